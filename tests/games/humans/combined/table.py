"""Positions of the combined game in a few words, for tests that read like play.

The city is a cross with the Gas Station in the north, the Toy Store in the south, the Concert Hall in the east and the
Beauty Shop in the west, and whatever is told besides. Everything else is written as in the tests of both games.
"""

from collections.abc import Sequence
from typing import Any

from deadtown.games.humans.cards import CAPTURES, WOUNDS
from deadtown.games.humans.cards import KINDS as HUMANS_KINDS
from deadtown.games.humans.combined import COMBINED
from deadtown.games.humans.combined.rules import RULES
from deadtown.games.humans.combined.state import GUY, ZOMBIE, Options, State
from deadtown.games.humans.combined.tiles import OPEN_TOWN, OUTER, cross
from deadtown.games.humans.state import DICE, NOWHERE, ZOMBIES, Leader
from deadtown.games.humans.state import HUMANS as ALL_HUMANS
from deadtown.games.town import doorsteps
from deadtown.games.zombies.cards import KINDS as ZOMBIES_KINDS
from deadtown.games.zombies.state import ZOMBIES as ALL_ZOMBIES
from deadtown.games.zombies.state import Pawn
from deadtown.kernel import Chance, Seeded
from deadtown.kernel.chance import Result
from tests.games import matches
from tests.games.matches import Dice, Told, ToldMatch

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eva", "Finn")
CROSS = cross(("gas_station", "toy_store"), ("hu_concert_hall", "hu_beauty_shop"))
PHASES = {"tile": "tile", "combat": "combat", "roll_move": "move", "walk": "move", "move": "move", "zombies": "zombies"}

Player = tuple[str, Pawn, Leader]


def cards(text: str) -> list[str]:
    return matches.cards(text, {**HUMANS_KINDS, **ZOMBIES_KINDS})


def guy(space: str = "centre", hand: str = "", in_play: str = "", **more: Any) -> Player:
    """A shotgun guy on a space, or off the map."""
    return space, Pawn(hand=sorted(cards(hand)), in_play=tuple(cards(in_play)), **more), Leader(used=True)


def horde(
    zombies: str, hand: str = "", *, character: str = "musician", wounds: str = "", used: bool = True, **more: Any
) -> Player:
    """A zombie player with pawns on these spaces; with a used ability and without die tokens unless told otherwise."""
    kept = tuple(matches.cards(wounds, WOUNDS))
    pawn = Pawn(space=NOWHERE, life=0, bullets=0, hand=sorted(cards(hand)))
    return zombies, pawn, Leader(character=character, wounds=kept, used=used, **more)


class TableMatch(ToldMatch):
    """A match in a position of our making."""

    @property
    def names(self) -> tuple[str, ...]:
        return OPEN_TOWN.city(self.state.layout).names

    def guy(self, seat: int = 0) -> Pawn:
        found: Pawn = self.state.pawns[seat]
        return found

    def horde(self, seat: int = 1) -> Leader:
        found: Leader = self.state.leaders[seat]
        return found

    def space(self, seat: int = 0) -> str:
        """Where a shotgun guy stands."""
        place = self.guy(seat).space
        return "" if place == NOWHERE else self.names[place]

    def zombies(self, seat: int = 1) -> list[str]:
        """Where the pawns of a zombie player stand."""
        return sorted(self.names[space] for space in self.horde(seat).zombies if space >= 0)

    @property
    def strays(self) -> set[str]:
        """Where zombies of nobody stand."""
        return {self.names[space] for space in self.state.zombies}

    @property
    def humans(self) -> set[str]:
        return {self.names[space] for space in self.state.humans}

    @property
    def openings(self) -> set[str]:
        return {self.names[space] for space in self.state.openings}

    def playable(self, seat: int) -> set[str]:
        """What a seat could do in the window that is open, but pass."""
        assert self.window is not None, "no window is open"
        return {" ".join(map(str, option)) for option in self.window.plays(seat)}


def table(
    step: str,
    city: str = "",
    *players: Player,
    humans: str = "",
    strays: str = "",
    dice: Sequence[Result] = (),
    wounds: str = "",
    captures: str = "",
    tiles: str = "",
    human_tiles: str = "",
    openings: str | None = None,
    active: int = 0,
    halts: bool = False,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> TableMatch:
    """A match at the start of a step of somebody's turn, with no-barricade tokens as at the start."""
    layout = "|".join([CROSS, *filter(None, map(str.strip, city.split(",")))])
    laid = OPEN_TOWN.city(layout)
    number = laid.number
    for place, pawn, one in players:
        if one.character:
            stand = [number[name] for name in place.split()]
            one.zombies = [*stand, *[NOWHERE] * (ZOMBIES - len(stand))]
        else:
            pawn.space = number[place] if place else NOWHERE
            one.zombies = [NOWHERE] * ZOMBIES
    pawns, leaders = [pawn for _, pawn, _ in players], [one for _, _, one in players]
    people = {number[name]: count for count, name in enumerate(humans.split(), 1)}
    roaming = {number[name]: count for count, name in enumerate(strays.split(), 1)}
    opened = [step for tile in OUTER for step in doorsteps(laid, tile)]
    if openings is not None:
        opened = [number[name] for name in openings.split()]
    movement = leaders[active].sheet.movement if step == "move" else 0
    state = State(
        step=step,
        phase=PHASES.get(step, "tile"),  # type: ignore[arg-type]
        players=NAMES[: len(players)],
        options=RULES.read_options(options or {}),
        sides=tuple(ZOMBIE if one.character else GUY for one in leaders),
        round=3,
        turns=3 * len(players),
        active=active,
        layout=layout,
        tiles=tiles.split()[::-1],
        stack=human_tiles.split()[::-1],
        helipad=next((tile for tile, placed in enumerate(laid.tiles) if placed.tile == "helipad"), NOWHERE),
        humans=people,
        humans_placed=len(people),
        supply=ALL_HUMANS - len(people),
        zombies=roaming,
        placed=len(roaming),
        pool=more.pop("pool", ALL_ZOMBIES - len(roaming) - sum(pawn.kills for pawn in pawns)),
        dice_supply=DICE - sum(one.dice for one in leaders),
        openings=tuple(sorted(opened)),
        pawns=pawns,
        leaders=leaders,
        wound_deck=matches.cards(wounds, WOUNDS)[::-1],
        capture_deck=matches.cards(captures, CAPTURES)[::-1],
        movement=movement,
        left=more.pop("left", movement),
        **more,
    )
    return _match(state, Dice([shown - 1 if isinstance(shown, int) else shown for shown in dice]), halts)


def start(players: int = 2, seed: str = "test", halts: bool = False, **options: Any) -> TableMatch:
    """A match from its set-up."""
    return _match(RULES.start(RULES.read_options(options), NAMES[:players]), Seeded(seed), halts)


def _match(state: State, chance: Chance, halts: bool) -> TableMatch:
    told = Told()
    match = TableMatch(COMBINED, state, chance, halts=halts, listener=told.append)
    match.told = told
    return match


__all__ = ["COMBINED", "Options", "TableMatch", "cards", "guy", "horde", "start", "table"]
