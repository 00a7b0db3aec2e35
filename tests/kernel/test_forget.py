"""A long game lets go of its past and stays small."""

import pytest

from deadtown.kernel import Match
from deadtown.kernel.past import Mark
from tests.kernel.toy import TOY


def started(rounds: int) -> Match:
    return Match.start(TOY, ["Ada", "Bob"], TOY.rules.read_options({"rounds": rounds}), seed="seed")


def marks(game: Match) -> list[int]:
    """The numbers at which a match can stand without replaying a step, the latest first."""
    numbers = []
    mark: Mark | None = game.past.mark
    while mark is not None:
        numbers.append(mark.number)
        mark = mark.before
    return numbers


@pytest.mark.parametrize("taken", [30, 31])
@pytest.mark.parametrize("keep", [0, 1, 2, 7, 30, 50])
def test_a_match_that_forgets_can_still_go_back_as_far_as_it_was_told_to_keep(taken: int, keep: int) -> None:
    game = started(rounds=20)
    digests = [game.digest()]
    for _ in range(taken):
        game.choose(1)
        digests.append(game.digest())
    game.forget(keep)
    kept = range(max(0, taken - keep), taken + 1)
    for number in kept:
        twin = game.fork()
        twin.go_back(number)
        assert twin.digest() == digests[number]
    earliest = kept[0] - kept[0] % 2
    assert marks(game)[-1] == earliest
    if earliest:
        with pytest.raises(ValueError, match="can't go back"):
            game.go_back(earliest - 1)
    assert (game.number, game.digest()) == (taken, digests[taken])


def test_a_match_that_forgets_all_the_time_stays_small_and_plays_on() -> None:
    game, other = started(rounds=50), started(rounds=50)
    while not game.over:
        game.choose(1)
        other.choose(1)
        game.forget(10)
        assert len(marks(game)) <= 6
    assert game.digest() == other.digest()
    game.undo(10)
    other.undo(10)
    assert game.digest() == other.digest()


def test_copies_do_not_forget_with_the_original() -> None:
    game = started(rounds=20)
    game.choose(*[1] * 21)
    twin = game.fork()
    game.forget(4)
    twin.go_back(0)
    assert twin.number == 0
    game.undo(4)
    assert game.number == 17


def test_a_match_that_keeps_no_past_has_nothing_to_forget() -> None:
    game = Match.start(TOY, ["Ada"], seed="seed", rewindable=False)
    game.choose(1, 1)
    game.forget(0)
    assert game.number == 2


@pytest.mark.parametrize("back", [0, 1, 4, 5])
def test_what_was_forgotten_can_be_remembered(back: int) -> None:
    """The position that was saved, and those before it in its step; what lies between stays forgotten."""
    game = started(rounds=20)
    digests, saved = [game.digest()], None
    for number in range(1, 21):
        if number == back + 1:
            saved = game.snapshot()
        game.choose(1)
        digests.append(game.digest())
    game.forget(4)
    assert saved is not None
    with pytest.raises(ValueError, match="can't go back"):
        game.go_back(back)
    game.remember(saved)
    for number in (back + 1, 10):
        with pytest.raises(ValueError, match="can't go back"):
            game.go_back(number)
    assert game.digest() == digests[20]
    game.go_back(back)
    assert (game.number, game.digest()) == (back, digests[back])
    for number in range(back + 1, 21):
        game.choose(1)
        assert game.digest() == digests[number]
