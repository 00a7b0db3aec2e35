"""The sewers: one space beside the map, and two entrances that lead into it (section 15)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.ground import ENTRANCE, NAMES, SPACES, distance, put_word, take_word
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import State
from deadtown.kernel import Steps

APART = 4
"""How far the second entrance is from the first at least (LN-15.2)."""


def are_in_play(state: State) -> bool:
    return bool(state.ground.entrances)


def without_models(state: State) -> list[int]:
    """The outdoor spaces on which nobody stands and no entrance is."""
    taken = {*state.zombies, *state.hero_spaces(), *state.ground.entrances}
    return [space for space in range(SPACES) if state.is_outdoors(space) and space not in taken]


def bring_sewers(play: Play, seat: int) -> Steps[None]:
    """The sewers come into play: a hero seat places the first entrance, the zombies the second (LN-15.1, LN-15.2)."""
    state = play.state
    first = yield from play.choose_space(seat, "place_sewer_entrance", without_models(state))
    put_entrance(play, first)
    play.tell(events.SewerOpened, seat, NAMES[first])
    zombies = state.lead_zombie
    apart = [space for space in without_models(state) if distance(space, first) >= APART]
    second = yield from play.choose_space(zombies, "place_sewer_entrance", apart)
    put_entrance(play, second)
    play.tell(events.SewerOpened, zombies, NAMES[second])


def move_entrance(play: Play, seat: int) -> Steps[None]:
    """A seat moves one of the entrances to any outdoor space without models (Sewer Access)."""
    state = play.state
    moved = yield from play.choose_space(seat, "move_sewer_entrance", state.ground.entrances)
    to = yield from play.choose_space(seat, "place_sewer_entrance", without_models(state))
    state.layout = take_word(state.layout, ENTRANCE, NAMES[moved])
    put_entrance(play, to)
    play.tell(events.SewerMoved, seat, NAMES[moved], NAMES[to])


def put_entrance(play: Play, space: int) -> None:
    """Entrances are part of the layout: they change the ways over the map."""
    play.state.layout = put_word(play.state.layout, ENTRANCE, NAMES[space])
