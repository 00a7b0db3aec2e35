"""The bots of the combined game: what they choose on either side, and that they go by what their seat sees."""

from typing import Any

import pytest

from deadtown.bots import find_bot
from deadtown.games.humans.combined.bots import BOTS, STYLES
from deadtown.games.humans.combined.guide import CombinedGuide
from deadtown.games.humans.combined.tactics import VETERAN, seen_in, seen_of, worth
from deadtown.games.humans.combined.tactics.walking import Outing
from tests.clauses import clause
from tests.games.bots import choose_by_sight, judged_alike, names_its_bots, play, searching, some_of, weighs_all
from tests.games.humans.combined.choosing import choice
from tests.games.humans.combined.table import COMBINED, guy, horde, start, table

ALL = [*STYLES, "veteran"]
FAR_AWAY = "w7"
HELIPAD = "helipad 2 1 0"
"""Beside the Concert Hall; its centre is e6s3."""


# Shotgun guys


@pytest.mark.parametrize("bot", ALL)
@clause("HX-9.4")
def test_a_guy_attacks_a_pawn_for_trophies(bot: str) -> None:
    match = table("walk", "", guy("e1"), horde(f"e3 {FAR_AWAY}"), left=2, allowance=2)
    assert choice(match, bot) in ("walk e3", "step e2")


@pytest.mark.parametrize("bot", ALL)
@clause("HX-12.1")
def test_a_guy_lands_when_he_can(bot: str) -> None:
    match = table("walk", HELIPAD, guy("e6s2"), horde(FAR_AWAY), left=2, allowance=2, strays="e5s2")
    assert choice(match, bot) == "step e6s3"


@clause("HX-12.1")
def test_a_pawn_on_the_centre_of_the_helipad_keeps_guys_from_landing() -> None:
    match = table("walk", HELIPAD, guy("e6s2", kills=0), horde("e6s3"), left=2, allowance=2)
    scene = seen_in(match.sight().view, 0)
    assert not Outing(scene, scene.guys.me, VETERAN).wins(scene.guys.centre, 0)


@pytest.mark.parametrize("bot", ALL)
@clause("HX-9.2")
def test_pawns_are_fought_before_a_zombie_that_may_kill(bot: str) -> None:
    match = table("walk", "", guy("e1"), horde(f"e2 {FAR_AWAY}"), strays="e2", left=3, allowance=3)
    match.choose("step e2")
    assert match.asked == (0, "hx_fight_order")
    assert choice(match, bot) == "fight_pawn 1"


@clause("HX-9.3")
def test_a_bullet_is_paid_to_wound_who_is_about_to_win() -> None:
    match = table("walk", "", guy("e1"), horde("e2 w7", meals=6), left=3, allowance=3, dice=[3])
    match.choose("step e2")
    assert match.asked == (0, "hx_bullets")
    assert choice(match, "veteran") == "bullets"


@clause("ZB-12.2")
def test_a_guy_with_much_to_lose_leaves_zombies_alone() -> None:
    weak = guy("e1", life=1, bullets=0, kills=20)
    match = table("walk", "", weak, horde(FAR_AWAY), strays="e2 w2 n2", left=1, allowance=1)
    assert choice(match, "veteran") not in ("step e2",)
    strong = guy("e1", life=5, bullets=6, kills=8)
    match = table("walk", "", strong, horde(FAR_AWAY), strays="e2", left=1, allowance=1)
    assert choice(match, "veteran") == "step e2"


# Hordes


@pytest.mark.parametrize("bot", ALL)
@clause("HX-7.5")
def test_a_pawn_goes_onto_a_human_in_reach(bot: str) -> None:
    match = table("move", "", guy(""), horde("w1"), humans="n1", active=1)
    assert choice(match, bot) == "walk w1 n1"


@pytest.mark.parametrize("bot", ALL)
@clause("HX-10.1")
def test_a_pawn_goes_onto_a_guy_where_there_is_nobody_else(bot: str) -> None:
    match = table("move", "", guy("n1"), horde("w1"), active=1)
    assert choice(match, bot) == "walk w1 n1"


@pytest.mark.parametrize("bot", ALL)
@clause("HX-9.7")
def test_a_guy_who_has_failed_is_attacked(bot: str) -> None:
    match = table("strike_back", "", guy("e2"), horde("e2"), active=1, grudges=((1, 0, 0, 0),))
    assert choice(match, bot) == "strike_back"


@pytest.mark.parametrize("bot", ALL)
@clause("HX-10.3")
def test_a_zombie_is_always_put_where_a_guy_was_infected(bot: str) -> None:
    match = table(
        "strike_back", "", guy("e2"), horde("e2"), active=1, grudges=((1, 0, 0, 0),), dice=[6], captures="infect x2"
    )
    match.choose("strike_back")
    assert match.asked == (1, "hx_infect_pawn")
    assert choice(match, bot) == "raise"


@clause("HX-12.1")
def test_a_pawn_guards_the_centre_of_the_helipad() -> None:
    match = table("move", HELIPAD, guy("e3"), horde("e6s2"), active=1, left=1)
    assert choice(match, "veteran") == "step e6s2 e6s3"


