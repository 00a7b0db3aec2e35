"""The twenty worked examples of the rulebook (section 13). Ada sits at A, Bob at B, Cleo at C, Dan at D."""

import pytest

from deadtown.games.zombinion.events import PutBack, Reacted, Revealed, Shuffled, StartPlayer
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import NAMES, Stacked, TableMatch, cards, deck_of, hunter, start, table, zones


@clause("ZN-5.1", "ZN-5.3", "ZN-5.6", "ZN-5.8")
def test_e1_two_magazines_take_a_decoy_and_a_cunning() -> None:
    """Two cards left in hand, and the question which of them ends on top, keep the Clean-up waiting."""
    ada = hunter(hand="magazine x2, zombie, infection", discard="bullet")
    match = table(ada, hunter(), step="hunt", actions=0, targets=2, cleanup_top_choice=True)
    match.choose("play magazine", "play magazine")
    assert match.counters == (0, 2, 6)
    match.choose("take decoy")
    assert match.counters == (0, 1, 4)
    match.choose("take cunning")
    assert match.counters == (0, 0, 0)
    assert match.asked == (0, "cleanup_top")
    assert ada.discard == ["bullet", "decoy", "cunning"]


@clause("ZN-4.1", "ZN-4.6", "ZN-4.10", "ZN-5.1", "ZN-6.1", "ZN-6.2", "ZN-6.6", "ZN-7.2", "ZN-7.5")
def test_e2_a_whole_turn_with_a_shuffle_in_the_middle() -> None:
    ada = hunter(hand="sidekick, cunning, rounds, zombie x2", deck="rounds, sidekick, bullet", discard="bullet x6")
    match = table(ada, hunter(), shuffles=["bullet x6"])
    match.choose("play sidekick")
    assert ada.hand == ["cunning", "rounds", "zombie", "zombie", "rounds"]
    assert match.counters == (1, 2, 1)

    match.choose("play cunning")
    assert ada.hand == ["rounds", "zombie", "zombie", "rounds", "sidekick", "bullet", "bullet"]
    assert zones(ada)[1:] == (["bullet"] * 5, [])
    assert match.told.of(Shuffled) == [Shuffled(0)]
    assert match.state.actions == 0
    assert match.asked == (0, "hunt")
    with pytest.raises(Refused) as refused:
        match.choose("play sidekick")
    assert refused.value.refusal.clause == "ZN-4.10"

    match.choose("play_all_aim")
    assert match.counters == (0, 2, 7)
    match.choose("take maverick")
    assert match.counters == (0, 1, 4)
    match.choose("take restock")
    assert ada.discard == cards(
        "maverick, restock, sidekick, cunning, rounds, rounds, bullet, bullet, zombie, zombie, sidekick"
    )
    assert match.view(1).hunters[0].discard_top == "sidekick"
    assert ada.hand == ["bullet"] * 5
    assert ada.deck == []
    assert match.told.of(Shuffled) == [Shuffled(0)]
    assert match.asked[0] == 1


@clause("ZN-4.2", "ZN-4.6", "ZN-11.1.1", "ZN-11.3.1")
def test_e3_counting_actions_targets_and_shots() -> None:
    ada = hunter(hand="stick_together x2, sidekick", deck="bullet x2")
    match = table(ada, hunter(), combat="infested_city")
    match.choose("play stick_together")
    assert match.counters == (2, 2, 2)
    match.choose("play sidekick")
    assert match.counters == (2, 3, 3)
    match.choose("play stick_together")
    assert match.counters == (3, 4, 5)


@clause("ZN-11.25.1", "ZN-11.25.6")
def test_e4_tactics_on_sidekick_leaves_one_action_more_than_two_sidekicks() -> None:
    ada = hunter(hand="tactics, sidekick", deck="bullet x5")
    match = table(ada, hunter(), combat="infested_city")
    match.choose("play tactics")
    assert match.counters == (2, 3, 2)
    assert ada.hand == ["bullet", "bullet"]

    contrast = table(hunter(hand="sidekick x2", deck="bullet x5"), hunter(), combat="infested_city")
    contrast.choose("play sidekick", "play sidekick")
    assert contrast.state.actions == 1


