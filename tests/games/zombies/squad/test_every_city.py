"""There is always a place for the Helipad and for both Objective Buildings (IS-2.6, IS-7.2).

Cities are built to their end at random and by players who shut as many ways as they can, with every combination of
options. A city that is done is looked at as a picture, in which roads are seen and not reckoned. ``make soak`` builds
many more.
"""

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import pytest

from deadtown.games.town import City, growth_sites
from deadtown.games.zombies import ZOMBIES
from deadtown.games.zombies.squad.entering import OBJECTIVES
from deadtown.games.zombies.tiles import BOX, HELIPAD, TOWN
from deadtown.kernel import Decision, Match, Option, Seeded
from tests.clauses import clause
from tests.games.town.drawings import Spot, lying

CHOICES = ("is_survivors", "is_helipad_end_of_line", "is_road_zombies")
COMBINATIONS = [dict(zip(CHOICES, chosen, strict=True)) for chosen in product((False, True), repeat=len(CHOICES))]
PLACING = ("place_tile", "place_objective")
Builder = Callable[[Match, Decision, Random], Option]


def anywhere(match: Match, decision: Decision, luck: Random) -> Option:
    return luck.choice(decision.options)


def shutting(match: Match, decision: Decision, luck: Random) -> Option:
    """The placement that leaves the fewest places to build on, by which the promise is tried hardest."""
    if decision.kind not in PLACING:
        return luck.choice(decision.options)
    city: City = TOWN.city(match.state.layout)

    def open_after(option: Option) -> tuple[int, float]:
        tile = str(option[1]) if decision.kind == "place_objective" else match.state.drawn
        x, y, turns = map(int, option[-3:])
        return len(growth_sites(city.grown(tile, x, y, turns))), luck.random()

    return min(decision.options, key=open_after)


def city_of(seed: int, builder: Builder, options: dict[str, Any]) -> Match:
    """A match whose city is done, on the verge of the first turn."""
    luck = Random(seed)
    told = ZOMBIES.rules.read_options({"variant": "intervention_squad", **options})
    state = ZOMBIES.rules.start(told, ("Ada", "Bob", "Cleo"))
    match = Match(ZOMBIES, state, Seeded(f"city {seed}"), rewindable=False)
    while match.state.phase == "build":
        assert match.decision is not None
        match.answer(builder(match, match.decision, luck))
    return match


def roads(city: City) -> set[frozenset[Spot]]:
    """The pairs of cells between which a way is seen; no way ends at a wall."""
    there = lying(city)
    found = set()
    for (x, y), drawing in there.items():
        for (east, south), edge in drawing.edges.items():
            if other := there.get((x + east, y + south)):
                assert edge == other.edges[-east, -south], "a road runs into a wall"
                if " " in edge:
                    found.add(frozenset({(x, y), (x + east, y + south)}))
    return found


def reached(links: set[frozenset[Spot]]) -> set[Spot]:
    """The cells that can be reached from Town Square."""
    found: set[Spot] = {(0, 0)}
    while more := {cell for link in links if link & found for cell in link} - found:
        found |= more
    return found


@clause("IS-2.3", "IS-2.5", "IS-2.6", "IS-7.2")
@pytest.mark.parametrize("builder", [anywhere, shutting], ids=["anywhere", "shutting"])
@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda chosen: "-".join(filter(chosen.get, chosen)) or "plain")
def test_every_city_has_its_helipad_and_its_objectives(
    options: dict[str, bool], builder: Builder, seeds: range
) -> None:
    for seed in seeds:
        state = city_of(seed, builder, options).state
        city = TOWN.city(state.layout)
        laid = [placed.tile for placed in city.tiles]
        links = roads(city)
        assert HELIPAD in laid
        assert not options["is_survivors"] or set(OBJECTIVES) <= set(laid)
        assert sorted([*laid, *state.removed]) == sorted(BOX)
        assert len(links) == len(laid) - 1, "there is a loop, or a part is cut off"
        assert len(reached(links)) == len(laid)
        pad = city.tiles[state.helipad]
        assert pad.tile == HELIPAD
        on_helipad = sum((pad.x, pad.y) in link for link in links)
        assert on_helipad == 1 if options["is_helipad_end_of_line"] else on_helipad >= 1
        assert len(state.zombies) + state.pool == 100
