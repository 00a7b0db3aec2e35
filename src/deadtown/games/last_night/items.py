"""What heroes carry: limits, discards, breaking (section 9, LN-6.16)."""

from collections.abc import Sequence

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import TWO_HANDED, Card
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.play import ACCEPT, REFUSE, Play
from deadtown.games.last_night.state import HEROES, ZOMBIES, Discarding, Hero, Roll
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.windows import GAINED, IB, ID
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Steps

MOST_ITEMS = 4
MOST_WEAPONS = 2


def fits(items: Sequence[Card], person: str = "") -> bool:
    """Whether a hero may carry these (LN-9.1)."""
    return items_load(items, person) <= most_items(items) and weapons_load(items, person) <= MOST_WEAPONS


def most_items(items: Sequence[Card]) -> int:
    """How many items somebody who has these may carry (LN-9.1)."""
    return MOST_ITEMS + sum(HEROES_CARDS[item].holds for item in items)


def hands_for(item: Card, person: str = "") -> int:
    """For how many an item counts: two-handed ones for two, but not on a strong back; what holds others for none
    (LN-9.3, Table C)."""
    if HEROES_CARDS[item].holds:
        return 0
    if TWO_HANDED not in HEROES_CARDS[item].keywords:
        return 1
    return 1 if person and "strong_back" in PEOPLE[person].abilities else 2


def items_load(items: Sequence[Card], person: str = "") -> int:
    """For how many items these count on somebody."""
    return sum(hands_for(item, person) for item in items)


def weapons_load(items: Sequence[Card], person: str = "") -> int:
    """For how many weapons these count on somebody."""
    return sum(hands_for(item, person) for item in items if HEROES_CARDS[item].is_weapon)


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


def gained(play: Play, hero: int, item: Card) -> Steps[None]:
    """What comes of it when somebody gets an item, if anything does."""
    if item in GAINED and item in play.state.heroes[hero].items:
        yield from GAINED[item](play, hero) or NOTHING_TO_ASK


def check_load(play: Play, hero: int) -> Steps[None]:
    """Discard the excess, or hand it to others on the space who can carry it and agree (LN-9.2)."""
    state = play.state
    bearer = state.heroes[hero]
    refused: set[tuple[str, int]] = set()
    while not fits(bearer.items, bearer.person):
        too_many = items_load(bearer.items, bearer.person) > most_items(bearer.items)
        items = [
            item
            for item in dict.fromkeys(bearer.items)
            if HEROES_CARDS[item].is_weapon or (too_many and not HEROES_CARDS[item].holds)
        ]
        options: list[Option] = [("drop", item) for item in items]
        for other in state.heroes_on(bearer.space):
            if other != hero:
                options += [
                    ("hand", item, play.person(other))
                    for item in items
                    if (item, other) not in refused and fits((*state.heroes[other].items, item), play.person(other))
                ]
        verb, named, *rest = yield from play.choose(bearer.seat, "overflow", options, hero=bearer.person)
        item = str(named)
        if verb == "drop":
            play.drop_item(bearer, item)
            play.discard(item)
            play.tell(events.ItemDropped, bearer.seat, bearer.person, item)
            continue
        taker = state.number_of(str(rest[0]))
        if (yield from agrees(play, hero, taker, item, "")):
            play.drop_item(bearer, item)
            play.take_item(state.heroes[taker], item)
            play.tell(events.ItemGiven, bearer.seat, bearer.person, state.heroes[taker].person, item, "LN-9.2")
            # What was handed on stays there for the rest of an exchange, else it could go round for ever.
            state.swapped += (f"{taker}:{item}",)
            yield from gained(play, taker, item)
        else:
            refused.add((item, taker))


def agrees(play: Play, hero: int, other: int, given: Card, taken: Card) -> Steps[bool]:
    """Whether the owner of another hero agrees to an exchange (LN-5.14)."""
    bearer, partner = play.state.heroes[hero], play.state.heroes[other]
    if bearer.seat == partner.seat:
        return True
    about: dict[str, str | int] = {"hero": bearer.person, "other": partner.person, "given": given, "taken": taken}
    agreed = (yield Decision(partner.seat, "trade_answer", [ACCEPT, REFUSE], about)) == ACCEPT
    if not agreed:
        play.tell(events.TradeRefused, partner.seat, partner.person, bearer.person)
    return agreed


def lose_item(play: Play, hero: int, item: Card) -> Steps[None]:
    """A rule or an effect discards an item; something else may go in its place (LN-9.11)."""
    state = play.state
    bearer, before = state.heroes[hero], state.discarding
    state.discarding = discarding = Discarding(hero, item)
    yield from play.ask_all(ID, HEROES, lambda: state.discarding == discarding, only=HEROES)
    instead = state.discarding != discarding
    state.discarding = before
    if not instead and item in bearer.items:
        play.drop_item(bearer, item)
        play.discard(item)
        play.tell(events.ItemLost, bearer.seat, bearer.person, item)


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
    yield from play.ask_all(IB, ZOMBIES)
    state.roll = before
    if roll.dice[0] <= breaks:
        yield from lose_item(play, hero, item)
