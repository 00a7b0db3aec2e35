"""Whatever somebody may wish for and can't have is refused with a reason, the clause that says so, and words."""

from pathlib import Path
from typing import Any

import pytest

from deadtown.games.humans.combined.cards import WINDOWS
from deadtown.games.humans.combined.refusals import CLAUSES
from deadtown.games.humans.combined.refusing import cards, guys
from deadtown.games.humans.refusing import cards as humans_cards
from deadtown.games.humans.refusing import leaders
from deadtown.games.zombies.refusing import cards as zombies_cards
from deadtown.text import LANGUAGES
from tests.games.humans.combined.table import COMBINED, Player, TableMatch, guy, horde, start, table
from tests.games.humans.combined.waiting import wait_for
from tests.games.reasons import comes_first, reasons_in, why, without_words, worded, written_in

DINER = "hu_diner 1 0 0"
Told = tuple[str, str]


def guys_turn(me: Player, zoe: Player | None = None, kind: str = "turn_start", **more: Any) -> TableMatch:
    """A window of a shotgun guy's turn; the horde waits in the Gas Station."""
    step = more.pop("step", "begin_turn")
    match = table(step, more.pop("city", ""), me, zoe or horde("n7 w1n7", "fear"), halts=True, **more)
    return wait_for(match, kind)


def hordes_turn(zoe: Player, me: Player | None = None, kind: str = "turn_start", **more: Any) -> TableMatch:
    """A window of a zombie player's turn, who sits after the shotgun guy."""
    step = more.pop("step", "begin_turn")
    match = table(step, more.pop("city", ""), me or guy("centre", "fear"), zoe, active=1, halts=True, **more)
    return wait_for(match, kind)


# Cards, by whose turn it is and by sides


@pytest.mark.parametrize(
    ("hand", "wish", "reason"),
    [
        ("fear", "play crowbar", ("not-in-hand", "HU-12.1")),
        ("fear", "play grenade", ("not-in-hand", "ZB-11.5")),
        ("fear", "use grenade", ("not-in-play", "ZB-11.7")),
        ("fear", "discard fear", ("discard-at-the-end", "ZB-10.1")),
        ("fear", "discard crowbar", ("not-in-hand", "ZB-10.1")),
        ("fear", "play fear", ("name-an-opponent", "ZB-14.11")),
        ("fear", "play fear 0", ("not-at-yourself", "ZB-11.9")),
        ("death_grip", "play death_grip", ("only-for-hordes", "HX-13.8")),
        ("sticky_fingers", "play sticky_fingers 1", ("only-for-hordes", "HX-13.8")),
        ("crowbar", "play crowbar", ("weapon-for-yourself", "HX-6.7")),
        ("fresh_meat", "play fresh_meat", ("only-before-your-roll", "HX-6.5")),
        ("second_wind", "play second_wind", ("only-after-your-roll", "HX-6.5")),
        ("rigor_mortis", "play rigor_mortis", ("only-before-their-move", "HU-16.11")),
        ("slippery_customer", "play slippery_customer", ("only-before-their-capture-roll", "HU-16.14")),
        ("this_way", "play this_way", ("only-after-a-flight-roll", "HU-16.16")),
        ("keys_still_in_it", "play keys_still_in_it", ("only-before-your-roll", "ZB-14.17")),
        ("adrenaline_rush", "play adrenaline_rush", ("only-with-your-roll", "ZB-14.1")),
        ("brain_cramp", "play brain_cramp", ("only-after-their-roll", "ZB-14.5")),
        ("grenade", "play grenade", ("not-in-the-place", "ZB-11.6")),
        ("first_aid_kit", "play first_aid_kit", ("not-in-the-places", "HX-6.10")),
        ("stampede", "play stampede", ("no-humans-on-map", "HU-12.7")),
        ("stampede", "play stampede 1", ("aimed-at-nothing", "HU-12.6")),
        ("were_screwed", "play were_screwed 1", ("aimed-at-nothing", "ZB-11.10")),
        ("boarded_up", "play boarded_up", ("name-a-building", "HU-16.12")),
        ("boarded_up", "play boarded_up gas_station", ("zombies-inside", "HU-16.12")),
        ("boarded_up", "play boarded_up town_square", ("not-a-building", "HU-16.12")),
        ("this_isnt_so_bad", "play this_isnt_so_bad", ("no-zombies-on-map", "ZB-11.10")),
        ("slight_miscalculation", "play slight_miscalculation", ("no-building-for-it", "ZB-11.10")),
        ("slight_miscalculation", "play slight_miscalculation toy_store", ("building-empty", "ZB-11.10")),
        ("couldnt_get_any_worse", "play couldnt_get_any_worse", ("name-a-building", "ZB-14.9")),
        ("couldnt_get_any_worse", "play couldnt_get_any_worse hu_diner", ("tile-not-on-map", "ZB-14.9")),
        ("couldnt_get_any_worse", "play couldnt_get_any_worse road_t_1", ("not-a-building", "ZB-11.10")),
        ("butter_fingers", "play butter_fingers 1", ("only-at-guys", "HX-14.6")),
        ("dont_think_theyre_dead", "play dont_think_theyre_dead 1", ("only-at-guys", "HX-13.4")),
        ("dont_think_theyre_dead", "play dont_think_theyre_dead", ("nobody-to-aim-at", "ZB-11.10")),
        ("bad_sense_of_direction", "play bad_sense_of_direction 1", ("name-a-horde-zombie", "HX-14.4")),
        ("bad_sense_of_direction", "play bad_sense_of_direction 1 n1", ("no-zombie-of-theirs", "HX-14.4")),
        ("bad_sense_of_direction", "play bad_sense_of_direction 1 n40", ("no-such-space", "HU-2.2")),
        ("where_did_everybody_go", "play where_did_everybody_go 1", ("name-a-horde-zombie", "HX-14.21")),
        ("fear", "step e1", ("decide-window", "HX-6.3")),
        ("fear", "reroll", ("no-die-token", "HU-13.1")),
        ("fear", "use pinfall", ("guys-have-no-ability", "HX-1.2")),
        ("fear", "object", ("guys-have-no-ability", "HX-1.2")),
        ("fear", "attack 1", ("attack-by-moving", "HX-9.1")),
        ("fear", "fight_pawn 0", ("same-side", "HX-9.1")),
    ],
)
def test_a_shotgun_guy_cannot_do_that_now(hand: str, wish: str, reason: Told) -> None:
    assert why(guys_turn(guy(hand=hand)), wish) == reason


