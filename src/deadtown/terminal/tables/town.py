"""What the tables of games with a city have in common."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from deadtown.games.town import Roll, dice, kind_name
from deadtown.terminal.screen import Flow
from deadtown.terminal.tables.cards import CardsPicture
from deadtown.terminal.tables.town_city import DrawnTile, TownMap


class TownPicture(CardsPicture):
    """A city, the players with all that they own, the dice, and a tile that is to be placed."""

    legend: str
    """The text that explains the signs on the map."""

    @abstractmethod
    def city(self, view: Any) -> TownMap:
        """The map."""

    @abstractmethod
    def player(self, view: Any, player: Any) -> RenderableType:
        """What somebody owns; the own hand below."""

    @abstractmethod
    def drawn_tile(self, tile: str) -> DrawnTile:
        """The tile that is to be placed."""

    @abstractmethod
    def left(self, view: Any) -> Sequence[str]:
        """How much there is left of what, for a line below the title."""

    def sign(self, view: Any, seat: int) -> str:
        """What stands on the map for a piece of somebody."""
        return str(seat + 1)

    def laid(self, view: Any) -> bool:
        """Whether there is a city to look at."""
        return bool(view.phase != "set_up")

    def held(self, player: Any) -> Text:
        """How many cards somebody has in hand."""
        return Text(self.speaker.say("counter-cards.count", count=player.cards))

    def going_on(self, view: Any) -> Sequence[RenderableType]:
        """Lines about what is going on, below the players."""
        return ()

    def table(self, view: Any, width: int) -> RenderableType:
        title = Rule(Text(self._title(view), "bold"), align="left", style="dim")
        if not self.laid(view):
            return title
        left = [Text(words) for words in self.left(view)]
        return Group(title, Flow(left, " · "), self.brief(view), Text(self.speaker.say(self.legend), "dim"))

    def brief(self, view: Any) -> RenderableType:
        """Every step changes the map, so it is drawn again for every decision."""
        if not self.laid(view):
            return Group()
        parts: list[RenderableType] = [self.city(view)]
        grid = Table.grid(padding=(0, 1, 0, 0))
        for player in view.players:
            grid.add_row("▶" if player.seat == view.active else " ", self.player(view, player))
        parts.append(grid)
        if view.roll is not None:
            parts.append(Text(self._roll(view.roll), "bold"))
        parts.extend(self.going_on(view))
        if view.drawn:
            parts.append(self.drawn_tile(view.drawn))
        return Group(*parts)

    def _title(self, view: Any) -> str:
        phase = self.speaker.name("phase", view.phase)
        if view.phase in ("set_up", "over"):
            return phase
        parts = [phase, self.speaker.player(view.active)]
        if view.round:
            parts.insert(0, self.speaker.say("counter-round.count", count=view.round))
        return " · ".join(parts)

    def who(self, view: Any, seat: int, style: str = "") -> Text:
        """Somebody, with the sign that stands on the map."""
        message = "terminal-town-you" if seat == view.seat else "terminal-town-player"
        words = self.speaker.say(message, seat=seat, short=self.sign(view, seat))
        return Text(words, f"bold {style}" if seat == view.active else style)

    def removed(self, tiles: Sequence[str]) -> RenderableType:
        """The tiles that are out of the game."""
        kinds = [kind_name(tile) for tile in tiles]
        return Text(f"{self.speaker.say('terminal-town-removed')} {self.speaker.names('tile', kinds)}")

    def _roll(self, roll: Roll) -> str:
        """The dice as they lie on the table."""
        shows = dice(roll.dice[0], roll.bonus) if len(roll.dice) == 1 else ", ".join(map(str, roll.dice))
        return self.speaker.say("terminal-town-roll", seat=roll.seat, dice=shows)
