"""The laboratory for programs and notebooks: what the commands do, as functions with plain arguments.

A bot is a name, as on the command line, or whatever makes one: a class, or a function of its luck. What comes back has
its figures as attributes, tables, rows, plain values for JSON, and shows itself in a notebook.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypedDict, TypeVar, Unpack

from deadtown.bots import bot_names
from deadtown.complaint import Complaint
from deadtown.kernel import BotMaker, Game, fresh_seed
from deadtown.lab.crews import hire
from deadtown.lab.experiments.arguments import BOTS, GAMES, SET
from deadtown.lab.experiments.axes import axes_of
from deadtown.lab.experiments.compare import Comparison
from deadtown.lab.experiments.experiment import Experiment, carry_out
from deadtown.lab.experiments.finished import FinishedComparison
from deadtown.lab.experiments.luck import DECISIONS, LUCKS, LuckAgainstDecisions, need_numpy
from deadtown.lab.experiments.simulated import Simulated
from deadtown.lab.experiments.sweep import Sweep
from deadtown.lab.experiments.tournament import MOST_TABLES, Tournament, need_choix
from deadtown.lab.experiments.until import Until, is_enough, most_games
from deadtown.lab.experiments.variants import Shared, Variant, variant_of
from deadtown.lab.gathering import Running
from deadtown.lab.kept import Kept
from deadtown.lab.makers import lent
from deadtown.lab.names import Names
from deadtown.lab.options import complete
from deadtown.lab.plan import MOST_DECISIONS, find_game, make_plan
from deadtown.lab.playing import Playing
from deadtown.lab.stopping import Deadline
from deadtown.lab.summary import Summary

SomeBot = str | BotMaker
Given = Mapping[str, Any]
SomeExperiment = TypeVar("SomeExperiment", bound=Experiment)


class How(TypedDict, total=False):
    """How anything is played, as the command line has it; all of it may be left out.

    games: how many games (of each plan);  seed: where all luck comes from, a fresh one if left out;
    options: options of the game by name;  set: the set of cards, or the scenario;
    rotation: False lets every bot keep its seat;  longest: break games off after so many decisions;
    jobs: how many processes;  on: "ray" or "ray:ADDRESS";
    until: play until intervals reach so many points of percent;  hours: begin nothing later than that;
    keep: a file in which games are kept, and found again;  language: "en", "it" or "fr".
    """

    games: int
    seed: str | int
    options: Given
    set: str
    rotation: bool
    longest: int
    jobs: int
    on: str
    until: float
    hours: float
    keep: str | Path
    language: str


SomeCall = TypeVar("SomeCall", bound=Callable[..., Any])


def spelled_out(call: SomeCall) -> SomeCall:
    """Help and completion name every argument of ``How``, and say what it is."""
    signature = inspect.signature(call)
    own = [one for one in signature.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
    how = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=..., annotation=kind)
        for name, kind in How.__annotations__.items()
    ]
    call.__signature__ = signature.replace(parameters=[*own, *how])  # type: ignore[attr-defined]
    told = inspect.cleandoc(str(How.__doc__)).partition("\n\n")[2]
    call.__doc__ = f"{inspect.cleandoc(str(call.__doc__))}\n\n{told}"
    return call


class _Asked:
    """What is asked for, whatever is done with it."""

    def __init__(self, game: str, how: How) -> None:
        self.game: Game[Any] = find_game(game)
        self.names = Names(self.game, how.get("language", "en"))
        self.makers: dict[str, BotMaker] = {}
        self.until = Until(how["until"]) if "until" in how else None
        self._on = how.get("on")
        keep = Path(how["keep"]) if "keep" in how else None
        self.running = Running(hire(how.get("jobs"), self._on), how.get("hours"), keep, attended=False)
        self._how = how

    def shared(self, bots: Sequence[SomeBot]) -> Shared:
        """What all plans share."""
        how = self._how
        return Shared(
            self.game,
            self.named(bots),
            most_games(how.get("games"), self.until, GAMES),
            str(how["seed"]) if "seed" in how else fresh_seed()[:8],
            complete(self.game, dict(how.get("options", {})), how.get("set")),
            how.get("rotation", True),
            how.get("longest", MOST_DECISIONS),
        )

    def named(self, bots: Sequence[SomeBot]) -> tuple[str, ...]:
        """The names of bots; what makes one is lent by its own name."""
        return tuple(self._name(bot) for bot in bots)

    def _name(self, bot: SomeBot) -> str:
        if isinstance(bot, str):
            return self.game.players.former_bots.get(bot, bot)
        name: str = getattr(bot, "__name__", type(bot).__name__)
        if name in (*bot_names(self.game), *self.game.players.levels) or self.makers.get(name, bot) is not bot:
            raise Complaint(f"there is another bot called {name}: give it a __name__ of its own")
        if self._on is not None:
            raise Complaint(f"{name} is known to this process alone: put it into a file, or play here")
        self.makers[name] = bot
        return name

    def variant(self, given: Given | None) -> Variant:
        """What differs: options by name, and ``set`` and ``bots``."""
        told = dict(given or {})
        bots = self.named(told.pop(BOTS, ()))
        return variant_of(self.game, told, told.pop(SET, None), bots)

    def carry_out(self, make: Callable[[], SomeExperiment]) -> SomeExperiment:
        with lent(self.makers):
            experiment = make()
            carry_out(experiment, self.running, self.until)
        return experiment


@spelled_out
def simulate(game: str, bots: Sequence[SomeBot], **how: Unpack[How]) -> Simulated:
    """Let bots play: ``simulate("zombinion", ["hunter", "money"], games=200, seed="1", options={"turn_cap": 40})``."""
    asked = _Asked(game, how)
    shared = asked.shared(bots)
    with lent(asked.makers):
        return _simulate(asked, shared)


def _simulate(asked: _Asked, shared: Shared) -> Simulated:
    plan = make_plan(
        shared.game.name,
        shared.bots,
        shared.games,
        shared.seed,
        shared.options,
        rotation=shared.rotation,
        longest=shared.longest,
    )
    summary, lines, deadline = Summary(plan), [], Deadline(asked.running.hours)
    kept = Kept(asked.running.keep, plan.game, plan.seed)
    playing = Playing([plan], asked.running.hire, kept, lambda: not deadline.over, plan.group_size)
    with closing(iter(playing)) as games:
        for played in games:
            summary.take_in(played)
            lines.append(played.line)
            if asked.until is not None and is_enough(summary, asked.until):
                break
    summary.finish()
    return Simulated(summary, lines, asked.names)


@spelled_out
def compare(
    game: str, bots: Sequence[SomeBot] = (), *, a: Given | None = None, b: Given | None = None, **how: Unpack[How]
) -> Comparison:
    """A against B with the same luck: ``compare("zombinion", ["hunter", "money"], b={"turn_cap": 20})``, or with
    ``{"bots": [...]}`` or ``{"set": "clash"}``."""
    asked = _Asked(game, how)
    variants = [asked.variant(given) for given in (a, b)]
    shared = asked.shared(bots)._replace(bots=asked.named(bots) or variants[0].bots or variants[1].bots)
    return asked.carry_out(lambda: Comparison(shared, variants, asked.names))


def compare_files(one: str | Path, other: str | Path, *, language: str = "en") -> FinishedComparison:
    """Two simulations that were run before: their tables, or files of games that were kept."""
    return FinishedComparison(Path(one), Path(other), language)


@spelled_out
def sweep(game: str, bots: Sequence[SomeBot] = (), *, over: Mapping[str, Sequence[Any]], **how: Unpack[How]) -> Sweep:
    """The same games for each value: ``sweep("zombinion", ["hunter", "money"], over={"turn_cap": [20, 40, 60]})``."""
    asked = _Asked(game, how)
    told = {name: [asked.variant({name: value}) for value in values] for name, values in over.items()}
    axes = axes_of(told)
    shared = asked.shared(bots)
    first = next((variant.bots for values in told.values() for variant in values if variant.bots), ())
    return asked.carry_out(lambda: Sweep(shared._replace(bots=shared.bots or first), axes, asked.names))


@spelled_out
def tournament(
    game: str,
    bots: Sequence[SomeBot],
    *,
    players: int = 2,
    tables: int = MOST_TABLES,
    anchor: tuple[str, float] | None = None,
    **how: Unpack[How],
) -> Tournament:
    """All against all, with ratings: ``tournament("zombinion", ["random", "money", "hunter"])``; one may be pinned to a
    rating, as by ``anchor=("random", 1000)``."""
    need_choix()
    asked = _Asked(game, how)
    shared = asked.shared(bots)
    return asked.carry_out(lambda: Tournament(shared, players, asked.names, tables=tables, pinned=anchor))


@spelled_out
def luck(
    game: str,
    bots: Sequence[SomeBot],
    *,
    lucks: int = LUCKS,
    decisions: int = DECISIONS,
    **how: Unpack[How],
) -> LuckAgainstDecisions:
    """What luck decides, and what decisions do: ``luck("zombinion", ["normal", "normal"], lucks=40, decisions=12)``."""
    need_numpy()
    asked = _Asked(game, how)
    shared = asked.shared(bots)
    return asked.carry_out(lambda: LuckAgainstDecisions(shared, lucks, decisions, asked.names))
