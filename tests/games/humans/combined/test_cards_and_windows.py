"""Event cards of both games, and the windows in which they are played (section 6)."""

from typing import Any

import pytest

from deadtown.games.humans.cards import KINDS as HUMANS_KINDS
from deadtown.games.humans.combined.events import Discarded, Drew
from deadtown.games.humans.events import CardReturned, Rolled
from deadtown.games.zombies.cards import ITEMS
from deadtown.games.zombies.cards import KINDS as ZOMBIES_KINDS
from deadtown.games.zombies.events import CombatRolled, ItemLaid
from tests.clauses import clause
from tests.games.humans.combined.table import TableMatch, guy, horde, table
from tests.games.humans.combined.turns import decks, end_turn, go_on, questions_of_a_turn, wait_for
from tests.games.humans.combined.windows import (
    ADA,
    BOB,
    CLEO,
    DAN,
    GUYS_WINDOWS,
    HORDES_WINDOWS,
    in_window,
    playable_cards,
)

WEAPONS = {card for card, kind in HUMANS_KINDS.items() if kind.weapon}

ANYBODYS = {
    *("alternate_food_source", "butter_fingers", "claustrophobia", "couldnt_get_any_worse", "dont_think_theyre_dead"),
    *("fear", "hysterical_paralysis", "slight_miscalculation", "this_isnt_so_bad", "untied_shoe", "were_screwed"),
    *("where_did_everybody_go", "zombie_master"),
}
"""What Zombies!!! lets everybody play at any time."""
GUYS_OWN = {"bad_sense_of_direction", "hey_look_a_shotgun"}
"""What it lets shotgun guys play at any time, wherever they are."""
AT_ANY_TIME = {"turn_start", "after_tile", "before_move", "pre_zombie_roll", "post_zombie_roll", "turn_end"}
"""The windows of a zombie player's turn in which that is (HX-6.4)."""
AT_THE_START = {"boarded_up", "stampede"}

OWN_IN_A_GUYS_TURN = {
    "pre_combat_roll": WEAPONS - {"frying_pan"},
    "post_combat_roll": {"adrenaline_rush"},
    "pre_move_roll": {"fresh_meat", "adrenaline_rush", "keys_still_in_it", "much_needed_rest"},
    "post_move_roll": {"second_wind", "adrenaline_rush"},
}
OTHERS_IN_A_GUYS_TURN = {"post_move_roll": {"rigor_mortis", "brain_cramp"}}
OWN_IN_A_HORDES_TURN = {
    "turn_start": {"stitched_up", "sticky_fingers"},
    "before_move": {"fresh_meat", "second_wind", "adrenaline_rush"},
    "breach_roll": {"back_door"},
    "before_capture": {"death_grip"},
    "capture_cards": {"second_helping"},
    "flee_roll": {"this_way"},
}
OTHERS_IN_A_HORDES_TURN = {
    "before_move": {"rigor_mortis"},
    "before_capture": {"slippery_customer"},
    "weapon": WEAPONS,
    "flee_roll": {"this_way"},
}


# Drawing and discarding


@clause("HX-6.1")
@pytest.mark.parametrize("active", [0, 1])
def test_each_card_is_drawn_from_a_deck_of_ones_choice(active: int) -> None:
    players = guy("e1", hand="fear" if active == 0 else ""), horde("n6", hand="fear" if active else "")
    match = table(
        "draw", "", *players, active=active, deck=["untied_shoe", "zombie_master"], event_deck=["crowbar", "nail_gun"]
    )
    assert match.asked == (active, "hx_draw_from")
    assert match.texts == ["draw_from humans", "draw_from zombies"]
    match.choose("draw_from humans")
    assert match.asked == (active, "hx_draw_from")
    match.choose("draw_from zombies")
    assert match.guy(active).hand == ["fear", "zombie_master", "nail_gun"]
    assert [(event.deck, event.cards) for event in match.told.of(Drew)] == [
        ("humans", ("nail_gun",)),
        ("zombies", ("zombie_master",)),
    ]


@clause("HX-6.1")
def test_whoever_holds_three_draws_none() -> None:
    match = table("draw", "", guy("e1", hand="fear x3"), horde("n6"), deck=["fear"], event_deck=["crowbar"])
    assert match.told.of(Drew) == []


