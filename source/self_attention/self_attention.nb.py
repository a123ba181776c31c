# ---
# jupyter:
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Self-attention with trainable weights
#
# To guess the next token, a language model has to let each token look at the others and take what it needs from
# them. In the simplified attention that you know so far, *how much* it takes was fixed by how alike two embeddings
# happen to be. Nothing in it could learn.
#
# This notebook adds the one missing ingredient: three matrices of **trainable weights**, so that the model
# itself learns which likenesses matter. The result is called **scaled dot-product attention**, and it is what
# every layer of a GPT runs:
#
# $$\mathrm{attention}(Q, K, V) = \mathrm{softmax}\!\left(\frac{Q K^\top}{\sqrt{d_k}}\right) V$$
#
# You will build it from four small functions, each of them one step of this formula, and then pack it into a class,
# twice.
#
# **How to work.** Run the cells from top to bottom. Where a cell says `YOUR CODE HERE`, put your answer in place of
# that line and the `raise` under it. The cell below checks the answer, as often as you like; when your work is
# graded, other numbers and sizes are tried as well. Cells of your own are welcome anywhere.
#
# | part | points |
# |---|---|
# | 1 queries, keys, values | 3 |
# | 2 scores | 3 |
# | 3 scaled weights | 4 |
# | 4 the context vector | 3 |
# | 5 a compact class | 6 |
# | 6 the same class with `nn.Linear` | 6 |
# | 7 in your own words (read by a person) | 5 |

# %% [markdown]
# ## 0 Setup
#
# Six tokens, *Your journey starts with one step*, each embedded as a row of three numbers. Most of the time we
# follow the second one, $x^{(2)}$, "journey".

# %% nbgrader={"grade": false, "grade_id": "setup", "locked": true, "schema_version": 3, "solution": false, "task": false}
import torch
import torch.nn as nn

try:
    from selfcheck import check
except ModuleNotFoundError as missing:
    print(
        f"Answers cannot be checked yet ({missing}): put selfcheck.py from the assignment's folder beside this"
        " notebook (in Colab: the folder icon on the left, then upload) and run this cell again."
    )

    def check(exercise=None):
        print("Nothing was checked: selfcheck.py is missing, see the first code cell.")
        return 0  # the points


inputs = torch.tensor(
    [
        [0.43, 0.15, 0.89],  # Your     (x^1)
        [0.55, 0.87, 0.66],  # journey  (x^2)
        [0.57, 0.85, 0.64],  # starts   (x^3)
        [0.22, 0.58, 0.33],  # with     (x^4)
        [0.77, 0.25, 0.10],  # one      (x^5)
        [0.05, 0.80, 0.55],  # step     (x^6)
    ]
)  # (T, d_in): T = 6 tokens

x_2 = inputs[1]  # (d_in,) the token that we follow
d_in = inputs.shape[1]  # 3, the width of an embedding
d_out = 2  # the width of queries, keys and values

# %% tags=["figure"] jupyter={"source_hidden": true} nbgrader={"grade": false, "grade_id": "figures", "locked": true, "schema_version": 3, "solution": false, "task": false}
# How the three pictures of this notebook are shown: with a slider where a live kernel and ipywidgets are there,
# as a row of still pictures where only matplotlib is, else in words. You need not read this.
import base64
import io
import logging

logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it would announce that it builds its font cache
try:
    from matplotlib.figure import Figure
except Exception:  # missing, or broken: a picture is never worth an error
    Figure = None
try:
    import ipywidgets
except Exception:
    ipywidgets = None
from IPython import get_ipython
from IPython.display import display

words = ["Your", "journey", "starts", "with", "one", "step"]


def picture(draw, steps, width):
    """A PNG of the steps side by side; draw(axes, step) draws one of them."""
    figure = Figure(figsize=(width * len(steps), 3.2), layout="constrained")
    for axes, step in zip(figure.subplots(1, len(steps), squeeze=False)[0], steps):
        draw(axes, step)
    file = io.BytesIO()
    figure.savefig(file, format="png", dpi=100, facecolor="white")
    return base64.b64encode(file.getvalue()).decode()


