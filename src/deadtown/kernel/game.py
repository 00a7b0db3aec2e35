"""What a game must say about itself, and what its steps are given to work with."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, ParamSpec, Protocol, TypeVar

import msgspec

from deadtown.kernel.chance import Chance
from deadtown.kernel.codec import Codec
from deadtown.kernel.decision import Decision, Option, Refusal
from deadtown.kernel.event import Event, Listener

if TYPE_CHECKING:
    from deadtown.kernel.bot import BotMaker


class GameState(msgspec.Struct, gc=False):
    """The whole truth between two steps: plain data, which names the step that comes next.

    A state is a tree, so the garbage collector need not look after it.
    """

    step: str
    """The step that comes next, or is being played; empty when the game is over. It is the match's business alone."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    ending: str
    """What ended it, as the name of a text."""


class ReckoningLine(msgspec.Struct, frozen=True):
    """A part of a score: so many things of one kind, and what they are worth."""

    what: str
    """The kind, as the name of a text."""
    count: int
    each: int
    points: int


class BadOptions(Exception):
    """Options that this game can't be played with."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} ({refusal.clause})")
        self.refusal = refusal


class BadSeats(BadOptions):
    """A number of players that this game can't be played with."""


LEVELS = ("easy", "normal", "hard")
"""How well a bot plays, for those who don't know the bots by name."""

LARGEST_OPTIONS = 16_384
"""How many bytes the options of a game may take when they are stored."""

LONGEST_PROBLEM = 200
"""How much is repeated of what was wrong with them."""

Wording = tuple[str, dict[str, Any]]
"""The name of a text and its arguments."""

S = TypeVar("S", bound=GameState)
R = TypeVar("R")
P = ParamSpec("P")

Steps = Generator[Decision, Option, R]
"""A part of a step that returns R: ``yield`` a decision to ask, ``yield from`` a part to carry it out."""

Step = Generator[Decision, Option, str]
"""A step returns the name of the step that comes next, or an empty name to end the game."""


def _nothing() -> Steps[None]:
    return
    yield


NOTHING_TO_ASK = _nothing()
"""What a part of the rules returns that is done already: ``yield from`` it goes through nothing."""


class Play(msgspec.Struct, Generic[S], eq=False):
    """What a step works with: the state, chance, and a voice. Games add their own vocabulary."""

    state: S
    chance: Chance
    listener: Listener | None = None

    def tell(self, kind: Callable[P, Event], *arguments: P.args, **named: P.kwargs) -> None:
        """Say what happened. When nobody listens, the event is not even made.

        The few things that happen every turn are told only if there is a listener: simulations have none, and are
        faster by what it costs to make the arguments.
        """
        if self.listener is not None:
            self.listener(kind(*arguments, **named))


class Guide(Protocol):
    """What a searching player may ask about a game that it knows nothing of. It is given imagined states only."""

    def appraise(self, state: Any, seat: int) -> float:
        """How likely the seat is to win, at a look: from 0 to 1."""

    def weigh(self, state: Any, decision: Decision) -> Sequence[float]:
        """How promising each option looks to the deciding seat: a positive number each, in the order of the options."""


