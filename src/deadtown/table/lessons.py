"""Lessons: a game is taught by a scripted match, played by its real rules and explained as it goes."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from deadtown.kernel import PASS, Answer, ChoiceError, Event, Game, Moment, Option
from deadtown.table import entries as log
from deadtown.table.denied import Denied
from deadtown.table.entries import write_entry
from deadtown.table.making import check_options, lay
from deadtown.table.messages import LineInfo, Views
from deadtown.table.picking import find_place
from deadtown.table.settings import Settings
from deadtown.table.story import Bodies, Frame, shown_as, whole_frames
from deadtown.table.table import Table
from deadtown.text import Speaker

FILE = "lesson.toml"
LEARNER = 0
"""The seat of whoever is taught."""


class LessonError(Exception):
    """A script that can't be played. A bug of ours."""


class ScriptStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read, something to choose, or both."""

    note: str = ""
    """What is said here: the text ``lesson-NAME`` of the game for each name, a paragraph each."""
    clause: str = ""
    seat: int = LEARNER
    """Who chooses."""
    choose: str = ""
    """The text of an option; without it the position stays, and there is more to say of it."""

    @property
    def notes(self) -> list[str]:
        return self.note.split()

    @property
    def asks(self) -> bool:
        """Whether the learner shall choose something."""
        return bool(self.choose) and self.seat == LEARNER


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its author writes it: the luck, the players, and the choices of all seats in order."""

    seed: str
    players: list[str]
    steps: list[ScriptStep]
    options: dict[str, Any] = {}


class LessonStep(msgspec.Struct, frozen=True):
    """A position of a lesson as the learner sees it, and what is to be learnt there."""

    frame: Frame
    """The position, and what happened since the step before."""
    note: str
    """The explanation, a line for each paragraph; empty where the learner is only asked."""
    choice: Option | None
    """What the learner shall choose; None where there is only something to see or to read."""
    clause: str
    """The rule behind the note."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A whole lesson. The learner has the first seat."""

    game: str
    title: str
    players: list[str]
    steps: list[LessonStep]


def has_lesson(game: Game[Any]) -> bool:
    return (game.folder / FILE).is_file()


@cache
def lesson_of(game: Game[Any], language: str, views: Views = "whole") -> LessonInfo:
    """The lesson of a game in a language. Denied when it has none.

    What others do is told with the next step that says or asks something: no step is only looked at.
    It is played and worded once, which takes a moment; whoever serves others meanwhile calls it in a thread.
    """
    if not has_lesson(game):
        raise Denied("unknown", "no-such-page")
    script = read_script(game)
    bodies, choices = play(game, script)
    shown = whole_frames("", bodies, LEARNER, language, "moments")
    speaker = Speaker(game, language, script.players)
    named = {f"player_{number}": name for number, name in enumerate(script.players, 1)}
    steps: list[LessonStep] = []
    number, told = 0, -1
    for step in script.steps:
        if step.note or step.asks:
            place = choices[number].place if number < len(choices) else len(shown) - 1
            frame = joined(shown[told + 1 : place + 1]) if place > told else silent(shown[place])
            note = "\n".join(speaker.say(f"lesson-{name}", **named) for name in step.notes)
            choice = choices[number].option if step.asks else None
            steps.append(LessonStep(shown_as(frame, views), note, choice, step.clause))
            told = place
        number += bool(step.choose)
    return LessonInfo(game.name, speaker.say("lesson-title"), script.players, steps)


def read_script(game: Game[Any]) -> Script:
    """The script in a game's folder."""
    return msgspec.toml.decode((game.folder / FILE).read_bytes(), type=Script)


class Chosen(NamedTuple):
    """What was chosen in a lesson, and in which of its positions."""

    place: int
    option: Option


def play(game: Game[Any], script: Script) -> tuple[Bodies, list[Chosen]]:
    """Play a script at a table of its own: the log of that table, and what was chosen. Raises LessonError."""
    seats = [log.SeatEntry("", name) for name in script.players]
    options = check_options(game, script.options)
    table = lay(game, options, seats, Settings(), host="", now=0.0, seed=script.seed)
    table.start(0.0)
    chosen: list[Chosen] = []
    for place, step in enumerate(script.steps, 1):
        if step.choose:
            try:
                chosen.append(choose(table, step))
            except (ChoiceError, LessonError) as error:
                raise LessonError(f"step {place}: {error}") from error
    close_idle_windows(table)
    return [(told.row, write_entry(told.entry)) for told in table.take_fresh()], chosen


def choose(table: Table, step: ScriptStep) -> Chosen:
    """Carry out a choice of the script. Raises ChoiceError or LessonError."""
    close_idle_windows(table)
    match = table.playing
    if match.decision is None or match.decision.seat != step.seat:
        raise LessonError(f"seat {step.seat} has nothing to choose")
    option, number = match.read(step.choose, step.seat), match.number
    if match.window is None:
        table.choose(step.seat, find_place(match, option), 0.0, 0.0, "")
    else:
        table.close_window(None if option == PASS else Answer(step.seat, option), "", 0.0)
    return Chosen(number, option)


def close_idle_windows(table: Table) -> None:
    """A script does not speak of windows in which nobody can act."""
    match = table.match
    while match is not None and match.window is not None and match.decision is None:
        table.close_window(None, "", 0.0)


def joined(shown: Sequence[Frame]) -> Frame:
    """Several positions as one: the last, with all that has led to it."""
    events, words, clauses, moments = list[Event](), list[str](), list[str](), list[Moment]()
    lines = list[LineInfo]()
    for frame in shown:
        events += frame.events
        words += frame.words
        clauses += frame.clauses
        lines += frame.lines
        moments += frame.moments or []
    followed = all(frame.moments is not None for frame in shown)
    told = {"events": events, "words": words, "clauses": clauses, "lines": lines}
    return msgspec.structs.replace(shown[-1], **told, moments=moments if followed else None)


def silent(frame: Frame) -> Frame:
    """A position of which has been told already how it came about."""
    return msgspec.structs.replace(frame, events=[], words=[], clauses=[], lines=[], moments=[])