def show(draw, say, steps, stills, start=None, width=4.4):
    """Show what draw(axes, step) draws and say(step) says: the stills side by side, or every step with a slider."""
    text = "\n\n".join(say(step) for step in stills)
    if Figure is None or not hasattr(get_ipython(), "kernel"):
        print(text)
        return
    output = {"text/plain": text, "image/png": picture(draw, stills, width)}
    if ipywidgets is not None and len(steps) > 1:
        slider = ipywidgets.SelectionSlider(
            options=[(say(step).splitlines()[0], step) for step in steps], value=start or steps[0],
            layout={"width": "95%"},
        )
        view = ipywidgets.HTML()

        def redraw(_):
            alt = say(slider.value).replace('"', "&quot;")
            view.value = f'<img alt="{alt}" src="data:image/png;base64,{picture(draw, [slider.value], 6)}">'

        slider.observe(redraw, "value")
        redraw(None)
        box = ipywidgets.VBox([slider, view])
        output["application/vnd.jupyter.widget-view+json"] = {
            "version_major": 2, "version_minor": 0, "model_id": box.model_id,
        }
    display(output, raw=True, metadata={"image/png": {"alt": text}})


# %% [markdown]
# ## 1 Queries, keys, values
#
# Each token now plays three roles, and each role has a matrix of its own:
#
# - the **query**: what is this token looking for?
# - the **key**: what can it be found by?
# - the **value**: what does it hand over when it is found?
#
# A matrix *projects* the embedded token $x^{(i)}$, a row, into a role:
#
# $$q^{(i)} = x^{(i)} W_q \qquad k^{(i)} = x^{(i)} W_k \qquad v^{(i)} = x^{(i)} W_v$$
#
# In GPT-like models the output is usually as wide as the input. Here `d_in = 3` and `d_out = 2` differ on
# purpose: the shape tells you at any time what went through a matrix and what did not.
#
# These are the weights of our example, drawn at random from a fixed seed. Nothing is trained in the next pages,
# so they ask for no gradient.

# %% nbgrader={"grade": false, "grade_id": "given_weights", "locked": true, "schema_version": 3, "solution": false, "task": false}
torch.manual_seed(123)
W_query = nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)  # (d_in, d_out)
W_key = nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)
W_value = nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)

# %% [markdown]
# What a projection does, number by number: a row of $X$ meets a column of $W$, the products are added up, and the
# result is one entry of $XW$. (Shown to one decimal, computed in full.)

# %% tags=["figure"] jupyter={"source_hidden": true} nbgrader={"grade": false, "grade_id": "figure_projection", "locked": true, "schema_version": 3, "solution": false, "task": false}
def figure_projection():
    matrices = {"W_query": ("queries", W_query), "W_key": ("keys", W_key), "W_value": ("values", W_value)}
    every_step = [(name, row, column) for name in matrices for row in range(6) for column in range(2)]

    def entry(name, row, column):
        return sum(float(a * b) for a, b in zip(inputs[row], matrices[name][1][:, column]))

    def say_projection(step):
        name, row, column = step
        terms = zip(inputs[row], matrices[name][1][:, column])
        return (
            f"{words[row]} · column {column + 1} of {name}\n"
            + " + ".join(f"{float(a):.1f}·{float(b):.1f}" for a, b in terms)
            + f" ≈ {entry(name, row, column):.1f}: row {row + 1}, column {column + 1} of the {matrices[name][0]}"
        )

    def draw_projection(axes, step):
        name, row, column = step
        role, W = matrices[name]
        seen = every_step.index(step)
        tables = [
            ("inputs", 0, [[f"{v:.1f}" for v in line] for line in inputs.tolist()], lambda r, c: r == row),
            (name, 4, [[f"{v:.1f}" for v in line] for line in W.tolist()], lambda r, c: c == column),
            (
                role,
                7,
                [[f"{entry(name, r, c):.1f}" if every_step.index((name, r, c)) <= seen else "" for c in (0, 1)] for r in range(6)],
                lambda r, c: (r, c) == (row, column),
            ),
        ]
        for title, left, table, lit in tables:
            axes.text(left + len(table[0]) / 2 - 0.5, -1, title, ha="center", va="center", weight="bold")
            for r, line in enumerate(table):
                for c, number in enumerate(line):
                    axes.text(
                        left + c, r, number, ha="center", va="center",
                        bbox={"boxstyle": "square,pad=0.35", "facecolor": "#ffd24d" if lit(r, c) else "#f2f2f2", "edgecolor": "#999999"},
                    )
        for r, word in enumerate(words):
            axes.text(-0.7, r, word, ha="right", va="center", weight="bold" if r == row else "normal")
        for left, sign in ((3, "·"), (6, "=")):
            axes.text(left, 1, sign, ha="center", va="center", fontsize=16)
        axes.set_xlim(-2.6, 8.7)
        axes.set_ylim(6.9, -1.6)
        axes.axis("off")
        axes.text(3, 6.4, say_projection(step).splitlines()[1].split(":")[0], ha="center", va="center")

    show(draw_projection, say_projection, every_step, [(name, 1, 0) for name in matrices])


