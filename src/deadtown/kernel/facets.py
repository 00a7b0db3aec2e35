"""What a game says about itself besides its rules, a facet for each room that asks.

A game fills them with functions and tables of its modules. What it leaves out is as in a game that has no such thing.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol

import msgspec

from deadtown.kernel.balance import Balance
from deadtown.kernel.chance import Chance
from deadtown.kernel.decision import Decision, Option, Refusal
from deadtown.kernel.event import Event
from deadtown.kernel.play import GameState, S
from deadtown.kernel.window import Question, Window

if TYPE_CHECKING:
    from deadtown.kernel.bot import BotMaker

LEVELS = ("easy", "normal", "hard")
"""How well a bot plays, for those who don't know the bots by name."""

Wording = tuple[str, dict[str, Any]]
"""The name of a text and its arguments, which can be hashed."""


def nothing_to_remember(state: GameState, seat: int) -> None:
    return None


def nothing_hidden(state: GameState, seat: int | None, chance: Chance) -> None:
    """The imagination of a game in which everybody knows everything, but how dice will fall."""


def told_to_show(state: GameState, answered: Decision, told: Iterable[Event], asked: Question | None) -> bool:
    """Whether an event says that something came to light."""
    return any(event.shows for event in told)


@dataclass(frozen=True, kw_only=True, eq=False)
class Eyes(Generic[S]):
    """What each seat may know."""

    view: Callable[[S, int | None], msgspec.Struct]
    """What a seat (None: a spectator) may know, built up from nothing."""
    sent: Callable[[S, int | None], msgspec.Struct] | None = None
    """The view as it is sent, where a game keeps parts of it that seldom change as JSON (``msgspec.Raw``)."""
    imagine: Callable[[S, int | None, Chance], None]
    """Redraws, in place, everything that the seat can't know.

    What comes out depends only on what the seat knows and on chance, never on the truth behind it.
    """
    secrets: bool = True
    """Whether a seat may know what another may not."""
    memory: Callable[[S, int], Any] = nothing_to_remember
    """What a player with a perfect memory knows and the table no longer shows."""
    shows: Callable[[S, Decision, Iterable[Event], Question | None], bool] = told_to_show
    """Whether an answer brought something to light that the seat that gave it could not know, chance apart.

    It has been answered, told and asked: the state is the one after it. Where no event says what comes to light,
    because it shows in who is asked next, a game adds that here.
    """

    @property
    def hides(self) -> bool:
        """Whether there is anything that somebody can't know."""
        return self.imagine is not nothing_hidden


def every_clause(clause: str, options: Any, view: Any) -> bool:
    return True


@dataclass(frozen=True, kw_only=True, eq=False)
class Words(Generic[S]):
    """How a game is spoken of, and what it says when it refuses something."""

    why_not: Callable[[S, Question | None, int, Option], Refusal | None]
    """The reason why a wish of a seat that is not on the list is refused; None when it makes no sense.

    In a window the refusal names the window, never a seat that is asked.
    """
    wishes: Callable[[S, int], Iterable[Option]]
    """What a person would expect to be able to do with each thing in sight, legal or not."""
    named: Mapping[str, str] = field(default_factory=dict)
    """Arguments of texts that are names themselves: from the argument to the family of its texts."""
    spoken: Mapping[str, str] = field(default_factory=dict)
    """Values of other arguments that are called differently in each language: from the value to its text."""
    option_arguments: Mapping[str, str] = field(default_factory=dict)
    """The argument of the text that words an option: from the option's verb to the argument's name."""
    own_wording: Callable[[Option], Wording] | None = None
    """The text that words an option, where verbs have more than one argument."""
    holds: Callable[[str, Any, Any], bool] = every_clause
    """Whether a clause has a part in a game with these options, as far as a spectator's view shows.

    The view is None before the start. What is hidden can't be told here, since it is not given.
    """
    catalogue: Callable[[], msgspec.Struct | None] = lambda: None
    """What whoever draws and explains the things of this game must know of them, in a form of its own."""

    def wording(self, option: Option) -> Wording:
        """The text that words an option; ``.alone`` of it where a verb that can have an argument has none."""
        if self.own_wording is not None:
            return self.own_wording(option)
        verb, *values = option
        message = f"option-{str(verb).replace('_', '-')}"
        argument = self.option_arguments.get(str(verb))
        if len(values) > (argument is not None):
            raise ValueError(f"{message}: the game does not name the arguments of {option}")
        if argument is None:
            return message, {}
        return (message, {argument: values[0]}) if values else (f"{message}.alone", {})