@pytest.mark.parametrize(
    ("hand", "wish", "reason"),
    [
        ("fear", "discard fear", ("discard-at-the-end", "HU-11.1")),
        ("grenade", "play grenade", ("only-for-guys", "HX-6.9")),
        ("bad_sense_of_direction", "play bad_sense_of_direction 0", ("only-for-guys", "HX-14.4")),
        ("keys_still_in_it", "play keys_still_in_it", ("only-for-guys", "HX-13.4")),
        ("much_needed_rest", "play much_needed_rest", ("only-for-guys", "HX-13.4")),
        ("adrenaline_rush", "play adrenaline_rush", ("only-before-your-move", "HX-14.1")),
        ("crowbar", "play crowbar", ("only-after-their-capture-roll", "HX-6.8")),
        ("fresh_meat", "play fresh_meat", ("only-before-your-move", "HU-16.9")),
        ("second_wind", "play second_wind", ("only-before-your-move", "HU-16.10")),
        ("back_door", "play back_door", ("only-after-your-breach", "HU-16.13")),
        ("death_grip", "play death_grip", ("only-before-your-capture-roll", "HU-16.15")),
        ("second_helping", "play second_helping", ("only-with-your-capture-cards", "HU-16.20")),
        ("stitched_up", "play stitched_up", ("no-wounds", "HU-12.7")),
        ("sticky_fingers", "play sticky_fingers", ("nobody-has-tokens", "HU-12.7")),
        ("sticky_fingers", "play sticky_fingers 0", ("has-no-tokens", "HU-12.7")),
        ("where_did_everybody_go", "play where_did_everybody_go", ("name-an-opponent", "ZB-14.26")),
        ("fear", "use pinfall", ("not-your-ability", "HU-17.4")),
        ("fear", "use follow_the_band", ("ability-used", "HU-14.1")),
        ("fear", "attempt n1", ("decide-window", "HX-6.3")),
        ("fear", "attack 0", ("attack-by-moving", "HX-9.1")),
        ("fear", "attack 1", ("same-side", "HX-9.1")),
    ],
)
def test_a_zombie_player_cannot_do_that_now(hand: str, wish: str, reason: Told) -> None:
    assert why(hordes_turn(horde("n7", hand)), wish, 1) == reason


def test_cards_wait_for_a_window_of_either_sides_turn() -> None:
    match = table("walk", "", guy(hand="fear", in_play="chainsaw"), horde("n7", "fear"), left=3)
    assert why(match, "play fear 1") == ("not-in-a-window", "HX-6.5")
    assert why(match, "use chainsaw") == ("not-in-a-window", "HX-6.5")
    match = table("move", "", guy(), horde("n7", "fear"), active=1)
    assert why(match, "play fear 0", 1) == ("not-in-a-window", "HX-6.4")


def test_own_turn_and_turns_of_others() -> None:
    match = guys_turn(guy(hand="second_wind, rigor_mortis"), horde("n7", "second_wind"), "post_move_roll")
    assert why(match, "play rigor_mortis") == ("not-in-your-turn", "HU-12.6")
    assert why(match, "play second_wind", 1) == ("only-in-your-turn", "HU-12.6")
    match = guys_turn(guy(hand="fear"), horde("n7", "fresh_meat, stitched_up"), "pre_move_roll")
    assert why(match, "play fresh_meat", 1) == ("only-in-your-turn", "HU-12.6")
    assert why(match, "play stitched_up", 1) == ("only-at-your-turn-start", "HU-16.18")
    match = hordes_turn(horde("n7", "rigor_mortis"), guy(hand="second_wind, stampede"), "before_move")
    assert why(match, "play rigor_mortis", 1) == ("not-in-your-turn", "HU-12.6")
    assert why(match, "play second_wind") == ("only-in-your-turn", "HU-12.6")
    assert why(match, "play stampede") == ("only-at-a-turn-start", "HU-16.17")


def test_one_card_a_round_of_either_set() -> None:
    match = hordes_turn(horde("n7", "fear"), guy(hand="fear, stampede", may_play=False))
    assert why(match, "play fear 1") == ("one-card-a-round", "HX-6.2")
    assert why(match, "play stampede") == ("one-card-a-round", "HX-6.2")


def test_who_has_been_passed_over_waits() -> None:
    three = guy(hand="fear"), horde("n7", "stampede"), guy("e1", "fear, stampede")
    match = wait_for(table("begin_turn", "", *three, humans="n3", halts=True), "turn_start")
    match.choose("pass", seat=1)
    match.choose("play fear 0", seat=2)
    wait_for(match, "turn_start")
    assert why(match, "play stampede", 1) == ("not-asked-now", "HX-6.3")
    assert why(match, "pass", 1) == ("not-asked-now", "HX-6.3")


def attempt(me: Player, zoe: Player, kind: str, **more: Any) -> TableMatch:
    """A window of an attempt on a human, in the turn of a zombie player."""
    return hordes_turn(zoe, me, kind, step="capture_begins", humans="n6", **more)


