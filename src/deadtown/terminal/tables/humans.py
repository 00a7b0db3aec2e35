"""The table of Humans!!!: the city and its people, the players with their hordes, the dice, and the own hand."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.text import Text

from deadtown.games.humans.cards import KINDS, Card
from deadtown.games.humans.characters import CHARACTERS
from deadtown.games.humans.combined.view import PlayerView
from deadtown.games.humans.combined.view import View as CombinedView
from deadtown.games.humans.events import Ended, TurnBegan
from deadtown.games.humans.tiles import TOWN
from deadtown.games.humans.view import LeaderView, View
from deadtown.games.town import shown
from deadtown.kernel import Event, Match, Option
from deadtown.terminal.screen import Flow
from deadtown.terminal.tables.humans_city import COLOURS, HumansMap
from deadtown.terminal.tables.town import TownPicture
from deadtown.terminal.tables.town_city import DrawnTile

NUMBERS = {
    "movement": "movement",
    "capture": "capture",
    "infect": "infect",
    "taking_wounds": "wounds",
    "do_over": "do_over",
    "points": "points",
}
"""The numbers of a character as texts call them, and what they are on its sheet."""


class HumansPicture(TownPicture):
    """Draws what a player or a spectator sees."""

    things = tuple(KINDS)
    thing = "card"
    verbs = (
        *("pass", "spare", "object", "let_be", "end", "reroll", "accept"),
        *("infect", "eat", "done", "keep"),
    )
    told_by_scores = (Ended,)
    legend = "terminal-humans-legend"

    # The table

    def left(self, view: View) -> list[str]:
        say = self.speaker.say
        left = [
            say("counter-supply.count", count=view.supply),
            say("counter-tiles_left.count", count=view.tiles_left),
            say("counter-cards_left.count", count=view.cards_left),
        ]
        if view.phase == "move" and view.movement:
            left.append(say("counter-steps.count", count=view.left))
        return left

    def city(self, view: View) -> HumansMap:
        return HumansMap(self.speaker, view)

    def drawn_tile(self, tile: str) -> DrawnTile:
        return DrawnTile(self.speaker, TOWN, tile, doors=False)

    def player(self, view: View, player: LeaderView) -> RenderableType:
        """Whose zombies somebody leads, and where they are; what lies in front; the own hand below."""
        facts = [self.who(view, player.seat, COLOURS[player.seat]), *sheet(self, player)]
        return Group(Flow(facts, " · "), *belongings(self, player))

    def going_on(self, view: View) -> list[RenderableType]:
        """What changes the movement, and the capture cards and wound cards that lie open."""
        lines = []
        if view.effects:
            lines.append(self.named("terminal-town-effects", "effect", view.effects, "magenta"))
        lines.extend(open_cards(self, view))
        return lines

    def trash(self, view: View) -> RenderableType:
        """The three discard piles, and the tiles that are out of the game."""
        return Group(
            self.cards("zone-discard", view.discard),
            self.named("zone-wound_discard", "wound", view.wound_discard, "red"),
            self.named("zone-capture_discard", "capture", view.capture_discard, "green"),
            self.removed(view.removed),
        )

    def beside(self, option: Option) -> str:
        """The numbers of a character that may be chosen."""
        return numbers(self, option)

    # Cards

    def colour(self, card: Card) -> str:
        return colour(card)

    def in_sight(self, view: View) -> Sequence[str]:
        """What is in the own hand, being played, and in the discard pile."""
        hands = [card for player in view.players for card in player.hand or ()]
        return self.listed([*hands, *view.resolving, *view.discard]) or list(KINDS)

    # The end

    def heading(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    def scores(self, view: View) -> RenderableType:
        """Who has won, and how; then the points of each one."""
        assert view.outcome is not None
        ended = self.speaker.event(Ended(tuple(view.outcome.winners), view.outcome.ending))
        lines = [Text(f"★ {ended}", "bold yellow")]
        for player in sorted(view.players, key=lambda player: player.goal - player.points):
            points = self.speaker.say("terminal-humans-points", count=player.points, most=player.goal)
            zombies = self.speaker.say("counter-zombies.count", count=len(player.zombies))
            meals = self.speaker.say("counter-meals.count", count=player.meals)
            lines.append(Text(f"  {self.speaker.player(player.seat)} · {points} ({zombies}, {meals})"))
        return Group(*lines)

    def open_view(self, match: Match) -> View:
        seen: View = match.view(None)
        hands = [leader.hand for leader in match.state.leaders]
        players = [replace(player, hand=sorted(hand)) for player, hand in zip(seen.players, hands, strict=True)]
        return replace(seen, players=players)


def sheet(picture: TownPicture, player: LeaderView | PlayerView) -> list[Text]:
    """Whose zombies somebody leads, with points, tokens and cards."""
    say, ability = picture.speaker.say, CHARACTERS[player.character].ability
    used = Text(say("terminal-humans-used", ability=ability), "dim")
    return [
        Text(picture.speaker.name("character", player.character)),
        Text(say("terminal-humans-points", count=player.points, most=player.goal), "green"),
        Text(say("counter-do_overs.count", count=player.dice)),
        picture.held(player),
        used if player.used else Text(picture.speaker.name("ability", ability), "magenta"),
    ]


def belongings(picture: TownPicture, player: LeaderView | PlayerView) -> list[RenderableType]:
    """Where somebody's zombies are, and the wounds in front; the own hand below."""
    zombies = Counter(shown(space) for space in player.zombies.values())
    told = [Text(space if count == 1 else f"{space} ×{count}") for space, count in sorted(zombies.items())]
    lines = [picture.labelled(picture.speaker.say("terminal-humans-zombies"), told)]
    if player.wounds:
        lines.append(picture.named("zone-wounds", "wound", player.wounds, "red"))
    if player.hand is not None:
        lines.append(picture.cards("zone-hand", player.hand))
    return lines


def open_cards(picture: TownPicture, view: View | CombinedView) -> list[RenderableType]:
    """The capture cards and wound cards that lie open."""
    lines = []
    if view.attempt is not None and view.attempt.drawn:
        lines.append(picture.named("terminal-humans-captures", "capture", view.attempt.drawn, "green"))
    if view.wounds_drawn:
        lines.append(picture.named("terminal-humans-wounds", "wound", view.wounds_drawn, "red"))
    return lines


def numbers(picture: TownPicture, option: Option) -> str:
    """The numbers of a character that may be chosen."""
    if option[0] != "choose":
        return ""
    sheet, say = CHARACTERS[str(option[1])], picture.speaker.say
    named = {say(f"number-{name}"): getattr(sheet, field) for name, field in NUMBERS.items()}
    return ", ".join(say("terminal-humans-number", what=what, count=count) for what, count in named.items())


def colour(card: Card) -> str:
    return "cyan" if KINDS[card].weapon else "yellow"