figure_projection()

# %% [markdown]
# ### Your turn: `project`
#
# Write the three projections. The same code serves one token, $x$ of shape `(d_in,)`, and all of them at once,
# `(T, d_in)`.

# %% nbgrader={"grade": false, "grade_id": "project", "locked": false, "schema_version": 3, "solution": true, "task": false}
def project(x, W_query, W_key, W_value):
    """Project tokens into their three roles.

    x                                    # (d_in,) one token, or (T, d_in) all of them
    each weight matrix                   # (d_in, d_out)
    Returns the query, the key and the value of each token, in this order:
    three tensors                        # each (d_out,) or (T, d_out)
    """
    ### BEGIN SOLUTION
    queries = x @ W_query
    keys = x @ W_key
    values = x @ W_value
    return queries, keys, values
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "check_project", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
check("project")

# %% [markdown]
# For "journey" the query should be `[0.4306, 1.4551]`.
#
# We are after one context vector only, $z^{(2)}$, so one query will do. But that query is held against *every*
# token and collects from every token, so the keys and values of all six are needed: one product gives them all.

# %% nbgrader={"grade": false, "grade_id": "demo_project", "locked": true, "schema_version": 3, "solution": false, "task": false}
query_2, key_2, value_2 = project(x_2, W_query, W_key, W_value)  # each (d_out,)
print(query_2)

queries, keys, values = project(inputs, W_query, W_key, W_value)  # each (T, d_out)
print("keys.shape:", keys.shape)

# %% [markdown]
# ## 2 Scores
#
# How much should token 2 attend to token $j$? The **attention score** is the dot product of the one's query and the
# other's key. It is large where what is looked for and what is offered point the same way:
#
# $$\omega_{2j} = q^{(2)} \cdot k^{(j)}$$
#
# With the keys as rows of a matrix $K$, one product gives the scores of a query against all of them; with the
# queries as rows of $Q$ it gives the whole table: **row $i$ belongs to query $i$, column $j$ to key $j$**. Mind
# the shapes: `T` queries and `S` keys, `(T, d_k)` and `(S, d_k)`, should become `(T, S)`. (In self-attention `S`
# and `T` are the same tokens; the function does not need to know.)
#
# ### Your turn: `attention_scores`
#
# Plain dot products; the scaling comes in the next step.

# %% nbgrader={"grade": false, "grade_id": "attention_scores", "locked": false, "schema_version": 3, "solution": true, "task": false}
def attention_scores(queries, keys):
    """Dot product of each query with each key, not scaled.

    queries                              # (d_k,) one query, or (T, d_k)
    keys                                 # (S, d_k)
    Returns the scores                   # (S,) or (T, S): row = query, column = key
    """
    ### BEGIN SOLUTION
    return queries @ keys.T
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "check_attention_scores", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
check("attention_scores")

