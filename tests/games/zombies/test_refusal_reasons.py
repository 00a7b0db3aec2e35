"""Whatever somebody may wish for and can't have is refused with a reason, the clause that says so, and words."""

import pytest

from deadtown.games.zombies.refusals import CLAUSES
from deadtown.text import LANGUAGES
from tests.games.reasons import comes_first, reasons_in, why, without_words
from tests.games.zombies.table import GAME, TableMatch, pawn, squad, table

SHOPS = "drug_store 1 0 0, army_surplus -1 0 0, hospital 0 -1 0"
ROADS = "road_straight_1 1 0 0, road_straight_2 -1 0 0"


def window(hand: str = "fear", kind: str = "turn_start", **more: object) -> TableMatch:
    """Ada holds some cards in a window of her own turn; Bob holds one that he can play."""
    ada = pawn(str(more.pop("space", "centre")), hand, str(more.pop("in_play", "")), **more.pop("ada", {}))  # type: ignore[arg-type]
    bob = pawn("e1", "lots_of_ammo, alternate_food_source", **more.pop("bob", {}))  # type: ignore[arg-type]
    match = table(str(more.pop("step", "begin_turn")), SHOPS, ada, bob, halts=True, **more)  # type: ignore[arg-type]
    assert match.window is not None
    assert match.window.kind == kind
    return match


# Cards


@pytest.mark.parametrize(
    ("hand", "wish", "reason"),
    [
        ("fear", "play grenade", ("not-in-hand", "ZB-11.5")),
        ("fear", "use grenade", ("not-in-play", "ZB-11.7")),
        ("fear", "discard fear", ("discard-at-the-end", "ZB-10.1")),
        ("fear", "discard grenade", ("not-in-hand", "ZB-10.1")),
        ("fear", "play fear", ("name-an-opponent", "ZB-14.11")),
        ("fear", "play fear 0", ("not-at-yourself", "ZB-11.9")),
        ("bad_sense_of_direction", "play bad_sense_of_direction 0", ("not-at-yourself", "ZB-11.9")),
        ("dont_think_theyre_dead", "play dont_think_theyre_dead 1", ("holds-no-zombies", "ZB-11.10")),
        ("dont_think_theyre_dead", "play dont_think_theyre_dead", ("nobody-to-aim-at", "ZB-11.10")),
        ("butter_fingers", "play butter_fingers 1", ("name-what-is-dropped", "ZB-14.6")),
        ("keys_still_in_it", "play keys_still_in_it", ("only-before-your-roll", "ZB-14.17")),
        ("much_needed_rest", "play much_needed_rest", ("only-before-your-roll", "ZB-14.20")),
        ("adrenaline_rush", "play adrenaline_rush", ("only-with-your-roll", "ZB-14.1")),
        ("brain_cramp", "play brain_cramp", ("only-after-their-roll", "ZB-14.5")),
        ("grenade", "play grenade", ("not-in-the-place", "ZB-11.6")),
        ("first_aid_kit", "play first_aid_kit", ("not-in-the-places", "ZB-11.6")),
        ("this_isnt_so_bad", "play this_isnt_so_bad", ("no-zombies-on-map", "ZB-11.10")),
        ("slight_miscalculation", "play slight_miscalculation", ("no-building-for-it", "ZB-11.10")),
        ("slight_miscalculation", "play slight_miscalculation hospital", ("building-empty", "ZB-11.10")),
        ("couldnt_get_any_worse", "play couldnt_get_any_worse", ("name-a-building", "ZB-14.9")),
        ("couldnt_get_any_worse", "play couldnt_get_any_worse town_square", ("not-a-building", "ZB-11.10")),
        ("couldnt_get_any_worse", "play couldnt_get_any_worse florist", ("building-not-on-map", "ZB-14.9")),
        ("fear", "step e1", ("decide-window", "ZB-11.3")),
        ("fear", "place 1 1 0", ("decide-window", "ZB-11.3")),
    ],
)
def test_a_card_that_cannot_be_played_now(hand: str, wish: str, reason: tuple[str, str]) -> None:
    assert why(window(hand), wish) == reason


