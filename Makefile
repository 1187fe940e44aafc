# Botyard. Plain `make` explains the commands.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/botyard/kernel src/botyard/games src/botyard/search -name "*.py")
PYODIDE := tools/pyodide/node_modules/.package-lock.json
BUILT := src/botyard/server/web/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src/botyard -name '*.ftl')

NEW_ENOUGH = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo "Botyard needs Python 3.11 or newer; set PYTHON=…" >&2; exit 1; }

.DEFAULT_GOAL := help
.PHONY: help setup web play check test test-fast test-pure mutants soak bench screenshots look lock clean system

help: ## explain the commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

setup: src/botyard/_build.json ## make .venv with everything in it and compile the engine

web: $(VENV)/.installed ## build the web app into the package
	@$(MAKE) --no-print-directory -j2 setup $(BUILT)

play: web ## play in the browser: prints the address; make play ARGS=--lan for phones and tablets
	@$(BIN)/botyard serve $(ARGS)

check: setup ## seconds: format, lint, types, import layers, spelling, fixtures
	@$(BIN)/python tools/check.py

test: system web $(PYODIDE) ## everything; ends with a line that counts the tests
	@$(BIN)/python tools/test.py

test-fast: setup ## what most changes need: checks, rules, tables, terminal; no servers, no browsers
	@$(BIN)/python tools/test.py --fast

test-pure: $(VENV)/.installed ## the engine's tests without compiled code
	@BOTYARD_PURE=1 $(BIN)/python -m pytest -n auto tests src

mutants: $(VENV)/.installed ## would a test notice? changes rules line by line; ARGS=src/botyard/games/… for other files
	@BOTYARD_PURE=1 $(BIN)/python tools/mutants.py $(ARGS)

soak: setup ## within an hour: all games at length
	@$(BIN)/python tools/soak.py

bench: setup $(VENV)/.installed ## one table: how fast, and against whom
	@$(BIN)/python bench/bench.py $(ARGS)

screenshots: setup ## take the pictures of README and docs anew
	@$(BIN)/python tools/web.py screenshots

look: setup ## pictures of every screen at every size, into build/look
	@$(BIN)/python tools/web.py look

lock: $(VENV)/.installed ## write the lock files anew
	@$(BIN)/python tools/lock.py

clean: ## remove everything that was built or installed
	rm -rf $(VENV) build dist web/node_modules tools/pyodide/node_modules src/botyard/server/web bench/peers/.venv bench/server/boardgame.io/node_modules bench/web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	rm -f src/botyard/_build.json

system:
	@$(NEW_ENOUGH)
	@PYTHON=$(PYTHON) tools/system-packages

$(VENV)/.installed: requirements.lock
	@$(NEW_ENOUGH)
	@echo "botyard: installing Python packages into $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

src/botyard/_build.json: $(VENV)/.installed setup.py pyproject.toml $(ENGINE)
	@echo "botyard: installing the engine (with a C compiler it is compiled: some minutes)"
	@$(BIN)/python tools/compile.py

$(PYODIDE): tools/pyodide/package-lock.json
	@npm ci --prefix tools/pyodide --silent

$(BUILT): $(WEB)
	@echo "botyard: building the web app"
	@$(BIN)/python tools/web.py build
