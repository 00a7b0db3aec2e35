"""A searching bot in a thinking process of a table: it is hurried, so that it answers in time."""

import sys
from random import Random

import msgspec
import pytest

from deadtown.bots import Budget, SearchBot, search_together
from deadtown.kernel import Option, Sight, option_text
from deadtown.table.thinking import Task, Thinkers, ThinkingFailed, Thought, process
from tests.bots.test_search import zombinion


class Noting(SearchBot):
    """Notes in how many processes it looks ahead."""

    def __init__(self, luck: Random, budget: Budget, asked: list[int]) -> None:
        super().__init__(luck, budget)
        self.asked = asked

    def choose(self, sight: Sight) -> Option:
        self.asked.append(self.processes)
        return super().choose(sight)


class Watched(SearchBot):
    """Notes how many seconds it was given."""

    given: list[float]

    def choose(self, sight: Sight) -> Option:
        self.given.append(self.seconds)
        return sight.options[0]


def silent(thought: Thought) -> None:
    raise AssertionError(f"nobody asked for {thought}")


@pytest.mark.parametrize(("own", "wanted"), [(1.0, 0.4), (0.3, 0.3), (60.0, 0.4)])
def test_it_gets_no_more_than_a_part_of_what_the_table_allows(
    own: float, wanted: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = zombinion(1, 5)
    Watched.given = []
    monkeypatch.setattr(process, "maker", lambda game, bot: lambda luck: Watched(luck, Budget(seconds=own)))
    task = Task("zombinion", msgspec.msgpack.encode(match.snapshot()), "search", "luck", 0.5)
    assert match.decision is not None
    assert process.think(task, silent) == option_text(match.decision.options[0])
    assert Watched.given == pytest.approx([wanted])


@pytest.mark.parametrize("bot", ["search", "search:0.3s", "search:300"])
def test_a_table_knows_searches_by_their_budget(bot: str) -> None:
    assert isinstance(process.maker("zombinion", bot)(Random(1)), SearchBot)


@pytest.mark.parametrize("bot", ["search:60s", "search:1000000", "search:", "search:x"])
def test_a_table_knows_no_long_ones(bot: str) -> None:
    with pytest.raises(ThinkingFailed, match="no bot"):
        process.maker("zombinion", bot)


def test_a_lent_match_is_enough_to_search_in() -> None:
    match = zombinion(3, 12)
    task = Task("zombinion", msgspec.msgpack.encode(match.snapshot()), "search:30", "luck", 60.0)
    wanted = SearchBot(Random("luck"), Budget(playouts=30)).choose(match.sight())
    assert process.think(task, silent) == option_text(wanted)


def test_whoever_runs_the_server_says_in_how_many_processes_it_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    match = zombinion(3, 12)
    task = Task("zombinion", msgspec.msgpack.encode(match.snapshot()), "search:40", "luck", 60.0)
    monkeypatch.setattr(sys, "argv", ["process.py", "--search-processes=2"])
    monkeypatch.setattr(process.thinking, "search_processes", process.search_processes())
    monkeypatch.setattr(search_together, "crew_of", lambda count: None)
    wanted = SearchBot(Random("luck"), Budget(playouts=40, processes=2)).choose(match.sight())
    asked = list[int]()
    monkeypatch.setattr(process, "maker", lambda game, bot: lambda luck: Noting(luck, Budget(playouts=40), asked))
    assert process.think(task, silent) == option_text(wanted)
    assert asked == [2]


@pytest.mark.anyio
async def test_a_server_lets_search_look_ahead_in_several_processes() -> None:
    """The thinking process is told so when it is started, and has its helpers ready before its first task."""
    match = zombinion(3, 12)
    thinkers = Thinkers(1, 60.0, search_processes=2)
    task = Task("zombinion", msgspec.msgpack.encode(match.snapshot()), "search:40", "luck", 60.0)
    wanted = SearchBot(Random("luck"), Budget(playouts=40, processes=2))
    try:
        assert await thinkers.think(task) == option_text(wanted.choose(match.sight()))
    finally:
        await thinkers.close()
