"""How Humans!!! speaks: of people, places, dice and points."""

import pytest

from deadtown.games.humans import HUMANS as GAME
from deadtown.games.humans.events import (
    CardPlayed,
    DiceStolen,
    DoOver,
    HumansCame,
    Infected,
    Objected,
    Rolled,
    ZombieLost,
    ZombieStepped,
)
from deadtown.games.humans.figures import RUNGS
from deadtown.kernel import Decision, Outcome
from deadtown.text import LANGUAGES, Speaker
from tests.games.humans.table import DINER, leader, table
from tests.text.spoken import PLAYERS, check, english


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(GAME, request.param, PLAYERS)


def test_what_is_counted_has_a_name(speaker: Speaker) -> None:
    state = table("discard", DINER, leader(meals=1), leader()).state
    figures = GAME.figures
    for name in figures.course(state):
        check(speaker.name("course", name))
    for line in figures.reckoning(state, 0):
        check(speaker.say(line.what))
    for rung in RUNGS:
        check(speaker.name("rung", rung))


def test_people_and_places_are_told_by_their_names() -> None:
    say = english(GAME).event
    assert say(ZombieStepped(0, 1, "n2", "n3")) == "Anna moves a zombie from N2 to N3."
    assert say(ZombieStepped(0, 1, "n3", "n4", "hu_diner")) == "Anna moves a zombie from N3 to N4 (Diner)."
    assert say(CardPlayed(0, "sticky_fingers", 1)) == "Anna plays Sticky Fingers against Bruno."
    assert say(CardPlayed(2, "fresh_meat", None, "hu_road_t_2")) == "Carla plays Fresh Meat: T junction no. 2."
    assert say(Objected(1, 0, "this_way")) == "Bruno objects to a card of Anna: “This Way!” has no effect."
    assert say(DiceStolen(0, 1, 1)) == "Anna takes a Do Over token from Bruno."
    assert say(DiceStolen(0, 1, 2)) == "Anna takes 2 Do Over tokens from Bruno."
    assert say(HumansCame(0, ("n3",), "HU-5.5")) == "Anna places a human on N3."
    assert say(ZombieLost(0, 2, "n3", "HU-9.4")) == "Anna loses the zombie on N3."


def test_points_and_dice_are_told_with_what_they_come_to() -> None:
    say = english(GAME).event
    assert say(Infected(0, 3, 1, "n3", 2, "HU-8.9")) == "Anna infects the human on N3 and has 2 points."
    assert say(Rolled(0, "capture", 5, -2, 4)) == "Anna reaches for the human and rolls 5 − 2 = 3 (needed: 4)."
    assert say(Rolled(0, "flight", 5, 0, 0)) == "The human tries to get away: Anna rolls 5."
    assert say(DoOver(0, 0)) == "Anna spends a Do Over token, and the die is rolled again (none left)."


def test_a_roll_that_must_reach_nothing_is_asked_about_without_a_number() -> None:
    about: dict[str, str | int] = {"seat": 0, "what": "flight", "total": 5, "need": 0}
    asked = Decision(0, "do_over", [("reroll",), ("accept",)], about)
    assert english(GAME).prompt(asked) == "Flight, total 5. Do you spend a Do Over token to roll again?"
    about |= {"what": "capture", "need": 6}
    assert english(GAME).prompt(asked) == "Capture, total 5, needed 6. Do you spend a Do Over token to roll again?"


def test_one_says_where_humans_come_or_where_they_do_not() -> None:
    match = table("tile", "", tiles="hu_concert_hall")
    match.choose(1)
    assert english(GAME).prompt(match.decision) == "4 humans come. Which space stays without one?"  # type: ignore[arg-type]
    match.choose(1)
    assert english(GAME).prompt(match.decision) == (  # type: ignore[arg-type]
        "There are 2 Do Over tokens in this building. Where do you place one? 2 are left."
    )


def test_roads_that_look_alike_are_told_apart_by_a_number() -> None:
    say = english(GAME).option
    assert say(("play", "fresh_meat", "hu_road_t_2")) == "Play Fresh Meat: T junction no. 2"
    assert say(("play", "fresh_meat", "hu_diner")) == "Play Fresh Meat: Diner"


def test_a_shared_win_is_told_as_one() -> None:
    match = table("discard", DINER)
    match.state.outcome = Outcome([0, 1], [1, 1], "no_humans")
    verdict = GAME.figures.verdict(match.state)
    assert verdict is not None
    assert english(GAME).verdict(verdict).endswith("Anna and Bruno were equally near to their goals.")
