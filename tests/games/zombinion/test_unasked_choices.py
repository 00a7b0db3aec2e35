"""What is carried out without asking, and what is always asked (ZN-4.12)."""

import pytest

from tests.clauses import clause
from tests.games.zombinion.table import cards, hunter, table


@clause("ZN-4.12")
@pytest.mark.parametrize(
    ("card", "hand", "left", "trashed"),
    [
        ("restock", "magazine x2", "magazine", "magazine"),
        ("reload", "zombie, bullet x2", "zombie, bullet", "bullet"),
        ("hollow_points", "rounds, bullet", "rounds", "bullet"),
    ],
)
def test_a_compulsory_choice_with_one_answer_is_not_asked(card: str, hand: str, left: str, trashed: str) -> None:
    me = hunter(hand=f"{card}, {hand}")
    match = table(me, hunter())
    match.choose(f"play {card}")
    assert match.state.trash == [trashed]
    assert me.hand == cards(left)


@clause("ZN-4.12")
def test_a_compulsory_choice_of_quantity_with_one_answer_is_not_asked() -> None:
    you = hunter(hand="bullet x5")
    match = table(hunter(hand="higher_ground"), you)
    match.choose("play higher_ground")
    assert (you.hand, you.discard) == (cards("bullet x3"), cards("bullet x2"))


@clause("ZN-4.12")
def test_a_compulsory_gain_with_one_pile_is_not_asked() -> None:
    me = hunter(hand="reload, bullet")
    match = table(me, hunter(), supply={"bullet": 0})
    match.choose("play reload")
    assert me.hand == ["rounds"]
    assert match.asked == (0, "hunt")


@clause("ZN-4.12")
def test_a_compulsory_choice_with_two_answers_is_asked() -> None:
    match = table(hunter(hand="restock, magazine, bullet"), hunter())
    match.choose("play restock")
    assert match.asked == (0, "trash_one")
    assert match.texts == ["trash magazine", "trash bullet"]


@clause("ZN-4.12")
@pytest.mark.parametrize(("card", "kind"), [("decoy", "discard_any"), ("sacrifice", "trash_up_to")])
def test_an_optional_choice_of_one_card_is_asked(card: str, kind: str) -> None:
    match = table(hunter(hand=f"{card}, bullet"), hunter())
    match.choose(f"play {card}")
    assert match.asked == (0, kind)
    assert match.texts == ["pick bullet", "done"]


@clause("ZN-4.12")
@pytest.mark.parametrize("card", ["decoy", "sacrifice", "regroup"])
def test_an_optional_choice_that_is_impossible_is_not_asked(card: str) -> None:
    match = table(hunter(hand=card), hunter())
    match.choose(f"play {card}")
    assert match.asked == (0, "hunt")


@clause("ZN-4.12")
def test_the_only_action_card_is_offered_all_the_same() -> None:
    match = table(hunter(hand="shotgun"), hunter())
    assert match.texts == ["play shotgun", "end_actions"]
