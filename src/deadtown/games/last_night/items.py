"""What heroes carry: limits, discards, breaking (section 9, LN-6.16)."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import HERO_CARDS, TWO_HANDED, Card
from deadtown.games.last_night.combining import cards_of, pair_of, take_apart, things, untaped
from deadtown.games.last_night.play import ACCEPT, REFUSE, Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.state import HEROES, ZOMBIES, Discarding, Hero, Roll
from deadtown.games.last_night.windows import IB, ID
from deadtown.kernel import Decision, Option, Steps

MOST_ITEMS = 4
MOST_WEAPONS = 2
IN_A_BACKPACK = 2
"""How many items more somebody with a Backpack carries."""
TAPE_HOLDS = 4
"""What must be rolled to keep the other half of a combined item (LN-9.8)."""


class Load(NamedTuple):
    """How much a hero carries (LN-9.1)."""

    items: int
    weapons: int


@cache
def weight(cards: tuple[Card, ...]) -> Load:
    """What an item counts as: two of a kind if it takes both hands; a combined one as a single weapon, if any
    (LN-9.3, LN-9.7, LN-9.9)."""
    if cards == ("backpack",):
        return Load(0, 0)
    rows = [HERO_CARDS[card] for card in cards]
    hands = 2 if any(TWO_HANDED in row.keywords for row in rows) else 1
    return Load(hands, hands if any(row.is_weapon for row in rows) else 0)


def load(items: Sequence[Card], taped: Sequence[tuple[Card, ...]] = ()) -> Load:
    """What some items count as together, of which some are taped to each other."""
    single = untaped(items, taped) if taped else items
    loads = [weight((item,)) for item in single] + [weight(pair) for pair in taped]
    return Load(sum([one.items for one in loads]), sum([one.weapons for one in loads]))


def most_items(items: Sequence[Card]) -> int:
    """How many items a hero who has these may carry (LN-9.1)."""
    return MOST_ITEMS + IN_A_BACKPACK * items.count("backpack")


def fits(items: Sequence[Card], taped: Sequence[tuple[Card, ...]] = ()) -> bool:
    """Whether a hero may carry these (LN-9.1)."""
    carried = load(items, taped)
    return carried.items <= most_items(items) and carried.weapons <= MOST_WEAPONS


def can_take(hero: Hero, thing: str) -> bool:
    """Whether a hero could carry an item, combined or not, besides what it has."""
    cards = cards_of(thing)
    return fits((*hero.items, *cards), (*hero.taped, cards) if len(cards) > 1 else hero.taped)


def has(hero: Hero, keyword: str) -> bool:
    """Whether a hero has an item with a keyword (LN-9.4)."""
    return any(keyword in HERO_CARDS[item].keywords for item in hero.items)


def ignores(hero: Hero, what: str) -> bool:
    """Whether an item of a hero makes it ignore something."""
    return any(what in HERO_CARDS[item].ignores for item in hero.items)


def gain_item(play: Play, hero: int, item: Card) -> Steps[None]:
    """An item is put on a hero, who must at once get rid of what is too much (LN-9.2)."""
    play.take_item(play.state.heroes[hero], item)
    yield from check_load(play, hero)


def check_load(play: Play, hero: int) -> Steps[None]:
    """Discard the excess, or hand it to others on the space who can carry it and agree (LN-9.2)."""
    state = play.state
    bearer = state.heroes[hero]
    refused: set[tuple[str, int]] = set()
    while not fits(bearer.items, bearer.taped):
        excess = too_much(bearer)
        options: list[Option] = [("drop", thing) for thing in excess]
        for other in state.heroes_on(bearer.space):
            if other != hero:
                options += [
                    ("hand", thing, play.person(other))
                    for thing in excess
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
        else:
            refused.add((thing, taker))


def too_much(bearer: Hero) -> list[str]:
    """Of what a hero who carries too much can get rid: only of weapons, if these are too many and nothing else is."""
    carried = load(bearer.items, bearer.taped)
    any_item = carried.items > most_items(bearer.items) or carried.weapons <= MOST_WEAPONS
    loads = {thing: weight(cards_of(thing)) for thing in things(bearer)}
    return [thing for thing, one in loads.items() if one.weapons or (any_item and one.items)]


def drop_whole(play: Play, bearer: Hero, thing: str) -> None:
    """An item that is too much is discarded, a combined one as a whole (LN-9.11)."""
    cards = cards_of(thing)
    if len(cards) > 1:
        take_apart(bearer, cards)
    for card in cards:
        play.drop_item(bearer, card)
        play.state.hero_discard.append(card)
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
    play.state.hero_discard.append(item)
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
    before = state.roll
    die = play.roll("break", 1, breaks, item, play.person(hero))
    state.roll = roll = Roll("break", die, hero, breaks, item)
    yield from play.ask_all(IB, ZOMBIES)
    state.roll = before
    if roll.dice[0] <= breaks:
        yield from lose_item(play, hero, item)
