"""A toy game: each player rolls, keeps or rolls again, and hides a coin. It shows the kernel without any rules."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from deadtown.kernel import (
    Chance,
    Decision,
    Event,
    Game,
    GameState,
    Option,
    Outcome,
    Play,
    Question,
    Refusal,
    Step,
)


class Rolled(Event, frozen=True):
    shows = True

    seat: int
    value: int


class Hid(Event, frozen=True):
    seat: int
    coin: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Hid(self.seat, None)


class ToyOptions(msgspec.Struct, frozen=True):
    rounds: int = 3


class ToyState(GameState):
    players: int
    rounds: int
    turn: int = 0
    totals: list[int] = []
    coins: list[str] = []


class ToyView(msgspec.Struct, frozen=True):
    totals: list[int]
    coin: str | None


def roll(play: Play[ToyState]) -> Step:
    """Roll, and once more if wanted; then hide a coin."""
    state = play.state
    seat = state.turn % state.players
    value = play.chance.d6()
    play.tell(Rolled, seat, value)
    answer = yield Decision(seat, "again", [("keep",), ("again",)], {"value": value})
    if answer == ("again",):
        value = play.chance.d6()
        play.tell(Rolled, seat, value)
    coin = yield Decision(seat, "hide", [("hide", "gold"), ("hide", "lead")])
    state.coins[seat] = str(coin[1])
    play.tell(Hid, seat, str(coin[1]))
    state.totals[seat] += value
    state.turn += 1
    return "roll" if state.turn < state.players * state.rounds else ""


class Toy(Game[ToyState]):
    name = "toy"
    rules = "1"
    prefix = "TY"
    seats = range(1, 4)
    folder = Path(__file__).parent
    options_type = ToyOptions
    state_type = ToyState
    events = (Rolled, Hid)
    decisions = ("again", "hide")
    steps = {"roll": roll}

    def start(self, options: ToyOptions, players: Sequence[str]) -> ToyState:
        self.check_seats(players)
        count = len(players)
        return ToyState("roll", count, options.rounds, totals=[0] * count, coins=["gold"] * count)

    def seats_in(self, state: ToyState) -> int:
        return state.players

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return ToyView(state.totals[:], None if seat is None else state.coins[seat])

    def imagine(self, state: ToyState, seat: int | None, chance: Chance) -> None:
        for other in range(state.players):
            if other != seat:
                state.coins[other] = ("gold", "lead")[chance.pick(2)]

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.step:
            return None
        best = max(state.totals)
        return Outcome([seat for seat, total in enumerate(state.totals) if total == best], state.totals, "rounds")

    def why_not(self, state: ToyState, question: Question | None, seat: int, wish: Option) -> Refusal | None:
        if wish[0] not in ("keep", "again", "hide"):
            return None
        return Refusal("TY-1", "not-now", {"seat": seat})

    def wishes(self, state: ToyState, seat: int) -> Iterable[Option]:
        return [("again",)]

    def components(self, state: ToyState) -> Counter[str]:
        return Counter(coins=len(state.coins))


TOY: Game[Any] = Toy()
