"""A table that is as it was in a backup: whoever saw what came of it then knows nothing of its luck from there on."""

import pytest

from deadtown.kernel import commitment
from deadtown.kernel.record import Undo as Undone
from deadtown.kernel.record import read_lines, verify, write_lines
from deadtown.table.about import EMPTY_ROOM, info_of
from deadtown.table.commands import Agree, Close, Sit, Undo
from deadtown.table.entries import Restored
from deadtown.table.settings import Settings
from deadtown.table.story import log_lines, missed, record_lines
from deadtown.table.table import Table
from deadtown.table.telling import Viewer
from tests.table.tables import ZOMBINION, Played, ann, bob, cleo, table_of

FREE = Settings(undo="free")


def taken_back() -> Played:
    """A game in the middle of a turn, in which luck was seen that was taken back."""
    table = table_of(ann, bob, settings=FREE)
    table.end_turns(ann, bob, ann)
    table.do(ann, Undo(to=1))
    table.end_turns(bob)
    table.choose(ann, 1)
    return table


def restored(*seeds: str) -> Played:
    table = taken_back()
    for seed in seeds:
        table.add(Restored(table.now, seed))
    return table


def luck_to_come(table: Played) -> list[int]:
    return table.table.playing.fork().chance.order(20)


def test_the_game_stands_where_it_stood_and_its_luck_is_another() -> None:
    tables = [taken_back(), restored("one"), restored("two"), restored("one", "two")]
    assert len({table.table.playing.digest() for table in tables}) == 1
    assert len({str(luck_to_come(table)) for table in tables}) == 3
    assert luck_to_come(tables[2]) == luck_to_come(tables[3]), "of the luck between nothing was used"
    assert len({info_of(table.table, EMPTY_ROOM).commitment for table in tables}) == 3


def test_a_game_that_has_not_begun_has_other_luck_from_its_beginning() -> None:
    decks = []
    for seed in ("one", "two", "two"):
        table = table_of(ann, None)
        table.add(Restored(table.now, seed))
        table.do(bob, Sit(1))
        assert info_of(table.table, EMPTY_ROOM).commitment == commitment(seed)
        decks.append(table.table.playing.digest())
    assert decks[0] != decks[1] == decks[2]


def test_nobody_goes_back_to_before() -> None:
    table = restored("one")
    table.denies(ann, Undo(), "nothing-to-undo")
    table.denies(ann, Undo(to=0), "nothing-to-undo")
    number = table.number
    table.end_turns(ann, bob)
    table.do(bob, Undo(to=number))
    assert table.number == number


def test_what_was_asked_to_be_taken_back_is_asked_no_more() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann)
    assert table.do(ann, Undo()).asked
    table.add(Restored(table.now, "one"))
    table.denies(bob, Agree(), "nothing-asked")


@pytest.mark.parametrize("seeds", [("one",), ("one", "two")])
def test_its_record_proves_itself(seeds: tuple[str, ...]) -> None:
    """What was taken back before is left out of it: that was other luck."""
    table = restored(seeds[0])
    table.end_turns(ann, bob)
    for seed in seeds[1:]:
        table.add(Restored(table.now, seed))
    table.end_turns(ann, bob, ann)
    table.do(ann, Undo(to=table.number - 1))
    table.end_turns(ann)
    table.do(ann, Close())
    lines = read_lines(write_lines(record_lines(table.table.state.id, table.bodies)))
    assert verify(ZOMBINION, lines).number == table.number
    assert sum(isinstance(line, Undone) for line in lines) == 1


def test_it_is_the_same_when_it_is_loaded_again() -> None:
    table = restored("one")
    saved, row = table.table.save(), len(table.bodies)
    table.end_turns(ann, bob)
    for loaded in (Table.read("t", None, table.bodies), Table.read("t", saved, table.bodies[row:])):
        loaded.state.id = table.table.state.id
        assert loaded.save() == table.table.save()
        assert loaded.playing.chance.order(20) == luck_to_come(table)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "may know what is hidden"), ("it", "può sapere ciò che qui è nascosto"), ("fr", "peut savoir ce qui")],
)
def test_everybody_is_told_but_not_the_seed(language: str, words: str) -> None:
    table = restored("a seed that nobody is told")
    viewer = Viewer(cleo.player, language)
    assert words in log_lines(table.table.state.id, table.bodies, viewer, 0)[-1].text
    assert b"nobody is told" not in b"".join(missed(table.table.state.id, table.bodies, viewer, 0))
