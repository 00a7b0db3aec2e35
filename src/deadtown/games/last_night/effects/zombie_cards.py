"""Zombie cards for movement, fights, wounds, other cards and the town (Table Z)."""

from collections.abc import Iterable, Iterator
from typing import Final

from deadtown.games.last_night import events
from deadtown.games.last_night.arming import arm, bearers, is_one_left
from deadtown.games.last_night.cards import HAND_WEAPON, HERO_CARDS, TOWNSFOLK, Card
from deadtown.games.last_night.effects.abilities import reroll_one
from deadtown.games.last_night.effects.staying import remains, remains_on
from deadtown.games.last_night.effects.targets import dice_to_reroll, hero_named, once, the_fight, zombie_named
from deadtown.games.last_night.fights import (
    add_zombie_dice,
    cancel_fight,
    change_die,
    reroll_hero_dice,
    reroll_zombie_dice,
)
from deadtown.games.last_night.ground import NAMES, NUMBERS
from deadtown.games.last_night.items import lose_item
from deadtown.games.last_night.moments import CP, FD, FR, IB, KZ, WT, ZE, ZM, ZS
from deadtown.games.last_night.options import GRAVE_DEAD, GRAVE_WEAPONS, ZOMBIES
from deadtown.games.last_night.pieces import MOST_LIGHTS_OUT, NOBODY, NOWHERE
from deadtown.games.last_night.placing import GIVEN_UP, place_normal, place_red, swap_for_red
from deadtown.games.last_night.play import DONE, Play
from deadtown.games.last_night.scenarios import check_goals
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.uses import ANY, Named, plays, wields
from deadtown.games.last_night.wounds import wound_hero
from deadtown.games.last_night.zombie_turn import draw_zombie_card
from deadtown.games.last_night.zombies_moving import is_free, move_zombie
from deadtown.kernel import Decision, Option, Steps

HE_IS_A_ZOMBIE = 4
LINE_IS_DEAD = 3
OLD_PITCHFORK: Final = "old_pitchfork"


# Movement


def shambling(play: Play, seat: int) -> list[int]:
    """The zombies that could move and have not, wherever they are going (R-40)."""
    state = play.state
    occupied = state.hero_spaces()
    return [zombie for zombie in play.in_play() if is_free(state, zombie) and state.zombies[zombie] not in occupied]


def shamblers(play: Play, seat: int) -> Iterator[Named]:
    return ((ref,) for ref in play.refs(shambling(play, seat)))


@plays("shamble", ZM, ways=shamblers)
def shamble(play: Play, seat: int, ref: str) -> Steps[None]:
    """A zombie moves D6 spaces in place of its normal move."""
    state = play.state
    there = shambling(play, seat)
    if ref not in play.refs(there):
        return
    zombie = zombie_named(play, ref, there)
    steps = play.roll("shamble", card="shamble")[0]
    yield from move_zombie(play, zombie, steps, optional=True)
    state.moved += (zombie,)


@plays("relentless_advance", ZS, ways=lambda play, seat: once(bool(shambling(play, seat))))
def relentless_advance(play: Play, seat: int) -> Steps[None]:
    """D6 zombies make a step now, and still move normally."""
    state = play.state
    advanced: tuple[int, ...] = ()
    for _ in range(play.roll("advance", card="relentless_advance")[0]):
        free = [zombie for zombie in shambling(play, seat) if zombie not in advanced]
        if not free:
            return
        refs = play.refs(free)
        options: list[Option] = [*(("move", ref) for ref in refs), DONE]
        choice = yield Decision(seat, "advance", options, {"card": "relentless_advance"})
        if choice == DONE:
            return
        zombie = refs[str(choice[1])]
        advanced += (zombie,)
        if state.zombies[zombie] != NOWHERE:
            yield from move_zombie(play, zombie, 1)


# Fight cards


@plays("uuurrrggh", FR, ways=lambda play, seat: once(not the_fight(play).card))
def uuurrrggh(play: Play, seat: int) -> None:
    """Two fight dice more."""
    add_zombie_dice(play, "uuurrrggh", 2)


def hero_dice(play: Play, seat: int) -> list[Named]:
    fight = the_fight(play)
    return [] if fight.card else dice_to_reroll(fight.hero_dice)


@plays("undead_hate", FR, ways=hero_dice)
def undead_hate(play: Play, seat: int, *values: int) -> Steps[None]:
    """The hero rolls again what the zombies choose."""
    yield from reroll_hero_dice(play, "undead_hate", values)


@plays("braaains", FR, ways=lambda play, seat: once(not the_fight(play).card))
def braaains(play: Play, seat: int) -> None:
    """+1 to the highest die."""
    change_die(play, "braaains", ZOMBIES, max(the_fight(play).zombie_dice), 1)


@plays("cornered", ZS)
def cornered(play: Play, seat: int) -> None:
    """Until the next zombie turn zombies roll two dice more, and heroes win ties."""
    play.state.cornered = True


