"""What heroes carry: limits, discards, breaking (section 9, LN-6.16)."""

from functools import cache, lru_cache
from typing import NamedTuple

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import TWO_HANDED, Card
from deadtown.games.last_night.combining import Cards, cards_of, pair_of, take_apart, things, untaped
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.moments import IB, ID
from deadtown.games.last_night.options import HEROES, ZOMBIES
from deadtown.games.last_night.pending import Discarding, Roll
from deadtown.games.last_night.play import ACCEPT, REFUSE, Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.uses import GAINED
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Steps

MOST_ITEMS = 4
MOST_WEAPONS = 2
BAGGED = 6
"""How many items Kenny carries (Bagger)."""
TAPE_HOLDS = 4
"""What must be rolled to keep the other half of a combined item (LN-9.8)."""
LOADS = 4096
"""So many loads are kept in mind: every view tells those of all heroes."""


class Load(NamedTuple):
    """How much is carried, or may be (LN-9.1)."""

    items: int
    weapons: int


def hands_for(person: str, cards: Cards) -> int:
    """For how many a thing counts that may be combined: what is two-handed for two, but not on a strong back
    (LN-9.3, LN-9.9, Table C)."""
    if "strong_back" in PEOPLE[person].abilities:
        return 1
    return 2 if any(TWO_HANDED in HEROES_CARDS[card].keywords for card in cards) else 1


@cache
def weight(person: str, cards: Cards) -> Load:
    """What a thing counts as for somebody: what holds others as nothing, a combined item as one (LN-9.7)."""
    if len(cards) == 1 and HEROES_CARDS[cards[0]].holds:
        return Load(0, 0)
    hands = hands_for(person, cards)
    return Load(hands, hands if any(HEROES_CARDS[card].is_weapon for card in cards) else 0)


@lru_cache(maxsize=LOADS)
def load(person: str, items: Cards, taped: tuple[Cards, ...] = ()) -> Load:
    """What items count for who carries them, of which some may be taped to each other (LN-9.1)."""
    single = untaped(items, taped) if taped else items
    loads = [weight(person, (item,)) for item in single] + [weight(person, pair) for pair in taped]
    return Load(sum([one.items for one in loads]), sum([one.weapons for one in loads]))


@lru_cache(maxsize=LOADS)
def strength(person: str, items: Cards) -> Load:
    """How much somebody who has these items may carry (LN-9.1)."""
    most = BAGGED if "bagger" in PEOPLE[person].abilities else MOST_ITEMS
    return Load(most + sum([HEROES_CARDS[item].holds for item in items]), MOST_WEAPONS)


def fits(person: str, items: Cards, taped: tuple[Cards, ...] = ()) -> bool:
    """Whether a hero may carry these (LN-9.1)."""
    carried, most = load(person, items, taped), strength(person, items)
    return carried.items <= most.items and carried.weapons <= most.weapons


def can_take(hero: Hero, thing: str) -> bool:
    """Whether a hero could carry an item, combined or not, besides what it has."""
    cards = cards_of(thing)
    return fits(hero.person, (*hero.items, *cards), (*hero.taped, cards) if len(cards) > 1 else hero.taped)


def excess(bearer: Hero) -> list[str]:
    """The things of which one has to go: weapons alone, where nothing else is too much (LN-9.2)."""
    person, items = bearer.person, bearer.items
    too_many = load(person, items, bearer.taped).items > strength(person, items).items
    loads = {thing: weight(person, cards_of(thing)) for thing in things(bearer)}
    return [thing for thing, one in loads.items() if one.weapons or (too_many and one.items)]


def has(hero: Hero, keyword: str) -> bool:
    """Whether a hero has an item with a keyword (LN-9.4)."""
    return any(keyword in HEROES_CARDS[item].keywords for item in hero.items)


def ignores(hero: Hero, what: str) -> bool:
    """Whether an item of a hero makes it ignore something."""
    return any(what in HEROES_CARDS[item].ignores for item in hero.items)


def gain_item(play: Play, hero: int, item: Card) -> Steps[None]:
    """An item is put on a hero, who must at once get rid of what is too much (LN-9.2)."""
    play.take_item(play.state.heroes[hero], item)
    yield from check_load(play, hero)
    yield from gained(play, hero, item)


def gained(play: Play, hero: int, thing: str) -> Steps[None]:
    """What comes of it when somebody gets an item, combined or not, if anything does."""
    for item in cards_of(thing):
        if item in GAINED and item in play.state.heroes[hero].items:
            yield from GAINED[item](play, hero) or NOTHING_TO_ASK


