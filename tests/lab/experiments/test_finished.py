"""Simulations that were run before are paired by seed and seat, or refused with the reason."""

from pathlib import Path

import pytest

from deadtown.complaint import Complaint
from deadtown.lab.experiments.finished import FinishedComparison
from tests.lab.experiments.calling import call, read_data, read_page

ENDINGS = (".csv", ".parquet", ".jsonl")


@pytest.fixture
def simulated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Tables and kept games of some simulations."""
    for name, words in {
        "old": "opposed --bots loser,keeper --games 12 --seed 1",
        "new": "opposed --bots chaser,keeper --games 10 --seed 1",
        "equal": "opposed --bots keeper,keeper --games 12 --seed 1",
        "other": "opposed --bots loser,keeper --games 12 --seed 2",
        "dice": "dice --bots keeper,gambler --games 12 --seed 1",
    }.items():
        outs = " ".join(f"--out {tmp_path / name}{ending}" for ending in ENDINGS[:2])
        call(f"simulate {words} --keep {tmp_path / name}.jsonl {outs}")
    capsys.readouterr()
    return tmp_path


@pytest.mark.parametrize("one", ENDINGS)
@pytest.mark.parametrize("other", ENDINGS)
def test_it_is_found_what_would_have_been_found_at_once(
    one: str, other: str, simulated: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call(f"compare {simulated / 'old'}{one} {simulated / 'new'}{other} --out {simulated / 'files.json'}")
    shown = capsys.readouterr().out
    assert "loser → chaser" in shown
    assert "2 games of A have no counterpart and are left out." in shown
    assert "Bank" in shown
    call(
        f"compare opposed --a bots=loser,keeper --b bots=chaser,keeper --games 10 --seed 1 --out {simulated / 'x.json'}"
    )
    assert read_data(simulated / "files.json")["figures"] == read_data(simulated / "x.json")["figures"]


def test_tables_without_a_manifest_are_compared_by_their_ids(
    simulated: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in simulated.glob("*.manifest.json"):
        path.unlink()
    call(f"compare {simulated / 'old.csv'} {simulated / 'new.csv'} --out {simulated / 'a.html'}")
    assert "bank" in capsys.readouterr().out
    assert "A against B, 10 pairs of games" in "".join(read_page(simulated / "a.html").itertext())


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ("old.csv", "other.csv", "no seed in common"),
        ("old.csv", "equal.csv", "the seats don't go together"),
        ("old.csv", "dice.csv", "is of opposed,"),
        ("old.csv", "nowhere.csv", "can't be read"),
        ("old.csv", "dice.things.csv", "is no table of a simulation"),
        ("old.csv", "dice.manifest.json", "is no table of a simulation"),
    ],
)
def test_what_can_not_be_paired_is_refused_with_the_reason(one: str, other: str, said: str, simulated: Path) -> None:
    with pytest.raises(Complaint, match=said):
        FinishedComparison(simulated / one, simulated / other, "en")


def test_what_files_tell_is_not_asked_for(simulated: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call(f"compare {simulated / 'old.csv'} {simulated / 'new.csv'} --games 3", status=2)
    assert "leave out --games" in capsys.readouterr().err
