# Everything here makes .venv by itself, whenever it is missing or out of date.
ASSIGNMENT ?= self_attention
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PRACTICE := build/practice
export PATH := $(CURDIR)/$(BIN):$(PATH)
export JUPYTER_PLATFORM_DIRS := 1

.DEFAULT_GOAL := help
.PHONY: help grade practice test test-slow test-night verify release bench bench-peers lint clean

help:  ## what there is to do
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; say make … PYTHON=/path/to/python3")'
	@echo "Making $(VENV) with the packages that constraints.txt names. This takes a few minutes, once."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev,notebook]'
	@$(BIN)/python -m compileall -q autograder -x 'rubrics/.*/(mistakes|accepted)/'
	@touch $@

grade: $(STAMP)  ## grade submitted/, or a simulated practice class while it is empty
	@if [ -n "$$(ls submitted 2>/dev/null)" ]; then \
		$(BIN)/autograder grade $(ASSIGNMENT); \
	else \
		echo "submitted/ is empty, so a practice class is graded in $(PRACTICE)/."; \
		$(MAKE) --no-print-directory practice; \
	fi

practice: $(STAMP)  ## grade a simulated class of 24 in a course folder of its own
	@$(BIN)/autograder simulate $(ASSIGNMENT) --students 24 --into $(PRACTICE)
	@cd $(PRACTICE) && autograder grade $(ASSIGNMENT); status=$$?; \
		echo "All of it lies in $(PRACTICE)/. Your own class goes into submitted/; see docs/instructors.md."; exit $$status

test: $(STAMP)  ## the tests
	$(BIN)/pytest -m "not slow"

test-slow: $(STAMP)  ## the tests that take long
	$(BIN)/pytest -m "slow and not night"

test-night: $(STAMP)  ## of the slow ones, those that take many minutes: 20 seeds, stock nbgrader
	$(BIN)/pytest -m night

verify: $(STAMP)  ## prove key, release, accepted answers, mistakes, fresh files
	$(BIN)/autograder verify $(ASSIGNMENT) --junit build/verify.xml

release: $(STAMP)  ## build and prove assignments/ and solutions/ from source/
	$(BIN)/autograder release $(ASSIGNMENT)

bench: $(STAMP)  ## measure speed and memory against stock nbgrader
	$(BIN)/python bench/bench.py

bench-peers: $(STAMP)  ## the same for otter-grader, in an environment of its own
	$(BIN)/python bench/peers.py

lint: $(STAMP)  ## ruff, and the floors of the house
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

clean:  ## remove .venv and build/
	rm -rf $(VENV) build
