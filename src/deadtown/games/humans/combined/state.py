"""The whole truth of a combined game: the states of both games in one, on a map of both sets of tiles."""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from deadtown.games.humans.combined.tiles import GUYS_TOWN, OPEN_TOWN, STRAYS_TOWN, barricade, walked
from deadtown.games.humans.state import State as HumansState
from deadtown.games.town import City, Neighbours, connections
from deadtown.games.zombies.state import LIFE, ZOMBIES
from deadtown.games.zombies.state import State as ZombiesState
from deadtown.kernel.joined import joined

Side = Literal["guy", "zombie"]
"""Shotgun guys and zombie players (HX-1.2)."""
GUY: Side = "guy"
ZOMBIE: Side = "zombie"

Phase = Literal["set_up", "tile", "combat", "draw", "move", "capture", "zombies", "discard", "over"]
"""How far a turn is, of either side (HX-8.3)."""


class Options(msgspec.Struct, frozen=True):
    """What the players agree on before the game (section 6)."""

    hx_sides: tuple[Side, ...] = ()
    """The side of every seat; without any they alternate, beginning with a shotgun guy (HX-1.3)."""
    hx_tile_stack: Literal["choice", "own"] = "choice"
    """Whether everybody chooses the stack that a tile is drawn from, or draws from that of the own side (HX-5.1)."""
    hx_trapped_guy: Literal["stay", "infected"] = "stay"
    """What becomes of a shotgun guy who can't flee (HX-10.6)."""
    character_choice: Literal["random", "choose"] = "random"
    reroll_scope: Literal["own", "any"] = "own"
    five_six_rules: Literal["auto", "on", "off"] = "auto"
    """Whether roads bring two humans (HX-5.2)."""
    trapped_at_once: bool = False
    zb_kill_goal: Annotated[int, Meta(ge=1, le=ZOMBIES)] = 25
    zb_life_cap: Annotated[int, Meta(ge=LIFE, le=30)] = 5
    max_rounds: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """After how many rounds the game ends; 0 for as long as it takes (HX-12.3)."""

    @property
    def squad(self) -> bool:
        """Intervention Squad is not combined with anything (HX-1.1)."""
        return False


if TYPE_CHECKING:

    class Both(ZombiesState, HumansState):  # type: ignore[misc]
        """A state with which the rules of both games work."""

else:
    Both = joined("Both", ZombiesState, HumansState)


class State(Both):
    """One combined game. Seats of either side have a pawn and a leader; what is not theirs is empty."""

    options: Options  # type: ignore[assignment]
    phase: Phase = "set_up"  # type: ignore[assignment]
    sides: tuple[Side, ...] = ()
    failures: tuple[tuple[int, int, int], ...] = ()
    """Whom a zombie player may attack without moving: zombie player, shotgun guy and space (HX-9.7)."""
    entered: tuple[int, ...] = ()
    """The active zombie player's pawns that moved onto a shotgun guy in this turn (HX-10.1)."""

    @property
    def open_city(self) -> City:
        """The city as humans walk through it (HX-7.6)."""
        return OPEN_TOWN.city(self.layout)

    @property
    def city(self) -> City:
        """The city as shotgun guys walk through it (HX-7.6)."""
        return walked(GUYS_TOWN.city(self.layout), self.open_city, self.openings)

    @property
    def strays_city(self) -> City:
        """The city as zombies of nobody walk through it (HX-7.7)."""
        return walked(STRAYS_TOWN.city(self.layout), self.open_city, self.openings)

    @property
    def zombie_ways(self) -> Neighbours:
        """The connections of pawns: through walls only by openings (HX-7.8)."""
        return connections(self.open_city, self.openings)

    def barricade(self, tile: str) -> int:
        return barricade(tile)
