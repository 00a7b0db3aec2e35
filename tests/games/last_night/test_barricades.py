"""Barricades: where they may stand, how many there are, what is seen of them (section 14)."""

from itertools import permutations

import pytest

from deadtown.games.last_night.boards import BOARDS
from deadtown.games.last_night.ground import DEFAULT, ground
from deadtown.games.last_night.pieces import MOST_BARRICADES, MOST_REINFORCEMENTS
from tests.clauses import clause
from tests.games.last_night.building import PLAYED, acting, builds, built
from tests.games.last_night.choosing import play
from tests.games.last_night.table import hero, table
from tests.games.matches import refusal

# Walls


@clause("LN-14.1", "LN-2.8")
def test_a_building_has_one_wall_with_outdoors_beyond_on_a_face_at_most() -> None:
    """So that a wall may be called by its building and face, however boards lie beside each other."""
    outer = [name for name, board in BOARDS.items() if not board.is_centre]
    for one, other in permutations(outer, 2):
        rest = [name for name in outer if name not in (one, other)][:2]
        town = ground(" ".join(("c1", one, other, *rest)))
        assert len(town.outer_walls) == sum(run.kind == "exterior" for run in town.runs)
    for centre in ("c2", "c3", "c4"):
        town = ground(f"{centre} l3 l4 l5 l6")
        assert len(town.outer_walls) == sum(run.kind == "exterior" for run in town.runs)


@clause("LN-14.1")
def test_a_barricade_stands_on_the_whole_wall_and_only_where_outdoors_is_beyond() -> None:
    match = acting("a5")
    assert builds(match) == {"build church_n"}, "the board edge in the west is no place for one"
    match.choose("build church_n")
    town = match.state.ground
    assert [town.runs[run].sides for run in match.state.barricades] == [((36, 48), (37, 49))]


@clause("LN-14.1", "LN-1.10")
def test_a_wall_takes_one_barricade_and_three_reinforcements() -> None:
    assert builds(acting("a5", walls="church_n")) == {"reinforce church_n"}
    assert builds(acting("a5", walls="church_n:2")) == {"reinforce church_n"}
    assert builds(acting("a5", walls="church_n:3")) == set()


@clause("LN-1.10")
def test_twelve_barricades_and_thirty_reinforcements_are_all_there_are() -> None:
    names = [name for name in ground(DEFAULT).outer_walls if not name.startswith("church")]
    twelve = names[:MOST_BARRICADES]
    assert builds(acting("a5", walls=" ".join(twelve[:-1]))) == {"build church_n"}
    assert builds(acting("a5", walls=" ".join(twelve))) == set()
    ten = " ".join(f"{name}:3" for name in names[:10])
    assert sum(built(ten).values()) == MOST_REINFORCEMENTS
    assert builds(acting("a5", walls=f"{ten} church_n")) == set()


@clause("LN-S5", "LN-14.1")
def test_the_manor_house_is_not_barricaded_when_it_is_defended() -> None:
    layout = "c2 l3 l4 l5 l6"
    inside = hero("becky", "f5")
    assert builds(acting(who=inside, layout=layout, scenario="defend_the_manor")) == set()
    assert "build manor_house_n" in builds(acting(who=inside, layout=layout))
    match = acting(who=inside, layout=layout, scenario="defend_the_manor")
    assert refusal(match, "build manor_house_n").reason == "wall-stays-bare"


# What is seen


@clause("LN-2.20")
def test_a_barricade_changes_nothing_in_what_is_seen() -> None:
    guns = hero("becky", "b4", "revolver")
    plain = table("ranged_attack", guns, active="becky", zombies="b5 a6")
    boarded = table(
        *("ranged_attack", hero("becky", "b4", "revolver")),
        active="becky",
        zombies="b5 a6",
        barricades=built("church_n:3"),
        rules=PLAYED,
    )
    assert plain.texts == boarded.texts


def test_the_view_tells_where_barricades_stand() -> None:
    match = acting("a5", walls="church_n:2 church_e church_s")
    view = match.view(None)
    assert [(built.wall, built.building, built.face, built.reinforcements) for built in view.barricades] == [
        ("church_n", "church", "n", 2),
        ("church_e", "church", "e", 0),
        ("church_s", "church", "s", 0),
    ]
    assert view.barricades[0].spaces == ("a5", "b5")
    assert view.walled_up == ["church"]


# Bots


@pytest.mark.parametrize(("bot", "seed"), [("random", 1), ("random", 2), ("veteran", 3)])
def test_bots_play_with_barricades_and_doors(bot: str, seed: int) -> None:
    assert play(bot, bot, 4, seed, barricades="on", opt_doors=True).over
