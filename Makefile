# Two commands on a fresh machine: `make play` and `make test`. The rest is for those who build.
PY ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
UV := .boot/bin/uv
BIN := .venv/bin
# Two at once, each with whole files, so that what a file starts is started once; tests/conftest.py has the order.
TOGETHER := -n 2 --dist loadfile --no-loadscope-reorder
# The longest first.
CHECKS := mypy web/node_modules/.checked contracts ruff
export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play terminal ready test quick setup system browser kernels web screens check ruff mypy contracts unit docs plain cover covered-core covered-plain golden problems playthroughs layout types signature protocol tables lessons bench strength endings soak wheel lock clean

play: ready
	@$(BIN)/ziggurat serve --open

terminal: ready
	@$(BIN)/ziggurat play $(GAME)

# Who types this while somebody else sets up in the same folder waits for it.
ready:
	@test -n "$(PY)" || { echo "Ziggurat needs Python 3.11 or newer, and none was found."; exit 1; }
	@$(PY) deploy/alone.py .setting-up $(MAKE) -s .venv/.play

test: system setup check cover

# While you work: all of it that takes no time and starts no server, browser, database or pool, on the
# smallest samples.
quick: setup
	@$(MAKE) --no-print-directory -j 2 --output-sync $(CHECKS) web/node_modules/.tested kernels
	ZIGGURAT_QUICK=1 $(BIN)/python -m pytest -q $(TOGETHER) -m 'not slow'

setup: .venv/.stamp

$(UV):
	@echo "Setting up in .venv (once)…"
	@$(PY) -m venv .boot || { echo "Python cannot make environments here: install its venv package (Debian: python3-venv)."; exit 1; }
	@.boot/bin/python -m pip -q install 'uv==0.13.7'

# What playing needs, in the very versions that were tested; it takes nothing away that tests brought.
.venv/.play: play.lock pyproject.toml | $(UV)
	@$(UV) venv -q --allow-existing --python $(PY) .venv
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r play.lock
	@$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

.venv/.stamp: requirements.lock .venv/.play
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements.lock
	@touch $@

# What only the tests of learning need. A lock for every system would have to name torch for graphic
# cards; its build for processors alone is found by pip where it is at hand, else by uv at its makers'.
TORCH := 2.13.0
.venv/.learning: .venv/.stamp
	@$(BIN)/python -c 'import torch' 2>/dev/null \
	|| .boot/bin/python -m pip --python $(BIN)/python -q install 'torch==$(TORCH)+cpu' 2>/dev/null \
	|| $(UV) pip install -q --python $(BIN)/python --torch-backend cpu 'torch==$(TORCH)'
	@$(UV) pip install -q --python $(BIN)/python 'stable-baselines3==2.9.2' 'sb3-contrib==2.9.2'
	@touch $@

BROWSER := command -v chromium-headless-shell >/dev/null
# What the tests need beside Python: a C compiler for the yardstick of the benchmark, PostgreSQL and
# Redis for the server, openssl for a certificate, a browser for the page, curl for the documentation, and
# the shells whose completion is tried.
system: browser
	@missing=""; command -v cc >/dev/null || missing="gcc libc6-dev"; \
	command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$$missing postgresql"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	command -v openssl >/dev/null || missing="$$missing openssl"; \
	command -v curl >/dev/null || missing="$$missing curl"; \
	command -v zsh >/dev/null || missing="$$missing zsh"; \
	command -v fish >/dev/null || missing="$$missing fish"; \
	$(BROWSER) || command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
	|| command -v google-chrome >/dev/null || missing="$$missing chromium fonts-dejavu-core"; \
	test -z "$$missing" || { \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	then apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $$missing; \
	else echo "Please install these first (Debian packages): $$missing"; exit 1; fi; }

# Chromium without a window draws the same pages for half the work. Who has another one can do without it.
browser:
	@$(BROWSER) || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null \
	|| { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends \
	chromium-headless-shell fonts-dejavu-core; } || echo "There is no chromium-headless-shell here: the tests of the page take longer."

# Everything at once that two cores can do; each says what it has to say in one piece.
check: setup
	@$(MAKE) --no-print-directory -j 2 --output-sync $(CHECKS)

ruff: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

mypy: setup
	$(BIN)/mypy

contracts: setup
	$(BIN)/python tests/contracts.py

# The page's own tools, by the Node of the environment.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
web/node_modules/.stamp: web/package-lock.json | .venv/.stamp
	$(NPM) ci --no-audit --no-fund
	@touch $@

# Format, lint and types of the page, again when something in its folder has changed.
web/node_modules/.checked: $(addprefix web/node_modules/.checked-,format lint types)
	@touch $@

WEB := web/node_modules/.stamp $(shell find web -mindepth 1 -path web/node_modules -prune -o -print)
web/node_modules/.checked-format: $(WEB)
	$(NPM) run format:check
	@touch $@

web/node_modules/.checked-lint: $(WEB)
	$(NPM) run lint
	@touch $@

web/node_modules/.checked-types: $(WEB)
	$(NPM) run check
	@touch $@

# What the page computes by itself, likewise.
web/node_modules/.tested: $(WEB)
	$(NPM) test
	@touch $@

