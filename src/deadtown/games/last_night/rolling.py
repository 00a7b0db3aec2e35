"""Dice that a hero rolls outside fights, which luck may roll again (windows DR and RR)."""

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.moments import DR
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.pending import Roll
from deadtown.games.last_night.play import Play
from deadtown.kernel import Steps


def roll_of(
    play: Play, hero: int, what: str, need: int, card: Card = "", dice: int = 1, window: str = DR
) -> Steps[tuple[int, ...]]:
    """Dice of a hero, as they lie when nobody does anything about them any more."""
    return (yield from rolled_out(play, hero, what, need, card, dice, window)).dice


def rolled_out(
    play: Play,
    hero: int,
    what: str,
    need: int,
    card: Card = "",
    dice: int = 1,
    window: str = DR,
    harder: tuple[int, ...] = (),
) -> Steps[Roll]:
    """The same, with what has been done to single dice, and what is ``harder`` for each of them."""
    state = play.state
    before = state.roll
    rolled = play.roll(what, dice, need, card, play.person(hero))
    state.roll = roll = Roll(what, rolled, hero, need, card, harder=harder)
    yield from play.ask_all(window, HEROES, only=HEROES)
    state.roll = before
    return roll
