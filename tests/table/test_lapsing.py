"""What somebody asks of the others is not asked for ever: it lapses, and is not asked again and again."""

from collections.abc import Callable

import pytest

from deadtown.table import entries
from deadtown.table.commands import Agree, Decline, Leave, Pause, Rematch, Sit, Undo
from deadtown.table.log_lines import speaker_of, word_entry
from deadtown.table.settings import Settings, Windows
from deadtown.table.windows import LAPSES_AFTER
from tests.table.siege import siege, window_is_open
from tests.table.tables import (
    SHORT,
    Clock,
    Played,
    ann,
    bob,
    cleo,
    duel_at,
    end_turns,
    hub_at,
    in_loop,
    table_of,
    watching,
)
from tests.table.test_absence import nothing_happens, passes

LANGUAGES = ("en", "it", "fr")


def asked(table: Played) -> bool:
    return table.table.state.ask is not None


def after_a_turn() -> Played:
    """Ann can't take her turn back without asking Bob and Cleo."""
    table = table_of(ann, bob, cleo)
    table.end_turns(ann)
    return table


@pytest.mark.parametrize("command", [Undo(), Pause()])
def test_what_not_everybody_has_answered_in_time_lapses(command: Undo | Pause) -> None:
    table = after_a_turn()
    table.do(ann, command)
    table.do(bob, Agree())
    table.passes(LAPSES_AFTER - 1)
    assert asked(table)
    table.passes(1)
    assert not asked(table)
    assert isinstance(table.last, entries.Lapsed)
    assert (table.last.player, table.number, table.table.state.paused) == (ann.player, 1, False)


def test_everybody_is_told_in_words() -> None:
    table = after_a_turn()
    table.do(ann, Undo())
    table.passes(LAPSES_AFTER)
    told = [
        word_entry(table.table.state, table.last, speaker_of(table.table.state, language)) for language in LANGUAGES
    ]
    assert all("Ann" in words for words in told)
    assert len(set(told)) == len(LANGUAGES)


def test_an_answer_that_comes_too_late_finds_nothing_asked() -> None:
    table = after_a_turn()
    table.do(ann, Undo())
    table.passes(LAPSES_AFTER)
    table.denies(bob, Agree(), "nothing-asked")


def test_another_game_may_be_agreed_to_as_long_as_anybody_likes() -> None:
    table = table_of(ann, bob, **SHORT)
    table.end_turns(ann, bob)
    table.do(ann, Rematch())
    table.passes(LAPSES_AFTER * 100)
    assert asked(table)


def test_time_while_the_server_was_down_does_not_count() -> None:
    table = after_a_turn()
    table.do(ann, Undo())
    table.now += 5000
    table.opened = table.now
    table.passes(LAPSES_AFTER - 1)
    assert asked(table)
    table.passes(1)
    assert not asked(table)


def refused_by_silence(table: Played) -> None:
    table.passes(LAPSES_AFTER)


def refused(table: Played) -> None:
    table.do(bob, Decline())


def taken_back(table: Played) -> None:
    table.do(ann, Decline())


def left_alone(table: Played) -> None:
    table.do(ann, Leave())
    table.do(ann, Sit())


@pytest.mark.parametrize("end", [refused_by_silence, refused, taken_back, left_alone])
def test_the_same_is_not_asked_again_before_a_further_decision_was_taken(end: Callable[[Played], None]) -> None:
    table = after_a_turn()
    table.do(ann, Undo())
    end(table)
    table.denies(ann, Undo(to=0), "asked-before", "conflict")
    table.do(ann, Pause())
    table.do(bob, Decline())
    table.denies(ann, Pause(), "asked-before", "conflict")
    assert table.do(cleo, Pause()).asked, "others may"
    table.choose(bob, "play bullet")
    table.do(cleo, Decline())
    assert table.do(ann, Undo()).asked


def test_nobody_holds_a_window_open_for_ever_by_asking() -> None:
    table = siege(ann, bob, cleo, holding=[1, 2], settings=Settings(windows=Windows(limit=5)))
    table.do(ann, Undo())
    table.passes(LAPSES_AFTER - 1)
    assert window_is_open(table)
    table.passes(1)
    assert not window_is_open(table)


# By itself


@in_loop
async def test_it_lapses_by_itself_at_a_table_without_clocks(url: str) -> None:
    clock = Clock()
    async with hub_at(url, now=clock) as hub:
        table = await duel_at(hub)
        box = await watching(hub, bob, table)
        await end_turns(hub, table, ann)
        await hub.do(ann, table, Undo())
        assert not hub.live[table].put_away()
        passes(hub, table, LAPSES_AFTER - 1)
        await nothing_happens(hub, table)
        assert box.info["ask"] is not None
        passes(hub, table, 1)
        lapsed = await box.until_what("lapsed")
        assert (lapsed["player"], lapsed["info"]["ask"]) == (ann.player, None)


@in_loop
async def test_a_table_at_which_something_is_asked_is_not_forgotten(url: str) -> None:
    async with hub_at(url, now=Clock()) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, ann)
        await hub.do(ann, table, Undo())
        assert not hub.live[table].put_away()
        await hub.look(None, table)
        await hub.do(bob, table, Decline())
        assert hub.live[table].put_away()
