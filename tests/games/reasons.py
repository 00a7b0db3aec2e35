"""Why wishes are refused: the reason, its clause and its words, in whichever game; and where reasons are written."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from deadtown.kernel import Game, Match, Refusal
from deadtown.text import LANGUAGES, Rulebook, Speaker
from tests.text.texts import patterns

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eva", "Finn")
FAMILY = "refusal-"


@cache
def speaker_of(game: Game[Any], language: str) -> Speaker:
    return Speaker(game, language, NAMES)


def why(match: Match, wish: str, seat: int = 0) -> tuple[str, str]:
    """The reason and the clause, after checking that they can be said in every language and nothing has changed."""
    game, before = match.game, match.digest()
    refusal = match.why_not(seat, wish)
    assert match.digest() == before
    assert refusal is not None, f"{wish} is not refused: {match.decision or match.window}"
    assert is_said(game, refusal)
    assert refusal.clause in Rulebook.load(game, "en").clauses
    assert game.words.holds(refusal.clause, match.state.options, None)
    return refusal.reason, refusal.clause


def is_said(game: Game[Any], refusal: Refusal) -> bool:
    """Whether a refusal has words in every language, with its clause at the end."""
    return all(speaker_of(game, language).refusal(refusal).endswith(f"({refusal.clause})") for language in LANGUAGES)


def comes_first(game: Game[Any], kind: str, clause: str) -> bool:
    """Whether it can be said that a decision of this kind comes first."""
    return is_said(game, Refusal(clause, f"decide-{kind.replace('_', '-')}"))


def without_words(game: Game[Any], language: str, reasons: Iterable[str]) -> set[str]:
    """Those of some reasons that can't be said in a language."""
    speaker = speaker_of(game, language)
    return {reason for reason in reasons if not speaker.knows(FAMILY + reason)}


def worded(game: Game[Any]) -> set[str]:
    """The reasons that a game has words of its own for."""
    return {name.removeprefix(FAMILY) for name in patterns(game.folder / "text", "en") if name.startswith(FAMILY)}


def written_in(*paths: Path) -> Iterator[str]:
    """All words and sentences in quotes in some modules."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def reasons_in(game: Game[Any], *callers: str) -> Iterator[str]:
    """The reasons of the refusals in the code of a game, as far as they are written out there.

    They are said to ``Refusal``, or to functions that make one with its clause.
    """
    for path in (*game.folder.glob("*.py"), *(game.folder / "refusing").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refusal", *callers):
                for part in ast.walk(node.args[1]):
                    if isinstance(part, ast.Constant) and "-" in str(part.value) and not str(part.value).endswith("-"):
                        yield str(part.value)
