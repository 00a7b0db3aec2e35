"""The table of Zombies!!!: the city, the players with all that they own, the dice, and the own hand."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from deadtown.games.town import Roll, dice, shown
from deadtown.games.zombies.cards import KINDS, SHOTGUN, Card, kinds_as_listed
from deadtown.games.zombies.events import Ended, TurnBegan
from deadtown.games.zombies.view import PawnView, View
from deadtown.kernel import Event, Match, Option
from deadtown.terminal.picture import Picture
from deadtown.terminal.screen import Flow
from deadtown.terminal.tables.zombies_city import CityPicture, DrawnTile

FEW_LIFE = 1
"""So little life is worth a warning."""


class ZombiesPicture(Picture):
    """Draws what a player or a spectator sees."""

    things = tuple(KINDS)
    thing = "card"
    verbs = (
        *("pass", "stop", "bullets", "first_aid", "lose_life", "accept", "rest", "keep", "done", "take", "decline"),
        *("end", "no_attack", "withdraw", "go_on"),
    )
    told_by_scores = (Ended,)

    def _say(self, message: str, **arguments: Any) -> str:
        return self.speaker.say(f"terminal-zombies-{message}", **arguments)

    # The table

    def table(self, view: View, width: int) -> RenderableType:
        title = Rule(Text(self._title(view), "bold"), align="left", style="dim")
        if view.phase == "set_up":
            return title
        left = [Text(self.speaker.say("counter-pool.count", count=view.pool))]
        if view.tiles_left or not view.options.squad:
            left.append(Text(self.speaker.say("counter-tiles_left.count", count=view.tiles_left)))
        if not view.options.squad:
            left.append(Text(self.speaker.say("counter-cards_left.count", count=view.cards_left)))
        if view.left and view.phase in ("move", "zombies"):
            counter = "steps" if view.phase == "move" else "to_move"
            left.append(Text(self.speaker.say(f"counter-{counter}.count", count=view.left)))
        return Group(title, Flow(left, " · "), self.brief(view), Text(self._say("legend"), "dim"))

    def _title(self, view: View) -> str:
        phase = self.speaker.name("phase", view.phase)
        if view.phase in ("set_up", "over"):
            return phase
        parts = [phase, self.speaker.player(view.active)]
        if view.round:
            parts.insert(0, self.speaker.say("counter-round.count", count=view.round))
        return " · ".join(parts)

    def brief(self, view: View) -> RenderableType:
        """Every step changes the map, so it is drawn again for every decision."""
        parts: list[RenderableType] = [CityPicture(self.speaker, view)]
        grid = Table.grid(padding=(0, 1, 0, 0))
        for pawn in view.players:
            grid.add_row("▶" if pawn.seat == view.active else " ", self._player(view, pawn))
        parts.append(grid)
        if view.roll is not None:
            parts.append(Text(self._roll(view.roll), "bold"))
        if view.drawn:
            parts.append(DrawnTile(self.speaker, view.drawn))
        return Group(*parts)

    def _player(self, view: View, pawn: PawnView) -> RenderableType:
        """Where somebody is, and what they own; the own hand below."""
        who = self._say("you" if pawn.seat == view.seat else "player", seat=pawn.seat, short=str(pawn.seat + 1))
        say = self.speaker.say
        facts = [
            Text(who, "bold" if pawn.seat == view.active else ""),
            Text(shown(pawn.space)),
            Text(say("counter-life.count", count=pawn.life), "bold red" if pawn.life <= FEW_LIFE else ""),
            Text(say("counter-bullets.count", count=pawn.bullets)),
            Text(say("counter-kills.count", count=pawn.kills), "green"),
        ]
        if not view.options.squad:
            facts.append(Text(say("counter-cards.count", count=pawn.cards)))
        lines: list[RenderableType] = [Flow(facts, " · ")]
        if pawn.in_play:
            lines.append(self._cards(say("zone-in_play"), pawn.in_play, pawn.charges))
        if pawn.hand is not None and not view.options.squad:
            lines.append(self._cards(say("zone-hand"), pawn.hand))
        effects = [self.speaker.name("effect", effect) for effect in (*pawn.effects, *pawn.pending)]
        if effects:
            lines.append(self._labelled(self._say("effects"), [Text(effect, "magenta") for effect in effects]))
        if pawn.visits:
            visited = [Text(self.speaker.name("tile", tile)) for tile in pawn.visits]
            lines.append(self._labelled(say("state-visited"), visited))
        return Group(*lines)

    def _cards(self, label: str, cards: Sequence[Card], charges: int = 0) -> RenderableType:
        """Some cards, each kind once with its number; a Shotgun with its charges."""
        parts = []
        for card in kinds_as_listed(cards):
            name = Text(self.speaker.name("card", card), "cyan" if KINDS[card].item else "yellow")
            if (count := list(cards).count(card)) > 1:
                name.append(f" ×{count}")
            if card == SHOTGUN and charges:
                name.append(f" ({self.speaker.say('counter-charges.count', count=charges)})")
            parts.append(name)
        return self._labelled(label, parts or [Text(self.speaker.say("list-none"))])

    def _labelled(self, label: str, parts: Sequence[Text]) -> RenderableType:
        """Parts one after the other, with a word before the first one."""
        first, *rest = parts
        return Flow([Text.assemble((self._say("label", what=label), "dim"), " ", first), *rest], ", ")

    def _roll(self, roll: Roll) -> str:
        """The dice as they lie on the table."""
        shows = dice(roll.dice[0], roll.bonus) if len(roll.dice) == 1 else ", ".join(map(str, roll.dice))
        return self._say("roll", seat=roll.seat, dice=shows)

    def trash(self, view: View) -> RenderableType:
        """The discard pile, and the tiles that are out of the game."""
        parts: list[RenderableType] = []
        if not view.options.squad:
            parts.append(self._cards(self.speaker.say("zone-discard"), view.discard))
        kinds = [tile if self.speaker.knows(f"tile-{tile}") else tile.rpartition("_")[0] for tile in view.removed]
        parts.append(Text(f"{self._say('removed')} {self.speaker.names('tile', kinds)}"))
        return Group(*parts)

    def beside(self, option: Option) -> str:
        return ""

    # Cards

    def card(self, slug: str) -> RenderableType:
        heading = Text(self.speaker.name("card", slug), f"bold {'cyan' if KINDS[slug].item else 'yellow'}")
        heading.append(f"  {self.speaker.card_kind(slug)} · {self.speaker.say(f'card-{slug}.when')}", "not bold dim")
        return Group(heading, Padding(Text(self.speaker.card_text(slug)), (0, 0, 0, 2)))

    def in_sight(self, view: View) -> Sequence[str]:
        """What is in the own hand, in play, and in the discard pile."""
        hands = [card for pawn in view.players for card in (*(pawn.hand or ()), *pawn.in_play)]
        return kinds_as_listed([*hands, *view.discard]) or list(KINDS)

    # The end

    def heading(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    def scores(self, view: View) -> RenderableType:
        """Who has won, and how; then the zombies that each one holds."""
        assert view.outcome is not None
        ended = self.speaker.event(Ended(tuple(view.outcome.winners), view.outcome.ending))
        lines = [Text(f"★ {ended}", "bold yellow")]
        for pawn in sorted(view.players, key=lambda pawn: -pawn.kills):
            held = self.speaker.say("counter-kills.count", count=pawn.kills)
            lines.append(Text(f"  {self.speaker.player(pawn.seat)} · {held}"))
        return Group(*lines)

    def open_view(self, match: Match) -> View:
        seen: View = match.view(None)
        hands = [pawn.hand for pawn in match.state.pawns]
        players = [replace(pawn, hand=sorted(hand)) for pawn, hand in zip(seen.players, hands, strict=True)]
        return replace(seen, players=players)
