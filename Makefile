# Deadtown. Two commands are all that is needed: make play, make test.

VENV := .venv/bin
JOBS ?= 2
SEEDS ?= 2000

.PHONY: help play test check conformance bench soak setup clean

help:
	@echo "make play         sit down at the table"
	@echo "make test         lint, types, conformance and all tests"
	@echo "make check        lint and types only"
	@echo "make conformance  clauses of each rulebook without a test"
	@echo "make bench        speed, side by side with peers (benchmarks/out/*.json)"
	@echo "make soak         the kit on SEEDS=$(SEEDS) random games a case"
	@echo "make setup        the whole environment, for work on the project"

play:
	@tools/environment play
	@$(VENV)/deadtown play

setup:
	@tools/environment dev

check: setup
	$(VENV)/ruff check .
	$(VENV)/ruff format --check .
	$(VENV)/mypy

conformance: setup
	@$(VENV)/python -m tests.conformance

test: check conformance
	$(VENV)/pytest --numprocesses $(JOBS) --dist worksteal

soak: setup
	$(VENV)/pytest tests/kit --seeds $(SEEDS) --numprocesses $(JOBS) --dist worksteal

bench: setup
	$(VENV)/python -m benchmarks

clean:
	rm -rf .venv .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis benchmarks/out
