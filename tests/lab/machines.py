"""A Ray cluster of two machines for tests, in a process of its own: Ray changes what runs it, as long as that lives.

It tells its address, loses the machine whose number it reads, and ends with its input.
"""

import os
import signal
import socket
import sys
from contextlib import suppress
from inspect import signature
from queue import SimpleQueue
from threading import Thread
from typing import Any

from tests.lab.left import of_session

SOON = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 1000, "health_check_failure_threshold": 5}
"""A machine that is gone is given up quickly."""

NO_AGENTS = ("metrics_agent_port", "metrics_export_port", "dashboard_agent_listen_port")


def wait_for_no_agents() -> None:
    """A machine waits until agents tell their ports, and dies when that takes a quarter of a minute, as it may where
    there is much else to do. It is told at once: most are of no use here, the last one is found when it is there."""
    from ray._private import services
    from ray._raylet import persist_port  # type: ignore[attr-defined]

    start = services.start_raylet

    def told(*words: Any, **how: Any) -> Any:
        found = signature(start).bind(*words, **how).arguments
        node, session = found["node_id"], found["session_dir"]
        with socket.create_server(("127.0.0.1", 0)) as free:
            how["runtime_env_agent_port"] = free.getsockname()[1]
        for name in NO_AGENTS:
            persist_port(session, node, name, -1)
        persist_port(session, node, "runtime_env_agent_port", how["runtime_env_agent_port"])
        return start(*words, **how)

    services.start_raylet = told


def main() -> None:
    """A head that plays nothing, and machines with a processor each."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    asked: SimpleQueue[int] = SimpleQueue()
    Thread(target=listen, args=[asked], daemon=True).start()
    from ray.cluster_utils import Cluster

    wait_for_no_agents()
    head = {"num_cpus": 0, "include_dashboard": False, "_system_config": SOON}
    made = Cluster(initialize_head=True, head_node_args=head)
    workers = [made.add_node(num_cpus=1, wait=False) for _ in range(2)]
    print(made.address, file=answers, flush=True)
    while True:
        made.remove_node(workers[asked.get()], allow_graceful=False)
        print("lost", file=answers, flush=True)


def listen(asked: "SimpleQueue[int]") -> None:
    """Nothing of it stays when nobody asks any more, whatever it is doing."""
    for line in sys.stdin:
        asked.put(int(line))
    for pid in of_session(os.getsid(0)):
        if pid != os.getpid():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    os._exit(0)


if __name__ == "__main__":
    main()
