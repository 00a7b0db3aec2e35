"""A state that is one of several games at once."""

from typing import Any

import msgspec

from deadtown.kernel.codec import Codec
from deadtown.kernel.joined import joined


class Cards(msgspec.Struct, gc=False):
    step: str
    hand: list[str] = []
    round: int = 1

    @property
    def held(self) -> int:
        return len(self.hand)

    def said(self) -> str:
        return "cards"


class Board(msgspec.Struct, gc=False):
    step: str
    round: int = 7
    pieces: dict[int, str] = {}

    def said(self) -> str:
        return "board"

    def counted(self) -> int:
        return len(self.pieces)


Both: Any = joined("Both", Cards, Board)


def test_it_has_the_fields_of_all_and_the_first_counts() -> None:
    both = Both(step="begin")
    assert set(Both.__struct_fields__) == {"step", "hand", "round", "pieces"}
    assert (both.round, both.hand, both.pieces) == (1, [], {})
    assert both.hand is not Both(step="begin").hand


def test_it_can_do_what_each_can() -> None:
    both = Both(step="begin", hand=["a", "b"], pieces={3: "x"})
    assert (both.held, both.counted(), both.said()) == (2, 1, "cards")


def test_it_is_copied_saved_and_loaded_like_any_state() -> None:
    codec = Codec(Both)
    both = Both(step="begin", hand=["a"], pieces={3: "x"})
    twin = codec.copy(both)
    twin.hand.append("b")
    assert (both.hand, twin.hand) == (["a"], ["a", "b"])
    assert codec.load(codec.save(both)) == both
