"""What a scenario says about itself."""

from collections.abc import Callable

import msgspec

from deadtown.games.last_night.cards import BASE, Card
from deadtown.games.last_night.ground import Ground
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import ZOMBIES, Hero, Side, State
from deadtown.kernel import Option, Steps


def never(state: State) -> bool:
    return False


def no_actions(state: State, hero: Hero) -> list[Option]:
    return []


def nothing_to_do(play: Play, hero: Hero, action: Option) -> None:
    raise AssertionError(f"no scenario offers {action}")


def no_tasks(state: State) -> dict[str, tuple[int, int]]:
    return {}


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
    dawn: Side = ZOMBIES
    """Who wins when the sun runs out (LN-4.4)."""
    goal: Callable[[State], bool] = never
    """Whether the heroes have reached theirs."""
    doom: Callable[[State], bool] = never
    """Whether the zombies have, apart from killing heroes."""
    goal_at_turn_end: Callable[[State], bool] = never
    """What counts for the heroes at the end of a hero turn only."""
    doom_at_step_end: Callable[[State], bool] = never
    """What counts for the zombies at the end of a step only."""
    tasks: Callable[[State], dict[str, tuple[int, int]]] = no_tasks
    """How far both sides have come, by the names of texts: how many there are, and how many it takes."""
    starts: Callable[[Ground], tuple[int, ...]] = own_start
    """Where all heroes start, if not where their sheets say."""
    destroys_pits: bool = False
    """Whether an explosion destroys the printed pit in its space (LN-S2)."""
    actions: Callable[[State, Hero], list[Option]] = no_actions
    """What a hero may do besides exchanging items."""
    act: Callable[[Play, Hero, Option], Steps[None] | None] = nothing_to_do
    """Carries one of these out."""