class Guide(Protocol):
    """What a searching player may ask about a game that it knows nothing of. It is given imagined states only."""

    def appraise(self, state: Any, seat: int) -> float:
        """How likely the seat is to win, with its team if it has one, at a look: from 0 to 1."""

    def weigh(self, state: Any, decision: Decision) -> Sequence[float]:
        """How promising each option looks to the deciding seat: a number each, in the order of the options.

        What has no weight is not looked at. One option has some at least; if it is the only one, it is taken at once.
        """


@dataclass(frozen=True, kw_only=True, eq=False)
class Players:
    """Who can play a game that is no person, and what spares persons to be asked."""

    bots: "Mapping[str, BotMaker]" = field(default_factory=dict)
    """The players that know this game, by name."""
    former_bots: Mapping[str, str] = field(default_factory=dict)
    """Names that players had before, by which old tables and habits still find them."""
    levels: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: dict.fromkeys(LEVELS, ("random",)))
    """The bots that play at each level, by name.

    Several bots of a level are its styles, each named by a text, ``style-NAME``; every seat is given one by lot.
    """
    strategies: "Callable[[str], BotMaker] | None" = None
    """What makes bots of the text of a file, in a game with a language for strategies. Raises BadStrategy."""
    guide: Guide | None = None
    """What helps a searching player to look ahead; without it, it plays on at random to the end."""
    horizon: int = 4
    """After how many turns the guide is asked what it thinks of a playout: the better it is at that, the sooner."""
    matters: Callable[[Any, int, Window], bool] | None = None
    """Whether a seat should be asked in a window in which it could do something, where windows are so many that most of
    them would be a nuisance: from what that seat knows alone. Without it, it is always asked there."""
    standing: Mapping[str, Option] = field(default_factory=dict)
    """Kinds of decision that may be answered for the rest of a turn at once, each with that answer."""

    @property
    def styles(self) -> list[str]:
        """The bots that are named by their style: those of levels that have several."""
        return [bot for bots in self.levels.values() if len(bots) > 1 for bot in bots]


def no_role(state: GameState, seat: int) -> str:
    return ""


def own_team(state: GameState, seat: int) -> int:
    return seat


class Talk(msgspec.Struct, frozen=True):
    """What the rules say about talking at the table."""

    private: bool = True
    """Whether two seats may talk in private."""
    caution: str = ""
    """A text of the game that stands above all that is said; none where it is empty."""


def free_talk(options: Any) -> Talk:
    return Talk()


