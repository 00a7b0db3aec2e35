"""The bots of Zombies!!! play each in its own style, by the rules, and by what their seat sees."""

from random import Random
from typing import Any

import pytest

from deadtown.bots import find_bot
from deadtown.games.zombies.bots import BOTS, STYLES
from deadtown.games.zombies.guide import ZombiesGuide
from deadtown.games.zombies.tactics import VETERAN, seen_in, seen_of, worth
from tests.clauses import clause
from tests.games.bots import choose_by_sight, judged_alike, names_its_bots, play, searching, some_of, weighs_all
from tests.games.zombies.choosing import HELIPAD_IN_THE_EAST, STRAIGHT, choice
from tests.games.zombies.table import GAME, TableMatch, pawn, squad, start, table

VARIANTS: dict[str, dict[str, Any]] = {
    "base": {},
    "squad": {"variant": "intervention_squad"},
    "survivors": {"variant": "intervention_squad", "is_survivors": True},
}


# Styles


@pytest.mark.parametrize("bot", [*STYLES, "veteran"])
def test_all_take_the_helipad_when_it_is_in_reach(bot: str) -> None:
    match = table("walk", HELIPAD_IN_THE_EAST, pawn("e7"), pawn(), zombies="e8 e9 s1", left=4, allowance=4)
    assert choice(match, bot) in ("walk e9", "step e8")


def test_a_hunter_goes_for_a_zombie_that_a_runner_leaves_alone() -> None:
    def walking() -> TableMatch:
        return table("walk", STRAIGHT, pawn("e1"), pawn("w1"), zombies="n1", left=3, allowance=3, removed=("helipad",))

    def still_racing() -> TableMatch:
        match = walking()
        match.state.removed = ()
        return match

    assert choice(still_racing(), "hunter") == "walk n1"
    assert choice(still_racing(), "runner") != "walk n1"


def test_a_runner_leaves_zombies_behind_for_the_helipad() -> None:
    city = f"{STRAIGHT}, road_straight_3 3 0 0, road_straight_4 4 0 0, helipad 5 0 0"
    match = table("walk", city, pawn("e2", life=5, bullets=6), pawn(), zombies="e1", left=2, allowance=2)
    assert choice(match, "runner") == "walk e4"


def test_a_spoiler_leads_a_zombie_onto_a_weak_leader() -> None:
    leader = pawn("e6", life=1, bullets=0)
    match = table("lead", HELIPAD_IN_THE_EAST, pawn(), leader, zombies="e5 n1", left=1)
    assert choice(match, "spoiler") == "zombie e5 e6"


@pytest.mark.parametrize("bot", STYLES)
def test_nobody_leads_a_zombie_onto_the_own_last_life(bot: str) -> None:
    match = table("lead", HELIPAD_IN_THE_EAST, pawn("e7", life=1, bullets=0), pawn("w1"), zombies="e6", left=1)
    assert choice(match, bot) == "zombie e6 e5"


# Tiles


@pytest.mark.parametrize("bot", [*STYLES, "veteran"])
@clause("ZB-5.7")
def test_the_helipad_comes_near_oneself_and_far_from_others(bot: str) -> None:
    city = f"{STRAIGHT}, road_straight_3 -1 0 0, road_straight_4 -2 0 0"
    match = table("tile", city, pawn("w6"), pawn("e6"), tiles="helipad")
    assert choice(match, bot) == "place -3 0 0"


# Fights


@pytest.mark.parametrize("bot", [*STYLES, "veteran"])
@clause("ZB-6.3")
def test_bullets_save_the_last_life(bot: str) -> None:
    match = table("combat", HELIPAD_IN_THE_EAST, pawn("e6", life=1, kills=8), pawn("n1"), zombies="e6", dice=[3])
    match.wait_for("combat_response")
    assert choice(match, bot) == "bullets"


@pytest.mark.parametrize("bot", [*STYLES, "veteran"])
def test_bullets_win_on_the_helipad(bot: str) -> None:
    match = table("combat", HELIPAD_IN_THE_EAST, pawn("e9", life=5), pawn("n1"), zombies="e9", dice=[1])
    match.wait_for("combat_response")
    assert choice(match, bot) == "bullets"


@clause("ZB-14.10")
def test_a_hunter_pays_for_its_zombies() -> None:
    def asked() -> TableMatch:
        hand = "dont_think_theyre_dead"
        match = table("begin_turn", "", pawn("n1", hand), pawn(kills=20), dice=[3, 5])
        match.choose("play dont_think_theyre_dead 1")
        return match

    assert choice(asked(), "hunter") == "bullet 1"


# Cards


def in_the_window(hand: str, *pawns: tuple[str, Any], city: str = HELIPAD_IN_THE_EAST) -> TableMatch:
    """The first player may play a card at the beginning of the turn."""
    me = pawn("n1", hand)
    return table("begin_turn", city, me, *pawns)


