"""A record holds all that is needed to play a match again, and does not forgive a change."""

import json
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from deadtown.kernel import Option, RecordError, Recording, SeatNote
from deadtown.kernel.record import Choice, Line, Start, read_lines, verify, write_lines
from tests.kit.cases import NAMES, Case


class Recorded(NamedTuple):
    """A game that was written down to its end."""

    lines: Sequence[Line]
    text: str
    digest: str


@cache
def recorded(case: Case, seed: int) -> Recorded:
    """A random game written down, with something taken back now and then."""
    name = f"kit {case} {seed}"
    match = case.start(seed, halts=True)
    seats = [SeatNote(one, "bot:random") for one in NAMES[: case.players]]
    recording = Recording(match, seats, case.game.rules.read_options(case.options), name)
    undone, given = 0, list[Option]()
    for number, (_, option, _) in enumerate(case.play(seed)):
        here = match.number
        recording.choose(option)
        given.append(option)
        if match.number == here:
            continue
        if number % 9 == 8 and undone < 5 and not match.over:
            recording.undo()
            undone += 1
            for again in given:
                recording.choose(again)
        given.clear()
    assert match.over
    assert undone
    return Recorded(tuple(recording.lines), recording.text(), match.digest())


def test_a_record_read_back_gives_the_same_match(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        record = recorded(case, seed)
        lines = read_lines(record.text)
        assert lines == [*record.lines]
        assert write_lines(lines) == record.text
        assert verify(case.game, lines).digest() == record.digest


def test_a_record_needs_no_generator(case: Case) -> None:
    """Without its seed a record replays from the results of chance that it holds."""
    record = recorded(case, 0)
    raw = [json.loads(line) for line in record.text.splitlines()]
    raw[-1]["seed"] = None
    lines = read_lines("\n".join(map(json.dumps, raw)))
    assert verify(case.game, lines).digest() == record.digest


def test_a_changed_choice_is_found_at_its_line(case: Case, seeds: range) -> None:
    for seed in seeds[: min(3, max(1, len(seeds) // 4))]:
        lines = [*recorded(case, seed).lines]
        place = next(place for place in range(len(lines) // 2, len(lines)) if isinstance(lines[place], Choice))
        line = lines[place]
        assert isinstance(line, Choice)
        lines[place] = Choice(line.number, line.seat, "take nothing", line.chance)
        with pytest.raises(RecordError) as error:
            verify(case.game, lines)
        assert error.value.line == place + 1


def test_changed_luck_is_found_at_its_line(case: Case) -> None:
    """At the first choice that took luck, or at the start where that is all the luck of a game."""
    lines = [*recorded(case, 1).lines]
    lucky = [place for place, line in enumerate(lines) if isinstance(line, Start | Choice) and line.chance]
    place = lucky[min(1, len(lucky) - 1)]
    line = lines[place]
    assert isinstance(line, Start | Choice)
    result = line.chance[0]
    changed = result[::-1] if isinstance(result, list) else result ^ 1
    lines[place] = replace(line, chance=[changed, *line.chance[1:]])
    with pytest.raises(RecordError) as error:
        verify(case.game, lines)
    assert error.value.line == place + 1
