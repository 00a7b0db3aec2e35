"""The whole truth of a combined game: the states of both games in one, on a map of both sets of tiles."""

from collections.abc import Container
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from deadtown.games.humans.combined.tiles import GUYS_TOWN, OPEN_TOWN, STRAYS_TOWN, barricade, pawn_ways, walked
from deadtown.games.humans.state import State as HumansState
from deadtown.games.kit.options import FOLDED, Rarely, Rounds, only_with
from deadtown.games.town import City, Neighbours
from deadtown.games.zombies.cards import CLAUSTROPHOBIA
from deadtown.games.zombies.state import LIFE, NOBODY, NOWHERE, ZOMBIES
from deadtown.games.zombies.state import State as ZombiesState
from deadtown.kernel.joined import joined

Side = Literal["shotgun_guy", "zombie_player"]
"""Shotgun guys and zombie players (HX-1.2)."""
GUY: Side = "shotgun_guy"
ZOMBIE: Side = "zombie_player"

AWAY = -2
"""Where the last pawn of a zombie player waits for the next turn (HX-11.1)."""

Phase = Literal["set_up", "tile", "combat", "draw", "move", "capture", "zombies", "discard", "over"]
"""How far a turn is, of either side (HX-8.3)."""


class Options(msgspec.Struct, frozen=True):
    """What the players agree on before the game (section 6)."""

    hx_sides: Literal["alternate", "alternate_zombies", "one_guy", "one_zombie_player", "seat_by_seat"] = "alternate"
    """How the sides are spread over the seats (HX-1.3)."""
    hx_seats: Annotated[
        tuple[Side, ...], Meta(max_length=6, extra_json_schema=only_with("hx_sides", "seat_by_seat"))
    ] = ()
    """The side of every seat, if that is agreed on seat by seat."""
    hx_tile_stack: Annotated[Literal["choice", "own"], Meta(extra_json_schema=FOLDED)] = "choice"
    """Whether everybody chooses the stack that a tile is drawn from, or draws from that of the own side (HX-5.1)."""
    hx_trapped_guy: Annotated[Literal["stay", "infected"], Meta(extra_json_schema=FOLDED)] = "stay"
    """What becomes of a shotgun guy who can't flee (HX-10.6)."""
    character_choice: Literal["random", "choose"] = "random"
    reroll_scope: Annotated[Literal["own", "any"], Meta(extra_json_schema=FOLDED)] = "own"
    five_six_rules: Annotated[Literal["auto", "on", "off"], Meta(extra_json_schema=FOLDED)] = "auto"
    """Whether roads bring two humans (HX-5.2)."""
    trapped_at_once: Rarely = False
    zb_kill_goal: Annotated[int, Meta(ge=1, le=ZOMBIES)] = 25
    zb_life_cap: Annotated[int, Meta(ge=LIFE, le=30, extra_json_schema=FOLDED)] = 5
    max_rounds: Rounds = 0
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
    grudges: tuple[tuple[int, int, int, int], ...] = ()
    """Zombie players, the numbers of their pawns, the shotgun guys who have failed to beat these, and in which turn."""
    hunted: tuple[int, ...] = ()
    """The shotgun guys that the active zombie player must still attack in this turn (HX-10.1)."""
    armed: tuple[tuple[int, str], ...] = ()
    """Whom weapon cards of Humans!!! help in the next combat roll, and which (HX-6.7)."""
    brawling: tuple[int, ...] = ()
    """The shotgun guys for whom fights on their space may still be to come (HX-9.2)."""
    duels: tuple[tuple[int, int], ...] = ()
    """The fights against pawns: as how many-th of all that go on, and whose pawn it is."""
    beaten: tuple[int, ...] = ()
    """Those who have lost one of the fights on their space (HX-9.5)."""
    rushed: bool = False
    """Whether Adrenaline Rush doubles the movement of a zombie player (HX-7.2)."""

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
        """The connections of the active player's pawns (HX-7.8)."""
        return self.ways_of(self.active)

    def ways_of(self, seat: int) -> Neighbours:
        """The connections of somebody's pawns: through walls only by openings, and not in Claustrophobia (HX-7.8)."""
        shut_out = CLAUSTROPHOBIA in self.pawns[seat].under
        return pawn_ways(self.open_city, self.openings, frozenset() if shut_out else self.haunted, shut_out)

    @property
    def shut_out(self) -> bool:
        """Whether Claustrophobia keeps the active player's pawns out of buildings (HX-14.8)."""
        return CLAUSTROPHOBIA in self.pawns[self.active].under

    @property
    def haunted(self) -> frozenset[int]:
        """The buildings with a zombie of nobody inside, by the numbers of their tiles (HX-7.9)."""
        building = self.open_city.building
        return frozenset(building[space] for space in self.zombies if building[space] >= 0)

    @property
    def meetings(self) -> Container[int]:
        """The spaces with a human or a shotgun guy, where the movement of a pawn ends (HX-7.5)."""
        return self.humans.keys() | self.guy_spaces

    @property
    def guy_spaces(self) -> set[int]:
        """The spaces with a shotgun guy."""
        return {pawn.space for pawn in self.pawns if pawn.space != NOWHERE}

    @property
    def in_the_way(self) -> Container[int]:
        """The spaces with a zombie of any kind, where a shotgun guy who comes has to fight (HX-9.2)."""
        hordes = {space for leader in self.leaders for space in leader.zombies if space >= 0}
        return hordes.union(self.zombies)

    def zombies_on(self, space: int) -> int:
        """Who helps to breach: pawns, and a zombie of nobody (HX-7.10)."""
        return super().zombies_on(space) + (space in self.zombies)

    def weapons_of(self, seat: int) -> tuple[str, ...]:
        """The weapon cards of Humans!!! that help a shotgun guy in his next combat roll (HX-6.7)."""
        return tuple(card for armed, card in self.armed if armed == seat)

    @property
    def rival(self) -> int:
        """Whose pawn is fought in the fight that goes on, or nobody's (HX-9.3)."""
        return self.duels[-1][1] if self.duels and self.duels[-1][0] == len(self.fighting) else NOBODY

    def is_guy(self, seat: int) -> bool:
        return self.sides[seat] == GUY

    def barricade(self, tile: str) -> int:
        return barricade(tile)
