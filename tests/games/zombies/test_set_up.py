"""Set-up (section 3), and what there is before it (section 1)."""

import pytest

from deadtown.games.zombies.events import Ended, FirstPlayer
from deadtown.games.zombies.tiles import BOX
from deadtown.kernel import BadSeats, Scripted
from tests.clauses import clause
from tests.games.zombies.table import GAME, NAMES, Dice, start


def chance(first: int = 0, helipad: int = 0, cards: list[int] | None = None, tiles: list[int] | None = None) -> Dice:
    """What set-up leaves to luck: the first player, the tiles, the place of the Helipad, the cards."""
    return Dice([first, tiles or [*range(28)], helipad, cards or [*range(50)]])


@clause("ZB-1.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_may_play(players: int) -> None:
    match = start(players)
    assert len(match.state.pawns) == players


@clause("ZB-1.1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_fewer_or_more_may_not(players: int) -> None:
    assert players not in GAME.rules.seats
    with pytest.raises(BadSeats):
        GAME.rules.start(GAME.rules.read_options({}), (*NAMES, "Gil")[:players])


@clause("ZB-3.1")
@pytest.mark.parametrize("first", range(4))
def test_luck_says_who_is_first(first: int) -> None:
    match = start(4, chance(first), halts=True)
    assert (match.state.first, match.state.active) == (first, first)
    assert [event.seat for event in match.told.of(FirstPlayer)] == [first]
    assert match.question is not None
    assert match.question.kind == "turn_start"


@clause("ZB-3.2")
def test_town_square_lies_without_zombies_and_all_pawns_stand_on_its_centre() -> None:
    match = start(3)
    assert match.state.layout.split("|")[0] == "town_square 0 0 0"
    assert match.state.zombies == {}
    assert [match.space(seat) for seat in range(3)] == ["centre"] * 3


@clause("ZB-3.3")
def test_there_are_29_tiles_in_two_halves() -> None:
    match = start(2, chance(), halts=True)
    assert len(match.state.tiles) == 29
    assert sorted([*match.state.tiles, "town_square"]) == sorted(BOX)
    assert len({*match.state.tiles}) == 29


@clause("ZB-3.3")
@pytest.mark.parametrize("place", range(15))
def test_the_helipad_is_anywhere_in_the_lower_half(place: int) -> None:
    match = start(2, chance(helipad=place), halts=True)
    # The top tile is the last one.
    assert match.state.tiles.index("helipad") == place
    assert 14 - place == [*reversed(match.state.tiles)].index("helipad") - 14


@clause("ZB-3.3")
def test_there_is_no_sixteenth_place_for_it() -> None:
    with pytest.raises(Exception, match="a number below 15"):
        start(2, Scripted([0, [*range(28)], 15, [*range(50)]]), halts=True)


@clause("ZB-3.3")
def test_the_tiles_are_shuffled() -> None:
    one = start(2, chance(), halts=True).state.tiles
    other = start(2, chance(tiles=[*reversed(range(28))]), halts=True).state.tiles
    assert one[1:] == other[:0:-1]


@clause("ZB-3.4")
def test_three_cards_are_dealt_to_each_from_a_shuffled_deck() -> None:
    match = start(4, chance(), halts=True)
    assert [len(pawn.hand) for pawn in match.state.pawns] == [3] * 4
    assert len(match.state.deck) == 50 - 12
    other = start(4, chance(cards=[*reversed(range(50))]), halts=True)
    assert [pawn.hand for pawn in match.state.pawns] != [pawn.hand for pawn in other.state.pawns]


@clause("ZB-3.5", "ZB-1.7")
def test_each_begins_with_three_life_three_bullets_and_nothing_else() -> None:
    for pawn in start(6, halts=True).state.pawns:
        assert (pawn.life, pawn.bullets, pawn.kills) == (3, 3, 0)
        assert (pawn.in_play, pawn.charges, pawn.pending, pawn.under) == ((), 0, (), ())


@clause("ZB-1.4")
def test_a_hundred_zombies_wait_in_the_pool() -> None:
    match = start(2, halts=True)
    assert match.state.pool == 100
    assert match.told.of(Ended) == []
