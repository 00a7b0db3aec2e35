"""The Survival decks: which of them a building has, and how heroes search in them (LN-18.7 to LN-18.9)."""

from collections.abc import Sequence

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.options import SURVIVAL_DECKS
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.searching import can_search, draw_from, pile_of, receive, search_in
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.survival_cards import TACTICS, UNIQUE, survival_deck
from deadtown.kernel import Option, Steps

SURVIVAL_SEARCH = "survival_search"
ENOUGH = 5
"""What a movement roll must come to for a Survival Search (LN-18.7)."""


def build_survival_decks(play: Play) -> None:
    """Both decks, shuffled, where they are played with (LN-18.7)."""
    state = play.state
    if SURVIVAL_DECKS in state.rules:
        state.unique_deck, state.tactic_deck = survival_deck(UNIQUE, state.rules), survival_deck(TACTICS, state.rules)
        play.chance.shuffle(state.unique_deck)
        play.chance.shuffle(state.tactic_deck)


def decks_of(numbers: Sequence[int]) -> tuple[str, ...]:
    """The Survival decks of a building, by its number set: the low one, the high one, or both (LN-18.8, LN-13.14)."""
    if not numbers:
        return ()
    if 1 in numbers:
        return (UNIQUE,)
    return (TACTICS,) if 6 in numbers else (UNIQUE, TACTICS)


def survival_searches(play: Play, hero: Hero) -> list[Option]:
    """The decks in which the active hero could make a Survival Search as its Move Action (LN-18.7 to LN-18.9)."""
    state = play.state
    building = play.ground.building_at(hero.space)
    if building is None or state.left < ENOUGH or not can_search(play, hero):
        return []
    return [(SURVIVAL_SEARCH, deck) for deck in decks_of(building.numbers) if pile_of(state, deck)]


def survival_search(play: Play, hero: int, deck: str) -> Steps[None]:
    """A Search in a Survival deck (LN-18.7)."""
    yield from search_in(play, hero, "LN-18.7", deck)


def draw_survival_card(play: Play, hero: int, deck: str, clause: str) -> Steps[None]:
    """The top card of a Survival deck, without a Search."""
    yield from receive(play, hero, draw_from(play, deck), clause=clause)


def lose_survival_cards(play: Play, count: int, card: Card) -> None:
    """Cards from the top of each Survival deck are discarded, face up (LN-8.3)."""
    for deck in (UNIQUE, TACTICS):
        pile = pile_of(play.state, deck)
        lost = tuple(pile.pop() for _ in range(min(count, len(pile))))
        for one in lost:
            play.discard(one)
        if lost:
            play.tell(events.SurvivalCardsDiscarded, deck, lost, card)
