"""An analysis finds what was thrown away, blames nobody for what they could not know, and is the same every time."""

from collections.abc import Sequence

import pytest

from deadtown.bots.analysis import DecisionAt, Depth, Judged, Outline, Outlook, Summary, analyse
from deadtown.bots.analysis.analyse import accuracy_of, moments_of
from deadtown.bots.analysis.decided import Decided, decided_in
from deadtown.bots.analysis.findings import AnyFinding
from deadtown.bots.analysis.judging import margin_of
from deadtown.kernel import Match
from tests.bots.heap import HeapGuide, heap

SMALL = Depth(coarse=40, coarse_pairs=8, fine=200, fine_pairs=80, refined=4, moments=3, outlook=40)


def found_in(match: Match, depth: Depth = SMALL) -> list[AnyFinding]:
    assert match.over
    return list(analyse(match, depth))


def judged_at(found: Sequence[AnyFinding], number: int) -> Judged:
    """The last word about a decision."""
    return [one for one in found if isinstance(one, Judged) and one.number == number][-1]


def thrown_away(guide: HeapGuide | None = None) -> Match:
    """Seat 0 is about to take the last three, takes one of them, and loses."""
    match = heap(8, guide=guide)
    match.choose("take 2", "take 3", "take 1", "take 2")
    return match


@pytest.mark.parametrize("guide", [None, HeapGuide()])
def test_a_choice_that_throws_a_won_game_away_is_found_and_comes_first(guide: HeapGuide | None) -> None:
    found = found_in(thrown_away(guide))
    summary = found[-1]
    assert isinstance(summary, Summary)
    assert summary.costliest[0] == DecisionAt(2, 0)
    blunder = judged_at(found, 2)
    assert (blunder.chosen, blunder.better) == (("take", 1), ("take", 3))
    assert blunder.chances == [1, 0]
    assert blunder.cost >= 0.8
    assert blunder.costly


def test_what_the_search_would_have_done_too_costs_nothing() -> None:
    last = judged_at(found_in(thrown_away()), 3)
    assert last.chosen == last.better == ("take", 2)
    assert last.cost == last.margin == 0
    assert last.left == last.chances == [0, 1]


def test_nobody_is_blamed_for_what_they_could_not_know() -> None:
    """Under the cup lies the side that comes up once in six times: to guess the others was right, and lost."""
    match = heap(guess=6)
    match.state.die = 5
    match.choose("guess one")
    assert match.outcome is not None
    assert match.outcome.winners == [1]
    guess = judged_at(found_in(match, Depth(coarse_pairs=60)), 0)
    assert guess.better == ("guess", "one")
    assert guess.cost == 0
    assert guess.chances[0] > 0.6


def test_a_bad_guess_that_was_lucky_is_found_to_be_bad() -> None:
    match = heap(guess=6)
    match.state.die = 5
    match.choose("guess last")
    assert match.outcome is not None
    assert match.outcome.winners == [0]
    guess = judged_at(found_in(match), 0)
    assert guess.better == ("guess", "one")
    assert guess.costly


def test_the_same_is_found_every_time_whatever_the_seed_of_the_game() -> None:
    assert found_in(thrown_away()) == found_in(thrown_away())


def test_another_seed_has_other_luck() -> None:
    one, other = (list(analyse(thrown_away(), SMALL, seed)) for seed in ("one", "other"))
    assert one != other


def test_it_begins_with_what_there_is_to_find_out() -> None:
    outline, *rest = found_in(thrown_away())
    assert outline == Outline(4, 3, 4, [0, 1])
    assert len({(one.number, one.seat) for one in rest if isinstance(one, Judged)}) == 4
    assert len({one.number for one in rest if isinstance(one, Outlook)}) == 3


def test_what_was_taken_back_is_not_judged() -> None:
    match = heap(5)
    match.choose("take 3")
    match.undo()
    match.choose("take 1", "take 1", "take 3")
    assert list(decided_in(match)) == [
        Decided(0, 0, ("take", 1)),
        Decided(1, 1, ("take", 1)),
        Decided(2, 0, ("take", 3)),
    ]


def test_where_there_was_no_choice_nothing_is_judged() -> None:
    match = heap(2)
    match.choose("take 1", "take 1")
    assert [one.number for one in decided_in(match)] == [0]


def test_every_pair_of_eyes_sees_how_the_game_stood() -> None:
    outlooks = [one for one in found_in(thrown_away()) if isinstance(one, Outlook)]
    assert {one.eyes for one in outlooks} == {0, 1, None}
    assert all(sum(one.chances) == pytest.approx(1) for one in outlooks)
    ends = [one for one in outlooks if one.number == 4]
    assert [(one.chances, one.margin) for one in ends] == [([0.0, 1.0], 0.0)] * 3


def test_who_may_look_under_the_cup_is_told_what_that_means() -> None:
    """The outlook is that of whoever looks: here nobody can, so each has the same."""
    match = heap(guess=6)
    match.choose("guess one")
    first = [one.chances for one in found_in(match) if isinstance(one, Outlook) and one.number == 0]
    assert len(first) == 3


def test_partners_have_one_chance() -> None:
    match = heap(8, teams=(0, 1, 0, 1))
    match.choose("take 2", "take 3", "take 3")
    outline, *rest = found_in(match)
    assert isinstance(outline, Outline)
    assert outline.teams == [0, 1, 0, 1]
    assert all(one.chances[0] == one.chances[2] for one in rest if isinstance(one, Outlook | Judged))
    assert judged_at(rest, 2).chances == [1, 0, 1, 0]


def test_the_outlook_is_found_out_at_points_all_over_the_game() -> None:
    match = heap(40, most=3)
    while not match.over:
        match.choose("take 1")
    assert moments_of(match, 100) == list(range(40))
    assert moments_of(match, 8) == list(range(0, 40, 5))


def test_a_long_game_is_looked_at_with_fewer_playouts_each() -> None:
    depth = Depth(coarse=48, coarse_pairs=12, most=7200)
    assert depth.at_first(100) == (48, 12)
    assert depth.at_first(200) == (24, 6)
    assert depth.at_first(10**6) == (8, 6)


def test_a_margin_is_narrower_the_more_worlds_agree() -> None:
    assert margin_of([0.5] * 10) > margin_of([0.5] * 100) > 0
    assert margin_of([0.0, 1.0] * 50) == pytest.approx(0.098, abs=0.002)


def test_the_accuracy_of_a_seat_adds_up_its_decisions() -> None:
    def one(chosen: str, cost: float, margin: float) -> Judged:
        return Judged(0, 0, 1, "take", 3, (chosen,), ("best",), [], [], cost, margin, cost > margin, 10)

    found = [one("best", 0.0, 0.0), one("other", 0.3, 0.03), one("other", 0.02, 0.04)]
    accuracy = accuracy_of(1, found)
    assert (accuracy.decisions, accuracy.same, accuracy.costly) == (3, 1, 1)
    assert accuracy.cost == pytest.approx(0.32)
    assert accuracy.margin == pytest.approx(0.05)
