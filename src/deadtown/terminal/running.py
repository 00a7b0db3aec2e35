"""A game in progress at this keyboard: the match, its record, and everything that it told."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from deadtown.kernel import Event, Game, Match, Recording, SeatNote, Seeded
from deadtown.kernel.chance import Chance, Result, Scripted
from deadtown.kernel.match import Wish
from deadtown.kernel.record import Choice, Header, Line, Start, Undo, resume, verify

Eyes = int | None | Literal["all"]
"""Who looks: a seat, a spectator (None), or somebody who may see everything."""


class Told(NamedTuple):
    """An event, and how many decisions had been taken when it happened."""

    number: int
    event: Event


class Story:
    """A match that can be told from the beginning, from anybody's eyes."""

    def __init__(self, game: Game[Any], players: Sequence[str], options: Any, chance: Chance) -> None:
        self.told: list[Told] = []
        self.deciders: list[int] = []
        """Who took each decision."""
        self._fresh: list[Event] = []
        self.match = Match.start(game, players, options, chance=chance, listener=self._fresh.append)
        self._note()

    def choose(self, wish: Wish) -> None:
        decision = self.match.decision
        self._choose(wish)
        assert decision is not None
        self.deciders.append(decision.seat)
        self._note()

    def _choose(self, wish: Wish) -> None:
        self.match.choose(wish)

    def _note(self) -> None:
        self.told += [Told(self.match.number, event) for event in self._fresh]
        self._fresh.clear()

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

    def __init__(self, game: Game[Any], seats: Sequence[SeatNote], options: Any, seed: str) -> None:
        super().__init__(game, [seat.name for seat in seats], options, Seeded(seed))
        self.seats = list(seats)
        self.options = options
        self.seed = seed
        self.recording = Recording(self.match, seats, options, seed)

    @classmethod
    def load(cls, game: Game[Any], lines: Sequence[Line]) -> "RunningGame":
        """Go on with a saved game. Raises RecordError."""
        saved = resume(game, lines)
        assert saved.seed is not None
        running = cls(game, *seats_and_options(game, lines), saved.seed)
        for choice in lasting_choices(lines):
            running.choose(choice.option)
        assert running.match.digest() == saved.match.digest()
        running.recording.lines = saved.lines
        return running

    def _choose(self, wish: Wish) -> None:
        self.recording.choose(wish)

    def go_back(self, number: int) -> None:
        """Take back all decisions after so many."""
        self.recording.undo(self.match.number - number)
        self.forget(number)

    @property
    def lines(self) -> list[Line]:
        """The record: of a game to be continued, or of one that is over."""
        return self.recording.lines if self.match.over else self.recording.pause()


def tell_again(game: Game[Any], lines: Sequence[Line]) -> tuple[Story, list[Choice]]:
    """The story of a verified record at its beginning, and the choices that carry it on."""
    verify(game, lines)
    choices = lasting_choices(lines)
    start = lines[1]
    assert isinstance(start, Start)
    results: list[Result] = list(start.chance)
    for choice in choices:
        results += choice.chance
    seats, options = seats_and_options(game, lines)
    return Story(game, [seat.name for seat in seats], options, Scripted(results)), choices


def lasting_choices(lines: Sequence[Line]) -> list[Choice]:
    """The choices of a record without those that were taken back."""
    choices: list[Choice] = []
    for line in lines:
        if isinstance(line, Choice):
            choices.append(line)
        elif isinstance(line, Undo):
            del choices[line.number :]
    return choices


def seats_and_options(game: Game[Any], lines: Sequence[Line]) -> tuple[list[SeatNote], Any]:
    """Who plays, and what was agreed on."""
    header = lines[0]
    assert isinstance(header, Header)
    return header.seats, game.read_options(header.options)
