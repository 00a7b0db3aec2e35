"""The Pick-Ups of three buildings that are not about cards of a kind (LN-5.12, LN-13.15 to LN-13.17)."""

from collections.abc import Callable
from typing import Final

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import HERO_CARDS, Card
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.searching import can_search, find, find_top, pick_discards, searched
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.zombie_turn import lose_hero_cards
from deadtown.kernel import Option, Steps

BROUGHT_BACK = 2
"""How many cards the Antique Shop gives back to the deck (LN-13.15)."""
SPOILT = 3
FRESH = 2
"""How many cards the Supermarket costs, and how many it brings (LN-13.17)."""


def special_pick_ups(play: Play, hero: Hero) -> list[Option]:
    """What a hero on the Pick-Up space of such a building could do in place of drawing (LN-5.12)."""
    building = play.ground.building_at(hero.space)
    if building is None or building.pick_up != hero.space or building.name not in SPECIAL:
        return []
    if not can_search(play, hero) or not _is_possible(play, building.name):
        return []
    return [("pick_up_at", building.name)]


def _is_possible(play: Play, building: str) -> bool:
    """The Antique Shop needs a discarded card, the others a deck."""
    return bool(play.state.hero_discard if building == "antique_shop" else play.state.hero_deck)


def pick_up_at(play: Play, hero: int, building: str) -> Steps[None]:
    """It is a search for all that reacts to searching (LN-5.11)."""
    searched(play, play.state.heroes[hero])
    yield from SPECIAL[building](play, hero)


def antique_shop(play: Play, hero: int) -> Steps[None]:
    """Up to two cards of the hero discard pile are shuffled back into the deck (LN-13.15)."""
    state = play.state
    finder = state.heroes[hero]
    picked = yield from pick_discards(play, finder.seat, BROUGHT_BACK, "bring_back", hero=finder.person)
    for card in picked:
        state.hero_discard.remove(card)
    state.hero_deck += picked
    play.shuffle_hero_deck()
    play.tell(events.ShuffledIn, tuple(picked))


def library(play: Play, hero: int) -> Steps[None]:
    """Cards are revealed until an event appears, which the hero gets; all others are shuffled back (LN-13.16)."""
    state = play.state
    revealed: list[Card] = []
    while state.hero_deck and not (revealed and HERO_CARDS[revealed[-1]].kind == "event"):
        revealed.append(play.draw_top())
    play.tell(events.Revealed, state.heroes[hero].person, tuple(revealed))
    event = revealed.pop() if HERO_CARDS[revealed[-1]].kind == "event" else ""
    state.hero_deck += revealed
    play.shuffle_hero_deck()
    if event:
        yield from find(play, hero, event, openly=True, clause="LN-13.16")


def supermarket(play: Play, hero: int) -> Steps[None]:
    """The top three cards of the hero deck are discarded, and the next two drawn (LN-13.17)."""
    lose_hero_cards(play, SPOILT, play.state.heroes[hero].person)
    for _ in range(FRESH):
        yield from find_top(play, hero, "LN-13.17")


SPECIAL: Final[dict[str, Callable[[Play, int], Steps[None]]]] = {
    "antique_shop": antique_shop,
    "library": library,
    "supermarket": supermarket,
}
"""The buildings, and what is done there."""
