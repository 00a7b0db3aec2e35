"""Lessons: a game is taught by a scripted match, played by its real rules and explained as it goes."""

from collections.abc import Sequence
from contextlib import suppress
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
"""The script of the main lesson of a game, in its folder."""
FURTHER = "lesson_"
"""What the files of further lessons begin with: that of a lesson NAME is ``lesson_NAME.toml``."""
MAIN = ""
"""The name of the main lesson."""
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
    then: list[str] = []
    """What is then chosen without a word, each by whoever is asked, the learner too: it is told with the next step."""

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
    real_options: dict[str, Any] = {}
    """The options of a real game of the kind that is taught."""


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


class LessonTitle(msgspec.Struct, frozen=True):
    """A lesson of a game besides the main one."""

    name: str
    title: str


class LessonInfo(msgspec.Struct, frozen=True):
    """A whole lesson. The learner has the first seat."""

    game: str
    name: str
    """Empty for the main lesson."""
    title: str
    players: list[str]
    steps: list[LessonStep]
    real_options: dict[str, Any]
    """The options of a real game of the kind that was taught."""
    further: list[LessonTitle]
    """What else there is to learn of the game, the main lesson apart."""


def lesson_names(game: Game[Any]) -> list[str]:
    """The lessons of a game: the main one, which has no name, before the others."""
    main = [MAIN] if (game.folder / FILE).is_file() else []
    return main + sorted(path.stem.removeprefix(FURTHER) for path in game.folder.glob(f"{FURTHER}*.toml"))


def further_lessons(game: Game[Any], language: str) -> list[LessonTitle]:
    """The lessons of a game besides the main one, as they are called in a language."""
    speaker = Speaker(game, language)
    return [LessonTitle(name, speaker.say(title_of(name))) for name in lesson_names(game) if name != MAIN]


def title_of(name: str) -> str:
    """The text by which a lesson is called."""
    return f"lesson-title-{name.replace('_', '-')}" if name else "lesson-title"


@cache
def lesson_of(game: Game[Any], language: str, views: Views = "whole", name: str = MAIN) -> LessonInfo:
    """A lesson of a game in a language. Denied when it has none of that name.

    What others do is told with the next step that says or asks something: no step is only looked at.
    It is played and worded once, which takes a moment; whoever serves others meanwhile calls it in a thread.
    """
    if name not in lesson_names(game):
        raise Denied("unknown", "no-such-page")
    script = read_script(game, name)
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
            note = "\n".join(speaker.say(f"lesson-{said}", **named) for said in step.notes)
            choice = choices[number].option if step.asks else None
            steps.append(LessonStep(shown_as(frame, views), note, choice, step.clause))
            told = place
        number += bool(step.choose) + len(step.then)
    title = speaker.say(title_of(name))
    further = [other for other in further_lessons(game, language) if other.name != name]
    return LessonInfo(game.name, name, title, script.players, steps, script.real_options, further)


def read_script(game: Game[Any], name: str = MAIN) -> Script:
    """A script in a game's folder."""
    file = f"{FURTHER}{name}.toml" if name else FILE
    return msgspec.toml.decode((game.folder / file).read_bytes(), type=Script)


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
        try:
            if step.choose:
                chosen.append(choose(table, step.choose, step.seat))
            chosen += [choose(table, wish) for wish in step.then]
        except (ChoiceError, LessonError) as error:
            raise LessonError(f"step {place}: {error}") from error
    close_windows(table)
    return [(told.row, write_entry(told.entry)) for told in table.take_fresh()], chosen


def choose(table: Table, wish: str, seat: int | None = None) -> Chosen:
    """Carry out a choice of the script, of a seat or of whoever is asked. Raises ChoiceError or LessonError."""
    answer = pass_until(table, wish, seat)
    match = table.playing
    number = match.number
    if answer is not None:
        table.close_window(None if answer.option == PASS else answer, "", 0.0)
        return Chosen(number, answer.option)
    if match.decision is None or seat not in (None, match.decision.seat):
        raise LessonError(f"seat {seat} has nothing to choose")
    seat = match.decision.seat
    option = match.read(wish, seat)
    table.choose(seat, find_place(match, option), 0.0, 0.0, "")
    return Chosen(number, option)


def pass_until(table: Table, wish: str, seat: int | None) -> Answer | None:
    """Let windows close with nobody stepping in, up to the one in which a choice can be made; None if it is in none.

    A script speaks only of those windows in which somebody does something, or passes though there is something to do.
    """
    match = table.playing
    while match.window is not None:
        for one in match.window.seats if seat is None else [seat]:
            if match.asks(one) is not None:
                with suppress(ChoiceError):
                    return Answer(one, match.read(wish, one))
        table.close_window(None, "", 0.0)
    return None


def close_windows(table: Table) -> None:
    """At the end of a lesson no window is open: of those that are left the script says nothing."""
    match = table.match
    while match is not None and match.window is not None:
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
