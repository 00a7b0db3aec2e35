"""Records of windows: each has its line, also where nobody stepped in, and a line that was tampered with is found."""

import pytest

from deadtown.kernel import Match, RecordError, Recording, SeatNote
from deadtown.kernel.record import (
    Choice,
    End,
    Line,
    Passed,
    Pause,
    Start,
    Undo,
    read_lines,
    resume,
    verify,
    write_lines,
)
from tests.games.parley import PARLEY
from tests.games.parley.state import TAUNT, ParleyOptions

NAMES = ("Ada", "Bob", "Cleo")


def recorded(seed: str = "record") -> Recording:
    """A round of three, each playing whatever it can, written down."""
    options = ParleyOptions(rounds=1)
    match = Match.start(PARLEY, NAMES, options, seed=seed, halts=True)
    return Recording(match, [SeatNote(name) for name in NAMES], options, seed)


def played(seed: str = "record", last: bool = False) -> Recording:
    """To the end: each takes the first option, or the last, which is to pass."""
    recording = recorded(seed)
    while (decision := recording.match.decision) is not None:
        recording.choose(decision.options[-1 if last else 0])
    return recording


def holds(recording: Recording, card: str) -> bool:
    return any(card in envoy.hand for envoy in recording.match.state.envoys)


def answers(lines: list[Line]) -> list[Choice | Passed]:
    return [line for line in lines if isinstance(line, Choice | Passed)]


@pytest.mark.parametrize("last", [True, False])
def test_every_window_has_a_line_and_the_lines_replay(last: bool) -> None:
    recording = played(last=last)
    lines = read_lines(recording.text())
    assert lines == recording.lines
    assert [line.number for line in answers(lines)] == list(range(1, recording.match.number + 1))
    assert any(isinstance(line, Passed) for line in lines)
    assert last or any(isinstance(line, Choice) and line.option == "play taunt" for line in lines)
    assert verify(PARLEY, lines).digest() == recording.match.digest()


def test_a_window_in_which_all_pass_has_one_line_and_one_more_for_each_in_which_nobody_can_act() -> None:
    recording = played(last=True)
    windows = [line for line in recording.lines if isinstance(line, Passed)]
    assert len(windows) == 3
    assert not any(isinstance(line, Choice) and line.option == "pass" for line in recording.lines)


def test_what_is_undone_in_windows_replays_too() -> None:
    recording = recorded()
    for _ in range(3):
        recording.choose("keep")
        answer_windows(recording, 1)
        number = recording.match.number
        recording.undo()
        assert recording.match.number < number
        assert recording.match.decision is not None
        answer_windows(recording, "pass")
    undone = [line for line in recording.lines if isinstance(line, Undo)]
    assert len(undone) == 3
    while recording.match.decision is not None:
        recording.choose(1)
    assert verify(PARLEY, read_lines(recording.text())).digest() == recording.match.digest()


def answer_windows(recording: Recording, wish: str | int) -> None:
    """Until somebody is asked alone."""
    while recording.match.window is not None:
        recording.choose(wish)


def place_of(lines: list[Line], option: str) -> int:
    return next(place for place, line in enumerate(lines) if isinstance(line, Choice) and line.option == option)


def test_a_window_that_is_left_out_is_missed() -> None:
    lines = played(last=True).lines
    place = next(place for place, line in enumerate(lines) if isinstance(line, Passed))
    del lines[place]
    with pytest.raises(RecordError, match="of a window is due") as error:
        verify(PARLEY, lines)
    assert error.value.line == place + 1


@pytest.mark.parametrize("option", ["pass", "play", "play hush", "play bluff", "keep", "", "play taunt taunt"])
def test_a_window_does_not_close_with_what_nobody_could_do(option: str) -> None:
    lines = played().lines
    place = place_of(lines, "play taunt")
    line = lines[place]
    assert isinstance(line, Choice)
    lines[place] = Choice(line.number, line.seat, option, line.chance)
    with pytest.raises(RecordError) as error:
        verify(PARLEY, lines)
    assert error.value.line == place + 1


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_window_does_not_close_with_somebody_who_is_not_asked(seat: int) -> None:
    lines = played().lines
    place = place_of(lines, "play taunt")
    line = lines[place]
    assert isinstance(line, Choice)
    lines[place] = Choice(line.number, seat, line.option, line.chance)
    with pytest.raises(RecordError, match="a window is due"):
        verify(PARLEY, lines)


def test_a_decision_of_one_seat_can_not_be_passed_over() -> None:
    lines = played().lines
    place = place_of(lines, "keep")
    lines[place] = Passed(1)
    with pytest.raises(RecordError, match="not decision 1 of a window in which nobody stepped in"):
        verify(PARLEY, lines)


def test_a_changed_number_of_a_window_is_found() -> None:
    lines = played(last=True).lines
    place = next(place for place, line in enumerate(lines) if isinstance(line, Passed))
    line = lines[place]
    assert isinstance(line, Passed)
    lines[place] = Passed(line.number + 1, line.chance)
    with pytest.raises(RecordError):
        verify(PARLEY, lines)


def test_a_game_saved_in_a_window_goes_on_there() -> None:
    recording = recorded()
    recording.choose("keep")
    assert recording.match.window is not None
    lines = read_lines(write_lines(recording.pause()))
    resumed = resume(PARLEY, lines)
    assert resumed.match.window is not None
    assert resumed.match.digest() == recording.match.digest()
    for one in (recording, resumed):
        while one.match.decision is not None:
            one.choose(1)
    assert resumed.lines == recording.lines


def test_a_game_saved_where_nobody_can_act_goes_on_with_a_line_for_that() -> None:
    """A table may be saved there: it halts at every window."""
    recording = next(recording for recording in map(recorded, map(str, range(1000))) if not holds(recording, TAUNT))
    match = recording.match
    match.choose("keep")
    assert match.window is not None
    assert match.decision is None
    assert recording.seed is not None
    saved = [*recording.lines, Choice(1, 0, "keep", match.take_notes()), Pause(1, match.digest(), recording.seed)]
    resumed = resume(PARLEY, saved)
    assert isinstance(resumed.lines[3], Passed)
    while resumed.match.decision is not None:
        resumed.choose(1)
    assert isinstance(resumed.lines[-1], End)
    assert isinstance(resumed.lines[1], Start)
    assert verify(PARLEY, read_lines(resumed.text())).digest() == resumed.match.digest()