@clause("ZN-9.5", "ZN-11.24.1")
@pytest.mark.parametrize(("owned", "points"), [(39, 6), (40, 8)])
def test_e5_two_survivors_among_39_or_40_cards(owned: int, points: int) -> None:
    bob = hunter(deck=f"survivors x2, bullet x{owned - 2}")
    match = table(hunter(), bob, combat="life_or_death", supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.outcome is not None
    assert match.outcome.scores[1] == points


@clause("ZN-8.2", "ZN-8.3", "ZN-8.4", "ZN-8.5", "ZN-11.23.1")
def test_e6_barricade_against_zombie_swarm() -> None:
    ada, bob, cleo = hunter(hand="zombie_swarm", deck="bullet x3"), hunter(hand="barricade, zombie"), hunter()
    match = table(ada, bob, cleo, combat="life_or_death")
    match.choose("play zombie_swarm")
    assert match.asked == (1, "react")
    match.choose("reveal")
    assert match.asked == (0, "hunt")
    assert ada.hand == ["bullet", "bullet"]
    assert zones(bob) == (["barricade", "zombie"], [], [])
    assert cleo.discard == ["infection"]
    assert match.told.of(Reacted) == [Reacted(1, "barricade", "zombie_swarm")]


@clause("ZN-11.6.1", "ZN-11.6.2", "ZN-7.2")
def test_e7_the_shuffle_takes_in_what_decoy_discarded() -> None:
    ada = hunter(hand="decoy, zombie x2, bullet", discard="infection")
    match = table(ada, hunter(), shuffles=["infection, zombie, zombie"])
    match.choose("play decoy", "pick zombie", "pick zombie", "done")
    assert zones(ada) == (["bullet", "infection", "zombie"], ["zombie"], [])
    assert match.state.actions == 1


@clause("ZN-11.10.1", "ZN-11.10.2", "ZN-11.10.3", "ZN-11.10.4")
def test_e8_scavenger_on_a_deck_of_one_card() -> None:
    ada, bob = hunter(hand="scavenger", discard="zombie"), hunter(deck="bullet", discard="rounds")
    match = table(ada, bob, combat="clash", shuffles=["rounds"])
    match.choose("play scavenger")
    assert match.told.of(Revealed) == [Revealed(1, ("bullet",)), Revealed(1, ("rounds",))]
    assert match.told.of(Shuffled) == [Shuffled(1)]
    assert match.asked == (0, "scavenge_trash")
    match.choose("trash rounds")
    assert match.state.trash == ["rounds"]
    assert bob.discard == ["bullet"]
    assert match.asked == (0, "scavenge_keep")
    match.choose("pick rounds")
    assert match.state.trash == []
    assert ada.discard == ["zombie", "rounds"]
    assert zones(bob) == ([], [], ["bullet"])


@clause("ZN-11.8.1", "ZN-11.8.2", "ZN-7.6", "ZN-4.12")
def test_e9_quick_escape_on_empty_decks() -> None:
    ada, bob = hunter(hand="quick_escape", discard="bullet x4"), hunter(hand="zombie, bullet x4")
    match = table(ada, bob, combat="clash")
    match.choose("play quick_escape")
    assert match.asked == (0, "hunt")
    assert zones(ada) == ([], ["rounds"], ["bullet"] * 4)
    assert zones(bob) == (["bullet"] * 4, ["zombie"], [])
    assert match.told.of(PutBack) == [PutBack(1, "zombie")]
    assert match.told.of(Shuffled) == []


@clause("ZN-11.5.1", "ZN-11.5.2", "ZN-11.25.5")
def test_e10_tactics_on_weapons_cache_trashes_once_and_gains_twice() -> None:
    ada = hunter(hand="tactics, weapons_cache")
    match = table(ada, hunter(), combat="shoot_em_up")
    match.choose("play tactics")
    assert match.state.trash == ["weapons_cache"]
    match.choose("gain many_zombies", "gain sidekick")
    assert match.state.trash == ["weapons_cache"]
    assert ada.discard == ["many_zombies", "sidekick"]
    assert ada.in_play == ["tactics"]
    assert match.state.actions == 0


@clause("ZN-11.25.4", "ZN-4.12")
def test_e11_tactics_on_tactics() -> None:
    ada = hunter(hand="tactics x2, cunning, shotgun", deck="bullet x8")
    match = table(ada, hunter(), combat="infested_city")
    match.choose("play tactics", "play tactics", "play cunning")
    assert match.asked == (0, "hunt"), "shotgun, the only Action card left, is played without asking"
    assert zones(ada)[:2] == (["bullet"] * 6, ["bullet"] * 2)
    assert ada.in_play == ["tactics", "tactics", "cunning", "shotgun"]
    assert match.counters == (0, 3, 4)


@clause("ZN-11.14.2", "ZN-11.14.3", "ZN-11.14.4", "ZN-11.14.5", "ZN-11.14.6")
def test_e12_hide_sets_two_action_cards_aside_and_shuffles_without_them() -> None:
    ada = hunter(hand="hide, zombie x5", deck="barricade, rounds, maverick", discard="bullet")
    match = table(ada, hunter(), combat="clash", shuffles=["bullet"])
    match.choose("play hide")
    assert match.asked == (0, "set_aside")
    assert ada.hand == ["zombie"] * 5 + ["barricade"]
    match.choose("set_aside")
    assert match.asked == (0, "set_aside")
    assert ada.hand == ["zombie"] * 5 + ["rounds", "maverick"]
    match.choose("set_aside")
    assert ada.hand == ["zombie"] * 5 + ["rounds", "bullet"]
    assert ada.deck == []
    assert ada.discard == ["barricade", "maverick"]


@clause("ZN-7.17", "ZN-11.23.1")
def test_e13_the_last_two_infections_go_to_the_first_two_in_turn_order() -> None:
    ada, bob, cleo, dan = hunter(hand="zombie_swarm"), hunter(hand="barricade"), hunter(), hunter()
    match = table(ada, bob, cleo, dan, combat="life_or_death", supply={"infection": 2})
    match.choose("play zombie_swarm", "pass")
    assert [one.discard for one in (bob, cleo, dan)] == [["infection"], ["infection"], []]
    assert match.state.supply["infection"] == 0


@clause("ZN-11.19.1", "ZN-11.19.2")
def test_e14_reload_turns_rounds_into_a_magazine_for_this_hunt() -> None:
    ada = hunter(hand="reload, bullet, rounds")
    match = table(ada, hunter())
    match.choose("play reload", "trash rounds", "gain magazine")
    assert match.state.trash == ["rounds"]
    assert ada.hand == ["bullet", "magazine"]
    match.choose("play bullet", "play magazine")
    assert match.state.shots == 4


@clause("ZN-11.21.1")
def test_e15_restock_turns_a_magazine_into_many_more_zombies_and_rounds_into_five_at_most() -> None:
    ada = hunter(hand="restock, magazine")
    match = table(ada, hunter())
    match.choose("play restock")
    assert match.state.trash == ["magazine"]
    assert match.asked == (0, "gain_one")
    match.choose("gain many_more_zombies")
    assert ada.discard == ["many_more_zombies"]

    instead = table(hunter(hand="restock, rounds"), hunter())
    instead.choose("play restock")
    for card in ("sidekick", "many_zombies"):
        assert f"gain {card}" in instead.texts
    for card in ("magazine", "many_more_zombies"):
        assert f"gain {card}" not in instead.texts


@clause("ZN-11.26.1", "ZN-11.26.3", "ZN-7.3")
def test_e16_one_in_the_chamber_runs_dry() -> None:
    ada = hunter(hand="one_in_the_chamber", deck="zombie, bullet, cunning")
    match = table(ada, hunter(), combat="shoot_em_up")
    match.choose("play one_in_the_chamber")
    assert match.told.of(Revealed) == [Revealed(0, (card,)) for card in ("zombie", "bullet", "cunning")]
    assert zones(ada) == (["bullet"], [], ["zombie", "cunning"])


def last_turn_of_bob(points_of_cleo: int) -> TableMatch:
    """E17: Ada has 31 points after 14 turns; Bob, with 25 after 13, takes the last Many More Zombies."""
    ada, bob = hunter(deck="zombie x31", turns=14), hunter(deck="zombie x25", turns=13)
    cleo = hunter(deck=f"zombie x{points_of_cleo}", turns=13)
    match = table(ada, bob, cleo, active=1, shots=8, supply={"many_more_zombies": 1})
    match.choose("take many_more_zombies")
    return match


def next_start_player(last: TableMatch) -> StartPlayer:
    """Who starts when the same table plays again, and by which clause."""
    assert last.outcome is not None
    winners = [NAMES[seat] for seat in last.outcome.winners]
    rematch = start(3, Stacked(), start_player="rematch", last_winners=winners, last_players=NAMES[:3])
    found: list[StartPlayer] = rematch.told.of(StartPlayer)
    assert rematch.state.active == found[0].seat
    return found[0]


@clause("ZN-9.1", "ZN-9.3", "ZN-9.7", "ZN-2.3", "ZN-2.7")
def test_e17_of_three_equal_scores_the_one_with_fewer_turns_wins_alone_and_its_left_starts_next() -> None:
    match = last_turn_of_bob(points_of_cleo=31)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.scores == [31, 31, 31]
    assert [one.turns for one in match.hunters] == [14, 14, 13]
    assert match.outcome.winners == [2]
    assert next_start_player(match) == StartPlayer(0, "ZN-2.3")


@clause("ZN-9.1", "ZN-9.3", "ZN-9.8", "ZN-2.4")
def test_e17_two_equal_scores_with_equal_turns_share_the_win_and_the_one_who_did_not_win_starts_next() -> None:
    match = last_turn_of_bob(points_of_cleo=30)
    assert match.outcome is not None
    assert match.outcome.scores == [31, 31, 30]
    assert match.outcome.winners == [0, 1]
    assert next_start_player(match) == StartPlayer(2, "ZN-2.4")


@clause("ZN-11.18.1", "ZN-11.18.2", "ZN-7.5")
def test_e18_regroup_flips_the_deck() -> None:
    ada = hunter(hand="regroup", deck="zombie, rounds, magazine", discard="bullet")
    match = table(ada, hunter(), combat="clash")
    match.choose("play regroup", "flip")
    assert zones(ada) == ([], [], ["bullet", "zombie", "rounds", "magazine"])
    assert match.view(1).hunters[0].discard_top == "magazine"
    assert match.state.shots == 2
    assert match.told.of(Shuffled) == []


@clause("ZN-11.17.1", "ZN-11.17.2", "ZN-7.3")
def test_e19_radio_with_two_cards_left() -> None:
    ada = hunter(hand="radio", deck="magazine, zombie")
    match = table(ada, hunter())
    match.choose("play radio")
    assert match.told.of(Revealed) == [Revealed(0, ("magazine",)), Revealed(0, ("zombie",))]
    assert match.asked == (1, "radio_discard")
    match.choose("discard magazine")
    assert zones(ada) == (["zombie"], [], ["magazine"])


@clause("ZN-11.20.1", "ZN-11.20.2")
def test_e20_recon_goes_round_from_the_attacker() -> None:
    ada, bob, cleo = hunter(hand="recon", deck="bullet, zombie"), hunter(hand="barricade", deck="magazine"), hunter()
    match = table(ada, bob, cleo, combat="clash")
    match.choose("play recon", "pass")
    assert ada.hand == ["bullet"]
    assert match.state.actions == 1
    assert ada.revealed == ("zombie",)
    match.choose("discard")
    assert ada.discard == ["zombie"]
    assert bob.revealed == ("magazine",)
    match.choose("discard")
    assert bob.discard == ["magazine"]
    assert match.asked == (0, "hunt")
    assert match.told.of(Revealed) == [Revealed(0, ("zombie",)), Revealed(1, ("magazine",))]
    assert deck_of(cleo) == []
