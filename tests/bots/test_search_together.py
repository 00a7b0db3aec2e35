"""A search in several processes finds the same as its parts one after another, and leaves no process behind."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from random import Random
from typing import Any

import pytest

from deadtown.bots import Budget, SearchBot, find_bot, search, search_crew, search_together
from deadtown.bots.search import Found, Part, Search
from deadtown.bots.search_crew import crew_of
from deadtown.bots.search_settings import is_modest, read_budget
from deadtown.bots.search_together import best_of, parts_of
from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.kernel import Match, Option, Progress, Seeded, lend
from tests.bots.heap import Clock, HeapGuide, heap
from tests.games.zombinion.table import NAMES


@pytest.fixture(autouse=True, scope="module")
def _no_crew_afterwards() -> Iterator[None]:
    yield
    crew = crew_of(0)
    assert crew is not None
    crew.dismiss()


def searcher(playouts: int, processes: int = 2, luck: int = 1, seconds: float = inf) -> SearchBot:
    return SearchBot(Random(luck), Budget(seconds, playouts, processes))


def begun(game: str, decisions: int = 6) -> Match:
    """A match of rules players after some decisions, in which there is a choice."""
    match = Match.start(GAMES[game], NAMES[:2], seed="together")
    bots = [find_bot(GAMES[game], "normal")(Random(seat)) for seat in range(2)]
    while match.decision is not None and (match.number < decisions or len(match.decision.options) < 3):
        match.choose(bots[match.decision.seat].choose(match.sight()))
    return match


def told_by(bot: SearchBot, match: Match) -> tuple[Option, list[Progress]]:
    """What a bot chooses, and the last that it told of how it came to that."""
    told: list[Progress] = []
    bot.progress = told.append
    return bot.choose(match.sight()), told[-1:]


@pytest.mark.parametrize("game", GAMES)
def test_processes_find_what_parts_find_one_after_another(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(game)
    together = told_by(searcher(60), match)
    monkeypatch.setattr(search_together, "crew_of", lambda count: None)
    assert told_by(searcher(60), match) == together


def test_processes_are_kept_for_the_next_decision() -> None:
    match = begun("zombiaki")
    before = searcher(30).choose(match.sight())
    crew = crew_of(1)
    assert crew is not None
    (helper,) = crew.helpers
    assert searcher(30).choose(match.sight()) == before
    assert crew.helpers == [helper]


def test_a_process_that_died_is_done_without_and_replaced() -> None:
    match = begun("zombiaki")
    wanted = told_by(searcher(40), match)
    crew = crew_of(1)
    assert crew is not None
    (helper,) = crew.helpers
    helper._process.kill()
    helper._process.wait()
    assert told_by(searcher(40), match) == wanted
    assert told_by(searcher(40), match) == wanted
    assert crew.helpers != [helper]
    helper.let_go()


def test_who_is_hurried_ends_them_all() -> None:
    """With a million playouts to go, the time is over after the first."""
    match = begun("zombiaki")
    bot = searcher(10**6, seconds=0.01)
    assert bot.choose(match.sight()) in match.sight().options


def test_nothing_is_started_where_nobody_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def start() -> None:
        raise AssertionError("a process is started")

    monkeypatch.setattr(search_crew, "Helper", start)
    searcher(20, processes=1).choose(begun("zombiaki").sight())


def test_in_an_imagined_match_the_parts_are_searched_here() -> None:
    match = begun("zombiaki")
    assert match.decision is not None
    other = match.imagine(match.decision.seat, Seeded("another world"))
    assert lend(other.sight()) is None
    assert searcher(40).choose(other.sight()) == searcher(40).choose(match.sight())


@pytest.mark.parametrize(("left", "best"), [(5, 1), (7, 3), (10, 2)])
def test_all_parts_together_find_the_winning_move(left: int, best: int) -> None:
    assert searcher(900, processes=3).choose(heap(left).sight()) == ("take", best)


def test_the_only_option_worth_trying_is_taken_at_once() -> None:
    class OneWay(HeapGuide):
        def weigh(self, state: Any, decision: Any) -> list[float]:
            return [0.0, 1.0, *[0.0] * (len(decision.options) - 2)]

    assert searcher(10**6).choose(heap(9, guide=OneWay()).sight()) == ("take", 2)


@pytest.mark.parametrize(("playouts", "processes", "shares"), [(10, 3, [4, 3, 3]), (2, 4, [1, 1]), (8, 1, [8])])
def test_parts_share_the_playouts(playouts: int, processes: int, shares: list[int]) -> None:
    assert [part.playouts for part in parts_of(searcher(playouts, processes))] == shares


def test_votes_of_all_parts_are_counted() -> None:
    one = [Found(("a",), 6, 6, 3.0, False), Found(("b",), 5, 5, 4.0, False)]
    other = [Found(("b",), 4, 4, 1.0, False), Found(("c",), 8, 8, 4.0, False)]
    assert best_of([one, other]) == Found(("b",), 9, 9, 5.0, False)


def test_a_sure_win_of_one_part_is_taken() -> None:
    assert best_of([[Found(("a",), 60, 60, 30.0, False)], [Found(("b",), 3, 3, 3.0, True)]]).option == ("b",)


def test_a_part_that_stopped_early_counts_as_if_it_had_gone_on() -> None:
    search = Search(heap(5).sight(), searcher(4000), Part(1, 2, 4000))
    search.look()
    assert search.played < 4000
    assert sum(found.votes for found in search.found()) == 4000
    assert sum(found.visits for found in search.found()) == search.played


def test_a_part_counts_no_more_than_there_was_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "monotonic", Clock())
    part = Search(heap(40).sight(), searcher(4000, seconds=1.0), Part(1, 2, 4000))
    part.look()
    assert part.played <= sum(found.votes for found in part.found()) <= 100


def test_parts_one_after_another_share_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first has it all; those after it have one playout each, since something must be found."""
    monkeypatch.setattr(search, "monotonic", Clock())
    monkeypatch.setattr(search_together, "crew_of", lambda count: None)
    (told,) = told_by(searcher(10**6, processes=4, seconds=1.0), heap(40))[1]
    assert told.playouts <= 100 + 3