@pytest.mark.parametrize(
    ("in_play", "wish", "reason"),
    [
        ("fire_axe", "use fire_axe", ("works-by-itself", "ZB-14.12")),
        ("first_aid_kit", "use first_aid_kit", ("only-in-combat", "ZB-6.3")),
        ("molotov_cocktail", "use molotov_cocktail", ("not-in-a-building", "ZB-11.10")),
        ("grenade", "use grenade", ("no-building-here", "ZB-11.10")),
        ("hey_look_a_shotgun", "play hey_look_a_shotgun", ("one-of-each", "ZB-11.6")),
    ],
)
def test_an_item_that_cannot_be_used_now(in_play: str, wish: str, reason: tuple[str, str]) -> None:
    assert why(window("hey_look_a_shotgun", in_play=in_play), wish) == reason


def test_a_grenade_needs_zombies_inside() -> None:
    assert why(window(in_play="grenade", space="e3"), "use grenade") == ("no-zombies-inside", "ZB-11.10")


def test_nobody_kills_zombies_that_have_found_other_food() -> None:
    match = window(in_play="grenade", space="e3", zombies="e3n1", bob={"pending": ("alternate_food_source",)})
    assert why(match, "use grenade") == ("zombies-are-fed", "ZB-11.10")


def test_only_one_card_a_round() -> None:
    match = window(bob={"may_play": False})
    assert why(match, "play lots_of_ammo", 1) == ("one-card-a-round", "ZB-11.2")


def test_some_items_are_used_in_the_own_turn() -> None:
    match = table("begin_turn", SHOPS, pawn(hand="fear"), pawn(in_play="chainsaw"), halts=True)
    assert why(match, "use chainsaw", 1) == ("only-in-your-turn", "ZB-14.7")


@pytest.mark.parametrize(
    ("card", "bob", "reason"),
    [
        ("fear", {"pending": ("fear",)}, "already-pending"),
        ("untied_shoe", {"pending": ("untied_shoe",)}, "already-pending"),
        ("butter_fingers", {"bullets": 0}, "nothing-to-drop"),
        ("where_did_everybody_go", {"under": ("fear",)}, "target-stuck"),
        ("bad_sense_of_direction", {"under": ("fear",)}, "target-stuck"),
    ],
)
def test_a_card_that_would_do_nothing_to_somebody(card: str, bob: dict[str, object], reason: str) -> None:
    assert why(window(card, bob=bob), f"play {card} 1") == (reason, "ZB-11.10")


def test_the_last_life_pays_for_no_bad_sense_of_direction() -> None:
    match = window("bad_sense_of_direction", ada={"life": 1})
    assert why(match, "play bad_sense_of_direction 1") == ("needs-two-life", "ZB-14.4")


def test_who_is_on_town_square_is_not_sent_there() -> None:
    match = table("begin_turn", SHOPS, pawn("e1", "bad_sense_of_direction"), pawn(hand="fear"), halts=True)
    assert why(match, "play bad_sense_of_direction 1") == ("target-at-home", "ZB-11.10")


def test_without_zombies_in_the_pool_nothing_is_placed() -> None:
    assert why(window("were_screwed", pool=0), "play were_screwed") == ("pool-empty", "ZB-11.10")
    worse = why(window("couldnt_get_any_worse", pool=0), "play couldnt_get_any_worse hospital")
    assert worse == ("pool-empty", "ZB-5.8")


def test_a_full_building_takes_no_more_zombies() -> None:
    match = window("couldnt_get_any_worse", zombies="e2n1 e3n1 e4n1")
    assert why(match, "play couldnt_get_any_worse drug_store") == ("building-full", "ZB-11.10")


def test_who_has_all_the_life_needs_no_rest() -> None:
    match = window("much_needed_rest", "pre_move_roll", step="roll_move", ada={"life": 5})
    assert why(match, "play much_needed_rest") == ("life-at-cap", "ZB-11.10")


def test_after_a_combat_roll_only_the_roll_is_changed() -> None:
    ada = pawn("e2", "fear, adrenaline_rush")
    match = table("combat", ROADS, ada, pawn(hand="fear"), zombies="e2", dice=[2], halts=True)
    match.close()
    assert match.window is not None
    assert match.window.kind == "post_combat_roll"
    assert why(match, "play fear 1") == ("not-after-a-combat-roll", "ZB-11.3")


