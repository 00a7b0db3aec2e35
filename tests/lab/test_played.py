"""What has a verb or an event of its own counts as played, as cards from a hand do."""

from collections.abc import Callable

import pytest

from deadtown.games import GAMES
from deadtown.games.last_night.cards import HERO_CARDS
from deadtown.games.last_night.moments import FR
from deadtown.games.last_night.survival_cards import UNIQUE_ITEMS
from deadtown.lab.things import Noting
from tests.games.last_night.fighting import fight
from tests.games.last_night.shooting import armed
from tests.games.last_night.table import NightMatch, hero, table
from tests.games.matches import ToldMatch
from tests.games.zombiaki.table import zombies_move

NAMING = {"card", "cards", "ability", "upgrade", "by"}
"""The fields in which events name things."""
NO_PLAY = {
    "zombinion": "Drew Discarded DiscardedShown Trashed Revealed ShowedHand PutBack SetAside ToHand Scored",
    "zombiaki": "Discarded Snatched",
    "zombies": "ItemUsed ItemLost Discarded",
    "humans": "Objected CardReturned Discarded",
    "combined": "ItemUsed ItemLost Objected CardReturned Discarded",
    "last_night": "ShuffledBack GraveWeaponGiven Looked TopSeen Discarded CardCancelled ItemSpent ItemDropped ItemLost "
    "ItemMissing ItemGiven ItemsCombined DieGained UpgradePutUnder",
}
"""Events that name a thing and do not mean that their seat comes to have it or plays it, or mean what was told before:
an item that was laid is played, whenever it is used."""


@pytest.mark.parametrize("name", NO_PLAY)
def test_of_every_event_that_names_a_thing_it_is_said_whether_it_is_played(name: str) -> None:
    game = GAMES[name]
    naming = {
        kind.__name__
        for kind in game.rules.events
        if "seat" in kind.__struct_fields__ and NAMING & {*kind.__struct_fields__}
    }
    told = {kind.__name__ for kind in game.figures.things}
    assert naming - told == {*NO_PLAY[name].split()}


def played(match: ToldMatch, *texts: str) -> dict[str, int]:
    """What counts as played when these options are chosen."""
    noting = Noting(match.game.figures, 9)
    hear = noting.listener
    assert hear is not None
    for text in texts:
        before, decision = len(match.told), match.decision
        assert decision is not None
        option = decision.options[match.texts.index(text)]
        match.choose(option)
        noting.note(decision, option)
        for event in match.told[before:]:
            hear(event)
    return {thing: touched.played for mine in noting.things for thing, touched in mine.items() if touched.played}


GUNS = [card for card, row in {**HERO_CARDS, **UNIQUE_ITEMS}.items() if row.shot is not None]
DECKS = {"opt_survival_decks": True}


@pytest.mark.parametrize("gun", GUNS)
def test_a_ranged_weapon_is_played_when_it_is_fired(gun: str) -> None:
    match = armed(gun, zombies="f4", dice=[1] * 9, options=DECKS)
    shot = next(text for text in match.texts if text.startswith(("shoot", "blast")) and text.endswith(("1", "f4")))
    assert played(match, shot) == {gun: 1}


PEAK = {"set_timber_peak": True}
DEEDS: dict[str, tuple[str, Callable[[], NightMatch], str]] = {
    "dynamite": ("throw f4 lit", lambda: armed("dynamite, torch", dice=[2] * 9), "dynamite"),
    "molotov": ("hurl molotov f4", lambda: armed("molotov", dice=[2] * 9), "molotov"),
    "case of tnt": ("throw_tnt f7", lambda: armed("case_of_tnt", dice=[2] * 9, options=DECKS), "case_of_tnt"),
    "fire lit": ("light lighter f4", lambda: armed("lighter"), "lighter"),
    "gas set off": ("set_off torch f5", lambda: armed("torch", at="f7", gas="f5", dice=[1]), "torch"),
    "tank filled": (
        "fuel",
        lambda: table(
            *("exchange", hero("becky", "g7", "gasoline"), hero("jake", "l9")),
            scenario="escape_in_the_truck",
            layout="c1 l3 l4 l5 l6",
            active="becky",
        ),
        "gasoline",
    ),
    "generator fuelled": (
        "power",
        lambda: table(
            *("move_action", hero(at="e8", items="gasoline"), hero("jake", "l9")),
            scenario="radio_for_help",
            active="becky",
            left=2,
            layout="c4 l3 l4 l5 l6",
            options=PEAK,
        ),
        "gasoline",
    ),
    "charge placed": (
        "charge dynamite",
        lambda: table(
            *("move_action", hero(at="b6", items="dynamite"), hero("jake", "l9")),
            scenario="blow_up_the_town",
            active="becky",
            left=2,
            layout="c3 l3 l4 l5 l6",
            options=PEAK,
        ),
        "dynamite",
    ),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_an_item_with_a_verb_of_its_own_is_played_by_it(deed: str) -> None:
    text, begun, item = DEEDS[deed]
    assert played(begun(), text) == {item: 1}


def test_a_meat_cleaver_is_played_when_it_kills() -> None:
    match = fight(hero("sally", items="meat_cleaver"), dice=[1, 2, 4, 6])
    match.wait_for(FR)
    assert played(match, "use lucky sally fight 1") == {"lucky": 1, "meat_cleaver": 1}


def test_a_grave_weapon_is_played_when_it_is_wielded() -> None:
    match = fight(dice=[5, 4, 2, 6], armed={0: "old_pitchfork"}, options={"opt_grave_weapons": True})
    match.wait_for(FR)
    assert played(match, "wield old_pitchfork 2")["old_pitchfork"] == 1


def test_not_so_fast_is_played_when_it_holds_a_zombie_back() -> None:
    match = zombies_move("B2 z3, C2 z2", zombies="not_so_fast")
    assert played(match, "hold c2") == {"not_so_fast": 1}
