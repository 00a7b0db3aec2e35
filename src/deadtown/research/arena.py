"""One match as learners play it: numbers in, numbers out."""

from collections.abc import Mapping
from typing import Any

import msgspec

from deadtown.complaint import Complaint
from deadtown.kernel import Decision, Game, Match, Option, Outcome, fresh_seed
from deadtown.kernel.event import Listener
from deadtown.research.actions import Actions, Features, Mask, actions_of
from deadtown.research.choices import ROWS, Choices, choices_of, features_of
from deadtown.research.chronicle import Chronicle
from deadtown.research.layout import Layout, Numbers, layout_of
from deadtown.research.quick import observer
from deadtown.research.setting import Setting


class Saved(msgspec.Struct, frozen=True):
    """A match as data: what it began with, and all answers since. Loading it plays them again."""

    game: str
    rules: str
    players: int
    options: dict[str, Any]
    seed: str
    taken: list[Option]
    page: int
    rewindable: bool


def returns_of(outcome: Outcome | None, players: int) -> list[float]:
    """What each seat gets, in all nothing: winners share 1, the others share -1. All get 0 while the game goes on, and
    where all have won."""
    if outcome is None or len(outcome.winners) in (0, players):
        return [0.0] * players
    won, lost = 1 / len(outcome.winners), -1 / (players - len(outcome.winners))
    return [won if seat in outcome.winners else lost for seat in range(players)]


class Arena:
    """A match that is driven by the ids of options. The seat that decides is asked again until the match is over."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        seed: str | int | None = None,
        rewindable: bool = False,
    ) -> None:
        """``rewindable`` is for those who copy matches, or whose players imagine; it costs a third more."""
        self.setting = Setting(game, players, options)
        self.rewindable = rewindable
        self.actions: Actions = actions_of(self.game)
        self.layout: Layout = layout_of(self.game)
        self.reset(seed)

    def reset(self, seed: str | int | None = None, *, listener: Listener | None = None) -> None:
        """Begin another match; without a seed nobody can guess its luck."""
        self.seed = fresh_seed() if seed is None else str(seed)
        self.match: Match = self.setting.start(self.seed, rewindable=self.rewindable, listener=listener)
        self.taken: list[Option] = []
        """What was answered so far."""
        self.page = 0
        """How often the page of unnamed options was turned in this decision."""
        self._observe = observer(self.layout)
        self._told: tuple[Chronicle, Match, int] | None = None

    @property
    def game(self) -> Game[Any]:
        return self.setting.game

    @property
    def players(self) -> int:
        return self.setting.players

    @property
    def decision(self) -> Decision | None:
        return self.match.decision

    @property
    def seat(self) -> int | None:
        """The seat that decides; None when the match is over."""
        decision = self.match.decision
        return None if decision is None else decision.seat

    @property
    def over(self) -> bool:
        return self.match.decision is None

    def mask(self) -> Mask:
        """1 for every id that the deciding seat can choose; all zeros when the match is over."""
        decision = self.match.decision
        return self.actions.mask(() if decision is None else decision.options, self.page)

    def ids(self) -> list[int]:
        """The same as a list of ids, in the order of the options."""
        decision = self.match.decision
        return [] if decision is None else self.actions.ids(decision.options, self.page)

    def features(self) -> Features:
        """A row of numbers for each id of the list: what its option is about."""
        decision = self.match.decision
        assert decision is not None, "the match is over"
        return features_of(self.actions, self.ids(), decision.options, self.page)

    def choices(self, rows: int = ROWS) -> Choices:
        """The ids and their features together, padded to so many rows; empty ones when the match is over."""
        decision = self.match.decision
        return choices_of(self.actions, () if decision is None else decision.options, self.page, rows)

    def act(self, action: int) -> None:
        """Answer with an id. Raises Complaint where it is not legal."""
        decision = self.match.decision
        if decision is None:
            raise Complaint("the match is over: reset begins another one")
        named = self.actions.named
        # What mostly happens comes first, and without a call.
        if 0 <= action < len(named) and (option := named[action]) in decision.options:
            self.taken.append(option)
            self.page = 0
            self.match.answer(option)
            return
        other = self.actions.option(action, decision.options, self.page)
        if other is None:
            self.page += 1
        else:
            self.answer(other)

    def answer(self, option: Option) -> None:
        """Answer with an option of the list."""
        self.taken.append(option)
        self.page = 0
        self.match.answer(option)

    def observation(self, seat: int) -> Numbers:
        """What a seat may know, in numbers."""
        return self._observe(self.match, seat)

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def returns(self) -> list[float]:
        """What each seat has got, in all nothing."""
        return returns_of(self.outcome, self.players)

    def scores(self) -> list[int]:
        """The scores of the seats, in games that count points; all 0 while the match goes on."""
        outcome = self.outcome
        return [0] * self.players if outcome is None else list(outcome.scores)

    def information_state(self, seat: int) -> str:
        """All that a seat was shown, asked and answered, in order.

        It is told by a second match that follows this one, so that who never asks for it does not pay for it.
        """
        if self._told is None:
            chronicle = Chronicle(self.players)
            self._told = chronicle, self.setting.start(self.seed, listener=chronicle.hear), 0
        chronicle, match, known = self._told
        for option in self.taken[known:]:
            chronicle.note(match, option)
            match.answer(option)
        self._told = chronicle, match, len(self.taken)
        return chronicle.text(match, seat)

    def save(self) -> bytes:
        """This match as bytes, with its luck: what is loaded goes on in the same way."""
        setting = self.setting
        saved = Saved(
            self.game.name,
            self.game.version,
            self.players,
            setting.given,
            self.seed,
            self.taken,
            self.page,
            self.rewindable,
        )
        return msgspec.msgpack.encode(saved)

    @classmethod
    def load(cls, data: bytes) -> "Arena":
        """The match that was saved. Raises Complaint where it can't be played with these rules."""
        try:
            saved = msgspec.msgpack.decode(data, type=Saved)
        except msgspec.DecodeError as error:
            raise Complaint(f"these bytes are no saved match: {error}") from None
        arena = cls(saved.game, saved.players, saved.options, seed=saved.seed, rewindable=saved.rewindable)
        if saved.rules != arena.game.version:
            raise Complaint(f"{saved.game} was saved with rules {saved.rules}; these are {arena.game.version}")
        for option in saved.taken:
            decision = arena.match.decision
            if decision is None or option not in decision.options:
                raise Complaint("these bytes are no match that could have been played")
            arena.answer(option)
        arena.page = saved.page
        return arena

    def clone(self) -> "Arena":
        """A copy with the same luck to come, in microseconds; the match must be rewindable."""
        twin = Arena.__new__(Arena)
        twin.__dict__.update(self.__dict__)
        twin.match, twin.taken = self.match.fork(), self.taken[:]
        twin._observe, twin._told = observer(self.layout), None
        return twin
