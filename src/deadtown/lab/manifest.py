"""What is needed to run a simulation again and to know that the same came out.

A manifest holds the text of each bot that is not ours: what is run again is what was run, whatever became of its file.
"""

import platform
import shlex
from pathlib import Path
from typing import Any

import msgspec

from deadtown import __version__
from deadtown.bots import read_source
from deadtown.complaint import Complaint
from deadtown.kernel import Game
from deadtown.lab.code import code_of
from deadtown.lab.options import write_pairs
from deadtown.lab.plan import MOST_DECISIONS, Plan, find_game, make_plan, read_text
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
    longest: int = MOST_DECISIONS
    """After how many decisions a game was broken off."""
    code: str = ""
    """A digest of the code that played: kernel, bots and the game."""
    texts: dict[str, str] = {}
    """The text of the file behind each bot that is not ours, by its name."""


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
        longest=plan.longest,
        code=code_of(game),
        texts=plan.texts,
    )


def write_command(plan: Plan, games: int) -> str:
    """The command that runs a plan."""
    words = ["deadtown", "simulate", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--games", str(games), "--seed", plan.seed]
    for pair in write_pairs(find_game(plan.game), plan.options):
        words += ["--option", pair]
    if not plan.rotation:
        words.append("--no-rotation")
    if plan.longest != MOST_DECISIONS:
        words += ["--longest", str(plan.longest)]
    return shlex.join(words)


def manifest_text(manifest: Manifest) -> bytes:
    return msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n"


class Holding(msgspec.Struct, frozen=True):
    """A file that holds a manifest beside other things, as a summary does."""

    manifest: Manifest


def read_manifest(path: Path) -> Manifest:
    """The manifest of a simulation, from a file of its own or from that of a summary. Raises Complaint."""
    try:
        text = path.read_bytes()
        if "manifest" in msgspec.json.decode(text, type=dict[str, msgspec.Raw]):
            return msgspec.json.decode(text, type=Holding).manifest
        return msgspec.json.decode(text, type=Manifest)
    except OSError as error:
        raise Complaint(f"{path} can't be read: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Complaint(f"{path} is not a manifest of a simulation: {error}") from None


def plan_again(manifest: Manifest) -> Plan:
    """The plan that a manifest tells of, with its bots as they were. What is imported is as it is now."""
    files = {name: text for name, text in manifest.texts.items() if (source := read_source(name)) and source.is_file}
    return make_plan(
        manifest.game,
        manifest.bots,
        manifest.games,
        manifest.seed,
        manifest.options,
        rotation=manifest.rotation,
        texts=files,
        longest=manifest.longest,
    )


def changed_files(manifest: Manifest) -> list[str]:
    """The bots whose files are not what they were, or no more: they are played from the manifest."""
    game = find_game(manifest.game)
    return [name for name, text in manifest.texts.items() if _text_now(game, name) != text]


def _text_now(game: Game[Any], name: str) -> str | None:
    try:
        return read_text(game, name)
    except Complaint:
        return None


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
    changes += [f"{name} has changed" for name in new.bots if old.texts.get(name) != new.texts.get(name)]
    if old.code and old.code != new.code:
        changes.append("the code of Deadtown has changed")
    return "; ".join(changes) or "Deadtown, its code, the rules, the bots and Python are the same"