def test_breaches_and_captures_have_windows_of_their_own() -> None:
    me, zoe = guy(hand="fear", in_play="grenade"), horde("n6", "fear, crowbar, nail_gun")
    match = attempt(me, zoe, "before_capture")
    assert why(match, "play fear 1") == ("not-in-this-window", "HX-6.4")
    assert why(match, "use grenade") == ("not-in-this-window", "HX-6.4")
    match = attempt(me, zoe, "weapon", dice=[6])
    assert why(match, "play crowbar", 1) == ("not-in-your-turn", "HU-12.6")


def test_cards_for_a_flight_that_lead_nowhere() -> None:
    match = attempt(guy(hand="this_way"), horde("n6"), "flee_roll", dice=[1, 2])
    assert why(match, "play this_way") == ("you-move-it", "HU-16.16")
    match = attempt(guy(hand="fear"), horde("n6", "second_helping"), "capture_cards", dice=[6])
    assert why(match, "play second_helping", 1) == ("no-capture-cards", "HU-12.7")


def test_after_a_combat_roll_only_the_roll_is_changed() -> None:
    me = guy("n1", "fear, adrenaline_rush", "grenade")
    match = guys_turn(me, kind="post_combat_roll", step="combat", strays="n1", dice=[4])
    assert why(match, "play fear 1") == ("not-after-a-combat-roll", "ZB-11.3")
    assert why(match, "use grenade") == ("not-after-a-combat-roll", "ZB-11.3")
    assert why(match, "play adrenaline_rush") == ("roll-is-enough", "ZB-11.10")
    match = guys_turn(guy("n1", "frying_pan"), kind="pre_combat_roll", step="combat", strays="n1", dice=[4])
    assert why(match, "play frying_pan") == ("adds-nothing", "HU-12.7")


# Items and what they need


@pytest.mark.parametrize(
    ("space", "in_play", "wish", "reason"),
    [
        ("centre", "fire_axe", "use fire_axe", ("works-by-itself", "ZB-14.12")),
        ("centre", "first_aid_kit", "use first_aid_kit", ("only-in-combat", "ZB-6.3")),
        ("centre", "molotov_cocktail", "use molotov_cocktail", ("not-in-a-building", "ZB-11.10")),
        ("centre", "grenade", "use grenade", ("no-building-here", "ZB-11.10")),
        ("s6", "grenade", "use grenade", ("no-zombies-inside", "ZB-11.10")),
        ("centre", "hey_look_a_shotgun", "play hey_look_a_shotgun", ("one-of-each", "ZB-11.6")),
    ],
)
def test_an_item_cannot_be_used_now(space: str, in_play: str, wish: str, reason: Told) -> None:
    assert why(guys_turn(guy(space, "hey_look_a_shotgun", in_play)), wish) == reason


def test_a_grenade_is_for_somebody_on_the_map_and_needs_somebody_inside() -> None:
    away = hordes_turn(horde("n7", "fear"), guy("", "fear", "grenade"))
    assert why(away, "use grenade") == ("you-are-off-the-map", "ZB-11.10")
    fed = guys_turn(guy("s6", "fear", "grenade", pending=("alternate_food_source",)), strays="s7")
    assert why(fed, "use grenade") == ("zombies-are-fed", "ZB-11.10")


def test_some_items_are_used_in_the_own_turn() -> None:
    match = hordes_turn(horde("n7", "fear"), guy(in_play="chainsaw, all_the_marbles", pending=("all_the_marbles",)))
    assert why(match, "use chainsaw") == ("use-in-your-turn", "ZB-14.7")
    assert why(match, "use all_the_marbles") == ("already-in-force", "ZB-11.10")


def test_stray_zombies_rest_for_everybody() -> None:
    match = hordes_turn(horde("n7", "this_isnt_so_bad"), guy(pending=("all_the_marbles",)), strays="n1 e3")
    assert why(match, "play this_isnt_so_bad", 1) == ("zombies-rest", "ZB-11.10")


def test_adrenaline_helps_once_and_where_there_are_steps() -> None:
    match = hordes_turn(horde("n7", "adrenaline_rush"), kind="before_move", step="before_move", rushed=True)
    assert why(match, "play adrenaline_rush", 1) == ("already-in-force", "ZB-11.10")
    slow = guy(hand="adrenaline_rush", life=1)
    match = guys_turn(slow, kind="post_move_roll", step="roll_move", dice=[1], rigors=2)
    assert why(match, "play adrenaline_rush") == ("no-steps-to-take", "ZB-11.10")


# What cards are aimed at


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("bad_sense_of_direction", ("target-off-the-map", "HX-11.2")),
        ("where_did_everybody_go", ("target-off-the-map", "HX-11.2")),
        ("butter_fingers", ("name-what-is-dropped", "ZB-14.6")),
    ],
)
def test_who_is_off_the_map_is_not_moved(card: str, reason: Told) -> None:
    three = guy(hand=card), horde("n7", "fear"), guy("", "fear")
    match = wait_for(table("begin_turn", "", *three, halts=True), "turn_start")
    assert why(match, f"play {card} 2") == reason
    match.horde().zombies[0] = -2
    if card != "butter_fingers":
        assert why(match, f"play {card} 1") == reason


@pytest.mark.parametrize(
    ("card", "target", "reason"),
    [
        ("fear", {"pending": ("fear",)}, "already-pending"),
        ("butter_fingers", {"bullets": 0}, "nothing-to-drop"),
        ("dont_think_theyre_dead", {}, "holds-no-zombies"),
        ("where_did_everybody_go", {"under": ("fear",)}, "target-stuck"),
        ("bad_sense_of_direction", {}, "target-at-home"),
    ],
)
def test_a_card_that_would_do_nothing_to_a_shotgun_guy(card: str, target: dict[str, Any], reason: str) -> None:
    three = guy("e1", card), horde("n7", "fear"), guy("centre", "fear", **target)
    match = wait_for(table("begin_turn", "", *three, halts=True), "turn_start")
    assert why(match, f"play {card} 2") == (reason, "ZB-11.10")


