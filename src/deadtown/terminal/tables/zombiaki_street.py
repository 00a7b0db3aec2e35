"""The street of Zombiaki! as somebody at one of its ends sees it."""

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from deadtown.games.zombiaki.cards import BARRIER, HEIGHT, HUMANS, STRENGTH, ZOMBIES
from deadtown.games.zombiaki.state import Creature
from deadtown.games.zombiaki.street import FIRST_ROW, LANES, ROWS, WIDTH
from deadtown.games.zombiaki.view import View
from deadtown.text import Speaker

COLOURS = {ZOMBIES: "green", HUMANS: "cyan"}

NARROW = 76
"""Below this, rows have a number only."""
WIDEST_SPACE = 22
BORDERS = 13
"""What frames and margins take of a line."""

LASTING_MARKS = ("netted", "ordered")
MARKS_OF_THE_PHASE = ("held", "merged", "stepped")
"""These mean something to the zombies alone, and only while it is their phase (ZK-4.3)."""


class StreetPicture:
    """A table of lanes and rows, the end of the reader at the bottom; the players face each other (ZK-1.2)."""

    def __init__(self, speaker: Speaker, view: View, near: str) -> None:
        self.speaker = speaker
        self.view = view
        self.near = near

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows, lanes = list(range(ROWS)), list(range(WIDTH))
        ends = ["zone-barricade", "zone-cemetery"]
        if self.near == HUMANS:
            rows.reverse()
            ends.reverse()
        else:
            lanes.reverse()
        labels = [str(ROWS - row) for row in range(ROWS)]
        if options.max_width >= NARROW:
            labels = [self.speaker.say("row-name", row=label) for label in labels]
        width = min(WIDEST_SPACE, (options.max_width - BORDERS - max(map(len, labels))) // WIDTH)
        far, close = (self.speaker.say(end) for end in ends)
        street = Table(
            box=box.SQUARE,
            show_lines=True,
            title=far,
            caption=close,
            title_style="bold",
            caption_style="bold",
            border_style="dim",
        )
        street.add_column(style="dim", vertical="middle", no_wrap=True)
        for lane in lanes:
            street.add_column(self._lane(lane), width=width, justify="center")
        for row in rows:
            street.add_row(labels[row], *(self._space(row * WIDTH + lane) for lane in lanes))
        yield street

    def _lane(self, lane: int) -> Text:
        """Its name, and whether it is barred (ZK-1.13)."""
        heading = Text(self.speaker.name("lane", LANES[lane]))
        if self.view.objects[FIRST_ROW + lane] == BARRIER:
            heading.append(f"\n{self.speaker.say('state-barred')}", "bold cyan")
        return heading

    def _space(self, space: int) -> Text:
        """A creature with all that is attached to it, an object, fire."""
        creature, thing = self.view.creatures[space], self.view.objects[space]
        lines: list[Text] = []
        if creature is not None:
            lines += self._creature(creature)
        if thing:
            lines.append(Text(self.speaker.name("card", thing), COLOURS[HUMANS]))
        if thing in HEIGHT:
            lines.append(Text(self.speaker.say("counter-height.count", count=HEIGHT[thing]), COLOURS[HUMANS]))
        if self.view.burning[space]:
            lines.append(Text(self.speaker.say("state-burning"), "bold red"))
        return Text("\n").join(lines) if lines else Text("·", "dim")

    def _creature(self, creature: Creature) -> list[Text]:
        if creature.dog:
            return [Text(self.speaker.name("card", "dog"), f"bold {COLOURS[ZOMBIES]}")]
        full = max(creature.strength, printed_strength(creature))
        whole = "yes" if full == creature.strength else "no"
        told = self.speaker.say("terminal-zombiaki-zombie", strength=creature.strength, full=full, whole=whole)
        lines = [Text(told, f"bold {COLOURS[ZOMBIES]}")]
        if creature.shield:
            lines.append(Text(self.speaker.say("state-shielded"), "yellow"))
        if creature.boss:
            lines.append(Text(self.speaker.say("state-boss"), "bold magenta"))
            lines.append(Text(self.speaker.say("counter-orders.count", count=creature.orders), "magenta"))
        marks = LASTING_MARKS + (MARKS_OF_THE_PHASE if self.view.phase == ZOMBIES else ())
        lines += [Text(self.speaker.say(f"state-{mark}"), "dim") for mark in marks if getattr(creature, mark)]
        return lines


def printed_strength(creature: Creature) -> int:
    """What its cards are worth unharmed; one who was bitten has a strength of 1 (ZK-10.9)."""
    return sum(STRENGTH.get(card, 0) for card in creature.cards)