# All that is compiled for playing, with all cores, so that no test waits for it or compiles it twice.
kernels: setup
	@$(BIN)/ziggurat compile

unit: setup .venv/.learning kernels
	$(BIN)/python -m pytest -q $(TOGETHER)

# Every command of the pages; those that are not run are listed, with the reason.
docs: system setup
	$(BIN)/python -m pytest -q $(TOGETHER) tests/docs

plain: setup .venv/.learning
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q $(TOGETHER)

# The page, from its sources into the files the server serves; these are kept in the repository.
web: setup web/node_modules/.stamp
	$(NPM) run build

# The pictures in docs/screens, taken from a real server in a real browser.
screens: system setup
	PYTHONPATH=tests $(BIN)/python tests/page/write_screens.py

# The suite compiled and, where rules are at work in the process that tests them, un-jitted; together they must
# reach every line of the rules. Compiled code is invisible to coverage, so that only the tests of core are
# watched in that run. What is done once, compiled: see CONTRIBUTING.md.
ONCE := server page pool docs
cover: setup .venv/.learning unit
	$(BIN)/coverage erase
	@$(MAKE) --no-print-directory -j 2 covered-core covered-plain
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --fail-under=100 --skip-covered --show-missing

covered-core: setup
	$(BIN)/coverage run -m pytest -q tests/core

covered-plain: setup
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q $(TOGETHER) -m 'not slow' $(ONCE:%=--ignore=tests/%)

# Games of OpenSpiel, move by move, that the tests compare with.
playthroughs: setup
	$(BIN)/python tests/playthroughs/write.py

# The page about observations and actions, from the games themselves.
layout: setup
	PYTHONPATH=tests $(BIN)/python tests/research/write_layout.py

# The types of all records, from the records themselves.
types: setup
	PYTHONPATH=tests $(BIN)/python tests/records/write.py

golden: setup
	$(BIN)/python tests/golden/write.py

# What the bots do in positions that a strong player judges at once (docs/bots.md).
problems: setup
	PYTHONPATH=tests $(BIN)/python tests/play/report.py

signature: setup
	@$(BIN)/ziggurat signature

# The page about the wire and the types of the page, from the server's own messages and the games' own shapes.
protocol: setup
	$(BIN)/python tests/server/write_protocol.py

# The tables of a new SQLite database, from the migrations.
tables: setup
	PYTHONPATH=tests $(BIN)/python tests/server/write_tables.py

# The lessons of the page, played by the rules from the scripts in tests/lessons.
lessons: setup
	$(BIN)/python tests/lessons/write.py
	PYTHONPATH=tests $(BIN)/python tests/lessons/draw.py

bench: setup
	@$(BIN)/python bench/first_start.py
	@$(BIN)/python bench/changeover.py
	@$(BIN)/python bench/compile_times.py
	@$(BIN)/python bench/bench_tigris.py
	@$(BIN)/python bench/bench_china_roads.py
	@$(BIN)/ziggurat bench china --seats 4
	@$(BIN)/ziggurat bench research
	@$(BIN)/python bench/load.py
	@$(BIN)/python bench/load.py --scale
	@$(BIN)/python bench/load.py --hold
	@$(BIN)/python bench/kings.py
	@$(BIN)/python bench/page_frames.py
	@$(BIN)/python bench/page_load.py
	@$(BIN)/python bench/cluster.py

# How strong the bots are: hours of matches, and the table in docs/bots.md.
strength: setup
	@$(BIN)/python bench/strength.py

# That all games of all levels end by the rules: hours of games, and a table.
endings: setup
	@$(BIN)/python bench/endings.py --workers 2

# What `make test` does a little of, at length, in pieces under an hour: whole samples wherever a test has
# a smaller one (tests/sizes.py), such as 50 kills on each database, 1,500 power cuts, 100,000 bad messages,
# 5,000 positions of each game; 40 tables through a change of servers; a wheel compiled from nothing in an
# environment where everything is downloaded.
soak: system setup .venv/.learning kernels
	ZIGGURAT_SOAK=1 $(BIN)/python -m pytest -q $$(grep -rl --include='test_*.py' 'from sizes import' tests)
	ZIGGURAT_SOAK=1 ZIGGURAT_TABLES=40 $(BIN)/python -m pytest -q tests/server/test_changeover.py
	ZIGGURAT_FRESH=1 $(BIN)/python -m pytest -q tests/wheels

# Two wheels in dist: one for every machine, and one with compiled kernels for machines like this one.
wheel: setup
	rm -rf dist
	$(BIN)/python -m hatchling build -t wheel
	@echo "The rules and bots are compiled, all of them: this takes some minutes…"
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(BIN)/python -m hatchling build -t wheel

lock: $(UV)
	$(UV) pip compile -q pyproject.toml --extra dev --extra postgres --extra ray --extra redis --extra research --universal --generate-hashes --no-header --no-emit-index-url -o requirements.lock
	printf 'hatchling\neditables\n' | $(UV) pip compile -q pyproject.toml - --constraint requirements.lock --universal --generate-hashes --no-header --no-emit-index-url -o play.lock

clean:
	rm -rf dist .venv .boot .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage*
