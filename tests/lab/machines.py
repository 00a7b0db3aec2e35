"""A Ray cluster of two machines for tests, in a process of its own: Ray changes what runs it, as long as that lives.

It tells its address, loses the machine whose number it reads, and ends with its input.
"""

import os
import sys

ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}
"""A cluster of this machine alone, which asks nothing of others and listens to nobody else."""

SOON = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 3}
"""A machine that is gone is given up quickly."""


def main() -> None:
    """A head that plays nothing, and machines with a processor each."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    os.environ.update(ALONE)
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 0, "include_dashboard": False, "_system_config": SOON}
    made = Cluster(initialize_head=True, head_node_args=head)
    workers = [made.add_node(num_cpus=1, wait=False) for _ in range(2)]
    print(made.address, file=answers, flush=True)
    for line in sys.stdin:
        made.remove_node(workers[int(line)], allow_graceful=False)
        print("lost", file=answers, flush=True)
    made.shutdown()


if __name__ == "__main__":
    main()
