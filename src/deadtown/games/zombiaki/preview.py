"""What an answer would do at once, shown before it is given. Nothing is hidden in it: no card is drawn."""

from deadtown.games.zombiaki.effects.undead import give_order
from deadtown.games.zombiaki.play import Play
from deadtown.games.zombiaki.state import State
from deadtown.games.zombiaki.street import NUMBER
from deadtown.kernel import Event, Option, Scripted, Steps


def preview(state: State, option: Option) -> list[Event] | None:
    """The effect of a card, an order or a dog's step, up to the next question; Click! is left aside."""
    told: list[Event] = []
    play = Play(state, Scripted(), told.append)
    course = _course(play, option)
    if course is None:
        return None
    next(course, None)
    return told


def _course(play: Play, option: Option) -> Steps[None] | None:
    verb, *values = option
    places = [str(value) for value in values]
    if verb == "play":
        card = places[0]
        play.state.side(play.state.phase).hand.remove(card)
        return play.carry_out(card, option[2:])
    if verb == "order":
        return give_order(play, places[0], places[1])
    if verb == "step":
        return _dog_step(play, NUMBER[places[0]], NUMBER[places[1]])
    return None


def _dog_step(play: Play, space: int, to: int) -> Steps[None]:
    yield from play.move(space, to, "dog")
    yield from play.settle()
