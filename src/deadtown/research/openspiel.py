"""Every game for OpenSpiel: ``pyspiel.load_game("deadtown_zombinion", {"players": 3})``. Importing this registers them.

Luck comes at chance nodes: one deals, and wherever an answer needs luck, another one stands before what comes of it.
Each has so many equally likely outcomes as the parameter ``luck`` says; what an outcome brings follows from it and from
all before it, so a match is its history of actions. Where an answer needs no luck there is no such node.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

import msgspec
import numpy as np
from msgspec.inspect import BoolType, IntType, LiteralType, Metadata, StrType, StructType
from numpy.typing import NDArray

from deadtown.complaint import Complaint

try:
    import pyspiel
except ImportError:
    raise Complaint("this takes OpenSpiel: pip install 'deadtown[research]'") from None

from deadtown.games import GAMES
from deadtown.kernel import Chance, Decision, Game, Match, Option, Seeded
from deadtown.research.actions import FEATURES, Features, actions_of
from deadtown.research.arena import returns_of
from deadtown.research.choices import features_of
from deadtown.research.chronicle import Chronicle
from deadtown.research.layout import layout_of
from deadtown.research.setting import Setting

LUCK: Final = 64
"""How many outcomes a chance node has, unless one says so."""
LONGEST: Final = 1_000_000


class Luck(Seeded):
    """Luck that takes over in the middle of a match, and redraws nothing."""

    __slots__ = ()

    def at(self, position: int) -> "Luck":
        twin = Luck.__new__(Luck)
        twin._key, twin._number, twin._block, twin.position = self._key, self._number, self._block, position
        return twin


@cache
def with_new_luck(game: Game[Any]) -> Game[Any]:
    """The game; only that luck can be exchanged in it without redrawing what is hidden."""
    imagine = game.eyes.imagine

    def redraw(state: Any, seat: int | None, chance: Chance) -> None:
        if not isinstance(chance, Luck):
            imagine(state, seat, chance)

    return replace(game, eyes=replace(game.eyes, imagine=redraw))


class Course:
    """A match that stops where luck is needed. Copies are quick, and independent."""

    def __init__(self, setting: Setting, luck: int) -> None:
        self.setting, self.luck = setting, luck
        self.match: Match | None = None
        self.pending: Option | None = None
        """The answer that needs luck."""
        self.page = 0
        self.deal = ""
        self.story: list[tuple[str, Option]] = []
        """What was answered, each with the luck that took over before it, if any did."""
        self._told: tuple[Chronicle, Match, int] | None = None

    def __deepcopy__(self, memo: object) -> "Course":
        twin = Course(self.setting, self.luck)
        twin.match = None if self.match is None else self.match.fork()
        twin.pending, twin.page, twin.deal, twin.story = self.pending, self.page, self.deal, self.story[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _played_again, (self.setting, self.luck, self.deal, self.story, self.pending, self.page)

    @property
    def waits_for_luck(self) -> bool:
        return self.match is None or self.pending is not None

    @property
    def decision(self) -> Decision | None:
        return None if self.match is None else self.match.decision

    def act(self, action: int) -> None:
        """An outcome of chance, or the id of an option."""
        if self.match is None:
            self.deal = str(action)
            self.match = self._dealt()
            return
        if self.pending is not None:
            self._go_on(self.pending, f"{self.deal} {len(self.story)} {action} {self.match.chance.position}")
            return
        decision = self.match.decision
        assert decision is not None, "the match is over"
        option = actions_of(self.match.game).option(action, decision.options, self.page)
        if option is None:
            self.page += 1
            return
        self.page = 0
        tried = self.match.fork()
        before = tried.chance.position
        tried.answer(option)
        if tried.chance.position == before:
            self.match = tried
            self.story.append(("", option))
        else:
            self.pending = option

    def _dealt(self) -> Match:
        match = self.setting.start(self.deal, rewindable=True)
        match.game = with_new_luck(match.game)
        return match

    def replay(self, luck: str, option: Option) -> None:
        """Answer as it was answered before, with the luck that took over then."""
        assert self.match is not None
        if luck:
            self.match = lucky(self.match, luck)
        self.match.answer(option)
        self.story.append((luck, option))

    def _go_on(self, option: Option, luck: str) -> None:
        self.replay(luck, option)
        self.pending = None

    def information_state(self, seat: int) -> str:
        """All that a seat was shown, asked and answered; told by a match that follows this one."""
        assert self.match is not None
        if self._told is None:
            chronicle = Chronicle(self.setting.players)
            match = self.setting.start(self.deal, rewindable=True, listener=chronicle.hear)
            match.game = with_new_luck(match.game)
            self._told = chronicle, match, 0
        chronicle, match, known = self._told
        for luck, option in self.story[known:]:
            if luck:
                match = lucky(match, luck)
                match.listen(chronicle.hear)
            chronicle.note(match, option)
            match.answer(option)
        self._told = chronicle, match, len(self.story)
        text = chronicle.text(match, seat)
        # Who has turned the page chooses among other actions: that is another information state.
        turned = self.page and self.decision is not None and self.decision.seat == seat
        return f"{text}\n+{self.page}" if turned else text


def _played_again(
    setting: Setting, luck: int, deal: str, story: list[tuple[str, Option]], pending: Option | None, page: int
) -> Course:
    """A course that was pickled."""
    course = Course(setting, luck)
    if deal:
        course.act(int(deal))
    for took_over, option in story:
        course.replay(took_over, option)
    course.pending, course.page = pending, page
    return course


def lucky(match: Match, luck: str) -> Match:
    """A copy of a match in which other luck takes over; nothing else is different."""
    assert match.decision is not None
    return match.imagine(match.decision.seat, Luck(luck))


class DeadtownState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: "DeadtownGame") -> None:
        super().__init__(game)
        self.course = Course(game.setting, game.luck)

    def current_player(self) -> int:
        if self.course.waits_for_luck:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.course.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.course.decision
        if decision is None or decision.seat != player or self.course.waits_for_luck:
            return []
        return sorted(actions_of(self.course.setting.game).ids(decision.options, self.course.page))

    def features(self) -> Features:
        """A row of numbers for each of the legal actions of whoever decides, in their order."""
        decision, actions = self.course.decision, actions_of(self.course.setting.game)
        legal = [] if decision is None else self._legal_actions(decision.seat)
        if decision is None or not legal:
            return np.zeros((0, FEATURES), np.float32)
        return features_of(actions, legal, decision.options, self.course.page)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.course.luck
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return actions_of(self.course.setting.game).name(action)

    def is_terminal(self) -> bool:
        return not self.course.waits_for_luck and self.course.decision is None

    def returns(self) -> list[float]:
        match, players = self.course.match, self.course.setting.players
        return returns_of(None if match is None else match.outcome, players)

    def __str__(self) -> str:
        if self.course.match is None:
            return "before the deal"
        return f"{self.course.match.digest()} {self.course.pending or ''} {self.course.page}"


class DeadtownGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, for so many players."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        defaults = parameters(GAMES[name])
        agreed = {
            key: value for key, value in given.items() if key not in ("players", "luck") and value != defaults[key]
        }
        self.setting = Setting(name, int(given.get("players", defaults["players"])), agreed)
        self.luck = int(given.get("luck", LUCK))
        info = pyspiel.GameInfo(
            num_distinct_actions=actions_of(self.setting.game).size,
            max_chance_outcomes=self.luck,
            num_players=self.setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(name), info, given)

    def new_initial_state(self) -> DeadtownState:
        return DeadtownState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False))


class Observer:
    """What a player sees, in numbers and as text; with perfect recall the text is its whole history."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self._layout, self._kind = layout_of(setting.game), kind
        self.tensor: NDArray[np.float32] = np.zeros(self._layout.size, np.float32)
        self.dict = {field.name: self.tensor[field.slice] for field in self._layout.fields}

    def set_from(self, state: DeadtownState, player: int) -> None:
        match = state.course.match
        self.tensor[:] = 0 if match is None else self._layout.observe(match, player)

    def string_from(self, state: DeadtownState, player: int) -> str:
        match = state.course.match
        if match is None:
            return ""
        if self._kind.perfect_recall:
            return state.course.information_state(player)
        return str(msgspec.json.encode(match.seen_by(player)), "utf-8")


