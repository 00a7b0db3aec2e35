"""Combined items: two items of a hero that have been taped together, and are one since (LN-9.6 to LN-9.10).

Their cards lie among the other items of the hero, so that both keep their texts. ``Hero.taped`` says which are one.
Options call a combined item by both its halves: ``keys+revolver``.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from deadtown.games.last_night.cards import GUN, Card
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.survival_cards import HEROES_CARDS

Cards = tuple[Card, ...]
TAPE: Final = "+"
TWO_DYNAMITE: Final = ("dynamite", "dynamite")
"""Two sticks that are thrown together (LN-9.19)."""


def name_of(cards: Sequence[Card]) -> str:
    """What an item is called in options, be it combined or not."""
    return TAPE.join(cards)


def cards_of(thing: str) -> Cards:
    """The cards of an item that is called so."""
    return tuple(thing.split(TAPE))


def untaped(items: Sequence[Card], taped: Iterable[Sequence[Card]]) -> Cards:
    """The items that are left without some others."""
    rest = [*items]
    for pair in taped:
        for card in pair:
            rest.remove(card)
    return tuple(rest)


def things(hero: Hero) -> list[str]:
    """What a hero has as it is counted, given and taken: single items, then combined ones (LN-9.7, LN-9.10)."""
    if not hero.taped:
        return [*dict.fromkeys(hero.items)]
    return [*dict.fromkeys(untaped(hero.items, hero.taped)), *dict.fromkeys(map(name_of, hero.taped))]


def pair_of(hero: Hero, item: Card) -> tuple[Card, Card] | None:
    """The combined item of which a card is a half, unless the hero has such a card besides.

    Two of a kind are taken apart last: they are worth more together.
    """
    if not hero.taped or item in untaped(hero.items, hero.taped):
        return None
    return min((pair for pair in hero.taped if item in pair), key=lambda pair: pair[0] == pair[1], default=None)


def combine(hero: Hero, one: Card, other: Card) -> None:
    """Two items become one (LN-9.6)."""
    first, second = sorted((one, other))
    hero.taped = tuple(sorted((*hero.taped, (first, second))))


def take_apart(hero: Hero, pair: Sequence[Card]) -> None:
    """What was one item is two, for as long as the hero has both."""
    place = hero.taped.index((pair[0], pair[1]))
    hero.taped = hero.taped[:place] + hero.taped[place + 1 :]


def is_two_guns(pair: Sequence[Card]) -> bool:
    """Whether both halves are fired in one ranged attack (LN-9.12)."""
    return all(GUN in HEROES_CARDS[card].keywords for card in pair)
