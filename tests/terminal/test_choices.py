"""Hundreds of answers stay a list that can be read."""

from itertools import product

from deadtown.kernel import Option
from deadtown.terminal.choices import FEW, Group, groups_of, spans

SPACES = ("a1", "a2", "a3", "b1", "b2", "b3", "c1")
OPTIONS: list[Option] = [
    *(("play", "sniper", space) for space in SPACES),
    *(("play", "gasoline", one, 1, other, 2) for one, other in product(SPACES, SPACES)),
    ("end",),
]
TEXTS = [
    "End the turn" if option == ("end",) else f"Play {option[1]} on {' '.join(map(str, option[2:]))}"
    for option in OPTIONS
]
ALL = range(1, len(OPTIONS) + 1)


def test_a_few_are_listed_one_by_one() -> None:
    assert groups_of(OPTIONS, TEXTS, [1, 2]) == [Group(TEXTS[0], [1]), Group(TEXTS[1], [2])]


def test_many_are_put_together_by_verb_and_thing() -> None:
    groups = groups_of(OPTIONS, TEXTS, ALL)
    assert [words for words, _ in groups] == ["Play sniper on", "Play gasoline on", "End the turn"]
    assert [number for _, numbers in groups for number in numbers] == list(ALL)


def test_what_begins_alike_is_parted_by_what_follows() -> None:
    gasoline = groups_of(OPTIONS, TEXTS, ALL)[1]
    groups = groups_of(OPTIONS, TEXTS, gasoline.numbers)
    assert [words for words, _ in groups] == [f"Play gasoline on {space} 1" for space in SPACES]


def test_the_same_option_many_times_comes_to_an_end() -> None:
    same: list[Option] = [("cut",)] * (FEW + 1)
    assert len(groups_of(same, ["Cut"] * len(same), range(1, len(same) + 1))) == len(same)


def test_numbers_in_a_row_are_written_as_a_span() -> None:
    assert spans([3, 4, 5, 9]) == "3–5, 9"
    assert spans([7]) == "7"
