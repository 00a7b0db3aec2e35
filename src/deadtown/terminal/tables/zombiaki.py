"""The table of Zombiaki!: the street from the reader's end, and the cards of both sides."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from deadtown.games.zombiaki.cards import (
    HUMANS,
    KINDS,
    POWER,
    SIDE_OF,
    ZOMBIES,
    Card,
    kinds_as_listed,
)
from deadtown.games.zombiaki.events import Ended, PhaseBegan
from deadtown.games.zombiaki.view import SideView, View
from deadtown.kernel import Event, Match, Option
from deadtown.terminal.picture import Picture
from deadtown.terminal.screen import Flow
from deadtown.terminal.tables.zombiaki_street import COLOURS, StreetPicture


class ZombiakiPicture(Picture):
    """Draws the table, which everybody sees (ZK-18.1), from the end of who looks at it."""

    things = tuple(KINDS)
    thing = "card"
    verbs = ("end", "pass", "done", "click")
    told_by_scores = (Ended,)

    def _say(self, message: str, **arguments: Any) -> str:
        return self.speaker.say(f"terminal-zombiaki-{message}", **arguments)

    # The table

    def table(self, view: View, width: int) -> RenderableType:
        title = Rule(Text(self._title(view), "bold"), align="left", style="dim")
        return title if view.phase == "set_up" else Group(title, self.brief(view))

    def _title(self, view: View) -> str:
        phase = self.speaker.name("phase", view.phase)
        if view.phase in ("set_up", "over"):
            return phase
        round_told = self.speaker.say("counter-round.count", count=view.round)
        return f"{round_told} · {phase} · {self.speaker.name('stage', view.stage)}"

    def brief(self, view: View) -> RenderableType:
        """Each card changes the street, so it is drawn again for every decision."""
        near = HUMANS if view.seat != view.zombies.seat else ZOMBIES
        sides = (view.zombies, view.humans) if near == HUMANS else (view.humans, view.zombies)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for side in sides:
            grid.add_row("▶" if side.side == view.phase else " ", self._side(view, side))
        return Group(StreetPicture(self.speaker, view, near), *self._conditions(view), grid)

    def _conditions(self, view: View) -> list[Text]:
        """What holds for the whole street, and the card being carried out."""
        told: list[Text] = []
        if view.freezes:
            told.append(Text(self._say("frozen", ends=max(view.freezes)), "bold cyan"))
        if view.terror:
            told.append(Text(self._say("terror"), "bold magenta"))
        if view.resolving:
            told.append(Text(self.speaker.say("resolving", card=view.resolving), "bold yellow"))
        return told

    def _side(self, view: View, side: SideView) -> RenderableType:
        """Who plays it, how many cards are left, and its hand."""
        undead = side.side == ZOMBIES
        who = self._say("you" if side.seat == view.seat else "side", seat=side.seat, side=side.side)
        left = self.speaker.say("counter-dawn.count" if undead else "counter-cards.count", count=side.deck_count)
        discarded = self.speaker.say("counter-cards.count", count=len(side.discard))
        facts = [
            Text(who, "bold" if side.side == view.phase else ""),
            Text(self._say("deck", left=left), "bold yellow" if undead and side.deck_count <= SOON else ""),
            Text(self._say("discarded", count=discarded)),
        ]
        return Group(Flow(facts, " · "), self._cards(self._say("hand"), side.hand))

    def _cards(self, label: str, cards: Sequence[Card]) -> RenderableType:
        """Some cards, each kind once with its number."""
        counts = Counter(cards)
        parts = [self._card(card, counts[card]) for card in kinds_as_listed(cards)]
        if not parts:
            parts.append(Text(self.speaker.say("list-none")))
        parts[0] = Text.assemble((label, "dim"), " ", parts[0])
        return Flow(parts, ", ")

    def _card(self, card: Card, count: int) -> Text:
        name = Text(self.speaker.name("card", card), COLOURS[SIDE_OF[card]])
        return name if count == 1 else Text.assemble(name, f" ×{count}")

    def trash(self, view: View) -> RenderableType:
        """Both discard piles."""
        piles = (view.zombies, view.humans)
        return Group(*(self._cards(self._say("discards", side=side.side), side.discard) for side in piles))

    def beside(self, option: Option) -> str:
        return ""

    # Cards

    def card(self, slug: str) -> RenderableType:
        facts = [self.speaker.card_kind(slug)]
        if POWER[slug]:
            facts.append(self.speaker.say(f"counter-{KINDS[slug].measure}.count", count=POWER[slug]))
        heading = Text(self.speaker.name("card", slug), f"bold {COLOURS[SIDE_OF[slug]]}")
        heading.append(f"  {' · '.join(facts)}", "not bold dim")
        return Group(heading, Padding(Text(self.speaker.card_text(slug)), (0, 0, 0, 2)))

    def in_sight(self, view: View) -> Sequence[str]:
        """What lies in both hands and on the street."""
        creatures = [card for creature in view.creatures if creature is not None for card in creature.all_cards()]
        seen = [*view.zombies.hand, *view.humans.hand, *filter(None, view.objects), *creatures]
        return kinds_as_listed(seen) or list(KINDS)

    # The end

    def heading(self, event: Event) -> bool:
        return isinstance(event, PhaseBegan)

    def scores(self, view: View) -> RenderableType:
        """Who has won, and how (section 13)."""
        assert view.outcome is not None
        (winner,) = view.outcome.winners
        return Text(f"★ {self.speaker.event(Ended(winner, view.outcome.ending))}", "bold yellow")

    def open_view(self, match: Match) -> View:
        seen: View = match.view(None)
        return seen


SOON = 5
"""So few cards until Dawn are worth a warning."""
