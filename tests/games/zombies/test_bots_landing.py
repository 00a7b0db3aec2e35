"""The race to the Helipad: who lays it, who is about to land, and how the bots help themselves and stop others."""

import pytest

from deadtown.games.zombies.bots import STYLES
from deadtown.games.zombies.state import Pawn
from deadtown.games.zombies.tactics import VETERAN, seen_in
from deadtown.games.zombies.tactics.horde import weights_of
from tests.clauses import clause
from tests.games.zombies.choosing import HELIPAD_IN_THE_EAST, STRAIGHT, choice
from tests.games.zombies.table import TableMatch, pawn, squad, table

EVERYBODY = [*STYLES, "veteran"]


# The Helipad is laid


@pytest.mark.parametrize("bot", EVERYBODY)
@clause("ZB-5.7")
def test_the_helipad_comes_where_one_is_first_and_not_far_from_everybody(bot: str) -> None:
    city = f"{STRAIGHT}, road_straight_3 -1 0 0, road_straight_4 -2 0 0"
    behind = [pawn("e4") for _ in range(3)]
    match = table("tile", city, pawn("e7"), *behind, tiles="helipad")
    assert choice(match, bot) == "place 3 0 0"


@clause("IS-4.6")
def test_who_has_zombies_enough_moves_the_helipad_near() -> None:
    city = "road_straight_1 1 0 0, road_straight_2 -1 0 0, helipad 0 -1 0"
    match = squad("roll_event", city, pawn("e2", kills=15), pawn("w2", kills=15), dice=[5])
    assert match.asked == (0, "event_helipad")
    assert choice(match, "veteran") == "move 2 0"


@clause("ZB-5.7")
def test_a_veteran_has_few_zombies_as_long_as_the_helipad_is_to_come() -> None:
    def walking(city: str) -> TableMatch:
        life = pawn("n1", life=5, bullets=6)
        return table("walk", city, life, pawn("s1"), zombies="n2", left=1, allowance=1)

    city = "road_straight_3 0 -1 1"
    assert choice(walking(city), "veteran") != "step n2"
    assert choice(walking(city), "hunter") == "step n2"


# Who waits beside the zombie on the centre


@pytest.mark.parametrize("bot", EVERYBODY)
@clause("ZB-13.3")
def test_nobody_leads_a_zombie_away_for_a_rival_to_win(bot: str) -> None:
    match = table("lead", HELIPAD_IN_THE_EAST, pawn("n1"), pawn("e9"), pawn("e8"), zombies="e9 s1", left=1)
    assert not choice(match, bot).startswith("zombie e9")


@pytest.mark.parametrize("bot", EVERYBODY)
@clause("ZB-13.3")
def test_everybody_leads_it_away_to_win(bot: str) -> None:
    match = table("lead", HELIPAD_IN_THE_EAST, pawn("e9"), pawn("e9"), zombies="e9 n1", left=1)
    assert choice(match, bot).startswith("zombie e9")
    match.choose(choice(match, bot))
    assert match.outcome is not None
    assert match.outcome.winners == [0]


@clause("IS-9.1")
def test_in_intervention_squad_only_who_has_zombies_enough_waits_there() -> None:
    def waiting(kills: int) -> int:
        match = squad("choose_zombie", HELIPAD_IN_THE_EAST, pawn("n1"), pawn("e9", kills=kills), zombies="e9", left=1)
        return seen_in(match.sight().view, 0).waiting

    assert waiting(15) == 1
    assert waiting(14) == -1


# Who is about to land


def rolled(hand: str, *others: tuple[str, Pawn], zombies: str, steps: int = 3, at: str = "e6") -> TableMatch:
    """The first player has rolled so many steps; the Helipad is three away."""
    match = table(
        "roll_move", HELIPAD_IN_THE_EAST, pawn(at, hand), *(others or [pawn("w1")]), zombies=zombies, dice=[steps]
    )
    match.wait_for("post_move_roll")
    return match


@clause("ZB-14.3")
def test_a_veteran_walks_past_the_zombies_and_leads_the_last_one_away() -> None:
    match = rolled("alternate_food_source", zombies="e7 e8 e9")
    assert choice(match, "veteran") == "play alternate_food_source"
    match.choose("play alternate_food_source")
    match.wait_for("move_step")
    assert choice(match, "veteran") == "walk e9"
    match.choose("walk e9")
    match.wait_for("move_zombie")
    match.choose(choice(match, "veteran"))
    assert match.outcome is not None
    assert match.outcome.winners == [0]


@clause("ZB-14.3")
def test_peace_is_kept_when_the_helipad_is_out_of_reach_or_its_zombie_walled_in() -> None:
    assert choice(rolled("alternate_food_source", zombies="e7 e8 e9", steps=2), "veteran") == "pass"
    full = "e8 e9 e10 e9n1 e9s1"
    assert choice(rolled("alternate_food_source", zombies=full), "veteran") == "pass"


@clause("ZB-14.23")
def test_a_veteran_clears_the_own_way() -> None:
    match = rolled("this_isnt_so_bad", zombies="e8 e9 n1")
    assert choice(match, "veteran") == "play this_isnt_so_bad"
    match.choose("play this_isnt_so_bad")
    while match.question is not None and match.question.kind in ("card_lift", "card_put"):
        match.choose(choice(match, "veteran"))
    assert not match.zombies & {"e7", "e8", "e9"}


@pytest.mark.parametrize("card", ["brain_cramp", "untied_shoe 0", "where_did_everybody_go 0"])
def test_a_veteran_stops_who_is_about_to_land(card: str) -> None:
    def meeting(steps: int) -> TableMatch:
        return rolled("", pawn("n1", card.split()[0]), pawn("w1"), pawn("w1"), zombies="s1", steps=steps)

    assert choice(meeting(3), "veteran") == f"play {card}"


# Rivals, and cards in hand


def test_rivals_share_the_spite_and_the_leader_has_the_most_of_it() -> None:
    match = table("lead", HELIPAD_IN_THE_EAST, pawn("n1"), pawn("e6"), pawn("w1"), pawn("w1"), zombies="n1", left=1)
    mine, leader, *others = weights_of(seen_in(match.sight().view, 0), VETERAN)
    assert mine == -1.0
    assert leader > max(others)
    assert leader + sum(others) == pytest.approx(VETERAN.spite, abs=0.01)


@clause("ZB-10.1")
def test_a_veteran_makes_room_for_better_cards_than_a_runner_does() -> None:
    def discarding() -> TableMatch:
        match = table("discard", HELIPAD_IN_THE_EAST, pawn("n1", "butter_fingers, keys_still_in_it"), pawn())
        match.wait_for("discard_card")
        return match

    assert choice(discarding(), "veteran") == "discard butter_fingers"
    assert choice(discarding(), "runner") == "keep"
