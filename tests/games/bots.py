"""What the tests of bots share, in whichever game: whole games of theirs, and that they go by what their seat sees."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any, TypeVar

import pytest

from deadtown.bots import Budget, SearchBot, find_bot
from deadtown.kernel import LEVELS, Bot, BotMaker, Decision, Game, Guide, Match, Seeded
from tests.games.matches import stroll

M = TypeVar("M", bound=Match)
Look = Callable[[Any, int], Any]
"""Makes of a view or a state what the tactics of a seat look at."""
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eva", "Finn")


def play(game: Game[Any], bots: list[str], seed: int, **options: Any) -> Match:
    """A whole game between bots; whatever they choose must be on the list."""
    players = [find_bot(game, name)(Random(f"{seed} {place}")) for place, name in enumerate(bots)]
    read = game.rules.read_options({"max_rounds": 300, **options})
    match = Match.start(game, NAMES[: len(bots)], read, seed=f"bots {seed}", rewindable=False)
    while not match.over:
        if match.decision is None:
            match.close()
        else:
            match.choose(players[match.decision.seat].choose(match.sight()))
    return match


def some_of(match: M, seed: int) -> Iterator[M]:
    """The first positions of random play in which somebody is asked; it would go on for long."""
    return (one for one in islice(stroll(match, seed), 150) if one.decision is not None)


def names_its_bots(game: Game[Any], bots: Iterable[str]) -> bool:
    """Whether each level has bots, and each of some bots a level."""
    levels = game.players.levels
    return set(levels) == set(LEVELS) and {bot for names in levels.values() for bot in names} == set(bots)


def choose_by_sight(match: Match, *bots: BotMaker) -> bool:
    """Whether bots choose alike in a match and in one that their seat can't tell from it."""
    assert match.decision is not None
    twin = match.imagine(match.decision.seat, Seeded("another order"))
    return all(bot(Random(1)).choose(match.sight()) == bot(Random(1)).choose(twin.sight()) for bot in bots)


def judged_alike(match: Match, in_view: Look, of_state: Look, worth: Callable[[Any, Decision], Any]) -> bool:
    """Whether what a seat sees and what the state says of it are worth the same to who judges both."""
    decision = match.decision
    assert decision is not None
    seen, known = in_view(match.sight().view, decision.seat), of_state(match.state, decision.seat)
    return bool(worth(seen, decision) == pytest.approx(worth(known, decision)))


def searching(luck: Random) -> Bot:
    return SearchBot(luck, Budget(playouts=12))


def weighs_all(guide: Guide, match: Match) -> None:
    """One win is shared by all seats, and every option has a weight; not all are worth nothing."""
    chances = [guide.appraise(match.state, seat) for seat in range(match.game.rules.seats_in(match.state))]
    assert min(chances) > 0
    assert sum(chances) == pytest.approx(1)
    assert match.decision is not None
    weights = guide.weigh(match.state, match.decision)
    assert len(weights) == len(match.decision.options)
    assert min(weights) >= 0
    assert max(weights) > 0
