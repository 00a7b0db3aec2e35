"""What a search has drawn lies apart before it is kept: who sees it, and despair (window SD, Part VI)."""

from collections.abc import Iterator
from typing import Any

import pytest

from deadtown.games.last_night.events import CardEnded, EventFound, HeroCardsDiscarded, ItemFound, Rolled
from deadtown.games.last_night.moments import SD, ZS
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.searching import lose_find
from deadtown.games.last_night.uses import MODES, OPEN_USES, USES, uses
from deadtown.games.last_night.windows import able_people, usable_abilities
from deadtown.kernel import Seeded
from tests.clauses import clause
from tests.games.last_night.moments import answer, at_window, cancelled_and_not
from tests.games.last_night.table import NightMatch, hero, table


def searching(*heroes: Any, **more: Any) -> NightMatch:
    """A hero in the Police Station searches, in despair unless told otherwise."""
    cast = heroes or (hero(at="d1", on="despair"),)
    match = table("move_action", *cast, active=cast[0].person, **{"left": 1, **more})
    match.choose("search")
    return match


# Despair


@clause("LN-8.2", "LN-8.7")
@cancelled_and_not
def test_despair_remains_on_a_hero(cancelled: bool) -> None:
    match = at_window(ZS, zombie_hand="despair", hand="principal_gomez")
    match.choose("play despair becky")
    answer(match, cancelled)
    assert match.hero().on == (() if cancelled else ("despair",))


@clause("LN-8.2")
def test_nobody_despairs_twice() -> None:
    match = at_window(ZS, hero(on="despair"), hero("jenny", "a1"), zombie_hand="despair")
    assert match.playable(1) == {"play despair jenny"}


@clause("LN-5.9", "LN-5.10")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("card", ["torch", "faith"])
def test_what_a_hero_in_despair_finds_is_discarded_on_1_or_2(card: str, die: int) -> None:
    match = searching(hero_deck=f"{card}, ammo x9", dice=[die])
    lost = die <= 2
    assert [event.dice for event in match.told.of(Rolled)][:1] == [(die,)]
    assert (match.state.hero_discard == [card]) == lost
    assert (card in (*match.hero().items, *match.state.hands[0])) != lost
    assert [event.cards for event in match.told.of(HeroCardsDiscarded)] == ([(card,)] if lost else [])
    assert bool(match.told.of(ItemFound) + match.told.of(EventFound)) != lost
    assert (match.state.looked, match.state.looker) == ([], -1)


@clause("LN-5.11")
def test_a_pick_up_is_a_search_for_despair() -> None:
    match = table("move_action", hero(at="f1", on="despair"), active="becky", left=1, hero_discard="revolver", dice=[2])
    match.choose("pick_up revolver")
    assert match.state.hero_discard == ["revolver"]
    assert match.hero().items == ()


@clause("LN-5.10")
def test_a_card_that_is_lost_is_not_played_immediately() -> None:
    match = searching(hero_deck="just_what_i_needed, ammo x9", hero_discard="keys", dice=[1])
    assert match.state.hero_discard == ["keys", "just_what_i_needed"]


def test_keys_are_no_search() -> None:
    match = table("after_exchange", hero(at="d1", on="despair", items="keys"), active="becky", hero_deck="ammo x9")
    match.choose("use keys becky")
    assert match.hero().items == ("ammo", "ammo")


@clause("LN-5.9")
def test_jake_rolls_for_the_card_that_he_keeps() -> None:
    match = searching(hero("jake", "d1", on="despair"), hero_deck="torch, faith, ammo x9", dice=[1])
    match.choose("keep torch")
    assert match.state.hero_discard == ["faith", "torch"]


@clause("LN-8.2", "LN-5.19")
@pytest.mark.parametrize("company", [False, True])
def test_it_ends_when_the_hero_ends_an_activation_in_company(company: bool) -> None:
    heroes = hero(on="despair"), hero("jenny", "f5" if company else "f6")
    match = table("activation_over", *heroes, active="becky")
    assert match.hero().on == (() if company else ("despair",))
    assert [event.card for event in match.told.of(CardEnded)] == (["despair"] if company else [])


