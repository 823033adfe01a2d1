# `make help` lists the targets. `make play` and `make test` need nothing but Python 3.11+ and make.

VENV := .venv
BIN := $(VENV)/bin
SETUP := $(VENV)/.installed
BUILT := $(VENV)/.compiled
SOURCES := $(shell find fondaco -type f -not -name '*.pyc' -not -path '*/vendor/*') \
	setup.py pyproject.toml package-lock.json tools/assets README.md LICENSE NOTICE
WORKERS ?= 2
KILLS ?= 300
GAME ?= norenberc
SEATS ?= 4

.DEFAULT_GOAL := help
.PHONY: help setup assets fields build play play-terminal test lint types browser test-interpreted test-compiled bench speed bench-search load ladder paint pictures check soak soak-kills soak-others lock wheel clean

help: ## Show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | while IFS="$$(printf '\t')" read -r name text; do printf '  make %-18s %s\n' "$$name" "$$text"; done

setup: $(SETUP) ## Create the virtual environment with the locked dependencies

$(SETUP): requirements.lock tools/prepare
	tools/prepare $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	@touch $@

assets: $(SETUP) ## Install the scripts and fonts of the web app (and Node.js, if it is missing)
	@$(BIN)/python tools/assets

fields: ## Generate copy_fields and numbers of each state from its declared fields
	@python3 tools/fields

build: $(BUILT) ## Compile the rules and install the package (interpreted if there is no C compiler)

$(BUILT): $(SETUP) $(SOURCES) | assets
	rm -rf build/lib* build/temp* build/bdist* build/dist
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir build/dist .
	$(BIN)/python -m pip install --quiet --no-deps --force-reinstall build/dist/fondaco-*.whl
	@$(BIN)/fondaco --version
	@touch $@

play: build ## Start the web app on this machine and open it in a browser
	@$(BIN)/fondaco serve --open

play-terminal: build ## Start a game against bots in the terminal (GAME=calimala for another than the first)
	@$(BIN)/fondaco play $(GAME) --seats $(SEATS) --bots journeyman

# The compiler uses one core only, so lint and types run beside it.
test: ## Lint, types and all tests in both modes
	@$(MAKE) --no-print-directory --jobs 2 lint types build browser
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled

lint: $(SETUP) ## Lint, and check the formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(SETUP) ## Check the types
	$(BIN)/mypy

browser: ## Install a Chromium for the tests, if it is missing
	@tools/browser >/dev/null

test-interpreted: $(BUILT) assets browser ## Run the tests on the sources
	PYTHONPATH=$(CURDIR) FONDACO_MODE=interpreted $(BIN)/pytest -q -n $(WORKERS) --dist worksteal

test-compiled: $(BUILT) assets browser ## Run the tests on the compiled package
	@if [ -z "$$CI" ] && $(BIN)/fondaco --version | grep -q interpreted; then \
		echo "fondaco: without a C compiler there is no compiled package to test"; \
	else \
		FONDACO_MODE=compiled $(BIN)/pytest -q -n $(WORKERS) --dist worksteal; \
	fi

bench: build ## Measure the speed beside Catanatron and write bench/results.json
	$(BIN)/python bench/peers.py

speed: build ## Measure every game beside another revision, by turns, and write bench/results.json (AGAINST=REVISION)
	$(BIN)/python bench/speed.py $(AGAINST)

bench-search: build ## Measure what a search gets done in a second and write bench/results.json
	$(BIN)/python bench/search.py

load: build ## Load test with 200 live tables, writes bench/results.json (AGAINST=REVISION: compare with it, in turns)
	$(BIN)/python bench/load.py $(if $(AGAINST),--against $(AGAINST))

ladder: build ## Play every level of bots against the one below, writes docs/ladder.md (GAMES=200 MINUTES=30 ONLY=calimala STOP=yes)
	$(BIN)/python bench/ladder.py $(if $(GAMES),--games $(GAMES)) $(if $(MINUTES),--minutes $(MINUTES)) $(addprefix --only ,$(ONLY)) $(if $(STOP),--stop)

paint: build browser ## Measure on a slow phone how soon a table is there and a click is answered, writes bench/results.json
	$(BIN)/python bench/paint.py

pictures: build browser ## Take pictures of every page at three sizes, light and dark, into build/pictures (DOCS=yes: the README's, too)
	$(BIN)/python tools/pictures $(if $(DOCS),--docs)

check: build ## Check 10,000 random games at each number of players
	$(BIN)/fondaco check norenberc --games 10000
	$(BIN)/fondaco check calimala --games 10000
	$(BIN)/fondaco check genoa --games 10000

# Kills wait for a server more than they compute, so everything else runs beside them. Each step saves its figures in
# build/soak, and the last one writes the table.
soak: build ## Long tests: leaks, kills, fuzzing, memory, screens, checks and load, in about an hour (KILLS=1000 for more kills)
	rm -rf build/soak
	$(BIN)/python -m pip install --quiet --require-hashes -r soak/requirements.lock
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=line soak-kills soak-others
	$(BIN)/python bench/load.py
	$(BIN)/python soak/figures.py

soak-kills: build ## The part of the soak that kills servers again and again
	FONDACO_KILLS=$(KILLS) $(BIN)/pytest -q -x soak/test_kill.py

# What fails fastest comes first.
soak-others: build ## All other parts of the soak but the load
	$(BIN)/pytest -q -x tests/web/test_postgres.py soak/test_ray.py
	$(BIN)/pytest -q -x -n 2 --dist loadfile $(addprefix soak/test_,fuzz.py memory.py)
	$(BIN)/pytest -q -x -s soak/test_worlds.py soak/test_search.py soak/test_screens.py
	$(BIN)/fondaco check norenberc --games 2000
	$(BIN)/fondaco check calimala --games 2000
	$(BIN)/fondaco check genoa --games 2000
	$(BIN)/fondaco arena norenberc --bots greedy,random,random,random --games 200
	$(BIN)/fondaco arena calimala --bots greedy,random,random --games 150
	$(BIN)/fondaco arena genoa --bots greedy,random,random --games 300

LOCK := pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links

lock: $(SETUP) ## Resolve the dependencies again and write the lock files
	$(BIN)/python -m pip install --quiet pip-tools
	$(BIN)/$(LOCK) --extra dev -o requirements.lock pyproject.toml
	$(BIN)/$(LOCK) -o soak/requirements.lock soak/requirements.in
	$(BIN)/$(LOCK) -o bench/requirements.lock bench/requirements.in
	$(BIN)/$(LOCK) -o tools/node.lock tools/node.in
	$(BIN)/python tools/assets --lock

wheel: build ## Build the wheel into build/dist
	@ls build/dist

clean: ## Remove everything that was built
	rm -rf build $(VENV) .bench-venv node_modules fondaco/web/static/vendor *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