@clause("HX-6.1")
@pytest.mark.parametrize(("own", "other"), [("event", "deck"), ("deck", "event")])
def test_an_empty_deck_is_shuffled_of_its_own_pile(own: str, other: str) -> None:
    """And where there is nothing at all, one draws from the other deck."""
    piles: dict[str, Any] = {
        "event": {"event_discard": ["crowbar"]},
        "deck": {"discard": ["fear"]},
    }
    match = table("draw", "", guy("e1", hand="fear x2"), horde("n6"), **piles[own])
    assert match.guy().hand == ["fear", "fear", "crowbar" if own == "event" else "fear"]
    assert (match.state.event_discard, match.state.discard) == ([], [])
    assert (match.state.event_deck, match.state.deck) == ([], [])


@clause("HX-6.1")
def test_without_any_card_nothing_is_drawn() -> None:
    match = table("draw", "", guy("e1"), horde("n6"))
    assert match.told.of(Drew) == []


@clause("HX-6.1")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("card", "pile"), [("crowbar", "event_discard"), ("fear", "discard")])
def test_a_card_is_discarded_to_the_pile_of_its_game(active: int, card: str, pile: str) -> None:
    hands = ["", ""]
    hands[active] = card
    match = table("discard", "", guy("e1", hand=hands[0]), horde("n6", hand=hands[1]), active=active, **decks())
    wait_for(match, "discard_card", active)
    match.choose(f"discard {card}")
    assert getattr(match.state, pile) == [card]
    assert [(event.seat, event.card) for event in match.told.of(Discarded)] == [(active, card)]


@clause("HX-6.1")
@pytest.mark.parametrize(("card", "pile"), [("stampede", "event_discard"), ("fear", "discard")])
def test_and_so_is_one_that_was_played(card: str, pile: str) -> None:
    match = table("begin_turn", "", guy("e1", hand=card), horde("n6"), humans="s4", **decks())
    match.choose(1)
    while card in match.state.resolving:
        go_on(match)
    assert getattr(match.state, pile) == [card]
    assert len(match.state.discard) + len(match.state.event_discard) == 1


@clause("HX-6.1", "HX-11.3")
def test_cards_in_play_go_to_the_pile_of_zombies() -> None:
    me = guy("e1", in_play="fire_axe", life=1, bullets=0)
    match = table("combat", "", me, horde("n6"), strays="e1", dice=[1], **decks())
    assert match.state.discard == ["fire_axe"]


# One card a round


@clause("HX-6.2")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("first", "second"), [("stampede", "fear"), ("fear", "stampede")])
def test_one_card_of_either_game_is_played_in_a_round(active: int, first: str, second: str) -> None:
    hands = ["", ""]
    hands[active] = f"{first}, {second}"
    match = table("begin_turn", "", guy("e1", hand=hands[0]), horde("n6", hand=hands[1]), humans="s4", active=active)
    match.choose(next(text for text in match.texts if first in text))
    wait_for(match, "discard_card", active)
    assert second in match.guy(active).hand
    assert not match.guy(active).may_play
    turn = match.state.turns
    while match.state.turns < turn + 2:
        question = match.question
        assert question is not None
        assert active not in getattr(match.window, "seats", ()) or match.playable(active) == set()
        go_on(match)
    assert match.guy(active).may_play


@clause("HX-6.2")
def test_using_what_is_in_play_is_not_playing_a_card() -> None:
    me = guy("e1", hand="fear", in_play="lots_of_ammo, all_the_marbles")
    match = table("begin_turn", "", me, horde("n6"))
    match.choose("use lots_of_ammo")
    assert match.guy().may_play
    assert match.guy().bullets == 6


# Who is asked, in which order


@clause("HX-6.3")
@pytest.mark.parametrize(("active", "order"), [(ADA, (1, 2, 3, 0)), (BOB, (2, 3, 0, 1)), (CLEO, (3, 0, 1, 2))])
def test_everybody_is_asked_clockwise_and_the_active_player_last(active: int, order: tuple[int, ...]) -> None:
    hand = "fear"
    players = guy("e1", hand), horde("n6", hand), horde("s6", hand), guy("w1", hand)
    match = table("begin_turn", "", *players, active=active, halts=True)
    assert match.window is not None
    assert match.window.seats == order