def in_company(play: Play, seat: int) -> Iterable[Named]:
    state = play.state
    return once(len(state.heroes_on(state.heroes[the_fight(play).hero].space)) > 1)


@plays("self_sacrifice", FD, ways=in_company)
def self_sacrifice(play: Play, seat: int) -> Steps[None]:
    """No fight: one of the heroes there takes a wound from that zombie."""
    state = play.state
    fight = the_fight(play)
    there = state.heroes_on(state.zombies[fight.zombie])
    cancel_fight(play, "self_sacrifice")
    if not there:
        return
    options: list[Option] = [("hero", play.person(hero)) for hero in there]
    choice = yield from play.choose(play.lead_hero(there), "choose_victim", options, card="self_sacrifice")
    yield from wound_hero(play, state.number_of(str(choice[1])), fight.zombie)


# Wounds, items, other cards


def not_strange_yet(play: Play, seat: int) -> Iterable[Named]:
    wound = play.state.wound
    return once(wound is not None and wound.taken and "feel_strange" not in play.state.heroes[wound.hero].on)


@plays("feel_strange", WT, ways=not_strange_yet)
def feel_strange(play: Play, seat: int) -> None:
    """The next wound turns the hero (LN-7.14)."""
    wound = play.state.wound
    assert wound is not None
    hero = play.state.heroes[wound.hero]
    if not hero.dead:
        remains_on(play, hero)


@plays("resilient", KZ, ways=lambda play, seat: once(bool(play.state.gun)))
def resilient(play: Play, seat: int) -> Steps[None]:
    """A gun that has killed a zombie is discarded."""
    state = play.state
    hero, gun = state.shooter, state.gun
    state.shooter, state.gun = NOBODY, ""
    if gun in state.heroes[hero].items:
        yield from lose_item(play, hero, gun)


def faith_played(play: Play, seat: int) -> Iterable[Named]:
    return once(bool(play.state.stack) and play.state.stack[-1].card == "faith")


@plays("loss_of_faith", CP, mode="stop", ways=faith_played)
def loss_of_faith_stops(play: Play, seat: int) -> None:
    """Cancel Faith that is being played."""
    play.state.stack[-2].cancelled = True
    play.tell(events.CardCancelled, seat, "faith")


def believers(play: Play, seat: int) -> Iterator[Named]:
    return ((hero.person,) for hero in play.state.living() if "faith" in hero.on)


@plays("loss_of_faith", *ANY, mode="cancel", ways=believers)
def loss_of_faith_cancels(play: Play, seat: int, person: str) -> None:
    """Cancel Faith that remains in play."""
    play.take_off(hero_named(play, person), "faith")
    play.tell(events.CardCancelled, seat, "faith")


def weapon_checked(play: Play, seat: int) -> Iterable[Named]:
    roll = play.state.roll
    return once(roll is not None and roll.what == "break" and HAND_WEAPON in HEROES_CARDS[roll.card].keywords)


@plays("loss_of_faith", IB, mode="reroll", ways=weapon_checked)
def loss_of_faith_rerolls(play: Play, seat: int) -> None:
    """The break check of a hand weapon is rolled again."""
    roll = play.state.roll
    assert roll is not None
    reroll_one(play, roll.dice[0])


def weapon_holds(play: Play, seat: int) -> Iterable[Named]:
    """A hand weapon has just passed a break check."""
    roll = play.state.roll
    if roll is None or roll.what != "break" or HAND_WEAPON not in HEROES_CARDS[roll.card].keywords:
        return ()
    return once(roll.dice[0] > roll.need and not roll.stuck)


@plays("its_stuck", IB, ways=weapon_holds)
def its_stuck(play: Play, seat: int) -> None:
    """A hand weapon that has passed a break check is discarded all the same."""
    roll = play.state.roll
    assert roll is not None
    roll.stuck = True


def event_played(play: Play, seat: int) -> Iterable[Named]:
    """A hero event that is not Townsfolk is being played."""
    row = HERO_CARDS.get(play.state.stack[-1].card) if play.state.stack else None
    return once(row is not None and row.kind == "event" and TOWNSFOLK not in row.keywords)


@plays("line_is_dead", CP, ways=event_played)
def line_is_dead(play: Play, seat: int) -> None:
    """On 3+ a hero event that is not Townsfolk is cancelled."""
    if play.roll("line_is_dead", need=LINE_IS_DEAD, card="line_is_dead")[0] >= LINE_IS_DEAD:
        event = play.state.stack[-2]
        event.cancelled = True
        play.tell(events.CardCancelled, seat, event.card)


def townsfolk_played(play: Play, seat: int) -> Iterable[Named]:
    stack = play.state.stack
    return once(bool(stack) and stack[-1].card in HERO_CARDS and TOWNSFOLK in HERO_CARDS[stack[-1].card].keywords)