def test_a_game_that_has_the_name_of_ours_is_searched_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def crew_of(count: int) -> None:
        raise AssertionError("other processes are asked")

    match = begun("zombiaki")
    match.game = replace(match.game)
    monkeypatch.setattr(search_together, "crew_of", crew_of)
    assert searcher(20).choose(match.sight()) in match.sight().options


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("800@2", Budget(playouts=800, processes=2)),
        ("0.3s@4", Budget(seconds=0.3, processes=4)),
        ("800", Budget(playouts=800)),
    ],
)
def test_the_processes_follow_the_budget(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["800@0", "800@65", "@2", "800@", "800@2@2"])
def test_so_many_processes_there_are_not(text: str) -> None:
    with pytest.raises(Complaint):
        read_budget(text)


def test_who_is_elsewhere_does_not_say_how_many() -> None:
    assert is_modest("800")
    assert not is_modest("800@2")
    assert not is_modest("800@1")


def test_a_process_that_is_never_ready_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("zombiaki")
    wanted = told_by(searcher(40), match)
    crew = crew_of(1)
    assert crew is not None
    crew.dismiss()
    with monkeypatch.context() as patch:
        patch.setattr(search_crew, "COMMAND", (sys.executable, "-c", "import time; time.sleep(3600)"))
        patch.setattr(search_crew, "STARTING", 0.05)
        assert told_by(searcher(40), match) == wanted
    assert not any(helper.alive for helper in crew.helpers)
    assert all(helper._process.poll() is not None for helper in crew.helpers)


def test_they_end_with_their_parent_even_when_it_is_killed() -> None:
    """Whoever still ran would hold the pipe open into which its errors go."""
    program = (
        "from deadtown.bots.search_crew import crew_of; import os\n"
        "print(len(crew_of(2).helpers), flush=True)\n"
        "os.kill(os.getpid(), 9)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60)
    assert run.stdout == b"2\n"
    assert not run.stderr


def test_a_copy_of_this_process_has_none_of_them() -> None:
    crew = crew_of(1)
    assert crew is not None
    copy = os.fork()
    if not copy:
        os._exit(len(search_crew._crew().helpers))
    assert os.waitstatus_to_exitcode(os.waitpid(copy, 0)[1]) == 0
    assert searcher(30).choose(begun("zombiaki").sight())
    assert len(crew.helpers) >= 1
