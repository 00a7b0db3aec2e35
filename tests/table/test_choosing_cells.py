"""Where a game counts in both directions, options with negative numbers can be chosen in every form."""

import msgspec
import pytest

from deadtown.kernel.decision import parse_option
from deadtown.table.commands import Choose

OPTION = ("place", -1, 0, 3)


def test_an_option_with_a_negative_number_is_read_from_its_text() -> None:
    assert parse_option("place -1 0 3") == OPTION
    assert parse_option("reveal - 12345678901") == ("reveal", "-", "12345678901")


@pytest.mark.parametrize("choice", [list(OPTION), "place -1 0 3"])
def test_a_choice_with_a_negative_number_comes_through_the_door(choice: object) -> None:
    read = msgspec.convert({"number": 4, "choice": choice}, Choose)
    assert read.choice == choice
