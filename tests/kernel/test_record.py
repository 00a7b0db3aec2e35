"""The portable record: written, read back, verified, resumed; every damage is found at its line."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from deadtown.kernel import Event, Match, RecordError, Recording, Replay, SeatNote
from deadtown.kernel.record import Choice, Digest, End, Pause, Undo, read_lines, resume, verify, write_lines
from tests.kernel.toy import TOY, Hid
from tests.kit.hostile import JSON_VALUES, TEXTS, tampered

SEATS = [SeatNote("Ada"), SeatNote("Bob", "bot:random")]


def recording(rounds: int = 8, seed: str = "secret") -> Recording:
    options = TOY.rules.read_options({"rounds": rounds})
    match = Match.start(TOY, ["Ada", "Bob"], options, seed=seed)
    return Recording(match, SEATS, options, seed)


def finished() -> Recording:
    record = recording()
    for number in range(15):
        record.choose(1 + number % 2)
    record.undo(3)
    while not record.match.over:
        record.choose(1)
    return record


def raw_lines(record: Recording) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.text().splitlines()]


def text_of(raw: list[dict[str, Any]]) -> str:
    return "\n".join(map(json.dumps, raw))


def test_a_record_is_json_lines_that_people_can_read() -> None:
    raw = raw_lines(finished())
    assert raw[0] == {
        "line": "deadtown",
        "format": 2,
        "game": "toy",
        "rules": "1",
        "options": {"rounds": 8},
        "seats": [{"name": "Ada", "player": "person"}, {"name": "Bob", "player": "bot:random"}],
        "commitment": raw[0]["commitment"],
    }
    assert "secret" not in json.dumps(raw[:-1])
    assert raw[1]["line"] == "start"
    assert raw[2] == {"line": "choice", "number": 1, "seat": 0, "option": "keep"}
    assert {"line": "undo", "number": 12} in raw
    assert any(line["line"] == "digest" and line["number"] == 20 for line in raw)
    assert raw[-1]["line"] == "end"
    assert raw[-1]["seed"] == "secret"
    assert raw[-1]["outcome"]["ending"] == "rounds"


def test_a_finished_record_is_verified_with_its_luck() -> None:
    record = finished()
    lines = read_lines(record.text())
    assert write_lines(lines) == record.text()
    assert verify(TOY, lines).digest() == record.match.digest()


def test_names_may_hold_any_character() -> None:
    """Line separators of other scripts are not escaped in JSON, and do not end a line of a record."""
    names = ["A\u2028b", "C\u0085d\r\n"]
    match = Match.start(TOY, names, seed="x")
    record = Recording(match, [SeatNote(name) for name in names], TOY.rules.options_type(), "x")
    record.choose(1)
    assert read_lines(record.text()) == record.lines


def test_an_unfinished_record_can_be_replayed_line_by_line() -> None:
    record = recording()
    record.choose("again")
    record.choose("hide lead")
    replay = Replay(TOY, read_lines(record.text()))
    assert replay.match.number == 0
    steps = [replay.step()]
    while not replay.done:
        steps.append(replay.step())
    assert steps == record.lines[2:]
    assert replay.match.digest() == record.match.digest()


@pytest.mark.parametrize(
    ("place", "change", "problem"),
    [
        (1, {"game": "chess"}, "chess"),
        (1, {"rules": "0"}, "rules 0"),
        (1, {"options": {"rounds": "many"}}, "option-of-another-kind"),
        (1, {"options": {"rows": 1}}, "unknown-option"),
        (1, {"seats": []}, "bad-seats"),
        (1, {"format": 99}, "format 99"),
        (1, {"line": "choice"}, "can't be read"),
        (2, {"chance": []}, "chance"),
        (2, {"chance": [0, 1]}, "chance"),
        (2, {"line": "digest"}, "can't be read"),
        (3, {"option": "fly"}, "not understood"),
        (3, {"option": "hide gold"}, "TY-1"),
        (3, {"option": "ke"}, "full text"),
        (3, {"number": 2}, "decision 1 of seat 0 is due"),
        (3, {"seat": 1}, "decision 1 of seat 0 is due"),
        (4, {"chance": [9]}, "chance"),
        (4, {"chance": None}, "can't be read"),
        (-1, {"outcome": {"winners": [0], "scores": [1, 1], "ending": "rounds"}}, "the outcome is"),
        (-1, {"digest": "0000"}, "the position after"),
        (-1, {"seed": "another"}, "committed"),
    ],
)
def test_damage_is_found_at_its_line(place: int, change: dict[str, Any], problem: str) -> None:
    raw = raw_lines(finished())
    line = place if place > 0 else len(raw)
    raw[line - 1].update(change)
    with pytest.raises(RecordError) as error:
        verify(TOY, read_lines(text_of(raw)))
    assert error.value.line == line
    assert problem in error.value.problem
    assert str(error.value).startswith(f"line {line}: ")


@pytest.mark.parametrize("text", ["", "\n", "\n\n", "{", "[]", "null", '{"line":"deadtown"}', "\u2028", "Ã¿"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as error:
        read_lines(text)
    assert error.value.line == 1


def test_a_line_that_is_not_json_is_named() -> None:
    raw = finished().text().splitlines()
    raw[6] = raw[6][:-4]
    with pytest.raises(RecordError) as error:
        read_lines("\n".join(raw))
    assert error.value.line == 7


def test_a_record_that_breaks_off_after_its_first_line_is_named() -> None:
    first = finished().text().splitlines()[0]
    with pytest.raises(RecordError) as error:
        verify(TOY, read_lines(first))
    assert error.value.line == 2


def test_lines_after_the_end_or_out_of_place_are_refused() -> None:
    record = finished()
    choice = next(line for line in record.lines if isinstance(line, Choice))
    with pytest.raises(RecordError, match="the game is over"):
        verify(TOY, [*record.lines[:-1], choice])
    header = record.lines[0]
    with pytest.raises(RecordError) as error:
        read_lines(write_lines([*record.lines, header]))
    assert error.value.line == len(record.lines) + 1
    with pytest.raises(RecordError, match="only stand at the beginning"):
        Replay(TOY, [*record.lines[:2], record.lines[1]]).step()


@pytest.mark.parametrize("over", [True, False])
def test_nothing_can_follow_the_last_line(over: bool) -> None:
    """Not even the same once more; only an end may be undone, and then the game goes on."""
    record = finished() if over else recording()
    lines = record.lines if over else record.pause()
    digest = Digest(record.match.number, record.match.digest())
    for more in (lines[-1], digest, Pause(digest.number, digest.digest, "secret"), *([] if over else [Undo(0)])):
        with pytest.raises(RecordError, match="nothing can follow") as error:
            verify(TOY, [*lines, more])
        assert (error.value.line, error.value.reason) == (len(lines) + 1, "after-end")


def test_an_end_that_was_undone_is_not_the_last_line() -> None:
    record = finished()
    record.undo()
    record.choose(1)
    assert sum(isinstance(line, End) for line in record.lines) == 2
    assert verify(TOY, read_lines(record.text())).over


def test_an_undo_that_leads_nowhere_is_refused() -> None:
    raw = raw_lines(finished())
    place = next(place for place, line in enumerate(raw) if line["line"] == "undo")
    raw[place]["number"] = 99
    with pytest.raises(RecordError) as error:
        verify(TOY, read_lines(text_of(raw)))
    assert error.value.line == place + 1


def test_luck_that_the_seed_does_not_give_is_found() -> None:
    """Even when the record is consistent in itself."""
    raw = raw_lines(finished())
    other = raw_lines(finished())
    raw[0]["commitment"] = None
    raw[-1]["seed"] = "another"
    with pytest.raises(RecordError) as error:
        verify(TOY, read_lines(text_of(raw)))
    assert error.value.line < len(other)
    raw[-1]["seed"] = None
    verify(TOY, read_lines(text_of(raw)))


def test_a_paused_game_goes_on_as_if_it_had_not_been_paused() -> None:
    paused, straight = recording(), recording()
    for record in (paused, straight):
        record.choose("again")
        record.choose("hide lead")
        record.undo()
    resumed = resume(TOY, read_lines(write_lines(paused.pause())))
    for record in (resumed, straight):
        while not record.match.over:
            record.choose(2)
    assert resumed.text() == straight.text()
    assert isinstance(resumed.lines[-1], End)
    verify(TOY, resumed.lines)


def test_only_a_paused_game_goes_on() -> None:
    with pytest.raises(RecordError, match="not saved to be continued"):
        resume(TOY, finished().lines)


def test_a_listener_hears_a_record_as_it_was_played_undone_or_not() -> None:
    told: list[Event] = []
    options = TOY.rules.read_options({"rounds": 2})
    match = Match.start(TOY, ["Ada", "Bob"], options, seed="secret", listener=told.append)
    record = Recording(match, SEATS, options, "secret")
    record.choose("again")
    record.choose("hide lead")
    record.undo()
    record.choose("hide gold")
    saved = read_lines(write_lines(record.pause()))
    for listen in (verify, resume):
        heard: list[Event] = []
        listen(TOY, saved, heard.append)
        assert heard == told
    resumed = resume(TOY, saved, told.append)
    told.clear()
    resumed.choose("keep")
    resumed.choose("hide gold")
    assert told[0] == Hid(1, "gold")


def test_a_saved_game_whose_seed_was_changed_does_not_go_on() -> None:
    raw = [json.loads(line) for line in write_lines(recording().pause()).splitlines()]
    raw[-1]["seed"] = "another"
    with pytest.raises(RecordError, match="committed"):
        resume(TOY, read_lines(text_of(raw)))


def test_what_is_said_of_a_line_is_short() -> None:
    raw = raw_lines(finished())
    raw[2]["option"] = "fly" * 100_000
    with pytest.raises(RecordError) as error:
        verify(TOY, read_lines(text_of(raw)))
    assert len(str(error.value)) < 1100
    assert len(error.value.problem) < 1100


DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize("field", ['"options":{"rounds":%s}', '"more":%s,"options":{}'])
def test_deep_nesting_is_refused(field: str) -> None:
    with pytest.raises(RecordError) as error:
        read_lines('{"line":"deadtown","format":1,"game":"toy","rules":"1","seats":[],' + field % DEEP + "}")
    assert error.value.line == 1


FINISHED = finished().text()
"""Verified with its seed."""
UNSEEDED = FINISHED.replace('"seed":"secret"', '"seed":null')
"""Verified with the luck that it tells."""


def saved() -> str:
    record = recording()
    record.choose("again")
    record.choose("hide lead")
    record.undo()
    return write_lines(record.pause())


@settings(deadline=None)
@given(
    some.one_of(
        *(tampered(true) for true in (FINISHED, UNSEEDED, saved())),
        some.binary().map(lambda raw: raw.decode("latin-1")),
        TEXTS,
        some.lists(JSON_VALUES, max_size=5).map("\n".join),
    )
)
def test_a_hostile_record_is_refused_or_harmless(text: str) -> None:
    """Whatever it holds: RecordError, or a match that stands."""
    for way in (verify, resume):
        with suppress(RecordError):
            way(TOY, read_lines(text))
