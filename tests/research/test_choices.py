"""What options are about, beside their ids: the same rows wherever a learner asks for them."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import deadtown.research.openspiel  # noqa: F401
from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.research import Arena, Batch
from deadtown.research.actions import actions_of
from deadtown.research.choices import choices_of
from deadtown.research.gymnasium import Chair
from deadtown.research.pettingzoo import env
from tests.research.cases import SOME, Case, case_name

TOWN = ("zombies", 2, {"max_rounds": 1})


def rows_of(told: dict[str, Any]) -> int:
    """How many options are told; behind them there is nothing."""
    ids, features = told["option_ids"], told["option_features"]
    count = int((ids >= 0).sum())
    assert (ids[count:] == -1).all()
    assert not features[count:].any()
    assert features[:count].any(axis=1).all()
    return count


@pytest.mark.parametrize("case", SOME, ids=case_name)
def test_a_batch_tells_each_match_what_an_arena_does(case: Case) -> None:
    batch = Batch(case.game.name, 2, case.players, case.options, ["one", "two"], observe=False, features=True)
    arenas = [Arena(case.game.name, case.players, case.options, seed=seed) for seed in ("one", "two")]
    luck, stand = Random(3), batch.stand
    for _ in range(40):
        for place, arena in enumerate(arenas):
            ids = stand.ids[place]
            assert ids[ids >= 0].tolist() == arena.ids()
            assert (stand.features[place, : len(arena.ids())] == arena.features()).all()
            assert not stand.features[place, len(arena.ids()) :].any()
        chosen = [luck.choice(arena.ids()) for arena in arenas]
        stand = batch.step(np.array(chosen))
        for place, arena in enumerate(arenas):
            arena.act(chosen[place])
            if arena.over:
                arena.reset(batch.seed_of(place))


def test_who_does_not_ask_gets_no_rows() -> None:
    stand = Batch("zombinion", 2, observe=False).stand
    assert (stand.ids.shape, stand.features.shape[:2]) == ((2, 0), (2, 0))
    table = env("zombinion")
    table.reset(seed=1)
    assert table.observe("seat_0").keys() == {"observation", "action_mask"}


@pytest.mark.filterwarnings("ignore:Observation")
def test_agents_of_pettingzoo_are_told() -> None:
    game, players, options = TOWN
    table = env(game, players, options, features=True)
    table.reset(seed=1)
    agent = table.agent_selection
    told = table.observe(agent)
    assert table.observation_space(agent).contains(told)
    assert told["option_ids"][: rows_of(told)].tolist() == table.arena.ids()
    assert (told["option_features"][: rows_of(told)] == table.arena.features()).all()
    other = next(one for one in table.agents if one != agent)
    assert rows_of(table.observe(other)) == 0, "it has nothing to choose from"
    api_test(env("zombinion", options={"turn_cap": 3}, features=20), num_cycles=40)


def test_a_chair_of_gymnasium_is_told() -> None:
    chair = Chair("zombies", opponents=["random"], options={"max_rounds": 1}, features=True)
    told, _ = chair.reset(seed=1)
    assert chair.observation_space.contains(told)
    assert (told["option_features"][: rows_of(told)] == chair.arena.features()).all()


def test_states_of_openspiel_are_told_in_the_order_of_their_actions() -> None:
    state = pyspiel.load_game("deadtown_zombies").new_initial_state()
    assert state.features().shape[0] == 0, "luck has no features"
    state.apply_action(0)
    while state.is_chance_node():
        state.apply_action(0)
    actions, course = actions_of(GAMES["zombies"]), state.course
    rows = state.features()
    assert len(rows) == len(state.legal_actions()) > 0
    for number, row in zip(state.legal_actions(), rows, strict=True):
        option = actions.option(number, course.decision.options, course.page)
        assert option is not None
        assert (row == actions.features([option])[0]).all()


def test_where_there_are_more_options_than_rows_the_first_are_told() -> None:
    arena = Arena("zombinion", seed=1)
    assert arena.decision is not None
    whole = choices_of(arena.actions, arena.decision.options, 0, 50)
    some = choices_of(arena.actions, arena.decision.options, 0, 2)
    assert some.ids.tolist() == whole.ids[:2].tolist()
    assert (some.features == whole.features[:2]).all()
    with pytest.raises(Complaint, match="how many options have a row"):
        env("zombinion", features=-1)


@pytest.mark.parametrize("illegal", ["lose", "random"])
def test_their_checker_finds_nothing_where_illegal_actions_are_taken(illegal: str) -> None:
    """It draws actions without a mask."""
    chair = Chair("zombinion", options={"turn_cap": 10}, illegal=illegal, features=20)
    check_env(chair, skip_render_check=True)


def illegal_action(chair: Chair) -> int:
    return int((chair.arena.mask() == 0).argmax())


def test_an_illegal_action_loses() -> None:
    chair = Chair("zombinion", illegal="lose", features=True)
    chair.reset(seed=1)
    told, reward, ended, cut, info = chair.step(illegal_action(chair))
    assert (reward, ended, cut) == (-1, True, False)
    assert not told["action_mask"].any()
    assert not info["action_mask"].any()
    assert rows_of(told) == 0
    with pytest.raises(Complaint, match="the match is over"):
        chair.step(0)
    chair.reset(seed=2)
    assert not chair.step(chair.arena.ids()[0])[2]


def test_an_illegal_action_becomes_one_by_lot() -> None:
    taken = set()
    for seed in range(8):
        chair = Chair("zombinion", illegal="random")
        chair.reset(seed=seed)
        decision = chair.arena.decision
        assert decision is not None
        before = len(chair.arena.taken)
        chair.step(illegal_action(chair))
        taken.add(chair.arena.taken[before])
        assert chair.arena.taken[before] in decision.options
    assert len(taken) > 1
    with pytest.raises(Complaint, match="illegal is one of refuse, lose, random"):
        Chair("zombinion", illegal="ignore")
