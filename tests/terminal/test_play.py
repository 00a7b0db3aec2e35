"""Whole games at the keyboard: by numbers, in words, in every language."""

import re
from pathlib import Path

import pytest

from deadtown.bots import bot_for
from deadtown.games import GAMES
from deadtown.kernel import commitment
from tests.terminal.keyboard import BY_NUMBER, BY_TEXT, Keyboard, Told, choices, deadtown, ending

SHORT = ("--option", "turn_cap=4", "--seed", "1")


def played(keyboard: Keyboard, home: Path, *typing: str, lang: str = "en", seats: tuple[str, ...] = ()) -> list[str]:
    """What the person at the keyboard chose in a short game."""
    file = home / f"{lang}-{len(typing)}.jsonl"
    file.unlink(missing_ok=True)
    words = [word for seat in seats for word in ("--seat", seat)]
    told = keyboard.play_out(*SHORT, *words, "--lang", lang, "--save-to", str(file), typing=typing)
    assert (told.status, told.err) == (0, "")
    assert ending(file).outcome.ending == "turn_cap"
    return [choice.option for choice in choices(file) if choice.seat == 0]


def test_a_game_by_numbers(keyboard: Keyboard, home: Path) -> None:
    assert "play_all_aim" in played(keyboard, home, *BY_NUMBER)


def test_a_game_in_words(keyboard: Keyboard, home: Path) -> None:
    assert {"play_all_aim", "take rounds"} <= set(played(keyboard, home, *BY_TEXT))


LOCAL = [
    ("en", ("play all aim cards", "take rounds", "end the action phase", "end the hunt phase", "1")),
    (
        "it",
        ("gioca tutte le carte mirare", "prendi proiettili", "termina la fase azione", "TERMINA LA FASE C", "1"),
    ),
    ("fr", ("jouer toutes", "prendre cart", "mettre fin à la phase action", "mettre fin a la phase chasse", "1")),
]


@pytest.mark.parametrize(("lang", "typing"), LOCAL, ids=["en", "it", "fr"])
def test_a_game_in_the_words_on_the_screen(keyboard: Keyboard, home: Path, lang: str, typing: tuple[str, ...]) -> None:
    assert played(keyboard, home, *typing, lang=lang) == played(keyboard, home, *BY_TEXT)


def test_beginnings_of_words_are_enough(keyboard: Keyboard, home: Path) -> None:
    shortened = played(keyboard, home, "play_all", "ta rou", "end_a", "end_h", "1", "")
    assert shortened == played(keyboard, home, *BY_TEXT)


def test_the_same_seed_brings_the_same_game(keyboard: Keyboard) -> None:
    first = keyboard.play_out(*SHORT)
    assert first.out == keyboard.play_out(*SHORT).out
    assert first.out != keyboard.play_out("--option", "turn_cap=4", "--seed", "2").out


def test_without_seats_i_play_against_the_hunter(keyboard: Keyboard) -> None:
    assert keyboard("play").lines[0] == "Zombinion: Player, Hunter bot."
    assert keyboard("play", "zombinion").lines[0] == "Zombinion: Player, Hunter bot."


def test_seats_have_names(keyboard: Keyboard) -> None:
    seats = ("bot:money", "me:Anna", "bot:money", "bot:random:Bo")
    told = keyboard("play", *(word for seat in seats for word in ("--seat", seat)))
    assert told.lines[0] == "Zombinion: Money bot, Anna, Money bot 2, Bo."
    told = keyboard("play", "--seat", "me", "--seat", "me", "--lang", "it")
    assert told.lines[0] == "Zombinion: Giocatore 1, Giocatore 2."


def test_a_level_is_a_bot_of_it_by_the_seed_and_is_called_like_that_one(keyboard: Keyboard) -> None:
    told = keyboard("play", "--seat", "me", "--seat", "bot:normal", "--seat", "bot:normal:Bo", "--seed", "1")
    style = bot_for(GAMES["zombinion"], "normal", "1", 1)
    assert told.lines[0] == f"Zombinion: Player, {style.capitalize()} bot, Bo."


def test_bots_play_among_themselves(keyboard: Keyboard) -> None:
    told = keyboard("play", "--seat", "bot:money", "--seat", "bot:hunter", "--seed", "1")
    assert told.status == 0
    assert "Final scores" in told.out
    assert re.search(r"Money bot draws \d cards?\.", told.out)
    assert not re.search(r"draws [A-Z]", told.out)
    assert "> " not in told.out


