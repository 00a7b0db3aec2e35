"""Every game passes OpenSpiel's random simulations; their search plays ours to the end."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from deadtown.complaint import Complaint
from deadtown.research.actions import actions_of
from deadtown.research.openspiel import Course, register
from deadtown.research.setting import Setting

register()
PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("zombinion", {"turn_cap": 4}),
    ("zombinion", {"turn_cap": 3, "players": 4, "combat_set": "random"}),
    ("zombiaki", {"luck": 8}),
    ("zombies", {"max_rounds": 1, "players": 3}),
    ("humans", {"max_rounds": 1}),
    ("combined", {"max_rounds": 1, "players": 5}),
]


def walk(game: Any, luck: Random, each: Callable[[Any], None] = lambda state: None, steps: int = 10_000) -> Any:
    """A match at random, chance too."""
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        each(state)
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "given"), PLAYED)
def test_their_random_simulations(name: str, given: dict[str, Any]) -> None:
    game = pyspiel.load_game(f"deadtown_{name}", given)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


def test_a_long_night_is_simulated_for_a_while() -> None:
    state = walk(pyspiel.load_game("deadtown_last_night"), Random(1), steps=120)
    assert len(state.history()) == 120
    assert state.returns() == [0, 0]


def test_their_search_plays_a_game_to_its_end() -> None:
    game, luck = pyspiel.load_game("deadtown_zombiaki"), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bots = [mcts.MCTSBot(game, 1.4, 2, evaluator, random_state=luck) for _ in range(2)]
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(
            int(luck.choice(state.legal_actions())) if chance else bots[state.current_player()].step(state)
        )
    assert sorted(state.returns()) in ([-1, 1], [0, 0])


def test_a_history_and_a_pickle_are_the_same_position() -> None:
    """Also where luck is waited for, and with all that each seat has known."""
    game = pyspiel.load_game("deadtown_zombinion", {"turn_cap": 5})

    def compare(state: Any) -> None:
        if luck.random() < 0.8:
            return
        again = game.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        course = pickle.loads(pickle.dumps(state.course))
        assert str(again) == str(other) == str(state) == str(deepcopy(state))
        assert course.waits_for_luck == state.course.waits_for_luck
        if state.course.match is not None:
            assert course.match.digest() == state.course.match.digest()
            for seat in range(2):
                known = state.information_state_string(seat)
                assert known == again.information_state_string(seat) == other.information_state_string(seat)

    luck = Random(2)
    assert walk(game, luck, compare).is_terminal()


def test_luck_comes_at_chance_nodes_alone() -> None:
    """The same actions bring the same position; another outcome brings another one; nobody else's hand is changed."""
    course = Course(Setting("zombinion", 2), 64)
    course.act(3)
    luck = Random(3)
    compared = 0
    while compared < 5:
        if not course.waits_for_luck:
            assert course.decision is not None
            course.act(luck.choice(actions_of(course.setting.game).ids(course.decision.options)))
            continue
        one, same, other = deepcopy(course), deepcopy(course), deepcopy(course)
        one.act(1)
        same.act(1)
        other.act(2)
        assert one.match is not None
        assert same.match is not None
        assert other.match is not None
        assert one.match.digest() == same.match.digest()
        compared += one.match.digest() != other.match.digest()
        course = one


def test_an_observer_gives_fields_by_name() -> None:
    game = pyspiel.load_game("deadtown_zombinion")
    state = walk(game, Random(4), steps=30)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.dict["hunters"].any()
    assert state.observation_tensor(0) == observer.tensor.tolist()
    assert '"hunters"' in state.observation_string(0)


def test_parameters_are_the_options_of_the_game() -> None:
    game = pyspiel.load_game("deadtown_zombies", {"players": 4, "zb_kill_goal": 3, "max_rounds": 2})
    assert game.num_players() == 4
    with pytest.raises(Complaint, match="zb_kill_goal"):
        pyspiel.load_game("deadtown_zombies", {"zb_kill_goal": -1})
