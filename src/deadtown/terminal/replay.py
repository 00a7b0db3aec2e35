"""``deadtown replay``: look at a record again, through anybody's eyes."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from deadtown.complaint import Complaint
from deadtown.kernel import Game, RecordError, SeatNote
from deadtown.kernel.record import End, Header, Line
from deadtown.terminal.running import Eyes, Story, taken_back, tell_again
from deadtown.terminal.saves import game_of, read_record, record_problem
from deadtown.terminal.screen import EndOfInput, Interrupted, Screen
from deadtown.terminal.seats import names_with_roles, visible_name
from deadtown.terminal.tables import picture_of
from deadtown.terminal.telling import show_end, show_log
from deadtown.text import Speaker
from deadtown.text.naming import find, plain


def run(arguments: Namespace) -> int:
    lines: list[Line] = []
    try:
        lines = read_record(arguments.file)
        game = game_of(lines)
        story = tell_again(game, lines)
    except RecordError as error:
        raise Complaint(record_problem(arguments.file, error, arguments.lang, lines)) from None
    header = lines[0]
    assert isinstance(header, Header)
    seats = header.seats
    eyes = read_eyes(arguments.eyes, seats, over=isinstance(lines[-1], End))
    screen = Screen()
    replay = ReplayScreen(screen, game, seats, eyes, story, arguments.lang)
    replay.open(lines)
    if arguments.step or screen.interactive:
        with screen.polite():
            replay.step_through(every_decision=arguments.step)
    else:
        replay.tell_all()
    return 0


def read_eyes(wish: str | None, seats: Sequence[SeatNote], over: bool) -> Eyes:
    """Whose eyes: a seat by its number from 1 or its name, ``spectator``, or ``all``.

    Unless told, a finished game is shown openly, and a running one as the person at the keyboard knows it.
    """
    persons = [seat for seat, note in enumerate(seats) if note.player == "person"]
    if wish is None:
        return "all" if over else persons[0] if len(persons) == 1 else None
    names = {seat: [note.name] for seat, note in enumerate(seats)}
    if plain(wish) in ("all", "spectator"):
        return "all" if plain(wish) == "all" else None
    if wish.isdecimal() and len(wish) < 3 and 1 <= int(wish) <= len(seats):
        return int(wish) - 1
    found = find(wish, names)
    if len(found) == 1:
        return found[0]
    known = ", ".join(visible_name(note.name) for note in seats)
    raise Complaint(f"--eyes {wish!r}: say all, spectator, a seat from 1 to {len(seats)}, or one of {known}")


class ReplayScreen:
    """A record on the screen, at some decision."""

    def __init__(
        self,
        screen: Screen,
        game: Game[Any],
        seats: Sequence[SeatNote],
        eyes: Eyes,
        story: Story,
        language: str,
    ) -> None:
        self.screen = screen
        self.speaker = Speaker(game, language, [visible_name(seat.name) for seat in seats])
        self.picture = picture_of(self.speaker)
        self.eyes: Eyes = eyes
        self.story = story
        self.most = story.match.number
        self.turns = sorted({told.number for told in story.told if self.picture.heading(told.event)} | {0, self.most})
        """The decisions after which something began."""

    def say(self, message: str, **arguments: Any) -> str:
        return self.speaker.say(f"terminal-{message}", **arguments)

    def open(self, lines: Sequence[Line]) -> None:
        title, players = self.speaker.say("game-title"), names_with_roles(self.speaker, self.story.match)
        eyes = self.eyes if isinstance(self.eyes, str) else "spectator" if self.eyes is None else "seat"
        seat = self.eyes if isinstance(self.eyes, int) else 0
        self.screen.line(self.say("replay-eyes", title=title, players=players, eyes=eyes, seat=seat), "bold")
        if undone := len(taken_back(lines)):
            self.screen.line(self.say("replay-undone", count=undone), "dim")

    def tell_all(self) -> None:
        """The whole log, with the table as each turn begins."""
        for place, number in enumerate(self.turns):
            self._tell(-1 if not place else self.turns[place - 1], number)
            self._show_table(number)

    def step_through(self, every_decision: bool) -> None:
        """Forward and back, turn by turn or decision by decision, until somebody has seen enough."""
        stops = list(range(self.most + 1)) if every_decision else self.turns
        number = 0
        self._show(-1, number)
        try:
            while True:
                wish = plain(self.screen.ask("> "))
                if wish in self._words("quit"):
                    return
                number = self._go(wish, number, stops)
        except (EndOfInput, Interrupted):
            return

    def _go(self, wish: str, number: int, stops: Sequence[int]) -> int:
        """The decision that a wish leads to."""
        if wish in self._words("back"):
            earlier = [stop for stop in stops if stop < number]
            if not earlier:
                self.screen.note(self.say("replay-first"), "yellow")
                return number
            before = [stop for stop in stops if stop < earlier[-1]]
            self._show(before[-1] if before else -1, earlier[-1])
            return earlier[-1]
        if not wish or wish in self._words("next"):
            later = [stop for stop in stops if stop > number]
            if not later:
                self.screen.note(self.say("replay-last"), "yellow")
                return number
            self._show(number, later[0])
            return later[0]
        if not wish.isdecimal():
            self.screen.note(self.say("replay-how", wish=wish), "yellow")
        elif len(wish) > 6 or int(wish) > self.most:
            self.screen.note(self.say("replay-no-such-number", number=wish, most=self.most), "yellow")
        else:
            self._show(int(wish) - 1, int(wish))
            return int(wish)
        return number

    def _words(self, key: str) -> list[str]:
        return [plain(word) for word in self.say(f"replay-{key}").split(",")]

    def _show(self, since: int, number: int) -> None:
        self._tell(since, number)
        self._show_table(number)
        self.screen.line(self.say("replay-position", number=number, most=self.most), "bold")
        self.screen.line(self.say("replay-keys"), "dim")

    def _tell(self, since: int, number: int) -> None:
        """What happened after one decision, up to another."""
        told = [told for told in self.story.seen_by(self.eyes) if since < told.number <= number]
        news = [one for one in told if not isinstance(one.event, self.picture.told_by_scores)]
        show_log(self.screen, self.speaker, self.picture, news, clauses=True)

    def _show_table(self, number: int) -> None:
        """The table as these eyes saw it after so many decisions."""
        match = self.story.match.fork()
        match.go_back(number)
        view = self.picture.open_view(match) if self.eyes == "all" else match.view(self.eyes)
        self.screen.line()
        self.screen.show(self.picture.table(view, self.screen.width))
        if match.over:
            show_end(self.screen, self.speaker, self.picture, match, view)
        elif match.window is not None:
            self.screen.line(self.speaker.window(match.window), "dim")
        elif match.decision is not None:
            self.screen.line(self.speaker.waiting(match.decision), "dim")
        self.screen.line()