# %% [markdown]
# "journey" against itself, $\omega_{22} = q^{(2)} \cdot k^{(2)}$, should be `1.8524`, and its whole row
# `[1.2705, 1.8524, 1.8111, 1.0795, 0.5577, 1.5440]`.

# %% nbgrader={"grade": false, "grade_id": "demo_attention_scores", "locked": true, "schema_version": 3, "solution": false, "task": false}
query_2, _, _ = project(x_2, W_query, W_key, W_value)  # (d_k,)
_, keys, values = project(inputs, W_query, W_key, W_value)  # (T, d_k)

attn_scores_2 = attention_scores(query_2, keys)  # (T,)
print(attn_scores_2[1])
print(attn_scores_2)

# %% [markdown]
# ## 3 From scores to scaled weights
#
# Scores can be any numbers. To *mix* tokens we need weights: positive, and 1 in total. Softmax makes them,
# after each score has been divided by $\sqrt{d_k}$, the square root of the width of a key:
#
# $$\alpha_{2j} = \mathrm{softmax}\!\left(\frac{\omega_{2j}}{\sqrt{d_k}}\right)
# = \frac{e^{\,\omega_{2j}/\sqrt{d_k}}}{\sum_{s} e^{\,\omega_{2s}/\sqrt{d_k}}}$$
#
# The division is what *scaled* stands for in scaled dot-product attention. A dot product adds up $d_k$ terms,
# so its typical size grows with the width of the keys, like $\sqrt{d_k}$. Keys are often a hundred numbers wide
# or more. Scores that large push softmax to where it is flat, and a flat function lets hardly any gradient
# through: it *vanishes*, and training stops. Dividing by $\sqrt{d_k}$ keeps the scores in the same range
# whatever the width.
#
# ### Your turn: `scaled_softmax`
#
# In a table of scores each *row* belongs to one query, so each row must sum to 1. PyTorch has a softmax that is
# safe with large numbers.

# %% nbgrader={"grade": false, "grade_id": "scaled_softmax", "locked": false, "schema_version": 3, "solution": true, "task": false}
def scaled_softmax(scores, d_k):
    """Attention weights: softmax of the scores over the square root of d_k, along the last axis.

    scores                               # (S,) or (T, S)
    d_k                                  # a number: the width of a key
    Returns the weights                  # same shape; each row sums to 1
    """
    ### BEGIN SOLUTION
    return torch.softmax(scores / d_k**0.5, dim=-1)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "check_scaled_softmax", "locked": true, "points": 4, "schema_version": 3, "solution": false, "task": false}
check("scaled_softmax")

# %% [markdown]
# Here $d_k = 2$, and the weights of "journey" should be `[0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820]`.

# %% nbgrader={"grade": false, "grade_id": "demo_scaled_softmax", "locked": true, "schema_version": 3, "solution": false, "task": false}
query_2, _, _ = project(x_2, W_query, W_key, W_value)  # (d_k,)
_, keys, values = project(inputs, W_query, W_key, W_value)  # (T, d_k)

d_k = len(query_2)  # a key is as wide as a query
attn_weights_2 = scaled_softmax(attention_scores(query_2, keys), d_k)  # (T,)
print(attn_weights_2)

# %% [markdown]
# **Feel the effect yourself.** The slider divides the same six scores by a number $T$ of your choice, the
# *temperature*.
#
# - **Small $T$**: one bar takes everything, softmax has become a step function. This is what large, unscaled
#   dot products do. The slope of softmax, $\alpha(1-\alpha)$, is almost zero there: moving a score changes
#   nothing, so no gradient comes back and nothing is learned.
# - **Large $T$**: all bars are equal, whatever the scores say. Too much scaling leaves no signal, and each
#   score's gradient is divided by $T$ as well.
# - **$T = \sqrt{d_k}$** sits in the healthy middle: the bars differ, and all of them can still move.

