"""Event cards and the windows in which they are played (section 11)."""

from typing import Any

import pytest

from deadtown.games.zombies.events import CardPlayed, ItemLaid, ItemUsed
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombies.table import QUIET, TableMatch, pawn, table
from tests.games.zombies.windows import HOMES

SQUARE = "zombie_master"
"""A card that can be played in almost every position."""


def kind(match: TableMatch) -> str:
    assert match.question is not None
    return match.question.kind


# Hands


@clause("ZB-11.1")
def test_hands_are_hidden_but_their_size_is_not() -> None:
    me = pawn(hand="fear, chainsaw", in_play="fire_axe")
    match = table("begin_turn", "", me, pawn(hand="grenade"), discard="skateboard")
    view = match.view(1)
    assert view.players[0].hand is None
    assert (view.players[0].cards, list(view.players[0].in_play)) == (2, ["fire_axe"])
    assert view.players[1].hand == ["grenade"]
    assert list(view.discard) == ["skateboard"]
    assert [player.hand for player in match.view(None).players] == [None, None]


# One card a round


@clause("ZB-11.2")
def test_one_card_is_played_until_the_next_own_turn() -> None:
    match = table("begin_turn", "", pawn(hand="fear, claustrophobia"), pawn(hand="brain_cramp"), deck=QUIET, halts=True)
    match.choose("play fear 1")
    assert not match.pawn().may_play
    while match.state.active == 0:
        if match.window is not None:
            assert match.playable(0) == set()
            match.close()
        else:
            assert refusal(match, "play claustrophobia 1", seat=0).clause == "ZB-11.2"
            match.choose("stop" if "stop" in match.texts else "keep")
    while match.state.active == 1:
        assert match.window is None or match.playable(0) == set()
        match.close() if match.window is not None else match.choose("keep")
    assert kind(match) == "turn_start"
    assert match.playable(0) == {"play claustrophobia 1"}


@clause("ZB-11.2")
def test_that_in_the_turn_of_another_counts_too() -> None:
    match = table("begin_turn", "", pawn(), pawn(hand="fear, claustrophobia"), deck=QUIET)
    match.choose("play fear 0")
    match.wait_for("discard_card", 0)
    assert match.pawn(1).may_play is False
    match.choose("keep")
    assert match.asked == (1, "turn_start")
    assert match.texts == ["play claustrophobia 0", "pass"]


@clause("ZB-11.2")
def test_a_card_may_be_played_before_the_first_own_turn() -> None:
    match = table("begin_turn", "", pawn(), pawn(hand="fear"), round=1, turns=0)
    assert match.asked == (1, "turn_start")


# The order of asking


@clause("ZB-11.4")
@pytest.mark.parametrize("active", range(3))
def test_seats_are_asked_clockwise_from_the_active_player(active: int) -> None:
    pawns = [pawn(hand=SQUARE) for _ in range(3)]
    match = table("begin_turn", "", *pawns, active=active, deck=QUIET)
    order = []
    while match.asked[1] == "turn_start":
        order.append(match.asked[0])
        match.choose("pass")
    assert order == [(active + place) % 3 for place in range(3)]


@clause("ZB-11.4")
def test_who_can_play_nothing_passes_automatically() -> None:
    match = table("begin_turn", "", pawn(hand="brain_cramp"), pawn(hand="fire_axe"), pawn(hand="fear"))
    assert match.asked == (2, "turn_start")


@clause("ZB-11.4")
def test_after_each_play_the_asking_begins_again_with_the_active_player() -> None:
    match = table("begin_turn", "", pawn(hand="claustrophobia"), pawn(hand="claustrophobia"), pawn(hand="fear"))
    match.choose("pass", "pass")
    assert match.asked == (2, "turn_start")
    match.choose("play fear 0")
    assert match.asked == (0, "turn_start")
    match.choose("pass")
    assert match.asked == (1, "turn_start")
    match.choose("play claustrophobia 2")
    assert match.asked == (0, "turn_start")
    match.choose("pass")
    assert match.asked[1] != "turn_start"


