"""A game to look ahead in: whoever takes the last thing of a heap wins. A coin may be hidden beside it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec

from deadtown.kernel import (
    Chance,
    Decision,
    Eyes,
    Game,
    GameState,
    Match,
    Option,
    Outcome,
    Play,
    Players,
    Rules,
    Sides,
    Step,
    Words,
)


class HeapOptions(msgspec.Struct, frozen=True):
    left: int = 5
    most: int = 3
    """How many may be taken at a time."""
    guess: int = 0
    """How many sides a die has that lies under a cup; all but the last show a one. Who guesses it wins at once."""
    teams: tuple[int, ...] = ()
    """For which team each seat plays; none: each for itself."""


class HeapState(GameState):
    players: int
    left: int
    most: int
    guess: int
    teams: tuple[int, ...] = ()
    die: int = 0
    turn: int = 0
    winner: int = -1


class HeapView(msgspec.Struct, frozen=True):
    left: int
    turn: int


def hide(play: Play[HeapState]) -> Step:
    """Roll under the cup, and let the first seat guess."""
    state = play.state
    state.die = play.chance.pick(state.guess)
    answer = yield Decision(0, "guess", [("guess", "last"), ("guess", "one")])
    last = state.die == state.guess - 1
    state.winner = 0 if (answer == ("guess", "last")) == last else 1
    return ""


def take(play: Play[HeapState]) -> Step:
    """Take some; the last one wins."""
    state = play.state
    seat = state.turn % state.players
    options: list[Option] = [("take", count) for count in range(1, min(state.most, state.left) + 1)]
    answer = yield Decision(seat, "take", options)
    state.left -= int(answer[1])
    state.turn += 1
    if not state.left:
        state.winner = seat
        return ""
    return "take"


def opening(options: HeapOptions, players: Sequence[str]) -> HeapState:
    step = "hide" if options.guess else "take"
    return HeapState(step, len(players), options.left, options.most, options.guess, options.teams)


def imagine(state: HeapState, seat: int | None, chance: Chance) -> None:
    if state.guess:
        state.die = chance.pick(state.guess)


def team(state: HeapState, seat: int) -> int:
    return state.teams[seat] if state.teams else seat


def outcome(state: HeapState) -> Outcome | None:
    if state.step:
        return None
    won = team(state, state.winner)
    winners = [seat for seat in range(state.players) if team(state, seat) == won]
    return Outcome(winners, [int(seat == state.winner) for seat in range(state.players)], "taken")


HEAP: Game[HeapState] = Game(
    name="heap",
    version="1",
    families=("HP",),
    folder=Path(__file__).parent,
    rules=Rules(
        options_type=HeapOptions,
        state_type=HeapState,
        seats=range(1, 5),
        opening=opening,
        steps={"take": take, "hide": hide},
        decisions=("take", "guess"),
        events=(),
        outcome=outcome,
        components=lambda state: Counter(),
        seats_in=lambda state: state.players,
    ),
    eyes=Eyes(view=lambda state, seat: HeapView(state.left, state.turn), imagine=imagine),
    words=Words(why_not=lambda state, decision, seat, wish: None, wishes=lambda state, seat: ()),
    sides=Sides(team=team),
)


class HeapGuide:
    """Likes to take little, and knows what a heap is worth to whom."""

    def __init__(self) -> None:
        self.weighed: list[HeapState] = []
        self.appraised: list[HeapState] = []

    def appraise(self, state: HeapState, seat: int) -> float:
        self.appraised.append(state)
        losing = state.left % (state.most + 1) == 0
        mine = team(state, state.turn % state.players) == team(state, seat)
        return 0.1 if losing == mine else 0.9

    def weigh(self, state: HeapState, decision: Decision) -> list[float]:
        self.weighed.append(state)
        return [1 / (1 + place) for place in range(len(decision.options))]


def heap(
    left: int = 5,
    most: int = 3,
    players: int = 2,
    guide: HeapGuide | None = None,
    guess: int = 0,
    teams: tuple[int, ...] = (),
) -> Match:
    """A heap of so many things, and who plays with it; where there are teams, as many as they name."""
    game = replace(HEAP, players=Players(guide=guide))
    options = HeapOptions(left, most, guess, teams)
    return Match.start(game, "abcd"[: len(teams) or players], options, seed="heap")


class Clock:
    """Goes on by a hundredth of a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now
