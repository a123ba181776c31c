"""What a learning system hands out becomes nbgrader's `submitted/`, with an account of every entry.

In: zips, tars, folders or files, and perhaps a roster. Out: `submitted/<student>/<assignment>/` and a manifest. Of a
notebook's content it reads no more than what tells it from other files.

    run             one run of the command, step by step
    unpack          entries of folders, zips and tars, read safely; limits: how much they may hold
    inventory       every entry of the downloads, and copies of what may be work
    lms/            whose each file is: a file for each learning system; recognise: which system wrote a download
    identity        people as systems name them → students; roster: the CSV of the course
    attribution     every item → a student's attempt
    selection       which file of an attempt is the notebook
    store           submitted/, and what collect remembers of it
    delivery        the attempt that counts → submitted/
    manifest        the account; table: the same for the terminal
"""
