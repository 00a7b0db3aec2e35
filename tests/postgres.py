"""A real PostgreSQL for tests: clusters on loopback, in folders of their own, that end when the tests do."""

import contextlib
import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import psycopg
import pytest

USER = "deadtown"
PASSWORD = "s3cret"
PATIENCE = 60.0
"""Seconds that PostgreSQL may take to start, or to stop, on the slowest of machines."""

MEMORY = Path("/dev/shm")
ROOM = 4 * 1024**3
"""Bytes that must be free in memory for files to be kept there: several test processes may have a cluster each."""

NAMED, HELD = "deadtown-postgresql-", "held"
"""How folders of clusters begin, and the file in them that is locked while they are in use."""

UNTIL_INPUT_ENDS = '"$@" & server=$!; cat > /dev/null; kill -QUIT "$server"; wait "$server"'
"""Run a server until our end of the input is closed, which the kernel does for us when tests are killed."""

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "shared_buffers": "16MB",
    "fsync": "off",  # What is committed outlives the server all the same, if not the machine.
    "max_connections": "100",
}


class NoPostgres(Exception):
    """PostgreSQL can't be run here, and why."""


def skip(reason: str) -> NoReturn:
    """Skip tests for want of something, where that is allowed: not in continuous integration."""
    if os.environ.get("CI") or os.environ.get("DEADTOWN_NO_SKIP"):
        pytest.fail(reason)
    pytest.skip(reason)


def find_programs() -> Path:
    """The folder of initdb and postgres: Debian keeps them off the path."""
    for folder in (*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), None):
        found = shutil.which("initdb", path=folder)
        if found and shutil.which("postgres", path=folder):
            return Path(found).parent
    raise NoPostgres("PostgreSQL is not installed (on Debian: apt-get install postgresql)")


def find_place() -> Path | None:
    """Where a cluster is fastest: in memory, if there is room, else wherever temporary files are."""
    try:
        return MEMORY if shutil.disk_usage(MEMORY).free >= ROOM else None
    except OSError:
        return None


def find_owner() -> pwd.struct_passwd:
    """Who runs the server: whoever runs the tests, but never root, which PostgreSQL refuses."""
    if os.getuid() != 0:
        return pwd.getpwuid(os.getuid())
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        raise NoPostgres("PostgreSQL does not run as root, and there is no user postgres") from None


class Cluster:
    """One server with its databases."""

    def __init__(self, folder: Path) -> None:
        """A new cluster in an empty folder, not started yet."""
        self._programs = find_programs()
        self._owner = find_owner()
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self.port = 0
        password = folder / "password"
        password.write_text(PASSWORD)
        for path in (folder, password):
            os.chown(path, self._owner.pw_uid, self._owner.pw_gid)
        options = ["--no-sync", "--encoding=UTF8", "--locale=C", f"--username={USER}", f"--pwfile={password}"]
        done = self._run("initdb", f"--pgdata={folder / 'data'}", "--auth=password", *options)
        try:
            _, errors = done.communicate(timeout=PATIENCE)
        finally:
            kill_session(done)
        if done.returncode != 0:
            raise RuntimeError(f"initdb: {errors.decode()}")

    def start(self) -> None:
        """Start, on the port from before if there was one, and wait until it answers."""
        assert self._process is None
        self.port = self.port or free_port()
        options = [f"-c{name}={value}" for name, value in SETTINGS.items()]
        self._process = self._run("postgres", "-D", str(self.folder / "data"), f"-p{self.port}", *options, serve=True)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > deadline:
                    self.stop()
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.02)

    def stop(self) -> None:
        """Stop as in a crash: connections are cut, what was committed is found again at the next start."""
        if self._process is not None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            try:
                self._process.wait(PATIENCE)
            finally:
                kill_session(self._process)
            self._process = None

    def url(self, database: str) -> str:
        return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of a new, empty database. It is there until the next one is made."""
        if self._databases:
            self.execute(f"DROP DATABASE test_{self._databases} WITH (FORCE)")
        self._databases += 1
        self.execute(f"CREATE DATABASE test_{self._databases}")
        return self.url(f"test_{self._databases}")

    def execute(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement)

    def _run(self, program: str, *options: str, serve: bool = False) -> subprocess.Popen[bytes]:
        command = [str(self._programs / program), *options]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                ["sh", "-c", UNTIL_INPUT_ENDS, "sh", *command] if serve else command,
                stdin=subprocess.PIPE if serve else subprocess.DEVNULL,
                stdout=log,
                stderr=log if serve else subprocess.PIPE,
                cwd=self.folder,
                env={"LC_ALL": "C", "PATH": os.defpath, "TZ": "UTC"},
                start_new_session=True,
                user=self._owner.pw_uid,
                group=self._owner.pw_gid,
            )


def kill_session(process: "subprocess.Popen[bytes]") -> None:
    """Nothing of it stays, whatever has gone wrong."""
    if process.poll() is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextlib.contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster that runs until the end of the block; the test is skipped where there is no PostgreSQL."""
    place = find_place()
    if place is not None:
        clear(place)
    folder = Path(tempfile.mkdtemp(prefix=NAMED, dir=place))
    try:
        with (folder / HELD).open("w") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            cluster = Cluster(folder)
            try:
                cluster.start()
                yield cluster
            finally:
                cluster.stop()
    except NoPostgres as reason:
        skip(str(reason))
    finally:
        shutil.rmtree(folder)


def clear(place: Path) -> None:
    """Remove what tests have left that were killed: nobody holds it any more."""
    for held in place.glob(f"{NAMED}*/{HELD}"):
        with contextlib.suppress(OSError), held.open() as left:
            fcntl.flock(left, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(held.parent)
