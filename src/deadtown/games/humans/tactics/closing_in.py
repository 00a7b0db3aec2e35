"""Several zombies close in on one human: who has no way out is captured for sure (HU-10.6)."""

from collections import Counter
from typing import Final

from deadtown.games.humans.tactics.horde import Horde

MOST_WAYS: Final = 3
"""A human with more ways out is not worth to be surrounded."""

Moves = list[tuple[int, int]]


def closing_in(horde: Horde) -> dict[tuple[int, int], float]:
    """What each move is worth that belongs to a plan which leaves some human no way out: its share of the plan."""
    scene = horde.scene
    neighbours = scene.city.neighbours
    best: dict[tuple[int, int], float] = {}
    for space in horde.cornered():
        ways = [other for other in neighbours[space] if other not in horde.occupied]
        needed = ways if space in horde.prey else [space, *ways]
        if not needed or len(ways) > MOST_WAYS or len(needed) > len(scene.movable):
            continue
        moves = _moves(horde, needed, {space, *neighbours[space]})
        if moves is None:
            continue
        gain = 1.0 - horde.prey.get(space, 0.0)
        gain += sum(horde.base for way in ways if way in scene.humans)
        share = horde.taste(space) * gain * horde.point / len(moves)
        for move in moves:
            if share > best.get(move, 0.0):
                best[move] = share
    return best


def _moves(horde: Horde, needed: list[int], kept: set[int]) -> Moves | None:
    """Who goes where, so that all of some spaces are taken with the steps that are left; who guards already stays."""
    scene = horde.scene
    free = Counter(scene.movable)
    for space in kept:
        if space in free and horde.total[space] == free[space]:
            free[space] -= 1
    left = scene.left
    moves: Moves = []
    for goal in needed:
        reach = [(steps[goal], start) for start, steps in horde.strides.items() if free[start] > 0 and goal in steps]
        if not reach:
            return None
        steps, start = min(reach)
        left -= steps
        if left < 0:
            return None
        free[start] -= 1
        moves.append((start, goal))
    return moves