def test_a_horde_zombie_that_cannot_be_taken_elsewhere() -> None:
    match = guys_turn(guy("e1", "bad_sense_of_direction"), horde("centre n7", "fear"))
    assert why(match, "play bad_sense_of_direction 1 centre") == ("zombie-at-home", "ZB-11.10")
    match = guys_turn(guy("e1", "bad_sense_of_direction"), horde("centre", "fear"))
    assert why(match, "play bad_sense_of_direction 1") == ("target-at-home", "ZB-11.10")
    # Humans all around the T junction, which a horde zombie may not be led onto.
    me, zoe = guy("s1", "where_did_everybody_go"), horde("e1n3 n7", "fear")
    match = guys_turn(me, zoe, humans="n3")
    assert why(match, "play where_did_everybody_go 1 e1n3") == ("zombie-has-no-way", "ZB-11.10")
    me, zoe = guy("s1", "where_did_everybody_go"), horde("e1n3", "fear")
    match = guys_turn(me, zoe, humans="n3")
    assert why(match, "play where_did_everybody_go 1") == ("target-has-no-way", "ZB-11.10")


def test_a_horde_zombie_is_not_led_out_of_a_fight() -> None:
    zoe = horde("n1 n7", "where_did_everybody_go")
    three = guy("centre"), zoe, horde("n7", "where_did_everybody_go")
    match = wait_for(table("walk", "", *three, left=3, halts=True), "move_step")
    match.choose("step n1")
    wait_for(match, "pre_combat_roll")
    assert why(match, "play where_did_everybody_go 1 n1", 2) == ("zombie-in-combat", "HX-14.21")


def test_who_is_in_a_fight_or_drives_is_not_led_away_or_tripped() -> None:
    me, zoe = guy("n1", "keys_still_in_it"), horde("n7", "where_did_everybody_go, untied_shoe")
    match = guys_turn(me, zoe, "pre_combat_roll", step="combat", strays="n1")
    assert why(match, "play where_did_everybody_go 0", 1) == ("target-in-combat", "ZB-11.10")
    match = guys_turn(guy("s1", "second_wind"), zoe, "post_move_roll", step="move_rolled", driving=True, left=10)
    assert why(match, "play untied_shoe 0", 1) == ("target-drives", "ZB-11.10")
    assert why(match, "play second_wind") == ("movement-stays", "HU-12.7")


def test_the_last_life_pays_for_no_bad_sense_of_direction() -> None:
    match = guys_turn(guy("e1", "bad_sense_of_direction", life=1))
    assert why(match, "play bad_sense_of_direction 1 n7") == ("needs-two-life", "ZB-14.4")


def test_buildings_without_room_get_no_stray_zombies() -> None:
    match = guys_turn(guy(hand="couldnt_get_any_worse"), strays="w7", humans="w7n1 w7s1")
    assert why(match, "play couldnt_get_any_worse hu_beauty_shop") == ("building-full", "ZB-11.10")
    match = guys_turn(guy(hand="couldnt_get_any_worse, were_screwed"), pool=0)
    assert why(match, "play couldnt_get_any_worse toy_store") == ("pool-empty", "ZB-5.8")
    assert why(match, "play were_screwed") == ("pool-empty", "ZB-11.10")


def test_fresh_meat_needs_a_tile_with_an_own_piece_and_room() -> None:
    def meat(wish: str, me: Player, supply: int = 1, **more: Any) -> Told:
        match = guys_turn(me, horde("s7", "fear"), "pre_move_roll", step="roll_move", **more)
        match.state.supply *= supply
        return why(match, f"play fresh_meat {wish}")

    hand = "fresh_meat"
    full = "centre n1 e1 s1 w1"
    assert meat("", guy(hand=hand), supply=0) == ("supply-empty", "HU-12.7")
    assert meat("", guy(hand=hand)) == ("name-a-tile", "HU-16.9")
    assert meat("", guy(hand=hand), humans=full) == ("no-tile-with-room", "HU-12.7")
    assert meat("hu_church", guy(hand=hand)) == ("tile-not-on-map", "HU-16.9")
    assert meat("toy_store", guy(hand=hand)) == ("no-piece-of-yours-on-tile", "HX-14.23")
    assert meat("town_square", guy(hand=hand), humans=full) == ("no-room-on-tile", "HU-12.7")
    match = hordes_turn(horde("n7", hand), guy(), "before_move", step="before_move")
    match.horde().zombies[0] = -2
    assert why(match, "play fresh_meat", 1) == ("you-are-off-the-map", "HX-11.2")


# Shotgun guys


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("step n6", ("guy-there-already", "ZB-8.3")),
        ("walk n5", ("guy-step-instead", "ZB-8.3")),
        ("step n4", ("guy-walk-instead", "ZB-8.3")),
        ("step centre", ("guy-not-connected", "ZB-8.3")),
        ("walk centre", ("guy-too-far", "ZB-8.3")),
        ("step n6 n5", ("guy-from-his-space", "ZB-8.3")),
        ("step n40", ("no-such-space", "ZB-2.3")),
        ("end", ("decide-move-step", "ZB-8.3")),
        ("breach n6", ("decide-move-step", "ZB-8.3")),
        ("fight_pawn 1", ("attack-by-moving", "HX-9.1")),
    ],
)
def test_a_shotgun_guy_cannot_go_like_that(wish: str, reason: Told) -> None:
    assert why(table("walk", "", guy("n6"), horde("s7"), left=3), wish) == reason


