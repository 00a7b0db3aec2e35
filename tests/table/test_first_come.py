"""Windows in which whoever answers first has its way: hero players claim the next activation."""

import msgspec
import pytest

from deadtown.games import GAMES
from deadtown.table.commands import Choose
from deadtown.table.entries import SeatEntry
from deadtown.table.making import lay, plain
from deadtown.table.settings import Settings, Windows
from tests.clauses import clause
from tests.games.last_night.table import hero
from tests.games.last_night.table import table as position
from tests.table.siege import offered, window_is_open
from tests.table.tables import Played, ann, bob, cleo

LAST_NIGHT = GAMES["last_night"]


def before_a_claim(settings: Settings | None = None) -> Played:
    """Ann and Bob have a hero each that may be activated next, and Cleo plays the zombies."""
    heroes = hero("becky", "f5", seat=0), hero("billy", "g9", seat=1)
    match = position("claim", *heroes, players=3, options={"zombie_seats": "one"}, halts=True)
    chairs = [SeatEntry(caller.player, caller.name) for caller in (ann, bob, cleo)]
    options = plain(match.state.options)
    table = lay(LAST_NIGHT, options, chairs, settings or Settings(), ann.player, 1000.0, seed="claim")
    table.start(1000.0, msgspec.msgpack.encode(match.snapshot()))
    return Played(table)


def active(table: Played) -> str:
    state = table.table.playing.state
    return "" if state.active < 0 else str(state.heroes[state.active].person)


@clause("LN-5.1")
def test_all_who_may_claim_are_asked_at_once() -> None:
    table = before_a_claim()
    assert offered(table, 0) == [("activate", "becky"), ("pass",)]
    assert offered(table, 1) == [("activate", "billy"), ("pass",)]
    assert offered(table, 2) is None


@clause("LN-5.1")
@pytest.mark.parametrize("pause", ["none", "least", "same"])
def test_the_first_claim_is_granted_without_waiting_for_seats_before_it(pause: str) -> None:
    windows = msgspec.convert({"pause": pause, "seconds": 5}, Windows)
    table = before_a_claim(Settings(windows=windows))
    table.do(bob, Choose(table.number, "activate billy"))
    assert active(table) == "billy"


@clause("LN-5.1")
def test_who_passes_leaves_it_to_the_others() -> None:
    table = before_a_claim()
    table.do(ann, Choose(table.number, "pass"))
    assert window_is_open(table)
    assert active(table) == ""
    table.do(bob, Choose(table.number, "activate billy"))
    assert active(table) == "billy"


@clause("LN-5.1")
def test_when_nobody_claims_the_first_seat_is_taken() -> None:
    table = before_a_claim()
    table.do(bob, Choose(table.number, "pass"))
    table.do(ann, Choose(table.number, "pass"))
    assert active(table) == "becky"
