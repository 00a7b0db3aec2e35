"""``deadtown serve --workers 2``: several processes, one port, one PostgreSQL."""

import json
import os
import secrets
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.postgres import PASSWORD, Cluster
from tests.web import patient
from tests.web.bots import check_port_is_free, command_line, thinking
from tests.web.clients import Guest
from tests.web.program import TIMEOUT, Program, opened

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to look at processes")


@contextmanager
def two_workers(cluster: Cluster, folder: Path) -> Iterator[Program]:
    name = f"workers_{secrets.token_hex(4)}"
    cluster.execute(f"CREATE DATABASE {name}")
    environment = {"DEADTOWN_DATABASE": cluster.url(name), "TMPDIR": str(folder)}
    with opened(
        folder, "--workers", "2", "--rates", "0", "--log", "json", "--bot-seconds", "60", environment=environment
    ) as program:
        yield program


@pytest.fixture
def program(cluster: Cluster, tmp_path: Path) -> Iterator[Program]:
    """A server of two workers."""
    with two_workers(cluster, tmp_path) as program:
        yield program


@pytest.fixture(scope="module")
def shared(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server of two workers that several tests share; none of them stops it."""
    with two_workers(cluster, tmp_path_factory.mktemp("shared")) as program:
        yield program


def children(process: int) -> list[int]:
    """The workers of a server, without what else Python starts."""
    found = map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())
    return [child for child in found if b"spawn_main" in command_line(child)]


def gone(process: int) -> bool:
    """Whether a process has ended, even if nobody has taken note of it yet."""
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    return True


def wait_for(process: int) -> None:
    """Wait until a process that is not a child of ours has ended."""
    deadline = time.monotonic() + TIMEOUT
    while not gone(process):
        assert time.monotonic() < deadline, "it did not end"
        time.sleep(0.02)


def test_several_workers_serve_one_port_and_stop_together(program: Program, tmp_path: Path) -> None:
    workers = children(program.process.pid)
    assert len(workers) == 2
    anna = Guest(program.url, "Anna")
    table = anna.create("me open")
    for _ in range(20):
        assert patient.get(f"{program.url}/api/v1/tables/{table}").json()["info"]["id"] == table
    anna.close()
    assert program.stop(signal.SIGTERM) == "Deadtown is closed. Every table is kept.\n"
    assert all(map(gone, workers))
    events = [json.loads(line)["event"] for line in program.errors.splitlines()]
    assert (events.count("server started"), events[-1]) == (1, "server stopped")
    assert list(tmp_path.glob("deadtown-*")) == []


def test_no_password_stands_on_the_command_line_of_a_worker(shared: Program) -> None:
    for process in (shared.process.pid, *children(shared.process.pid)):
        assert PASSWORD.encode() not in command_line(process)


def test_a_worker_that_dies_is_replaced(shared: Program) -> None:
    first, second = children(shared.process.pid)
    os.kill(first, signal.SIGKILL)
    deadline = time.monotonic() + TIMEOUT
    while len(set(children(shared.process.pid)) - {first}) < 2:
        assert time.monotonic() < deadline, "it was not replaced"
        time.sleep(0.02)
    assert second in children(shared.process.pid)
    assert f"Child process [{first}] died" in shared.errors
    assert patient.get(f"{shared.url}/health").status_code == 200


def test_workers_do_not_outlive_a_server_that_is_killed(program: Program) -> None:
    workers = children(program.process.pid)
    program.process.kill()
    program.wait()
    for worker in workers:
        wait_for(worker)
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", httpx.URL(program.url).port or 0))


def test_bots_do_not_keep_the_port_of_a_server_that_is_killed(program: Program) -> None:
    bots = thinking(program, children(program.process.pid))
    workers = children(program.process.pid)
    program.process.kill()
    program.wait()
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
        wait_for(worker)
    check_port_is_free(program.url, bots)


def test_any_worker_tells_the_metrics_of_all_and_no_counter_goes_back(shared: Program) -> None:
    asked = 'deadtown_request_seconds_count{method="GET",route="/api/v1/games",status="200"}'

    def counted() -> float:
        assert shared.process.poll() is None, shared.errors
        lines = patient.get(f"{shared.url}/metrics").text.splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(asked))

    seen = [counted()]
    for _ in range(20):
        assert patient.get(f"{shared.url}/api/v1/games").status_code == 200
        seen.append(counted())
    deadline = time.monotonic() + TIMEOUT
    while seen[-1] < seen[0] + 20:
        assert time.monotonic() < deadline, f"only {seen[-1] - seen[0]} of 20 were counted"
        seen.append(counted())
    assert seen == sorted(seen)
    assert [counted() for _ in range(10)] == [seen[0] + 20] * 10
