"""A backup is whole, or it is none: whatever is wrong with a file, it is not restored."""

import gc
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from deadtown.complaint import Complaint
from deadtown.table.keeping import backup_file
from deadtown.table.keeping.backup import all_rows, back_up, check_backup, restore
from deadtown.table.keeping.backup_file import KEPT
from deadtown.table.keeping.check import Check
from deadtown.table.keeping.closing import fold
from deadtown.table.keeping.visit import Visit
from deadtown.table.store.migrate import head
from deadtown.table.store.schema import entries, house
from deadtown.table.table import Table
from tests.table.keeping.conftest import DECISIONS, ENTRIES, Furnished


def all_there_is(visit: Visit) -> dict[str, list[Any]]:
    with visit.reading() as connection:
        return {table.name: [tuple(row) for rows in all_rows(connection, table) for row in rows] for table in KEPT}


def folded(visit: Visit, furnished: Furnished) -> tuple[Table, Table]:
    """The game that goes on, and the table that waits, as their logs make them."""
    with visit.reading() as connection:
        playing, waiting = fold(connection, furnished.playing), fold(connection, furnished.waiting)
    assert playing is not None
    assert waiting is not None
    return playing, waiting


def epoch(visit: Visit) -> str:
    with visit.reading() as connection:
        return str(connection.execute(select(house.c.value)).scalar_one())


def complaint(visit: Visit, path: Path) -> str:
    """Why a file is not restored; nothing has changed then."""
    before = all_there_is(visit), epoch(visit)
    with pytest.raises(Complaint) as raised:
        restore(visit, path, replace=True, now=6.0)
    assert (all_there_is(visit), epoch(visit)) == before
    said = str(raised.value)
    assert "\n" not in said
    return said.partition(f"backup {path}: ")[2]


