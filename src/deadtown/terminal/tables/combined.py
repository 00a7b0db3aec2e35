"""The table of the combined game: one city, players of both sides with all that they own, fights and captures."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.text import Text

from deadtown.games.humans.cards import KINDS as HUMANS_KINDS
from deadtown.games.humans.combined.cards import Card, is_humans_card
from deadtown.games.humans.combined.events import Ended, TurnBegan
from deadtown.games.humans.combined.state import GUY
from deadtown.games.humans.combined.tiles import GUYS_TOWN, is_human_tile
from deadtown.games.humans.combined.view import PlayerView, View
from deadtown.games.town import shown
from deadtown.games.zombies.cards import KINDS as ZOMBIES_KINDS
from deadtown.kernel import Event, Match, Option
from deadtown.terminal.screen import Flow
from deadtown.terminal.tables import humans, zombies
from deadtown.terminal.tables.combined_city import CombinedMap, sign
from deadtown.terminal.tables.humans_city import COLOURS
from deadtown.terminal.tables.town import TownPicture
from deadtown.terminal.tables.town_city import DrawnTile


class CombinedPicture(TownPicture):
    """Draws what a player or a spectator sees."""

    things = (*HUMANS_KINDS, *ZOMBIES_KINDS)
    thing = "card"
    verbs = (
        *humans.HumansPicture.verbs,
        *("stop", "bullets", "first_aid", "lose_life", "rest", "fail", "fight_zombie"),
        *("strike_back", "let_go", "raise", "leave_it"),
    )
    told_by_scores = (Ended,)
    legend = "terminal-combined-legend"

    # The table

    def left(self, view: View) -> list[str]:
        say = self.speaker.say
        human_tiles = say("counter-human_tiles_left.count", count=view.human_tiles_left)
        human_cards = say("counter-human_cards_left.count", count=view.human_cards_left)
        zombie_tiles = say("counter-zombie_tiles_left.count", count=view.zombie_tiles_left)
        zombie_cards = say("counter-zombie_cards_left.count", count=view.zombie_cards_left)
        left = [
            say("counter-supply.count", count=view.supply),
            say("counter-pool.count", count=view.pool),
            say("terminal-combined-humans", one=human_tiles, two=human_cards),
            say("terminal-combined-zombies", one=zombie_tiles, two=zombie_cards),
        ]
        if view.left and view.phase in ("move", "zombies"):
            counter = "steps" if view.phase == "move" else "to_move"
            left.append(say(f"counter-{counter}.count", count=view.left))
        return left

    def laid(self, view: View) -> bool:
        """Hordes are placed on the cross, so that is looked at before the game begins."""
        return bool(view.tiles)

    def city(self, view: View) -> CombinedMap:
        return CombinedMap(self.speaker, view)

    def drawn_tile(self, tile: str) -> DrawnTile:
        return DrawnTile(self.speaker, GUYS_TOWN, tile, doors=not is_human_tile(tile))

    def sign(self, view: View, seat: int) -> str:
        return sign(view, seat)

    def held(self, player: PlayerView) -> Text:
        """The backs of cards show of which game they are."""
        cards = super().held(player)
        if not player.cards:
            return cards
        return Text(self.speaker.say("terminal-combined-cards", counted=cards.plain, count=player.human_cards))

    def player(self, view: View, player: PlayerView) -> RenderableType:
        """A shotgun guy or a horde, and all that belongs to it; the own hand below."""
        who = self.who(view, player.seat, COLOURS[player.seat])
        lines: list[RenderableType]
        if player.side == GUY:
            lines = [Flow([who, *self._guy(player)], " · "), *zombies.in_play(self, player)]
            if player.hand is not None:
                lines.append(self.cards("zone-hand", player.hand))
        elif not player.character:
            lines = [who]
        else:
            lines = [Flow([who, *humans.sheet(self, player), *self._away(player)], " · ")]
            lines += humans.belongings(self, player)
        return Group(*lines, *zombies.effects(self, player))

    def _guy(self, player: PlayerView) -> list[Text]:
        return [
            Text(self.speaker.name("role", player.side)),
            *(self._away(player) or [Text(shown(player.space))]),
            *zombies.tokens(self, player),
            self._score(player),
            self.held(player),
        ]

    def _away(self, player: PlayerView) -> list[Text]:
        return [Text(self.speaker.say("state-off_map"), "bold red")] if player.away else []

    def _score(self, player: PlayerView) -> Text:
        """What was reached of the own goal."""
        message = "terminal-combined-kills" if player.side == GUY else "terminal-humans-points"
        return Text(self.speaker.say(message, count=player.score, most=player.goal), "green")

    def going_on(self, view: View) -> list[RenderableType]:
        """Fights and captures, whom they are about, and the cards that lie open."""
        say, lines = self.speaker.say, list[RenderableType]()
        if view.coming is not None:
            guy, coming = view.fighting[-1], view.coming
            lines.append(Text(say("terminal-combined-fight", seat=guy, need=coming.need, count=coming.bonus)))
        if view.armed:
            lines.append(self.named("zone-armed", "card", view.armed, "cyan"))
        if view.attempt is not None:
            lines.append(Text(self._attempt(view, shown(view.attempt.space))))
        waiting = [Text(shown(view.humans[human])) for human in view.prey if human in view.humans]
        waiting += [Text(self.speaker.player(seat)) for seat in view.hunted]
        if waiting:
            lines.append(self.labelled(say("terminal-combined-waiting"), waiting))
        for seat, guy in dict.fromkeys((grudge.seat, grudge.guy) for grudge in view.grudges):
            space = shown(view.players[guy].space)
            lines.append(Text(say("terminal-combined-grudge", seat=seat, owner=guy, space=space), "magenta"))
        return [*lines, *humans.open_cards(self, view)]

    def _attempt(self, view: View, space: str) -> str:
        if view.attacked < 0:
            return self.speaker.say("terminal-combined-attempt", seat=view.active, space=space)
        return self.speaker.say("terminal-combined-attack", seat=view.active, owner=view.attacked, space=space)

    def trash(self, view: View) -> RenderableType:
        """The four discard piles, and the tiles that are out of the game."""
        return Group(
            self.cards("zone-human_discard", view.human_discard),
            self.cards("zone-zombie_discard", view.zombie_discard),
            self.named("zone-wound_discard", "wound", view.wound_discard, "red"),
            self.named("zone-capture_discard", "capture", view.capture_discard, "green"),
            self.removed(view.removed),
        )

    def beside(self, option: Option) -> str:
        """The numbers of a character that may be chosen."""
        return humans.numbers(self, option)

    # Cards

    def colour(self, card: Card) -> str:
        return humans.colour(card) if is_humans_card(card) else zombies.colour(card)

    def in_sight(self, view: View) -> Sequence[str]:
        """What is in the own hand, in play, being played, and in the discard piles."""
        owned = [card for player in view.players for card in (*(player.hand or ()), *player.in_play)]
        return self.listed([*owned, *view.resolving, *view.human_discard, *view.zombie_discard]) or list(self.things)

    # The end

    def heading(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    def scores(self, view: View) -> RenderableType:
        """Who has won, and how; then what each one has reached of the own goal."""
        assert view.outcome is not None
        ended = self.speaker.event(Ended(tuple(view.outcome.winners), view.outcome.ending))
        ranked = sorted(view.players, key=lambda player: -player.score / player.goal)
        reached = [f"  {self.speaker.player(player.seat)} · {self._score(player).plain}" for player in ranked]
        return Group(Text(f"★ {ended}", "bold yellow"), *map(Text, reached))

    def open_view(self, match: Match) -> View:
        seen: View = match.view(None)
        hands = [pawn.hand for pawn in match.state.pawns]
        players = [replace(player, hand=sorted(hand)) for player, hand in zip(seen.players, hands, strict=True)]
        return replace(seen, players=players)