# %% tags=["figure"] jupyter={"source_hidden": true} nbgrader={"grade": false, "grade_id": "figure_temperature", "locked": true, "schema_version": 3, "solution": false, "task": false}
def figure_temperature():
    query_and_keys = project(x_2, W_query, W_key, W_value)[0], project(inputs, W_query, W_key, W_value)[1]
    root = query_and_keys[1].shape[-1] ** 0.5
    temperatures = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, root, 2.0, 5.0, 10.0, 20.0, 50.0]

    def bars(T):
        return scaled_softmax(attention_scores(*query_and_keys), T * T).tolist()  # divides by T, the root of T · T

    def say_temperature(T):
        weights = bars(T)
        tallest = max(weights)
        return (
            f"T = {T:.2f}{' = √d_k' if T == root else ''}\n"
            + ", ".join(f"{word} {weight:.2f}" for word, weight in zip(words, weights))
            + f"; slope of softmax at the tallest bar: {tallest * (1 - tallest):.2f}"
        )

    def draw_temperature(axes, T):
        weights = bars(T)
        axes.bar(words, weights, color="#0072b2" if T == root else "#999999")
        for position, weight in enumerate(weights):
            axes.text(position, weight + 0.02, f"{weight:.2f}", ha="center", fontsize=9)
        axes.set_ylim(0, 1.12)
        axes.set_title(say_temperature(T).splitlines()[0] + (" (attention)" if T == root else ""))
        axes.set_xlabel(say_temperature(T).split("; ")[1])
        axes.set_ylabel("weight")

    show(draw_temperature, say_temperature, temperatures, [0.01, root, 50.0], start=root)


figure_temperature()

# %% [markdown]
# All six queries at once give a table of weights. Read it row by row: where does each word look?

# %% tags=["figure"] jupyter={"source_hidden": true} nbgrader={"grade": false, "grade_id": "figure_weights", "locked": true, "schema_version": 3, "solution": false, "task": false}
def figure_weights():
    all_queries, all_keys, _ = project(inputs, W_query, W_key, W_value)
    table = scaled_softmax(attention_scores(all_queries, all_keys), all_keys.shape[-1]).tolist()

    def say_weights(_):
        head = "row = query, column = key".ljust(8) + "\n" + " " * 8 + "".join(word.rjust(8) for word in words)
        return "\n".join([head] + [w.ljust(8) + "".join(f"{v:8.2f}" for v in line) for w, line in zip(words, table)])

    def draw_weights(axes, _):
        axes.imshow(table, cmap="Blues", vmin=0, vmax=2 * max(map(max, table)))
        for r, line in enumerate(table):
            for c, weight in enumerate(line):
                axes.text(c, r, f"{weight:.2f}", ha="center", va="center")
        axes.set_xticks(range(6), words, fontsize=9)
        axes.set_yticks(range(6), words, fontsize=9)
        axes.set_xlabel("key: the token looked at")
        axes.set_ylabel("query: the token that looks")

    show(draw_weights, say_weights, [None], [None], width=5)


figure_weights()

# %% [markdown]
# ## 4 The context vector
#
# The last step is a mix, as it was before weights could be trained, except that now the **values** are mixed and
# no longer the raw inputs:
#
# $$z^{(2)} = \sum_{j=1}^{T} \alpha_{2j}\, v^{(j)}
# = 0.1500 \cdot v^{(1)} + 0.2264 \cdot v^{(2)} + \dots + 0.1820 \cdot v^{(6)}$$
#
# With the values as the rows of a matrix this weighted sum is, once more, a single product.
#
# ### Your turn: `context_vector`

# %% nbgrader={"grade": false, "grade_id": "context_vector", "locked": false, "schema_version": 3, "solution": true, "task": false}
def context_vector(weights, values):
    """Mix the values, each taken as much as its weight says.

    weights                              # (S,) of one query, or (T, S)
    values                               # (S, d_v)
    Returns the context                  # (d_v,) or (T, d_v)
    """
    ### BEGIN SOLUTION
    return weights @ values
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "check_context_vector", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
check("context_vector")

# %% [markdown]
# $z^{(2)}$ should be `[0.3061, 0.8210]`. It has two numbers, for it is made of values and `d_out = 2`; the
# inputs had three.

