"""A record holds all that is needed to play a match again, and does not forgive a change."""

import json

import pytest
from msgspec.structs import replace

from deadtown.kernel import Option, RecordError, Recording, SeatNote
from deadtown.kernel.record import Choice, Start, read_lines, verify, write_lines
from tests.kit.cases import NAMES, Case


def recorded(case: Case, seed: int) -> Recording:
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
    return recording


def test_a_record_read_back_gives_the_same_match(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        recording = recorded(case, seed)
        text = recording.text()
        lines = read_lines(text)
        assert lines == recording.lines
        assert write_lines(lines) == text
        assert verify(case.game, lines).digest() == recording.match.digest()


def test_a_record_needs_no_generator(case: Case) -> None:
    """Without its seed a record replays from the results of chance that it holds."""
    recording = recorded(case, 0)
    raw = [json.loads(line) for line in recording.text().splitlines()]
    raw[-1]["seed"] = None
    lines = read_lines("\n".join(map(json.dumps, raw)))
    assert verify(case.game, lines).digest() == recording.match.digest()


def test_a_changed_choice_is_found_at_its_line(case: Case, seeds: range) -> None:
    for seed in seeds[: min(3, max(1, len(seeds) // 4))]:
        lines = recorded(case, seed).lines
        place = next(place for place in range(len(lines) // 2, len(lines)) if isinstance(lines[place], Choice))
        line = lines[place]
        assert isinstance(line, Choice)
        lines[place] = Choice(line.number, line.seat, "take nothing", line.chance)
        with pytest.raises(RecordError) as error:
            verify(case.game, lines)
        assert error.value.line == place + 1


def test_changed_luck_is_found_at_its_line(case: Case) -> None:
    """At the first choice that took luck, or at the start where that is all the luck of a game."""
    lines = recorded(case, 1).lines
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