def test_walls_of_zombies_tiles_stop_a_shotgun_guy() -> None:
    match = table("walk", "", guy("w1n6"), horde("s7"), left=1, openings="")
    assert why(match, "step w1n7") == ("wall-between", "HX-7.6")
    match = table("walk", "", guy("e5"), horde("s7"), left=3, openings="")
    assert match.why_not(0, "step e5n1") is None, "no wall of Humans!!! stops him"


def test_claustrophobia_of_a_shotgun_guy() -> None:
    match = table("walk", "", guy("n6", under=("claustrophobia",)), horde("s7"), left=3)
    assert why(match, "step n7") == ("not-indoors", "ZB-14.8")
    match = table("walk", "", guy("e1s7", under=("claustrophobia",)), horde("n7"), left=3, openings="")
    assert why(match, "step e1s7") == ("guy-there-already", "ZB-8.3")
    assert why(match, "stop") == ("must-leave", "ZB-14.8")
    match = table("walk", "", guy("e7n1", under=("claustrophobia",)), horde("n7"), left=3)
    assert why(match, "walk e6") == ("way-out-first", "ZB-14.8")


def brawl(more: str = "", **told: Any) -> TableMatch:
    """A shotgun guy enters a space with two pawns of Bob and one of Cleo."""
    match = table("walk", "", guy("centre"), horde("n1 n1"), horde("n1"), guy("e1"), left=3, strays=more, **told)
    match.choose("step n1")
    assert match.asked == (0, "hx_fight_order")
    return match


def test_whom_a_shotgun_guy_fights_next() -> None:
    match = brawl(dice=[1])
    assert why(match, "fight_zombie") == ("no-zombie", "HX-9.2")
    assert why(match, "fight_pawn 3") == ("same-side", "HX-9.1")
    assert why(match, "stop") == ("decide-hx-fight-order", "HX-9.2")
    match.choose("fight_pawn 2")
    assert match.asked == (0, "hx_bullets")
    assert why(match, "lose_life") == ("decide-hx-bullets", "HX-9.3")
    match = brawl("n1", dice=[1])
    match.choose("fight_pawn 2", "fail")
    assert why(match, "fight_pawn 2") == ("fought-already", "HX-9.2")
    match = table("walk", "", guy("centre"), horde("n1"), horde("n1"), horde("n7"), left=3)
    match.choose("step n1")
    assert why(match, "fight_pawn 3") == ("no-zombie-of-theirs", "HX-9.2")


def test_nobody_fights_a_stray_zombie_that_is_fed() -> None:
    match = table(
        *("walk", "", guy("centre", pending=("alternate_food_source",)), horde("n1"), horde("n1")), left=3, strays="n1"
    )
    match.choose("step n1")
    assert why(match, "fight_zombie") == ("strays-are-fed", "HX-14.3")


def test_a_lost_roll_is_answered_first() -> None:
    match = table("combat", "", guy("n1"), horde("n7"), strays="n1", dice=[2])
    assert match.asked == (0, "combat_response")
    assert why(match, "first_aid") == ("no-first-aid", "ZB-6.3")
    assert why(match, "stop") == ("decide-combat-response", "ZB-6.3")
    match = table("combat", "", guy("n1", in_play="first_aid_kit", bullets=1), horde("n7"), strays="n1", dice=[1])
    assert why(match, "bullets") == ("too-few-bullets", "ZB-6.3")


def test_the_dice_of_the_dead_are_paid_for_first() -> None:
    match = table(
        *("begin_turn", "", guy(kills=2, life=1, bullets=1), horde("n7", "dont_think_theyre_dead")), dice=[3, 5]
    )
    match.choose("play dont_think_theyre_dead 0")
    assert match.asked == (0, "dead_dice_response")
    assert why(match, "life 2") == ("die-is-enough", "ZB-14.10")
    assert why(match, "life 1") == ("last-life", "ZB-14.10")
    assert why(match, "life n1") == ("decide-dead-dice-response", "ZB-14.10")
    assert why(match, "stop") == ("decide-dead-dice-response", "ZB-14.10")


def led(card: str, aim: str, *players: Player, **more: Any) -> TableMatch:
    """Somebody is led away by Bob."""
    match = wait_for(table("begin_turn", "", *players, halts=True, **more), "turn_start")
    match.choose(f"play {card} {aim}".strip(), seat=1)
    return match


def test_who_is_led_goes_where_the_ways_lead() -> None:
    match = led("where_did_everybody_go", "0", guy("n3"), horde("n7", "where_did_everybody_go"))
    assert match.asked == (1, "forced_step")
    assert why(match, "step s1", 1) == ("guy-not-connected", "ZB-11.11")
    assert why(match, "stop", 1) == ("decide-forced-step", "ZB-11.11")
    assert why(match, "walk n1", 1) == ("guy-not-connected", "ZB-11.11")
    players = guy("e1"), horde("n7", "where_did_everybody_go"), horde("n3")
    match = led("where_did_everybody_go", "2 n3", *players, humans="e1n3")
    assert match.asked == (1, "forced_step")
    assert why(match, "step e1n3", 1) == ("not-onto-the-living", "HX-14.21")
    assert why(match, "step s1", 1) == ("zombie-not-beside", "HX-14.21")
    assert why(match, "walk n1", 1) == ("decide-forced-step", "HX-14.21")


def caught(space: str = "centre", **more: Any) -> TableMatch:
    """A shotgun guy must flee, and Dan on the right of Cleo moves him."""
    three = guy(space), guy("s7"), horde(f"{space} {more.pop('others', '')}")
    match = table("capture_begins", "", *three, active=2, grudges=((2, 0, 0, 0),), **more)
    match.choose("strike_back")
    assert match.asked == (1, "hx_move_guy")
    return match


