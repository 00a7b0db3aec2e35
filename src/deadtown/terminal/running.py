"""A game in progress at this keyboard: the match, its record, and everything that it told."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from deadtown.kernel import Answer, Event, Game, Match, Option, Recording, Replay, SeatNote
from deadtown.kernel.record import Choice, Line, Passed, Pause, Undo
from deadtown.text import LANGUAGES

Eyes = int | None | Literal["all"]
"""Who looks: a seat, a spectator (None), or somebody who may see everything."""


class Told(NamedTuple):
    """An event, and how many decisions had been taken when it happened."""

    number: int
    event: Event


class Taken(NamedTuple):
    """A decision that has been taken, or a window that has closed."""

    asked: tuple[int, ...]
    """Who was asked, as everybody knows: in a window, all up to the one that stepped in."""
    seat: int | None
    """Who decided; None where all passed."""


class Story:
    """What a match told from its beginning, for anybody's eyes."""

    match: Match

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.taken: list[Taken] = []
        """The decisions, by their numbers."""
        self._fresh: list[Event] = []

    def hear(self, event: Event) -> None:
        self._fresh.append(event)

    def _note(self) -> None:
        """What was heard has happened by now."""
        self.told += [Told(self.match.number, event) for event in self._fresh]
        self._fresh.clear()

    def _note_taken(self, asked: tuple[int, ...], seat: int | None) -> None:
        self.taken.append(Taken(asked if seat is None else asked[: asked.index(seat) + 1], seat))
        self._note()

    def follow(self, replay: Replay) -> None:
        """Hear a record to its end. Raises RecordError."""
        self.match = replay.match
        self._note()
        while not replay.done:
            asked = self.match.asked_seats
            match replay.step():
                case Choice(seat=seat):
                    self._note_taken(asked, seat)
                case Passed():
                    self._note_taken(asked, None)
                case Undo(number):
                    self.forget(number)

    def forget(self, number: int) -> None:
        """What came after so many decisions has not happened."""
        del self.taken[number:]
        self.told = [told for told in self.told if told.number <= number]

    def told_before_last_decision(self, seat: int) -> int:
        """How much had been told when a seat decided last."""
        number = next((number for number in reversed(range(len(self.taken))) if self.taken[number].seat == seat), -1)
        return sum(told.number <= number for told in self.told)

    def seen_by(self, eyes: Eyes, since: int = 0) -> Iterator[Told]:
        """What somebody may know of what was told, from some point on."""
        for told in self.told[since:]:
            event = told.event if eyes == "all" else told.event.seen_by(eyes)
            if event is not None:
                yield Told(told.number, event)


class RunningGame(Story):
    """A story that goes on and is written down. Every window is closed by whoever plays."""

    recording: Recording
    language: str = ""
    """The language in which it is played."""

    @classmethod
    def start(cls, game: Game[Any], seats: Sequence[SeatNote], options: Any, seed: str) -> "RunningGame":
        """A new game. Raises BadOptions."""
        running = cls()
        names = [seat.name for seat in seats]
        running.match = Match.start(game, names, options, seed=seed, halts=True, listener=running.hear)
        running.recording = Recording(running.match, seats, options, seed, halts=True)
        running._note()
        return running

    @classmethod
    def load(cls, game: Game[Any], lines: Sequence[Line]) -> "RunningGame":
        """Go on with a saved game. Raises RecordError."""
        running = cls()
        replay = Replay.with_luck(game, lines, running.hear)
        running.follow(replay)
        running.recording = replay.go_on(halts=True)
        running.language = language_of(lines)
        return running

    @property
    def seats(self) -> list[SeatNote]:
        return self.recording.seats

    @property
    def options(self) -> Any:
        return self.recording.options

    @property
    def seed(self) -> str:
        assert self.recording.seed is not None
        return self.recording.seed

    def choose(self, option: Option) -> None:
        """Take the pending decision of one seat."""
        asked = self.match.asked_seats
        assert self.match.window is None, "a window is closed, not chosen in"
        self.recording.choose(option)
        self._note_taken(asked, asked[0])

    def close(self, answer: Answer | None) -> None:
        """Close the pending window."""
        asked = self.match.asked_seats
        self.recording.close(answer)
        self._note_taken(asked, None if answer is None else answer.seat)

    def go_back(self, number: int) -> None:
        """Take back all decisions after so many."""
        self.recording.undo(self.match.number - number)
        self.forget(number)

    @property
    def lines(self) -> list[Line]:
        """The record: of a game to be continued, or of one that is over."""
        return self.recording.lines if self.match.over else self.recording.pause(self.language)


def language_of(lines: Sequence[Line]) -> str:
    """The language in which a saved game was played; empty where that is not told, or nobody speaks it here."""
    last = lines[-1]
    return last.language if isinstance(last, Pause) and last.language in LANGUAGES else ""


def tell_again(game: Game[Any], lines: Sequence[Line]) -> Story:
    """The story of a whole record, verified. Raises RecordError."""
    story = Story()
    story.follow(Replay.with_luck(game, lines, story.hear))
    return story


def taken_back(lines: Sequence[Line]) -> list[Choice | Passed]:
    """The choices of a record, and the windows in which all passed, that were taken back."""
    lasting: list[Choice | Passed] = []
    undone: list[Choice | Passed] = []
    for line in lines:
        if isinstance(line, Choice | Passed):
            lasting.append(line)
        elif isinstance(line, Undo):
            undone += lasting[line.number :]
            del lasting[line.number :]
    return undone
