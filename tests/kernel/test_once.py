"""What a step works out once, a copy is told."""

import pytest

from deadtown.kernel import Decision, Match, Option, Play, Seeded, Step
from tests.kernel.toy import TOY, ToyState

LONGEST = 4


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The lengths for which options were worked out, in a game whose steps ask up to four times."""
    lengths: list[int] = []

    def options(play: Play[ToyState], length: int) -> list[Option]:
        lengths.append(length)
        return [*play.once(list, [("go", length)]), ("stop",)]

    def walk(play: Play[ToyState]) -> Step:
        for length in range(LONGEST):
            choice = yield Decision(0, "again", play.once(options, play, length))
            if choice == ("stop",):
                break
        play.state.turn += 1
        return "roll"

    monkeypatch.setitem(TOY.rules.steps, "roll", walk)
    return lengths


def begun(*, rewindable: bool = True) -> Match:
    return Match.start(TOY, ["Ada"], seed="once", rewindable=rewindable)


def offered(match: Match) -> list[Option]:
    assert match.decision is not None
    return list(match.decision.options)


@pytest.mark.parametrize("rewindable", [True, False])
def test_a_copy_works_out_nothing_again(worked: list[int], rewindable: bool) -> None:
    match = begun()
    match.choose(1, 1)
    assert worked == [0, 1, 2]
    twin = match.fork(rewindable=rewindable)
    assert worked == [0, 1, 2]
    assert offered(twin) == offered(match) == [("go", 2), ("stop",)]


@pytest.mark.parametrize("rewindable", [True, False])
def test_a_copy_goes_on_by_itself(worked: list[int], rewindable: bool) -> None:
    match = begun()
    match.choose(1)
    twin = match.fork(rewindable=rewindable)
    twin.choose(1, "stop", 1)
    assert worked == [0, 1, 2, 0, 1]
    match.choose(1)
    assert worked == [0, 1, 2, 0, 1, 2]
    assert offered(twin) == [("go", 1), ("stop",)]
    assert offered(match) == [("go", 2), ("stop",)]


def test_what_is_taken_back_is_worked_out_anew(worked: list[int]) -> None:
    match = begun()
    match.choose(1, 1)
    match.undo()
    assert worked == [0, 1, 2]
    match.choose(1, 1)
    assert worked == [0, 1, 2, 2, 3]
    assert offered(match) == [("go", 3), ("stop",)]


def test_steps_that_are_over_keep_nothing(worked: list[int]) -> None:
    match = begun()
    match.choose(1, "stop")
    mark = match.past.mark
    assert mark is not None
    assert mark.before is not None
    assert (len(mark.found), mark.before.found) == (1, [])
    match.undo()
    assert offered(match) == [("go", 1), ("stop",)]
    assert match.past.mark is not None
    assert len(match.past.mark.found) == 2


def test_an_imagined_match_can_be_copied(worked: list[int]) -> None:
    match = begun()
    match.choose(1)
    dream = match.imagine(0, Seeded("dream"))
    dream.choose(1)
    count = len(worked)
    assert offered(dream.fork()) == [("go", 2), ("stop",)]
    assert len(worked) == count


def test_what_can_not_be_taken_back_is_not_kept(worked: list[int]) -> None:
    match = begun(rewindable=False)
    match.choose(1, 1)
    assert match._play.found is None
    assert worked == [0, 1, 2]
