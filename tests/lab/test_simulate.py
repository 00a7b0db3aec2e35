"""The games of a plan: the same for any number of processes, and clear errors when one can't be played."""

import multiprocessing
import os
import re
import signal
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.games.zombinion.events import Gained, StartPlayer, Took
from deadtown.kernel import Event, Match
from deadtown.lab import simulate as room
from deadtown.lab.plan import Plan, make_plan
from deadtown.lab.simulate import GameFailed, Row, Simulator, read_rows, simulate
from tests.lab.dice import Keeper


def dice(*bots: str, games: int = 40, **options: int) -> Plan:
    return make_plan("dice", bots, games, "test", options)


def lines(plan: Plan, jobs: int) -> bytes:
    return b"".join(simulate(plan, jobs))


@pytest.mark.parametrize("jobs", [2, 3])
def test_any_number_of_jobs_gives_the_same_rows(jobs: int) -> None:
    plan = make_plan("zombinion", ["random", "money"], 13, "test", {})
    alone = lines(plan, 1)
    assert len(read_rows(alone)) == 13
    assert lines(plan, jobs) == alone


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="it is the only way here")
def test_processes_that_start_from_nothing_give_the_same_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = make_plan("zombinion", ["random", "random"], 4, "test", {"turn_cap": 5})
    monkeypatch.setattr(room, "_context", lambda: multiprocessing.get_context("spawn"))
    assert lines(plan, 2) == lines(plan, 1)


def test_the_size_of_chunks_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = dice("gambler", "keeper", games=40)
    usual = lines(plan, 1)
    monkeypatch.setattr(room, "_next_size", lambda size, chunk: 7)
    chunks = list(simulate(plan, 2))
    assert max(len(read_rows(chunk)) for chunk in chunks) == 7
    assert b"".join(chunks) == usual


def test_more_games_begin_with_the_same_games() -> None:
    assert lines(dice("gambler", "keeper", games=30), 1).startswith(lines(dice("gambler", "keeper", games=11), 1))


def test_chunks_grow_while_games_are_quick() -> None:
    assert room._next_size(4, room.Chunk(b"", room.CHUNK_SECONDS / 100)) == 8
    assert room._next_size(4, room.Chunk(b"", room.CHUNK_SECONDS * 2)) == 2
    assert room._next_size(4, room.Chunk(b"", room.CHUNK_SECONDS * 100)) == 1


def test_the_luck_of_a_group_is_the_same_from_every_seat() -> None:
    """Two bots who do the same: the seats score the same in both games of a group, whoever sits there."""
    rows = read_rows(lines(dice("keeper", "keeper"), 1))
    assert [row.scores for row in rows[0::2]] == [row.scores for row in rows[1::2]]
    assert len({tuple(row.scores) for row in rows}) > 5


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
        taken=[{"gold": 3}, {"lead": 3}],
    )


def test_a_game_that_tells_nothing_of_itself_is_simulated_too() -> None:
    row = Simulator(make_plan("plain", ["keeper", "gambler"], 1, "test", {})).play(0)
    assert row.figures == {}
    assert row.taken == [{}, {}]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named_with_the_seed(jobs: int) -> None:
    plan = dice("keeper", "broken")
    said = f"game 1 (seed {plan.game_seed(0)}) failed, broken deciding: ZeroDivisionError: no coin left (choose, line "
    with pytest.raises(GameFailed, match=re.escape(said)):
        lines(plan, jobs)


def test_a_bot_that_answers_what_is_not_on_the_list_is_named() -> None:
    with pytest.raises(GameFailed, match=r"game 1 .* cheat deciding: Refused: not-now"):
        lines(dice("keeper", "cheat"), 1)


def test_a_bot_that_can_not_even_be_made_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(bot: Keeper, luck: Random) -> None:
        raise ValueError("no such strategy")

    monkeypatch.setattr(Keeper, "__init__", fail)
    with pytest.raises(GameFailed, match=r"game 1 .* failed: ValueError: no such strategy"):
        lines(dice("keeper", "keeper"), 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_does_not_end_is_named_with_the_seed(monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    monkeypatch.setattr(room, "MOST_DECISIONS", 1000)
    plan = dice("keeper", "keeper", rounds=250)
    assert len(read_rows(lines(plan, jobs))) == 40
    plan = dice("keeper", "keeper", rounds=251)
    with pytest.raises(GameFailed, match=rf"game 1 \(seed {plan.game_seed(0)}\) did not end within 1,000 decisions"):
        lines(plan, jobs)


def test_a_bot_that_imagines_gets_a_match_that_can_be_copied() -> None:
    assert len(read_rows(lines(dice("keeper", "dreamer", games=2), 1))) == 2


def test_a_process_that_dies_is_complained_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def die(bot: Keeper, luck: Random) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    monkeypatch.setattr(Keeper, "__init__", die)
    with pytest.raises(Complaint, match="a process of the simulation died"):
        lines(dice("keeper", "keeper"), 2)


class Listening(Match):
    """A match that keeps what it told, for comparison with what the row says."""

    told: list[Event]

    @classmethod
    def start(cls, *arguments: object, **others: object) -> "Match":
        cls.told = []
        return super().start(*arguments, **others, listener=cls.told.append)  # type: ignore[arg-type]


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
            assert taken <= Counter(row.taken[seat]) <= got


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