@clause("ZB-11.4")
def test_in_the_fight_of_another_the_active_player_is_asked_first() -> None:
    match = table(
        *(
            "begin_turn",
            "",
            pawn(hand="where_did_everybody_go"),
            pawn("s1", "fear"),
            pawn(hand="fear", in_play="grenade"),
        ),
        zombies="s1",
    )
    match.choose("play where 1")
    assert match.asked == (1, "pre_combat_roll")
    match.choose("pass")
    assert match.asked == (2, "pre_combat_roll")


@clause("ZB-11.4")
def test_while_a_card_resolves_only_the_windows_of_combat_open() -> None:
    match = table(
        *("begin_turn", "", pawn("w1", "where_did_everybody_go"), pawn("s1", SQUARE), pawn("w1", "fear")),
        zombies="e1",
        dice=[4],
        halts=True,
    )
    match.choose("play where 1", "step e1")
    for window in ("pre_combat_roll", "post_combat_roll"):
        assert kind(match) == window
        match.close()
    assert match.asked == (0, "forced_step")
    match.choose("step n1")
    # The fifth step leads back to the centre, and the window in which the card was played goes on.
    assert match.space(1) == "centre"
    assert kind(match) == "turn_start"


@clause("ZB-11.3")
def test_a_window_opens_before_and_after_every_combat_roll() -> None:
    match = table(
        "combat", "", pawn(hand="adrenaline_rush"), pawn(hand="fear"), zombies="centre", dice=[2, 4], halts=True
    )
    kinds = [kind(match)]
    match.close()
    kinds.append(kind(match))
    match.close()
    match.choose("lose_life")
    kinds.append(kind(match))
    match.close()
    kinds.append(kind(match))
    assert kinds == ["pre_combat_roll", "post_combat_roll"] * 2


@clause("ZB-11.3")
def test_a_window_opens_after_every_step_with_its_fight_and_token() -> None:
    match = table(
        *("walk", "hospital 0 -1 0", pawn("n2"), pawn(hand="fear")),
        zombies="n3",
        tokens="life n3",
        dice=[4],
        left=3,
        allowance=3,
        halts=True,
    )
    match.choose("step n3")
    assert kind(match) == "pre_combat_roll"
    match.close()
    assert kind(match) == "after_step"
    assert (match.pawn().life, match.pawn().kills) == (4, 1)
    match.close()
    match.choose("step n4")
    assert kind(match) == "after_step"


@clause("ZB-11.3", "ZB-14.4")
def test_it_opens_also_when_the_step_ends_where_it_began() -> None:
    """Sent back to Town Square out of the fight for its next space."""
    match = table(
        *("walk", "", pawn(), pawn(hand="bad_sense_of_direction"), pawn(hand="fear")),
        zombies="e1",
        left=3,
        allowance=3,
        halts=True,
    )
    match.choose("step e1", "play bad 0")
    assert match.space() == "centre"
    assert kind(match) == "after_step"
    match.close()
    assert (match.asked, match.state.left) == ((0, "move_step"), 2)


@clause("ZB-11.3", "ZB-14.4")
def test_it_does_not_open_when_no_step_was_taken() -> None:
    """Sent away out of a fight before the first step."""
    match = table(
        *("walk", "", pawn("e1"), pawn(hand="bad_sense_of_direction"), pawn(hand="fear")),
        zombies="e1",
        left=3,
        allowance=3,
        halts=True,
    )
    match.choose("step centre", "play bad 0")
    assert (match.asked, match.space(), match.state.left) == ((0, "move_step"), "centre", 3)


@clause("ZB-11.3")
def test_the_window_after_the_tile_opens_also_for_a_tile_that_is_removed() -> None:
    city = "hospital 0 -1 0, lawn_and_garden 1 0 1, police_station 0 1 2, road_curve_1 -1 0 3, sporting_goods -2 -1 3"
    match = table("tile", city, pawn(hand=SQUARE), pawn(), tiles="road_straight_1", halts=True)
    assert match.state.removed == ("road_straight_1",)
    assert kind(match) == "after_tile"


# What happens to cards


@clause("ZB-11.5")
def test_a_played_card_takes_effect_and_is_discarded() -> None:
    match = table("begin_turn", "", pawn(hand="fear"), pawn(), pawn(hand="fear"))
    match.choose("play fear 1")
    assert match.pawn(1).pending == ("fear",)
    assert match.state.discard == ["fear"]
    assert match.pawn().hand == []
    assert [(event.seat, event.card, event.owner) for event in match.told.of(CardPlayed)] == [(0, "fear", 1)]


