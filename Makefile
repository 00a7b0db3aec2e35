# Deadtown. Two commands are all that is needed: make play, make test.

VENV := .venv/bin
JOBS ?= 2
# Tests in a browser and of servers wait more than they work, so some more may run; and so may what is checked beside.
WORKERS ?= $(shell expr $(JOBS) + 2)
BESIDE ?= $(shell expr $(JOBS) + 1)
# What is said by one of several at a time is shown together, where make can.
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
AS_IT_COMES := $(if $(filter output-sync,$(.FEATURES)),--output-sync=none)
SEEDS ?= 2000
KILLS ?= 500
# So many seconds make test may take, on the busiest of machines.
LIMIT ?= 5400
PLAYERS ?= 2
PLAYOUTS ?= 30 100 300
# What takes hours may have an end, and may be done in pieces.
LONG = $(HOURS:%=--hours %) $(KEEP:%=--keep %)
# Compiled Python is kept even where it is not by default: tests start hundreds of processes, and each would compile anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play test test-times check lint check-python check-page conformance screenshots bench levels balance strength soak setup node
.PHONY: balance-report names trial page page-tests python-tests pytest packages clean

help:
	@echo "make play         open the tables, and the browser"
	@echo "make test         lint, types, conformance and all tests"
	@echo "make test-times   the 40 slowest tests of the last runs, and the time of each folder"
	@echo "make check        lint and types only"
	@echo "make page         the page for browsers, when it is not up to date"
	@echo "make screenshots  every screen of it, into screenshots/; ONLY=landing for some"
	@echo "make conformance  clauses of each rulebook without a test"
	@echo "make bench        speed, side by side with peers, into docs/speed.md; ONLY=server, page, engine, city, last_night, research, search or jobs"
	@echo "make levels       how much better each level of bots plays than the one below, in GAMES=1000 games a comparison; GAME=zombies, PLAYERS=4"
	@echo "make balance      how even scenarios are, in GAMES=200 games each, into the game's file and rulebooks; GAME=last_night, AGREED=base_box, BOTS=search:100, HOURS=4"
	@echo "make balance-report  how even all games are, in GAMES=100 games of each kind, into docs/balance.md; HOURS=1, KEEP=folder"
	@echo "make strength     how often search beats the rules player of each game, and what it spends, into docs/strength.md, GAMES=60 a row, PLAYOUTS='$(PLAYOUTS)', HOURS=1 a game; GAME=zombies for one that is shown alone, PLAYERS=4, VARIANT=intervention_squad"
	@echo "make soak         the kit on SEEDS=$(SEEDS) random games a case, as many cities, walks about tables, servers of each kind killed and simulations stopped KILLS=$(KILLS) times"
	@echo "make trial        decisions of others while somebody does all that is allowed, SECONDS=60 each; ONLY='rules large'"
	@echo "make names        the options of each game that learners have no id for yet, found in MINUTES=1 of random play each; GAME=zombiaki"
	@echo "make setup        the whole environment, for work on the project"

play:
	@tools/environment play
	@tools/page
	@$(VENV)/deadtown serve

setup:
	@tools/environment dev

node:
	@tools/node

page: node
	@tools/page

check: check-python check-page

lint: setup
	$(VENV)/ruff check .
	$(VENV)/ruff format --check .

check-python: lint
	$(VENV)/mypy
	tools/types --check

check-page: node
	tools/node npm run --silent check

page-tests: setup node
	tools/node npm test

conformance: setup
	@$(VENV)/python -m tests.conformance

packages:
	@tools/packages

# The page is built, packages are there and the tests can be collected: then they may begin.
python-tests: lint conformance page packages
	@$(MAKE) --no-print-directory $(AS_IT_COMES) pytest

# Whatever tests start is none of this make's jobs.
pytest:
	MAKEFLAGS= $(VENV)/pytest --numprocesses $(WORKERS) --dist worksteal

# What takes long to check is checked beside the tests. Whatever hangs is ended in the end.
test:
	@python=$$(tools/python) && "$$python" tools/within.py $(LIMIT) \
	  $(MAKE) --no-print-directory --jobs $(BESIDE) $(TOGETHER) packages python-tests check page-tests || \
	  { echo "deadtown: make test has failed: what did is told above, in the lines with ***" >&2; exit 1; }

# How long tests took when they ran last; where none is known, they run.
test-times: setup
	@[ -e .pytest_cache/v/deadtown/times ] || $(MAKE) --no-print-directory python-tests
	@$(VENV)/python -m tests.times

screenshots: page packages
	$(VENV)/python -m tests.browser.screenshots $(ONLY)

levels: setup
	$(VENV)/deadtown levels $(or $(GAME),zombinion) --games $(or $(GAMES),1000) --players $(PLAYERS) --seed levels --jobs $(JOBS) $(LONG) $(ONLY:%=--only %) $(HARD:%=--as hard=%)

balance: setup
	$(VENV)/deadtown balance $(or $(GAME),last_night) --bots $(or $(BOTS),normal) --games $(or $(GAMES),200) --players $(PLAYERS) $(AGREED:%=--agreed %) --seed balance --jobs $(JOBS) $(LONG) --write

balance-report: setup
	$(VENV)/deadtown report --games $(or $(GAMES),100) --seed report --jobs $(JOBS) $(LONG) --out docs/balance.md --overwrite

# With as many games, kills and stops as wanted; the small numbers of make test prove the same.
SOAKED := tests/kit tests/durability tests/web/test_walks.py tests/lab/test_stops.py tests/games/zombies/squad/test_every_city.py \
  tests/benchmarks/test_strength.py tests/research/test_pettingzoo.py tests/kernel/test_lend.py tests/games/zombinion/test_bots.py

soak: setup packages
	$(VENV)/pytest $(SOAKED) --seeds $(SEEDS) --kills $(KILLS) -o test_limit=0 -o run_limit=0 --numprocesses $(JOBS) --dist worksteal
	$(VENV)/python examples/learn_zombinion.py --out benchmarks/out/learning.svg --at-least 0.9

strength: setup
	$(if $(GAME),$(VENV)/python -m benchmarks.strength --game $(GAME) --players $(PLAYERS) $(VARIANT:%=--option variant=%) --playouts $(PLAYOUTS) --games $(or $(GAMES),100) --jobs $(JOBS),$(VENV)/python -m benchmarks.strength_page --playouts $(PLAYOUTS) --games $(or $(GAMES),60) $(LONG) --jobs $(JOBS))

trial: setup
	$(VENV)/python -m benchmarks.trial --seconds $(or $(SECONDS),60) $(ONLY)

bench: page
	$(VENV)/python -m benchmarks $(ONLY)

names: setup
	$(VENV)/python -m deadtown.research.naming_games $(GAME) --minutes $(or $(MINUTES),1)

clean:
	rm -rf .venv .venv-node .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf benchmarks/out benchmarks/peers/boardgameio/node_modules
	rm -rf client/node_modules src/deadtown/web/page/built screenshots
