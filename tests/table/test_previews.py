"""Asking what an answer would do: by who decides, about the decision of now, and without any change."""

import msgspec
import pytest

from deadtown.kernel import Option
from deadtown.table.asking import Caller
from deadtown.table.commands import Choose, Preview
from deadtown.table.messages import PreviewInfo
from tests.table.siege import ATTACK, lay_siege, siege
from tests.table.tables import Played, ann, bob, cleo, street_of, table_of

ANNA_IN_ITALIAN = Caller(ann.player, ann.name, "it")


def at_play() -> Played:
    """Ann has discarded a card of the zombies and is to play."""
    table = street_of(ann, bob)
    table.choose(ann, "discard meat")
    return table


def preview(table: Played, caller: Caller, choice: int | str | list[str | int]) -> PreviewInfo:
    answer = table.do(caller, Preview(table.number, choice)).answer
    assert isinstance(answer, PreviewInfo)
    return answer


def a_card(table: Played) -> Option:
    """A card that puts something on the street."""
    return next(option for option in table.decision.options if option[0] == "play" and len(option) == 3)


def test_what_an_option_would_do_is_told_as_events_and_in_words() -> None:
    table = at_play()
    option = a_card(table)
    before = table.table.save()
    told = preview(table, ann, list(option))
    assert (told.number, told.seat, told.known) == (table.number, 0, True)
    assert told.events
    assert len(told.words) == len(told.clauses) == len(told.events)
    assert all(told.words)
    assert table.table.save() == before
    assert not table.table.fresh


def test_what_was_foretold_comes_to_pass() -> None:
    table = at_play()
    option = a_card(table)
    told = preview(table, ann, list(option))
    table.decide(0, option, ann.player)
    happened = table.table.fresh[-1].events
    assert [event for event in happened if event in told.events] == told.events


def test_words_are_in_the_language_of_who_asks() -> None:
    table = at_play()
    english, italian = (preview(table, caller, list(a_card(table))) for caller in (ann, ANNA_IN_ITALIAN))
    assert english.events == italian.events
    assert english.words != italian.words


def test_what_is_open_is_said_to_be_open() -> None:
    table = Played(lay_siege(ann, bob, holding=[1]))
    assert preview(table, ann, ATTACK) == PreviewInfo(0, 0, False, [], [], [])


def test_what_is_all_is_said_to_be_all() -> None:
    told = preview(table_of(ann, bob), ann, "play_all_aim")
    assert (told.known, told.words, told.clauses) == (True, ["Ann plays Bullet ×4: 4 shots."], ["ZN-5.1"])


def test_an_answer_in_a_window_is_previewed_as_if_all_before_had_passed() -> None:
    table = siege(ann, bob, cleo, holding=[1, 2])
    assert preview(table, cleo, "reveal").words[0] == "Cleo reveals Barricade and is safe from Zombie Swarm."
    assert preview(table, cleo, "reveal").seat == 2
    assert preview(siege(ann, bob, cleo, holding=[1]), cleo, "pass").words == [
        *("Ann draws 2 cards.", "Bob gains Infection.", "Cleo gains Infection."),
    ]


@pytest.mark.parametrize("choice", [3, "take bullet", "ta bu", ["take", "bullet"]], ids=str)
def test_an_option_is_named_as_for_a_choice(choice: int | str | list[str | int]) -> None:
    assert preview(table_of(ann, bob), ann, choice).number == 0


def test_what_cannot_be_chosen_is_refused_as_if_it_were_chosen() -> None:
    table = table_of(ann, bob)
    for choice, reason in (
        ("take magazine", "too-dear"),
        ("take", "ambiguous"),
        ("fly", "not-understood"),
        (99, "not-understood"),
    ):
        previewed, chosen = (table.denies(ann, ask(0, choice), reason) for ask in (Preview, Choose))
        assert (previewed.kind, previewed.refusal) == (chosen.kind, chosen.refusal)


def test_only_who_decides_may_look_ahead() -> None:
    table = table_of(ann, bob)
    denied = table.denies(bob, Preview(0, "end_hunt"), "not-your-decision", "refused")
    assert (denied.refusal.clause, denied.refusal.arguments, denied.players) == ("ZN-3.1", {"seat": 0}, ("Ann", "Bob"))
    choices: list[int | str | list[str | int]] = [1, "take bullet", ["take", "bullet"]]
    for choice in choices:
        table.denies(bob, Preview(0, choice), "not-your-decision", "refused")
    table.denies(bob, Preview(0, "end_hunt", seat=0), "not-your-seat", "forbidden")
    table.denies(cleo, Preview(0, "end_hunt"), "no-seat", "forbidden")


def test_only_the_decision_of_now_can_be_looked_at() -> None:
    table = table_of(ann, bob)
    table.choose(ann, "play_all_aim")
    table.denies(ann, Preview(0, "play_all_aim"), "already-decided", "conflict")
    table.denies(ann, Preview(2, "end_hunt"), "not-yet", "conflict")
    table_of(ann, None).denies(ann, Preview(0, 1), "not-started", "conflict")


def test_who_has_several_seats_looks_ahead_for_the_one_that_decides() -> None:
    table = table_of(ann, ann, bob, seed="seed 2")
    told = preview(table, ann, "end_hunt")
    assert told.seat == table.decision.seat == 1


def test_a_preview_can_be_sent() -> None:
    table = at_play()
    told = msgspec.json.decode(msgspec.json.encode(preview(table, ann, list(a_card(table)))))
    assert all("type" in event for event in told["events"])