@clause("LN-8.8")
def test_it_is_cancelled_like_all_cards_that_remain() -> None:
    match = at_window("heroes_start", hero(on="despair"), hand="at_last")
    match.choose("play at_last despair becky")
    assert match.hero().on == ()
    assert match.state.zombie_discard == ["despair"]


@clause("LN-8.9")
def test_luck_rolls_for_it_again() -> None:
    match = searching(hero("sally", "d1", on="despair"), hero_deck="torch, ammo x9", dice=[1, 5])
    assert match.asked == (0, "die_rolled")
    match.choose("use lucky sally 1")
    match.let_pass()
    assert match.hero("sally").items == ("torch",)


# The window, and who sees the card


@pytest.fixture
def _second_look() -> Iterator[None]:
    """As long as no sheet or card has anything for this window, something is made up for it: Becky may lose a find."""

    def finds(play: Play, place: int) -> list[tuple[()]]:
        return [()] if place == play.state.looker else []

    @uses("triage", SD, mode="look", ways=finds)
    def triage(play: Play, place: int) -> None:
        lose_find(play, play.person(place))

    usable_abilities.cache_clear()
    able_people.cache_clear()
    yield
    del OPEN_USES[SD]["triage"], USES["triage", "look"], MODES["triage"]
    usable_abilities.cache_clear()
    able_people.cache_clear()


@clause("LN-8.9", "LN-5.10")
@pytest.mark.usefixtures("_second_look")
@pytest.mark.parametrize("open_hands", [True, False])
def test_the_window_opens_and_only_the_side_of_who_searches_sees_the_card(open_hands: bool) -> None:
    match = searching(
        *(hero(at="d1"), hero("jenny", "a1", seat=1)),
        players=3,
        hero_deck="faith, torch x9",
        options={"open_team_hands": open_hands},
        halts=True,
    )
    assert match.kind == SD
    assert match.window is not None
    assert match.window.about == {"hero": "becky"}
    assert list(match.view(0).looked) == ["faith"]
    assert list(match.view(1).looked) == (["faith"] if open_hands else [])
    assert list(match.view(2).looked) == []
    assert list(match.view(None).looked) == []
    assert match.view(2).hero_deck == 9
    match.close()
    assert match.state.hands[0] == ["faith"]


@pytest.mark.usefixtures("_second_look")
@clause("LN-5.10")
def test_whoever_may_not_see_it_imagines_it_anew() -> None:
    match = searching(hero(at="d1"), hero_deck="faith, torch x9, ammo x9, keys x9", halts=True)
    found = set()
    for seed in range(20):
        twin = match.fork()
        twin.game.eyes.imagine(twin.state, 1, Seeded(str(seed)))
        found.add(twin.state.looked[0])
        own = match.fork()
        own.game.eyes.imagine(own.state, 0, Seeded(str(seed)))
        assert own.state.looked == ["faith"]
    assert len(found) > 1


@pytest.mark.usefixtures("_second_look")
@clause("LN-5.11")
def test_all_see_a_card_that_comes_from_the_discard_pile() -> None:
    match = table("move_action", hero(at="f1"), active="becky", left=1, hero_discard="revolver", halts=True)
    match.choose("pick_up revolver")
    assert match.kind == SD
    assert list(match.view(1).looked) == ["revolver"]
    twin = match.fork()
    twin.game.eyes.imagine(twin.state, 1, Seeded("any"))
    assert twin.state.looked == ["revolver"]


@pytest.mark.usefixtures("_second_look")
@clause("LN-1.11")
def test_the_heroes_act_before_despair_does() -> None:
    match = searching(hero_deck="faith, torch x9", halts=True, dice=[2])
    assert match.kind == SD
    assert match.told.of(Rolled) == []
    match.choose("use triage becky look")
    assert not match.rolls("despair")
    assert match.state.hero_discard == ["faith"]


@clause("LN-19.2")
def test_nobody_is_asked_who_can_do_nothing_about_it() -> None:
    match = searching(hero(at="d1"), hand="recovery", zombie_hand="shamble", halts=True)
    assert match.kind != SD
