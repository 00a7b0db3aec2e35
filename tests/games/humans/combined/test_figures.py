"""What is counted in a combined game: figures, what scores are made of, and why somebody has won (HX-12)."""

import pytest

from deadtown.games.humans.combined.figures import course, reckoning, tally, verdict
from tests.clauses import clause
from tests.games.humans.combined.table import COMBINED, TableMatch, guy, horde, start, table
from tests.games.matches import played_out


def ended(kills: int, meals: int) -> TableMatch:
    players = guy("s3", kills=kills, deaths=2), horde("n6 s6", "crowbar", meals=meals)
    match = table("discard", "", *players, active=1, options={"max_rounds": 3})
    match.choose("keep")
    return match


@clause("HX-12.3")
def test_what_is_counted() -> None:
    state = ended(11, 3).state
    assert tally(state) == {
        "turns": [3, 3],
        "order": [1, 2],
        "share": [44, 55],
        "zombies": [11, 0],
        "deaths": [2, 0],
        "points": [0, 5],
    }
    assert course(state) == {"share": [44, 55], "score": [11, 5]}


@clause("HX-12.1")
def test_what_a_score_is_made_of() -> None:
    state = ended(11, 3).state
    lines = [[(line.what, line.count, line.points) for line in reckoning(state, seat)] for seat in (0, 1)]
    assert lines == [
        [("reckoning-zombies-held", 11, 11)],
        [("reckoning-zombies", 2, 2), ("reckoning-meals", 3, 3)],
    ]
    assert reckoning(ended(0, 0).state, 0) == []


@clause("HX-12.3")
def test_the_verdict_after_the_last_round_compares_shares() -> None:
    match = ended(22, 6)
    # 22 of 25 are not as much as 8 of 9, though both are 88 hundredths and something.
    found = verdict(match.state)
    assert found is not None
    assert (found.why, found.clause, found.arguments) == ("rounds", "HX-12.3", {"winners": [1], "round": 3, "count": 8})
    (rung,) = found.ladder
    assert (rung.what, rung.seats, rung.figures, rung.best, rung.decides) == ("share", [0, 1], [880, 888], [1], True)


@clause("HX-12.1")
@pytest.mark.parametrize("ending", ["helipad", "collection", "points"])
def test_the_verdict_names_the_goal_that_was_reached(ending: str) -> None:
    if ending == "points":
        match = table(
            *("move", "", guy("s3"), horde("e1", meals=7)), humans="e1", active=1, dice=[4], captures="eat x2"
        )
        match.choose("end")
    else:
        kills = 24 if ending == "collection" else 3
        players = guy("e2n6", kills=kills), horde("n6")
        match = table("walk", "helipad 1 -2 0", *players, strays="e3n6", dice=[4], left=6, allowance=6)
        match.choose("step e3n6")
    found = verdict(match.state)
    assert found is not None
    assert (found.why, found.clause, found.ladder) == (ending, "HX-12.1", [])
    assert found.arguments["count"] == {"helipad": 4, "collection": 25, "points": 9}[ending]


def test_before_the_end_there_is_no_verdict() -> None:
    match = table("roll_move", "", guy("s3"), horde("n6"))
    assert verdict(match.state) is None


def test_before_the_first_turn_little_is_counted() -> None:
    match = start(3, seed="figures")
    assert course(match.state) == {}
    assert set(tally(match.state)) == {"turns", "order", "share", "zombies", "deaths", "points"}
    assert {name: sum(values) for name, values in tally(match.state).items() if name != "order"} == {
        "turns": 0,
        "share": 0,
        "zombies": 0,
        "deaths": 0,
        "points": 0,
    }


@clause("HX-12.3")
@pytest.mark.parametrize("players", [2, 5])
def test_figures_fit_the_outcome_of_random_games(players: int) -> None:
    match = played_out(start(players, seed=f"figures {players}", max_rounds=4), players)
    state = match.state
    assert match.outcome is not None
    counted = tally(state)
    assert match.outcome.scores == course(state)["score"]
    assert [sum(line.points for line in reckoning(state, seat)) for seat in range(players)] == match.outcome.scores
    assert sum(counted["turns"]) == state.turns
    assert COMBINED.figures.verdict(state) is not None