def test_adrenaline_doubles_no_movement_of_no_steps() -> None:
    ada = pawn(hand="adrenaline_rush", under=("untied_shoe",))
    match = table("roll_move", ROADS, ada, pawn(hand="fear"), dice=[1], halts=True)
    match.close()
    assert match.window is not None
    assert match.window.kind == "post_move_roll"
    assert why(match, "play adrenaline_rush") == ("no-steps-to-take", "ZB-11.10")


def test_cards_wait_while_something_else_is_decided() -> None:
    match = table("walk", ROADS, pawn(hand="fear", in_play="grenade"), pawn(), left=2)
    assert why(match, "play fear 1") == ("not-in-a-window", "ZB-11.3")
    assert why(match, "use grenade") == ("not-in-a-window", "ZB-11.3")


def test_the_squad_has_no_cards() -> None:
    match = squad("walk_squad", ROADS, pawn("e1"), pawn(), left=2, die=2)
    assert why(match, "play fear 1") == ("no-cards", "IS-1.2")


# Pawns


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("step e2", ("already-there", "ZB-8.3")),
        ("walk e3", ("step-instead", "ZB-8.3")),
        ("step e4", ("walk-instead", "ZB-8.3")),
        ("step e2n1", ("wall-between", "ZB-2.6")),
        ("step w4", ("not-connected", "ZB-8.3")),
        ("walk w4", ("too-far", "ZB-8.3")),
        ("walk e40", ("no-such-space", "ZB-2.3")),
        ("step e2s1", ("no-such-space", "ZB-2.3")),
        ("attack 1", ("players-are-safe", "ZB-6.7")),
        ("zombie e3 e4", ("decide-move-step", "ZB-8.3")),
        ("keep", ("decide-move-step", "ZB-8.3")),
    ],
)
def test_a_pawn_cannot_go_there(wish: str, reason: tuple[str, str]) -> None:
    assert why(table("walk", SHOPS, pawn("e2"), pawn(), left=2, allowance=4), wish) == reason


def test_what_nobody_could_mean_is_not_refused_but_not_understood() -> None:
    match = table("walk", SHOPS, pawn("e2"), pawn(), left=2)
    for wish in ("walk home", "fly e3", "play bazooka", "attack 7", "step", "opponent"):
        assert match.why_not(0, wish) is None


def test_claustrophobia_bars_buildings_and_drives_out_of_them() -> None:
    outside = table("walk", SHOPS, pawn("e3", under=("claustrophobia",)), pawn(), left=3)
    assert why(outside, "step e3n1") == ("not-indoors", "ZB-14.8")
    assert why(outside, "walk e4n1") == ("not-indoors", "ZB-14.8")
    # Two doors of the Fire Station are equally near, so that there is something to choose.
    inside = table("walk", "fire_station 0 -1 0", pawn("e1n3", under=("claustrophobia",)), pawn(), left=3)
    assert why(inside, "stop") == ("must-leave", "ZB-14.8")
    assert why(inside, "step e1n4") == ("way-out-first", "ZB-14.8")


def test_a_forced_move_is_made_step_by_step_to_its_end() -> None:
    match = table("begin_turn", ROADS, pawn(hand="where_did_everybody_go"), pawn("e1"), halts=True)
    match.choose("play where_did_everybody_go 1")
    assert match.asked == (0, "forced_step")
    assert why(match, "stop") == ("decide-forced-step", "ZB-11.11")
    assert why(match, "walk e3") == ("not-connected", "ZB-11.11")
    assert why(match, "walk e2") == ("step-instead", "ZB-11.11")
    assert why(match, "step e2", 1) == ("not-your-decision", "ZB-4.1")


# Zombies


def test_a_zombie_cannot_go_there() -> None:
    match = table("lead", ROADS, zombies="e2 e3 e4 w4 n1 w3", left=3, moved=[6])
    assert why(match, "zombie n4 n3") == ("no-such-space", "ZB-2.3")
    assert why(match, "zombie e1 e2") == ("no-zombie", "ZB-9.1")
    assert why(match, "zombie w3 w2") == ("zombie-moved", "ZB-9.1")
    assert why(match, "zombie e3 e4") == ("zombie-hemmed-in", "ZB-9.1")
    assert why(match, "zombie e2 e3") == ("space-taken", "ZB-2.10")
    assert why(match, "zombie e2 w2") == ("zombie-not-connected", "ZB-9.1")
    assert why(match, "zombie e2") == ("zombie-where", "ZB-9.1")


