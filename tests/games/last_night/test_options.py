"""What the players agree on before a game (Part V)."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from deadtown.games.last_night.cards import HERO_CARDS, ZOMBIE_CARDS, deck
from deadtown.games.last_night.options import BASE_BOX, Options
from deadtown.kernel import RecordError, Recording, SeatNote
from deadtown.kernel.record import Header, verify
from tests.clauses import clause
from tests.games.last_night.table import GAME, PLAYERS, hero, start, table


def test_what_holds_unless_something_else_is_agreed_on() -> None:
    options = Options()
    assert (options.set_advanced, options.trim_decks, options.open_team_hands) == (True, True, True)
    assert options.sets == {"base", "advanced", "growing_hunger", "survival_of_the_fittest", "timber_peak"}
    assert options.rules == {"experience", "barricades"}, "they come with Timber Peak and Survival of the Fittest"
    assert (options.choose_heroes, options.layout, options.zombie_seats) == (False, "random", "auto")
    assert GAME.rules.read_options({}) == options


@pytest.mark.parametrize(
    ("given", "rules"),
    [
        (BASE_BOX, set()),
        ({"set_timber_peak": False}, {"barricades"}),
        ({"set_survival_of_the_fittest": False}, {"experience"}),
        ({**BASE_BOX, "experience": "on", "barricades": "on"}, {"experience", "barricades"}),
        ({"experience": "off", "barricades": "off"}, set()),
    ],
)
def test_experience_and_barricades_come_with_their_sets_unless_it_is_agreed_otherwise(
    given: dict[str, Any], rules: set[str]
) -> None:
    assert GAME.rules.read_options(given).rules == rules


def test_a_record_from_before_the_expansions_is_refused_in_words() -> None:
    """Its options say nothing of these sets: read now, they would be those of another game."""
    match = start(2, scenario="die_zombies_die")
    recording = Recording(match, [SeatNote(name, "person") for name in PLAYERS[:2]], match.state.options, "test")
    header, *lines = recording.lines
    assert isinstance(header, Header)
    with pytest.raises(RecordError, match="last_night, rules 1, can't be replayed with last_night, rules 2"):
        verify(GAME, [msgspec.structs.replace(header, rules="1"), *lines])


def test_a_record_tells_every_option() -> None:
    match = start(2, scenario="die_zombies_die")
    recording = Recording(match, [SeatNote(name, "person") for name in PLAYERS[:2]], match.state.options, "test")
    header = recording.lines[0]
    assert isinstance(header, Header)
    assert {*header.options} == {*Options.__struct_fields__}


@clause("LN-3.7")
def test_without_the_advanced_set_none_of_its_cards_are_in_the_decks() -> None:
    match = start(2, set_advanced=False, scenario="die_zombies_die")
    assert match.state.zombie_deck.count("locked_door") == 0
    cards = Counter(match.state.hero_deck)
    assert not {*cards} & {"dynamite", "gasoline", "lighter", "old_betsy", "just_what_i_needed"}
    sets = frozenset({"base"})
    assert cards.total() <= len(deck(HERO_CARDS, sets)) == 40
    assert len(match.state.zombie_deck) == len(deck(ZOMBIE_CARDS, sets)) == 40
    assert deck(HERO_CARDS, sets).count("signal_flare") == 1
    assert deck(HERO_CARDS, Options(**BASE_BOX).sets).count("signal_flare") == 2


@clause("LN-3.7")
@pytest.mark.parametrize("trimmed", [True, False])
def test_sixty_cards_need_no_trimming(trimmed: bool) -> None:
    match = start(2, trim_decks=trimmed, scenario="die_zombies_die")
    assert (match.state.hero_trimmed, match.state.zombie_trimmed) == ([], [])


@clause("LN-7.21", "LN-3.8")
def test_with_choose_heroes_new_heroes_are_chosen_too() -> None:
    match = table(
        *("zombie_fights", hero("becky", "a9", wounds=2), hero("jake", "l9")),
        zombies="a9",
        scenario="burn_em_out",
        options={"choose_heroes": True},
        dice=[1, 2, 6],
    )
    assert match.asked == (0, "choose_hero")


@clause("LN-3.6")
def test_the_default_layout_is_that_of_the_examples() -> None:
    assert start(2, layout="default", scenario="die_zombies_die").state.layout == "c1 l3 l4 l5 l6"