@clause("ZB-11.5")
def test_an_item_is_put_in_play_instead() -> None:
    match = table("begin_turn", "", pawn(hand="hey_look_a_shotgun"), pawn(hand="fear"))
    match.choose("play hey_look_a_shotgun")
    assert match.pawn().in_play == ("hey_look_a_shotgun",)
    assert match.state.discard == []
    assert [event.card for event in match.told.of(ItemLaid)] == ["hey_look_a_shotgun"]
    assert not match.pawn().may_play


PLACES = {**HOMES, "first_aid_kit": "hospital 0 -1 0"}


@clause("ZB-11.6")
@pytest.mark.parametrize("item", PLACES)
def test_an_item_with_a_place_is_played_in_that_building_only(item: str) -> None:
    at_home = table("begin_turn", PLACES[item], pawn("e1n4", item), pawn(hand="fear"))
    assert at_home.asked == (0, "turn_start")
    other = "florist 0 -1 0"
    elsewhere = table("begin_turn", other, pawn("e1n4", item), pawn(hand="fear"))
    assert elsewhere.asked == (1, "turn_start")
    reason = refusal(elsewhere, f"play {item}", seat=0)
    assert (reason.clause, reason.reason) == ("ZB-11.6", f"not-in-the-place{'s' * (item == 'first_aid_kit')}")


@clause("ZB-11.6", "ZB-2.9")
def test_on_the_road_of_the_tile_one_is_not_in_the_building() -> None:
    match = table("begin_turn", "army_surplus 0 -1 1", pawn("n3", "grenade"), pawn(hand="fear"))
    assert match.asked == (1, "turn_start")


@clause("ZB-11.6", "ZB-14.13")
def test_a_first_aid_kit_is_found_in_the_drug_store_too() -> None:
    match = table("begin_turn", "drug_store 0 -1 1", pawn("e1n3", "first_aid_kit"), pawn(hand="fear"))
    assert match.texts == ["play first_aid_kit", "pass"]


@clause("ZB-11.6")
def test_it_is_kept_wherever_the_pawn_goes() -> None:
    match = table("walk", "skate_shop 0 -1 0", pawn("n4", in_play="skateboard"), pawn(), left=5, allowance=5)
    match.choose("walk centre")
    assert match.pawn().in_play == ("skateboard",)


@clause("ZB-11.6")
def test_no_two_copies_of_an_item_are_in_play() -> None:
    both = pawn(hand="hey_look_a_shotgun", in_play="hey_look_a_shotgun")
    match = table("begin_turn", "", both, pawn(hand="fear", in_play="hey_look_a_shotgun"))
    assert match.asked == (1, "turn_start")
    assert refusal(match, "play hey_look_a_shotgun", seat=0).reason == "one-of-each"


@clause("ZB-11.7")
def test_using_items_is_free_and_may_be_done_any_number_of_times() -> None:
    me = pawn("e1n4", "fear", "lots_of_ammo, grenade, molotov_cocktail, chainsaw")
    match = table("begin_turn", "army_surplus 0 -1 1", me, pawn(), zombies="e1n2")
    match.choose("play fear 1")
    assert not match.pawn().may_play
    match.choose("use lots_of_ammo", "use chainsaw", "use grenade")
    assert match.pawn().in_play == ("molotov_cocktail",)
    assert match.state.discard == ["fear", "lots_of_ammo", "chainsaw", "grenade"]
    assert [event.card for event in match.told.of(ItemUsed)] == ["lots_of_ammo", "chainsaw", "grenade"]


@clause("ZB-11.8", "ZB-14.6")
@pytest.mark.parametrize("item", ["skateboard", "hey_look_a_shotgun", "first_aid_kit", "fire_axe", "lots_of_ammo"])
def test_all_cards_in_play_are_weapons_for_butter_fingers(item: str) -> None:
    match = table("begin_turn", "", pawn(hand="butter_fingers"), pawn(in_play=item, bullets=0))
    match.choose(f"play butter_fingers 1 {item}")
    assert match.pawn(1).in_play == ()
    assert match.pawn(1).charges == 0


