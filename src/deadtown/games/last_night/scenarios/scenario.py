"""What a scenario says about itself."""

from collections.abc import Callable

import msgspec

from deadtown.games.last_night.cards import BASE, Card
from deadtown.games.last_night.ground import Building, Ground
from deadtown.games.last_night.options import ZOMBIES, Side
from deadtown.games.last_night.pieces import MOST_ZOMBIES
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import Hero, State
from deadtown.kernel import NOTHING_TO_ASK, Option, Steps


def never(state: State) -> bool:
    return False


def no_actions(state: State, hero: Hero) -> list[Option]:
    return []


def nothing_to_do(play: Play, hero: Hero, action: Option) -> None:
    raise AssertionError(f"no scenario offers {action}")


def no_move_actions(play: Play, hero: int) -> list[Option]:
    return []


def no_move_act(play: Play, hero: int, action: Option) -> Steps[None]:
    raise AssertionError(f"no scenario offers {action}")


def nothing_at_move_end(play: Play, hero: int) -> None:
    """Nothing comes of where a hero ends its Move Action."""


def nothing_lost(play: Play, building: Building) -> Steps[None]:
    return NOTHING_TO_ASK


def no_tasks(state: State) -> dict[str, tuple[int, int]]:
    return {}


def everywhere(state: State, run: int) -> bool:
    return True


def nothing_to_prepare(play: Play) -> Steps[None]:
    return NOTHING_TO_ASK


def own_start(ground: Ground) -> tuple[int, ...]:
    """Heroes start where their sheets say."""
    return ()


class Scenario(msgspec.Struct, frozen=True):
    """A row of Table S, with the rules that are its own."""

    name: str
    clause: str
    sun: int
    """The number on which the sun starts (LN-4.3)."""
    deaths: int = 4
    """How many heroes the zombies must kill (LN-17.3)."""
    centre: str = "c1"
    sets: frozenset[str] = frozenset({BASE})
    """The sets without which it can't be played."""
    forces: frozenset[str] = frozenset()
    """The rules of Part V that are always played in it."""
    forbids: frozenset[str] = frozenset()
    """Those that are never played in it."""
    search_items: frozenset[Card] = frozenset()
    """The Scenario Search Items (LN-17.1)."""
    saves_townsfolk: bool = False
    """Whether Townsfolk that are drawn are put open on heroes (LN-S3)."""
    experience: int = 0
    """With how much experience each hero starts (LN-S13)."""
    dawn: Side = ZOMBIES
    """Who wins when the sun runs out (LN-4.4)."""
    goal: Callable[[State], bool] = never
    """Whether the heroes have reached theirs."""
    doom: Callable[[State], bool] = never
    """Whether the zombies have, apart from killing heroes."""
    goal_at_turn_end: Callable[[State], bool] = never
    """What counts for the heroes at the end of a hero turn only."""
    goal_at_dawn: Callable[[State], bool] = never
    """What makes them win when the sun runs out."""
    doom_at_step_end: Callable[[State], bool] = never
    """What counts for the zombies at the end of a step only."""
    tasks: Callable[[State], dict[str, tuple[int, int]]] = no_tasks
    """How far both sides have come, by the names of texts: how many there are, and how many it takes."""
    starts: Callable[[Ground], tuple[int, ...]] = own_start
    """Where all heroes start, if not where their sheets say."""
    most_zombies: int = MOST_ZOMBIES
    """How many zombies may be on the map (LN-4.17)."""
    always_more: bool = False
    """Whether the New Zombies roll always succeeds (LN-S6)."""
    red_must_come: bool = False
    """Whether a Grave Dead must come where one can (LN-S7)."""
    pits: tuple[int, ...] = ()
    """Where Spawning Pit markers lie from the start (LN-S8)."""
    gas_only_douses: bool = False
    """Whether gas does not explode (LN-S8)."""
    prepare: Callable[[Play], Steps[None]] = nothing_to_prepare
    """What is rolled and placed for it at set-up, when heroes stand on the map."""
    barricadable: Callable[[State, int], bool] = everywhere
    """Whether a barricade may be placed on a wall run (LN-14.1)."""
    destroys_pits: bool = False
    """Whether an explosion destroys the printed pit in its space (LN-S2)."""
    actions: Callable[[State, Hero], list[Option]] = no_actions
    """What a hero may do besides exchanging items."""
    act: Callable[[Play, Hero, Option], Steps[None] | None] = nothing_to_do
    """Carries one of these out."""
    move_actions: Callable[[Play, int], list[Option]] = no_move_actions
    """What a hero, by its number, may do in place of its Move Action (LN-5.5)."""
    move_act: Callable[[Play, int, Option], Steps[None]] = no_move_act
    """Carries one of these out."""
    move_ended: Callable[[Play, int], None] = nothing_at_move_end
    """What comes of where a hero has ended its Move Action."""
    destroyed: Callable[[Play, Building], Steps[None]] = nothing_lost
    """What comes of a building that has burnt down, for which another may be needed (LN-11.16)."""
    tokens: int = 0
    """How many tokens lie on the map, are carried, or have been delivered (Table T)."""