@plays("hes_a_zombie", CP, mode="stop", ways=townsfolk_played)
def hes_a_zombie_stops(play: Play, seat: int) -> None:
    """On 4+ a Townsfolk event is cancelled and out of the game."""
    state = play.state
    if play.roll("hes_a_zombie", need=HE_IS_A_ZOMBIE, card="hes_a_zombie")[0] < HE_IS_A_ZOMBIE:
        return
    townsfolk = state.stack[-2]
    townsfolk.cancelled = townsfolk.kept = True
    state.hero_out += (townsfolk.card,)
    play.tell(events.CardCancelled, seat, townsfolk.card)
    play.tell(events.CardRemoved, townsfolk.card)
    check_goals(play)


def beside_heroes(play: Play, seat: int) -> Iterator[Named]:
    if play.room_for_zombies(seat) > 0:
        near = {to for space in play.state.hero_spaces() for to in play.ground.beside[space]}
        for space in sorted(near - {play.state.rubble}):
            if not play.state.is_walled_up(space) and not play.state.is_safe(space):
                yield (NAMES[space],)


@plays("hes_a_zombie", ZS, mode="put", ways=beside_heroes)
def hes_a_zombie_puts(play: Play, seat: int, name: str) -> None:
    """A zombie of the pool next to a hero, not in a Fully Barricaded building (LN-14.10)."""
    play.put_zombie(seat, NUMBERS[name], "LN-4.16")


def hero_discards(play: Play, seat: int) -> Iterator[Named]:
    return ((card,) for card in sorted({*play.state.hero_discard}))


@plays("leave_it", *ANY, ways=hero_discards)
def leave_it(play: Play, seat: int, card: Card) -> None:
    """A card of the hero discard pile is out of the game."""
    state = play.state
    if card in state.hero_discard:
        state.hero_discard.remove(card)
        state.hero_out += (card,)
        play.tell(events.CardRemoved, card)
        check_goals(play)


# The town


def lit(play: Play, seat: int) -> Iterator[Named]:
    state = play.state
    if len(state.dark) < MOST_LIGHTS_OUT:
        for building in play.ground.buildings:
            if building.number not in state.dark:
                yield (building.name,)


@plays("lights_out", ZS, ways=lit)
def lights_out(play: Play, seat: int, name: str) -> None:
    """Heroes who enter the building stop there (LN-13.7)."""
    building = play.ground.named(name)
    assert building is not None
    remains(play, building.number)
    play.tell(events.BuildingMarked, "lights_out", name)


@plays("too_many", ZE, ways=lambda play, seat: once(any(not play.state.is_safe(pit) for pit in play.state.pits)))
def too_many(play: Play, seat: int) -> Steps[None]:
    """D6 new zombies on pits, evenly; if the pool is short, from anywhere on the map (R-46)."""
    state = play.state
    count = play.roll("arrivals", card="too_many")[0]
    state.received, state.arriving = {}, {seat: count}
    if GRAVE_DEAD in state.rules:
        yield from swap_for_red(play, seat)
        count -= GIVEN_UP * state.red_arriving
    while state.red_arriving:
        yield from place_red(play, seat)
    placed: set[int] = set()
    for left in range(count, 0, -1):
        if play.room_for_zombies(seat) <= 0:
            taken = [
                zombie for zombie in state.zombies_of(seat) if state.zombies[zombie] != NOWHERE and zombie not in placed
            ]
            if not taken:
                break
            refs = play.refs(taken)
            options: list[Option] = [*(("remove", ref) for ref in refs), DONE]
            choice = yield Decision(seat, "take_zombie", options, {"card": "too_many"})
            if choice == DONE:
                break
            play.remove_zombie(refs[str(choice[1])])
        state.arriving = {seat: left}
        placed.add((yield from place_normal(play, seat, left)))
    state.arriving, state.received = {}, {}


def robbers(play: Play, seat: int) -> Iterable[Named]:
    if GRAVE_WEAPONS not in play.state.rules:
        return once(True)
    return once(is_one_left(play) and bool(bearers(play)))


@plays("grave_robbers", ZE, ways=robbers)
def grave_robbers(play: Play, seat: int) -> Steps[None]:
    """A Grave Weapon for a zombie; where there are none, a zombie card (LN-18.2)."""
    if GRAVE_WEAPONS in play.state.rules:
        yield from arm(play, seat)
    else:
        yield from draw_zombie_card(play, seat)


# Grave Weapons


def forked_dice(play: Play, seat: int) -> list[Named]:
    """The dice of a zombie with an Old Pitchfork, once in a fight (LN-18.6)."""
    state, fight = play.state, the_fight(play)
    armed = state.armed.get(fight.zombie) == OLD_PITCHFORK and OLD_PITCHFORK not in fight.used
    return dice_to_reroll(fight.zombie_dice) if armed and state.owner(fight.zombie) == seat else []


@wields(OLD_PITCHFORK, FR, ways=forked_dice)
def old_pitchfork(play: Play, seat: int, *values: int) -> None:
    """The zombie rolls any of its dice again."""
    the_fight(play).used += (OLD_PITCHFORK,)
    reroll_zombie_dice(play, OLD_PITCHFORK, values)