@dataclass(frozen=True, kw_only=True, eq=False)
class Sides(Generic[S]):
    """Who plays what, and with whom."""

    roles: Sequence[str] = ()
    """The unequal sides of a game, each named by a text, ``role-NAME``; none where all seats are alike."""
    role: Callable[[S, int], str] = no_role
    """Which of the unequal sides a seat plays; empty where all seats are alike, or while that is not settled.

    What options settle is told of the state before anything has happened already.
    """
    role_options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The options with which the first seat plays each of the unequal sides, where options settle that."""
    team: Callable[[S, int], int] = own_team
    """The number of the team that a seat plays for: those of one team win together. Else each plays for itself."""
    talk: Callable[[Any], Talk] = free_talk
    """What the rules say about talking at the table, by its options."""

    @property
    def has_teams(self) -> bool:
        """Whether seats may play together."""
        return self.team is not own_team


class ReckoningLine(msgspec.Struct, frozen=True):
    """A part of a score: so many things of one kind, and what they are worth."""

    what: str
    """The kind, as the name of a text."""
    count: int
    each: int
    points: int


class Rung(msgspec.Struct, frozen=True):
    """A rung of the ladder by which winners are found: those who are level there go on to the next."""

    what: str
    """What is compared, as the name of a text: ``rung-NAME``."""
    clause: str
    seats: list[int] = []
    """Who is compared; nobody where the rung was not needed."""
    figures: list[int] = []
    """What each of them has; none where nothing is counted."""
    best: list[int] = []
    """Who of them is ahead."""
    decides: bool = False
    """Whether the winners were found here."""


class Verdict(msgspec.Struct, frozen=True):
    """Why a game was won: the fact that decided it."""

    why: str
    """The text that says it: ``verdict-NAME``."""
    arguments: dict[str, Any] = {}
    clause: str = ""
    ladder: list[Rung] = []
    """All that is compared one after another where several may be level, needed or not; else nothing."""


def no_verdict(state: GameState) -> Verdict | None:
    return None


HAD, PLAYED = "had", "played"
"""What an event tells of a thing."""


def no_offer(state: GameState) -> Iterable[str]:
    return ()


def no_figures(state: GameState) -> Mapping[str, Sequence[int]]:
    return {}


def no_reckoning(state: GameState, seat: int) -> Sequence[ReckoningLine]:
    return ()


@dataclass(frozen=True, kw_only=True, eq=False)
class Figures(Generic[S]):
    """What is counted in a game, for charts and statistics."""

    tally: Callable[[S], Mapping[str, Sequence[int]]] = no_figures
    """Figures for statistics, one a seat. ``turns`` are those taken, ``order`` the place in turn order from 1.

    Their names are the same from the opening to the end.
    """
    course: Callable[[S], Mapping[str, Sequence[int]]] = no_figures
    """Figures that tell, when a game is over, how it went, one a seat; each is named by a text, ``course-NAME``.

    They are taken at the beginning, whenever there are more ``turns`` in the tally, and at the end; there are none
    before there is anything to tell.
    """
    reckoning: Callable[[S, int], Sequence[ReckoningLine]] = no_reckoning
    """How the score of a seat comes about, when the game is over: the points of all lines are the score."""
    scored: bool = True
    """Whether scores are points that were counted; else the game is just won or lost."""
    verdict: Callable[[S], Verdict | None] = no_verdict
    """Why the game was won, when it is over."""
    taking: Mapping[str, str] = field(default_factory=dict)
    """Kinds of decision in which a seat may take something, each with the verb of the options that do."""
    things: Mapping[type[Event], tuple[str, str]] = field(default_factory=dict)
    """Events that tell that their ``seat`` comes to have something, or plays it: ``HAD`` or ``PLAYED``, and the field
    that names the thing, or several."""
    using: Container[str] = ()
    """Verbs of options that play the thing they name, where no event tells of it."""
    offer: Callable[[S], Iterable[str]] = no_offer
    """The things that everybody could have in this game, where they are on offer to all alike."""
    named_as: Sequence[str] = ("card",)
    """The families of texts by which things are called, such as cards and heroes."""
    simulation_options: Mapping[str, Any] = field(default_factory=dict)
    """Options that simulations play with unless told otherwise."""
    agreements: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """What players often agree on together, by name: options that are not as usual, told by a text, ``agreed-NAME``."""
    balance: Balance | None = None
    """How even its sets are for its unequal sides, as far as that was measured."""

    def agreement(self, agreed: Mapping[str, Any]) -> str:
        """The name of what was agreed on: ``usual`` where all is as usual, and the game has no name for that."""
        names = [name for name, options in self.agreements.items() if options == agreed]
        assert names or not agreed, f"there is no name for {agreed}"
        return names[0] if names else "usual"

    def agreement_text(self, agreed: Mapping[str, Any]) -> str:
        """The text that says what was agreed on."""
        return f"agreed-{self.agreement(agreed)}"
