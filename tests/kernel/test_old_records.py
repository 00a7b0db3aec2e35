"""Records of the first form: what was chosen and what chance brought is read, and told anew in the present form."""

import json
from pathlib import Path

import pytest

from deadtown.games import GAMES
from deadtown.kernel.record import FORMAT, Header, Passed, RecordError, read_lines, renewed, resume, verify, write_lines

FOLDER = Path(__file__).parent / "old_records"
FILES = sorted(FOLDER.glob("*.jsonl"))


def game_of(path: Path):  # type: ignore[no-untyped-def]
    return GAMES[path.stem.partition("-")[0]]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_record_is_replayed_with_its_luck_and_its_outcome(path: Path) -> None:
    text = path.read_text()
    told = json.loads(text.splitlines()[-1])
    match = verify(game_of(path), read_lines(text))
    assert match.over == (told["line"] == "end")
    if match.outcome is not None:
        assert (match.outcome.winners, match.outcome.scores) == (told["outcome"]["winners"], told["outcome"]["scores"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_renewed_is_a_record_of_the_present_form(path: Path) -> None:
    game = game_of(path)
    lines = renewed(game, read_lines(path.read_text()))
    assert isinstance(lines[0], Header)
    assert lines[0].format == FORMAT
    assert verify(game, read_lines(write_lines(lines))).digest() == verify(game, read_lines(path.read_text())).digest()


def test_windows_in_which_nobody_could_or_would_step_in_have_their_line() -> None:
    old = (FOLDER / "zombinion-saved.jsonl").read_text()
    lines = renewed(GAMES["zombinion"], read_lines(old))
    assert sum(isinstance(line, Passed) for line in lines) > old.count('"decline"')
    old = (FOLDER / "zombinion.jsonl").read_text()
    new = write_lines(renewed(GAMES["zombinion"], read_lines(old)))
    assert '"reveal"' in new
    assert '"decline"' in old
    assert '"decline"' not in new


def test_a_game_saved_then_goes_on_now() -> None:
    path = FOLDER / "zombinion-saved.jsonl"
    recording = resume(GAMES["zombinion"], read_lines(path.read_text()))
    while recording.match.decision is not None and recording.match.number < 300:
        recording.choose(1)
    assert recording.match.number > 150


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"option":"reveal"', '"option":"hide"'),
        ('"undo","number":24', '"undo","number":99'),
        ('"undo","number":24', '"undo","number":-1'),
        ('"number":5,', '"number":6,'),
        ('"rules":"1"', '"rules":"0"'),
    ],
)
def test_what_does_not_fit_is_found(old: str, new: str) -> None:
    text = (FOLDER / "zombinion.jsonl").read_text()
    changed = text.replace(old, new, 1)
    assert changed != text
    with pytest.raises(RecordError):
        verify(GAMES["zombinion"], read_lines(changed))
