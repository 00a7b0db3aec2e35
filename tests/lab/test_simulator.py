"""The games of a plan, one by one, and clear errors when one can't be played."""

import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from deadtown.games import GAMES
from deadtown.games.zombinion.events import Gained, StartPlayer, Took
from deadtown.kernel import Event, Match
from deadtown.kernel.record import verify
from deadtown.lab import simulator as room
from deadtown.lab.plan import Plan, make_plan
from deadtown.lab.row import BROKEN_OFF, Row, Touched, win_share
from deadtown.lab.simulator import GameFailed, Simulator
from tests.lab.dice import Keeper
from tests.lab.runs import rows_of


def dice(*bots: str, games: int = 40, **options: int) -> Plan:
    return make_plan("dice", bots, games, "test", options)


def test_the_luck_of_a_group_is_the_same_from_every_seat() -> None:
    """A bot that is dealt what the other one was dealt scores what it did, whoever sits there."""
    rows = rows_of(dice("keeper", "gambler"))
    assert [row.scores[0] for row in rows[0::2]] != [row.scores[0] for row in rows[1::2]]
    simulator = Simulator(dice("keeper", "gambler"))
    simulator.makers = [Keeper, Keeper]
    rows = [simulator.play(index) for index in range(40)]
    assert [row.scores for row in rows[0::2]] == [row.scores for row in rows[1::2]]
    assert len({tuple(row.scores) for row in rows}) > 5


def test_bots_that_are_all_the_same_do_not_play_a_game_twice() -> None:
    rows = rows_of(dice("keeper", "keeper"))
    assert len({tuple(row.scores) for row in rows[0::2]} & {tuple(row.scores) for row in rows[1::2]}) < 20
    assert [row.scores for row in rows[0::2]] != [row.scores for row in rows[1::2]]


def test_a_row_tells_the_game() -> None:
    plan = dice("keeper", "gambler", rounds=3)
    row = Simulator(plan).play(1)
    best = max(row.scores)
    assert row == Row(
        decisions=12,
        ending="rounds",
        winners=[seat for seat in range(2) if row.scores[seat] == best],
        scores=row.scores,
        figures={"turns": [3, 3], "order": [1, 2]},
        things=[{"gold": Touched(taken=3)}, {"lead": Touched(taken=3)}],
    )


def test_a_game_that_tells_nothing_of_itself_is_simulated_too() -> None:
    row = Simulator(make_plan("plain", ["keeper", "gambler"], 1, "test", {})).play(0)
    assert row.figures == {}
    assert row.things == [{}, {}]


def test_a_bot_that_fails_is_named_with_the_seed() -> None:
    plan = dice("keeper", "broken")
    said = f"game 1 (seed {plan.game_seed(0)}) failed, broken deciding: ZeroDivisionError: no coin left (choose, line "
    with pytest.raises(GameFailed, match=re.escape(said)):
        Simulator(plan).play(0)


def test_a_bot_that_answers_what_is_not_on_the_list_is_named() -> None:
    with pytest.raises(GameFailed, match=r"game 1 .* cheat deciding: Refused: not-now"):
        Simulator(dice("keeper", "cheat")).play(0)


def test_a_bot_that_can_not_even_be_made_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(bot: Keeper, luck: Random) -> None:
        raise ValueError("no such strategy")

    monkeypatch.setattr(Keeper, "__init__", fail)
    with pytest.raises(GameFailed, match=r"game 1 .* failed: ValueError: no such strategy"):
        Simulator(dice("keeper", "keeper")).play(0)


def test_a_game_that_does_not_end_is_broken_off_and_won_by_nobody() -> None:
    plan = make_plan("dice", ["keeper", "gambler"], 4, "test", {"rounds": 251}, longest=1000)
    row = Simulator(plan).play(0)
    assert (row.decisions, row.ending, row.winners, row.scores) == (1000, BROKEN_OFF, [], [])
    assert [win_share(row, seat) for seat in range(2)] == [0, 0]
    shorter = make_plan("dice", ["keeper", "keeper"], 1, "test", {"rounds": 250}, longest=1000)
    assert Simulator(shorter).play(0).ending == "rounds", "it may be just so long"


def test_any_game_can_be_written_down_and_is_the_same() -> None:
    simulator = Simulator(make_plan("zombinion", ["random", "money"], 4, "test", {"turn_cap": 6}))
    recording, failure = simulator.record(3)
    assert failure is None
    assert recording.match.outcome is not None
    assert recording.match.outcome.scores == simulator.play(3).scores
    assert [note.name for note in recording.seats] == ["money", "random"]
    assert verify(simulator.game, recording.lines).outcome == recording.match.outcome


def test_a_game_that_fails_is_written_down_as_far_as_it_went() -> None:
    recording, failure = Simulator(dice("keeper", "broken")).record(0)
    assert failure is not None
    assert "no coin left" in str(failure)
    assert recording.match.number > 0
    assert not recording.match.over


def test_a_bot_that_imagines_gets_a_match_that_can_be_copied() -> None:
    assert len(rows_of(dice("keeper", "dreamer", games=2))) == 2


class Listening(Match):
    """A match that keeps what it told, for comparison with what the row says."""

    told: list[Event]

    @classmethod
    def start(cls, *arguments: Any, listener: Any = None, **others: Any) -> "Match":
        told: list[Event] = []
        cls.told = told

        def hear(event: Event) -> None:
            told.append(event)
            listener(event)

        return super().start(*arguments, **others, listener=hear)


@pytest.mark.parametrize("combat_set", ["first_game", "life_or_death"])
def test_zombinion_tells_turns_order_and_what_was_taken(monkeypatch: pytest.MonkeyPatch, combat_set: str) -> None:
    monkeypatch.setattr(room, "Match", Listening)
    simulator = Simulator(make_plan("zombinion", ["random"] * 3, 6, "test", {"combat_set": combat_set}))
    for index in range(6):
        row = simulator.play(index)
        told = Listening.told
        starter = next(event.seat for event in told if isinstance(event, StartPlayer))
        assert [row.figures["order"][(starter + place) % 3] for place in range(3)] == [1, 2, 3]
        assert sum(row.figures["turns"]) == sum(type(event).__name__ == "TurnBegan" for event in told)
        for seat in range(3):
            taken = Counter(event.card for event in told if isinstance(event, Took) and event.seat == seat)
            got = taken + Counter(event.card for event in told if isinstance(event, Gained) and event.seat == seat)
            chosen = Counter({thing: touched.taken for thing, touched in row.things[seat].items()})
            assert taken <= +chosen <= got
            assert {thing: touched.had for thing, touched in row.things[seat].items() if touched.had} == got


def test_turn_order_is_told_in_the_middle_of_a_game_too() -> None:
    game = GAMES["zombinion"]
    told: list[Event] = []
    match = Match.start(game, ["a", "b", "c"], seed="test", listener=told.append)
    orders: list[Sequence[int]] = []
    for _ in range(60):
        assert match.decision is not None
        match.choose(match.decision.options[-1])
        orders.append(game.figures.tally(match.state)["order"])
    starter = next(event.seat for event in told if isinstance(event, StartPlayer))
    assert orders == [[(seat - starter) % 3 + 1 for seat in range(3)]] * 60