def test_a_shotgun_guy_flees_exactly_as_far_as_he_must() -> None:
    match = caught(dice=[1, 2], strays="s2")
    assert why(match, "flee centre", 1) == ("guy-must-go", "HX-10.5")
    assert why(match, "flee s2", 1) == ("zombie-there", "HX-10.5")
    assert why(match, "flee n1", 1) == ("guy-not-that-long", "HX-10.5")
    assert why(match, "flee n40", 1) == ("no-such-space", "ZB-2.3")
    assert why(match, "end", 1) == ("decide-hx-move-guy", "HX-10.5")
    match = caught(dice=[1, 4], others="s2")
    assert why(match, "flee s3", 1) == ("zombies-in-his-way", "HX-10.5")


# Hordes


def test_a_horde_starts_in_one_outer_building() -> None:
    match = start(2, seed="start")
    seat, kind = match.asked
    assert kind == "hx_start_pawns"
    assert why(match, "put centre", seat) == ("not-in-an-outer-building", "HX-4.2")
    assert why(match, "end", seat) == ("decide-hx-start-pawns", "HX-4.2")
    first, *_, last = match.texts
    match.choose(first)
    assert why(match, last, seat) == ("both-in-one-building", "HX-4.2")
    assert why(match, "put centre", seat) == ("not-in-an-outer-building", "HX-4.2")


def test_cards_are_drawn_one_by_one() -> None:
    match = wait_for(start(2, seed="start"), "hx_draw_from")
    assert why(match, "end", match.asked[0]) == ("decide-hx-draw-from", "HX-6.1")
    assert why(match, "tile_from humans", match.asked[0]) == ("decide-hx-draw-from", "HX-6.1")


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("step n2 n2", ("already-there", "HU-7.2")),
        ("step n2", ("zombie-where", "HU-7.2")),
        ("walk n2 n3", ("step-instead", "HU-7.2")),
        ("step n2 n4", ("walk-instead", "HU-7.2")),
        ("step n2 s1", ("not-connected", "HU-7.2")),
        ("step e1n6 e1n7", ("barricaded", "HU-2.7")),
        ("step w7 w6", ("no-way-out", "HU-7.13")),
        ("walk n2 e1", ("humans-in-the-way", "HU-7.4")),
        ("walk n2 e4", ("too-far", "HU-7.2")),
        ("step s1 s2", ("no-zombie-of-yours", "HU-7.2")),
        ("step n40 n41", ("no-such-space", "HU-2.2")),
        ("breach w7", ("breach-from-inside", "HU-7.13")),
        ("breach n2", ("not-a-doorstep", "HU-7.7")),
        ("breach n6", ("opening-there", "HU-7.7")),
        ("breach s6", ("no-zombie-of-yours", "HU-7.7")),
        ("attempt n4", ("no-human", "HU-8.1")),
        ("attack 0", ("no-zombie-with-him", "HX-10.1")),
        ("attack 1", ("same-side", "HX-9.1")),
        ("attack 2", ("guy-off-the-map", "HX-11.2")),
        ("fight_pawn 0", ("attack-by-moving", "HX-9.1")),
        ("stop", ("decide-move-pawn", "HX-7.2")),
        ("reroll", ("nothing-to-roll-again", "HU-13.1")),
    ],
)
def test_a_horde_zombie_cannot_do_that(wish: str, reason: Told) -> None:
    zoe = horde("n2 e1n6 w7", dice=1)
    assert why(table("move", "", guy("centre"), zoe, guy(""), active=1, left=3, openings="n6"), wish, 1) == reason


def test_a_horde_zombie_that_has_come_to_somebody_stays() -> None:
    match = table("move", "", guy("centre"), horde("n1 n1 n3"), guy("n3"), active=1, left=4)
    match.choose("step n1 centre")
    assert why(match, "step centre e1", 1) == ("zombie-stopped", "HU-7.4")
    assert why(match, "attack 0", 1) == ("attack-after-moving", "HX-10.1")
    assert why(match, "attack 2", 1) == ("not-come-to-him", "HX-9.8")


def test_claustrophobia_of_a_horde() -> None:
    zoe = horde("n6 n7")
    zoe[1].under = ("claustrophobia",)
    match = table("move", "", guy(), zoe, active=1, left=4)
    assert why(match, "step n6 n7", 1) == ("hordes-stay-outside", "HX-14.8")
    assert why(match, "breach n6", 1) == ("hordes-stay-outside", "HX-14.8")
    assert why(match, "walk n4 n7", 1) == ("no-zombie-of-yours", "HU-7.2")
    assert why(match, "walk n6 e1n7", 1) == ("hordes-stay-outside", "HX-14.8")
    assert why(match, "step n6 n2", 1) == ("walk-instead", "HU-7.2")
    assert match.why_not(1, "step n7 n6") is None


def test_what_is_caught_and_what_not() -> None:
    match = table(
        *("capture", "", guy("n1"), horde("n1 n3 s1 s2"), guy("s2")),
        humans="n3 s1 n4",
        active=1,
        prey=(1,),
        hunted=(0,),
    )
    assert match.asked == (1, "capture_order")
    assert why(match, "attempt s1", 1) == ("not-captured-this-turn", "HU-8.2")
    assert why(match, "attack 2", 1) == ("not-come-to-him", "HX-9.8")
    assert why(match, "end", 1) == ("decide-capture-order", "HU-8.1")


