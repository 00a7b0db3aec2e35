"""Copies share nothing that can change, for any state that a game may have."""

from typing import Any

import msgspec
import pytest

from deadtown.kernel.codec import Codec


class Fixed(msgspec.Struct, frozen=True):
    name: str


class Piece(msgspec.Struct):
    place: int
    marks: list[str]


class Board(msgspec.Struct):
    pieces: list[Piece]
    homes: dict[str, Piece]
    counts: dict[str, int]
    grid: list[list[int]]
    seen: set[int]
    path: tuple[int, ...]
    lead: Piece
    fixed: Fixed
    title: str | None
    guest: Piece | None
    absent: Piece | None
    row: tuple[Piece, ...]


def board() -> Board:
    return Board(
        pieces=[Piece(1, ["a"]), Piece(2, [])],
        homes={"x": Piece(3, ["b"])},
        counts={"y": 1},
        grid=[[1, 2], [3]],
        seen={1},
        path=(1, 2),
        lead=Piece(9, ["z"]),
        fixed=Fixed("f"),
        title=None,
        guest=Piece(5, ["g"]),
        absent=None,
        row=(Piece(6, ["r"]),),
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    original = board()
    twin = Codec(Board).copy(original)
    assert twin == original
    twin.pieces[0].marks.append("changed")
    twin.homes["x"].place = 0
    twin.counts["y"] = 0
    twin.grid[0].append(9)
    twin.seen.add(2)
    twin.lead.marks.clear()
    twin.guest.marks.clear()
    twin.row[0].marks.clear()
    assert original == board()
    assert twin.fixed is original.fixed


def test_saving_and_loading_is_a_copy_too() -> None:
    codec = Codec(Board)
    assert codec.load(codec.save(board())) == board()


@pytest.mark.parametrize("hint", [list[int] | int, int | dict[str, list[str]]])
def test_a_state_that_can_not_be_copied_is_refused_at_once(hint: Any) -> None:
    odd = msgspec.defstruct("Odd", [("odd", hint)])
    with pytest.raises(TypeError, match="a state can't hold"):
        Codec(odd)
