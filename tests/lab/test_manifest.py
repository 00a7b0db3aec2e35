"""A manifest runs a simulation again."""

from pathlib import Path
from shlex import split
from typing import Any

import msgspec
import pytest

from deadtown import __version__
from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.games.zombinion import ZOMBINION
from deadtown.lab.code import code_of
from deadtown.lab.files import write_file
from deadtown.lab.manifest import changed_files, compare, describe, manifest_text, plan_again, read_manifest
from deadtown.lab.names import Names
from tests.lab.runs import OWN_BOT, run


def test_a_manifest_tells_all_that_matters() -> None:
    summary, _ = run("zombinion", ["random", "random"], 3, turn_cap=4, combat_set="clash")
    manifest = describe(summary)
    assert (manifest.deadtown, manifest.game, manifest.games, manifest.seed) == (__version__, "zombinion", 3, "test")
    assert (manifest.bots, manifest.rules, manifest.digest) == (["random", "random"], ZOMBINION.version, summary.digest)
    assert (manifest.options["combat_set"], manifest.options["turn_cap"]) == ("clash", 4)
    assert split(manifest.command) == [
        *("deadtown", "simulate", "zombinion", "--bots", "random,random", "--games", "3", "--seed", "test"),
        *("--option", "combat_set=clash", "--option", "turn_cap=4"),
    ]


def test_a_manifest_gives_its_plan_back(tmp_path: Path) -> None:
    summary, _ = run("zombinion", ["random", "random"], 3, turn_cap=4, combat_set="clash")
    path = tmp_path / "a.json"
    path.write_bytes(manifest_text(describe(summary)))
    assert plan_again(read_manifest(path)) == summary.plan


def test_equal_digests_agree_and_others_say_what_else_changed() -> None:
    old = describe(run()[0])
    assert compare(old, describe(run()[0])) == ""
    other = describe(run(rounds=3)[0])
    assert compare(old, other) == "Deadtown, its code, the rules, the bots and Python are the same"
    newer = msgspec.structs.replace(
        other, python="3.99.0", rules="2", code="x", bots=["mine.toml"], texts={"mine.toml": "y"}
    )
    assert compare(old, newer) == (
        f"rules 1 then, 2 now; Python {old.python} then, 3.99.0 now; mine.toml has changed; "
        "the code of Deadtown has changed"
    )


def test_a_manifest_holds_the_bots_that_are_not_ours_and_plays_them_as_they_were(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('take = ["magazine"]')
    summary, _ = run("zombinion", [str(mine), "money"], 2, turn_cap=4)
    manifest = describe(summary)
    assert manifest.texts == {str(mine): 'take = ["magazine"]'}
    assert changed_files(manifest) == []
    mine.write_text('take = ["zombie"]')
    assert changed_files(manifest) == [str(mine)]
    assert plan_again(manifest) == summary.plan
    mine.unlink()
    assert changed_files(manifest) == [str(mine)]
    assert plan_again(manifest) == summary.plan


def test_what_is_imported_is_played_as_it_is_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    module = tmp_path / "pinned_bots.py"
    module.write_text(OWN_BOT.format(0))
    manifest = describe(run("dice", ["pinned_bots:Own", "keeper"], 1)[0])
    module.write_text(OWN_BOT.format(-1))
    assert changed_files(manifest) == ["pinned_bots:Own"]
    assert plan_again(manifest).texts == {"pinned_bots:Own": OWN_BOT.format(-1)}


def test_the_code_that_plays_a_game_has_a_name_of_its_own() -> None:
    assert code_of(GAMES["zombinion"]) == code_of(GAMES["zombinion"])
    assert len({code_of(GAMES[name]) for name in ("zombinion", "zombiaki", "zombies", "humans", "combined")}) == 5


def test_a_manifest_is_read_from_a_summary_too(tmp_path: Path) -> None:
    summary, lines = run()
    for name in ("a.json", "a.manifest.json"):
        write_file(tmp_path / name, summary, lines, Names(GAMES["dice"]))
    assert read_manifest(tmp_path / "a.json") == read_manifest(tmp_path / "a.manifest.json") == describe(summary)


@pytest.mark.parametrize("content", [b"", b"[1]", b'{"game": "dice"}', b"\xff\xfe", b"PAR1"])
def test_what_is_not_a_manifest_is_complained_of(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(content)
    with pytest.raises(Complaint, match=r"a\.json is not a manifest"):
        read_manifest(path)


def test_a_manifest_that_is_not_there_is_complained_of(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match=r"a\.json can't be read: No such file"):
        read_manifest(tmp_path / "a.json")
    with pytest.raises(Complaint, match="can't be read: Is a directory"):
        read_manifest(tmp_path)


@pytest.mark.parametrize(
    "change", [{"games": 0}, {"bots": ["nobody", "keeper"]}, {"game": "chess"}, {"options": {"x": 1}}]
)
def test_a_manifest_that_was_tampered_with_is_complained_of(change: dict[str, Any]) -> None:
    manifest = msgspec.structs.replace(describe(run()[0]), **change)
    with pytest.raises(Complaint):
        plan_again(manifest)