def test_an_attack_is_decided_about_first() -> None:
    two = guy("centre"), horde("centre")
    match = table("capture_begins", "", *two, active=1, grudges=((1, 0, 0, 0),), dice=[6], captures="eat, infect")
    assert match.asked == (1, "hx_counterattack")
    assert why(match, "attack 0", 1) == ("decide-hx-counterattack", "HX-9.7")
    match.choose("strike_back")
    assert why(match, "raise", 1) == ("decide-infect-or-eat", "HU-8.3")
    match.choose("infect")
    assert why(match, "end", 1) == ("decide-hx-infect-pawn", "HX-10.3")


def test_undermine_during_the_movement() -> None:
    zoe = horde("n6", character="miner", used=False)
    match = table("move", "", guy(), zoe, active=1)
    assert why(match, "use undermine", 1) == ("no-building-to-open", "HU-17.5")
    assert why(match, "undermine gas_station", 1) == ("building-open", "HU-17.5")
    assert why(match, "undermine hu_church", 1) == ("tile-not-on-map", "HU-17.5")
    match = table("discard", "", guy(), horde("n6", "fear", character="miner", used=False), active=1)
    wait_for(match, "discard_card")
    assert why(match, "undermine gas_station", 1) == ("ability-while-moving", "HU-17.5")
    assert why(match, "end", 1) == ("decide-discard-card", "HU-11.1")


def test_a_grenade_hits_a_zombie_inside() -> None:
    match = table("begin_turn", "", guy("s6", in_play="grenade"), horde("s7 e1s7 n7"))
    match.choose("use grenade")
    assert match.asked == (1, "hx_grenade_pawn")
    assert why(match, "pawn n7", 1) == ("not-in-that-building", "HX-13.5")
    assert why(match, "pawn n1", 1) == ("no-zombie-of-yours", "HX-13.5")
    assert why(match, "end", 1) == ("decide-hx-grenade-pawn", "HX-13.5")


def test_the_lawyer_and_rolls_are_waited_for() -> None:
    zoe = horde("n7", character="lawyer", used=False)
    match = table("begin_turn", "", guy(hand="alternate_food_source"), zoe)
    match.choose("play alternate_food_source")
    assert why(match, "use objection", 1) == ("decide-objection", "HU-17.1")
    match = table("move", "", guy(), horde("e1n6", dice=1), active=1, openings="", dice=[1])
    match.choose("breach e1n6")
    assert why(match, "end", 1) == ("decide-do-over", "HU-13.1")
    three = guy(hand="fear"), horde("e1n6"), horde("n7", dice=1)
    match = table("move", "", *three, active=1, openings="", dice=[1], options={"reroll_scope": "any"})
    match.choose("breach e1n6")
    assert why(match, "pass", 0) == ("no-die-token", "HU-13.1")
    assert why(match, "end", 1) == ("decide-do-over-any", "HU-13.1")
    assert why(match, "play fear 1", 0) == ("not-in-a-window", "HX-6.4")


def test_characters_abilities_and_wounds() -> None:
    match = start(4, character_choice="choose")
    first = match.asked[0]
    assert why(match, "use pinfall", first) == ("decide-choose-character", "HU-3.1")
    match.choose("choose miner")
    assert why(match, "choose miner", match.asked[0]) == ("character-taken", "HU-3.1")
    match = table("horde_abilities", "", guy(), horde("n7", used=False), humans="n1", active=1)
    assert why(match, "human n1", 1) == ("decide-ability", "HU-14.2")
    match.choose("use follow_the_band")
    assert why(match, "human n3", 1) == ("no-human", "HU-17.6")
    assert why(match, "end", 1) == ("decide-lead-human", "HU-10.3")
    match.choose("human n1")
    assert why(match, "to n1", 1) == ("human-must-go", "HU-10.3")
    assert why(match, "end", 1) == ("decide-lead-to", "HU-10.3")
    match = table(
        *("walk", "", guy("centre"), horde("n1", character="doctor")), left=2, dice=[6], wounds="torso, left_leg"
    )
    match.choose("step n1")
    assert why(match, "keep_wound right_arm", 1) == ("wound-not-drawn", "HU-9.2")
    assert why(match, "end", 1) == ("decide-keep-wound", "HU-9.2")


# What nobody owns


def test_stray_zombies_go_their_own_ways() -> None:
    match = table("lead", "", guy(), horde("n7"), strays="n3 n4 e1n3 s6 w1s6 s5", humans="n2 s4", left=3, openings="")
    assert match.asked == (0, "move_zombie")
    assert why(match, "zombie n1 centre") == ("no-zombie", "HX-8.2")
    assert why(match, "zombie n3 n2") == ("zombie-hemmed-in", "HX-8.2")
    assert why(match, "zombie w1s6") == ("zombie-where", "ZB-9.1")
    assert why(match, "zombie s5 s4") == ("human-there", "HX-7.4")
    assert why(match, "zombie s5 s6") == ("space-taken", "HX-7.4")
    assert why(match, "zombie s5 s7") == ("zombie-not-connected", "HX-7.7")
    assert why(match, "end") == ("decide-move-zombie", "HX-8.2")
    match.choose("zombie w1s6 w1s7")
    assert why(match, "zombie w1s7 s7") == ("zombie-moved", "ZB-9.1")


def summoned(card: str, **more: Any) -> TableMatch:
    match = guys_turn(guy("n1", card), **more)
    match.choose("pass", seat=1)
    match.choose(f"play {card}", seat=0)
    return match


