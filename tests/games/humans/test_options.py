"""What players may agree on (section 6)."""

import pytest

from deadtown.games.humans.characters import CHARACTERS
from deadtown.games.humans.events import AbilityUsed, CapturesDrawn, Infected, Rolled, Trapped
from tests.clauses import clause
from tests.games.humans.table import GAME, leader, start, table

ROAD = "hu_road_straight 0 -1 1"
AT_ONCE = {"trapped_at_once": True}


@clause("HU-3.1", "HU-13.1", "HU-10.6", "HU-15.3")
def test_what_holds_unless_something_else_is_agreed_on() -> None:
    options = GAME.rules.read_options({})
    assert (options.character_choice, options.reroll_scope, options.five_six_rules) == ("random", "own", "auto")
    assert (options.trapped_at_once, options.max_rounds) == (False, 0)


# Characters


@clause("HU-3.1")
@pytest.mark.parametrize("players", [2, 6])
def test_characters_may_be_chosen_in_seat_order(players: int) -> None:
    match = start(players, character_choice="choose")
    first = match.state.first
    free = list(CHARACTERS)
    for place in range(players):
        if len(free) > 1:
            assert match.asked == ((first + place) % players, "choose_character")
            assert match.texts == [f"choose {character}" for character in free]
            match.choose(f"choose {free.pop()}")
    taken = [match.leader((first + place) % players).character for place in range(players)]
    assert taken == [*reversed(CHARACTERS)][:players]
    assert [one.dice for one in match.state.leaders] == [one.sheet.do_over for one in match.state.leaders]
    assert match.state.round == 1


# The rules for five and six players


@clause("HU-3.5", "HU-5.5")
@pytest.mark.parametrize(
    ("players", "rules", "hold"),
    [(4, "auto", False), (5, "auto", True), (2, "on", True), (6, "off", False)],
)
def test_the_rules_for_many_may_hold_for_any_number(players: int, rules: str, hold: bool) -> None:
    leaders = [leader("s1") for _ in range(players)]
    options = {"five_six_rules": rules}
    match = table("begin_turn", "", *leaders, humans="n1", round=2, options=options)
    assert match.leader().in_play == (2 if hold else 1)
    match = table("populate", f"{ROAD}", *[leader("s1") for _ in range(players)], options=options)
    assert (match.asked[1] == "place_humans") == hold


# Trapped at once


@clause("HU-10.6", "HU-10.7")
def test_by_agreement_a_human_without_any_way_is_infected_before_anything_else() -> None:
    """Without roll, weapons and cards; the Wrestler keeps the ability for somebody else."""
    leaders = leader("centre", "death_grip", character="wrestler", used=False), leader("n1 e1 s1 w1", "nail_gun")
    match = table("capture", ROAD, *leaders, humans="centre n3", captures="eat x4", options=AT_ONCE)
    assert match.told.of(Rolled) == match.told.of(CapturesDrawn) == match.told.of(AbilityUsed) == []
    assert [event.space for event in match.told.of(Trapped)] == ["centre"]
    assert [event.because_of for event in match.told.of(Infected)] == ["HU-10.6"]
    assert match.zombies() == ["centre", "centre"]
    assert match.leader(1).hand == ["nail_gun"]


@clause("HU-10.6")
def test_one_that_could_flee_is_attempted_as_usual() -> None:
    """Even by a way that a low roll would not suffice for."""
    leaders = leader("centre", "death_grip"), leader("e1 s1 w1")
    match = table("capture", ROAD, *leaders, humans="centre n1 n2 n3", options=AT_ONCE)
    assert match.asked == (0, "before_capture")


@clause("HU-10.6")
def test_without_that_agreement_it_is_attempted_too() -> None:
    leaders = leader("centre", "death_grip"), leader("n1 e1 s1 w1")
    match = table("capture", ROAD, *leaders, humans="centre n3")
    assert match.asked == (0, "before_capture")
