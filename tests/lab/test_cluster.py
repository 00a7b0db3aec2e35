"""Games that are played by the machines of a Ray cluster: two of them here, of which one is killed."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from deadtown.complaint import Complaint
from deadtown.kernel import fresh_seed
from deadtown.lab import cluster
from deadtown.lab.crews import CrewLost, hire
from deadtown.lab.plan import make_plan
from deadtown.lab.playing import Playing
from tests.lab.runs import OWN_BOT, lines_of
from tests.lab.test_command import call, figures

utils = pytest.importorskip("ray.cluster_utils")

ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}
"""A cluster of this machine alone, which asks nothing of others and listens to nobody else."""


class Machines(NamedTuple):
    made: Any
    workers: list[Any]

    @property
    def on(self) -> str:
        return f"ray:{self.made.address}"

    def kill(self, worker: int) -> None:
        self.made.remove_node(self.workers[worker], allow_graceful=False)


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    """A head that plays nothing, and two machines with a processor each."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**ALONE, "RAY_AUTH_TOKEN": fresh_seed()}.items():
            patch.setenv(name, value)
        made = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
        try:
            yield Machines(made, [made.add_node(num_cpus=1, wait=False) for _ in range(2)])
        finally:
            made.shutdown()


def test_a_cluster_shows_what_one_process_shows(
    machines: Machines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(OWN_BOT.format(0))
    words = f"zombinion --bots {mine},money --games 20 --seed 1 --option turn_cap=8"
    assert call(f"{words} --out {tmp_path / 'alone.csv'}") == 0
    alone = figures(capsys.readouterr().out)
    assert call(f"{words} --on {machines.on} --out {tmp_path / 'cluster.csv'}") == 0
    shown = figures(capsys.readouterr().out)
    assert [line for line in shown if "written" not in line] == [line for line in alone if "written" not in line]
    assert (tmp_path / "alone.csv").read_bytes() == (tmp_path / "cluster.csv").read_bytes()


def test_a_machine_with_other_code_is_refused(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "code_of", lambda game: "other")
    plan = make_plan("zombinion", ["random", "money"], 2, "1", {"turn_cap": 4})
    with pytest.raises(CrewLost, match="has other code of Deadtown: install the same on all machines"):
        list(Playing([plan], hire(on=machines.on)))


def test_a_machine_may_be_lost_in_the_middle(machines: Machines) -> None:
    """What it was playing is played by the other one."""
    plan = make_plan("zombinion", ["random", "money"], 60, "1", {"turn_cap": 12})
    handler = signal.getsignal(signal.SIGTERM)
    found = []
    for played in Playing([plan], hire(on=machines.on)):
        found.append(played.line)
        if len(found) == 10:
            machines.kill(0)
            assert signal.getsignal(signal.SIGTERM) is handler, "what is done when somebody stops it stays as it was"
    assert found == lines_of(plan)


@pytest.mark.parametrize(
    ("where", "said"), [("mars", "on ray, or on ray:ADDRESS"), ("ray:127.0.0.1:1", "no cluster answers at 127.0.0.1:1")]
)
def test_where_nobody_can_play_is_complained_of(where: str, said: str) -> None:
    with pytest.raises(Complaint, match=said):
        call(f"zombinion --bots random,money --games 2 --on {where}")


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    with pytest.raises(Complaint, match=r"--on ray needs ray: pip install 'deadtown\[ray\]'"):
        call("zombinion --bots random,money --games 2 --on ray")
