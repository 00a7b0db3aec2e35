"""What can't be done is said in one line, with exit status 2, and never with a traceback."""

from pathlib import Path

import pytest

from deadtown.games import GAMES
from tests.terminal.keyboard import Keyboard, deadtown

TEN = "decoy,radio,hide,recon,reload,regroup,shotgun,cunning,courage,tactics"

WRONG = [
    (["dance"], "dance"),
    (["play", "--dance"], "--dance"),
    (["play", "monopoly"], "monopoly"),
    (["play", "--seat"], "--seat"),
    (["play", "--seat", "you"], "'you'"),
    (["play", "--seat", "bot"], "'bot'"),
    (["play", "--seat", "bot:"], "'bot:'"),
    (["play", "--seat", "me", "--seat", "bot:nobody"], "nobody"),
    (["play", "--seat", "me"], "2 to 4"),
    (["play", *["--seat", "me"] * 5], "2 to 4"),
    (["play", "--seat", "me:Ada", "--seat", "me:Ada"], "same name"),
    (["play", "--seat", "me:" + "A" * 60, "--seat", "me"], "24"),
    (["play", "--seat", "me:A\x1b[2J", "--seat", "me"], "visible"),
    (["play", "--set", "picnic"], "picnic"),
    (["play", "--set", "custom"], "ten"),
    (["play", "--set", "clash", "--option", f"custom={TEN}"], "clash"),
    (["play", "--set", "clash", "--option", "combat_set=random"], "clash"),
    (["play", "--option", "custom=decoy"], "ten"),
    (["play", "--option", "custom=" + TEN.replace("radio", "bullet")], "Bullet"),
    (["play", "--option", "offer_cut"], "offer_cut"),
    (["play", "--option", "offer_cut=perhaps"], "perhaps"),
    (["play", "--option", "turn_cap=many"], "many"),
    (["play", "--option", "turn_cap=-1"], "ZN-9.9"),
    (["play", "--option", "wings=on"], "wings"),
    (["play", "--option", "offer_cut=on", "--option", "offer_cut=off"], "twice"),
    (["play", "--lang", "de"], "de"),
    (["play", "--seed", ""], "seed"),
    (["play", "--seed", "x" * 2001], "a seed has 2000 characters at most"),
    (["play", "--load", "missing.jsonl"], "missing.jsonl"),
    (["play", "--load", "."], "."),
    (["play", "--load", "nonsense.jsonl"], "line 1"),
    (["play", "--load", "binary.jsonl"], "line 2"),
    (["play", "--load", "other.jsonl"], "chess"),
    (["play", "--load", "missing.jsonl", "--seat", "me"], "--seat"),
    (["play", "--load", "missing.jsonl", "--seed", "1"], "--seed"),
    (["play", "--load", "a\0b"], "null"),
    (["play", "--save-to", "."], "not a plain file"),
    (["play", "--save-to", "nonsense.jsonl"], "not a game"),
    (["play", "--save-to", "nonsense.jsonl/x.jsonl"], "nonsense.jsonl"),
    (["replay"], "FILE"),
    (["replay", "missing.jsonl"], "missing.jsonl"),
    (["replay", "nonsense.jsonl"], "line 1"),
    (["check"], "FILE"),
    (["check", "missing.jsonl"], "missing.jsonl"),
    (["rules", "monopoly"], "monopoly"),
    (["rules", "zombinion", "99.9"], "99.9"),
    (["rules", "zombinion", "--lang", "xx"], "xx"),
    (["bots", "monopoly"], "monopoly"),
    (["games", "extra"], "extra"),
]


@pytest.fixture(autouse=True)
def files(home: Path) -> None:
    (home / "nonsense.jsonl").write_text("once upon a time\n")
    (home / "binary.jsonl").write_bytes(b"{}\n\xff\xfe\n")
    (home / "other.jsonl").write_text(
        '{"line":"deadtown","format":1,"game":"chess","rules":"1","options":{},"seats":[]}\n'
    )


@pytest.mark.parametrize(("words", "named"), WRONG)
def test_a_wrong_command_gets_one_line_and_status_2(keyboard: Keyboard, words: list[str], named: str) -> None:
    told = keyboard(*words)
    assert told.status == 2
    assert told.out == ""
    assert told.err.startswith("deadtown: ")
    assert told.err.count("\n") == 1
    assert told.err.endswith("\n")
    assert named in told.err


def test_a_process_ends_with_status_2_and_no_traceback() -> None:
    done = deadtown("play", "monopoly")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"deadtown: there is no game 'monopoly'; the games are: {', '.join(sorted(GAMES))}\n"


def test_the_rules_of_a_game_word_what_is_wrong_in_the_language_asked_for(keyboard: Keyboard) -> None:
    assert "giocatore" in keyboard("play", "--seat", "me", "--lang", "it").err
    assert "ZN-2.16" in keyboard("play", "--option", "custom=decoy", "--lang", "fr").err


def test_a_file_without_permission_is_not_read(keyboard: Keyboard, home: Path) -> None:
    folder = home / "locked.jsonl"
    folder.mkdir()
    told = keyboard("replay", str(folder))
    assert (told.status, told.out) == (2, "")
