"""``deadtown serve``: open the port, tell where, serve until told to stop."""

import asyncio
import errno
import gc
import http.client
import logging
import math
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from deadtown.bots import GUESTS
from deadtown.complaint import Complaint
from deadtown.web import logs, metrics
from deadtown.web.connections import raise_file_limit
from deadtown.web.limits import MESSAGE_BYTES
from deadtown.web.settings import Settings

if TYPE_CHECKING:
    from deadtown.table.steady import Steady
    from deadtown.web.front import Front

FAILED = 1
BACKLOG = 2048
ALL_ADDRESSES = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that mean all of a machine's, and where the machine itself finds us then."""
SAME_NETWORK = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10"]
"""Where a proxy may be whose word on others' addresses is believed."""
PATIENCE = 60.0
"""Seconds for the workers to start."""
ENDING = 20.0
"""Seconds for the workers to end, after which they are killed."""
LAST_MOMENT = 5.0
"""Seconds that a process that was killed is waited for."""

log = logging.getLogger(__name__)


def run(arguments: Namespace) -> int:
    """Serve until told to stop. Raises Complaint when it can't be done as it was asked for."""
    signal.signal(signal.SIGTERM, interrupt)
    settings = Settings.from_arguments(arguments)
    logs.set_up(settings)
    # Processes in which bots think are told by the environment.
    os.environ[GUESTS] = ",".join(settings.guest_bots)
    raise_file_limit()
    try:
        with open_port(settings) as port:
            settings = msgspec.structs.replace(settings, port=port.getsockname()[1])
            status = serve_alone(settings, port) if settings.workers == 1 else serve_by_workers(settings, port)
    except KeyboardInterrupt:
        status = 0
    if status == 0:
        log.info("server stopped")
        print("Deadtown is closed. Every table is kept.", flush=True)
    return status


def interrupt(*_: Any) -> NoReturn:
    """Told to stop by SIGTERM: the same as by Ctrl-C."""
    raise KeyboardInterrupt


def make_front(settings: Settings, ready: Callable[[], None], complain: Callable[[Complaint], None]) -> "Front":
    """All that answers. It is loaded here, since the parent of workers can do without, and so can a complaint."""
    gc.disable()  # What is loaded stays: looking through it again and again for garbage takes a tenth of the time.
    from deadtown.web.app import make_app
    from deadtown.web.front import Front

    gc.enable()
    return Front(make_app(settings), ready, complain)


def serve_alone(settings: Settings, port: socket.socket) -> int:
    complaints: list[Complaint] = []
    front = make_front(settings, lambda: announce(settings), complaints.append)
    server = uvicorn.Server(uvicorn_settings(settings, front))
    try:
        server.run(sockets=[port])
    except SystemExit as failure:
        if complaints:
            raise complaints[0] from None
        return FAILED if failure.code else 0
    return 0


def serve_by_workers(settings: Settings, port: socket.socket) -> int:
    """Let several processes serve one port. Those that die are replaced."""
    clock = asyncio.run(prepare(settings.database))
    logging.getLogger("uvicorn.error").setLevel(logs.LEVELS[settings.log_level])  # It tells here of workers only.
    with tempfile.TemporaryDirectory(prefix="deadtown-") as folder:
        os.environ.update(settings.to_environment() | clock.to_environment())
        os.environ[metrics.FOLDER] = folder
        supervisor = Supervisor(uvicorn_settings(settings, f"{__name__}:worker_app"), sockets=[port])
        threading.Thread(target=announce_when_answered, args=[settings], daemon=True).start()
        supervisor.run()
        return FAILED if any(worker.exitcode == STARTUP_FAILURE for worker in supervisor.processes) else 0


class Supervisor(Multiprocess):
    """Several processes that serve, none of which keeps the server from its end: all that was acknowledged is saved."""

    def join_all(self) -> None:
        until = time.monotonic() + ENDING
        for worker in self.processes:
            worker.process.join(max(0.0, until - time.monotonic()))
        for worker in self.processes:
            if worker.process.is_alive():
                log.error("worker does not end and is killed", extra={"worker": worker.pid})
                worker.process.kill()
                worker.process.join(LAST_MOMENT)


