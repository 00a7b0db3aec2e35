"""A toy game: each player rolls, keeps or rolls again, and hides a coin. It shows the kernel without any rules."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from deadtown.kernel import (
    Chance,
    Decision,
    Event,
    Eyes,
    Game,
    GameState,
    Option,
    Outcome,
    Play,
    Question,
    Refusal,
    Rules,
    Step,
    Words,
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


def opening(options: ToyOptions, players: Sequence[str]) -> ToyState:
    count = len(players)
    return ToyState("roll", count, options.rounds, totals=[0] * count, coins=["gold"] * count)


def view(state: ToyState, seat: int | None) -> ToyView:
    return ToyView(state.totals[:], None if seat is None else state.coins[seat])


def imagine(state: ToyState, seat: int | None, chance: Chance) -> None:
    for other in range(state.players):
        if other != seat:
            state.coins[other] = ("gold", "lead")[chance.pick(2)]


def outcome(state: ToyState) -> Outcome | None:
    if state.step:
        return None
    best = max(state.totals)
    return Outcome([seat for seat, total in enumerate(state.totals) if total == best], state.totals, "rounds")


def why_not(state: ToyState, question: Question | None, seat: int, wish: Option) -> Refusal | None:
    if wish[0] not in ("keep", "again", "hide"):
        return None
    return Refusal("TY-1", "not-now", {"seat": seat})


TOY: Game[ToyState] = Game(
    name="toy",
    version="1",
    families=("TY",),
    folder=Path(__file__).parent,
    rules=Rules(
        options_type=ToyOptions,
        state_type=ToyState,
        seats=range(1, 4),
        opening=opening,
        steps={"roll": roll},
        decisions=("again", "hide"),
        events=(Rolled, Hid),
        outcome=outcome,
        components=lambda state: Counter(coins=len(state.coins)),
        seats_in=lambda state: state.players,
    ),
    eyes=Eyes(view=view, imagine=imagine),
    words=Words(why_not=why_not, wishes=lambda state, seat: [("again",)]),
)
