"""A second opinion on where a tile may be laid (IS-2.6): by roads between cells alone, as they are drawn."""

from itertools import product
from random import Random

import pytest

from deadtown.games.zombies.squad.building import legal_placements
from deadtown.games.zombies.state import NOWHERE, State
from deadtown.games.zombies.tiles import HELIPAD, TOWN
from deadtown.kernel import Decision, Match, Option
from tests.clauses import clause
from tests.games.town.drawings import DRAWINGS, Drawing, Spot, lying
from tests.games.zombies.squad.test_every_city import Builder, anywhere, city_of, shutting

Streets = dict[Spot, frozenset[Spot]]
"""To which sides roads lead from each cell, as steps."""
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
EVERYWHERE = frozenset(SIDES)


def sides_of(drawing: Drawing) -> frozenset[Spot]:
    return frozenset(side for side, edge in drawing.edges.items() if " " in edge)


def beside(cell: Spot) -> list[tuple[Spot, Spot]]:
    """The neighbouring cells, and the sides on which they are."""
    return [((cell[0] + east, cell[1] + south), (east, south)) for east, south in SIDES]


def leads(there: Streets, cell: Spot) -> int:
    """How many roads lead to a cell."""
    return sum((-east, -south) in there.get(other, ()) for other, (east, south) in beside(cell))


def sites(there: Streets) -> set[Spot]:
    """The growth sites (IS-2.7)."""
    near = {other for cell in there for other, _ in beside(cell) if other not in there}
    return {cell for cell in near if leads(there, cell) == 1}


def hangs(there: Streets, roads: frozenset[Spot], cell: Spot) -> bool:
    """Whether a tile fits on a cell, with one road to the others (IS-2.6a)."""
    if cell in there or leads(there, cell) != 1:
        return False
    return all(
        (side in roads) == ((-side[0], -side[1]) in there[other]) for other, side in beside(cell) if other in there
    )


def for_objectives(there: Streets, pad: Spot, end_of_line: bool) -> int:
    """The growth sites that count for the Objective Buildings (IS-2.6c, IS-2.6d)."""
    near = {other for other, _ in beside(pad)} if end_of_line else set()
    return len(sites(there) - near)


def legal(state: State, tile: str) -> set[tuple[int, int, int]]:
    """All placements that IS-2.6 allows."""
    city = TOWN.city(state.layout)
    there = {cell: sides_of(drawing) for cell, drawing in lying(city).items()}
    pad = None if state.helipad == NOWHERE else (city.tiles[state.helipad].x, city.tiles[state.helipad].y)
    survivors, end_of_line = state.options.is_survivors, state.options.is_helipad_end_of_line
    picture = DRAWINGS[TOWN.kind_of(tile).kind]
    found = set()
    for cell, turns in product(sites(there), range(4)):
        roads = sides_of(picture.turned(turns))
        if any(picture.turned(fewer).lines == picture.turned(turns).lines for fewer in range(turns)):
            continue
        if not hangs(there, roads, cell):
            continue
        if end_of_line and pad in [other for other, _ in beside(cell)]:
            continue
        after = {**there, cell: roads}
        lies = cell if tile == HELIPAD else pad
        if lies is not None:
            kept = not survivors or for_objectives(after, lies, end_of_line) >= 2
        else:
            pads = [site for site in sites(after) if hangs(after, EVERYWHERE, site)]
            kept = bool(pads) and not survivors
            if survivors and len(sites(after)) >= 2:
                kept = any(for_objectives({**after, site: EVERYWHERE}, site, end_of_line) >= 2 for site in pads)
        if kept:
            found.add((*cell, turns))
    return found


@clause("IS-2.6", "IS-2.7")
@pytest.mark.parametrize("builder", [anywhere, shutting], ids=["anywhere", "shutting"])
@pytest.mark.parametrize(("survivors", "end_of_line"), [*product((False, True), repeat=2)])
def test_where_tiles_may_be_laid(survivors: bool, end_of_line: bool, builder: Builder) -> None:
    compared = 0

    def comparing(match: Match, decision: Decision, luck: Random) -> Option:
        nonlocal compared
        state = match.state
        if decision.kind == "place_tile":
            for tile in {state.drawn, *state.tiles[-1:]}:
                compared += 1
                ours = legal_placements(state, TOWN.city(state.layout), tile)
                assert len(ours) == len(set(ours))
                assert set(ours) == legal(state, tile)
        return builder(match, decision, luck)

    options = {"is_survivors": survivors, "is_helipad_end_of_line": end_of_line}
    for seed in range(2):
        city_of(seed, comparing, options)
    assert compared > 50
