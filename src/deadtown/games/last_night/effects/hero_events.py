"""The events of the hero deck (Table H)."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import HERO_CARDS, HEROIC, Card
from deadtown.games.last_night.effects.staying import remains_on
from deadtown.games.last_night.effects.targets import (
    cancel_remaining,
    crowded,
    dice_to_change,
    fighter,
    has_word,
    hero_named,
    living,
    once,
    remaining,
    takes_townsfolk,
    the_fight,
    zombie_named,
)
from deadtown.games.last_night.experience import gain
from deadtown.games.last_night.fights import add_hero_die, cancel_fight, change_die, reroll_zombie_dice
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.heroes import HOLY, LAW, STRANGE, STUDENT
from deadtown.games.last_night.moments import CP, FD, FR, FW, HA, HS, HX, ZM, ZS
from deadtown.games.last_night.options import EXPERIENCE, HEROES
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios import scenario_of
from deadtown.games.last_night.searching import draw_cards, pick_discards, receive, take_from_discard
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.uses import ANY, Named, immediate, plays
from deadtown.games.last_night.zombies_moving import is_free
from deadtown.kernel import Option, Steps

RECOVERED = 3
"""How many cards Deputy Taylor brings back."""
LESSON = 2
"""How much experience a lesson brings."""


# Healing


def wounded(play: Play, seat: int) -> Iterator[Named]:
    for hero in play.state.living():
        if hero.wounds:
            yield (hero.person,)


def wounded_for_townsfolk(play: Play, seat: int) -> Iterator[Named]:
    return ((hero.person,) for hero in play.state.living() if hero.wounds and takes_townsfolk(hero))


@plays("recovery", *ANY, ways=wounded)
def recovery(play: Play, seat: int, person: str) -> None:
    """Heal a wound from any hero."""
    play.heal(hero_named(play, person), 1)


@plays("doc_brody", *ANY, ways=wounded_for_townsfolk)
def doc_brody(play: Play, seat: int, person: str) -> None:
    """Fully heal any hero; after Becky he goes back into the deck."""
    hero = hero_named(play, person)
    play.heal(hero, hero.wounds)
    if person == "becky":
        played = play.state.stack[-1]
        played.kept = True
        play.state.hero_deck.append(played.card)
        play.shuffle_hero_deck()
        play.tell(events.ShuffledIn, (played.card,))


def one_or_two_wounded(play: Play, seat: int) -> Iterator[Named]:
    found = [*wounded_for_townsfolk(play, seat)]
    yield from found
    for one, other in combinations(found, 2):
        yield one + other


@plays("widow_harper", *ANY, mode="heal", ways=one_or_two_wounded)
def widow_harper_heals(play: Play, seat: int, *people: str) -> None:
    """Heal a wound from each of up to two heroes."""
    for person in people:
        hero = hero_named(play, person)
        if hero.wounds and not hero.dead:
            play.heal(hero, 1)


# Experience


@plays("lesson_learned", *ANY, ways=living)
def lesson_learned(play: Play, seat: int, person: str) -> Steps[None]:
    """A hero gains two experience; where that is not played with, it draws a card."""
    hero = play.state.number_of(person)
    if EXPERIENCE in play.state.rules:
        gain(play, hero, LESSON, "LN-16.3")
    else:
        yield from draw_cards(play, hero, 1, "LN-5.10")


# Fights


def beaten(play: Play, seat: int) -> Iterable[Named]:
    fight = the_fight(play)
    return once(fight.winner == HEROES and not fight.deadly)


@plays("get_back_you_devils", FW, ways=beaten)
def get_back_you_devils(play: Play, seat: int) -> None:
    """Kill a zombie that has just been beaten."""
    the_fight(play).deadly = True


def gains_die(play: Play, hero: Hero, card: Card) -> Steps[None]:
    """A fight die more until the end of the turn: at once, if the dice of its fight lie already (LN-6.5)."""
    play.tell(events.DieGained, hero.seat, hero.person, card)
    fight = play.state.fight
    if fight is not None and fight.hero_dice and play.state.heroes[fight.hero] is hero:
        yield from add_hero_die(play, card)


def believers(play: Play, seat: int) -> Iterator[Named]:
    """Faith remains on a holy hero, once."""
    for hero in play.state.living():
        if "faith" not in hero.on:
            yield (hero.person,)


@plays("faith", *ANY, FD, FR, ways=believers)
def faith(play: Play, seat: int, person: str) -> Steps[None]:
    """A fight die more until the end of the turn; on a holy hero it remains."""
    hero = hero_named(play, person)
    if HOLY in hero.sheet.keywords:
        remains_on(play, hero)
    else:
        hero.extra += 1
    yield from gains_die(play, hero, "faith")


@plays("stand_together", *ANY, ways=crowded)
def stand_together(play: Play, seat: int, name: str) -> Steps[None]:
    """Each hero in a space gets a fight die more until the end of the turn."""
    for place in play.state.heroes_on(NUMBERS[name]):
        hero = play.state.heroes[place]
        hero.extra += 1
        yield from gains_die(play, hero, "stand_together")


def surrounded(play: Play, seat: int) -> Iterator[Named]:
    """Heroes with two zombies or more in their space and no heroic card (Table H)."""
    state = play.state
    for hero in state.living():
        if state.zombies.count(hero.space) > 1 and not any(is_heroic(card) for card in hero.on):
            yield (hero.person,)


def is_heroic(card: Card) -> bool:
    return card in HERO_CARDS and HEROIC in HERO_CARDS[card].keywords


@plays("heroic_resolve", *ANY, FD, ways=surrounded)
def heroic_resolve(play: Play, seat: int, person: str) -> None:
    """Remains: a fight die more, and ties are won."""
    remains_on(play, hero_named(play, person))


@plays("heros_rage", *ANY, FD, ways=surrounded)
def heros_rage(play: Play, seat: int, person: str) -> None:
    """Until the start of the next hero turn: a fight die more, and beaten zombies are killed."""
    remains_on(play, hero_named(play, person))


# Townsfolk


@plays("mr_hyde", FR, mode="raise", ways=dice_to_change)
@plays("farmer_sty", FR, mode="raise", ways=dice_to_change)
def raise_die(play: Play, seat: int, side: str, value: int) -> None:
    """+1 to any one fight die."""
    change_die(play, play.state.stack[-1].card, side, value, 1)


@plays("mr_hyde", FR, mode="lower", ways=dice_to_change)
@plays("farmer_sty", FR, mode="lower", ways=dice_to_change)
def lower_die(play: Play, seat: int, side: str, value: int) -> None:
    """-1 to any one fight die."""
    change_die(play, play.state.stack[-1].card, side, value, -1)


def student_fights(play: Play, seat: int) -> Iterable[Named]:
    return once(has_word(fighter(play), STUDENT) and takes_townsfolk(fighter(play)))


@plays("mr_hyde", FD, FR, mode="cancel", ways=student_fights)
def mr_hyde_cancels(play: Play, seat: int) -> None:
    """Cancel a fight of a student."""
    cancel_fight(play, "mr_hyde")


def free_zombies(play: Play, seat: int) -> Iterator[Named]:
    state = play.state
    for ref in play.refs(zombie for zombie in play.in_play() if is_free(state, zombie)):
        yield (ref,)


@plays("farmer_sty", ZM, mode="hold", ways=free_zombies)
def farmer_sty_holds(play: Play, seat: int, ref: str) -> None:
    """One zombie may not move this turn."""
    free = [zombie for zombie in play.in_play() if is_free(play.state, zombie)]
    play.state.held += (zombie_named(play, ref, free),)


def about_to_be_played(play: Play, seat: int) -> Iterable[Named]:
    return once(bool(play.state.stack))


def cancel_played(play: Play, seat: int) -> None:
    """The card on which this one is played has no effect (LN-8.7)."""
    played = play.state.stack[-2]
    played.cancelled = True
    play.tell(events.CardCancelled, seat, played.card)


def remaining_cards(play: Play, seat: int) -> Iterator[Named]:
    return remaining(play)


@plays("principal_gomez", CP, mode="stop", ways=about_to_be_played)
@plays("jeb", CP, mode="stop", ways=about_to_be_played)
@plays("ranger_holt", CP, mode="stop", ways=about_to_be_played)
def stop_card(play: Play, seat: int) -> None:
    """Cancel a zombie card that is being played."""
    cancel_played(play, seat)


@plays("principal_gomez", *ANY, mode="cancel", ways=remaining_cards)
@plays("jeb", *ANY, mode="cancel", ways=remaining_cards)
@plays("ranger_holt", *ANY, mode="cancel", ways=remaining_cards)
@plays("at_last", HS, ways=remaining_cards)
def cancel_card(play: Play, seat: int, *named: str) -> None:
    """Cancel a zombie card that remains in play."""
    cancel_remaining(play, seat, *named)


@plays("principal_gomez", FR, mode="reroll")
@plays("widow_harper", FR, mode="reroll")
def zombie_rerolls(play: Play, seat: int) -> None:
    """The zombie rolls all its fight dice again."""
    reroll_zombie_dice(play, play.state.stack[-1].card)


def not_haunted(play: Play, seat: int) -> Iterator[Named]:
    return ((hero.person,) for hero in play.state.living() if takes_townsfolk(hero))


@plays("jeb", *ANY, FR, mode="help", ways=not_haunted)
def jeb_helps(play: Play, seat: int, person: str) -> Steps[None]:
    """A fight die more until the end of the turn."""
    hero = hero_named(play, person)
    hero.extra += 1
    yield from gains_die(play, hero, "jeb")


def lawman_fights(play: Play, seat: int) -> Iterable[Named]:
    hero = fighter(play)
    return once((has_word(hero, LAW) or has_word(hero, STRANGE)) and takes_townsfolk(hero))


@plays("deputy_taylor", FD, FR, mode="cancel", ways=lawman_fights)
def deputy_taylor_cancels(play: Play, seat: int) -> None:
    """Cancel a fight of Law Enforcement or of somebody strange."""
    cancel_fight(play, "deputy_taylor")


def pick_recovered(play: Play, seat: int, named: Named) -> Steps[Named]:
    """Up to three cards of the hero discard pile."""
    return tuple((yield from pick_discards(play, seat, RECOVERED, "pick_cards", card="deputy_taylor")))


def has_discards(play: Play, seat: int) -> Iterable[Named]:
    return once(bool(play.state.hero_discard))


@plays("deputy_taylor", *ANY, mode="recover", ways=has_discards, naming=pick_recovered)
def deputy_taylor_recovers(play: Play, seat: int, *cards: str) -> None:
    """Shuffle up to three cards of the hero discard pile into the deck."""
    state = play.state
    there = [card for card in cards if card in state.hero_discard]
    for card in there:
        state.hero_discard.remove(card)
    state.hero_deck += there
    play.shuffle_hero_deck()
    play.tell(events.ShuffledIn, tuple(there))


# What remains, walls and windows


@plays("blocked_windows", ZS, ZM, ways=lambda play, seat: once(not play.state.blocked))
def blocked_windows(play: Play, seat: int) -> None:
    """No zombie moves through walls or doors this turn."""
    play.state.blocked = True


def may_escape(play: Play, seat: int) -> Iterable[Named]:
    state = play.state
    if state.stack:
        return once(state.stack[-1].card == "locked_door")
    return once(not state.windows_open)


@plays("escape_window", HS, HA, HX, CP, ways=may_escape)
def escape_window(play: Play, seat: int) -> None:
    """Heroes climb through walls for the rest of the turn, and locked doors are cancelled."""
    play.state.windows_open = True
    if len(play.state.stack) > 1:
        cancel_played(play, seat)


# Played as soon as it is drawn


@immediate("just_what_i_needed")
def just_what_i_needed(play: Play, seat: int, hero: int) -> Steps[None]:
    """Any card of the hero discard pile, or what the scenario is about from the deck (LN-1.9)."""
    state = play.state
    wanted = scenario_of(state).search_items
    options: list[Option] = [("take_discard", card) for card in sorted({*state.hero_discard})]
    options += [("take_deck", card) for card in sorted({card for card in state.hero_deck if card in wanted})]
    if not state.hero_discard and state.hero_deck:
        options.append(("draw",))
    if not options or not state.hero_discard:
        options.append(("none",))
    choice = yield from play.choose(seat, "just_what_i_needed", options, hero=play.person(hero))
    card = str(choice[-1])
    if choice[0] == "take_discard":
        yield from take_from_discard(play, hero, card, "LN-5.10")
    elif choice[0] == "take_deck":
        state.hero_deck.remove(card)
        play.shuffle_hero_deck()
        taker = state.heroes[hero]
        play.tell(events.TakenFromDeck, taker.seat, taker.person, card)
        yield from receive(play, hero, card, openly=True)
    elif choice[0] == "draw":
        yield from draw_cards(play, hero, 1, "LN-5.10")