def lines_of(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def test_everything_comes_back_and_the_servers_know_it(furnished: Furnished, visit: Visit, path: Path) -> None:
    before = all_there_is(visit)
    made = back_up(visit, path, replace=False, now=5.0)
    assert made.counts == {name: len(rows) for name, rows in before.items()}
    assert made.counts["entries"] == ENTRIES
    assert check_backup(path) == made
    furnished.change("DELETE FROM entries", "DELETE FROM sessions", "DELETE FROM players")
    epochs = {epoch(visit)}
    for _ in range(2):
        restore(visit, path, replace=True, now=6.0)
        epochs.add(epoch(visit))
        after = all_there_is(visit)
        added = [row for row in after["entries"] if row not in before["entries"]]
        assert {row[0] for row in added} == {furnished.playing, furnished.waiting}
        assert {**after, "entries": [row for row in after["entries"] if row not in added]} == before
    assert len(epochs) == 3


def test_games_that_are_not_over_go_on_with_luck_that_nobody_knows(
    furnished: Furnished, visit: Visit, path: Path
) -> None:
    """Whoever has a record of what came of them after the backup knows the seed that they had."""
    back_up(visit, path, replace=False, now=5.0)
    seen = [folded(visit, furnished)]
    for _ in range(2):
        restore(visit, path, replace=True, now=6.0)
        seen.append(folded(visit, furnished))
    for tables in zip(*seen, strict=True):
        assert len({table.state.seed for table in tables}) == 3
        assert [table.state.changed for table in tables[1:]] == [6.0, 6.0]
    games = [playing.playing for playing, _ in seen]
    assert len({(game.number, game.digest()) for game in games}) == 1
    assert len({str(game.chance.order(20)) for game in games}) == 3
    assert list(Check().run(visit)) == []


def test_a_game_that_is_over_comes_back_as_it_was(furnished: Furnished, visit: Visit, path: Path) -> None:
    furnished.change(
        "UPDATE tables SET phase = 'over' WHERE id = :playing", "UPDATE tables SET phase = 'closed' WHERE id = :waiting"
    )
    before = all_there_is(visit)
    back_up(visit, path, replace=False, now=5.0)
    restore(visit, path, replace=True, now=6.0)
    assert all_there_is(visit) == before


def test_bans_and_ended_sessions_outlast_a_backup_of_before(furnished: Furnished, visit: Visit, path: Path) -> None:
    furnished.change("UPDATE players SET banned = 2.0 WHERE id != :guest")
    before = all_there_is(visit)
    back_up(visit, path, replace=False, now=5.0)
    furnished.change(
        "UPDATE players SET banned = 3.0, name = 'Zed' WHERE id = :guest",
        "UPDATE players SET banned = NULL WHERE id != :guest",
        "DELETE FROM sessions WHERE player_id = :guest",
    )
    restore(visit, path, replace=True, now=6.0)
    after = all_there_is(visit)
    bans = {row[0]: row[4] for row in after["players"]}
    assert bans.pop(furnished.guest) == 3.0
    assert list(bans.values()) == [None]
    assert [row[1] for row in after["players"]] == [row[1] for row in before["players"]]
    assert after["sessions"] == [row for row in before["sessions"] if row[1] != furnished.guest]
    assert len(after["sessions"]) == 1


def test_a_backup_of_a_newer_form_is_called_newer(furnished: Furnished, visit: Visit, path: Path) -> None:
    back_up(visit, path, replace=False, now=5.0)
    head_line, *lines = lines_of(path)
    newer = json.loads(head_line) | {"form": 99, "more": "than is known here"}
    path.write_bytes(gzip.compress(json.dumps(newer).encode() + b"\n" + b"".join(lines)))
    assert complaint(visit, path) == "it is newer (form 99) than this program (form 1)"


def test_rows_are_read_a_few_at_a_time(furnished: Furnished, visit: Visit) -> None:
    with visit.reading() as connection:
        sizes = [len(rows) for rows in all_rows(connection, entries)]
    assert sum(sizes) == ENTRIES
    assert max(sizes) <= backup_file.BATCH < DECISIONS


def test_a_backup_that_was_cut_off_is_refused_wherever_it_was(visit: Visit, path: Path) -> None:
    back_up(visit, path, replace=False, now=5.0)
    whole = path.read_bytes()
    for length in (0, 10, 100, len(whole) // 2, len(whole) - 9, len(whole) - 1):
        path.write_bytes(whole[:length])
        assert complaint(visit, path) == "it ends too early"


def test_a_backup_without_its_last_lines_is_refused(visit: Visit, path: Path) -> None:
    back_up(visit, path, replace=False, now=5.0)
    lines = lines_of(path)
    for count in (0, 1, 2, len(lines) // 2, len(lines) - 1):
        path.write_bytes(gzip.compress(b"".join(lines[:count])))
        assert complaint(visit, path) == "it ends too early"


@pytest.mark.parametrize("seed", range(8))
def test_a_flipped_bit_is_noticed(visit: Visit, path: Path, seed: int) -> None:
    back_up(visit, path, replace=False, now=5.0)
    whole = bytearray(path.read_bytes())
    whole[len(whole) * (2 * seed + 1) // 16] ^= 1 << seed
    path.write_bytes(whole)
    assert complaint(visit, path) in (
        "it is none, or damaged",
        "it ends too early",
        "its checksum is wrong: it is damaged",
        "something stands behind its end: it is damaged",
    )


def test_what_was_changed_by_hand_is_noticed(visit: Visit, path: Path) -> None:
    back_up(visit, path, replace=False, now=5.0)
    lines = lines_of(path)
    for damaged, why in (
        ([line.replace(b"Anna", b"Anne") for line in lines], "its checksum is wrong: it is damaged"),
        ([*lines[:2], *lines[3:]], "its checksum is wrong: it is damaged"),
        ([*lines, b"more\n"], "something stands behind its end: it is damaged"),
        ([lines[0], *lines[2:]], "it is none, or damaged"),
        ([*lines[:2], b'["too", "short"]\n', *lines[3:]], "it is none, or damaged"),
        ([*lines[:2], b"[\n", *lines[3:]], "it is none, or damaged"),
        ([b"\xff\xfe\n", *lines], "it is none, or damaged"),
    ):
        path.write_bytes(gzip.compress(b"".join(damaged)))
        assert complaint(visit, path) == why


def test_what_is_no_backup_is_refused(visit: Visit, path: Path) -> None:
    path.write_bytes(b"PK\x03\x04 something else")
    assert complaint(visit, path) == "it is none, or damaged"
    path.write_bytes(gzip.compress(b'{"deadtown": "record"}\n'))
    assert complaint(visit, path) == "it is none, or damaged"
    path.unlink()
    assert complaint(visit, path) == "No such file or directory"
    path.mkdir()
    assert complaint(visit, path) == "Is a directory"


def of_version(path: Path, version: str) -> None:
    lines = lines_of(path)
    first = json.dumps(json.loads(lines[0]) | {"database": version}).encode() + b"\n"
    path.write_bytes(gzip.compress(b"".join([first, *lines[1:]])))


def test_a_backup_of_another_version_is_refused_with_what_to_do(visit: Visit, path: Path) -> None:
    back_up(visit, path, replace=False, now=5.0)
    of_version(path, "9876")
    assert complaint(visit, path) == f"it is newer (9876) than this program ({head()}): update Deadtown"
    of_version(path, "0001")
    assert complaint(visit, path) == (
        f"it is older (0001) than this program ({head()}): "
        "restore it with the Deadtown that made it, then start this one"
    )
    of_version(path, "something")
    assert complaint(visit, path) == "it holds something else (its version is 'something')"


def test_a_backup_that_can_not_be_finished_leaves_nothing_behind(
    visit: Visit, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup_file.BackupWriter, "end", full)
    path.write_bytes(b"the one from before")
    with pytest.raises(Complaint, match="No space left on device"):
        back_up(visit, path, replace=True, now=5.0)
    assert [found.name for found in path.parent.glob("*backup*")] == ["backup"]
    assert path.read_bytes() == b"the one from before"
    # Whatever still held the file would complain now that it is closed.
    gc.collect()


def test_a_place_that_is_not_there_is_complained_of(visit: Visit, tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="No such file or directory"):
        back_up(visit, tmp_path / "nowhere" / "backup", replace=False, now=5.0)
