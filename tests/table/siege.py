"""Tables of Zombinion at which windows open: the first seat is about to attack, and everybody else owns a Barricade.

Who has it in hand, and could reveal it, nobody else can see.
"""

from collections.abc import Collection

import msgspec

from deadtown.kernel import Match
from deadtown.table.asking import Caller
from deadtown.table.entries import SeatEntry
from deadtown.table.hub import Hub
from deadtown.table.making import lay, plain
from deadtown.table.settings import Settings
from deadtown.table.table import Table
from deadtown.table.telling import seen_through
from tests.games.zombinion.table import hunter
from tests.games.zombinion.table import table as position
from tests.table.tables import ANN_STARTS, ZOMBINION, Played, ann

ATTACK = "play zombie_swarm"
ATTACKS = 3
"""How often the first seat can attack in its first turn."""


def before_the_attack(
    seats: int, holding: Collection[int] = (), active: int = 0, attack: str = "zombie_swarm"
) -> Match:
    """Somebody is about to attack. These seats have their Barricade in hand, the others at the end of the deck."""
    held, deck = ("barricade, bullet x4", "bullet x6"), ("bullet x5", "bullet x5, barricade")
    hunters = [hunter(*(held if seat in holding else deck)) for seat in range(seats)]
    hunters[active] = hunter(f"{attack} x{ATTACKS}", "bullet x20")
    return position(*hunters, active=active, actions=ATTACKS, combat="life_or_death", halts=True)


def lay_siege(
    *seats: Caller | str | None,
    holding: Collection[int] = (),
    settings: Settings | None = None,
    active: int = 0,
    now: float = 1000.0,
    attack: str = "zombie_swarm",
) -> Table:
    """A table in such a position; a bot is given by its name, None is open."""
    chairs: list[SeatEntry] = []
    for seat in seats:
        if isinstance(seat, Caller):
            here = sum(chair.player == seat.player for chair in chairs)
            chairs.append(SeatEntry(seat.player, f"{seat.name} {here + 1}" if here else seat.name))
        else:
            chairs.append(SeatEntry("", f"Seat {len(chairs)}", seat) if seat else SeatEntry())
    match = before_the_attack(len(seats), holding, active, attack)
    options = plain(match.state.options)
    table = lay(ZOMBINION, options, chairs, settings or Settings(), ann.player, now, seed=ANN_STARTS)
    table.start(now, msgspec.msgpack.encode(match.snapshot()))
    return table


def siege(*seats: Caller | str | None, holding: Collection[int] = (), settings: Settings | None = None) -> Played:
    """Such a table, under test, at which the window of the first attack is open."""
    table = Played(lay_siege(*seats, holding=holding, settings=settings))
    table.choose(ann, ATTACK)
    return table


async def siege_at(
    hub: Hub,
    *seats: Caller | str | None,
    holding: Collection[int] = (),
    settings: Settings | None = None,
    attack: str = "zombie_swarm",
) -> str:
    """Such a table at a hub, before the first attack."""
    table = lay_siege(*seats, holding=holding, settings=settings, now=hub.now(), attack=attack)
    return await hub._add(table)


def offered(table: Played, seat: int) -> list[tuple[str | int, ...]] | None:
    """What a seat is asked now."""
    seen = seen_through(table.table, seat)
    assert seen is not None
    return None if seen.decision is None else [tuple(option) for option in seen.decision.options]


def window_is_open(table: Played) -> bool:
    return table.table.playing.window is not None
