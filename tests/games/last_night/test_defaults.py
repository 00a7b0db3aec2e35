"""Nobody blocks a game, and nobody learns what others could do (section 19)."""

from itertools import cycle

import pytest

from deadtown.games.last_night.scenarios import SCENARIOS
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, start, table

MOST = 6000
"""More questions than a game of somebody who does not care can have."""


def play_by_default(match: NightMatch) -> int:
    """The first option of every decision, and a pass in every window, to the end; how many questions that takes."""
    for count in range(MOST):
        if match.over:
            return count
        if match.window is not None:
            match.close()
        else:
            match.choose(1)
    raise AssertionError("the game does not end")


@clause("LN-19.1")
@pytest.mark.parametrize(("scenario", "players"), [*zip(SCENARIOS, cycle((2, 3, 4, 5, 6)), strict=False)])
def test_the_first_option_of_every_decision_leads_to_the_end(scenario: str, players: int) -> None:
    match = start(players, seed=f"{scenario} {players}", scenario=scenario)
    play_by_default(match)
    assert match.outcome is not None
    sides = {match.state.sides[seat] for seat in match.outcome.winners}
    assert len(sides) == 1


@clause("LN-19.1")
def test_every_decision_has_a_legal_default() -> None:
    match = start(4, seed="default")
    while not match.over:
        if match.decision is not None:
            assert match.decision.options
            assert match.read(1) == match.decision.options[0]
        match.close() if match.window is not None else match.choose(1)


@clause("LN-19.2", "LN-8.9")
def test_a_window_in_which_nobody_can_do_anything_is_gone_through() -> None:
    becky = hero("becky", "l9")
    match = table("zombies_end", becky, hand="recovery", zombie_hand="cornered")
    assert match.kind == "move_action", "she is not wounded, and it is too late to be cornered"
    match = table("zombies_end", becky, hand="recovery", zombie_hand="cornered", halts=True)
    assert match.window is not None
    assert match.window.kind == "zombies_end"


@clause("LN-19.2")
def test_who_is_asked_does_not_depend_on_what_is_in_hands() -> None:
    """With any cards in hand a seat is among those who are asked, whether it can play or not."""
    for hand, other in (("recovery", "cornered"), ("faith", "too_many")):
        match = table("zombies_end", hero("becky", "l9"), hand=hand, zombie_hand=other, halts=True)
        assert match.asked_seats == (1, 0)
        assert match.seen_by(0).window == match.seen_by(1).window
    match = table("zombies_end", hero("becky", "l9"), hand="recovery", halts=True)
    assert match.asked_seats == (0,), "who holds no card can play none, as all can see"


@clause("LN-19.2", "LN-6.4")
def test_in_a_fight_too_seats_with_cards_are_asked_whatever_they_are() -> None:
    asked = set()
    for zombie_hand in ("uuurrrggh", "lights_out"):
        match = table(
            *("zombie_fights", hero("becky", "l9")), zombies="l9", zombie_hand=zombie_hand, dice=[6, 5, 1], halts=True
        )
        while match.kind != "fight_rolled":
            match.close()
        asked.add(match.asked_seats)
    assert asked == {(1,)}
