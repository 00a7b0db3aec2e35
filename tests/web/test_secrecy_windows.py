"""Secrecy of windows over the wire: who could step in, has answered, or how they want to be asked is told to nobody.

One seat is in one world after another, in each of which it holds, answers and arranges something else. Everybody else
is sent the same in all of them: messages, their order, their numbers, and the answers of every door. Where windows are
always open for as long, the times are the same, too.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
import pytest

from deadtown.table import entries as log
from deadtown.table.entries import read_entry
from deadtown.table.settings import Settings, Windows
from tests.kit.hostile import WISHES
from tests.table.siege import ATTACK, before_the_attack
from tests.web.secrecy import TIME, Onlooker, Sent
from tests.web.secrecy_company import Company, gathered, set_time
from tests.web.servers import Served, served, settings_of

Calls = Sequence[dict[str, Any]]
ANNA, BRUNO, CLEO = range(3)
PASSES: dict[str, Any] = {"do": "choose", "number": 1, "choice": "pass"}
ATTACKS: dict[str, Any] = {"do": "choose", "number": 0, "choice": ATTACK}
ALWAYS: dict[str, Any] = {"do": "arrange", "ask": "always"}
REST: dict[str, Any] = {"do": "arrange", "rest": "react"}


class World(NamedTuple):
    """What one seat holds, what it does before the attack, and early in the window."""

    could: bool
    before: Calls = ()
    early: Calls = ()


PASSING = [
    World(False),
    World(True, early=[PASSES]),
    World(False, early=[PASSES, PASSES]),
    World(True, [ALWAYS], [PASSES]),
    World(True, [{"do": "arrange", "ask": "kinds"}]),
    World(True, early=[REST]),
    World(False, [ALWAYS, {"do": "arrange", "ask": "could"}, REST], [{"do": "arrange", "again": True}]),
]
"""Worlds in which that seat is no longer waited for, and will have passed."""
CHANGED_MIND = World(True, early=[{"do": "choose", "number": 1, "choice": "reveal"}, PASSES])
"""One more, for a seat that another one is asked before."""


class Watch:
    """The time of the tables, which a test moves."""

    def __init__(self) -> None:
        self.time = TIME

    def __call__(self) -> float:
        return self.time


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(settings_of(tmp_path_factory.mktemp("windows"))) as server:
        yield server


@pytest.fixture
def watch(house: Served) -> Watch:
    watch = Watch()
    set_time(house, watch)
    return watch


class Besieged:
    """A table that is laid anew for each world."""

    def __init__(self, company: Company, watch: Watch, windows: Windows) -> None:
        self.company = company
        self.watch = watch
        made, *sat = map(read_entry, company.bodies(company.table))
        settings = Settings(windows=windows, undo="consent")
        self.begin = [msgspec.structs.replace(made, settings=settings, seed="windows"), *sat]
        self.names = [seat.name for seat in company.laid().state.seats]

    def lay(self, holding: Collection[int]) -> list[list[Sent]]:
        """Begin anew, in a world in which these seats could react. What everybody is told."""
        self.watch.time = TIME
        position = msgspec.msgpack.encode(before_the_attack(len(self.names), holding).snapshot())
        self.company.rewrite([*self.begin, log.Started(TIME, self.names, position=position)], len(self.begin))
        return self.company.heard()

    def does(self, seat: int, calls: Calls) -> list[Sent]:
        """Let somebody do something. What they are answered."""
        mouth = self.company.at(seat).mouth
        return [("answer", answer) for call in calls for answer in mouth.ask([{"id": 1, **call, "table": self.table}])]

    def waits(self, seconds: float) -> None:
        """Time passes, and brings what it brings."""
        self.watch.time += seconds
        self.company.server.in_loop(self.company.live.alarm.time_passed())

    def every_door(self, onlooker: Onlooker) -> list[Sent]:
        """The table as somebody sees it, all that is told of its past, the lists, and answers to questions."""
        company = self.company
        company.settle()
        wishes = [wish for wish in WISHES if "pass" not in wish]
        sent = onlooker.look(company.seq) + onlooker.question(company.match, wishes) + onlooker.read()
        lists = [onlooker.get("/tables"), onlooker.get("/tables", phase="playing", game="zombinion")]
        return sent + lists + ([onlooker.get("/tables", mine="true")] if onlooker.guest.token else [])

    def window_is_open(self) -> bool:
        return self.company.match.window is not None

    @property
    def table(self) -> str:
        return self.company.table


@contextmanager
def besieged(house: Served, watch: Watch, windows: Windows) -> Iterator[Besieged]:
    with gathered(house, 3, {}, start=False) as company:
        yield Besieged(company, watch, windows)


def others(company: Company, hidden: int) -> list[int]:
    """The places of those who may not know what a seat has."""
    return [place for place, onlooker in enumerate(company.onlookers) if onlooker.seat != hidden]


def history(town: Besieged, hidden: int, world: World) -> list[list[Sent]]:
    """What each of the others is sent while Anna attacks, the hidden seat does what it does, and another one passes."""
    company, other = town.company, BRUNO + CLEO - hidden
    holding = [other, hidden] if world.could else [other]
    told = town.lay(holding)
    told[other] += town.does(other, [ALWAYS])
    town.does(hidden, world.before)
    told[ANNA] += town.does(ANNA, [ATTACKS])
    town.does(hidden, world.early)
    assert town.window_is_open()
    places = others(company, hidden)
    sent = dict(zip(range(len(told)), told, strict=True))
    for place, heard in enumerate(company.heard()):
        sent[place] += heard
    for place in places:
        sent[place] += town.every_door(company.onlookers[place])
    for call in ({"do": "pause"}, {"do": "decline"}, {"do": "say", "text": "well?"}):
        sent[ANNA] += town.does(ANNA, [call])
    for place, heard in enumerate(company.heard()):
        sent[place] += heard
    for place in places:
        sent[place] += town.every_door(company.onlookers[place])
    sent[other] += town.does(other, [PASSES])
    assert not town.window_is_open()
    for place, heard in enumerate(company.heard()):
        sent[place] += heard
    for place in places:
        sent[place] += town.every_door(company.onlookers[place])
    return [sent[place] for place in places]


@pytest.mark.parametrize("hidden", [BRUNO, CLEO])
def test_nobody_is_sent_whether_somebody_else_could_react_or_has_answered(
    house: Served, watch: Watch, hidden: int
) -> None:
    with besieged(house, watch, Windows()) as town:
        worlds = [*PASSING, CHANGED_MIND] if hidden == CLEO else PASSING
        history(town, hidden, worlds[0])  # What the lists tell at first is what they told at the end of another world.
        first, *rest = (history(town, hidden, world) for world in worlds)
        for world, sent in zip(worlds[1:], rest, strict=True):
            for place, (here, there) in enumerate(zip(first, sent, strict=True)):
                assert here == there, f"{place} in {world}"


STAYING = [*PASSING, World(True), World(False, [ALWAYS]), World(True, [REST])]
"""Worlds in which a seat passes, or is silent, whether it is waited for or not."""


def timed_history(town: Besieged, hidden: int, world: World, wait: float) -> list[list[Sent]]:
    """What the others are sent where windows are always open for as long, times included."""
    company, other = town.company, BRUNO + CLEO - hidden
    places = others(company, hidden)
    town.lay([other, hidden] if world.could else [other])
    town.does(hidden, world.before)
    town.does(ANNA, [ATTACKS])
    town.waits(wait)
    town.does(hidden, world.early)
    assert town.window_is_open()
    sent = company.heard()
    for place in places:
        sent[place] += town.every_door(company.onlookers[place])
    town.waits(7.0 - wait)
    assert not town.window_is_open()
    for place, heard in enumerate(company.heard()):
        sent[place] += heard
    for place in places:
        sent[place] += town.every_door(company.onlookers[place])
    return [sent[place] for place in places]


def test_where_windows_are_always_open_for_as_long_no_time_tells_anything(house: Served, watch: Watch) -> None:
    with besieged(house, watch, Windows("same", 4)) as town:
        first = timed_history(town, BRUNO, STAYING[0], 1.0)
        closed = town.company.laid().state.since
        assert closed == TIME + 4.0
        for number, world in enumerate(STAYING[1:]):
            sent = timed_history(town, BRUNO, world, (0.0, 1.0, 3.9)[number % 3])
            for place, (here, there) in enumerate(zip(first, sent, strict=True)):
                assert here == there, f"{place} in {world}"


def test_the_seat_itself_is_told(house: Served, watch: Watch) -> None:
    """So that what is equal above is not equal because nobody is told anything."""
    with besieged(house, watch, Windows()) as town:
        sent = []
        for could in (True, False):
            town.lay([BRUNO, CLEO] if could else [CLEO])
            town.does(ANNA, [ATTACKS])
            sent.append(town.company.heard()[BRUNO])
        assert sent[0] != sent[1]
        (answer,) = town.does(BRUNO, [PASSES])
        assert b'"done"' in answer[1]
        heard = town.company.onlookers[BRUNO].ear.heard()
        assert [b'"arranged"' in message for message in heard] == [True]
        assert [town.company.onlookers[place].ear.heard() for place in (ANNA, CLEO, 3, 4)] == [[]] * 4
