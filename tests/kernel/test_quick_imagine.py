"""Imagined matches that are not rewindable: the same worlds, made and played on more quickly."""

from random import Random

import pytest

from deadtown.kernel import Match, Seeded
from tests.kernel.toy import TOY, ToyOptions


def middle(answers: int) -> Match:
    """A match in the middle, perhaps of a step."""
    match = Match.start(TOY, ["Ada", "Bob"], ToyOptions(rounds=4), seed="7")
    luck = Random(3)
    for _ in range(answers):
        assert match.decision is not None
        match.choose(luck.choice(match.decision.options))
    return match


@pytest.mark.parametrize("answers", range(5))
def test_it_goes_the_same_way_as_a_rewindable_one(answers: int) -> None:
    match = middle(answers)
    slow, quick = (match.sight().imagine(Seeded("x"), rewindable=rewindable) for rewindable in (True, False))
    luck = Random(4)
    while slow.decision is not None:
        assert (quick.decision, quick.digest(), quick.number) == (slow.decision, slow.digest(), slow.number)
        option = luck.choice(slow.decision.options)
        slow.choose(option)
        quick.answer(option)
    assert quick.over
    assert quick.outcome == slow.outcome


@pytest.mark.parametrize("answers", range(5))
def test_it_can_neither_be_taken_back_nor_copied(answers: int) -> None:
    quick = middle(answers).imagine(0, Seeded("x"), rewindable=False)
    quick.choose(1)
    with pytest.raises(ValueError, match="go back"):
        quick.undo()
    with pytest.raises(ValueError, match="copied"):
        quick.fork()


def test_the_match_that_it_was_imagined_from_stays_as_it_was() -> None:
    match = middle(3)
    before = match.digest(), match.number, match.chance.position, match.decision
    quick = match.sight().imagine(Seeded("x"), rewindable=False)
    while quick.decision is not None:
        quick.answer(quick.decision.options[-1])
    assert (match.digest(), match.number, match.chance.position, match.decision) == before
    match.undo(3)
    assert match.number == 0