# %% nbgrader={"grade": false, "grade_id": "demo_context_vector", "locked": true, "schema_version": 3, "solution": false, "task": false}
query_2, _, _ = project(x_2, W_query, W_key, W_value)  # (d_k,)
_, keys, values = project(inputs, W_query, W_key, W_value)  # (T, d_k), (T, d_v)

attn_weights_2 = scaled_softmax(attention_scores(query_2, keys), keys.shape[-1])  # (T,)
context_vec_2 = context_vector(attn_weights_2, values)  # (d_v,)
print(context_vec_2)

# %% [markdown]
# ## 5 A compact class
#
# Now all of it in one PyTorch module, for all queries at once: `x` goes in, one context vector per token comes out.
#
# - The weights are created in `__init__` as `nn.Parameter`s. This is how PyTorch learns that they exist: it
#   hands them to optimizers, saves them, and moves them to the GPU.
# - Numbers out of `torch.rand` depend on the order in which they are drawn. Create `W_query`, `W_key` and
#   `W_value` in this order, so that a seed gives everybody the same weights.
# - `forward` uses its own `x` and its own weights and nothing else of this notebook. Then it works for any
#   number of tokens and any width.
#
# ### Your turn: `SelfAttention_v1`

# %% nbgrader={"grade": false, "grade_id": "SelfAttention_v1", "locked": false, "schema_version": 3, "solution": true, "task": false}
class SelfAttention_v1(nn.Module):
    """Scaled dot-product self-attention; its weights are plain parameters."""

    def __init__(self, d_in, d_out):
        """Create the parameters W_query, W_key and W_value, in this order, from torch.rand.

        each                             # (d_in, d_out)
        """
        ### BEGIN SOLUTION
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        ### END SOLUTION

    def forward(self, x):
        """The context vector of every token.

        x                                # (T, d_in)
        Returns                          # (T, d_out)
        """
        ### BEGIN SOLUTION
        queries = x @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        d_k = keys.shape[-1]
        scores = queries @ keys.T
        weights = torch.softmax(scores / d_k**0.5, dim=-1)
        return weights @ values
        ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "check_SelfAttention_v1", "locked": true, "points": 6, "schema_version": 3, "solution": false, "task": false}
check("SelfAttention_v1")

# %% [markdown]
# Seed 123 gives the class the weights that we used by hand. So `out[1]`, the row of the second token, should be the
# $z^{(2)}$ of section 4, `[0.3061, 0.8210]`, and the class has done the same for the other five. The `grad_fn` says
# that these weights, unlike those above, can be trained.

# %% nbgrader={"grade": false, "grade_id": "demo_SelfAttention_v1", "locked": true, "schema_version": 3, "solution": false, "task": false}
torch.manual_seed(123)
sa_v1 = SelfAttention_v1(d_in, d_out)
out = sa_v1(inputs)  # (T, d_out)
print(out)
print(out[1])

# %% [markdown]
# ## 6 The same class with `nn.Linear`
#
# A linear layer without a bias *is* a product with a weight matrix, so `nn.Linear(d_in, d_out, bias=False)`
# computes the same projections. What it does better is to **start**. `torch.rand` draws numbers between 0 and
# 1: all of them positive, so every projection is a sum that grows with `d_in`, and all queries and keys point
# into the same corner. `nn.Linear` draws symmetrically around zero, from a range that shrinks as `d_in` grows.
# Signs are mixed, sizes stay alike from layer to layer, and training is steadier and gets further.
#
# Models differ in whether these layers have a bias; that is what `qkv_bias` is for.
#
# ### Your turn: `SelfAttention_v2`