@clause("HX-6.3")
@pytest.mark.parametrize("active", [ADA, BOB])
def test_nobody_is_asked_again_after_a_card(active: int) -> None:
    """Those who sit behind are; whoever has passed is not."""
    hand = "fear, stampede"
    players = guy("e1", hand), horde("n6", hand), horde("s6", hand), guy("w1", hand)
    match = table("begin_turn", "", *players, humans="s4", active=active)
    left = (active + 1) % 4
    assert match.asked == (left, "turn_start")
    match.choose("pass")
    behind = (active + 2) % 4
    assert match.asked == (behind, "turn_start")
    match.choose(f"play fear {active}")
    asked = []
    while match.asked[1] == "turn_start":
        asked.append(match.asked[0])
        match.choose("pass")
    assert asked == [(active + 3) % 4, active]


@clause("HX-6.3")
def test_whoever_can_not_hold_anything_for_a_window_is_not_asked() -> None:
    """Zombies!!! has nothing for the weapon window, and whoever captures has none of Humans!!! either."""
    match = in_window("weapon", DAN, BOB)
    assert match.window is not None
    assert match.window.seats == (CLEO, DAN, ADA)
    match = in_window("post_combat_roll", DAN, ADA)
    assert match.window is not None
    assert match.window.seats == (ADA,)


@clause("HX-6.3", "HX-6.7")
def test_a_shotgun_guy_who_is_moved_in_the_turn_of_a_zombie_player_fights_with_both_windows() -> None:
    match = table(
        *("begin_turn", "", guy("e1", "crowbar, adrenaline_rush"), horde("n6", "where_did_everybody_go")),
        strays="e2",
        active=1,
        dice=[3, 3],
    )
    match.choose("play where_did_everybody_go 0")
    match.choose("step e2")
    assert match.asked == (0, "pre_combat_roll")
    match.choose("play crowbar")
    assert [event.total for event in match.told.of(CombatRolled)] == [4]
    assert match.guy().kills == 1


@clause("HX-6.3")
def test_also_after_the_roll() -> None:
    match = table(
        *("begin_turn", "", guy("e1", "adrenaline_rush"), horde("n6", "where_did_everybody_go")),
        strays="e2",
        active=1,
        dice=[3],
    )
    match.choose("play where_did_everybody_go 0", "step e2")
    assert match.asked == (0, "post_combat_roll")
    match.choose("play adrenaline_rush")
    assert match.guy().kills == 1


# Which windows, and what is played there


@clause("HX-6.4")
def test_the_windows_of_a_zombie_players_turn() -> None:
    players = guy("e1", "lots_of_ammo"), horde("n6", "lots_of_ammo", dice=0)
    match = table(
        "begin_turn", "", *players, humans="n6", active=1, tiles="hospital", halts=True, dice=[6], captures="eat x9"
    )
    asked = questions_of_a_turn(match)
    assert [kind for kind in asked if kind in HORDES_WINDOWS] == [
        *("turn_start", "after_tile", "before_move", "before_capture", "weapon", "capture_cards", "pre_zombie_roll"),
        *("post_zombie_roll", "turn_end"),
    ]


@clause("HX-6.4", "HX-6.8", "HX-6.9", "HX-13.8")
@pytest.mark.parametrize("window", HORDES_WINDOWS)
@pytest.mark.parametrize("holder", [BOB, CLEO, DAN])
def test_what_is_played_in_the_turn_of_a_zombie_player(window: str, holder: int) -> None:
    guys = holder == DAN
    expected = ANYBODYS | (GUYS_OWN if guys else set()) if window in AT_ANY_TIME else set()
    if window == "turn_start":
        expected = expected | AT_THE_START
    own = OWN_IN_A_HORDES_TURN if holder == BOB else OTHERS_IN_A_HORDES_TURN
    assert playable_cards(in_window(window, holder, BOB), holder) == expected | own.get(window, set())


