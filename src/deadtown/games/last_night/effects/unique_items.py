"""The Unique Items of the Survival decks, apart from what shooting, throwing and moving say (Table U)."""

from collections.abc import Iterable, Iterator

from deadtown.games.last_night import events
from deadtown.games.last_night.effects.abilities import reroll_one
from deadtown.games.last_night.effects.hero_items import in_a_building, mark_used, unused
from deadtown.games.last_night.effects.rescues import prevent, the_wound
from deadtown.games.last_night.effects.targets import (
    cancel_remaining,
    dice_to_reroll,
    has_word,
    hero_named,
    once,
    remaining,
    the_fight,
)
from deadtown.games.last_night.fights import add_hero_die, change_die, reroll_hero_dice, reroll_zombie_die
from deadtown.games.last_night.heroes import LAW
from deadtown.games.last_night.items import check_break, lose_item
from deadtown.games.last_night.moments import DR, FR, HR, HS, HX, IB, RR, WH
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.pieces import NOBODY
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.searching import draw_cards, seeing
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.survival_cards import UNIQUE_ITEMS
from deadtown.games.last_night.uses import ANY, IN_PLACE, Named, uses, when_gained
from deadtown.kernel import Option, Steps

KEPT = 4
"""What somebody must roll to keep an item that is made for them."""
VEST_HOLDS = 4
"""What must be rolled for a Kevlar Vest to prevent a wound."""
BAG_IS_EMPTY = 2
"""Up to which number the die means that a Doctor's Bag is discarded."""
HEARD = 3
"""How many cards a Police Radio tells of."""


def is_for(hero: Hero, name: str) -> bool:
    """Whether a hero is somebody, at whatever time of life (LN-3.8)."""
    return name in (hero.person, hero.sheet.persona)


# Fights


def own_dice(play: Play, hero: int) -> list[Named]:
    return dice_to_reroll(the_fight(play).hero_dice) if unused("samurai_sword", play, hero) else []


@uses("samurai_sword", FR, ways=own_dice)
def samurai_sword(play: Play, hero: int, *values: int) -> Steps[None]:
    """Roll any of the own dice again, once in a fight; Jake rolls one more with it."""
    mark_used(play, "samurai_sword")
    yield from reroll_hero_dice(play, "samurai_sword", values)
    if is_for(play.state.heroes[hero], "jake") and not the_fight(play).over:
        yield from add_hero_die(play, "samurai_sword")


@uses("sledgehammer", FR, ways=lambda play, hero: once(unused("sledgehammer", play, hero)))
def sledgehammer(play: Play, hero: int) -> Steps[None]:
    """A fight die more, once in a fight, and a beaten zombie is killed."""
    mark_used(play, "sledgehammer")
    the_fight(play).deadly = True
    yield from add_hero_die(play, "sledgehammer")
    yield from check_break(play, hero, "sledgehammer", UNIQUE_ITEMS["sledgehammer"].breaks)


def own_die(play: Play, hero: int) -> list[Named]:
    return [(value,) for value in sorted({*the_fight(play).hero_dice})] if unused("bowie_knife", play, hero) else []


@uses("bowie_knife", FR, ways=own_die)
def bowie_knife(play: Play, hero: int, value: int) -> None:
    """+1 to an own die, once in a fight."""
    mark_used(play, "bowie_knife")
    change_die(play, "bowie_knife", HEROES, value, 1)


# Wounds


def own_wound(play: Play, hero: int, item: str) -> bool:
    """Whether somebody is about to be wounded, not killed, who has not yet tried an item against that (LN-7.4)."""
    wound = play.state.wound
    return wound is not None and wound.hero == hero and not wound.killing and item not in wound.tried


@uses("kevlar_vest", WH, ways=lambda play, hero: once(own_wound(play, hero, "kevlar_vest")))
def kevlar_vest(play: Play, hero: int) -> Steps[None]:
    """Prevents a wound on 4+, is lost on a 1; once a wound."""
    the_wound(play).tried += ("kevlar_vest",)
    (die,) = yield from roll_of(play, hero, "vest", VEST_HOLDS, "kevlar_vest")
    if die >= VEST_HOLDS:
        prevent(play)
    elif die == 1:
        yield from lose_item(play, hero, "kevlar_vest")


@uses("football_helmet", WH, ways=lambda play, hero: once(own_wound(play, hero, "football_helmet")))
def football_helmet(play: Play, hero: int) -> Steps[None]:
    """Prevents a wound; Johnny may keep it."""
    prevent(play)
    yield from spend_unless_kept(play, hero, "football_helmet", "johnny")


def spend_unless_kept(play: Play, hero: int, item: str, name: str) -> Steps[None]:
    """An item is discarded, unless it is somebody's who keeps it on 4+."""
    bearer = play.state.heroes[hero]
    if is_for(bearer, name):
        (die,) = yield from roll_of(play, hero, "keeps", KEPT, item)
        if die >= KEPT:
            return
    if item in bearer.items:
        yield from play.spend_item(bearer, item)


# Dice


def dice_on_the_table(play: Play, hero: int) -> Iterator[Named]:
    roll = play.state.roll
    if roll is not None and roll.hero != NOBODY and not is_coin_toss(play):
        for value in sorted({*roll.dice}):
            yield (value,)