def check_load(play: Play, hero: int) -> Steps[None]:
    """Discard the excess, or hand it to others on the space who can carry it and agree (LN-9.2)."""
    state = play.state
    bearer = state.heroes[hero]
    refused: set[tuple[str, int]] = set()
    while not fits(bearer.person, bearer.items, bearer.taped):
        too_much = excess(bearer)
        options: list[Option] = [("drop", thing) for thing in too_much]
        for other in state.heroes_on(bearer.space):
            if other != hero:
                options += [
                    ("hand", thing, play.person(other))
                    for thing in too_much
                    if (thing, other) not in refused and can_take(state.heroes[other], thing)
                ]
        verb, named, *rest = yield from play.choose(bearer.seat, "overflow", options, hero=bearer.person)
        thing = str(named)
        if verb == "drop":
            drop_whole(play, bearer, thing)
            continue
        taker = state.number_of(str(rest[0]))
        if (yield from agrees(play, hero, taker, thing, "")):
            hand_over(play, bearer, state.heroes[taker], thing, "LN-9.2")
            # What was handed on stays there for the rest of an exchange, else it could go round for ever.
            state.swapped += (f"{taker}:{thing}",)
            yield from gained(play, taker, thing)
        else:
            refused.add((thing, taker))


def drop_whole(play: Play, bearer: Hero, thing: str) -> None:
    """An item that is too much is discarded, a combined one as a whole (LN-9.11)."""
    cards = cards_of(thing)
    if len(cards) > 1:
        take_apart(bearer, cards)
    for card in cards:
        play.drop_item(bearer, card)
        play.discard(card)
        play.tell(events.ItemDropped, bearer.seat, bearer.person, card)


def hand_over(play: Play, bearer: Hero, taker: Hero, thing: str, clause: str) -> None:
    """An item changes hands, a combined one as a whole (LN-9.10)."""
    play.hand_thing(bearer, taker, thing)
    for card in cards_of(thing):
        play.tell(events.ItemGiven, bearer.seat, bearer.person, taker.person, card, clause)


def agrees(play: Play, hero: int, other: int, given: str, taken: str) -> Steps[bool]:
    """Whether the owner of another hero agrees to an exchange (LN-5.14)."""
    bearer, partner = play.state.heroes[hero], play.state.heroes[other]
    if bearer.seat == partner.seat:
        return True
    about: dict[str, str | int] = {"hero": bearer.person, "other": partner.person, "given": given, "taken": taken}
    agreed = (yield Decision(partner.seat, "trade_answer", [ACCEPT, REFUSE], about)) == ACCEPT
    if not agreed:
        play.tell(events.TradeRefused, partner.seat, partner.person, bearer.person)
    return agreed


def lose_item(play: Play, hero: int, item: Card, pair: tuple[Card, Card] | None = None) -> Steps[None]:
    """A rule or an effect discards an item; something else may go in its place (LN-9.11).

    With one half of a combined item the other may go, too (LN-9.8).
    """
    state = play.state
    bearer = state.heroes[hero]
    pair = pair or pair_of(bearer, item)
    if (yield from is_kept(play, Discarding(hero, item, pair or ()))) or item not in bearer.items:
        return
    if pair is not None and pair in bearer.taped:
        take_apart(bearer, pair)
        discard(play, bearer, item)
        yield from play.tear(bearer, item, untaped(pair, ((item,),))[0])
    else:
        discard(play, bearer, item)
    yield from check_load(play, hero)


def lose_thing(play: Play, hero: int, thing: str) -> Steps[None]:
    """An effect discards an item that may be a combined one: all of it goes, unless something goes in its place."""
    bearer, cards = play.state.heroes[hero], cards_of(thing)
    if len(cards) == 1:
        yield from lose_item(play, hero, thing)
        return
    for card in cards:
        if (yield from is_kept(play, Discarding(hero, card, cards))):
            return
    take_apart(bearer, cards)
    for card in cards:
        discard(play, bearer, card)
    yield from check_load(play, hero)


def is_kept(play: Play, discarding: Discarding) -> Steps[bool]:
    """Whether something else is discarded in place of an item (LN-9.11)."""
    state = play.state
    before, state.discarding = state.discarding, discarding
    yield from play.ask_all(ID, HEROES, lambda: state.discarding == discarding, only=HEROES)
    instead = state.discarding != discarding
    state.discarding = before
    return instead


def discard(play: Play, bearer: Hero, item: Card) -> None:
    play.drop_item(bearer, item)
    play.discard(item)
    play.tell(events.ItemLost, bearer.seat, bearer.person, item)


def tear(play: Play, bearer: Hero, item: Card, other: Card) -> Steps[None]:
    """One half of a combined item has been discarded: the other half stays on 4+, as an item like others (LN-9.8)."""
    hero = play.state.number_of(bearer.person)
    (die,) = yield from roll_of(play, hero, "tape", TAPE_HOLDS, other)
    if die < TAPE_HOLDS and other in bearer.items:
        discard(play, bearer, other)
        yield from check_load(play, hero)


def check_break(play: Play, hero: int, item: Card, breaks: int) -> Steps[None]:
    """A break check: on a listed number the item is discarded; none when the fight is over (LN-6.16, LN-6.14)."""
    state = play.state
    if state.fight is not None and state.fight.over:
        return
    if "weapon_mastery" in state.heroes[hero].boosted:
        breaks -= 1
    if breaks <= 0:
        return
    before = state.roll
    die = play.roll("break", 1, breaks, item, play.person(hero))
    state.roll = roll = Roll("break", die, hero, breaks, item)
    yield from play.ask_all(IB, ZOMBIES, lambda: not roll.stuck)
    state.roll = before
    if roll.stuck or roll.dice[0] <= breaks:
        yield from lose_item(play, hero, item)
