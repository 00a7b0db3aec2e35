"""Many matches in one call, with NumPy arrays that are made once."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from deadtown.complaint import Complaint
from deadtown.kernel import Decision, Match
from deadtown.research.actions import FEATURES, Features, Mask, actions_of
from deadtown.research.arena import returns_of
from deadtown.research.choices import NOTHING, features_of
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
    ids: NDArray[np.int32]
    """With ``features``, the ids of what can be chosen; -1 where a match has fewer than the one that has most."""
    features: Features
    """And a row of numbers for each of them, zeros behind."""


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
        features: bool = False,
    ) -> None:
        """A seed for each match, or one for all; ``observe`` is off for those who only look at masks and returns.
        ``features`` is for those who look at options: there are as many rows as any match had options so far."""
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
            np.full((count, 0), NOTHING, np.int32),
            np.zeros((count, 0, FEATURES), np.float32),
        )
        self._features = features
        self._filled = [0] * count
        """How many rows each match has filled."""
        self._masks = self.stand.masks.data.cast("B")
        self._seats = self.stand.seats.data.cast("B")
        observations = self.stand.observations.data
        self._bytes = observations.cast("B") if observe and self._is_quick else None
        """Where a game has a quick way to observations, they are written as bytes."""
        self.reset()

    def reset(self) -> Stand:
        """Begin all matches anew, each with its seed."""
        self._begun = [0] * self.count
        self._pages: dict[int, int] = {}
        """How often the page was turned, in the few matches where it was."""
        self.matches: list[Match] = [self.setting.start(self.seed_of(place)) for place in range(self.count)]
        self._observers: list[Observer] = [observer(self.layout) for _ in self.matches]
        self.stand.rewards[:] = 0
        self.stand.done[:] = False
        decisions = [match.decision for match in self.matches if match.decision is not None]
        self._rows = [self.actions.told(decision.options) for decision in decisions]
        """The masks, as bytes."""
        self._masks[:] = b"".join(self._rows)
        seats = [decision.seat for decision in decisions]
        self._seats[:] = bytes(seats)
        if self.observed:
            self._observe(seats)
        return self._tell_choices()

    def seed_of(self, place: int) -> str:
        """The seed of the match that is played in a row: those after the first are numbered."""
        begun = self._begun[place]
        return f"{self.seeds[place]}/{begun}" if begun else str(self.seeds[place])

    def step(self, actions: ArrayLike) -> Stand:
        """Choose an id in each match. Raises Complaint where one is not legal; the matches before it have gone on."""
        stand, matches, pages, rows = self.stand, self.matches, self._pages, self._rows
        named, known, told = self.actions.named, self.actions.rows.get, self.actions.told
        names = len(named)
        stand.rewards[:] = 0
        stand.done[:] = False
        seats = []
        for place, action in enumerate(self._ids(actions)):
            match = matches[place]
            # What mostly happens comes first: a named option is chosen, and the next question has been asked before.
            if 0 <= action < names and rows[place][action]:
                match.answer(named[action])
                if pages:
                    pages.pop(place, None)
            else:
                self._unusual(place, action)
            decision = match.decision or self._follow(place)
            options = decision.options
            if pages:
                rows[place] = told(options, pages.get(place, 0))
            else:
                rows[place] = known(tuple(options)) or told(options)
            seats.append(decision.seat)
        self._masks[:] = b"".join(rows)
        self._seats[:] = bytes(seats)
        if self.observed:
            self._observe(seats)
        return self._tell_choices()

    def _tell_choices(self) -> Stand:
        """Write what can be chosen, where somebody looks at it."""
        if not self._features:
            return self.stand
        legal = []
        for place, match in enumerate(self.matches):
            decision = match.decision
            assert decision is not None, "a match that has ended is followed by another"
            legal.append(self.actions.ids(decision.options, self._pages.get(place, 0)))
        self._widen(max(map(len, legal)))
        stand = self.stand
        for place, (ids, match) in enumerate(zip(legal, self.matches, strict=True)):
            assert match.decision is not None
            count, before = len(ids), self._filled[place]
            stand.ids[place, :count], stand.ids[place, count:before] = ids, NOTHING
            page = self._pages.get(place, 0)
            stand.features[place, :count] = features_of(self.actions, ids, match.decision.options, page)
            stand.features[place, count:before] = 0
            self._filled[place] = count
        return stand

    def _widen(self, rows: int) -> None:
        """Make room for more options than any match had so far."""
        more = rows - self.stand.ids.shape[1]
        if more > 0:
            ids = np.pad(self.stand.ids, ((0, 0), (0, more)), constant_values=NOTHING)
            features = np.pad(self.stand.features, ((0, 0), (0, more), (0, 0)))
            self.stand = self.stand._replace(ids=ids, features=features)

    def _ids(self, actions: ArrayLike) -> list[int]:
        """An id for each match, as plain numbers. Raises Complaint."""
        ids = np.asarray(actions)
        if ids.shape != (self.count,) or ids.dtype.kind not in "iu":
            raise Complaint(f"{self.count} matches take {self.count} ids, not {ids.dtype} of the shape {ids.shape}")
        found: list[int] = ids.tolist()
        return found

    def _unusual(self, place: int, action: int) -> None:
        """What has no name, and turning the page."""
        decision = self.matches[place].decision
        assert decision is not None, "a match that has ended is followed by another"
        page = self._pages.get(place, 0)
        option = self.actions.option(action, decision.options, page)
        if option is None:
            self._pages[place] = page + 1
        else:
            self._pages.pop(place, None)
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

    def _observe(self, seats: Sequence[int]) -> None:
        """Write what the deciding seats see."""
        if self._bytes is not None:
            looks = zip(self._observers, self.matches, seats, strict=True)
            self._bytes[:] = b"".join([look.told(match, seat) for look, match, seat in looks])  # type: ignore[attr-defined]
            return
        for place, seat in enumerate(seats):
            self.stand.observations[place] = self._observers[place](self.matches[place], seat)
