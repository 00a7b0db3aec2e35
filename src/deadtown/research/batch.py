"""Many matches in one call, with NumPy arrays that are made once."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from deadtown.complaint import Complaint
from deadtown.kernel import Decision, Match, Option
from deadtown.research.actions import Mask, actions_of
from deadtown.research.arena import returns_of
from deadtown.research.layout import Numbers, layout_of
from deadtown.research.quick import Observer, QuickZombinion, observer
from deadtown.research.setting import Setting


class Stand(NamedTuple):
    """How all matches stand: a row each. The next step writes into the same arrays."""

    observations: Numbers
    """What the deciding seat of each match may know; zeros where nobody looks."""
    masks: Mask
    seats: NDArray[np.int8]
    """Who decides."""
    rewards: NDArray[np.float32]
    """What each seat got by the step: all 0 but where a match is done."""
    done: NDArray[np.bool_]
    """Whether a match has ended by the step; another one has begun in its row."""


class Batch:
    """So many matches of one game side by side. One that ends is followed by another in its place."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        seeds: str | int | Sequence[str | int] = 0,
        *,
        observe: bool = True,
    ) -> None:
        """A seed for each match, or one for all; ``observe`` is off for those who only look at masks and returns."""
        self.setting = Setting(game, players, options)
        self.count, self.observed = count, observe
        self.seeds = [f"{seeds}/{place}" for place in range(count)] if isinstance(seeds, str | int) else [*seeds]
        if len(self.seeds) != count:
            raise Complaint(f"{count} matches take {count} seeds or one, not {len(self.seeds)}")
        self._is_quick = isinstance(observer(layout_of(self.setting.game)), QuickZombinion)
        self.actions, self.layout = actions_of(self.setting.game), layout_of(self.setting.game)
        self.stand = Stand(
            np.zeros((count, self.layout.size if observe else 0), self.layout.dtype),
            np.zeros((count, self.actions.size), np.int8),
            np.zeros(count, np.int8),
            np.zeros((count, players), np.float32),
            np.zeros(count, np.bool_),
        )
        self._masks = self.stand.masks.data.cast("B")
        observations = self.stand.observations.data
        self._bytes = observations.cast("B") if observe and self._is_quick else None
        """Where a game has a quick way to observations, they are written as bytes."""
        self.reset()

    def reset(self) -> Stand:
        """Begin all matches anew, each with its seed."""
        self._begun = [0] * self.count
        self._pages = [0] * self.count
        self.matches: list[Match] = [self.setting.start(self.seed_of(place)) for place in range(self.count)]
        self._observers: list[Observer] = [observer(self.layout) for _ in self.matches]
        self.stand.rewards[:] = 0
        self.stand.done[:] = False
        decisions = [match.decision for match in self.matches if match.decision is not None]
        self._masks[:] = b"".join([self.actions.told(decision.options) for decision in decisions])
        self.stand.seats[:] = [decision.seat for decision in decisions]
        if self.observed:
            self._observe()
        return self.stand

    def seed_of(self, place: int) -> str:
        """The seed of the match that is played in a row: those after the first are numbered."""
        begun = self._begun[place]
        return f"{self.seeds[place]}/{begun}" if begun else str(self.seeds[place])

    def step(self, actions: ArrayLike) -> Stand:
        """Choose an id in each match. Raises Complaint where one is not legal; the matches before it have gone on."""
        stand, matches, pages = self.stand, self.matches, self._pages
        named, told = self.actions.named, self.actions.told
        names = len(named)
        stand.rewards[:] = 0
        stand.done[:] = False
        masks, seats = [], []
        for place, action in enumerate(np.asarray(actions).tolist()):
            match = matches[place]
            options = match.decision.options  # type: ignore[union-attr]
            if 0 <= action < names and (option := named[action]) in options:
                pages[place] = 0
                match.answer(option)
            else:
                self._unusual(place, action, options)
            decision = match.decision or self._follow(place)
            masks.append(told(decision.options, pages[place]))
            seats.append(decision.seat)
        self._masks[:] = b"".join(masks)
        stand.seats[:] = seats
        if self.observed:
            self._observe()
        return stand

    def _unusual(self, place: int, action: int, options: Sequence[Option]) -> None:
        """What has no name, and turning the page."""
        option = self.actions.option(action, options, self._pages[place])
        if option is None:
            self._pages[place] += 1
        else:
            self._pages[place] = 0
            self.matches[place].answer(option)

    def _follow(self, place: int) -> Decision:
        """A match has ended: what it brought, and the first question of the next one."""
        self.stand.rewards[place] = returns_of(self.matches[place].outcome, self.setting.players)
        self.stand.done[place] = True
        self._begun[place] += 1
        match = self.matches[place] = self.setting.start(self.seed_of(place))
        self._observers[place] = observer(self.layout)
        assert match.decision is not None, "a match begins with a question"
        return match.decision

    def _observe(self) -> None:
        """Write what the deciding seats see."""
        seats = self.stand.seats.tolist()
        if self._bytes is not None:
            looks = zip(self._observers, self.matches, seats, strict=True)
            self._bytes[:] = b"".join([look.told(match, seat) for look, match, seat in looks])  # type: ignore[attr-defined]
            return
        for place, seat in enumerate(seats):
            self.stand.observations[place] = self._observers[place](self.matches[place], seat)