def parameters(game: Game[Any]) -> dict[str, Any]:
    """The parameters of a game with their usual values: the number of players, and all options that are one value."""
    shape = msgspec.inspect.type_info(game.rules.options_type)
    assert isinstance(shape, StructType)
    usual = msgspec.structs.asdict(game.rules.read_options(game.figures.simulation_options))
    plain = [
        field for field in shape.fields if isinstance(_plain(field.type), BoolType | IntType | LiteralType | StrType)
    ]
    return {"players": game.rules.seats[0], "luck": LUCK, **{field.name: usual[field.name] for field in plain}}


def _plain(kind: msgspec.inspect.Type) -> msgspec.inspect.Type:
    return kind.type if isinstance(kind, Metadata) else kind


@cache
def type_of(name: str) -> Any:
    """What OpenSpiel is told of a game before it is loaded."""
    game = GAMES[name]
    return pyspiel.GameType(
        short_name=f"deadtown_{name}",
        long_name=f"Deadtown: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.rules.seats[-1],
        min_num_players=game.rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def game_class(name: str) -> type[DeadtownGame]:
    """The class that OpenSpiel makes a game of."""

    class Registered(DeadtownGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Registered


def register(names: Sequence[str] = tuple(GAMES)) -> None:
    """Make games known to OpenSpiel, each once."""
    known = {*pyspiel.registered_names()}
    for name in names:
        if f"deadtown_{name}" not in known:
            pyspiel.register_game(type_of(name), game_class(name))


register()
