"""What is asked of many has a name; a rulebook says the same in every language."""

import pytest

from deadtown.text import LANGUAGES, Rulebook, Speaker
from tests.kit.cases import CASES, NAMES, Case


def test_what_is_asked_of_many_has_a_name(case: Case) -> None:
    rules = case.game.rules
    assert set(rules.windows) <= set(rules.decisions)
    for language in LANGUAGES:
        speaker = Speaker(case.game, language, NAMES[: case.players])
        assert all(speaker.name("window-name", kind.replace("_", "-")) for kind in rules.windows)
        assert all(speaker.name("role", role) for role in case.game.sides.roles)


@pytest.mark.parametrize("game", {case.game.name: case.game for case in CASES}.values(), ids=lambda game: game.name)
def test_a_rulebook_has_the_same_clauses_in_every_language(game: object) -> None:
    books = [list(Rulebook.load(game, language).clauses) for language in LANGUAGES]  # type: ignore[arg-type]
    assert books[0]
    assert books[1] == books[0]
    assert books[2] == books[0]
