"""Random play of the combined game: nothing is lost, it goes on, and figures of nobody stay apart."""

from typing import Any

import pytest

from deadtown.games.humans.combined.tiles import OPEN_TOWN
from deadtown.games.town import doorsteps
from tests.games.humans.combined.table import COMBINED, start
from tests.games.matches import stroll

SEATINGS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"hx_sides": "alternate_zombies", "hx_tile_stack": "own"}),
    (4, {"hx_sides": "one_guy", "reroll_scope": "any"}),
    (5, {"hx_sides": "one_zombie_player", "hx_trapped_guy": "infected"}),
    (6, {"character_choice": "choose", "trapped_at_once": True}),
)


@pytest.mark.parametrize(("players", "options"), SEATINGS)
def test_nothing_is_lost_and_figures_of_nobody_stay_apart(players: int, options: dict[str, Any]) -> None:
    """HX-7.4, HX-7.11, HX-6.1, HX-2.3."""
    match = start(players, seed=f"combined {players}", max_rounds=12, **options)
    box = COMBINED.rules.components(match.state)
    asked = set()
    for now in stroll(match, players):
        state = now.state
        assert COMBINED.rules.components(state) == box
        assert state.zombies.keys().isdisjoint(state.humans)
        assert len(state.tiles) + len(state.stack) <= 15 + 16
        if now.decision is not None:
            asked.add(now.decision.kind)
            assert len(now.decision.options) == len(set(now.decision.options)) > 1
    assert match.over
    assert {"hx_draw_from", "move_zombie", "move_step", "move_pawn", "discard_card"} <= asked


def test_both_sides_sit_at_the_table_by_turns_unless_told_otherwise() -> None:
    """HX-1.3."""
    guy, horde = "shotgun_guy", "zombie_player"
    assert start(5).state.sides == (guy, horde, guy, horde, guy)
    assert start(3, hx_sides="alternate_zombies").state.sides == (horde, guy, horde)
    assert start(4, hx_sides="one_guy").state.sides == (guy, horde, horde, horde)
    assert start(4, hx_sides="one_zombie_player").state.sides == (horde, guy, guy, guy)
    assert start(3, hx_sides="seat_by_seat", hx_seats=[horde, horde, guy]).state.sides == (horde, horde, guy)


@pytest.mark.parametrize("seed", range(6))
def test_the_cross_is_laid_of_both_sets(seed: int) -> None:
    """HX-2.1, HX-2.2, HX-2.3, HX-3.1, HX-3.2, HX-3.3, HX-3.4."""
    state = start(2, seed=f"cross {seed}").state
    city = OPEN_TOWN.city(state.layout)
    assert [(tile.x, tile.y, tile.turns) for tile in city.tiles] == [
        *((0, 0, 0), (0, -1, 3), (1, 0, 0), (0, 1, 1), (-1, 0, 2)),
        *((0, -2, 0), (2, 0, 1), (0, 2, 2), (-2, 0, 3)),
    ]
    assert city.linked(0) == (1, 2, 3, 4)
    assert all(city.linked(tile) == (tile - 4,) for tile in (5, 6, 7, 8))
    assert (len(state.stack), len(state.tiles), state.tiles[0]) == (15, 16, "helipad")
    assert not state.zombies
    assert not state.humans
    assert not state.tokens
    assert not state.dice
    outer = sorted(step for tile in (5, 6, 7, 8) for step in doorsteps(city, tile))
    assert list(state.openings) == outer
    assert len(outer) == 12
