"""The Line Is Dead: hero events that are not Townsfolk may be cancelled, too (Table Z, LN-8.7)."""

import pytest

from deadtown.games.last_night.events import CardCancelled
from deadtown.games.last_night.moments import CP, FD, HS, WH
from tests.clauses import clause
from tests.games.last_night.fighting import fight
from tests.games.last_night.moments import at_window, let_be
from tests.games.last_night.table import hero, table


@clause("LN-8.7", "LN-1.2")
@pytest.mark.parametrize("die", range(1, 7))
def test_it_cancels_an_event_on_3_or_more(die: int) -> None:
    match = at_window(HS, hero(wounds=1), hand="recovery", zombie_hand="line_is_dead", dice=[die])
    match.choose("play recovery becky")
    assert match.kind == CP
    match.choose("play line_is_dead")
    let_be(match)
    assert match.hero().wounds == (1 if die >= 3 else 0)
    assert [event.card for event in match.told.of(CardCancelled)] == (["recovery"] if die >= 3 else [])
    assert match.state.hero_discard == ["recovery"]
    assert match.state.zombie_discard == ["line_is_dead"]


@clause("LN-8.7", "LN-8.14")
def test_it_can_be_cancelled_itself() -> None:
    hand = "just_a_scratch, principal_gomez"
    match = fight(hand=hand, zombie_hand="line_is_dead", dice=[1, 2, 6, 6])
    match.wait_for(WH)
    match.choose("play just_a_scratch")
    match.choose("play line_is_dead")
    assert match.kind == CP
    match.choose("play principal_gomez stop")
    let_be(match)
    assert match.hero().wounds == 0


@clause("LN-8.7")
def test_townsfolk_and_items_are_none_of_its_business() -> None:
    match = at_window(HS, hero(wounds=1), hand="doc_brody", zombie_hand="line_is_dead")
    match.choose("play doc_brody becky")
    assert match.playable(1) == set()
    let_be(match)
    assert match.hero().wounds == 0
    used = fight(hero(items="chainsaw"), zombie_hand="line_is_dead")
    assert used.kind == FD
    used.choose("use chainsaw becky")
    assert used.kind != CP


@clause("LN-4.7")
def test_events_that_are_played_when_drawn_can_be_cancelled_too() -> None:
    match = table(
        *("move_action", hero(at="b6")),
        active="becky",
        hero_deck="just_what_i_needed, ammo x9",
        hero_discard="keys, torch",
        zombie_hand="line_is_dead",
        dice=[4],
    )
    match.choose("search")
    assert match.asked == (1, CP)
    match.choose("play line_is_dead")
    match.let_pass()
    assert match.hero().items == ()
    assert match.state.hero_discard == ["keys", "torch", "just_what_i_needed"]


@clause("LN-19.2")
def test_without_that_card_in_the_deck_nobody_is_asked() -> None:
    match = at_window(HS, hero(wounds=1), hand="recovery", zombie_hand="shamble")
    match.choose("play recovery becky")
    assert match.kind != CP
    assert match.hero().wounds == 0
