"""Whatever may be wrong with a line of a record can be said in every language."""

import ast
from pathlib import Path

import pytest

from deadtown import kernel, terminal
from deadtown.kernel import Refusal
from deadtown.kernel.decision import Ambiguous, Refused, Unreadable
from deadtown.kernel.record.lines import LONGEST_GIVEN, misplayed
from deadtown.text import LANGUAGES, Voice
from tests.text.texts import FOLDERS, patterns, variables

PREFIX = "terminal-line-"


def reasons() -> dict[str, set[str]]:
    """The reasons that the code gives, each with its arguments."""
    found: dict[str, set[str]] = {}
    for room in (kernel, terminal):
        for path in Path(room.__path__[0]).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "RecordError":
                    reason = node.args[2]
                    if isinstance(reason, ast.Constant):
                        found[str(reason.value)] = {str(keyword.arg) for keyword in node.keywords}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_all_words_a_reason(language: str) -> None:
    known = {
        name: pattern for name, pattern in patterns(FOLDERS["shared"], language).items() if name.startswith(PREFIX)
    }
    given = reasons()
    assert {name.removeprefix(PREFIX) for name in known} == set(given)
    for name, pattern in known.items():
        assert variables(pattern) <= given[name.removeprefix(PREFIX)], name


def test_what_a_rule_forbids_is_said_as_at_the_table() -> None:
    refusal = Refusal("ZN-9.9", "game-over")
    error = misplayed(4, Refused(refusal))
    assert (error.line, error.refusal) == (4, refusal)
    assert Voice("it").refusal(refusal) == "La partita è finita. (ZN-9.9)"


@pytest.mark.parametrize("error", [Unreadable("x" * 9999), Ambiguous("x" * 9999, [])])
def test_an_answer_that_is_none_is_told_in_part(error: Unreadable | Ambiguous) -> None:
    given = misplayed(4, error).arguments["given"]
    assert given == "x" * LONGEST_GIVEN
