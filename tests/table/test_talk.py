"""Chat: who hears what, and who may not speak."""

from dataclasses import replace

import pytest

from deadtown.games import GAMES
from deadtown.kernel import Sides, Talk
from deadtown.table import entries
from deadtown.table.asking import talk
from deadtown.table.commands import Close, Leave, Mute, Say
from deadtown.table.settings import Settings
from deadtown.table.telling import hears
from tests.table.tables import ZOMBINION, Played, ann, bob, cleo, dan, table_of


def who_hears(table: Played) -> list[str]:
    """The names of those who hear what was said last; a stranger has none."""
    people = {"Ann": ann.player, "Bob": bob.player, "Cleo": cleo.player, "Dan": dan.player, "": ""}
    return [name for name, player in people.items() if hears(table.table.state, table.last, player)]


def test_everybody_hears_what_is_said_at_the_table() -> None:
    table = table_of(ann, bob, cleo)
    table.do(bob, Say("  good \n evening "))
    said = table.last
    assert isinstance(said, entries.Said)
    assert (said.name, said.text, said.seat) == ("Bob", "good evening", 1)
    assert who_hears(table) == ["Ann", "Bob", "Cleo", "Dan", ""]


def test_spectators_speak_by_the_name_that_they_have() -> None:
    table = table_of(ann, bob)
    table.do(dan, Say("nice cards"))
    said = table.last
    assert isinstance(said, entries.Said)
    assert (said.name, said.seat) == ("Dan", None)


def test_talk_goes_on_before_and_after_the_game() -> None:
    table = table_of(ann, None)
    table.do(ann, Say("who comes?"))
    table.do(ann, Close())
    table.denies(ann, Say("nobody?"), "table-closed", "conflict")


@pytest.mark.parametrize("text", [" ", "\n\t", "bell\a", "\u202egnip"])
def test_what_can_not_be_shown_is_not_said(text: str) -> None:
    table_of(ann, bob).denies(ann, Say(text), "bad-text", "bad")


def test_a_table_may_have_no_chat() -> None:
    table_of(ann, bob, settings=Settings(chat=False)).denies(ann, Say("psst"), "no-chat", "forbidden")


def test_where_nobody_may_look_on_nobody_speaks_from_outside_while_the_game_goes_on() -> None:
    table = table_of(ann, bob, settings=Settings(spectators=False))
    table.denies(dan, Say("may I watch?"), "no-spectators", "forbidden")
    table_of(ann, None, settings=Settings(spectators=False)).do(dan, Say("may I play?"))


# In private


def test_only_the_two_hear_what_is_said_in_private() -> None:
    table = table_of(ann, bob, cleo)
    table.do(ann, Say("let us gang up", to=1))
    assert who_hears(table) == ["Ann", "Bob"]


def test_whoever_comes_to_the_seat_later_does_not_hear_what_was_said_there() -> None:
    table = table_of(ann, bob, cleo)
    table.do(ann, Say("my secret", to=1))
    said = table.last
    table.do(bob, Leave())
    table.take_over(dan, 1, ann, cleo)
    assert hears(table.table.state, said, bob.player)
    assert not hears(table.table.state, said, dan.player)


def test_private_talk_is_for_those_who_play_to_somebody_who_is_there() -> None:
    table = table_of(ann, bob, "random", None)
    table.denies(dan, Say("psst", to=0), "no-seat", "forbidden")
    table.denies(ann, Say("psst", to=2), "nobody-there", "conflict")
    table.denies(ann, Say("psst", to=3), "nobody-there", "conflict")
    table.denies(ann, Say("psst", to=4), "no-such-seat", "bad")


def test_a_game_may_forbid_private_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "zombinion", replace(ZOMBINION, sides=Sides(talk=lambda options: Talk(private=False))))
    table_of(ann, bob).denies(ann, Say("psst", to=1), "no-private-talk", "forbidden")


# Not having to hear it


def test_whoever_is_muted_is_not_heard_by_the_one_who_did_it() -> None:
    table = table_of(ann, bob, cleo)
    table.do(ann, Mute(bob.player))
    assert who_hears(table) == ["Ann"]
    table.do(bob, Say("can you hear me?"))
    assert who_hears(table) == ["Bob", "Cleo", "Dan", ""]
    table.do(bob, Say("you can, can you?", to=0))
    assert who_hears(table) == ["Bob"]
    table.do(ann, Mute(bob.player, on=False))
    table.do(bob, Say("and now?"))
    assert "Ann" in who_hears(table)
    assert table.table.state.muted == {}


def test_muting_twice_is_muting_once() -> None:
    table = table_of(ann, bob)
    table.do(ann, Mute(bob.player))
    assert table.do(ann, Mute(bob.player)).again
    assert table.do(bob, Mute(ann.player, on=False)).again
    assert sum(isinstance(entry, entries.Muted) for entry in table.log) == 1


def test_the_host_silences_somebody_for_all() -> None:
    table = table_of(ann, bob)
    table.denies(bob, Mute(dan.player, all=True), "host-only", "forbidden")
    table.do(ann, Mute(dan.player, all=True))
    assert who_hears(table) == ["Ann", "Bob", "Cleo", "Dan", ""]
    table.denies(dan, Say("why me?"), "silenced", "forbidden")
    table.do(ann, Mute(dan.player, on=False, all=True))
    table.do(dan, Say("thank you"))


def test_nobody_is_muted_at_a_closed_table() -> None:
    table = table_of(ann, bob)
    table.do(ann, Close())
    table.denies(ann, Mute(bob.player), "table-closed")


def test_there_is_an_end_to_muting_but_not_to_listening_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_MUTED", 2)
    monkeypatch.setattr(talk, "MOST_LISTS", 1)
    table = table_of(ann, bob)
    table.do(ann, Mute("x"))
    table.do(ann, Mute("y"))
    table.denies(ann, Mute("z"), "too-many", "rate")
    table.denies(bob, Mute("z"), "too-many", "rate")
    table.do(ann, Mute("z", all=True))
    table.do(ann, Mute("x", on=False))
    table.do(ann, Mute("z"))
