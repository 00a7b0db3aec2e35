"""Tokens that lie in buildings, and that heroes carry to where they belong (LN-S10, LN-S12)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.buildings import random_building
from deadtown.games.last_night.ground import NAMES, Building
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import State
from deadtown.kernel import Steps

OUTER = ("nw", "ne", "se", "sw")
"""The slots of the outer boards."""
TOKEN = {"supply_run": "supply", "radio_for_help": "radio_part"}
"""What they are in each scenario (Table T)."""


def put_on_board(play: Play, slot: str) -> Steps[None]:
    """A token on a building of a board that is rolled by its numbers."""
    (number,) = play.roll("building_number")
    buildings = play.ground.buildings
    found = next(building for building in buildings if building.slot == slot and number in building.numbers)
    play.tell(events.BuildingFound, found.name)
    yield from put_into(play, found)


def put_into(play: Play, building: Building) -> Steps[None]:
    """A token more, on a space of a building."""
    space = yield from space_in(play, building)
    play.state.tokens += (space,)
    play.tell(events.TokenPlaced, TOKEN[play.state.scenario], NAMES[space], building.name)


def space_in(play: Play, building: Building) -> Steps[int]:
    """Where in a building a token is to lie: the zombies choose it."""
    seat = play.state.lead_zombie
    return (yield from play.choose_space(seat, "token_space", building.spaces, building=building.name))


def take(play: Play, hero: int) -> None:
    """A hero who has ended its Move Action without a zombie in its space takes the tokens there."""
    state = play.state
    taker = state.heroes[hero]
    found = state.tokens.count(taker.space)
    if found and taker.space not in state.zombies:
        state.tokens = tuple(space for space in state.tokens if space != taker.space)
        taker.carried += found
        play.tell(events.TokensTaken, TOKEN[state.scenario], taker.seat, taker.person, found)


def hand_in(play: Play, hero: int) -> None:
    """All that a hero carries is where it belongs."""
    state = play.state
    bearer = state.heroes[hero]
    if bearer.carried:
        state.delivered += bearer.carried
        token = TOKEN[state.scenario]
        play.tell(events.TokensDelivered, token, bearer.seat, bearer.person, bearer.carried, state.delivered)
        bearer.carried = 0


def move_out(play: Play, building: Building) -> Steps[None]:
    """What lay in a building that has burnt down lies in another that is rolled: one that can be entered, and where no
    token is (LN-11.16, LN-S14)."""
    state = play.state
    for space in [space for space in state.tokens if space in building.spaces]:
        found = yield from random_building(play, lambda other: is_free(state, other))
        if found is None:
            return
        there = yield from space_in(play, found)
        place = state.tokens.index(space)
        state.tokens = (*state.tokens[:place], *state.tokens[place + 1 :], there)
        play.tell(events.TokenPlaced, TOKEN[state.scenario], NAMES[there], found.name)


def is_free(state: State, building: Building) -> bool:
    return building.number not in state.taken_over and not any(space in building.spaces for space in state.tokens)


def carried(state: State) -> int:
    return sum(hero.carried for hero in state.living())
