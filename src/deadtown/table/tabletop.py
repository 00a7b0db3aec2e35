"""A table as it stands: its plain data and its match, and what follows from both."""

from collections.abc import Sequence
from typing import Any

from deadtown.games import GAMES
from deadtown.kernel import BadOptions, Game, Match, Onlookers, Scripted, Talk
from deadtown.kernel.chance import Chance, Result, luck_of
from deadtown.table.denied import Denied
from deadtown.table.state import TableState


class TooFarBack(Exception):
    """The match does not remember that position: the whole log must be read again."""

    def __init__(self, number: int) -> None:
        super().__init__(f"decision {number} is forgotten")
        self.number = number


class Damaged(Exception):
    """A log that does not agree with itself."""


class Tabletop:
    """What the log of a table has come to."""

    def __init__(self, state: TableState, match: Match | None = None) -> None:
        self.state = state
        self.match = match
        self.onlookers = Onlookers()
        """The eyes for which somebody wants to know what changes with what happens."""

    @property
    def game(self) -> Game[Any]:
        return game_of(self.state)

    def check_rules(self) -> None:
        """Denied when the game is not the one that it was when the table was made."""
        game_of(self.state)

    def check_playing(self) -> None:
        """Denied unless a game goes on."""
        phase = self.state.phase
        if phase != "playing":
            reasons = {"open": "not-started", "over": "game-over", "closed": "table-closed"}
            raise Denied("conflict", reasons[phase])

    @property
    def playing(self) -> Match:
        """The match that goes on; denied when there is none."""
        self.check_playing()
        assert self.match is not None, "a game that goes on has a match"
        return self.match

    def decides(self, seat: int) -> bool:
        """Whether a decision waits for a seat alone."""
        match = self.match
        return match is not None and match.window is None and seat in match.asked_seats

    def roles(self) -> list[str]:
        """Which of the unequal sides each seat plays, as far as that is settled."""
        state, game = self.state, GAMES.get(self.state.game)
        unknown = [""] * len(state.seats)
        if game is None or not game.sides.roles:
            return unknown
        if self.match is not None:
            return [game.sides.role(self.match.state, seat) for seat in range(len(state.seats))]
        try:
            begun = game.rules.start(
                game.rules.read_options(state.options), [str(number) for number in range(len(state.seats))]
            )
        except BadOptions:
            return unknown
        return [game.sides.role(begun, seat) for seat in range(len(state.seats))]

    def talk(self) -> Talk:
        """What the rules say about talking at this table; where they are no longer the same, anybody may."""
        game = GAMES.get(self.state.game)
        try:
            return Talk() if game is None else game.sides.talk(game.rules.read_options(self.state.options))
        except BadOptions:
            return Talk()


def game_of(state: TableState) -> Game[Any]:
    """The game of a table. A game of other rules is not silently played by the present ones."""
    game = GAMES.get(state.game)
    if game is None or game.version != state.rules:
        now = game.version if game is not None else "-"
        raise Denied("gone", "other-rules", game=state.game, then=state.rules, now=now)
    return game


def chance_of(state: TableState, noted: Sequence[Result] = ()) -> Chance:
    """The luck of a table: from its seed, or, where only the luck is recorded, what was noted of it."""
    return luck_of(state.seed) if state.seed else Scripted(list(noted))
