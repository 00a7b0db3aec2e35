"""What the tables of games with a city have in common."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from deadtown.games.town import Roll, dice, kind_name
from deadtown.terminal.picture import Picture
from deadtown.terminal.screen import Flow
from deadtown.terminal.tables.town_city import DrawnTile, TownMap


class TownPicture(Picture):
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

    @abstractmethod
    def colour(self, card: str) -> str:
        """The colour of a card, by its class."""

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

    def labelled(self, label: str, parts: Sequence[Text]) -> RenderableType:
        """Parts one after the other, with a word before the first one."""
        first, *rest = parts or [Text(self.speaker.say("list-none"))]
        told = self.speaker.say("terminal-town-label", what=label)
        return Flow([Text.assemble((told, "dim"), " ", first), *rest], ", ")

    def named(self, label: str, family: str, slugs: Sequence[str], style: str) -> RenderableType:
        """Things of one family, each kind once with its number."""
        parts = []
        for slug, count in Counter(slugs).items():
            name = self.speaker.name(family, slug)
            parts.append(Text(name if count == 1 else f"{name} ×{count}", style))
        return self.labelled(self.speaker.say(label), parts)

    def cards(self, label: str, cards: Sequence[str], remarks: Mapping[str, str] | None = None) -> RenderableType:
        """Some cards, each kind once with its number, and what is to be said of one."""
        parts = []
        for card in self.listed(cards):
            name = Text(self.speaker.name("card", card), self.colour(card))
            if (count := list(cards).count(card)) > 1:
                name.append(f" ×{count}")
            if remarks and card in remarks:
                name.append(f" ({remarks[card]})")
            parts.append(name)
        return self.labelled(self.speaker.say(label), parts)

    def listed(self, cards: Sequence[str]) -> list[str]:
        """The different kinds among some cards, in the order of the table."""
        return [card for card in self.things if card in cards]

    def card(self, slug: str) -> RenderableType:
        heading = Text(self.speaker.name("card", slug), f"bold {self.colour(slug)}")
        heading.append(f"  {self.speaker.card_kind(slug)} · {self.speaker.say(f'card-{slug}.when')}", "not bold dim")
        return Group(heading, Padding(Text(self.speaker.card_text(slug)), (0, 0, 0, 2)))

    def removed(self, tiles: Sequence[str]) -> RenderableType:
        """The tiles that are out of the game."""
        kinds = [kind_name(tile) for tile in tiles]
        return Text(f"{self.speaker.say('terminal-town-removed')} {self.speaker.names('tile', kinds)}")

    def _roll(self, roll: Roll) -> str:
        """The dice as they lie on the table."""
        shows = dice(roll.dice[0], roll.bonus) if len(roll.dice) == 1 else ", ".join(map(str, roll.dice))
        return self.speaker.say("terminal-town-roll", seat=roll.seat, dice=shows)
