"""Supply Run (LN-S10): the heroes bring supplies to the Town Square."""

from deadtown.games.last_night.cards import BASE, SURVIVAL_OF_THE_FITTEST
from deadtown.games.last_night.options import SEWERS
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.scenarios.tokens import OUTER, carried, hand_in, move_out, put_on_board, take
from deadtown.games.last_night.state import State
from deadtown.kernel import Steps

SUPPLIES = 4


def lay_supplies(play: Play) -> Steps[None]:
    """One on each outer board."""
    for slot in OUTER:
        yield from put_on_board(play, slot)


def take_or_deliver(play: Play, hero: int) -> None:
    """On the Town Square a hero delivers all that it carries."""
    take(play, hero)
    if play.state.heroes[hero].space in play.ground.square:
        hand_in(play, hero)


def all_delivered(state: State) -> bool:
    return state.delivered >= SUPPLIES


def tasks(state: State) -> dict[str, tuple[int, int]]:
    return {"supplies_delivered": (state.delivered, SUPPLIES), "supplies_carried": (carried(state), SUPPLIES)}


SUPPLY_RUN = Scenario(
    name="supply_run",
    clause="LN-S10",
    sun=16,
    sets=frozenset({BASE, SURVIVAL_OF_THE_FITTEST}),
    forces=frozenset({SEWERS}),
    tokens=SUPPLIES,
    prepare=lay_supplies,
    move_ended=take_or_deliver,
    destroyed=move_out,
    goal=all_delivered,
    tasks=tasks,
)