def test_a_zombie_cannot_be_put_there() -> None:
    match = table("begin_turn", ROADS, pawn(hand="zombie_master"), pawn("e1"), zombies="e2", halts=True)
    match.choose("play zombie_master")
    assert match.asked == (0, "card_put")
    assert why(match, "put e2") == ("space-taken", "ZB-2.10")
    assert why(match, "put e1") == ("pawn-there", "ZB-14.27")
    assert why(match, "put e30") == ("no-such-space", "ZB-2.3")
    assert why(match, "stop") == ("decide-card-put", "ZB-11.13")


def test_only_a_zombie_that_stands_there_is_taken_up() -> None:
    match = table("begin_turn", ROADS, pawn(hand="this_isnt_so_bad"), pawn(), zombies="e2 e3 w2", halts=True)
    match.choose("play this_isnt_so_bad")
    assert why(match, "lift e1") == ("no-zombie", "ZB-14.23")
    match.choose("lift e2", "put w3")
    assert why(match, "lift w3") == ("zombie-moved", "ZB-14.23")


def test_the_squad_leads_zombies_as_far_as_they_get() -> None:
    match = squad("begin_leading", ROADS, pawn("n1"), pawn(), zombies="e4 w4 w3", die=4)
    assert why(match, "lead_from e1") == ("no-zombie", "IS-3.7")
    assert why(match, "lead_from w4") == ("zombie-hemmed-in", "IS-3.7")
    match.choose("lead_from e4")
    assert match.asked == (0, "lead_to")
    assert why(match, "lead centre") == ("zombie-too-far", "IS-3.6")
    assert why(match, "lead w3") == ("space-taken", "ZB-2.10")
    assert why(match, "end") == ("decide-lead-to", "IS-3.7")
    match.choose("lead e2")
    assert why(match, "lead_from e2") == ("zombie-moved", "IS-3.7")


# Tiles and what comes with them


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("place 0 0 0", ("cell-taken", "ZB-2.1")),
        ("place 3 3 0", ("no-link", "ZB-5.3")),
        ("place 2 0 1", ("road-into-wall", "ZB-5.3")),
        ("place 2 0 2", ("turned-alike", "ZB-5.3")),
        ("place 2", ("decide-place-tile", "ZB-5.2")),
        ("pass", ("decide-place-tile", "ZB-5.2")),
    ],
)
def test_a_tile_cannot_be_laid_like_that(wish: str, reason: tuple[str, str]) -> None:
    assert why(table("tile", ROADS, tiles="road_straight_3"), wish) == reason


def test_the_city_of_the_squad_has_no_loops() -> None:
    city = "road_curve_1 1 0 1, road_curve_2 0 1 3"
    match = squad("build", city, pawn(), pawn(), tiles="road_curve_3 helipad")
    assert why(match, "place 1 1 2") == ("makes-a-loop", "IS-2.6")


def test_what_stays_without_a_zombie_is_a_space_of_the_tile() -> None:
    match = table("tile", ROADS, tiles="road_cross_1")
    match.choose("place 2 0 0")
    assert match.asked == (0, "place_tile_zombies")
    assert why(match, "leave e1") == ("no-zombie-comes-there", "ZB-5.5")


def test_tokens_are_laid_inside_one_a_space() -> None:
    match = table("tile", "", tiles="fire_station")
    match.choose("place 0 -1 0")
    match.choose(next(text for text in match.texts if text.startswith("leave")))
    assert match.asked == (0, "place_tile_tokens")
    taken = match.texts[0].split()[1]
    match.choose(f"life {taken}")
    assert why(match, f"life {taken}") == ("token-there", "ZB-5.6")
    assert why(match, "life e1") == ("not-in-the-building", "ZB-5.6")
    assert why(match, "bullet n3") == ("next-token-life", "ZB-5.6")


# Dice and players


