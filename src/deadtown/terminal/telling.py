"""What happened, and how it ended, in words."""

from collections.abc import Iterable
from typing import Any

from rich.padding import Padding
from rich.text import Text

from deadtown.kernel import Match
from deadtown.terminal.picture import Picture
from deadtown.terminal.running import Told
from deadtown.terminal.screen import Screen
from deadtown.text import Speaker


def show_log(screen: Screen, speaker: Speaker, picture: Picture, news: Iterable[Told], clauses: bool = False) -> None:
    """Lines of the log, on request with the clauses behind them."""
    for told in news:
        begins = picture.heading(told.event)
        words = Text(speaker.event(told.event), "bold" if begins else "")
        if clauses and told.event.clause:
            words.append(f" ({told.event.clause})", "dim")
        screen.show(Padding(words, (0, 0, 0, 0 if begins else 2)))


def show_end(screen: Screen, speaker: Speaker, picture: Picture, match: Match, view: Any) -> None:
    """The points of a game that is over, as a view tells them, and the fact that decided it with its clause."""
    screen.show(picture.scores(view))
    if (verdict := match.game.figures.verdict(match.state)) is not None:
        screen.show(Text(speaker.verdict(verdict)).append(f" ({verdict.clause})", "dim"))
