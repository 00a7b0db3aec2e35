"""Old Betsy carries what is taped to her (LN-9.22, LN-9.23)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import BetsyGone, DynamiteExploded, GasExploded, GasPoured, ItemLost
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.state import Hero
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, table


def sent(cargo: str, to: str, *others: Hero, more_items: str = "", **more: Any) -> NightMatch:
    """Becky sends Old Betsy with something."""
    pair = tuple(sorted(("old_betsy", cargo)))
    items = ", ".join(filter(None, (*pair, more_items)))
    match = table("heroes_start", hero(items=items, taped=(pair,)), *others, **more)
    match.choose("use old_betsy becky", f"space {to}")
    return match


@clause("LN-9.22")
def test_a_hero_in_the_space_takes_it() -> None:
    match = sent("revolver", "a5", hero("jake", "a5"))
    assert match.asked == (0, "betsy_errand")
    assert match.texts == ["deliver jake", "none"]
    match.choose("deliver jake")
    assert match.hero("jake").items == ("revolver",)
    assert (match.hero().items, match.hero().taped) == ((), ())
    assert match.state.betsy == NUMBERS["a5"]
    assert not match.rolls("tape"), "no roll is made for either half"


@clause("LN-9.22")
@pytest.mark.parametrize(("answer", "items"), [("accept", ("revolver",)), ("refuse", ())])
def test_its_owner_must_agree(answer: str, items: tuple[str, ...]) -> None:
    match = sent("revolver", "a5", hero("jake", "a5", seat=1), players=3)
    match.choose("deliver jake")
    assert match.asked == (1, "trade_answer")
    match.choose(answer)
    assert match.hero("jake").items == items
    assert match.hero().items == ()
    assert ("revolver" in match.state.hero_discard) == (not items)


@clause("LN-9.22", "LN-9.1")
def test_who_takes_it_must_be_able_to_carry_it() -> None:
    match = sent("revolver", "a5", hero("jake", "a5", "pump_shotgun, pitchfork"))
    match.choose("deliver jake")
    assert match.asked == (0, "overflow")
    match.choose("drop pitchfork")
    assert match.hero("jake").items == ("pump_shotgun", "revolver")


@clause("LN-9.22")
def test_sent_to_where_she_comes_from_she_gives_it_back() -> None:
    match = sent("revolver", "f5")
    match.choose("deliver becky")
    assert match.hero().items == ("revolver",)


@clause("LN-9.23")
def test_what_is_not_delivered_is_discarded() -> None:
    match = sent("revolver", "a5")
    assert match.kind != "betsy_errand"
    assert match.state.hero_discard == ["old_betsy", "revolver"]
    assert [event.card for event in match.told.of(ItemLost)] == ["revolver"]


@clause("LN-9.22")
def test_gasoline_is_poured_out_in_her_space() -> None:
    match = sent("gasoline", "f8")
    assert match.texts == ["pour", "none"]
    match.choose("pour")
    assert match.gas == ["f8"]
    assert [event.space for event in match.told.of(GasPoured)] == ["f8"]
    assert match.state.hero_discard == ["old_betsy", "gasoline"]


@clause("LN-9.22", "LN-12.2")
def test_beside_a_fire_it_explodes_at_once_and_she_is_gone() -> None:
    match = sent("gasoline", "f8", hero("billy", "l9"), fires="f9", zombies="f8")
    match.choose("pour")
    assert [event.space for event in match.told.of(GasExploded)] == ["f8"]
    assert match.zombies == []
    assert match.state.betsy == -1
    assert match.told.of(BetsyGone)


@clause("LN-9.22")
def test_gasoline_and_lit_dynamite_are_for_outdoors_only() -> None:
    """R-12."""
    assert sent("gasoline", "a5").state.hero_discard == ["old_betsy", "gasoline"]
    assert sent("dynamite", "a5", more_items="lighter").state.hero_discard == ["old_betsy", "dynamite"]


@clause("LN-9.22", "LN-12.1")
def test_where_there_is_gas_no_more_is_poured() -> None:
    assert sent("gasoline", "f8", gas="f8").state.hero_discard == ["old_betsy", "gasoline"]


@clause("LN-9.22", "LN-9.14")
def test_dynamite_explodes_in_her_space_if_the_sender_has_a_fire_item() -> None:
    match = sent("dynamite", "f8", hero("billy", "l9"), more_items="lighter", zombies="f8 f8", dice=[2, 1])
    assert match.texts == ["explode", "none"]
    match.choose("explode")
    assert [event.space for event in match.told.of(DynamiteExploded)] == ["f8"]
    assert match.zombies == ["f8"]
    assert match.state.betsy == -1, "she is removed"
    assert match.hero().items == ("lighter",)


@clause("LN-9.22", "LN-9.23")
def test_without_a_fire_item_it_is_delivered_or_discarded() -> None:
    assert sent("dynamite", "f8").state.hero_discard == ["old_betsy", "dynamite"]
    match = sent("dynamite", "f8", hero("jake", "f8"))
    assert match.texts == ["deliver jake", "none"]


@clause("LN-9.21", "LN-9.22")
def test_she_keeps_zombies_there_all_the_same() -> None:
    match = table(
        *("zombies_start", hero(at="f5", items="keys, old_betsy", taped=(("keys", "old_betsy"),))), zombies="f4"
    )
    match.choose("use old_betsy becky", "space f4")
    assert match.zombies == ["f4"]
