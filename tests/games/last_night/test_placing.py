"""New zombies on the pits (LN-4.16 to LN-4.19)."""

from collections import Counter
from typing import Any

from deadtown.games.last_night.ground import NUMBERS
from tests.clauses import clause
from tests.games.last_night.table import FAR, NightMatch, hero, kept, table


def placing(**more: Any) -> NightMatch:
    """Zombies whose roll has succeeded are about to be placed."""
    more.setdefault("succeeded", (1,))
    return table("new_arrivals", FAR, **more)


def colours(match: NightMatch) -> tuple[int, int]:
    """How many brown and green zombies are on the map."""
    zombies = match.state.zombies
    return sum(space >= 0 for space in zombies[:7]), sum(space >= 0 for space in zombies[7:14])


@clause("LN-4.18")
def test_one_seat_places_as_many_as_a_die_shows() -> None:
    match = placing(dice=[3])
    assert match.asked == (1, "place_zombie")
    assert match.texts == ["space a1", "space h1", "space k12", "space f12"]
    match.place_all()
    assert len(match.zombies) == 3


@clause("LN-4.18")
def test_no_pit_receives_two_more_than_another() -> None:
    match = placing(dice=[6])
    match.choose("space k12")
    assert match.texts == ["space a1", "space h1", "space f12"]
    match.choose("space a1", "space f12")
    # The fourth has one pit left, the fifth all again.
    assert match.texts == ["space a1", "space h1", "space k12", "space f12"]
    match.choose("space k12")
    assert "space k12" not in match.texts
    match.choose("space h1")
    assert Counter(match.zombies) == {"a1": 1, "f12": 1, "h1": 2, "k12": 2}


@clause("LN-4.18")
def test_zombies_that_stood_there_before_do_not_matter() -> None:
    match = placing(dice=[1], zombies="a1 a1 a1")
    assert "space a1" in match.texts


@clause("LN-4.18")
def test_nobody_places_whose_roll_has_failed() -> None:
    match = placing(succeeded=())
    assert match.zombies == []
    match = placing(succeeded=(3,), players=4, dice=[6])
    match.place_all()
    assert colours(match) == (0, 3)


@clause("LN-4.18", "LN-1.1")
def test_two_seats_place_half_a_die_each_the_lead_seat_first_and_evenly_together() -> None:
    match = placing(succeeded=(2, 3), players=4, sun=14, dice=[5, 4])
    asked = []
    while match.kind == "place_zombie":
        assert match.decision is not None
        asked.append((match.decision.seat, len(match.texts)))
        match.choose(1)
    assert asked == [(2, 4), (2, 3), (2, 2), (3, 4)], "the pits count for both seats"
    assert colours(match) == (3, 2)
    assert sorted(Counter(match.zombies).values()) == [1, 1, 1, 2]


@clause("LN-4.16", "LN-4.17")
def test_when_the_pool_is_empty_no_more_are_placed() -> None:
    match = placing(dice=[6], zombies="b2 " * 12)
    match.place_all()
    assert len(match.zombies) == 14


@clause("LN-4.16", "LN-4.17")
def test_each_of_two_seats_has_its_own_pool_of_seven() -> None:
    match = placing(succeeded=(2, 3), players=4, sun=14, zombies="b2 " * 6, green="b2", dice=[6, 6])
    match.place_all()
    assert colours(match) == (7, 4)


@clause("LN-4.16")
def test_a_card_takes_zombies_from_the_pool_of_who_plays_it() -> None:
    match = table(
        *("zombies_start", FAR),
        players=4,
        hands={2: "hes_a_zombie", 3: "hes_a_zombie"},
        zombies="b2 " * 7,
        green="b2",
        sun=14,
        halts=True,
    )
    assert match.playable(2) == set()
    assert "play hes_a_zombie put l10" in match.playable(3)


@clause("LN-4.17", "LN-7.17")
def test_zombie_heroes_count_for_no_limit() -> None:
    match = placing(dice=[6], zombies="b2 " * 13, turned=[("jake", "b2"), ("billy", "b2")])
    match.place_all()
    assert len(match.zombies) == 16
    assert colours(match) == (7, 7)


@clause("LN-4.19")
def test_markers_are_pits_too_and_destroyed_ones_are_not() -> None:
    match = placing(
        scenario="burn_em_out", charged=(NUMBERS["a1"],), remaining=[kept("new_spawning_pit", space="d10")], dice=[1]
    )
    assert match.texts == ["space h1", "space k12", "space f12", "space d10"]


@clause("LN-4.19")
def test_without_a_pit_nothing_is_placed() -> None:
    charged = tuple(NUMBERS[pit] for pit in ("a1", "h1", "k12", "f12"))
    match = placing(scenario="burn_em_out", charged=charged[:2], dice=[6])
    assert match.texts == ["space k12", "space f12"]
    match = placing(scenario="die_zombies_die", charged=charged, dice=[6])
    assert match.zombies == []
    assert match.state.turn == "heroes"


@clause("LN-4.18")
def test_zombies_that_were_placed_neither_move_nor_fight_in_that_turn() -> None:
    match = table("new_arrivals", hero("becky", "a1"), succeeded=(1,), dice=[1])
    match.choose("space a1")
    assert match.state.turn == "heroes"
    assert [type(event).__name__ for event in match.told if type(event).__name__ == "FightBegan"] == []
