"""A record that was changed anywhere is found out, at the exact line."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.keyboard import Keyboard, deadtown

SEATS = ("--seat", "me:Anna", "--seat", "bot:hunter:Bob")


@pytest.fixture
def file(keyboard: Keyboard, home: Path) -> Path:
    return keyboard.played_out(home / "game.jsonl", *SEATS, "--seed", "4", "--option", "turn_cap=8")


def test_a_true_record_is_ok_and_says_what_was_verified(keyboard: Keyboard, file: Path) -> None:
    told = keyboard("check", str(file))
    assert (told.status, told.err) == (0, "")
    assert told.out.count("\n") == 1
    assert told.out.startswith(f"{file}: ok: ")
    assert re.search(r"\d+ choices by the rules; all luck from the seed, and the seed from the commitment;", told.out)
    assert re.search(r"outcome: (Anna|Bob) wins \(-?\d+, -?\d+\)", told.out)


def test_a_saved_game_is_ok(keyboard: Keyboard, home: Path) -> None:
    keyboard("play", *SEATS, "--seed", "4", "--save-to", "saved.jsonl", typing=["play_all_aim", "undo", "play_all_aim"])
    told = keyboard("check", "saved.jsonl")
    assert told.status == 0
    assert "1 taken back" in told.out
    assert "saved to be continued" in told.out


def test_a_record_without_a_seed_proves_less(keyboard: Keyboard, file: Path) -> None:
    file.write_text(re.sub(r',"seed":"4"', "", file.read_text()))
    told = keyboard("check", str(file))
    assert told.status == 0
    assert "luck as recorded" in told.out
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:-1]))
    assert "the outcome is not recorded" in keyboard("check", str(file)).out
    file.write_text("".join(lines[:20]))
    assert "stops before the end" in keyboard("check", str(file)).out


def line_with(lines: list[str], part: str) -> int:
    return next(number for number, line in enumerate(lines) if part in line)


def wrong_option(lines: list[str]) -> int:
    number = line_with(lines, '"option":"play_all_aim"')
    lines[number] = lines[number].replace("play_all_aim", "take magazine")
    return number + 1


def short_option(lines: list[str]) -> int:
    number = line_with(lines, '"option":"play_all_aim"')
    lines[number] = lines[number].replace("play_all_aim", "play_all")
    return number + 1


def wrong_seat(lines: list[str]) -> int:
    number = line_with(lines, '"line":"choice"')
    lines[number] = re.sub(r'"seat":(\d)', lambda found: f'"seat":{1 - int(found[1])}', lines[number])
    return number + 1


def wrong_luck(lines: list[str]) -> int:
    number = line_with(lines, '"chance":[[')
    if number == 1:
        number = next(place for place, line in enumerate(lines) if place > 1 and '"chance":[[' in line)
    lines[number] = re.sub(r"\[\[(\d+),(\d+)", r"[[\2,\1", lines[number])
    return number + 1


def wrong_start(lines: list[str]) -> int:
    lines[1] = re.sub(r"\[(\d+),(\d+)", r"[\2,\1", lines[1])
    return 2


def missing_choice(lines: list[str]) -> int:
    number = line_with(lines, '"line":"choice"') + 3
    del lines[number]
    return number + 1


def wrong_digest(lines: list[str]) -> int:
    number = line_with(lines, '"line":"digest"')
    lines[number] = re.sub(r'"digest":"(\w+)"', lambda found: f'"digest":"{found[1][::-1]}"', lines[number])
    return number + 1


def wrong_score(lines: list[str]) -> int:
    lines[-1] = re.sub(r'"scores":\[\d+', '"scores":[99', lines[-1])
    return len(lines)


def wrong_winner(lines: list[str]) -> int:
    lines[-1] = re.sub(r'"winners":\[\d+\]', '"winners":[0,1]', lines[-1])
    return len(lines)


def wrong_seed(lines: list[str]) -> int:
    lines[-1] = lines[-1].replace('"seed":"4"', '"seed":"5"')
    return len(lines)


def wrong_options(lines: list[str]) -> int:
    lines[0] = lines[0].replace('"turn_cap":8', '"turn_cap":-8')
    return 1


def unknown_game(lines: list[str]) -> int:
    lines[0] = lines[0].replace("zombinion", "chess")
    return 1


def not_json(lines: list[str]) -> int:
    lines[6] = lines[6][:-3]
    return 7


def not_text(lines: list[str]) -> int:
    lines[4] = "\udcff"
    return 5


def more_after_the_end(lines: list[str]) -> int:
    lines.append(lines[line_with(lines, '"line":"choice"')])
    return len(lines)


def end_again(lines: list[str]) -> int:
    lines.append(lines[-1])
    return len(lines)


def nothing(lines: list[str]) -> int:
    lines.clear()
    return 1


@pytest.mark.parametrize(
    "tamper",
    [
        *(wrong_option, short_option, wrong_seat, wrong_luck, wrong_start, missing_choice, wrong_digest, wrong_score),
        *(wrong_winner, wrong_seed, wrong_options, more_after_the_end, end_again),
    ],
)
def test_the_first_line_that_breaks_the_rules_is_named(
    keyboard: Keyboard, file: Path, tamper: Callable[[list[str]], int]
) -> None:
    lines = file.read_text().splitlines()
    before = lines[:]
    number = tamper(lines)
    assert lines != before
    file.write_bytes("".join(f"{line}\n" for line in lines).encode(errors="surrogateescape"))
    told = keyboard("check", str(file))
    assert told.status == 1
    assert told.out.startswith(f"{file}: line {number}: ")
    assert told.out.count("\n") == 1


def unwritten_end(lines: list[str]) -> int:
    """The end stands where the game was not over."""
    number = line_with(lines, '"line":"choice"')
    position = re.search(r'"digest":"(\w+)"', lines[line_with(lines, '"line":"digest"')])
    assert position
    lines.insert(
        number + 20, re.sub(r'"number":\d+,"digest":"\w+"', f'"number":20,"digest":"{position[1]}"', lines[-1])
    )
    return number + 21


@pytest.mark.parametrize(
    ("tamper", "language", "said"),
    [
        (wrong_option, "en", "costs"),
        (wrong_option, "it", "costa"),
        (short_option, "fr", r"«\splay_all\s» n'est pas une réponse possible."),
        (wrong_seat, "en", "Decision 1 is due here, and it is for (Anna|Bob) to decide."),
        (missing_choice, "it", "Qui ci vuole la decisione 4, e a decidere è (Anna|Bob)."),
        (wrong_luck, "en", "The luck written here is not what the game asks for"),
        (wrong_start, "fr", "Le hasard écrit ici n'est pas celui que le jeu demande"),
        (wrong_digest, "en", "The table is not as it is written here, after decision 20."),
        (wrong_winner, "en", r"By the rules the outcome is: (Anna|Bob) \(-?\d+, -?\d+\)."),
        (wrong_score, "it", r"Secondo le regole l'esito è: (Anna|Bob) \(-?\d+, -?\d+\)."),
        (unwritten_end, "en", "The game is not over yet."),
        (wrong_seed, "en", "The seed is not the one that the first line committed to."),
        (wrong_options, "en", r"The turn cap can't be -8.* \(ZN-9.9\)"),
        (more_after_the_end, "en", "nothing more can follow"),
        (end_again, "it", "non può seguire altro"),
        (unknown_game, "en", "No game is called “chess” here."),
        (not_json, "fr", "Ceci est illisible"),
        (not_text, "en", "This is not UTF-8 text."),
    ],
)
def test_what_is_wrong_is_said_in_words(
    keyboard: Keyboard, file: Path, tamper: Callable[[list[str]], int], language: str, said: str
) -> None:
    lines = file.read_text().splitlines()
    number = tamper(lines)
    file.write_bytes("".join(f"{line}\n" for line in lines).encode(errors="surrogateescape"))
    told = keyboard("check", str(file), "--lang", language)
    line = {"en": "line", "it": "riga", "fr": "ligne"}[language]
    assert re.search(rf"{line} {number}\s?: .*{said}", told.out + told.err), told.out + told.err
    assert not re.search(r"Outcome\(|\b[a-z]+-[a-z]+ \(", told.out + told.err)


@pytest.mark.parametrize("tamper", [unknown_game, not_json, not_text, nothing])
def test_the_first_line_that_can_not_be_read_is_named(
    keyboard: Keyboard, file: Path, tamper: Callable[[list[str]], int]
) -> None:
    lines = file.read_text().splitlines()
    number = tamper(lines)
    file.write_bytes("".join(f"{line}\n" for line in lines).encode(errors="surrogateescape"))
    told = keyboard("check", str(file))
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith(f"deadtown: {file}: line {number}: ")
    assert told.err.count("\n") == 1


def test_several_files_are_all_checked(keyboard: Keyboard, file: Path, home: Path) -> None:
    bad = home / "bad.jsonl"
    bad.write_text(file.read_text().replace("take rounds", "take magazine", 1))
    told = keyboard("check", str(bad), str(file))
    assert told.status == 1
    assert [": ok: " in line for line in told.lines] == [False, True]
    told = keyboard("check", "missing.jsonl", str(bad), str(file))
    assert told.status == 2
    assert len(told.lines) == 2
    assert told.err.count("\n") == 1


def test_check_in_a_process_of_its_own(file: Path) -> None:
    assert deadtown("check", str(file)).returncode == 0
    file.write_text("{}\n")
    done = deadtown("check", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
