"""One seat against bots, as Gymnasium wants it."""

from random import Random
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.research.gymnasium import Chair

CHAIRS: list[tuple[str, dict[str, Any]]] = [
    ("zombinion", {"seat": 0, "opponents": ["hunter"], "options": {"turn_cap": 20}}),
    ("zombinion", {"seat": 2, "opponents": ["money", "random", "easy"], "options": {"turn_cap": 20}}),
    ("zombiaki", {"seat": 1}),
    ("zombies", {"opponents": ["random"] * 5, "options": {"max_rounds": 1}}),
    ("humans", {"options": {"max_rounds": 1}}),
    ("combined", {"opponents": ["random"] * 2, "options": {"max_rounds": 1}}),
    ("last_night", {"opponents": ["random"] * 3}),
]


class Forgiving(Chair):
    """Their checker draws actions without a mask: what is not legal becomes the first that is."""

    def step(self, action: Any) -> Any:
        mask = self.arena.mask()
        return super().step(action if mask[action] else mask.argmax())


def chair(game: str, **how: Any) -> Chair:
    made = gymnasium.make(f"deadtown/{game}-v0", **how).unwrapped
    assert isinstance(made, Chair)
    return made


@pytest.mark.parametrize(("game", "how"), CHAIRS)
def test_their_checker_finds_nothing(game: str, how: dict[str, Any]) -> None:
    check_env(Forgiving(game, **how), skip_render_check=True)


def test_the_own_seat_alone_is_asked_and_rewarded() -> None:
    env = chair("zombinion", seat=1, opponents=["money", "random"], options={"turn_cap": 15})
    luck = Random(3)
    told, info = env.reset(seed=3)
    ended, rewards = False, []
    while not ended:
        assert env.arena.seat == 1
        assert (info["action_mask"] == told["action_mask"]).all()
        told, reward, ended, truncated, info = env.step(luck.choice(told["action_mask"].nonzero()[0].tolist()))
        rewards.append(reward)
        assert not truncated
    assert not any(rewards[:-1])
    assert rewards[-1] == env.arena.returns()[1]


def test_the_same_seed_brings_the_same_game() -> None:
    def story(seed: int) -> list[bytes]:
        env = chair("zombiaki", opponents=["normal"])
        told, _ = env.reset(seed=seed)
        luck, ended = Random(1), False
        seen = []
        while not ended:
            seen.append(told["observation"].tobytes())
            told, _, ended, _, _ = env.step(luck.choice(told["action_mask"].nonzero()[0].tolist()))
        return seen

    assert story(1) == story(1) != story(2)


def test_bots_that_look_ahead_may_sit_down() -> None:
    env = chair("zombiaki", opponents=["search:2"])
    told, _ = env.reset(seed=1)
    told, *_ = env.step(told["action_mask"].argmax())
    assert env.arena.match.rewindable


def test_a_chair_is_told_in_words() -> None:
    env = chair("zombinion", render_mode="ansi")
    env.reset(seed=1)
    assert "begins turn 1" in str(env.render())
    assert chair("zombinion").render() is None


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(Complaint, match="no seat 2 among 2"):
        chair("zombinion", seat=2)
    with pytest.raises(Complaint, match=r"a list, such as \['money'\]"):
        chair("zombinion", opponents="money")
    with pytest.raises(Complaint, match="there is no bot 'nobody'"):
        chair("zombinion", opponents=["nobody"])
    env = chair("zombinion")
    env.reset(seed=1)
    with pytest.raises(Complaint, match="is not legal"):
        env.step(-1)
    assert {f"deadtown/{game}-v0" for game in GAMES} <= set(gymnasium.registry)