@pytest.mark.parametrize("card", ["hysterical_paralysis", "fear", "bad_sense_of_direction", "where_did_everybody_go"])
@pytest.mark.parametrize("bot", [*STYLES, "veteran"])
def test_a_leader_before_the_helipad_is_stopped(card: str, bot: str) -> None:
    match = in_the_window(card, pawn("w1"), pawn("e7"))
    assert choice(match, bot) == f"play {card} 2"


@pytest.mark.parametrize("card", ["hysterical_paralysis", "fear", "bad_sense_of_direction", "where_did_everybody_go"])
@pytest.mark.parametrize("bot", ["runner", "veteran"])
def test_such_cards_are_kept_as_long_as_there_is_no_helipad(card: str, bot: str) -> None:
    match = in_the_window(card, pawn("w1"), pawn("e5"), city=STRAIGHT)
    assert choice(match, bot) == "pass"


@clause("ZB-14.23")
def test_the_zombie_that_keeps_one_from_winning_is_taken_away() -> None:
    hand = "this_isnt_so_bad"
    match = table("begin_turn", HELIPAD_IN_THE_EAST, pawn("e9", hand), pawn("n1"), zombies="e9 e8")
    bot = find_bot(GAME, "veteran")(Random(1))
    while match.decision is not None and match.decision.kind != "combat_response":
        match.choose(bot.choose(match.sight()))
        if match.over:
            break
    assert match.outcome is not None
    assert match.outcome.winners == [0]


@clause("ZB-10.1")
def test_a_card_that_is_of_no_use_is_discarded_and_a_strong_one_kept() -> None:
    match = table("discard", STRAIGHT, pawn("n1", "claustrophobia, keys_still_in_it"), pawn())
    match.wait_for("discard_card")
    assert choice(match, "veteran") == "discard claustrophobia"
    match = table("discard", STRAIGHT, pawn("n1", "keys_still_in_it"), pawn())
    match.wait_for("discard_card")
    assert choice(match, "veteran") == "keep"


@clause("ZB-5.4")
def test_without_a_helipad_cards_for_the_race_make_room_for_others() -> None:
    hand = "fear, zombie_master, keys_still_in_it"
    match = table("discard", STRAIGHT, pawn("n1", hand, may_play=False), pawn(), removed=("helipad",))
    match.wait_for("discard_card")
    assert choice(match, "veteran") in ("discard fear", "discard keys_still_in_it")
    match = table("begin_turn", STRAIGHT, pawn("n1", "zombie_master", kills=20), pawn(), removed=("helipad",))
    assert choice(match, "veteran") == "play zombie_master", "zombies are needed to win"


# Intervention Squad


@clause("IS-4.10")
def test_a_strike_goes_to_who_is_about_to_win() -> None:
    leader = pawn("e7", kills=15)
    match = squad("roll_event", HELIPAD_IN_THE_EAST, pawn("n1", kills=9), pawn("w1", kills=3), leader, dice=[10])
    assert choice(match, "spoiler") == "strike 2"


@pytest.mark.parametrize("bot", [*STYLES, "veteran"])
@clause("IS-9.1")
def test_the_helipad_is_worth_going_to_once_there_are_zombies_enough(bot: str) -> None:
    def walking(kills: int) -> TableMatch:
        me = pawn("e4", kills=kills, life=5)
        return squad("walk_squad", HELIPAD_IN_THE_EAST, me, pawn("n1"), zombies="e9 centre", left=4, allowance=4)

    assert choice(walking(15), bot) in ("walk e8", "walk e7")
    assert choice(walking(2), bot) in ("walk e1", "walk centre")


@pytest.mark.parametrize("bot", [*STYLES, "veteran"])
@clause("IS-8.1")
def test_a_building_is_looted_where_it_is_near(bot: str) -> None:
    match = squad("walk_squad", "hospital 0 -1 0", pawn("n1"), pawn("s1"), left=2, allowance=2)
    assert choice(match, bot) == "walk n3"


@pytest.mark.parametrize("bot", ["runner", "veteran"])
@clause("IS-7.3")
def test_objective_buildings_are_entered_and_left(bot: str) -> None:
    options = {"is_survivors": True}
    city = "hospital 0 -1 0, police_station 0 1 2, helipad 1 0 0"
    entering = squad("walk_squad", city, pawn("n1"), pawn("w1"), left=2, allowance=2, options=options)
    assert choice(entering, bot) == "walk n3"
    leaving = squad("walk_squad", city, pawn("n3"), pawn("w1"), left=1, allowance=1, options=options)
    assert choice(leaving, bot) == "step n2"


