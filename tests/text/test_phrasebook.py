"""Fluent words each way to say an option once, however many options are said so."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from deadtown.games.zombiaki.street import SPACES
from deadtown.kernel import Option, Words
from deadtown.text import LANGUAGES, Speaker, Voice, phrasebook
from deadtown.text.phrasebook import Phrasebook
from tests.games.zombiaki.table import GAME, humans_play

TEXTS = """
option-burn = Burn { $space } at 100 %
option-carry = { $count ->
    [one] Carry a crate to { $space }
   *[other] Carry { $count } crates to { $space }
}
option-go = { $space ->
    [a1] Go home
   *[other] Go to { $space }
}
option-pay = { $count } coins for { $space }
option-point = Point at { $seat }
option-stay = Stay on { option-burn }
"""


@pytest.fixture
def worded_by_fluent(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What Fluent was asked to word since."""
    asked: list[Any] = []
    word = FluentBundle.format_pattern

    def counting(bundle: FluentBundle, pattern: Any, arguments: Any = None) -> Any:
        asked.append(pattern)
        return word(bundle, pattern, arguments)

    monkeypatch.setattr(FluentBundle, "format_pattern", counting)
    return asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_hundreds_of_new_options_are_worded_in_a_few_ways(language: str, worded_by_fluent: list[Any]) -> None:
    match = humans_play(", ".join(f"{space.upper()} z1" for space in SPACES), "gasoline, napalm, grenade")
    assert match.decision is not None
    options = match.decision.options
    assert len(options) > 300
    speaker = Speaker(replace(GAME), language)
    texts = speaker.options(options)
    ways = len(worded_by_fluent)
    assert ways < 20
    assert speaker.options(options) == texts
    assert len(worded_by_fluent) == ways
    wordings = map(GAME.words.wording, options)
    assert texts == [speaker.say(message, **arguments) for message, arguments in wordings]


class Port:
    """A small game of options with two arguments, and how it speaks."""

    def __init__(self, folder: Path) -> None:
        (folder / "text").mkdir()
        (folder / "text" / "en.ftl").write_text(TEXTS, encoding="utf-8")
        words: Words[Any] = Words(why_not=lambda *_: None, wishes=lambda *_: (), own_wording=self.wording)
        self.asked: list[Option] = []
        self.book = Phrasebook(words)
        self.voice = Voice("en", ("Anna", "Bruno"), [folder])

    def wording(self, option: Option) -> tuple[str, dict[str, Any]]:
        self.asked.append(option)
        verb, value, *more = option
        named = "space" if isinstance(value, str) else "seat"
        return f"option-{verb}", {named: value} | ({"count": more[0]} if more else {})

    def word(self, *option: str | int) -> str:
        return self.book.known.get(option) or self.book.word(option, self.voice.say)


@pytest.fixture
def port(tmp_path: Path) -> Port:
    return Port(tmp_path)


def test_gaps_are_filled_with_texts_as_they_are(port: Port) -> None:
    assert [port.word("burn", space) for space in ("A1", "50 %", "%(space)s")] == [
        "Burn A1 at 100 %",
        "Burn 50 % at 100 %",
        "Burn %(space)s at 100 %",
    ]


def test_numbers_choose_their_words(port: Port) -> None:
    carried = [port.word("carry", space, count) for count in (1, 2, 1234) for space in ("A1", "B2")]
    assert carried == [
        *("Carry a crate to A1", "Carry a crate to B2"),
        *("Carry 2 crates to A1", "Carry 2 crates to B2"),
        *("Carry 1,234 crates to A1", "Carry 1,234 crates to B2"),
    ]


def test_numbers_are_written_as_the_language_writes_them(port: Port) -> None:
    assert [port.word("pay", "A1", count) for count in (7, 1234)] == ["7 coins for A1", "1,234 coins for A1"]


def test_where_a_text_chooses_the_words_they_are_still_right(port: Port) -> None:
    assert [port.word("go", space) for space in ("b2", "a1", "c3")] == ["Go to b2", "Go home", "Go to c3"]
    assert [port.word("go", "a1"), port.word("go", "a1")] == ["Go home"] * 2
    assert port.asked.count(("go", "a1")) == 1


def test_a_message_within_a_message_has_the_same_gaps(port: Port) -> None:
    assert [port.word("stay", space) for space in ("A1", "B2")] == [
        "Stay on Burn A1 at 100 %",
        "Stay on Burn B2 at 100 %",
    ]


def test_who_plays_is_never_remembered(port: Port) -> None:
    assert port.word("point", 1) == "Point at Bruno"
    port.voice.players = ("Carla", "Dario")
    assert port.word("point", 1) == "Point at Dario"


def test_when_too_many_are_known_all_are_forgotten(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrasebook, "OPTIONS_KEPT", 2)
    for space in ("A1", "B2", "C3", "A1"):
        assert port.word("burn", space) == f"Burn {space} at 100 %"
        assert len(port.book.known) <= 2
    assert [option[1] for option in port.asked] == ["A1", "B2", "C3", "A1"]
