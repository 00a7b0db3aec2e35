"""A record on the screen, from anybody's eyes."""

from itertools import cycle, islice
from pathlib import Path

import pytest

from deadtown.games import GAMES
from deadtown.kernel import Match, Recording, SeatNote
from deadtown.kernel.record import write_lines
from tests.terminal.keyboard import BY_TEXT, Keyboard, choices, deadtown, draws_told, is_number_of_cards, pause

SEATS = ("--seat", "me:Anna", "--seat", "bot:hunter:Bob", "--seat", "bot:money:Cleo")
NAMES = ("Anna", "Bob", "Cleo")


@pytest.fixture
def running(keyboard: Keyboard, home: Path) -> Path:
    """A game that was left in the middle."""
    typing = [*islice(cycle(BY_TEXT), 20), "undo", "undo"]
    keyboard("play", *SEATS, "--seed", "4", "--save-to", "running.jsonl", typing=typing)
    return home / "running.jsonl"


@pytest.fixture
def finished(keyboard: Keyboard, home: Path) -> Path:
    return keyboard.played_out(home / "finished.jsonl", *SEATS, "--seed", "4", "--option", "turn_cap=4")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_nothing_that_it_did_not_see(keyboard: Keyboard, running: Path, seat: int) -> None:
    told = keyboard("replay", str(running), "--eyes", str(seat + 1))
    assert told.out == keyboard("replay", str(running), "--eyes", NAMES[seat].lower()).out
    assert f"through the eyes of {NAMES[seat]}" in told.lines[0]
    for other, name in enumerate(NAMES):
        drawn = draws_told(told.out, name)
        assert len(drawn) > 3
        assert all(is_number_of_cards(cards) != (other == seat) for cards in drawn)
    assert told.out.count("Deck not empty") + told.out.count("Deck empty") > 10
    hands = [line for line in told.lines if line.lstrip().startswith("Hand:")]
    assert hands
    assert all(line.startswith("Hand:") for line in hands)


def test_a_spectator_sees_no_hand(keyboard: Keyboard, running: Path) -> None:
    told = keyboard("replay", str(running), "--eyes", "spectator")
    assert "Hand:" not in told.out
    assert all(is_number_of_cards(cards) for name in NAMES for cards in draws_told(told.out, name))


def test_all_eyes_see_every_hand(keyboard: Keyboard, running: Path) -> None:
    told = keyboard("replay", str(running), "--eyes", "all")
    assert not any(is_number_of_cards(cards) for name in NAMES for cards in draws_told(told.out, name))
    assert told.out.count(" Hand: ") % 3 == 0
    assert " Hand: " in told.out


def test_a_running_game_is_shown_as_its_player_knows_it(keyboard: Keyboard, running: Path) -> None:
    assert keyboard("replay", str(running)).out == keyboard("replay", str(running), "--eyes", "anna").out


def test_a_finished_game_is_shown_openly_with_its_scores(keyboard: Keyboard, finished: Path) -> None:
    told = keyboard("replay", str(finished))
    assert "with all cards open" in told.lines[0]
    assert told.out.count("Final scores") == 1
    assert told.out.count("Other cards:") == 3


def test_unknown_eyes_are_refused(keyboard: Keyboard, finished: Path) -> None:
    told = keyboard("replay", str(finished), "--eyes", "nobody")
    assert (told.status, told.out) == (2, "")
    assert "Anna, Bob, Cleo" in told.err
    assert keyboard("replay", str(finished), "--eyes", "4").status == 2
    assert keyboard("replay", str(finished), "--eyes", "0").status == 2


def test_what_was_undone_is_counted_and_not_told(keyboard: Keyboard, running: Path) -> None:
    undone = len(choices(running)) - pause(running).number
    assert undone > 1
    told = keyboard("replay", str(running))
    assert f"{undone} decisions were taken back" in told.out


def test_the_table_is_shown_at_each_turn(keyboard: Keyboard, finished: Path) -> None:
    told = keyboard("replay", str(finished), "--eyes", "1")
    for name in NAMES:
        for turn in (1, 2, 3, 4):
            assert told.out.count(f"{name} begins turn {turn}.") == 1
            assert told.out.count(f"{name}: turn {turn} ·") == 1


class TestStepping:
    def step(self, keyboard: Keyboard, file: Path, *typing: str, lang: str = "en") -> list[str]:
        """The positions that were shown."""
        told = keyboard("replay", str(file), "--step", "--lang", lang, typing=typing)
        assert told.status == 0
        return [line.split()[1] for line in told.lines if line.startswith(("Decision ", "Decisione ", "Décision "))]

    def test_forward_and_back(self, keyboard: Keyboard, finished: Path) -> None:
        assert self.step(keyboard, finished, "", "next", "n", "b", "back", "q") == ["0", "1", "2", "3", "2", "1"]

    def test_to_a_decision(self, keyboard: Keyboard, finished: Path) -> None:
        assert self.step(keyboard, finished, "12", "b", "3", "99999", "x", "4") == ["0", "12", "11", "3", "4"]

    def test_no_further_than_the_ends(self, keyboard: Keyboard, finished: Path) -> None:
        last = str(len(choices(finished)))
        assert self.step(keyboard, finished, "b", last, "") == ["0", last]

    def test_in_other_languages(self, keyboard: Keyboard, finished: Path) -> None:
        assert self.step(keyboard, finished, "avanti", "indietro", "esci", lang="it") == ["0", "1", "0"]
        assert self.step(keyboard, finished, "suite", "retour", "quitter", lang="fr") == ["0", "1", "0"]

    def test_it_says_who_decides_and_not_what_about(self, keyboard: Keyboard, running: Path) -> None:
        told = keyboard("replay", str(running), "--step", "--eyes", "anna", typing=[""] * 30)
        assert "Bob is deciding." in told.out
        assert all(is_number_of_cards(cards) for cards in draws_told(told.out, "Bob"))


def test_names_out_of_a_strange_record_can_not_command_the_terminal(keyboard: Keyboard, finished: Path) -> None:
    game = GAMES["zombinion"]
    seats = [SeatNote("\x1b[2JEve\x07"), SeatNote("Bob")]
    match = Match.start(game, [seat.name for seat in seats], seed="1")
    recording = Recording(match, seats, game.rules.options_type(), "1")
    finished.write_text(write_lines(recording.pause()))
    for words in (["replay"], ["check"], ["play", "--load"]):
        told = keyboard(*words, str(finished))
        assert told.status == 0
        assert "\x1b" not in told.out
        assert "\x07" not in told.out
    finished.write_text(finished.read_text().replace(f'"rules":"{game.version}"', '"rules":"\\u001b[2J"'))
    for words in (["replay"], ["check"], ["play", "--load"]):
        told = keyboard(*words, str(finished))
        assert told.status
        assert "\x1b" not in told.out + told.err


def test_a_broken_record_is_refused_with_its_line(keyboard: Keyboard, finished: Path) -> None:
    lines = finished.read_text().splitlines()
    finished.write_text("\n".join([*lines[:9], lines[9].replace('"seat":', '"seat":1'), *lines[10:]]))
    told = keyboard("replay", str(finished))
    assert (told.status, told.out) == (2, "")
    assert "line 10:" in told.err


def test_a_replay_can_be_piped(finished: Path) -> None:
    done = deadtown("replay", str(finished), "--eyes", "2", "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Vue par Bob" in done.stdout
    assert "\x1b" not in done.stdout
