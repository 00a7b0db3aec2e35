"""The PostgreSQL of the tests: it never outlives them, and is never missing unnoticed where it must not be."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest

from tests import postgres
from tests.postgres import Cluster, NoPostgres, running_cluster

START = """
import sys
from tests.postgres import running_cluster
with running_cluster() as cluster:
    print(cluster.folder, cluster.url("postgres"), flush=True)
    sys.stdin.read()
"""


def test_a_server_ends_with_the_tests_even_if_they_are_killed(cluster: Cluster) -> None:
    process = subprocess.Popen([sys.executable, "-c", START], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with process:
        assert process.stdout is not None
        folder, url = process.stdout.readline().split()
        with psycopg.connect(url, autocommit=True) as connection:
            os.kill(process.pid, signal.SIGKILL)
            with pytest.raises(psycopg.OperationalError):
                connection.execute("SELECT pg_sleep(60)")
        while (Path(folder) / "data" / "postmaster.pid").exists():
            time.sleep(0.01)
        with pytest.raises(psycopg.OperationalError, match="refused"):
            psycopg.connect(url)
    shutil.rmtree(folder)


@pytest.mark.parametrize(
    ("setting", "outcome"),
    [("", pytest.skip.Exception), ("CI", pytest.fail.Exception), ("DEADTOWN_NO_SKIP", pytest.fail.Exception)],
)
def test_without_postgresql_tests_are_skipped_unless_they_must_not_be(
    monkeypatch: pytest.MonkeyPatch, setting: str, outcome: type[BaseException]
) -> None:
    def find_nothing() -> None:
        raise NoPostgres("PostgreSQL is not installed")

    monkeypatch.setattr(postgres, "find_programs", find_nothing)
    for name in ("CI", "DEADTOWN_NO_SKIP"):
        monkeypatch.delenv(name, raising=False)
    if setting:
        monkeypatch.setenv(setting, "1")
    with pytest.raises(outcome, match="PostgreSQL is not installed"), running_cluster():
        pass
