"""Luck that goes on from a fresh seed: the same up to a position, and nobody's to know after it."""

import pickle

import pytest

from deadtown.kernel.chance import LONGEST_SEED, BadSeed, Seeded, commitment, luck_of, renewed_seed

NUMBERS = 1000


def drawn(seed: str, count: int = 200) -> list[int]:
    luck = luck_of(seed)
    return [luck.pick(NUMBERS) for _ in range(count)]


def test_it_is_the_same_up_to_the_position_and_other_luck_after_it() -> None:
    luck = luck_of("one")
    before = [luck.pick(NUMBERS) for _ in range(50)]
    fresh = [drawn(renewed_seed("one", luck.position)) for _ in range(2)]
    assert fresh[0][:50] == fresh[1][:50] == before
    rests = [fresh[0][50:], fresh[1][50:], drawn("one")[50:]]
    assert not any(rests[a][place] == rests[b][place] for a, b in ((0, 1), (0, 2), (1, 2)) for place in range(3))


def test_it_can_be_renewed_again_and_again() -> None:
    first = renewed_seed("one", 40)
    second = renewed_seed(first, 80)
    assert luck_of(second)._take(80) == luck_of(first)._take(80)
    assert luck_of(second)._take(40) == Seeded("one")._take(40)
    assert luck_of(second)._take(120) != luck_of(first)._take(120)


def test_what_is_taken_across_the_position_is_put_together() -> None:
    seed = renewed_seed("one", 45)
    whole = luck_of(seed)._take(100)
    luck = luck_of(seed)
    assert sum((luck.at(place)._take(1) for place in range(100)), ()) == whole
    assert luck.at(40)._take(10) == whole[40:50]
    assert pickle.loads(pickle.dumps(luck.at(40)))._take(10) == whole[40:50]


def test_its_commitment_is_that_of_the_whole_seed() -> None:
    first, second = renewed_seed("one", 40), renewed_seed("one", 40)
    assert len({commitment(seed) for seed in ("one", first, second)}) == 3


def test_other_seeds_are_as_they_were() -> None:
    for seed in ("one", "until 4, then two", "one until then", 7):
        assert luck_of(seed)._take(40) == Seeded(seed)._take(40)


def test_what_was_never_used_is_no_part_of_it() -> None:
    first = renewed_seed("one", 40)
    second = renewed_seed(renewed_seed(first, 80), 40)
    assert len(second) == len(first)
    assert luck_of(second)._take(40) == Seeded("one")._take(40)
    assert " until " not in renewed_seed(first, 0)


AGAIN = " until 0, then b"


def test_a_seed_is_renewed_so_often_that_it_can_still_be_read() -> None:
    """However deep a seed is, it is short enough for all that is done with it, or told to be too long."""
    deepest = "a" + AGAIN * ((LONGEST_SEED - 1) // len(AGAIN))
    luck = luck_of(deepest)
    assert pickle.loads(pickle.dumps(luck))._take(40) == luck._take(40) == Seeded("b")._take(40)
    for seed in (deepest + AGAIN, "a" + AGAIN * 1000, "x" * 1_000_000):
        with pytest.raises(BadSeed, match="a seed has 2000 characters at most"):
            luck_of(seed)
    with pytest.raises(BadSeed, match="a seed has 2000 characters at most"):
        renewed_seed(deepest, 1)


def test_an_honest_seed_is_renewed_often() -> None:
    seed = "0" * 32
    for position in range(100, 3600, 100):
        seed = renewed_seed(seed, position)
