"""What is open to the zombies follows from the position alone, whatever was asked before."""

from random import Random

from deadtown.games.zombies import ZOMBIES
from deadtown.games.zombies.horde import open_leads, open_steps
from deadtown.games.zombies.tiles import TOWN
from deadtown.kernel import Match, Option
from tests.clauses import clause

CITY = TOWN.city("town_square 0 0 0|road_straight_1 1 0 1|police_station 2 0 1")


def worked_out(zombies: list[int], waiting: list[int]) -> list[Option]:
    """The steps to spaces without a zombie, one look after the other."""
    names = CITY.names
    return [
        ("zombie", names[space], names[to]) for space in waiting for to in CITY.neighbours[space] if to not in zombies
    ]


@clause("ZB-9.1", "IS-3.7")
def test_what_is_open_does_not_depend_on_what_was_asked_before() -> None:
    luck = Random(1)
    for _ in range(200):
        zombies = luck.sample(CITY.walkable, luck.randrange(1, len(CITY.walkable)))
        waiting = zombies[luck.randrange(len(zombies)) :]
        steps = worked_out(zombies, waiting)
        assert open_steps(CITY, zombies, waiting) == steps
        free = dict.fromkeys(("lead_from", step[1]) for step in steps)
        assert open_leads(CITY, zombies, waiting) == [*free]


def test_zombies_that_have_moved_come_last() -> None:
    """By this the others are told from them."""
    for variant in ("base", "intervention_squad"):
        options = ZOMBIES.rules.options_type(variant=variant, max_rounds=8)
        match = Match.start(ZOMBIES, ("Ada", "Bob", "Cleo"), options, seed="horde")
        luck, seen = Random(2), 0
        while match.decision is not None:
            state = match.state
            moved = [*state.zombies.values()][len(state.zombies) - len(state.moved) :]
            if state.phase == "zombies":
                assert moved == state.moved
                seen += len(moved) > 1
            match.choose(luck.choice(match.decision.options))
        assert seen > 20
