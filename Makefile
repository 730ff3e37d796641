# One command each: setup, play, test, lint, bench. Everything lives inside this folder.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play page page-types test test-page lint bench load soak fuzz strength clean

PAGE := $(shell find page/src page/public page/scripts -type f) $(shell find src/malecon -name '*.ftl') page/index.html page/vite.config.ts

setup: .venv/installed page
	@$(BIN)/malecon warm

.venv/installed: pyproject.toml
	@echo "Setting up Python in .venv ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --upgrade pip
	@$(BIN)/python -m pip install --disable-pip-version-check --progress-bar on -e ".[serve,arena,envs,dev]"
	@touch $@

page: page/dist/index.html

page/node_modules/installed: page/package-lock.json
	@echo "Setting up the page's tools in page/node_modules ..."
	@cd page && npm install --no-save --no-audit --no-fund
	@touch $@

page/dist/index.html: page/node_modules/installed $(PAGE)
	@echo "Building the page ..."
	@cd page && npm run --silent build

# The page's types come from the server's contract: run it after the contract has changed.
page-types: .venv/installed page/node_modules/installed
	$(BIN)/malecon openapi > page/src/api/openapi.json
	cd page && npm run --silent types

play: setup
	@$(BIN)/malecon serve

lint: .venv/installed page/node_modules/installed
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd page && npm run --silent check

# The rules are tested three times: compiled, compiled with bounds checks, and a part not compiled at all. The browser's
# tests run after the others, two at a time: each needs a server and a browser.
test: setup lint
	cd page && npm run --silent unit
	$(BIN)/pytest -n 2 --dist loadfile -m "not browser" --durations=10
	$(BIN)/pytest -n 2 -m browser tests/page --durations=10
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 --dist loadfile tests/rulebook tests/titles
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest tests/rulebook/test_puerto_rico_storage.py tests/rulebook/test_puerto_rico_captain.py

# Only the page, in a real browser; its screenshots lie in .cache/shots.
test-page: setup
	$(BIN)/pytest tests/page

bench: setup
	$(BIN)/malecon bench

# What a server carries on this machine.
load: setup
	$(BIN)/python tests/load.py

# A million random games of each title, every law and every array bound checked; about an hour.
soak: setup
	NUMBA_BOUNDSCHECK=1 $(BIN)/malecon soak

# What seats may not know, sought in all that the server tells them, through an hour of play at the usual pace.
fuzz: setup
	MALECON_FUZZ=40 $(BIN)/pytest tests/web/test_secrets.py

# The bots against each other; hours, resumable.
strength: setup
	$(BIN)/python -m malecon.arena.strength

clean:
	rm -rf .venv .cache page/node_modules page/dist