def test_a_lost_roll_is_paid_with_what_one_has() -> None:
    match = table("combat", ROADS, pawn("e2", bullets=2), pawn(), zombies="e2", dice=[3])
    assert why(match, "first_aid") == ("no-first-aid", "ZB-6.3")
    assert why(match, "stop") == ("decide-combat-response", "ZB-6.3")
    match = table("combat", ROADS, pawn("e2", bullets=2, in_play="first_aid_kit"), pawn(), zombies="e2", dice=[1])
    assert why(match, "bullets") == ("too-few-bullets", "ZB-6.3")


def test_dice_are_paid_for_only_where_that_helps() -> None:
    ada = pawn(hand="dont_think_theyre_dead")
    match = table("begin_turn", ROADS, ada, pawn("e1", kills=2, life=1), dice=[2, 5], halts=True)
    match.choose("play dont_think_theyre_dead 1")
    assert match.asked == (1, "dead_dice_response")
    assert why(match, "bullet 2", 1) == ("die-is-enough", "ZB-14.10")
    assert why(match, "life 1", 1) == ("last-life", "ZB-14.10")


def event(row: int, **more: object) -> TableMatch:
    return squad("roll_event", ROADS, pawn("e2"), pawn("w2", **more), pawn("w3"), dice=[row])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("row", "wish", "reason"),
    [
        (2, "opponent 0", ("choose-an-opponent", "IS-4.1")),
        (2, "decline", ("must-be-carried-out", "IS-3.2")),
        (7, "halve 1", ("another-row", "IS-3.2")),
        (7, "sure_win", ("another-row", "IS-3.2")),
        (8, "take", ("say-which", "IS-3.2")),
        (8, "halve 0", ("choose-an-opponent", "IS-4.1")),
        (8, "strike 1", ("another-row", "IS-3.2")),
        (8, "end", ("decide-event-take", "IS-3.2")),
    ],
)
def test_a_row_of_the_event_die_offers_what_it_offers(row: int, wish: str, reason: tuple[str, str]) -> None:
    assert why(event(row), wish) == reason


def test_nobody_is_hindered_twice_in_the_same_way() -> None:
    assert why(event(8, halved=True), "halve 1") == ("hindered-already", "IS-4.11")
    assert why(event(8, pending=("weakened",)), "weaken 1") == ("hindered-already", "IS-4.11")
    assert why(event(10, pending=("lost_turn",)), "strike 1") == ("hindered-already", "IS-4.11")


def test_attacks_need_somebody_on_the_same_space_once_a_turn() -> None:
    match = squad("walk_squad", ROADS, pawn("e2"), pawn("e2"), pawn("w2"), left=2, die=2, asks_attack=True)
    assert match.asked == (0, "pvp_attack")
    assert why(match, "attack 0") == ("not-yourself", "IS-6.1")
    assert why(match, "attack 2") == ("not-on-your-space", "IS-6.1")
    assert why(match, "stop") == ("decide-pvp-attack", "IS-6.1")
    match.choose("attack 1")
    assert why(match, "withdraw", 1) == ("exchange-first", "IS-6.8")
    match.choose("stance defence", "withdraw")
    assert why(match, "attack 1") == ("attacked-already", "IS-6.2")


def test_where_players_are_safe_nobody_is_attacked() -> None:
    match = squad("walk_squad", ROADS, pawn("e2"), pawn("e2"), left=2, die=2, options={"is_pvp": False})
    assert why(match, "attack 1") == ("players-are-safe", "ZB-6.7")


def test_when_the_game_is_over_everything_is_refused() -> None:
    match = table("walk", "helipad 1 0 0", pawn("e2"), pawn(), left=1)
    match.choose("step e3")
    assert match.over
    assert why(match, "step e2") == ("game-over", "ZB-13.3")


# All of them


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_in_the_code_has_words(language: str) -> None:
    reasons = set(reasons_in(GAME))
    assert len(reasons) > 50
    assert without_words(GAME, language, reasons) == set()


@pytest.mark.parametrize("kind", sorted(set(CLAUSES) - set(GAME.rules.windows)))
def test_every_decision_says_that_it_comes_first(kind: str) -> None:
    assert comes_first(GAME, kind, CLAUSES[kind])
