"""The table of Zombies!!!: the city, the players with all that they own, the dice, and the own hand."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.text import Text

from deadtown.games.humans.combined.view import PlayerView
from deadtown.games.town import shown
from deadtown.games.zombies.cards import KINDS, SHOTGUN, Card
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
            *tokens(self, player),
            Text(say("counter-kills.count", count=player.kills), "green"),
        ]
        if not view.options.squad:
            facts.append(self.held(player))
        lines: list[RenderableType] = [Flow(facts, " · ")]
        lines.extend(in_play(self, player))
        if player.hand is not None and not view.options.squad:
            lines.append(self.cards("zone-hand", player.hand))
        lines.extend(effects(self, player))
        if player.visits:
            visited = [Text(self.speaker.name("tile", tile)) for tile in player.visits]
            lines.append(self.labelled(say("state-visited"), visited))
        return Group(*lines)

    def trash(self, view: View) -> RenderableType:
        """The discard pile, and the tiles that are out of the game."""
        parts: list[RenderableType] = []
        if not view.options.squad:
            parts.append(self.cards("zone-discard", view.discard))
        return Group(*parts, self.removed(view.removed))

    def beside(self, option: Option) -> str:
        return ""

    # Cards

    def colour(self, card: Card) -> str:
        return colour(card)

    def in_sight(self, view: View) -> Sequence[str]:
        """What is in the own hand, in play, and in the discard pile."""
        hands = [card for pawn in view.players for card in (*(pawn.hand or ()), *pawn.in_play)]
        return self.listed([*hands, *view.discard]) or list(KINDS)

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


def tokens(picture: TownPicture, player: PawnView | PlayerView) -> list[Text]:
    """The life and the bullets of somebody with a shotgun."""
    say = picture.speaker.say
    life = Text(say("counter-life.count", count=player.life), "bold red" if player.life <= FEW_LIFE else "")
    return [life, Text(say("counter-bullets.count", count=player.bullets))]


def in_play(picture: TownPicture, player: PawnView | PlayerView) -> list[RenderableType]:
    """The items that lie in front of somebody; a Shotgun with its charges."""
    if not player.in_play:
        return []
    charges = picture.speaker.say("counter-charges.count", count=player.charges)
    return [picture.cards("zone-in_play", player.in_play, {SHOTGUN: charges} if player.charges else {})]


def effects(picture: TownPicture, player: PawnView | PlayerView) -> list[RenderableType]:
    """What is in force for somebody, or waits for the next turn."""
    found = (*player.effects, *player.pending)
    return [picture.named("terminal-town-effects", "effect", found, "magenta")] if found else []


def colour(card: Card) -> str:
    return "cyan" if KINDS[card].item else "yellow"
