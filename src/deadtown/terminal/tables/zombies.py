"""The table of Zombies!!!: the city, the players with all that they own, the dice, and the own hand."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from deadtown.games.town import shown
from deadtown.games.zombies.cards import KINDS, SHOTGUN, Card, kinds_as_listed
from deadtown.games.zombies.events import Ended, TurnBegan
from deadtown.games.zombies.tiles import TOWN
from deadtown.games.zombies.view import PawnView, View
from deadtown.kernel import Event, Match, Option
from deadtown.terminal.screen import Flow
from deadtown.terminal.tables.town import TownPicture
from deadtown.terminal.tables.town_city import DrawnTile
from deadtown.terminal.tables.zombies_city import ZombiesMap

FEW_LIFE = 1
"""So little life is worth a warning."""


class ZombiesPicture(TownPicture):
    """Draws what a player or a spectator sees."""

    things = tuple(KINDS)
    thing = "card"
    verbs = (
        *("pass", "stop", "bullets", "first_aid", "lose_life", "accept", "rest", "keep", "done", "take", "decline"),
        *("end", "no_attack", "withdraw", "go_on"),
    )
    told_by_scores = (Ended,)
    legend = "terminal-zombies-legend"

    # The table

    def left(self, view: View) -> list[str]:
        say = self.speaker.say
        left = [say("counter-pool.count", count=view.pool)]
        if view.tiles_left or not view.options.squad:
            left.append(say("counter-tiles_left.count", count=view.tiles_left))
        if not view.options.squad:
            left.append(say("counter-cards_left.count", count=view.cards_left))
        if view.left and view.phase in ("move", "zombies"):
            counter = "steps" if view.phase == "move" else "to_move"
            left.append(say(f"counter-{counter}.count", count=view.left))
        return left

    def city(self, view: View) -> ZombiesMap:
        return ZombiesMap(self.speaker, view)

    def drawn_tile(self, tile: str) -> DrawnTile:
        return DrawnTile(self.speaker, TOWN, tile, doors=True)

    def player(self, view: View, player: PawnView) -> RenderableType:
        """Where somebody is, and what they own; the own hand below."""
        say = self.speaker.say
        facts = [
            self.who(view, player.seat),
            Text(shown(player.space)),
            Text(say("counter-life.count", count=player.life), "bold red" if player.life <= FEW_LIFE else ""),
            Text(say("counter-bullets.count", count=player.bullets)),
            Text(say("counter-kills.count", count=player.kills), "green"),
        ]
        if not view.options.squad:
            facts.append(Text(say("counter-cards.count", count=player.cards)))
        lines: list[RenderableType] = [Flow(facts, " · ")]
        if player.in_play:
            lines.append(self._cards(say("zone-in_play"), player.in_play, player.charges))
        if player.hand is not None and not view.options.squad:
            lines.append(self._cards(say("zone-hand"), player.hand))
        effects = [self.speaker.name("effect", effect) for effect in (*player.effects, *player.pending)]
        if effects:
            lines.append(self.labelled(say("terminal-town-effects"), [Text(effect, "magenta") for effect in effects]))
        if player.visits:
            visited = [Text(self.speaker.name("tile", tile)) for tile in player.visits]
            lines.append(self.labelled(say("state-visited"), visited))
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
        return self.labelled(label, parts)

    def trash(self, view: View) -> RenderableType:
        """The discard pile, and the tiles that are out of the game."""
        parts: list[RenderableType] = []
        if not view.options.squad:
            parts.append(self._cards(self.speaker.say("zone-discard"), view.discard))
        return Group(*parts, self.removed(view.removed))

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
