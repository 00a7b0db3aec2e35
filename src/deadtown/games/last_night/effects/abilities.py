"""What is printed on the sheets of heroes and used in windows (Table C)."""

from collections.abc import Iterable, Iterator

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import ZOMBIE_CARDS
from deadtown.games.last_night.effects.targets import is_fighting, once, the_fight
from deadtown.games.last_night.fights import reroll_hero_dice
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.state import Roll
from deadtown.games.last_night.windows import CP, DR, FR, HA, HR, IB, RR, Named, uses
from deadtown.games.last_night.wounds import wound_hero
from deadtown.kernel import Steps

SPIRIT = 3
"""What Father Joseph must roll to cancel a card."""


def own_roll(play: Play, hero: int) -> Roll | None:
    roll = play.state.roll
    return roll if roll is not None and roll.hero == hero else None


def reroll_one(play: Play, value: int) -> None:
    """One of the dice that lie on the table is rolled again."""
    roll = play.state.roll
    assert roll is not None
    dice = [*roll.dice]
    place = dice.index(value)
    dice[place] = play.d6()
    roll.dice = tuple(dice)
    play.tell(events.Rerolled, roll.what, (value,), (dice[place],), play.person(roll.hero))


# Lucky


def lucky_dice(play: Play, hero: int) -> Iterator[Named]:
    """The dice that a lucky hero has just rolled, once in each turn."""
    if play.state.heroes[hero].lucky:
        return
    roll = own_roll(play, hero)
    if roll is not None:
        for value in sorted({*roll.dice}):
            yield (value,)


@uses("lucky", HR, IB, DR, RR, ways=lucky_dice)
def lucky(play: Play, hero: int, value: int) -> None:
    """Roll one of the own dice again."""
    play.state.heroes[hero].lucky = True
    reroll_one(play, value)


def lucky_fight_dice(play: Play, hero: int) -> Iterator[Named]:
    if not play.state.heroes[hero].lucky and is_fighting(play, hero):
        for value in sorted({*the_fight(play).hero_dice}):
            yield (value,)


@uses("lucky", FR, mode="fight", ways=lucky_fight_dice)
def lucky_in_a_fight(play: Play, hero: int, value: int) -> Steps[None]:
    """Roll one of the own fight dice again."""
    play.state.heroes[hero].lucky = True
    yield from reroll_hero_dice(play, "lucky", (value,))


# Handy


def own_break(play: Play, hero: int) -> Iterable[Named]:
    roll = own_roll(play, hero)
    return once(roll is not None and roll.what == "break" and not roll.again)


@uses("handy", IB, ways=own_break)
def handy(play: Play, hero: int) -> None:
    """Roll a break check again, once each."""
    roll = play.state.roll
    assert roll is not None
    roll.again = True
    reroll_one(play, roll.dice[0])


# Hunch


def own_activation(play: Play, hero: int) -> Iterable[Named]:
    """When her own activation begins, unless she knows the card already."""
    state = play.state
    unseen = bool(state.hero_deck) and state.foreseer != state.heroes[hero].seat
    return once(unseen and state.active == hero)


@uses("hunch", HA, ways=own_activation)
def hunch(play: Play, hero: int) -> None:
    """Her seat alone looks at the top card of the hero deck."""
    state = play.state
    owner = state.heroes[hero]
    state.foreseer = owner.seat
    play.tell(events.TopSeen, owner.seat, owner.person, state.hero_deck[-1])


# Strength of Spirit


def zombie_card_played(play: Play, hero: int) -> Iterable[Named]:
    stack = play.state.stack
    return once(bool(stack) and stack[-1].card in ZOMBIE_CARDS)


@uses("strength_of_spirit", CP, ways=zombie_card_played)
def strength_of_spirit(play: Play, hero: int) -> Steps[None]:
    """Takes a wound, then cancels the card on 3+; any number of times, even if the wound kills."""
    played = play.state.stack[-1]
    seat = play.state.heroes[hero].seat
    yield from wound_hero(play, hero, preventable=False, clause="LN-7.2")
    (die,) = yield from roll_of(play, hero, "spirit", SPIRIT, "strength_of_spirit")
    if die >= SPIRIT:
        played.cancelled = True
        play.tell(events.CardCancelled, seat, played.card)
