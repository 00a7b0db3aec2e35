"""A searching bot in a thinking process of a table: it is hurried, so that it answers in time."""

from random import Random

import msgspec
import pytest

from deadtown.bots import Budget, SearchBot
from deadtown.kernel import Option, Sight, option_text
from deadtown.table.thinking import Task, ThinkingFailed, Thought, process
from tests.bots.test_search import zombinion


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
