# One command each: setup, play, test, lint, bench. Everything lives inside this folder.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play test lint strength bench load clean

setup: .venv/installed
	@$(BIN)/malecon warm

.venv/installed: pyproject.toml
	@echo "Setting up Python in .venv ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --upgrade pip
	@$(BIN)/python -m pip install --disable-pip-version-check --progress-bar on -e ".[serve,arena,envs,dev]"
	@touch $@

play: setup
	@$(BIN)/malecon play

lint: .venv/installed
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy
	$(BIN)/lint-imports

# The rules are tested three times: compiled, compiled with bounds checks, and (the scenarios) not compiled at all.
test: setup lint
	$(BIN)/pytest -n 2 --dist loadfile
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 --dist loadfile tests/rulebook tests/titles
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 --dist loadfile tests/rulebook -m "not long"

strength: setup
	$(BIN)/python -m malecon.arena.strength

bench: setup
	$(BIN)/malecon bench

load: setup
	$(BIN)/python tests/load.py

clean:
	rm -rf .venv .cache