class Game(ABC, Generic[S]):
    """One game: its seats, options and steps, and what each seat may know.

    A game object holds no match: everything that changes is in the state.
    """

    name: ClassVar[str]
    rules: ClassVar[str]
    """The version of the rules. A record or a running match of another version is not silently changed."""
    prefix: ClassVar[str]
    """What the ids of this game's clauses begin with."""
    complete: ClassVar[bool] = False
    """Whether every clause is carried out and proved."""
    seats: ClassVar[range]
    folder: ClassVar[Path]
    """Where the texts and rulebooks of this game are."""
    options_type: ClassVar[type[msgspec.Struct]]
    state_type: ClassVar[type[GameState]]
    play_type: ClassVar[type[Play[Any]]] = Play
    decisions: ClassVar[Sequence[str]]
    """The kinds of decision."""
    events: ClassVar[Sequence[type[Event]]]
    steps: ClassVar[Mapping[str, Callable[[Any], Step]]]
    named: ClassVar[Mapping[str, str]] = {}
    """Arguments of texts that are names themselves: from the argument to the family of its texts."""
    option_arguments: ClassVar[Mapping[str, str]] = {}
    """The argument of the text that words an option: from the option's verb to the argument's name."""
    bots: ClassVar[Mapping[str, "BotMaker"]] = {}
    """The players that know this game, by name."""
    former_bots: ClassVar[Mapping[str, str]] = {}
    """Names that players had before, by which old tables and habits still find them."""
    levels: ClassVar[Mapping[str, str]] = dict.fromkeys(LEVELS, "random")
    """The bot that plays at each level, by name."""
    guide: ClassVar[Guide | None] = None
    """What helps a searching player to look ahead; without it, it plays on at random to the end."""
    roles: ClassVar[Sequence[str]] = ()
    """The unequal sides of a game, each named by a text, ``role-NAME``; none where all seats are alike."""
    role_options: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """The options with which the first seat plays each of the unequal sides, where options settle that."""
    standing: ClassVar[Mapping[str, Option]] = {}
    """Kinds of decision that may be answered for the rest of a turn at once, each with that answer."""
    private_talk: ClassVar[bool] = True
    """Whether the rules let two seats talk in private at the table."""
    simulation_options: ClassVar[Mapping[str, Any]] = {}
    """Options that simulations play with unless told otherwise."""
    taking: ClassVar[Mapping[str, str]] = {}
    """Kinds of decision in which a seat may take something, each with the verb of the options that do."""

    @abstractmethod
    def start(self, options: Any, players: Sequence[str]) -> S:
        """The state before anything has happened. Raises BadOptions or BadSeats."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> msgspec.Struct:
        """What a seat (None: a spectator) may know, built up from nothing."""

    @abstractmethod
    def imagine(self, state: S, seat: int | None, chance: Chance) -> None:
        """Redraw, in place, everything that the seat can't know.

        What comes out depends only on what the seat knows and on chance, never on the truth behind it.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def why_not(self, state: S, decision: Decision | None, seat: int, wish: Option) -> Refusal | None:
        """The reason why a wish of a seat that is not on the list is refused; None when it makes no sense."""

    @abstractmethod
    def wishes(self, state: S, seat: int) -> Iterable[Option]:
        """What a person would expect to be able to do with each thing in sight, legal or not."""

    @abstractmethod
    def components(self, state: S) -> Counter[str]:
        """Every physical component, wherever it is. It never changes from set-up to the end."""

    def catalogue(self) -> msgspec.Struct | None:
        """What whoever draws and explains the things of this game must know of them, in a form of its own."""
        return None

    def holds(self, clause: str, options: Any, view: Any) -> bool:
        """Whether a clause has a part in a game with these options, as far as a spectator's view shows.

        The view is None before the start. What is hidden can't be told here, since it is not given.
        """
        return True

    def seats_in(self, state: S) -> int:
        """How many seats a match has. A game for one number of players only need not say so."""
        (only,) = self.seats
        return only

    def role(self, state: S, seat: int) -> str:
        """Which of the unequal sides a seat plays; empty where all seats are alike, or while that is not settled.

        What options settle is told of the state before anything has happened already.
        """
        return ""

    def turn(self, state: S) -> int:
        """How many turns, or phases, have begun: a standing answer holds until this number changes."""
        return 0

    def preview(self, state: S, option: Option) -> list[Event] | None:
        """What an answer to the pending decision would do at once, as far as everybody can know; None if that is open.

        The state is a copy that may be changed; what the deciding seat can't know is redrawn in it.
        """
        return None

    def wording(self, option: Option) -> Wording:
        """The text that words an option; ``.alone`` of it where a verb that can have an argument has none."""
        verb, *values = option
        message = f"option-{str(verb).replace('_', '-')}"
        argument = self.option_arguments.get(str(verb))
        if len(values) > (argument is not None):
            raise ValueError(f"{message}: the game does not name the arguments of {option}")
        if argument is None:
            return message, {}
        return (message, {argument: values[0]}) if values else (f"{message}.alone", {})

    def memory(self, state: S, seat: int) -> Any:
        """What a player with a perfect memory knows and the table no longer shows. Nothing, in most games."""
        return None

    def tally(self, state: S) -> Mapping[str, Sequence[int]]:
        """Figures for statistics, one a seat. ``turns`` are those taken, ``order`` the place in turn order from 1."""
        return {}

    def reckoning(self, state: S, seat: int) -> Sequence[ReckoningLine]:
        """How the score of a seat comes about, when the game is over: the points of all lines are the score."""
        return ()

    def course(self, state: S) -> Mapping[str, Sequence[int]]:
        """Figures that tell, when a game is over, how it went, one a seat; each is named by a text, ``course-NAME``.

        They are taken at the beginning, whenever there are more ``turns`` in the tally, and at the end; there are none
        before there is anything to tell.
        """
        return {}

    def shows(self, state: S, answered: Decision, told: Iterable[Event], asked: Decision | None) -> bool:
        """Whether an answer brought something to light that the seat that gave it could not know, chance apart.

        It has been answered, told and asked: the state is the one after it. Where no event says what comes to light,
        because it shows in who is asked next, a game adds that here.
        """
        return any(event.shows for event in told)

    def rematch_options(self, options: Any, players: Sequence[str], outcome: Outcome) -> Any:
        """The options for another game at the same table, after one that these players ended so."""
        return options

    @cached_property
    def codec(self) -> Codec:
        return Codec(self.state_type)

    def read_options(self, given: object) -> Any:
        """Options from plain values of anybody; what is wrong with them is said in one line. Raises BadOptions."""
        if isinstance(given, Mapping):
            known = {field.name for field in msgspec.structs.fields(self.options_type)}
            for name in given:
                if name not in known:
                    about: dict[str, str | int] = {
                        "option": str(name)[:LONGEST_PROBLEM],
                        "known": ", ".join(sorted(known)),
                    }
                    raise BadOptions(Refusal("", "unknown-option", about))
            given = dict(given)
        try:
            options = msgspec.convert(given, self.options_type, strict=False)
            size = len(msgspec.msgpack.encode(options))
        except (msgspec.ValidationError, OverflowError, UnicodeError) as error:
            raise BadOptions(Refusal("", "bad-option", {"problem": str(error)[:LONGEST_PROBLEM]})) from None
        if size > LARGEST_OPTIONS:
            raise BadOptions(Refusal("", "bad-option", {"problem": f"more than {LARGEST_OPTIONS} bytes"}))
        return options

    def check_seats(self, players: Sequence[str]) -> None:
        if len(players) not in self.seats:
            count: dict[str, str | int] = {
                "count": len(players),
                "least": self.seats[0],
                "most": self.seats[-1],
            }
            raise BadSeats(Refusal("", "bad-seats", count))
        if len(set(players)) != len(players):
            raise BadSeats(Refusal("", "same-names", {}))
