"""Every game passes the tests of PettingZoo, and tells what an arena tells."""

import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from deadtown.complaint import Complaint
from deadtown.research.pettingzoo import Table, env

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("zombinion", players, {"turn_cap": 4}) for players in (2, 3, 4)),
    ("zombiaki", 2, {}),
    *(("zombies", players, {"max_rounds": 1}) for players in (2, 6)),
    *(("humans", players, {"max_rounds": 1}) for players in (2, 5)),
    *(("combined", players, {"max_rounds": 1}) for players in (3, 6)),
    *(("last_night", players, {}) for players in (2, 6)),
]


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_api_and_seeds(game: str, players: int, options: dict[str, Any], seeds: range) -> None:
    """Warned of is only that an observation is a mapping, as it is wherever there is a mask. Some dozens of decisions,
    thousands in ``make soak``."""
    api_test(env(game, players, options), num_cycles=3 * len(seeds))
    seed_test(lambda: env(game, players, options), num_cycles=2 * len(seeds))


@pytest.mark.filterwarnings("ignore:Observation")
def test_performance(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Theirs lasts five seconds by the clock; here the clock goes faster."""
    ticks = iter(range(0, 10_000, 2))
    clock = SimpleNamespace(time=lambda: next(ticks))
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(env("zombinion"))
    assert "turns per second" in capsys.readouterr().out


def played(table: Table, luck: Random) -> Table:
    """A match to its end; each agent is then taken off the table."""
    while table.agents:
        observation, _, ended, _, info = table.last()
        if ended:
            table.step(None)
            continue
        assert observation is not None
        (legal,) = observation["action_mask"].nonzero()
        assert (info["action_mask"] == observation["action_mask"]).all()
        table.step(luck.choice(legal.tolist()))
    return table


def test_rewards_come_at_the_end() -> None:
    table = env("zombinion", 3, {"turn_cap": 12})
    table.reset(seed=5)
    rewards, luck = [], Random(2)
    while table.agents:
        _, reward, ended, _, info = table.last(observe=False)
        if ended:
            rewards.append(reward)
            table.step(None)
        else:
            table.step(luck.choice(info["action_mask"].nonzero()[0].tolist()))
    assert rewards == pytest.approx(table.arena.returns())
    assert sum(rewards) == pytest.approx(0)
    assert any(rewards)


def test_only_the_agent_to_act_has_a_choice() -> None:
    table = env("zombinion", 2)
    table.reset(seed=1)
    for agent in table.agents:
        told = table.observe(agent)
        acts = agent == table.agent_selection
        assert told["action_mask"].any() == acts
        assert table.observation_space(agent).contains(told)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    seat = table.possible_agents.index(other)
    assert (table.observe(other)["observation"] == table.arena.observation(seat)).all()


def test_the_table_is_told_in_words() -> None:
    table = env("zombinion", 2, {"turn_cap": 1}, render_mode="ansi")
    table.reset(seed=1)
    told = table.render()
    assert told is not None
    assert "begins turn 1" in told
    assert "  Play Bullet" in told
    hidden = [line for line in told.splitlines() if "draws 5 cards" in line]
    assert len(hidden) == 1
    assert "begins turn" not in str(table.render())
    played(table, Random(1))
    assert env("zombinion").render() is None
    with pytest.raises(Complaint, match="render_mode"):
        env("zombinion", render_mode="human")


def test_an_illegal_action_is_refused() -> None:
    table = env("zombiaki")
    table.reset(seed=1)
    with pytest.raises(Complaint, match="is not legal"):
        table.step(table.arena.actions.size - 1)