def is_coin_toss(play: Play) -> bool:
    """Whether the die is the one that the coin itself is kept by."""
    roll = play.state.roll
    return roll is not None and roll.card == "lucky_coin"


@uses("lucky_coin", HR, IB, DR, RR, ways=dice_on_the_table)
def lucky_coin(play: Play, hero: int, value: int) -> Steps[None]:
    """One die that has just been rolled is rolled again; Sally may keep the coin."""
    reroll_one(play, value)
    yield from spend_unless_kept(play, hero, "lucky_coin", "sally")


def fight_dice(play: Play, hero: int) -> Iterator[Named]:
    """The dice of both sides, by side and number."""
    fight = the_fight(play)
    for side, dice in ((HEROES, fight.hero_dice), ("zombies", fight.zombie_dice)):
        for value in sorted({*dice}):
            yield side, value


@uses("lucky_coin", FR, mode="fight", ways=fight_dice)
def lucky_coin_in_a_fight(play: Play, hero: int, side: str, value: int) -> Steps[None]:
    """One fight die of either side is rolled again."""
    if side == HEROES:
        yield from reroll_hero_dice(play, "lucky_coin", (value,))
    else:
        reroll_zombie_die(play, "lucky_coin", value)
    yield from spend_unless_kept(play, hero, "lucky_coin", "sally")


# The Move Action


def wounded_here(play: Play, hero: int) -> Iterator[Named]:
    """Whom the active hero could heal in its space."""
    state = play.state
    if hero != state.active:
        return
    for other in state.heroes_on(state.heroes[hero].space):
        if state.heroes[other].wounds:
            yield (play.person(other),)


@uses("doctors_bag", IN_PLACE, ways=wounded_here)
def doctors_bag(play: Play, hero: int, person: str) -> Steps[None]:
    """Fully heals a hero in the space; on 1 or 2 it is discarded, but not Becky's."""
    patient = hero_named(play, person)
    play.heal(patient, patient.wounds)
    if not is_for(play.state.heroes[hero], "becky"):
        (die,) = yield from roll_of(play, hero, "bag", BAG_IS_EMPTY, "doctors_bag")
        if die <= BAG_IS_EMPTY:
            yield from lose_item(play, hero, "doctors_bag")


def at_the_end(play: Play, hero: int) -> Iterable[Named]:
    """The own Move Action may end here: nobody stays in a building into which it has climbed."""
    state = play.state
    if hero != state.active or state.phase != "move" or state.route or state.again:
        return ()
    return once(not state.through_wall or not state.is_indoors(state.heroes[hero].space))


@uses("adrenaline_shot", HX, ways=at_the_end)
def adrenaline_shot(play: Play, hero: int) -> Steps[None]:
    """The Move Action ends, and there is a second one."""
    yield from play.spend_item(play.state.heroes[hero], "adrenaline_shot")
    play.state.left, play.state.again = 0, True


# Cards


@uses("master_keys", *ANY, ways=in_a_building)
def master_keys(play: Play, hero: int) -> Steps[None]:
    """Discarded in a building for three cards."""
    yield from play.spend_item(play.state.heroes[hero], "master_keys")
    yield from draw_cards(play, hero, 3, "LN-5.10")


@uses("old_diary", *ANY, ways=lambda play, hero: remaining(play))
def old_diary(play: Play, hero: int, *named: str) -> Steps[None]:
    """Cancel a zombie card that remains in play."""
    bearer = play.state.heroes[hero]
    yield from play.spend_item(bearer, "old_diary")
    cancel_remaining(play, bearer.seat, *named)


@when_gained("supply_bag")
def supply_bag(play: Play, hero: int) -> Steps[None]:
    """Kenny draws a card when he gets it."""
    if is_for(play.state.heroes[hero], "kenny"):
        yield from draw_cards(play, hero, 1, "LN-5.10")


def unheard(play: Play, hero: int) -> Iterable[Named]:
    return once(bool(play.state.hero_deck) and "police_radio" not in play.state.heroes[hero].used)


@uses("police_radio", HS, ways=unheard)
def police_radio(play: Play, hero: int) -> Steps[None]:
    """Look at the top three hero cards and put them back in any order; the law may put one under the deck."""
    state = play.state
    bearer = state.heroes[hero]
    bearer.used += ("police_radio",)
    count = min(HEARD, len(state.hero_deck))
    state.looked, state.looker = [play.draw_top() for _ in range(count)], hero
    seats = seeing(play, bearer.seat)
    play.tell(events.Looked, bearer.seat, bearer.person, tuple(state.looked), seats)
    if has_word(bearer, LAW):
        options: list[Option] = [*(("under", card) for card in sorted({*state.looked})), ("none",)]
        choice = yield from play.choose(bearer.seat, "put_under", options, hero=bearer.person)
        if choice[0] == "under":
            state.looked.remove(str(choice[1]))
            play.put_under(str(choice[1]))
    while state.looked:
        options = [("put_back", card) for card in sorted({*state.looked})]
        choice = yield from play.choose(bearer.seat, "put_back", options, hero=bearer.person)
        state.looked.remove(str(choice[1]))
        play.put_back(str(choice[1]), seats)
    state.looker = NOBODY
    play.tell(events.CardsPutBack, bearer.seat, count)