@clause("IS-6.1", "IS-6.8")
def test_who_has_little_to_lose_attacks_and_who_has_much_withdraws() -> None:
    def met(mine: dict[str, Any], theirs: dict[str, Any]) -> TableMatch:
        return squad("walk_squad", "helipad 1 0 0", pawn(**mine), pawn(**theirs), left=1, asks_attack=True)

    weak: dict[str, Any] = {"life": 1, "bullets": 0, "kills": 14}
    strong: dict[str, Any] = {"life": 5, "kills": 3}
    assert choice(met(strong, weak), "veteran") == "attack 1"
    assert choice(met(weak, strong), "veteran") == "no_attack"
    match = met(strong, weak)
    match.choose("attack 1", "stance defence")
    assert choice(match, "veteran") == "withdraw"


# Whole games


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_all_styles_finish_games(variant: str, players: int) -> None:
    names = [(*STYLES, "veteran", "novice", "hunter")[seat] for seat in range(players)]
    match = play(GAME, names, players, **VARIANTS[variant])
    assert match.outcome is not None
    assert match.outcome.ending != "rounds"


@pytest.mark.parametrize("variant", ["base", "squad"])
def test_a_level_beats_the_one_below_more_often_than_not(variant: str) -> None:
    won = [play(GAME, ["normal", "easy"], seed, **VARIANTS[variant]).outcome for seed in range(8)]
    assert sum(outcome is not None and outcome.winners == [0] for outcome in won) >= 6


def test_a_novice_takes_much_for_alike_and_a_veteran_little() -> None:
    match = table("walk", HELIPAD_IN_THE_EAST, pawn("e2"), pawn(), zombies="s1", left=4, allowance=4)
    chosen = {
        bot: {find_bot(GAME, bot)(Random(seed)).choose(match.sight()) for seed in range(20)}
        for bot in ("novice", "veteran")
    }
    assert len(chosen["novice"]) > 1
    assert chosen["veteran"] == {("walk", "e6")}


def test_every_level_names_bots_that_there_are() -> None:
    assert names_its_bots(GAME, BOTS)


# What they see


@pytest.mark.parametrize("variant", VARIANTS)
@clause("ZB-11.1")
def test_what_they_choose_does_not_depend_on_what_they_cannot_see(variant: str) -> None:
    bots = [find_bot(GAME, bot) for bot in STYLES]
    assert all(choose_by_sight(match, *bots) for match in some_of(start(3, seed="sight", **VARIANTS[variant]), 5))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_view_and_a_state_are_judged_alike(variant: str) -> None:
    matches = some_of(start(3, seed="alike", **VARIANTS[variant]), 6)
    assert all(
        judged_alike(match, seen_in, seen_of, lambda scene, asked: worth(scene, asked, VETERAN)) for match in matches
    )


# The guide of searching players


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_guide_shares_one_win_and_weighs_every_option(variant: str) -> None:
    for match in some_of(start(3, seed="guide", **VARIANTS[variant]), 7):
        weighs_all(ZombiesGuide(), match)


def test_the_guide_looks_ahead_in_what_decides_and_takes_the_best_at_a_look_elsewhere() -> None:
    leading = table("lead", HELIPAD_IN_THE_EAST, pawn("n1"), pawn("e6"), zombies="e5 n1 s1", left=1)
    walking = table("walk", HELIPAD_IN_THE_EAST, pawn("e2"), pawn(), left=2, allowance=2)
    for match, several in ((leading, False), (walking, True)):
        assert match.decision is not None
        weights = ZombiesGuide().weigh(match.state, match.decision)
        assert len(weights) > 2
        assert (sum(weight > 0 for weight in weights) > 1) == several


def test_the_guide_sees_who_is_near_the_helipad_and_who_is_strong() -> None:
    guide = ZombiesGuide()
    near = table("begin_turn", HELIPAD_IN_THE_EAST, pawn("e6"), pawn("w1"))
    strong = table("begin_turn", HELIPAD_IN_THE_EAST, pawn("n1", life=5), pawn("s1", life=1, bullets=0))
    hoarding = squad("walk_squad", HELIPAD_IN_THE_EAST, pawn("n1", kills=12), pawn("s1", kills=2), left=1)
    for match in (near, strong, hoarding):
        assert guide.appraise(match.state, 0) > 0.55


def test_the_ways_to_play_a_card_share_its_weight() -> None:
    match = in_the_window("butter_fingers", *[pawn("w1") for _ in range(5)])
    assert match.decision is not None
    weights = ZombiesGuide().weigh(match.state, match.decision)
    plays = [weight for option, weight in zip(match.decision.options, weights, strict=True) if option[0] == "play"]
    assert len(plays) == 10
    assert sum(plays) <= 1.001


@clause("ZB-11.1")
def test_what_is_searched_does_not_depend_on_what_cannot_be_seen() -> None:
    match = in_the_window("fear", pawn("w1", "keys_still_in_it"), pawn("e7", "untied_shoe"))
    assert choose_by_sight(match, searching)
