"""Any game for PettingZoo: one agent acts after another (AEC), with a mask of what is legal."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from deadtown.complaint import Complaint

try:
    from pettingzoo import AECEnv
except ImportError:
    raise Complaint("this takes PettingZoo: pip install 'deadtown[research]'") from None

from gymnasium import spaces

from deadtown.research.actions import Mask
from deadtown.research.arena import Arena
from deadtown.research.choices import choices_of, rows_asked
from deadtown.research.spaces import Ids, action_space, observation_space
from deadtown.research.told import Teller

Agent = str
Told = dict[str, Any]


def env(
    game: str,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    *,
    render_mode: str | None = None,
    rewindable: bool = False,
    features: bool | int = False,
) -> "Table":
    """A game for so many agents; ``rewindable`` is for those who copy matches through ``arena``, ``features`` adds the
    ids of options and a row of numbers for each to what the agent to act observes."""
    return Table(game, players, options, render_mode=render_mode, rewindable=rewindable, features=features)


class Table(AECEnv):  # type: ignore[misc]
    """One match at a time. Rewards come at the end: what winners share, the others pay."""

    metadata = {"render_modes": ["ansi"], "name": "deadtown", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        render_mode: str | None = None,
        rewindable: bool = False,
        features: bool | int = False,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise Complaint(f"render_mode is 'ansi' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self._rows = rows_asked(features)
        self.arena = Arena(game, players, options, seed=0, rewindable=rewindable)
        """The match, for those who want more of it than this library asks for."""
        self.metadata = {**self.metadata, "name": f"deadtown_{game}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: action_space(self.arena.game) for agent in self.possible_agents}
        self._teller: Teller | None = None

    @cached_property
    def _observation_space(self) -> spaces.Dict:
        return observation_space(self.arena.game, self._rows)

    def observation_space(self, agent: Agent) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: Agent) -> Ids:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another match. What is agreed on was agreed on when the table was made: ``options`` change nothing."""
        if self.render_mode == "ansi":
            self._teller = Teller(self.arena.game, self.arena.players)
        self.arena.reset(seed, listener=None if self._teller is None else self._teller.hear)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, Told] = {agent: {} for agent in self.agents}
        self._ask()

    _mask: Mask

    def _ask(self) -> None:
        """The seat that decides is the agent to act. Its mask is in its info too, for who looks at nothing else."""
        decision = self.arena.match.decision
        if decision is None:
            self._end()
            return
        agent = self.agent_selection = self.possible_agents[decision.seat]
        self._mask = self.arena.actions.mask(decision.options, self.arena.page)
        self.infos[agent] = {"action_mask": self._mask}

    def _end(self) -> None:
        self.rewards = dict(zip(self.possible_agents, self.arena.returns(), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"action_mask": self.arena.mask()} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: Agent) -> Told:
        """What an agent may know; who is not to act has nothing to choose from."""
        seat = self._seats[agent]
        asked = self.arena.decision if seat == self.arena.seat else None
        told: Told = {
            "observation": self.arena.observation(seat),
            "action_mask": self.arena.actions.mask(()) if asked is None else self._mask,
        }
        if self._rows:
            options = () if asked is None else asked.options
            choices = choices_of(self.arena.actions, options, self.arena.page, self._rows)
            told |= {"option_ids": choices.ids, "option_features": choices.features}
        return told

    def step(self, action: int | None) -> None:
        """Choose for the agent to act. Raises Complaint where that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is not done acts"
        self.arena.act(int(action))
        self._ask()

    def render(self) -> str | None:
        """What happened since this was asked last, and what the agent to act is asked, in words."""
        return None if self._teller is None else self._teller.tell(self.arena.match)

    def close(self) -> None:
        """There is nothing to close."""
