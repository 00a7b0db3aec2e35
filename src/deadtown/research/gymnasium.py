"""One seat of any game for Gymnasium, against bots: ``gymnasium.make("deadtown/zombinion-v0")``.

Importing this module registers the games. The other seats are played by bots, by name or level.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from deadtown.complaint import Complaint

try:
    import gymnasium
except ImportError:
    raise Complaint("this takes Gymnasium: pip install 'deadtown[research]'") from None

import numpy as np

from deadtown.bots import find_bot
from deadtown.games import GAMES
from deadtown.kernel import Bot, BotMaker
from deadtown.research.actions import Mask
from deadtown.research.arena import Arena
from deadtown.research.choices import choices_of, rows_asked
from deadtown.research.spaces import action_space, observation_space
from deadtown.research.told import Teller

Told = dict[str, Any]
ILLEGAL = ("refuse", "lose", "random")
LOST = -1.0
"""What a seat gets that loses by itself."""


class Chair(gymnasium.Env[Told, np.int64]):
    """A seat at a table of bots. The reward comes at the end."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: Sequence[str] = ("easy",),
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        features: bool | int = False,
        illegal: str = "refuse",
    ) -> None:
        """``opponents`` play the seats after the own one, in turn order. ``features`` adds the ids of options and a row
        of numbers for each. An ``illegal`` action is refused, ends the game as lost (``"lose"``), or becomes one by lot
        that is legal (``"random"``)."""
        if isinstance(opponents, str):
            raise Complaint(f"opponents are a list, such as [{opponents!r}], a name for each other seat")
        players = 1 + len(opponents)
        if not 0 <= seat < players:
            raise Complaint(f"there is no seat {seat} among {players}")
        if illegal not in ILLEGAL:
            raise Complaint(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.seat, self.render_mode, self.illegal = seat, render_mode, illegal
        self._rows = rows_asked(features)
        self._forfeited = False
        makers = {(seat + place) % players: find_bot(GAMES[game], name) for place, name in enumerate(opponents, 1)}
        self._makers: dict[int, BotMaker] = makers
        imagines = any(maker(Random(0)).imagines for maker in makers.values())
        self.arena = Arena(game, players, options, seed=0, rewindable=imagines)
        """The match, for those who want more of it than this library asks for."""
        self._bots: dict[int, Bot] = {}
        self._teller: Teller | None = None
        self.action_space = action_space(self.arena.game)
        self.observation_space = observation_space(self.arena.game, self._rows)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:
        """Begin another match; what is agreed on was agreed on when the environment was made."""
        super().reset(seed=seed)
        luck, self._forfeited = f"{self.np_random.integers(1 << 62)}", False
        if self.render_mode == "ansi":
            self._teller = Teller(self.arena.game, self.arena.players)
        self.arena.reset(luck, listener=None if self._teller is None else self._teller.hear)
        self._bots = {seat: maker(Random(f"{luck} {seat}")) for seat, maker in self._makers.items()}
        self._let_others_play()
        return self._told(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Told, float, bool, bool, Told]:
        """Choose, and let the others play on until the own seat is asked again. Raises Complaint."""
        if self._forfeited:
            raise Complaint("the match is over: reset begins another one")
        if self.illegal != "refuse" and not self.arena.over and action not in self.arena.ids():
            if self.illegal == "lose":
                self._forfeited = True
                return self._told(), LOST, True, False, self._info()
            action = self.np_random.choice(self.arena.ids())
        self.arena.act(int(action))
        self._let_others_play()
        return self._told(), self.arena.returns()[self.seat], self.arena.over, False, self._info()

    def _let_others_play(self) -> None:
        arena = self.arena
        while (decision := arena.decision) is not None and decision.seat != self.seat:
            arena.answer(self._bots[decision.seat].choose(arena.match.sight()))

    def _told(self) -> Told:
        told: Told = {"observation": self.arena.observation(self.seat), "action_mask": self._mask()}
        if self._rows:
            options = () if self._forfeited or self.arena.decision is None else self.arena.decision.options
            choices = choices_of(self.arena.actions, options, self.arena.page, self._rows)
            told |= {"option_ids": choices.ids, "option_features": choices.features}
        return told

    def _info(self) -> Told:
        return {"action_mask": self._mask()}

    def _mask(self) -> Mask:
        return self.arena.actions.mask(()) if self._forfeited else self.arena.mask()

    def render(self) -> str | None:
        """What happened since this was asked last, and what is asked, in words."""
        return None if self._teller is None else self._teller.tell(self.arena.match)


def register() -> None:
    """Make all games known to ``gymnasium.make``."""
    for game in GAMES:
        name = f"deadtown/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:Chair", kwargs={"game": game}, disable_env_checker=True)


register()