@pytest.mark.parametrize("bot", ALL)
@clause("HX-5.4")
def test_the_helipad_comes_far_from_guys(bot: str) -> None:
    match = table("tile", "", guy("e7"), horde("w7"), tiles="helipad")
    assert match.asked == (1, "place_tile")
    _, x, _, _ = choice(match, bot).split()
    assert int(x) < 0


# Tiles, decks and zombies of nobody


@pytest.mark.parametrize("bot", ALL)
@clause("HX-5.1", "HX-5.2")
def test_each_side_brings_what_it_hunts(bot: str) -> None:
    for seat, own in ((0, "zombies"), (1, "humans")):
        match = table(
            "tile", "", guy("e1"), horde("w1"), tiles="road_cross_1", human_tiles="hu_road_cross_1", active=seat
        )
        assert choice(match, bot) == f"tile_from {own}"
        match.choose(f"tile_from {own}")
        match.choose(choice(match, bot))
        assert match.asked == (seat, "hx_populate")
        assert choice(match, bot) == f"populate {own}"


@clause("HX-8.2")
def test_zombies_of_nobody_are_led_to_a_guy_who_fears_them() -> None:
    def led(seat: int) -> str:
        weak = guy("e2", life=1, bullets=0, kills=18)
        match = table("lead", "", weak, horde(FAR_AWAY), strays="e4", active=seat, left=1)
        return choice(match, "veteran")

    assert led(1) == "zombie e4 e3"
    assert led(0) != "zombie e4 e3"


# Cards


@pytest.mark.parametrize("bot", ALL)
@clause("HX-6.8")
def test_a_guy_uses_a_weapon_to_get_away(bot: str) -> None:
    me = guy("e2", "nail_gun")
    match = table("strike_back", "", me, horde("e2", meals=6), active=1, grudges=((1, 0, 0, 0),), dice=[6])
    match.choose("strike_back")
    assert match.asked == (0, "weapon")
    assert choice(match, bot) == "play nail_gun"


@clause("HX-13.8")
def test_a_zombie_player_turns_a_card_against_the_guy_who_leads() -> None:
    players = [guy("e1", kills=22), horde("w7", "hysterical_paralysis"), guy("e1", kills=2)]
    match = table("begin_turn", "", *players, active=0)
    assert match.asked == (1, "turn_start")
    assert choice(match, "veteran") == "play hysterical_paralysis 0"


@clause("HX-6.9")
def test_cards_that_can_not_be_played_are_discarded() -> None:
    match = table("discard", "", guy("e1"), horde("w1", "fire_axe, adrenaline_rush"), active=1)
    assert choice(match, "veteran") == "discard fire_axe"
    match = table("discard", "", guy("e1", "death_grip, nail_gun"), horde("w1"))
    assert choice(match, "veteran") == "discard death_grip"


# Whole games


@pytest.mark.parametrize(("players", "sides"), [(2, "alternate"), (4, "alternate_zombies"), (5, "one_guy")])
def test_all_styles_finish_games(players: int, sides: str) -> None:
    names = [(*STYLES, "veteran", "novice")[seat] for seat in range(players)]
    match = play(
        COMBINED, names, players, max_rounds=100, hx_sides=sides, character_choice="choose", reroll_scope="any"
    )
    assert match.outcome is not None
    assert match.outcome.ending != "rounds"


def test_a_level_beats_the_one_below_more_often_than_not() -> None:
    won = 0
    for seed in range(8):
        outcome = play(COMBINED, ["normal", "easy"] if seed % 2 else ["easy", "normal"], seed).outcome
        won += outcome is not None and outcome.winners == [1 - seed % 2]
    assert won >= 6


def test_every_level_names_bots_that_there_are() -> None:
    assert names_its_bots(COMBINED, BOTS)


# What they see


@clause("HX-14.1")
def test_what_they_choose_does_not_depend_on_what_they_cannot_see() -> None:
    bots = [find_bot(COMBINED, bot) for bot in STYLES]
    assert all(choose_by_sight(match, *bots) for match in some_of(start(3, seed="sight"), 5))


def test_a_view_and_a_state_are_judged_alike() -> None:
    matches = some_of(start(3, seed="alike"), 6)
    assert all(
        judged_alike(match, seen_in, seen_of, lambda scene, asked: worth(scene, asked, VETERAN)) for match in matches
    )


# The guide of searching players


def test_the_guide_shares_one_win_and_weighs_every_option() -> None:
    for match in some_of(start(3, seed="guide", character_choice="choose"), 7):
        weighs_all(CombinedGuide(), match)


def test_the_guide_sees_who_is_nearer_to_the_own_goal() -> None:
    def chance(me: Any, other: Any, seat: int, city: str = "") -> float:
        return CombinedGuide().appraise(table("begin_turn", city, me, other).state, seat)

    assert chance(guy("e1", kills=15), horde("w1"), 0) > chance(guy("e1"), horde("w1"), 0)
    assert chance(guy("e1"), horde("w1", meals=4), 1) > chance(guy("e1"), horde("w1"), 1)
    assert chance(guy("e6s1"), horde("w1"), 0, HELIPAD) > chance(guy("w7"), horde("w1"), 0, HELIPAD)


@clause("HX-14.1")
def test_what_is_searched_does_not_depend_on_what_cannot_be_seen() -> None:
    match = table("walk", "", guy("e1", "nail_gun"), horde("e3 w3", "fear"), left=3, allowance=3, strays="e4 n2")
    assert choose_by_sight(match, searching)