@clause("HX-6.5")
def test_the_windows_of_a_shotgun_guys_turn() -> None:
    players = guy("e1", "lots_of_ammo"), horde("n6", "lots_of_ammo")
    match = table("begin_turn", "", *players, strays="e1", tiles="hospital", halts=True, dice=[6, 3])
    asked = []
    while match.state.active == 0:
        assert match.question is not None
        asked.append(match.question.kind)
        if match.decision is not None and match.window is None and match.asked[1] == "move_step":
            match.choose("step e2" if "after_step" not in asked else "stop")
        else:
            go_on(match)
    assert [kind for kind in asked if kind in GUYS_WINDOWS] == [
        *("turn_start", "after_tile", "pre_combat_roll", "post_combat_roll", "pre_move_roll", "post_move_roll"),
        *("after_step", "pre_zombie_roll", "post_zombie_roll", "turn_end"),
    ]


@clause("HX-6.5", "HX-6.7", "HX-6.9", "HX-13.8")
@pytest.mark.parametrize("window", GUYS_WINDOWS)
@pytest.mark.parametrize("holder", [ADA, DAN, CLEO])
def test_what_is_played_in_the_turn_of_a_shotgun_guy(window: str, holder: int) -> None:
    guys = holder != CLEO
    expected = ANYBODYS | (GUYS_OWN if guys else set()) if window != "post_combat_roll" else set()
    if window == "turn_start":
        expected = expected | AT_THE_START
    own = OWN_IN_A_GUYS_TURN if holder == ADA else OTHERS_IN_A_GUYS_TURN
    assert playable_cards(in_window(window, holder, ADA), holder) == expected | own.get(window, set())


@clause("HX-6.4")
@pytest.mark.parametrize("window", HORDES_WINDOWS)
def test_what_can_be_used_at_any_time_in_the_turn_of_a_zombie_player(window: str) -> None:
    match = in_window(window, ADA, BOB, "fear")
    match.guy(ADA).in_play = ("all_the_marbles", "lots_of_ammo", "chainsaw")
    used = {text for text in match.playable(ADA) if text.startswith("use")}
    assert used == ({"use all_the_marbles", "use lots_of_ammo"} if window in AT_ANY_TIME else set())


@clause("HX-6.5")
@pytest.mark.parametrize(("card", "allowance"), [("second_wind", 10), ("rigor_mortis", 3)])
def test_after_the_movement_roll_a_card_of_humans_changes_it_at_once(card: str, allowance: int) -> None:
    hands = (card, "") if card == "second_wind" else ("", card)
    match = table("roll_move", "", guy("e1", hands[0]), horde("n6", hands[1]), dice=[4])
    assert match.asked[1] == "post_move_roll"
    match.choose(f"play {card}")
    assert (match.state.allowance, match.state.left) == (allowance, allowance)


@clause("HX-6.5", "HX-14.23")
def test_fresh_meat_comes_before_the_movement_roll() -> None:
    match = table("roll_move", "", guy("e1", "fresh_meat"), horde("n6"))
    assert match.asked == (0, "pre_move_roll")
    match.choose("play fresh_meat town_square")
    while match.asked[1] == "card_put":
        match.choose(1)
    assert len(match.humans) == 3


# Weapon cards


@clause("HX-6.6", "HX-6.8")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("card", sorted(WEAPONS))
def test_a_weapon_card_is_discarded_when_it_has_been_used(card: str, die: int) -> None:
    """Hit or miss, Frying Pan too."""
    match = table(
        *("capture_begins", "", guy("e6", card), horde("n6")),
        humans="n6",
        active=1,
        dice=[6, die],
        wounds="torso x9",
        captures="eat x9",
        **decks(),
    )
    assert match.asked == (0, "weapon")
    match.choose(f"play {card}")
    assert match.guy().hand == []
    assert match.guy().in_play == ()
    assert match.state.event_discard == [card]
    assert match.told.of(CardReturned) == []


@clause("HX-6.7", "HX-6.6")
@pytest.mark.parametrize("card", sorted(WEAPONS - {"frying_pan"}))
def test_a_shotgun_guy_may_use_one_for_a_combat_roll_of_his_own(card: str) -> None:
    """On top of his other weapons, whatever else stands on it, and for that one roll alone."""
    me = guy("e1", card, in_play="fire_axe", bullets=0, life=5)
    match = table("combat", "", me, horde("n6"), strays="e1", dice=[1, 1, 6], **decks())
    assert match.asked == (0, "pre_combat_roll")
    match.choose(f"play {card}")
    bonus = HUMANS_KINDS[card].bonus
    totals = [event.total for event in match.told.of(CombatRolled)]
    assert totals[0] == 1 + 1 + bonus
    assert totals[1:] == ([] if totals[0] >= 4 else [2, 7])
    assert match.state.event_discard == [card]
    assert match.guy().in_play == ("fire_axe",)


