"""What differs between two views, and views that are made of others by it."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deadtown.kernel.changes import MANY, Change, changes_between, with_changes

CHANGES: list[tuple[Any, Any, list[Change]]] = [
    ({"round": 1}, {"round": 1}, []),
    ({"round": 1}, {"round": 2}, [[["round"], 2]]),
    ({"round": 1}, {"round": 1, "lit": True}, [[["lit"], True]]),
    ({"round": 1, "lit": True}, {"round": 1}, [[["lit"]]]),
    ({"lit": True, "round": 1}, {"round": 2, "lit": True}, [[["round"], 2]]),
    ({"hand": ["dog", "car"]}, {"hand": ["dog", "mine", "car"]}, [[["hand"], 1, 0, ["mine"]]]),
    ({"hand": ["dog", "mine", "car"]}, {"hand": ["dog", "car"]}, [[["hand"], 1, 1, []]]),
    ({"hand": ["dog", "dog"]}, {"hand": ["dog"]}, [[["hand"], 1, 1, []]]),
    ({"street": [None, {"strength": 3}]}, {"street": [None, {"strength": 2}]}, [[["street", 1, "strength"], 2]]),
    ({"hand": None}, {"hand": ["dog"]}, [[["hand"], ["dog"]]]),
    ({"deck": 1}, {"deck": None}, [[["deck"], None]]),
    ([1], [1, 2], [[[], 1, 0, [2]]]),
    ([*range(MANY + 1), "end"], [*range(1, MANY + 2), "end"], [[[], 0, MANY + 1, [*range(1, MANY + 2)]]]),
]


@pytest.mark.parametrize(("before", "after", "changes"), CHANGES)
def test_a_change_says_what_is_there_now(before: Any, after: Any, changes: list[Change]) -> None:
    assert changes_between(before, after) == changes


views = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from("abc"),
    lambda inner: st.lists(inner, max_size=15) | st.dictionaries(st.sampled_from("nmop"), inner),
    max_leaves=25,
)


@given(before=views, after=views)
def test_whatever_changes_the_view_after_follows(before: Any, after: Any) -> None:
    copy = deepcopy(before)
    assert with_changes(before, changes_between(before, after)) == after
    assert before == copy
