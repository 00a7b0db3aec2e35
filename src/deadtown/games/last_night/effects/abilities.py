"""What is printed on the sheets of heroes and used in windows (Table C)."""

from collections.abc import Iterable, Iterator

from deadtown.games.last_night import events
from deadtown.games.last_night.effects.targets import dice_to_reroll, hero_named, is_fighting, once, the_fight
from deadtown.games.last_night.fights import reroll_hero_dice
from deadtown.games.last_night.fitting import is_of_zombies
from deadtown.games.last_night.moments import CP, DR, FR, HA, HR, IB, RR
from deadtown.games.last_night.pending import Roll
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.uses import ANY, Named, uses
from deadtown.games.last_night.wounds import wound_hero
from deadtown.kernel import Steps

SPIRIT = 3
"""What Father Joseph must roll to cancel a card."""
IMPROVISED = 3
"""What Nikki must roll to cancel one."""


def own_roll(play: Play, hero: int) -> Roll | None:
    roll = play.state.roll
    return roll if roll is not None and roll.hero == hero else None


def reroll_one(play: Play, value: int) -> None:
    """One of the dice that lie on the table is rolled again: of those that are alike, the one that counts for least."""
    roll = play.state.roll
    assert roll is not None
    dice = [*roll.dice]
    place = min((place for place, die in enumerate(dice) if die == value), key=roll.counts)
    dice[place] = play.d6()
    roll.dice = tuple(dice)
    roll.raised = tuple(other for other in roll.raised if other != place)
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


# Hardened Luck


def hardened_dice(play: Play, hero: int) -> list[Named]:
    """Any of the dice that a hero has just rolled, once in each turn."""
    roll = own_roll(play, hero)
    return [] if roll is None or play.state.heroes[hero].lucky else dice_to_reroll(roll.dice)


@uses("hardened_luck", HR, IB, DR, RR, ways=hardened_dice)
def hardened_luck(play: Play, hero: int, *values: int) -> None:
    """Roll any of the own dice of a roll again."""
    play.state.heroes[hero].lucky = True
    roll = play.state.roll
    assert roll is not None
    places = []
    for value in values:
        places.append(next(place for place, die in enumerate(roll.dice) if die == value and place not in places))
    dice = tuple(play.d6() if place in places else die for place, die in enumerate(roll.dice))
    roll.raised = tuple(place for place in roll.raised if place not in places)
    roll.dice, rolled = dice, tuple(dice[place] for place in places)
    play.tell(events.Rerolled, roll.what, values, rolled, play.person(hero))


def hardened_fight_dice(play: Play, hero: int) -> list[Named]:
    if play.state.heroes[hero].lucky or not is_fighting(play, hero):
        return []
    return dice_to_reroll(the_fight(play).hero_dice)


@uses("hardened_luck", FR, mode="fight", ways=hardened_fight_dice)
def hardened_luck_in_a_fight(play: Play, hero: int, *values: int) -> Steps[None]:
    """Roll any of the own fight dice again."""
    play.state.heroes[hero].lucky = True
    yield from reroll_hero_dice(play, "hardened_luck", values)


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
    unseen = bool(state.hero_deck) and state.heroes[hero].seat not in state.foreseen
    return once(unseen and state.active == hero)


@uses("hunch", HA, ways=own_activation)
def hunch(play: Play, hero: int) -> None:
    """Her seat alone looks at the top card of the hero deck."""
    state = play.state
    owner = state.heroes[hero]
    state.foreseen = {**state.foreseen, owner.seat: 1}
    play.tell(events.TopSeen, owner.seat, owner.person, state.hero_deck[-1])


# Improvise


def improvised_healing(play: Play, hero: int) -> Iterator[Named]:
    """An own item, and who of the space is wounded."""
    me = play.state.heroes[hero]
    for item in dict.fromkeys(me.items):
        for other in play.state.heroes_on(me.space):
            if play.state.heroes[other].wounds:
                yield item, play.person(other)


@uses("improvise", *ANY, mode="heal", ways=improvised_healing)
def improvise_heals(play: Play, hero: int, item: str, person: str) -> Steps[None]:
    """Discard an item to heal a wound of the own or of a hero in the space."""
    yield from play.spend_item(play.state.heroes[hero], item)
    play.heal(hero_named(play, person), 1)


def improvised_defence(play: Play, hero: int) -> list[Named]:
    """An own item, while a zombie card is being played."""
    items = play.state.heroes[hero].items
    return [(item,) for item in dict.fromkeys(items)] if is_zombie_card_played(play) else []


@uses("improvise", CP, mode="stop", ways=improvised_defence)
def improvise_cancels(play: Play, hero: int, item: str) -> Steps[None]:
    """Discard an item to cancel a zombie card on 3+."""
    played = play.state.stack[-1]
    me = play.state.heroes[hero]
    yield from play.spend_item(me, item)
    (die,) = yield from roll_of(play, hero, "improvise", IMPROVISED, "improvise")
    if die >= IMPROVISED:
        played.cancelled = True
        play.tell(events.CardCancelled, me.seat, played.card)


# Strength of Spirit


def is_zombie_card_played(play: Play) -> bool:
    """Whether the card that is being played is one of the zombies."""
    stack = play.state.stack
    return bool(stack) and is_of_zombies(stack[-1].card)


def zombie_card_played(play: Play, hero: int) -> Iterable[Named]:
    return once(is_zombie_card_played(play))


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