def test_the_commitment_is_shown_before_and_proved_after(keyboard: Keyboard) -> None:
    told = keyboard.play_out("--option", "turn_cap=1", "--seed", "open sesame")
    shown = [line.strip() for line in told.lines if re.fullmatch(r" +[0-9a-f]{64}", line)]
    assert shown == [commitment("open sesame")] * 2
    assert told.lines.index("Seed:") < told.lines.index("  open sesame")
    assert told.out.index(shown[0]) < told.out.index("Combat set:")


def test_without_a_seed_every_game_is_different(keyboard: Keyboard) -> None:
    assert keyboard("play").lines[2] != keyboard("play").lines[2]


def test_options_and_sets_reach_the_game(keyboard: Keyboard) -> None:
    assert "Combat set: Clash" in keyboard("play", "--set", "clash").out
    ten = "radio,decoy,hide,recon,reload,regroup,shotgun,cunning,courage,tactics"
    assert "Combat set: Custom (Decoy, Regroup, Shotgun" in keyboard("play", "--option", f"custom={ten}").out
    assert "choose how many cards to cut" in keyboard("play", "--option", "offer_cut=on", "--seed", "1").out
    assert "Choose the Combat set" in keyboard("play", "--set", "ask").out


def test_a_set_can_be_chosen_at_the_table(keyboard: Keyboard) -> None:
    told = keyboard("play", "--set", "ask", typing=["set nowhere", "combat set: inf"])
    assert "(ZN-2.15)" in told.after("set nowhere")
    assert "Combat set: Infested City" in told.after("combat set: inf")


class TestMisunderstandings:
    """What is not carried out changes nothing and gets its own answer."""

    def ask(self, keyboard: Keyboard, *typing: str, lang: str = "en") -> Told:
        return keyboard("play", "--seed", "1", "--lang", lang, typing=typing)

    def test_a_rule_forbids_it(self, keyboard: Keyboard) -> None:
        told = self.ask(keyboard, "take magazine", "play zombie", "play sidekick")
        assert "Magazine costs 6, and you have 0 shots. (ZN-5.3)" in told.after("take magazine")
        assert "(ZN-" in told.after("play zombie")
        assert "no Sidekick in your hand" in told.after("play sidekick")

    def test_a_rule_forbids_it_in_the_words_on_the_screen(self, keyboard: Keyboard) -> None:
        told = self.ask(keyboard, "prendi caricatore", "gioca furbizia", lang="it")
        assert "costa 6" in told.after("prendi caricatore")
        assert "(ZN-5.3)" in told.after("prendi caricatore")
        assert "Furbizia" in told.after("gioca furbizia")
        assert "(ZN-4." in told.after("gioca furbizia")

    def test_it_may_mean_several_things(self, keyboard: Keyboard) -> None:
        told = self.ask(keyboard, "take", "take many")
        assert "may mean: Take Bullet / Take Infection" in told.after("take")
        assert "may mean: Take Many Zombies / Take Many More Zombies" in told.after("take many")

    def test_it_means_nothing(self, keyboard: Keyboard) -> None:
        told = self.ask(keyboard, "abracadabra", "99", "0", "-1", "9" * 5000, "take " + "1" * 5000, "\x1b[A", "?!")
        assert "“abracadabra” is not understood" in told.after("abracadabra")
        assert "There is no answer 99: choose from 1 to " in told.after("99")
        assert "There is no answer 0" in told.after("0")
        assert "not understood" in told.after("-1")
        assert told.status == 0

    def test_an_empty_line_shows_the_answers_again(self, keyboard: Keyboard) -> None:
        told = self.ask(keyboard, "", "")
        assert told.out.count(" 1 Play Bullet") == 3
        assert told.out.count("Supply") == 1

    def test_nothing_of_it_is_recorded(self, keyboard: Keyboard, home: Path) -> None:
        keyboard("play", "--seed", "1", "--save-to", "a.jsonl", typing=["take magazine", "take", "x", "99", ""])
        assert choices(home / "a.jsonl") == []


def test_a_piped_game_of_its_own_process() -> None:
    done = deadtown("play", "--seed", "1", typing="2\n1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "> 2\n  Player plays " in done.stdout
    assert "\x1b" not in done.stdout
    assert all(line == line.rstrip() for line in done.stdout.splitlines() if line != "> ")


def test_colours_are_only_for_terminals() -> None:
    assert "\x1b[" in deadtown("play", "--seed", "1", FORCE_COLOR="1", TERM="xterm-256color").stdout
    assert "\x1b[" not in deadtown("play", "--seed", "1", TERM="xterm-256color").stdout


def test_strange_bytes_and_narrow_encodings_are_survived() -> None:
    done = deadtown("play", "--seed", "1", typing="2\nquit\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Player plays Bullet" in done.stdout
