"""``deadtown analyse``: look again at a game that is over: how it stood, and which decisions cost most."""

from argparse import Namespace
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from deadtown.bots.analysis import QUICK, Depth, Judged, Outline, Outlook, Summary, analyse
from deadtown.complaint import Complaint
from deadtown.kernel import Match, RecordError, SeatNote
from deadtown.kernel.record import Header, Replay
from deadtown.terminal.replay import read_eyes
from deadtown.terminal.saves import game_of, read_record
from deadtown.terminal.screen import Screen
from deadtown.terminal.seats import visible_name
from deadtown.text import Speaker

MOST_LISTED = 12
"""How many of the decisions that cost something are listed."""


def run(arguments: Namespace) -> int:
    try:
        lines = read_record(arguments.file)
        game = game_of(lines)
        match = Replay.with_luck(game, lines).to_end()
    except RecordError as error:
        raise Complaint(f"{arguments.file}: {error}") from None
    if not match.over:
        raise Complaint(f"{arguments.file}: the game is not over, so there is nothing to look back at")
    header = lines[0]
    assert isinstance(header, Header)
    speaker = Speaker(game, arguments.lang, [visible_name(seat.name) for seat in header.seats])
    Told(Screen(), speaker, header.seats, arguments.eyes).tell(match, QUICK if arguments.quick else Depth())
    return 0


class Told:
    """An analysis on the screen."""

    def __init__(self, screen: Screen, speaker: Speaker, seats: Sequence[SeatNote], wish: str | None) -> None:
        self.screen = screen
        self.speaker = speaker
        eyes = None if wish is None else read_eyes(wish, seats, over=True)
        self.eyes = eyes if isinstance(eyes, int) else None
        self.outlooks: list[Outlook] = []
        self.judged: dict[tuple[int, int], Judged] = {}

    def tell(self, match: Match, depth: Depth) -> None:
        decisions = 0
        for found in analyse(match, depth):
            match found:
                case Outline():
                    decisions = found.decisions
                case Outlook(eyes=eyes) if eyes == self.eyes:
                    self.outlooks.append(found)
                case Judged():
                    self.judged[found.number, found.seat] = found
                    self._say_how_far(decisions)
                case Summary():
                    self.screen.passing("")
                    self._tell_chances(match)
                    self._tell_costliest(found)
                    self._tell_accuracy(found)

    def _say_how_far(self, decisions: int) -> None:
        words = self.speaker.say("terminal-analyse-going", number=len(self.judged), count=decisions)
        self.screen.passing(words)

    def _tell_chances(self, match: Match) -> None:
        """A row for each point; those of one team have one chance."""
        say, names = self.speaker.say, self.speaker.players
        teams = match.game.teams_in(match.state)
        firsts = [seat for seat, team in enumerate(teams) if teams.index(team) == seat]
        heads = [
            ", ".join(name for name, team in zip(names, teams, strict=True) if team == teams[one]) for one in firsts
        ]
        table = Table(say("terminal-analyse-decision"), *heads, box=None, pad_edge=False)
        for outlook in self.outlooks:
            margin = round(100 * outlook.margin)
            chances = [percent(self.speaker, outlook.chances[seat], margin) for seat in firsts]
            table.add_row(str(outlook.number), *chances)
        eyes = "spectator" if self.eyes is None else names[self.eyes]
        self.screen.line(say("terminal-analyse-chances", eyes=eyes), "bold")
        self.screen.show(table)

    def _tell_costliest(self, summary: Summary) -> None:
        say = self.speaker.say
        self.screen.line()
        self.screen.line(say("terminal-analyse-costliest"), "bold")
        if not summary.costliest:
            self.screen.note(say("terminal-analyse-none"))
        for place in summary.costliest[:MOST_LISTED]:
            one = self.judged[place.number, place.seat]
            words = say(
                "terminal-analyse-cost",
                number=one.number,
                name=self.speaker.players[one.seat],
                chosen=self.speaker.option(one.chosen),
                better=self.speaker.option(one.better),
                points=round(100 * one.cost),
                margin=round(100 * one.margin),
            )
            self.screen.note(words)

    def _tell_accuracy(self, summary: Summary) -> None:
        say = self.speaker.say
        heads = ("player", "decisions", "same", "costly", "lost")
        table = Table(*(say(f"terminal-analyse-{head}") for head in heads), box=None, pad_edge=False)
        for one in summary.seats:
            same = (
                say("terminal-analyse-percent", points=round(100 * one.same / one.decisions)) if one.decisions else ""
            )
            lost = say("terminal-analyse-points", points=round(100 * one.cost), margin=round(100 * one.margin))
            name = Text(self.speaker.players[one.seat])
            table.add_row(name, str(one.decisions), same, str(one.costly), lost)
        self.screen.line()
        self.screen.show(table)


def percent(speaker: Speaker, chance: float, margin: int) -> str:
    return speaker.say("terminal-analyse-chance", points=round(100 * chance), margin=margin)
