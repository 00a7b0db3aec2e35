"""Which clauses of the three rulebooks have a part in the combined game: all but those that it replaces."""

from typing import Any

import pytest

from deadtown.games.humans.combined.clauses import REPLACED
from deadtown.games.humans.combined.refusals import CLAUSES
from deadtown.games.zombies import ZOMBIES
from deadtown.text import LANGUAGES, Rulebook
from tests.clauses import clause
from tests.games.humans.combined.table import COMBINED, start
from tests.games.humans.combined.test_play import SEATINGS
from tests.games.matches import played_out

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"hx_tile_stack": "own", "hx_trapped_guy": "infected", "five_six_rules": "on"},
    {"five_six_rules": "off", "trapped_at_once": True, "max_rounds": 12, "character_choice": "choose"},
)


def holds(id: str, options: dict[str, Any] | None = None) -> bool:
    return COMBINED.words.holds(id, COMBINED.rules.read_options(options or {}), None)


@clause("HX-1.1")
@pytest.mark.parametrize("options", OPTIONS)
def test_all_clauses_hold_but_those_that_are_replaced(options: dict[str, Any]) -> None:
    for id in Rulebook.load(COMBINED, "en").clauses:
        assert holds(id, options) == (id not in REPLACED), id


@clause("HX-1.1")
def test_intervention_squad_has_no_part_in_it() -> None:
    squad = [id for id in Rulebook.load(ZOMBIES, "en").clauses if id.startswith("IS-")]
    assert squad
    assert not any(map(holds, squad))


def test_what_is_replaced_is_a_clause_and_so_is_what_stands_instead() -> None:
    clauses = Rulebook.load(COMBINED, "en").clauses
    for old, new in REPLACED.items():
        assert old in clauses, old
        assert old.startswith(("HU-", "ZB-"))
        assert new in clauses, new
        assert new.startswith("HX-")


@clause("HX-4.2", "HX-5.5", "HX-12.3")
def test_what_the_rulebook_takes_back_does_not_hold() -> None:
    for id in ("HU-3.4", "HU-3.5", "HU-15.3", "ZB-5.9", "ZB-13.4"):
        assert not holds(id), id
        assert id in Rulebook.load(COMBINED, "en").clauses[REPLACED[id]].text, "its own rulebook says so"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("ZB-5.7", "HX-5.4", marks=clause("HX-5.4")),
        pytest.param("ZB-6.7", "HX-9.1", marks=clause("HX-9.1")),
        pytest.param("HU-4.2", "HX-8.3", marks=clause("HX-8.3")),
        pytest.param("ZB-3.3", "HX-2.3", marks=clause("HX-2.3")),
        pytest.param("ZB-3.4", "HX-4.3", marks=clause("HX-4.3")),
        pytest.param("HU-1.7", "HX-7.11", marks=clause("HX-7.11")),
    ],
)
def test_what_this_game_does_otherwise_does_not_hold(old: str, new: str) -> None:
    assert not holds(old)
    assert holds(new)
    assert REPLACED[old] == new


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_that_its_own_rulebook_leans_on_hold(language: str) -> None:
    """What it refers to without taking it back has a part in the game."""
    book = Rulebook.load(COMBINED, language)
    of_humans = ("HU-3.1", "HU-3.6", "HU-5.5", "HU-7.13", "HU-8.3", "HU-9.1", "HU-9.7", "HU-10.2", "HU-15.2")
    of_zombies = ("ZB-1.8", "ZB-5.5", "ZB-5.6", "ZB-6.5", "ZB-8.6", "ZB-11.4", "ZB-11.11", "ZB-12.1", "ZB-12.2")
    for id in (*of_humans, *of_zombies):
        assert holds(id), id
        assert any(id in own.text for own in book.own), id


@pytest.mark.parametrize(("players", "options"), SEATINGS)
def test_whatever_happens_is_told_with_a_clause_that_holds(players: int, options: dict[str, Any]) -> None:
    match = played_out(start(players, seed=f"clauses {players}", max_rounds=10, **options), players)
    told = {event.clause for event in match.told} - {""}
    assert {id for id in told if not holds(id)} == set()
    assert {id.partition("-")[0] for id in told} == {"HX", "HU", "ZB"}


def test_everything_that_is_decided_has_a_clause_that_holds() -> None:
    assert all(map(holds, CLAUSES.values()))
