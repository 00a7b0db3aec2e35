"""What the tables of games have in common that are played with cards of many kinds."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from deadtown.terminal.picture import Picture
from deadtown.terminal.screen import Flow


class CardsPicture(Picture):
    """Tells cards by their names, each kind once, in the colour of its class."""

    @abstractmethod
    def colour(self, card: str) -> str:
        """The colour of a card, by its class."""

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
