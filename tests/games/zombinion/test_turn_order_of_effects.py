"""Effects on several players, one after the other."""

from deadtown.games.zombinion import events
from tests.clauses import clause
from tests.games.zombinion.table import hunter, table


@clause("ZN-7.17")
def test_an_effect_on_each_other_player_starts_on_the_left_of_the_active_player() -> None:
    match = table(hunter(), hunter(), hunter(hand="zombie_swarm"), hunter(), active=2)
    match.choose("play zombie_swarm")
    assert [event.seat for event in match.told.of(events.Gained)] == [3, 0, 1]


@clause("ZN-7.17")
def test_the_last_ones_get_nothing_when_the_pile_runs_out() -> None:
    """Worked example E13."""
    match = table(hunter(hand="zombie_swarm"), hunter(), hunter(), hunter(), supply={"infection": 2})
    match.choose("play zombie_swarm")
    assert [one.discard for one in match.hunters] == [[], ["infection"], ["infection"], []]
    assert match.state.supply["infection"] == 0


@clause("ZN-7.17")
def test_an_effect_on_each_player_starts_with_the_active_player() -> None:
    match = table(hunter(deck="zombie"), hunter(hand="recon", deck="bullet, rounds"), hunter(deck="magazine"), active=1)
    match.choose("play recon", "put_back", "put_back", "put_back")
    assert [event.seat for event in match.told.of(events.Revealed)] == [1, 2, 0]


@clause("ZN-7.17")
def test_an_effect_that_is_no_attack_goes_in_turn_order_too() -> None:
    match = table(
        hunter(deck="zombie"), hunter(hand="molotov_cocktail", deck="bullet x4"), hunter(deck="bullet"), active=1
    )
    match.choose("play molotov_cocktail")
    assert [event.seat for event in match.told.of(events.Drew)] == [1, 2, 0]


@clause("ZN-7.17")
def test_one_players_part_is_finished_before_the_next_begins() -> None:
    hand = "bullet, rounds, zombie, magazine, decoy"
    bob, cleo = hunter(hand=hand), hunter(hand=hand)
    match = table(hunter(hand="higher_ground"), bob, cleo)
    match.choose("play higher_ground")
    assert match.asked == (1, "discard_down")
    match.choose("pick bullet")
    assert match.asked == (1, "discard_down")
    match.choose("pick zombie")
    assert (len(bob.hand), bob.discard) == (3, ["bullet", "zombie"])
    assert (len(cleo.hand), cleo.discard) == (5, [])
    assert match.asked == (2, "discard_down")
    match.choose("pick decoy", "pick rounds")
    assert cleo.discard == ["decoy", "rounds"]


@clause("ZN-7.17")
def test_a_reveal_is_judged_before_the_next_player_reveals() -> None:
    match = table(hunter(hand="recon", deck="bullet, zombie"), hunter(deck="rounds"), hunter(deck="magazine"))
    match.choose("play recon")
    assert [list(one.revealed) for one in match.hunters] == [["zombie"], [], []]
    match.choose("discard")
    assert [list(one.revealed) for one in match.hunters] == [[], ["rounds"], []]
    match.choose("discard")
    assert [list(one.revealed) for one in match.hunters] == [[], [], ["magazine"]]