# %% nbgrader={"grade": false, "grade_id": "SelfAttention_v2", "locked": false, "schema_version": 3, "solution": true, "task": false}
class SelfAttention_v2(nn.Module):
    """Scaled dot-product self-attention; its weights are linear layers."""

    def __init__(self, d_in, d_out, qkv_bias=False):
        """Create the linear layers W_query, W_key and W_value, in this order.

        each                             # d_in numbers in, d_out numbers out; a bias only if qkv_bias is true
        """
        ### BEGIN SOLUTION
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        ### END SOLUTION

    def forward(self, x):
        """The context vector of every token.

        x                                # (T, d_in)
        Returns                          # (T, d_out)
        """
        ### BEGIN SOLUTION
        queries = self.W_query(x)
        keys = self.W_key(x)
        values = self.W_value(x)
        d_k = keys.shape[-1]
        scores = queries @ keys.T
        weights = torch.softmax(scores / d_k**0.5, dim=-1)
        return weights @ values
        ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "check_SelfAttention_v2", "locked": true, "points": 6, "schema_version": 3, "solution": false, "task": false}
check("SelfAttention_v2")

# %% [markdown]
# With seed 789 the first row should be `[-0.0739, 0.0713]` and the last `[-0.0754, 0.0693]`. These are not the
# numbers of `sa_v1`: the arithmetic is the same, the weights it starts from are not.

# %% nbgrader={"grade": false, "grade_id": "demo_SelfAttention_v2", "locked": true, "schema_version": 3, "solution": false, "task": false}
torch.manual_seed(789)
sa_v2 = SelfAttention_v2(d_in, d_out)
print(sa_v2(inputs))  # (T, d_out)

# %% [markdown]
# ## 7 In your own words
#
# **Why divide by $\sqrt{d_k}$?** Answer in three to six sentences: what happens to the scores when $d_k$ grows,
# what softmax then does to the weights, what that means for training, and why it is the square root and not
# $d_k$ itself. (5 points, read by a person.)

# %% [markdown] nbgrader={"grade": true, "grade_id": "why_scale", "locked": false, "points": 5, "schema_version": 3, "solution": true, "task": false}
# A score is a dot product, that is a sum of $d_k$ products. If the entries of queries and keys are independent
# with mean 0 and variance 1, each product has variance 1 and their sum has variance $d_k$: typical scores have
# size $\sqrt{d_k}$, so they grow with the width of the keys. Softmax of scores that lie far apart puts nearly
# all the weight on one token, like a step function. There its slope $\alpha(1-\alpha)$ is nearly zero, almost
# no gradient reaches the queries and keys, and they stop learning. Dividing by $\sqrt{d_k}$ brings the variance
# of the scores back to 1 whatever the width. Dividing by $d_k$ itself would overdo it: the scores would shrink
# like $1/\sqrt{d_k}$, all weights would become equal and the attention would carry no signal.

# %% [markdown]
# ## 8 Going further
#
# *Not graded; leave it if you like.* Both classes are the same function of their weights. Show it: copy the
# weights of a v2 module into a v1 module and get v2's outputs out of v1. Look at the shapes of the two first.
# `nn.Linear` keeps its matrix as `(d_out, d_in)` and computes $x W^\top$.

# %% nbgrader={"grade": false, "grade_id": "weight_transfer", "locked": false, "schema_version": 3, "solution": true, "task": false}
def weight_transfer(v2, v1):
    """Copy the three weight matrices of v2, a SelfAttention_v2, into v1, a SelfAttention_v1 of the same sizes."""
    ### BEGIN SOLUTION
    with torch.no_grad():
        v1.W_query.copy_(v2.W_query.weight.T)
        v1.W_key.copy_(v2.W_key.weight.T)
        v1.W_value.copy_(v2.W_value.weight.T)
    ### END SOLUTION


# %% nbgrader={"grade": false, "grade_id": "demo_weight_transfer", "locked": true, "schema_version": 3, "solution": false, "task": false}
try:
    v1, v2 = SelfAttention_v1(d_in, d_out), SelfAttention_v2(d_in, d_out)
    weight_transfer(v2, v1)
    print("v1 gives what v2 gives:", torch.allclose(v1(inputs), v2(inputs), atol=1e-6))
except NotImplementedError:
    print("Not tried yet, and that is fine: this part is not graded.")

# %% [markdown]
# ## Before you hand in
#
# Restart the kernel, run all cells, look at the summary below, save, hand in.

# %% nbgrader={"grade": false, "grade_id": "summary", "locked": true, "schema_version": 3, "solution": false, "task": false}
check()
