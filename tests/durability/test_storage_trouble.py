"""A database that is locked, full or gone: nothing new is accepted, nothing is lost, and then play goes on."""

import os
import resource
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path
from signal import SIGKILL

import pytest

from tests.durability.logs import check_logs
from tests.web import patient
from tests.web.clients import Guest
from tests.web.program import Program, opened

Trouble = Callable[[Program, Path], AbstractContextManager[None]]


@contextmanager
def locked(program: Program, file: Path) -> Iterator[None]:
    """Somebody else has the database to themselves."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def full(program: Program, file: Path) -> Iterator[None]:
    """Not one byte more can be written."""
    before = resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (1024, before[1]))
    try:
        yield
    finally:
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def missing(program: Program, file: Path) -> Iterator[None]:
    """The file has been moved away."""
    aside = file.with_name("elsewhere.db")
    os.rename(file, aside)
    try:
        yield
    finally:
        os.rename(aside, file)


@contextmanager
def replaced(program: Program, file: Path) -> Iterator[None]:
    """Another file, which is no database of ours, lies in its place."""
    aside = file.with_name("elsewhere.db")
    shutil.move(file, aside)
    file.write_bytes(b"not a database")
    try:
        yield
    finally:
        file.unlink()
        shutil.move(aside, file)


@pytest.fixture
def new_guest() -> Iterator[Callable[[Guest], Guest]]:
    """Closes guests at the end, however it comes."""
    with ExitStack() as stack:
        yield lambda guest: stack.enter_context(closing(guest))


TROUBLES = [locked, missing, replaced, *([full] if sys.platform.startswith("linux") else [])]


@pytest.mark.parametrize("trouble", TROUBLES, ids=lambda trouble: trouble.__name__)
def test_a_decision_that_can_not_be_saved_is_refused_and_can_be_taken_later(
    tmp_path: Path, trouble: Trouble, new_guest: Callable[[Guest], Guest]
) -> None:
    file = tmp_path / "deadtown.db"
    with opened(tmp_path, "--rates", "0", environment={"DEADTOWN_DATABASE": str(file)}) as program:
        guest = new_guest(Guest(program.url, "Ann"))
        table = guest.create("me me")
        guest.choose(table)
        before = guest.look(table)
        with guest.talk() as talk:
            talk.ask("watch", table=table)
            with trouble(program, file):
                number = before["seen"]["number"]
                denied = guest.do(table, "choose", status=503, number=number, choice=1)["error"]
                assert (denied["kind"], denied["reason"]) == ("storage", "storage-down")
                assert denied["text"]
                assert talk.error("choose", table=table, number=number, choice=1)["kind"] == "storage"
                assert guest.error("/tables", {"game": "zombinion", "seats": [{"who": "me"}] * 2}, 503)
                patient.wait_for_health(program.url, 503)
            patient.wait_for_health(program.url, 200)
            assert guest.look(table) == before | {"info": guest.look(table)["info"]}
            assert not talk.ask("choose", table=table, number=number, choice=1).get("again"), (
                "it had been done after all"
            )
            moved = talk.hear("moved")
        assert moved["number"] == number + 1
        assert guest.look(table)["seq"] == before["seq"] + 1
        assert "Traceback" not in program.errors
        program.send(SIGKILL)
        program.wait()
    kept = check_logs(str(file))[table]
    assert [entry["number"] for entry in kept if entry["entry"] == "chose"] == list(range(number + 1))
