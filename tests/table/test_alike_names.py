"""Nobody sits at a table under a name that can't be told from another one by its looks."""

import pytest

from deadtown.table.asking import Caller
from deadtown.table.commands import Sit
from deadtown.table.making import plan_seats
from deadtown.table.settings import SeatPlan, looks_like, number_name
from tests.table.tables import ZOMBINION, ann, cleo, table_of

ALIKE = ["Аnn", "Αnn", "Ａnn", "Ann"]
"""With a Cyrillic letter, a Greek one, a wide one, and the very same."""


@pytest.mark.parametrize("name", ALIKE)
def test_a_name_that_is_asked_for_is_denied_and_any_other_gets_a_number(name: str) -> None:
    table = table_of(ann, None, None)
    table.denies(cleo, Sit(1, name), "name-taken", "conflict")
    table.do(Caller("eve", name), Sit(1))
    assert table.table.state.seats[1].name == f"{name} 2"


@pytest.mark.parametrize("name", ALIKE)
def test_so_it_is_when_a_table_is_made(name: str) -> None:
    plans = [SeatPlan("me"), SeatPlan("bot", number_name(name, ["Ann"]))]
    assert [seat.name for seat in plan_seats(ZOMBINION, ann, plans, "seed")] == ["Ann", f"{name} 2"]


@pytest.mark.parametrize(("name", "other"), [("lda", "Ida"), ("B0b", "BOb"), ("Bob", "Воb")])
def test_letters_that_look_alike_are_one(name: str, other: str) -> None:
    assert looks_like(name, ["Ann", other])


@pytest.mark.parametrize(("name", "other"), [("ann", "Ann"), ("Ana", "Ann"), ("Анна", "Anna"), ("Zoë", "Zoe")])
def test_names_that_can_be_told_apart_are_two(name: str, other: str) -> None:
    assert not looks_like(name, [other])