async def prepare(database: str) -> "Steady":
    """Bring the database up to date once, and complain about it once, before several open it; and agree on the time."""
    from deadtown.table.store import Store

    store = await Store.open(database)
    await store.close()
    return store.clock


def worker_app() -> "Front":
    """What a worker serves."""
    settings = Settings.from_environment()
    logs.set_up(settings)
    keep_files_to_oneself()
    threading.Thread(target=stop_with_parent, daemon=True).start()
    return make_front(
        settings,
        lambda: log.info("worker started", extra={"worker": os.getpid()}),
        lambda complaint: log.error("worker can't start", extra={"problem": str(complaint)}),
    )


def keep_files_to_oneself() -> None:
    """A bot that outlives its worker must not keep the port, which came to the worker in a way that passes it on."""
    for file in map(int, os.listdir("/dev/fd")):
        if file > sys.stderr.fileno():
            with suppress(OSError):
                os.set_inheritable(file, False)


def stop_with_parent() -> None:
    """A worker whose parent was killed must not keep the port."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def uvicorn_settings(settings: Settings, app: "Front | str") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        lifespan="on",
        http="deadtown.web.http:Http",
        ws="deadtown.web.quick_socket:QuickSocket",
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=SAME_NETWORK,
        backlog=BACKLOG,
        timeout_keep_alive=math.ceil(settings.idle_seconds),
        timeout_graceful_shutdown=1,
        timeout_worker_healthcheck=30,
    )


def open_port(settings: Settings) -> socket.socket:
    """Listen, so that whoever connects from now on is served as soon as we can."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        port = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":
                port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            port.bind(address)
            port.listen(BACKLOG)
        except BaseException:
            port.close()
            raise
    except (OSError, UnicodeError) as error:
        raise Complaint(port_problem(error, settings)) from None
    return port


def port_problem(error: OSError | UnicodeError, settings: Settings) -> str:
    """Why the port can't be opened, and what to do."""
    if isinstance(error, socket.gaierror | UnicodeError) or error.errno == errno.EADDRNOTAVAIL:
        return f"--host: {settings.host} is not an address of this machine"
    if error.errno == errno.EADDRINUSE:
        return f"--port: {settings.port} is in use, maybe by another Deadtown; another may be free, 0 finds one"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"--port: {settings.port} is not for everybody to open; those above 1023 are"
    return f"can't listen at {settings.host} port {settings.port}: {error.strerror or error}"


def address_of(settings: Settings) -> str:
    """Where the machine itself finds the server."""
    host = ALL_ADDRESSES.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def address_in_network() -> str | None:
    """Where others find this machine: the address from which it would speak to them. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as speaking:
        try:
            speaking.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(speaking.getsockname()[0])


def announce(settings: Settings) -> None:
    """Tell that the server is open, and show it."""
    address = address_of(settings)
    log.info("server started", extra={"address": address, "workers": settings.workers})
    print(f"Deadtown is open at {address} (Ctrl-C closes it)", flush=True)
    if settings.host in ALL_ADDRESSES and (here := address_in_network()):
        print(f"Others in your network find it at http://{here}:{settings.port}/", flush=True)
    if settings.browser and has_screen():
        open_browser(address)


def announce_when_answered(settings: Settings) -> None:
    """Tell that the server is open as soon as the first worker answers."""
    connection = http.client.HTTPConnection(
        ALL_ADDRESSES.get(settings.host, settings.host), settings.port, timeout=PATIENCE
    )
    try:
        connection.request("GET", "/health")
        connection.getresponse().read()
    except OSError as error:
        log.error("no worker answers", extra={"problem": str(error)})
    else:
        announce(settings)
    finally:
        connection.close()


def has_screen() -> bool:
    """Whether somebody sits here who would see a browser."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    return sys.stdout.isatty()


def open_browser(address: str) -> None:
    """Show an address, without waiting for the browser: some take their time."""
    threading.Thread(target=try_browser, args=[address], daemon=True).start()


def try_browser(address: str, opens: Callable[[str], bool] = webbrowser.open) -> None:
    try:
        opened = opens(address)
    except (OSError, webbrowser.Error) as error:
        log.warning("the browser can't be opened", extra={"problem": str(error)})
    else:
        if not opened:
            log.warning("no browser was found")