@clause("HX-6.7", "HX-9.3")
def test_also_against_a_horde_zombie() -> None:
    match = table(
        *("walk", "", guy("centre", "nail_gun", bullets=0), horde("e1")),
        left=2,
        allowance=2,
        dice=[2],
        wounds="torso x9",
    )
    match.choose("step e1")
    assert match.asked == (0, "pre_combat_roll")
    match.choose("play nail_gun")
    assert match.guy().kills == 1


@clause("HX-6.7")
def test_one_that_adds_nothing_can_not_be_used_so() -> None:
    """A card that would change nothing is not played (HU-12.7, ZB-11.10)."""
    match = in_window("pre_combat_roll", ADA, ADA, "frying_pan, crowbar")
    assert match.playable(ADA) == {"play crowbar"}


@clause("HX-6.7")
@pytest.mark.parametrize("holder", [CLEO, DAN])
def test_nobody_arms_somebody_else(holder: int) -> None:
    match = in_window("pre_combat_roll", holder, ADA, "crowbar, nail_gun")
    assert match.playable(holder) == set()


@clause("HX-6.7")
def test_its_bonus_helps_nobody_else() -> None:
    """Dan is led into a fight after Ada has armed herself, and before she rolls."""
    hand = "where_did_everybody_go"
    match = table(
        *("begin_turn", "", guy("e1", "crowbar"), horde("n7", hand), horde("s7", hand), guy("w1", bullets=0)),
        strays="e2 w2",
        active=BOB,
        dice=[3, 5, 3],
    )
    match.choose(f"play {hand} {ADA}", "step e2")
    assert match.asked == (ADA, "pre_combat_roll")
    match.choose("play crowbar")
    assert match.asked == (BOB, "pre_combat_roll")
    match.choose(f"play {hand} {DAN}", "step w2")
    while match.asked == (BOB, "forced_step"):
        match.choose("step w3" if "step w3" in match.texts else "step w2")
    assert [(event.seat, event.total) for event in match.told.of(CombatRolled)] == [(DAN, 3), (DAN, 5), (ADA, 4)]


@clause("HX-6.7")
def test_nor_a_later_roll_when_this_one_is_not_made() -> None:
    """The stray zombie is taken away before the die falls, and met again on the next space."""
    match = table(
        *("begin_turn", "", guy("e1", "crowbar", bullets=0), horde("n7", "this_isnt_so_bad")),
        horde("s7", "where_did_everybody_go"),
        strays="e2 s5",
        active=BOB,
        dice=[3, 5],
    )
    match.choose(f"play where_did_everybody_go {ADA}", "step e2")
    match.choose("play crowbar", "play this_isnt_so_bad", "lift e2", "put e3")
    while match.asked[0] == BOB:
        match.choose("put s6" if "put s6" in match.texts else 1)
    assert match.told.of(CombatRolled) == []
    match.choose("step e3")
    assert [event.total for event in match.told.of(CombatRolled)] == [3, 5]


@clause("HX-6.8")
@pytest.mark.parametrize("holder", [ADA, CLEO, DAN])
@pytest.mark.parametrize("card", sorted(WEAPONS))
def test_all_others_may_arm_whoever_is_captured(card: str, holder: int) -> None:
    match = in_window("weapon", holder, BOB, card)
    assert match.playable(holder) == {f"play {card}"}


@clause("HX-6.8", "HX-10.1")
@pytest.mark.parametrize("holder", [ADA, CLEO, DAN])
def test_also_a_shotgun_guy_and_he_himself(holder: int) -> None:
    """Ada is attacked; a hit wounds Bob, and she gets away."""
    hands = ["crowbar" if seat == holder else "" for seat in range(4)]
    match = table(
        *("move", "", guy("centre", hands[0]), horde("e1"), horde("s6", hands[2]), guy("w6", hands[3])),
        active=1,
        dice=[4, 3, 1],
        wounds="torso x9",
    )
    match.choose("step e1 centre")
    assert match.asked == (holder, "weapon")
    match.choose("play crowbar")
    while match.asked[1] == "keep_wound":
        match.choose(1)
    assert match.horde().wounds == ("torso",)
    assert match.guy().life == 3