def test_stray_zombies_are_put_on_legal_spaces() -> None:
    match = summoned("zombie_master", strays="n3", humans="s1")
    assert match.asked == (0, "card_put")
    assert why(match, "put n3") == ("space-taken", "HX-7.4")
    assert why(match, "put s1") == ("human-there", "HX-7.4")
    assert why(match, "put n1") == ("piece-there", "HX-14.22")
    assert why(match, "put n7") == ("piece-there", "HX-14.22")
    assert why(match, "end") == ("decide-card-put", "ZB-11.12")
    match = summoned("this_isnt_so_bad", strays="n3 n4 s1")
    assert match.asked == (0, "card_lift")
    assert why(match, "lift n1") == ("no-zombie", "ZB-14.23")
    assert why(match, "end") == ("decide-card-lift", "ZB-14.23")
    match.choose("lift n3", "put n2")
    assert why(match, "lift n2") == ("zombie-moved", "ZB-14.23")
    match = guys_turn(guy("n1", "slight_miscalculation"), strays="e7")
    match.choose("pass", seat=1)
    match.choose("play slight_miscalculation hu_concert_hall", seat=0)
    assert why(match, "put n2") == ("not-for-this-zombie", "ZB-11.13")


def test_fresh_meat_comes_onto_free_spaces_of_its_tile() -> None:
    match = guys_turn(guy("n1", "fresh_meat"), None, "pre_move_roll", step="roll_move", strays="e1")
    match.choose("pass", seat=1)
    match.choose("play fresh_meat town_square", seat=0)
    assert match.asked == (0, "card_put")
    assert why(match, "put e1") == ("zombie-there", "HU-16.9")
    assert why(match, "put n3") == ("not-on-that-tile", "HU-16.9")


def tile(drawn: str = "", human: str = "", city: str = "", step: str = "tile", **more: Any) -> TableMatch:
    return table(step, city, guy(), horde("n7"), tiles=drawn, human_tiles=human, **more)


def test_a_stack_and_a_place_are_chosen_first() -> None:
    match = tile("hospital", "hu_diner")
    assert why(match, "place 1 1 0") == ("decide-hx-draw-tile-from", "HX-5.1")
    match.choose("tile_from humans")
    assert why(match, "place 0 0 0") == ("cell-taken", "HU-5.2")
    assert why(match, "place 9 9 0") == ("no-link", "HU-5.2")
    assert why(match, "tile_from zombies") == ("decide-place-tile", "HX-5.5")


def test_a_road_brings_what_the_player_says() -> None:
    match = tile(city="road_cross_1 1 -1 0", step="populate_tile")
    assert why(match, "put e3n3") == ("decide-hx-populate", "HX-5.2")
    match.choose("populate zombies")
    assert match.asked == (0, "place_tile_zombies")
    assert why(match, "put e3n3") == ("say-where-to-leave", "HX-5.2")
    assert why(match, "leave n1") == ("not-on-the-new-road", "HX-5.2")
    assert why(match, "end") == ("decide-place-tile-zombies", "ZB-5.5")
    match = tile(city="road_cross_1 1 -1 0", step="populate_tile", options={"five_six_rules": "on"})
    match.choose("populate humans")
    assert why(match, "leave e3n3") == ("say-where-to-put", "HX-5.2")
    assert why(match, "end") == ("decide-place-humans", "HU-5.5")


def test_a_building_brings_what_its_set_says() -> None:
    match = tile(city="skate_shop 1 -1 0", step="populate_tile")
    assert match.asked == (0, "place_tile_tokens")
    match = tile(city="hospital 1 -1 0", step="token_tile")
    assert why(match, "life n1") == ("not-in-the-building", "ZB-5.6")
    assert why(match, "bullet n1") == ("next-token-life", "ZB-5.6")
    assert why(match, "life 1") == ("decide-place-tile-tokens", "ZB-5.6")
    match = tile(city="hu_gym 1 -1 0", step="token_tile")
    assert match.asked == (0, "place_die_tokens")
    assert why(match, "put n1") == ("not-in-the-building", "HU-5.6")
    assert why(match, "end") == ("decide-place-die-tokens", "HU-5.6")


def test_stray_zombies_go_into_a_building_or_onto_the_helipad() -> None:
    match = tile(city="lawn_and_garden 1 -1 0", step="populate_tile", pool=2)
    assert why(match, "put n1") == ("say-where-to-leave", "ZB-5.6")
    assert why(match, "leave n1") == ("not-in-the-building", "ZB-5.6")
    match = tile(city="helipad 1 -1 0", step="populate_tile", pool=8)
    assert match.asked == (1, "place_tile_zombies")
    assert why(match, "leave n1", 1) == ("not-on-the-new-road", "HX-5.4")


def test_a_human_that_flees_goes_around_all_zombies() -> None:
    three = guy("s7"), horde("s1"), horde("centre")
    match = table("capture", "", *three, humans="centre", strays="n2", dice=[1, 2], active=2, prey=(1,))
    assert match.asked == (1, "move_human")
    assert why(match, "flee n2", 1) == ("zombie-there", "HU-10.3")
    assert why(match, "flee n1", 1) == ("not-that-long", "HU-10.4")
    assert why(match, "end", 1) == ("decide-move-human", "HU-10.4")


# All of them


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_in_the_code_has_words(language: str) -> None:
    reasons = {
        *reasons_in(COMBINED, "at", "with_seat"),
        *cards.GUYS_MOMENTS.values(),
        *guys.AS_A_GUY.values(),
        *humans_cards.MOMENTS.values(),
        *leaders.MOMENTS.values(),
        *zombies_cards.MOMENTS.values(),
    }
    assert len(reasons) > 80
    assert without_words(COMBINED, language, reasons) == set()


def test_every_reason_that_has_words_is_met_here() -> None:
    here = Path(__file__)
    assert worded(COMBINED) - {*written_in(here, here.with_name("test_refusals.py"))} == set()


@pytest.mark.parametrize("kind", sorted(set(CLAUSES) - set(WINDOWS)))
def test_every_decision_says_that_it_comes_first(kind: str) -> None:
    assert comes_first(COMBINED, kind, CLAUSES[kind])
