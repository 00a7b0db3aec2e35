"""Many matches in one call: each goes as it would alone, and another begins where one ends."""

from random import Random

import numpy as np
import pytest

from deadtown.complaint import Complaint
from deadtown.research import Arena, Batch
from deadtown.research.actions import Mask
from tests.research.cases import SOME, Case, case_name


def any_legal(masks: Mask, luck: Random) -> list[int]:
    return [luck.choice(np.flatnonzero(mask).tolist()) for mask in masks]


@pytest.mark.parametrize("case", SOME, ids=case_name)
def test_matches_of_a_batch_go_as_they_would_alone(case: Case) -> None:
    """The same ids in arenas of their own: the same masks, seats, numbers, rewards and ends, also in the next match."""
    seeds = ["one", "two", "three"]
    batch = Batch(case.game.name, 3, case.players, case.options, seeds)
    arenas = [Arena(case.game.name, case.players, case.options, seed=seed) for seed in seeds]
    ended, luck, stand = [0, 0, 0], Random(8), batch.stand
    for _ in range(150):
        for place, arena in enumerate(arenas):
            assert arena.seat is not None
            assert (stand.masks[place] == arena.mask()).all()
            assert stand.seats[place] == arena.seat
            assert (stand.observations[place] == arena.observation(arena.seat)).all()
        actions = any_legal(stand.masks, luck)
        stand = batch.step(np.array(actions))
        for place, arena in enumerate(arenas):
            arena.act(actions[place])
            assert stand.done[place] == arena.over
            assert stand.rewards[place] == pytest.approx(arena.returns())
            if arena.over:
                ended[place] += 1
                arena.reset(f"{seeds[place]}/{ended[place]}")


def test_a_batch_begins_matches_anew() -> None:
    """With random play that is over soon: rows end at different times, and none stops."""
    batch, luck = Batch("zombiaki", 4), Random(1)
    ended = np.zeros(4, int)
    stand = batch.stand
    for _ in range(200):
        stand = batch.step(any_legal(stand.masks, luck))
        ended += stand.done
        assert (stand.rewards.any(axis=1) <= stand.done).all()
        assert not stand.rewards.sum()
    assert (ended > 1).all()
    first = stand.observations.copy()
    batch.reset()
    assert not stand.done.any()
    assert not (stand.observations == first).all()


def test_who_does_not_look_gets_no_observations() -> None:
    batch = Batch("zombinion", 2, observe=False)
    assert batch.stand.observations.shape == (2, 0)
    assert batch.step(any_legal(batch.stand.masks, Random(1))).masks.any(axis=1).all()


def test_an_illegal_id_and_too_few_seeds_are_refused() -> None:
    with pytest.raises(Complaint, match="3 matches take 3 seeds"):
        Batch("zombinion", 3, seeds=["a", "b"])
    batch = Batch("zombinion", 2)
    with pytest.raises(Complaint, match="is not legal"):
        batch.step([-1, 0])
    for wrong in ([0], [0, 0, 0], [[0, 0]], [0.0, 1.0], ["a", "b"], 0):
        with pytest.raises(Complaint, match="2 matches take 2 ids"):
            batch.step(wrong)
