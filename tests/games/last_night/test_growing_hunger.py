"""A game with the set Growing Hunger: its cards, people and boards come into it (Part V)."""

import pytest

from deadtown.games.last_night.cards import HERO_CARDS, ZOMBIE_CARDS, deck
from tests.clauses import clause
from tests.games.last_night.choosing import play
from tests.games.last_night.table import start

SETS = frozenset({"base", "advanced", "growing_hunger"})


@clause("LN-3.7")
def test_each_deck_gets_fifteen_cards_more() -> None:
    without = SETS - {"growing_hunger"}
    assert [len(deck(cards, SETS)) - len(deck(cards, without)) for cards in (HERO_CARDS, ZOMBIE_CARDS)] == [15, 15]


@clause("LN-3.6", "LN-3.8")
def test_its_boards_and_people_are_drawn_with_the_others() -> None:
    boards: set[str] = set()
    people: set[str] = set()
    for seed in range(40):
        match = start(seed=f"hunger {seed}", set_growing_hunger=True)
        boards.update(match.state.layout.split()[1:])
        people.update(hero.person for hero in match.state.heroes)
        assert {*match.state.sets} == SETS
    assert {"l7", "l8"} <= boards <= {f"l{number}" for number in range(1, 9)}
    assert {"sam", "detective_winters", "amanda", "kenny"} <= people


@clause("LN-3.6")
def test_without_the_set_they_are_not() -> None:
    match = start(seed="no hunger")
    assert not {"l7", "l8"} & {*match.state.layout.split()}
    assert not {"sam", "kenny"} & {*match.state.people}


@clause("LN-3.12")
def test_sam_starts_with_a_meat_cleaver() -> None:
    match = start(seed="sam", set_growing_hunger=True, choose_heroes=True)
    match.choose("hero sam")
    while match.kind in ("choose_hero", "start_space"):
        match.choose(1)
    assert "meat_cleaver" in match.hero("sam").items


@clause("LN-3.4")
@pytest.mark.parametrize(("seed", "players"), list(enumerate((2, 3, 4, 5, 6))))
def test_bots_play_with_it_to_the_end(seed: int, players: int) -> None:
    match = play("veteran", "novice", players, seed, set_growing_hunger=True, trim_decks=False)
    assert match.outcome is not None
