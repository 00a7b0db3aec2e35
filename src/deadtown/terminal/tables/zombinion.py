"""The table of Zombinion: the Supply, the hunters, the hand, and the points at the end."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from deadtown.games.zombinion import ZOMBINION
from deadtown.games.zombinion.cards import (
    ACTIONS,
    AIM,
    BASIC,
    COMBAT,
    COST,
    INFECTION,
    KINDS,
    POINTS,
    SURVIVORS,
    VICTORY,
    Card,
)
from deadtown.games.zombinion.events import Scored, TurnBegan
from deadtown.games.zombinion.refusals import VERBS
from deadtown.games.zombinion.scoring import reckon
from deadtown.games.zombinion.view import HunterView, PileView, View
from deadtown.kernel import Event, Match, Option
from deadtown.terminal.picture import Picture
from deadtown.terminal.screen import Flow, in_columns
from deadtown.text.naming import plain

NARROW = 76
"""Below this, the names of the groups stand above their piles instead of beside them."""

GROUPS = (
    ("aim", AIM),
    ("victory", VICTORY - {SURVIVORS}),
    ("infection", frozenset({INFECTION})),
    ("combat", frozenset(COMBAT)),
)
COLOURS = {"aim": "yellow", "victory": "green", "infection": "magenta", "combat": "cyan"}
COLOUR = {card: COLOURS[group] for group, cards in GROUPS for card in cards}


class ZombinionPicture(Picture):
    """Draws what a hunter or a spectator sees."""

    things = tuple(KINDS)
    thing = "card"
    verbs = tuple(sorted(VERBS - ZOMBINION.words.option_arguments.keys()))
    told_by_scores = (Scored,)

    def _say(self, message: str, **arguments: Any) -> str:
        return self.speaker.say(f"terminal-zombinion-{message}", **arguments)

    # The table

    def table(self, view: View, width: int) -> RenderableType:
        parts: list[RenderableType] = [Rule(Text(self._title(view), "bold"), align="left", style="dim")]
        if view.supply:
            parts.append(self._supply(view, narrow=width < NARROW))
        parts.append(self._hunters(view))
        if not view.outcome:
            parts.append(self.brief(view))
        return Group(*parts)

    def _title(self, view: View) -> str:
        phase = self.speaker.name("phase", view.phase)
        if view.phase in ("set_up", "over"):
            return phase
        turn = self._say("turn", seat=view.active, turn=view.hunters[view.active].turns + 1)
        return f"{turn} · {phase}"

    def _supply(self, view: View, narrow: bool) -> RenderableType:
        heading = Text(self.speaker.name("zone", "supply"), "bold")
        heading.append(f"  {self._say('legend')}", "dim")
        rows: list[tuple[str, RenderableType]] = []
        for group, cards in GROUPS:
            piles = self._piles(view, cards)
            if group == "infection":
                piles.append(self._trash_beside(view))
            rows.append((self.speaker.name("family", group), in_columns(piles) if len(piles) > 3 else Flow(piles)))
        if narrow:
            body: RenderableType = Group(
                *(part for label, group in rows for part in (Text(label, "dim"), Padding(group, (0, 0, 0, 2))))
            )
        else:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(style="dim", no_wrap=True)
            grid.add_column()
            for label, content in rows:
                grid.add_row(label, content)
            body = grid
        return Group(heading, Padding(body, (0, 0, 0, 2)))

    def _piles(self, view: View, cards: frozenset[Card]) -> list[Text]:
        """The piles of a group; Combat by cost and by the name that is shown (ZN-2.13)."""
        piles = [pile for pile in view.supply if pile.card in cards]
        if not cards.isdisjoint(ACTIONS):
            piles.sort(key=lambda pile: (pile.cost, plain(self._name(pile.card))))
        return [self._pile(pile) for pile in piles]

    def _pile(self, pile: PileView) -> Text:
        if not pile.count:
            return Text(f"{pile.cost} {self._name(pile.card)} – {self._say('sold-out')}", "dim")
        return Text.assemble(f"{pile.cost} ", (self._name(pile.card), COLOUR[pile.card]), (f" ×{pile.count}", "dim"))

    def _trash_beside(self, view: View) -> Text:
        """How much is in the Trash, which lies beside the Infections (ZN-2.13)."""
        trashed = self.speaker.say("counter-cards.count", count=len(view.trash))
        return Text(self._say("trash-beside", trashed=trashed), "dim")

    def _hunters(self, view: View) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(2):
            grid.add_column(no_wrap=True)
        grid.add_column()
        for hunter in view.hunters:
            active = hunter.seat == view.active and view.phase in ("action", "hunt")
            name = self.speaker.player(hunter.seat)
            if hunter.seat == view.seat:
                name = self._say("you", seat=hunter.seat)
            grid.add_row("▶" if active else " ", Text(name, "bold" if active else ""), self._hunter(view, hunter))
        return Group(Text(self._say("hunters"), "bold"), grid)

    def _hunter(self, view: View, hunter: HunterView) -> RenderableType:
        """What everybody, or this seat, sees of a hunter."""
        deck = "empty" if hunter.deck_empty else "some"
        if hunter.deck_count is not None:
            deck = str(hunter.deck_count)
        facts = [
            self._say("hand-count", count=hunter.hand_count),
            self._say("deck", deck=deck),
            self._discard(hunter.discard_top),
            self._say("turns", count=hunter.turns),
        ]
        lines: list[RenderableType] = [Flow([Text(fact) for fact in facts], " · ")]
        if hunter.seat != view.seat and hunter.hand is not None:
            lines.append(self._cards("hand", [*hunter.hand, *(hunter.picked or ())]))
        if hunter.seat != view.active and hunter.in_play:
            lines.append(self._cards("in-play", hunter.in_play))
        return Group(*lines)

    def _discard(self, top: Card | None) -> str:
        return self._say("discard-empty") if top is None else self._say("discard", card=top)

    # The turn

    def brief(self, view: View) -> RenderableType:
        lines: list[RenderableType] = []
        if view.phase in ("action", "hunt"):
            lines.append(self._counters(view))
        active = view.hunters[view.active]
        if active.in_play:
            lines.append(self._cards("in-play", active.in_play))
        for hunter in view.hunters:
            if hunter.revealed:
                lines.append(self._cards("revealed", hunter.revealed, seat=hunter.seat))
            if hunter.aside:
                lines.append(self._cards("aside", hunter.aside, seat=hunter.seat))
        if view.seat is not None:
            me = view.hunters[view.seat]
            if me.picked:
                lines.append(self._cards("picked", me.picked))
            lines.append(self._cards("hand", in_hand_order(me.hand or ())))
        return Group(*lines)

    def _counters(self, view: View) -> RenderableType:
        """The counters of the hunter whose turn it is (ZN-3.5), and the card being resolved (ZN-10.11)."""
        counters = [
            Text(self.speaker.say(f"counter-{counter}.count", count=getattr(view, counter)), "bold yellow")
            for counter in ("actions", "targets", "shots")
        ]
        if view.resolving:
            counters.append(Text(self.speaker.say("resolving", card=view.resolving)))
        if view.seat != view.active:
            counters[0] = Text.assemble((self._say("turn-of", seat=view.active), "dim"), " ", counters[0])
        return Flow(counters, " · ")

    def _cards(self, label: str, cards: Sequence[Card], **arguments: Any) -> RenderableType:
        """Some cards, each kind once with its number."""
        parts = [self._card(card, count) for card, count in Counter(cards).items()]
        parts = parts or [Text(self.speaker.say("list-none"))]
        parts[0] = Text.assemble((self._say(label, **arguments), "dim"), " ", parts[0])
        return Flow(parts, ", ")

    def _card(self, card: Card, count: int) -> Text:
        name = Text(self._name(card), COLOUR[card])
        return name if count == 1 else Text.assemble(name, f" ×{count}")

    def trash(self, view: View) -> RenderableType:
        return self._cards("trash-holds", in_hand_order(view.trash))

    def beside(self, option: Option) -> str:
        """What a card costs, where one pays it or is held to it."""
        return f"({COST[str(option[1])]})" if option[0] in ("take", "gain") else ""

    # Cards

    def _name(self, card: Card) -> str:
        return self.speaker.name("card", card)

    def card(self, slug: str) -> RenderableType:
        heading = Text(self._name(slug), f"bold {COLOUR[slug]}")
        heading.append(f"  {self._say('costs', kind=self.speaker.card_kind(slug), cost=COST[slug])}", "not bold dim")
        return Group(heading, Padding(Text(self.speaker.card_text(slug)), (0, 0, 0, 2)))

    def in_sight(self, view: View) -> Sequence[str]:
        return [pile.card for pile in view.supply] or list(KINDS)

    # The end

    def heading(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    def scores(self, view: View) -> RenderableType:
        """Each hunter's points and where they come from, the best first (ZN-9.4 to ZN-9.8)."""
        assert view.outcome is not None
        scores = view.outcome.scores
        ranks = sorted(view.hunters, key=lambda hunter: (-scores[hunter.seat], hunter.turns, hunter.seat))
        parts: list[RenderableType] = [Rule(Text(self._say("scores"), "bold"), align="left", style="dim")]
        for hunter in ranks:
            won = hunter.seat in view.outcome.winners
            line = Text("★ " if won else "  ", "bold yellow")
            points = self.speaker.say("counter-points.count", count=scores[hunter.seat])
            turns = self.speaker.say("counter-turns.count", count=hunter.turns)
            words = self._say("score", seat=hunter.seat, points=points, turns=turns)
            line.append(words, "" if won else "not bold default")
            parts += [line, Padding(self._collection(Counter(hunter.collection)), (0, 0, 0, 4))]
        if scores.count(max(scores)) > 1:
            shared = len(view.outcome.winners) > 1
            parts.append(Text(self._say("shared" if shared else "fewer-turns"), "dim"))
        return Group(*parts)

    def _collection(self, owned: Counter[Card]) -> RenderableType:
        """The cards that count, each kind with its points, then the others."""
        lines = []
        for line in reckon(owned.elements()):
            counted = self.speaker.say("list-counted", name=self.speaker.say(line.what), count=line.count)
            lines.append(Text(self._say("points", counted=counted, points=line.points)))
            if line.what == f"card-{SURVIVORS}":
                told = self._say("survivors", owned=owned.total(), each=line.each, card=SURVIVORS)
                lines.append(Text(told, "dim"))
        rest = [card for card in in_hand_order(owned.elements()) if card not in POINTS and card != SURVIVORS]
        return Group(*lines, self._cards("others", rest))

    def open_view(self, match: Match) -> View:
        seen: View = match.view(None)
        hunters = [match.view(hunter.seat).hunters[hunter.seat] for hunter in seen.hunters]
        return msgspec.structs.replace(seen, hunters=hunters)


ORDER = {card: place for place, card in enumerate((*sorted(ACTIONS, key=lambda card: (-COST[card], card)), *BASIC))}
ORDER[SURVIVORS] = len(ORDER)


def in_hand_order(cards: Iterable[Card]) -> list[Card]:
    """Cards as a person sorts them: Actions, the dearest first, then Aim, Victory, Infection."""
    return sorted(cards, key=ORDER.__getitem__)
