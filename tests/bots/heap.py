"""A game to look ahead in: whoever takes the last thing of a heap wins. A coin may be hidden beside it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from deadtown.kernel import Chance, Decision, Game, GameState, Match, Option, Outcome, Play, Question, Refusal, Step


class HeapOptions(msgspec.Struct, frozen=True):
    left: int = 5
    most: int = 3
    """How many may be taken at a time."""
    guess: int = 0
    """How many sides a die has that lies under a cup; all but the last show a one. Who guesses it wins at once."""


class HeapState(GameState):
    players: int
    left: int
    most: int
    guess: int
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


class Heap(Game[HeapState]):
    name = "heap"
    rules = "1"
    prefix = "HP"
    seats = range(1, 5)
    folder = Path(__file__).parent
    options_type = HeapOptions
    state_type = HeapState
    events = ()
    decisions = ("take", "guess")
    steps = {"take": take, "hide": hide}

    def start(self, options: HeapOptions, players: Sequence[str]) -> HeapState:
        step = "hide" if options.guess else "take"
        return HeapState(step, len(players), options.left, options.most, options.guess)

    def seats_in(self, state: HeapState) -> int:
        return state.players

    def view(self, state: HeapState, seat: int | None) -> HeapView:
        return HeapView(state.left, state.turn)

    def imagine(self, state: HeapState, seat: int | None, chance: Chance) -> None:
        if state.guess:
            state.die = chance.pick(state.guess)

    def outcome(self, state: HeapState) -> Outcome | None:
        if state.step:
            return None
        return Outcome([state.winner], [int(seat == state.winner) for seat in range(state.players)], "taken")

    def why_not(self, state: HeapState, question: Question | None, seat: int, wish: Option) -> Refusal | None:
        return None

    def wishes(self, state: HeapState, seat: int) -> Iterable[Option]:
        return ()

    def components(self, state: HeapState) -> Counter[str]:
        return Counter()


class HeapGuide:
    """Likes to take little, and knows what a heap is worth to whom."""

    def __init__(self) -> None:
        self.weighed: list[HeapState] = []
        self.appraised: list[HeapState] = []

    def appraise(self, state: HeapState, seat: int) -> float:
        self.appraised.append(state)
        losing = state.left % (state.most + 1) == 0
        mine = state.turn % state.players == seat
        return 0.1 if losing == mine else 0.9

    def weigh(self, state: HeapState, decision: Decision) -> list[float]:
        self.weighed.append(state)
        return [1 / (1 + place) for place in range(len(decision.options))]


def heap(left: int = 5, most: int = 3, players: int = 2, guide: HeapGuide | None = None, guess: int = 0) -> Match:
    """A heap of so many things, and who plays with it."""
    game = Heap()
    game.guide = guide  # type: ignore[misc]
    return Match.start(game, "abcd"[:players], HeapOptions(left, most, guess), seed="heap")
