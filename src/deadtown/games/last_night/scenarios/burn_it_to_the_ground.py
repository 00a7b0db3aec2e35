"""Burn It to the Ground! (LN-S8): the heroes douse the pits in the Manor House, and burn it down."""

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import ADVANCED, BASE, FIRE, GROWING_HUNGER
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.options import FREE_SEARCH, GRAVE_DEAD, HEROES
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios.defend_the_manor import manor
from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.state import State
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.kernel import NOTHING_TO_ASK, Option, Steps

PITS = tuple(NUMBERS[name] for name in ("f6", "g6", "f7", "g7"))
FIRE_ITEMS = frozenset(card for card, row in HEROES_CARDS.items() if FIRE in row.keywords)
BURN_DOWN: Option = ("burn_down",)


def doused(state: State) -> int:
    """How many of the pits in the Manor House are full of gas."""
    return sum(pit in state.gas for pit in PITS)


def tasks(state: State) -> dict[str, tuple[int, int]]:
    return {"pits_doused": (doused(state), len(PITS))}


def in_the_manor(play: Play, hero: int) -> list[Option]:
    """Once all pits are doused, a hero inside with a Fire item can burn it all down."""
    arsonist = play.state.heroes[hero]
    ready = doused(play.state) == len(PITS) and not FIRE_ITEMS.isdisjoint(arsonist.items)
    return [BURN_DOWN] if ready and arsonist.space in manor(play.ground) else []


def burn_down(play: Play, hero: int, action: Option) -> Steps[None]:
    """The heroes win at once (LN-17.2)."""
    arsonist = play.state.heroes[hero]
    play.tell(events.BurntDown, arsonist.seat, arsonist.person)
    play.win(HEROES, "goal", BURN_IT_TO_THE_GROUND.clause)
    yield from NOTHING_TO_ASK


BURN_IT_TO_THE_GROUND = Scenario(
    name="burn_it_to_the_ground",
    clause="LN-S8",
    sun=18,
    centre="c2",
    sets=frozenset({BASE, ADVANCED, GROWING_HUNGER}),
    forces=frozenset({GRAVE_DEAD, FREE_SEARCH}),
    search_items=frozenset({"gasoline"}) | FIRE_ITEMS,
    pits=PITS,
    gas_only_douses=True,
    move_actions=in_the_manor,
    move_act=burn_down,
    tasks=tasks,
)