@clause("HX-6.8")
def test_the_weapon_roll_is_a_die_and_the_bonus_of_the_card() -> None:
    """Neither a Fire Axe nor a Shotgun helps, and no bullets are asked for."""
    me = guy("centre", "crowbar", in_play="fire_axe, hey_look_a_shotgun", charges=3)
    match = table("move", "", me, horde("e1"), active=1, dice=[4, 2], captures="eat x9")
    match.choose("step e1 centre", "play crowbar")
    weapon = [(event.die, event.bonus) for event in match.told.of(Rolled) if event.what == "weapon"]
    assert weapon == [(2, 1)]
    assert match.horde().wounds == ()
    assert (match.guy().life, match.guy().bullets, match.guy().charges) == (2, 3, 3)


@clause("HX-6.8", "HX-10.5")
@pytest.mark.parametrize(("prey", "bonus"), [("guy", 0), ("human", 2)])
def test_the_fire_extinguisher_helps_humans_alone_to_flee(prey: str, bonus: int) -> None:
    seat = guy("centre" if prey == "guy" else "s6", "fire_extinguisher")
    match = table(
        *("move", "", seat, horde("e1")),
        humans="centre" if prey == "human" else "",
        active=1,
        dice=[4, 6, 1],
        wounds="torso x9",
    )
    match.choose("step e1 centre", "play fire_extinguisher")
    while match.asked[1] == "keep_wound":
        match.choose(1)
    flights = [event.bonus for event in match.told.of(Rolled) if event.what == "flight"]
    assert flights == [bonus]


# Items


@clause("HX-6.9")
@pytest.mark.parametrize("card", sorted(ITEMS))
def test_zombie_players_keep_items_in_hand_and_may_discard_them(card: str) -> None:
    place = "n7" if card == "molotov_cocktail" else "s7"
    match = table("begin_turn", "", guy("e1"), horde(place, card), active=1, **decks())
    wait_for(match, "discard_card", 1)
    assert match.guy(1).in_play == ()
    match.choose(f"discard {card}")
    assert match.state.discard == [card]


@clause("HX-6.9")
@pytest.mark.parametrize("active", [0, 1])
def test_shotgun_guys_put_them_in_play(active: int) -> None:
    match = table("begin_turn", "", guy("s7", "all_the_marbles"), horde("n6"), active=active)
    assert match.asked == (0, "turn_start")
    match.choose("play all_the_marbles")
    assert match.guy().in_play == ("all_the_marbles",)
    assert [event.card for event in match.told.of(ItemLaid)] == ["all_the_marbles"]


@clause("HX-6.10")
@pytest.mark.parametrize(
    ("city", "space", "card", "works"),
    [
        ("hu_hospital 1 -1 3", "e3n2", "first_aid_kit", True),
        ("hospital 1 -1 1", "e3n2", "first_aid_kit", True),
        ("hu_gym 1 -1 2", "e3n2", "first_aid_kit", False),
        ("", "n7", "molotov_cocktail", True),
        ("", "s7", "molotov_cocktail", False),
        ("", "n6", "molotov_cocktail", False),
    ],
)
def test_the_place_of_an_item_is_a_building_of_that_name(city: str, space: str, card: str, works: bool) -> None:
    match = table("begin_turn", city, guy(space, card), horde("w6"))
    assert (match.question is not None and match.question.kind == "turn_start") == works


@clause("HX-6.10")
def test_every_place_has_a_building_in_the_game() -> None:
    places = {place for kind in ZOMBIES_KINDS.values() for place in kind.places}
    assert places - {"drug_store"} == {
        *("toy_store", "lawn_and_garden", "fire_station", "hospital", "army_surplus", "sporting_goods"),
        *("gas_station", "skate_shop"),
    }


def hand_of(match: TableMatch, seat: int) -> list[str]:
    return match.guy(seat).hand


@clause("HX-6.2")
def test_the_turn_of_the_other_renews_nothing() -> None:
    match = table("begin_turn", "", guy("e1", "fear, untied_shoe"), horde("n6"), **decks())
    match.choose("play untied_shoe 1")
    end_turn(match)
    assert match.state.active == 1
    assert not match.guy().may_play
    assert "fear" in hand_of(match, 0)