@clause("ZB-11.8")
def test_items_cannot_be_given_away() -> None:
    match = table("begin_turn", "", pawn(in_play="grenade, lots_of_ammo"), pawn())
    assert match.texts == ["use lots_of_ammo", "pass"]


# Targets


OPPONENT_CARDS = (
    *("bad_sense_of_direction", "butter_fingers", "claustrophobia", "dont_think_theyre_dead", "fear"),
    *("hysterical_paralysis", "untied_shoe", "where_did_everybody_go"),
)


@clause("ZB-11.9")
@pytest.mark.parametrize("card", OPPONENT_CARDS)
@pytest.mark.parametrize("seat", range(3))
def test_a_card_that_names_an_opponent_is_not_aimed_at_oneself(card: str, seat: int) -> None:
    pawns = [pawn("s1", card if place == seat else "", kills=1) for place in range(3)]
    match = table("begin_turn", "", *pawns)
    assert match.asked == (seat, "turn_start")
    named = {int(text.split()[2]) for text in match.texts if text != "pass"}
    assert named == {0, 1, 2} - {seat}
    assert refusal(match, f"play {card} {seat}").reason == "not-at-yourself"


# Nothing to change


@clause("ZB-11.10")
@pytest.mark.parametrize("card", ["fear", "claustrophobia", "hysterical_paralysis", "untied_shoe"])
def test_an_effect_that_is_pending_already_is_not_laid_again(card: str) -> None:
    match = table("begin_turn", "", pawn(hand=card), pawn(pending=(card,)), pawn())
    assert match.texts == [f"play {card} 2", "pass"]
    match = table("begin_turn", "", pawn(hand=card), pawn(pending=(card,)), halts=True)
    assert refusal(match, f"play {card} 1", seat=0).clause == "ZB-11.10"


@clause("ZB-11.10")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("this_isnt_so_bad", {}),
        ("were_screwed", {"pool": 0}),
        ("zombie_master", {"pool": 0}),
        ("were_screwed", {"zombies": "n1 e1 s1 w1 centre"}),
        ("zombie_master", {"zombies": "n1 e1 s1 w1"}),
        ("couldnt_get_any_worse", {}),
        ("slight_miscalculation", {}),
        ("dont_think_theyre_dead", {}),
        ("bad_sense_of_direction", {}),
        ("butter_fingers", {}),
    ],
)
def test_a_card_that_would_change_nothing_is_not_played(card: str, more: dict[str, Any]) -> None:
    match = table("begin_turn", "", pawn(hand=card), pawn(bullets=0), halts=True, **more)
    assert match.asks(0) is None
    assert refusal(match, f"play {card}", seat=0).clause == "ZB-11.10"


@clause("ZB-11.12")
def test_the_player_of_a_card_makes_its_choices() -> None:
    match = table("begin_turn", "", pawn(), pawn(hand="this_isnt_so_bad"), zombies="n1 e1")
    match.choose("play this")
    for choice in ("lift n1", "put s1"):
        assert match.asked[0] == 1
        match.choose(choice)
    assert match.asked == (1, "card_put")


@clause("ZB-11.13")
@pytest.mark.parametrize(("pool", "placed"), [(100, 5), (3, 3), (1, 1)])
def test_as_many_are_placed_as_pool_and_spaces_allow(pool: int, placed: int) -> None:
    match = table("begin_turn", "road_cross_1 1 0 0", pawn("e1", "zombie_master"), pawn("e1"), pool=pool)
    match.choose("play zombie_master")
    while match.asked[1] == "card_put":
        assert not {"pass", "done", "stop"} & set(match.texts)
        match.choose(1)
    assert len(match.zombies) == placed
    assert match.state.pool == pool - placed


@clause("ZB-11.13", "ZB-2.11")
def test_where_spaces_are_few_all_are_filled() -> None:
    match = table("begin_turn", "", pawn(hand="were_screwed"), pawn("n1"))
    match.choose("play were_screwed")
    assert match.zombies == {"centre", "n1", "e1", "s1", "w1"}
    assert match.asked == (0, "combat_response")
