"""Which clauses of each rulebook are proved by a test: ``make conformance``.

Prints a line a game, proved and all, then the clauses without a test; those of games that it leans on are theirs.
Fails when a game that calls itself complete is short, when a mark names a clause that no rulebook has, or when a
rulebook in another language lacks a clause.
"""

import io
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from deadtown.games import GAMES
from deadtown.kernel import Game
from deadtown.text import LANGUAGES, Rulebook

TESTS = Path(__file__).parent
MARKED = "from tests.clauses import"
"""In each file with tests that prove a clause."""


class Marks:
    """Collects the clauses that tests are marked with."""

    def __init__(self) -> None:
        self.clauses: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for mark in item.iter_markers("clause"):
                for clause in mark.args:
                    self.clauses.setdefault(clause, []).append(item.nodeid)


def collect() -> dict[str, list[str]]:
    marks = Marks()
    heard = io.StringIO()
    # Those of servers and of the page take as long to collect as all others, and few of them prove a clause.
    proving = [str(path) for path in sorted(TESTS.rglob("test_*.py")) if MARKED in path.read_text()]
    with redirect_stdout(heard):
        status = pytest.main(["--collect-only", "-qq", *proving], plugins=[marks])
    if status != pytest.ExitCode.OK:
        sys.exit(f"{heard.getvalue()}\nthe tests can't be collected")
    return marks.clauses


def report(proved: dict[str, list[str]]) -> list[str]:
    """Prints the state of each game, and returns what is wrong."""
    problems = []
    known: set[str] = set()
    for game in GAMES.values():
        clauses = own_clauses(game, "en")
        known.update(clauses)
        missing = [clause for clause in clauses if clause not in proved]
        print(f"{game.name} {len(clauses) - len(missing)}/{len(clauses)}")
        for clause in missing:
            print(f"  {clause}")
        if missing and game.complete:
            problems.append(f"{game.name} calls itself complete, but {len(missing)} clauses have no test")
        problems += [
            f"the rulebook of {game.name} in {language} has other clauses than the English one"
            for language in LANGUAGES
            if own_clauses(game, language) != clauses
        ]
    problems += [
        f"{proved[clause][0]} proves {clause}, which no rulebook has" for clause in proved if clause not in known
    ]
    return problems


def own_clauses(game: Game[Any], language: str) -> list[str]:
    return [clause.id for clause in Rulebook.load(game, language).own]


def main() -> int:
    problems = report(collect())
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
