"""What games on a map are measured with stands where it should."""

import msgspec
import pytest
from benchmarks.city import ROUNDS, best_of_figures
from benchmarks.engine import middle_positions
from benchmarks.figures import alone
from benchmarks.maps import LED, MAPS, is_laid, on
from benchmarks.told import PLAYERS, plan_of
from benchmarks.towns import TOWNS, Town

from deadtown.games import GAMES
from deadtown.kernel import PASS
from deadtown.kernel.record import resume
from deadtown.table.asking import Caller
from deadtown.table.making import make_table
from deadtown.table.settings import TablePlan

OWN = ("humans", "combined")
"""Those whose full towns are looked for here."""
towns = pytest.mark.parametrize("town", TOWNS, ids=lambda town: town.name)


def test_all_games_on_a_map_that_grows_are_measured() -> None:
    assert set(MAPS) == {town.game.name for town in TOWNS} == set(GAMES) - {"zombinion", "zombiaki", "last_night"}


@pytest.mark.parametrize(("unit", "best"), [("µs", 20.0), ("decisions/s/core", 30.0)])
def test_of_several_turns_the_best_is_told(unit: str, best: float) -> None:
    assert best_of_figures([alone("one", cost, unit) for cost in (25.0, 20.0, 30.0)]).ours == best


@towns
def test_a_copy_in_mid_game_has_the_whole_city(town: Town) -> None:
    assert all(is_laid(match.state) for match in middle_positions(town.matches(1, 6, ROUNDS)))


@towns
def test_a_table_at_which_somebody_listens_is_begun(town: Town) -> None:
    table = make_table(Caller("player-1", "Anna"), msgspec.convert(plan_of(town), TablePlan), now=0.0)
    assert table.match is not None
    assert len(table.state.seats) == PLAYERS


@pytest.mark.parametrize("game", OWN)
def test_a_turn_in_a_full_town_goes_on_while_it_is_watched(game: str) -> None:
    """Nobody else is asked before all has been led that is measured: nobody would answer there."""
    saved = MAPS[game].full()
    match = resume(GAMES[game], saved.lines).match
    assert is_laid(match.state)
    for _ in range(LED):
        while match.decision is not None and match.decision.seat != saved.asked.seat:
            assert match.window is not None, match.decision
            match.choose(PASS)
        assert match.decision is not None
        match.choose(tuple(on(match.decision.options)))
