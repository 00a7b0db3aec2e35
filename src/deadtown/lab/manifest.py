"""What is needed to run a simulation again and to know that the same came out."""

import platform
import shlex
from pathlib import Path
from typing import Any

import msgspec

from deadtown import __version__
from deadtown.complaint import Complaint
from deadtown.lab.options import write_pairs
from deadtown.lab.plan import Plan, find_game, make_plan
from deadtown.lab.summary import Summary


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A simulation that was run: the plan, what it was run with, and a digest of all results."""

    deadtown: str
    game: str
    rules: str
    options: dict[str, Any]
    bots: list[str]
    seed: str
    games: int
    python: str
    command: str
    """Runs it again."""
    digest: str
    rotation: bool = True
    """Whether the bots moved on by one seat from game to game."""


def describe(summary: Summary) -> Manifest:
    """The manifest of a simulation. Of one that was stopped it tells the games that were played."""
    plan = summary.plan
    game = find_game(plan.game)
    return Manifest(
        deadtown=__version__,
        game=plan.game,
        rules=game.version,
        options=plan.options,
        bots=list(plan.bots),
        seed=plan.seed,
        games=summary.games,
        python=platform.python_version(),
        command=write_command(plan, summary.games),
        digest=summary.digest,
        rotation=plan.rotation,
    )


def write_command(plan: Plan, games: int) -> str:
    """The command that runs a plan."""
    words = ["deadtown", "simulate", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--games", str(games), "--seed", plan.seed]
    for pair in write_pairs(find_game(plan.game), plan.options):
        words += ["--option", pair]
    if not plan.rotation:
        words.append("--no-rotation")
    return shlex.join(words)


def manifest_text(manifest: Manifest) -> bytes:
    return msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n"


def read_manifest(path: Path) -> Manifest:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except OSError as error:
        raise Complaint(f"{path} can't be read: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Complaint(f"{path} is not a manifest of a simulation: {error}") from None


def plan_again(manifest: Manifest) -> Plan:
    """The plan that a manifest tells of."""
    return make_plan(
        manifest.game, manifest.bots, manifest.games, manifest.seed, manifest.options, rotation=manifest.rotation
    )


def compare(old: Manifest, new: Manifest) -> str:
    """Whether the same came out; empty when it did, else what differs besides the results."""
    if old.digest == new.digest:
        return ""
    named = {"Deadtown": "deadtown", "rules": "rules", "Python": "python"}
    changes = [
        f"{name} {getattr(old, field)} then, {getattr(new, field)} now"
        for name, field in named.items()
        if getattr(old, field) != getattr(new, field)
    ]
    return "; ".join(changes) or "the versions of Deadtown, the rules and Python are the same"
