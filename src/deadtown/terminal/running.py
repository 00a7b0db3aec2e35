"""A game in progress at this keyboard: the match, its record, and everything that it told."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from deadtown.kernel import Event, Game, Match, Recording, Replay, SeatNote
from deadtown.kernel.match import Wish
from deadtown.kernel.record import Choice, Line, Undo

Eyes = int | None | Literal["all"]
"""Who looks: a seat, a spectator (None), or somebody who may see everything."""


class Told(NamedTuple):
    """An event, and how many decisions had been taken when it happened."""

    number: int
    event: Event


class Story:
    """What a match told from its beginning, for anybody's eyes."""

    match: Match

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.deciders: list[int] = []
        """Who took each decision."""
        self._fresh: list[Event] = []

    def hear(self, event: Event) -> None:
        self._fresh.append(event)

    def _note(self) -> None:
        """What was heard has happened by now."""
        self.told += [Told(self.match.number, event) for event in self._fresh]
        self._fresh.clear()

    def follow(self, replay: Replay) -> None:
        """Hear a record to its end. Raises RecordError."""
        self.match = replay.match
        self._note()
        while not replay.done:
            line = replay.step()
            if isinstance(line, Choice):
                self.deciders.append(line.seat)
                self._note()
            elif isinstance(line, Undo):
                self.forget(line.number)

    def forget(self, number: int) -> None:
        """What came after so many decisions has not happened."""
        del self.deciders[number:]
        self.told = [told for told in self.told if told.number <= number]

    def told_before_last_decision(self, seat: int) -> int:
        """How much had been told when a seat decided last."""
        number = next((number for number in reversed(range(len(self.deciders))) if self.deciders[number] == seat), -1)
        return sum(told.number <= number for told in self.told)

    def seen_by(self, eyes: Eyes, since: int = 0) -> Iterator[Told]:
        """What somebody may know of what was told, from some point on."""
        for told in self.told[since:]:
            event = told.event if eyes == "all" else told.event.seen_by(eyes)
            if event is not None:
                yield Told(told.number, event)


class RunningGame(Story):
    """A story that goes on and is written down."""

    recording: Recording

    @classmethod
    def start(cls, game: Game[Any], seats: Sequence[SeatNote], options: Any, seed: str) -> "RunningGame":
        """A new game. Raises BadOptions."""
        running = cls()
        names = [seat.name for seat in seats]
        running.match = Match.start(game, names, options, seed=seed, listener=running.hear)
        running.recording = Recording(running.match, seats, options, seed)
        running._note()
        return running

    @classmethod
    def load(cls, game: Game[Any], lines: Sequence[Line]) -> "RunningGame":
        """Go on with a saved game. Raises RecordError."""
        running = cls()
        replay = Replay.with_luck(game, lines, running.hear)
        running.follow(replay)
        running.recording = replay.go_on()
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

    def choose(self, wish: Wish) -> None:
        decision = self.match.decision
        self.recording.choose(wish)
        assert decision is not None
        self.deciders.append(decision.seat)
        self._note()

    def go_back(self, number: int) -> None:
        """Take back all decisions after so many."""
        self.recording.undo(self.match.number - number)
        self.forget(number)

    @property
    def lines(self) -> list[Line]:
        """The record: of a game to be continued, or of one that is over."""
        return self.recording.lines if self.match.over else self.recording.pause()


def tell_again(game: Game[Any], lines: Sequence[Line]) -> Story:
    """The story of a whole record, verified. Raises RecordError."""
    story = Story()
    story.follow(Replay.with_luck(game, lines, story.hear))
    return story


def lasting_choices(lines: Sequence[Line]) -> list[Choice]:
    """The choices of a record without those that were taken back."""
    choices: list[Choice] = []
    for line in lines:
        if isinstance(line, Choice):
            choices.append(line)
        elif isinstance(line, Undo):
            del choices[line.number :]
    return choices
