"""Luck: seeded, scripted, noted; committed to before, revealed after."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from deadtown.kernel import ChanceError, Scripted, Seeded, commitment, fresh_seed
from deadtown.kernel.chance import Noted

KNOWN_PICKS = [0, 3, 3, 3, 3, 0, 4, 0, 0, 1]
KNOWN_ORDER = [2, 4, 5, 7, 1, 3, 0, 6]


def test_a_seed_always_gives_the_same_luck() -> None:
    """These numbers may never change: published seeds and records depend on them."""
    chance = Seeded("deadtown")
    assert [chance.pick(6) for _ in range(10)] == KNOWN_PICKS
    assert chance.order(8) == KNOWN_ORDER


def test_different_seeds_give_different_luck() -> None:
    assert len({tuple(Seeded(str(number)).order(10)) for number in range(50)}) == 50


@given(some.text(), some.lists(some.integers(1, 70), max_size=20), some.integers(0, 19))
def test_luck_goes_on_from_any_position(seed: str, counts: list[int], place: int) -> None:
    chance = Seeded(seed)
    for count in counts[:place]:
        chance.order(count)
    twin = chance.at(chance.position)
    assert [chance.order(count) for count in counts[place:]] == [twin.order(count) for count in counts[place:]]
    assert twin.position == chance.position


@pytest.mark.parametrize("count", [1, 2, 6, 99, 100, 300])
def test_an_order_holds_each_place_once(count: int) -> None:
    chance = Seeded("orders")
    for _ in range(20):
        assert sorted(chance.order(count)) == list(range(count))


def test_dice_are_fair() -> None:
    """Chi-square over 60,000 rolls, 5 degrees of freedom: above 30 is one chance in 60,000."""
    chance = Seeded("dice")
    counts = Counter(chance.d6() for _ in range(60_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 30


def test_shuffles_are_fair() -> None:
    """All 24 orders of four cards, chi-square with 23 degrees of freedom: above 65 is one chance in 100,000."""
    chance = Seeded("shuffles")
    counts = Counter(tuple(chance.order(4)) for _ in range(24_000))
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 65


@pytest.mark.parametrize("count", [0, -1, 70_000])
def test_nobody_can_pick_from_nothing_or_from_too_much(count: int) -> None:
    with pytest.raises(ChanceError):
        Seeded("x").pick(count)


def test_shuffling_tells_the_order_in_which_the_old_cards_lie() -> None:
    pile = list("abcde")
    order = Seeded("pile").shuffle(pile)
    assert pile == ["abcde"[place] for place in order]


def test_a_commitment_gives_nothing_away_and_proves_the_seed() -> None:
    seed = fresh_seed()
    assert commitment(seed) == commitment(seed)
    assert seed not in commitment(seed)
    assert commitment(seed) != commitment(fresh_seed())
    assert len(seed) == 32


def test_a_script_is_followed_to_the_letter() -> None:
    chance = Scripted([3, [1, 0, 2]])
    assert chance.pick(6) == 3
    assert chance.order(3) == [1, 0, 2]
    with pytest.raises(ChanceError, match="ends here"):
        chance.pick(2)


@pytest.mark.parametrize("result", [6, -1, [0, 1]])
def test_a_script_that_does_not_fit_a_pick_is_refused(result: int | list[int]) -> None:
    with pytest.raises(ChanceError, match="a number below 6"):
        Scripted([result]).pick(6)


@pytest.mark.parametrize("result", [1, [0, 0, 1], [0, 1], [0, 1, 3]])
def test_a_script_that_does_not_fit_an_order_is_refused(result: int | list[int]) -> None:
    with pytest.raises(ChanceError, match="an order of 3"):
        Scripted([result]).order(3)


def test_notes_replay_the_luck_that_was() -> None:
    noted = Noted(Seeded("notes"))
    luck = [noted.pick(6), noted.order(5), noted.d6(), noted.shuffle(list(range(4)))]
    again = Scripted(noted.take_notes())
    assert [again.pick(6), again.order(5), again.d6(), again.shuffle(list(range(4)))] == luck
    assert noted.take_notes() == []
