# One command each: setup, play, test, lint, bench. Everything lives inside this folder.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup warm play dist extras page site page-types quick test test-page lint lint-python lint-page format \
	accept-pictures test-gpu test-ptx bench load soak fuzz strength clean

COMPILED := $(shell find src/malecon/core src/malecon/titles src/malecon/bots -name '*.py' -o -name '*.toml' -o -name '*.npz' -o -name '*.ftl')
PAGE := $(shell find page/src page/public page/scripts -type f -not -path '*/built/*') $(shell find src/malecon -name '*.ftl') page/index.html page/vite.config.ts

# One game is compiled here, so that a first evening starts at once; the page compiles the others in the background.
setup: .venv/installed page
	@$(BIN)/python -m malecon.cli.first_start puerto_rico
	@echo "Ready. The other games are compiled in the background when the page starts; make warm compiles them now."

# Everything that is ever compiled, all games side by side; what is compiled already is only loaded.
warm: setup
	@$(BIN)/malecon warm

.venv/installed: pyproject.toml
	@echo "Setting up Python in .venv ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --upgrade pip
	@$(BIN)/python -m pip install --disable-pip-version-check --progress-bar on -e ".[serve,arena,envs,spiel,dev]"
	@touch $@

page: page/dist/index.html

page/node_modules/installed: page/package-lock.json
	@echo "Setting up the page's tools in page/node_modules ..."
	@cd page && npm install --no-save --no-audit --no-fund
	@touch $@

# The rules and bots of every title as WebAssembly. Titles whose sources did not change are left alone.
page/src/engine/built/made: .venv/installed page/node_modules/installed src/malecon/cli/engine.py $(COMPILED)
	@echo "Compiling the engine for the browser ..."
	@$(BIN)/python -m malecon.cli.engine $(@D)
	@touch $@

page/dist/index.html: page/node_modules/installed page/src/engine/built/made $(PAGE)
	@echo "Building the page ..."
	@cd page && npm run --silent build

# The page without a server: a folder of plain files for any static host, see docs/browser.md.
site: page/node_modules/installed page/src/engine/built/made
	@echo "Building page/site ..."
	@cd page && npm run --silent site

# The page's types come from the server's contract: run it after the contract has changed.
page-types: .venv/installed page/node_modules/installed
	$(BIN)/malecon openapi > page/src/api/openapi.json
	cd page && npm run --silent types

play: setup
	@$(BIN)/malecon serve

# The packages that people install, in dist/: the wheel holds the page, the browser's engine and the networks.
dist: setup
	rm -rf build dist src/malecon.egg-info
	$(BIN)/python -m build --no-isolation --outdir dist

# Whether all extras can be installed together; needs the package index.
extras: .venv/installed
	$(BIN)/python -m pip install --disable-pip-version-check --quiet --dry-run --ignore-installed ".[serve,arena,envs,spiel,learn,cuda]"
	@echo "All extras resolve together."

# Python and the page side by side: each takes one core.
lint: .venv/installed page/node_modules/installed
	@$(MAKE) --no-print-directory -j 2 -O lint-python lint-page

lint-python:
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-page:
	cd page && npm run --silent check
	cd page && npm run --silent lint
	cd page && npm run --silent unit

# Python by ruff, the page by prettier.
format: .venv/installed page/node_modules/installed
	$(BIN)/ruff format src tests
	cd page && npm run --silent format

# The pictures that tests/page/pictures.test.mjs compares with, drawn anew. Look at them before you commit them.
accept-pictures: warm
	MALECON_ACCEPT=1 node --test --test-concurrency=1 tests/page/pictures.test.mjs

# The inner loop: linters of the Python side, the core, one title's rulebook.
TITLE ?= puerto_rico
quick: .venv/installed
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 --dist loadfile tests/core tests/rulebook/test_$(TITLE)_*.py

# The rules are tested three times: compiled, compiled with bounds checks, and a part not compiled at all. The browser's
# tests run after the others: each needs a server and a browser, and waits more than it works.
test: warm site lint
	$(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder -m "not browser" --durations=15
	$(BIN)/pytest -n 2 -m browser tests/page tests/engine --durations=15
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 --dist loadfile tests/rulebook tests/recorded tests/titles/test_conformance.py
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest tests/rulebook/test_puerto_rico_storage.py tests/rulebook/test_puerto_rico_captain.py

# Only the page, in a real browser; its screenshots lie in .cache/shots.
test-page: warm site
	$(BIN)/pytest tests/page

# For owners of an NVIDIA card: every title on the card against the CPU, byte by byte, and its speed.
test-gpu: warm
	$(BIN)/python -m pip install --disable-pip-version-check --quiet -e ".[cuda]"
	$(BIN)/python bench/gpu_check.py .cache/gpu

# Without a card: whether every title still compiles for one.
test-ptx: .venv/installed
	$(BIN)/python -m pip install --disable-pip-version-check --quiet -e ".[cuda]"
	$(BIN)/pytest tests/core/test_targets.py -k graphics_card

bench: warm
	$(BIN)/malecon bench

# What a server carries on this machine.
load: warm
	$(BIN)/python tests/load.py

# A million random games of each title, every invariant and every array bound checked; about an hour.
soak: setup
	NUMBA_BOUNDSCHECK=1 $(BIN)/malecon soak

# What seats may not know, sought in all that the server tells them, through an hour of play at the usual pace.
fuzz: warm
	MALECON_FUZZ=40 $(BIN)/pytest tests/web/test_secrets.py

# The bots against each other; hours, resumable.
strength: warm
	$(BIN)/python -m malecon.arena.strength

clean:
	rm -rf .venv .cache page/node_modules page/dist page/site page/build page/src/engine/built
