"""Scavenger: the others reveal 2 cards and lose an Aim card among them; the attacker may gain it."""

import pytest

from deadtown.games.zombinion.events import DiscardedShown, Gained, Revealed, Shuffled, Trashed
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table, zones


@clause("ZN-11.10.1")
def test_each_other_player_reveals_the_top_two_cards_in_turn_order() -> None:
    ada, bob = hunter(deck="zombie x2"), hunter(deck="infection, zombie, bullet")
    cleo = hunter(hand="scavenger", deck="bullet")
    match = table(ada, bob, cleo, active=2, combat="clash")
    match.choose("play scavenger")
    assert match.told.of(Revealed) == [
        Revealed(0, ("zombie",)),
        Revealed(0, ("zombie",)),
        Revealed(1, ("infection",)),
        Revealed(1, ("zombie",)),
    ]
    assert deck_of(bob) == ["bullet"]
    assert deck_of(cleo) == ["bullet"]


@clause("ZN-11.10.1", "ZN-7.2")
def test_with_one_card_left_the_discard_pile_is_shuffled_without_it() -> None:
    bob = hunter(deck="zombie", discard="infection, cunning")
    match = table(hunter(hand="scavenger"), bob, combat="clash", shuffles=["cunning, infection"])
    match.choose("play scavenger")
    assert zones(bob) == ([], ["infection"], ["zombie", "cunning"])


@clause("ZN-11.10.1")
def test_with_an_empty_deck_the_discard_pile_is_shuffled_first() -> None:
    bob = hunter(discard="infection, cunning, zombie")
    match = table(hunter(hand="scavenger"), bob, combat="clash", shuffles=["zombie, infection, cunning"])
    match.choose("play scavenger")
    assert zones(bob) == ([], ["cunning"], ["zombie", "infection"])


@clause("ZN-11.10.1")
def test_two_cards_in_the_deck_are_revealed_without_a_shuffle() -> None:
    bob = hunter(deck="zombie x2", discard="infection")
    match = table(hunter(hand="scavenger"), bob, combat="clash")
    match.choose("play scavenger")
    assert zones(bob) == ([], [], ["infection", "zombie", "zombie"])
    assert match.told.of(Shuffled) == []


@clause("ZN-11.10.1", "ZN-7.3")
def test_with_one_card_in_all_it_is_revealed_and_may_be_lost() -> None:
    bob = hunter(hand="zombie", discard="rounds")
    match = table(hunter(hand="scavenger"), bob, combat="clash")
    match.choose("play scavenger")
    assert match.state.trash == ["rounds"]
    assert match.asked == (0, "scavenge_keep")
    assert zones(bob) == (["zombie"], [], [])


@clause("ZN-11.10.1", "ZN-7.3")
def test_with_no_card_at_all_nothing_is_revealed() -> None:
    match = table(hunter(hand="scavenger"), hunter(hand="bullet"), combat="clash")
    match.choose("play scavenger")
    assert match.told.of(Revealed) == []
    assert match.asked == (0, "hunt")


@clause("ZN-11.10.2", "ZN-4.12")
@pytest.mark.parametrize("deck", ["rounds, zombie", "zombie, rounds"])
def test_one_aim_card_among_the_two_is_trashed_without_asking(deck: str) -> None:
    bob = hunter(deck=deck)
    match = table(hunter(hand="scavenger"), bob, combat="clash")
    match.choose("play scavenger")
    assert match.asked == (0, "scavenge_keep")
    assert match.state.trash == ["rounds"]
    assert match.told.of(Trashed) == [Trashed(1, ("rounds",))]
    assert bob.discard == ["zombie"]


@clause("ZN-11.10.2")
def test_of_two_different_aim_cards_the_attacker_chooses_one_and_must() -> None:
    bob = hunter(deck="bullet, magazine")
    match = table(hunter(hand="scavenger"), bob, combat="clash")
    match.choose("play scavenger")
    assert match.asked == (0, "scavenge_trash")
    assert match.texts == ["trash bullet", "trash magazine"]
    for seat in (0, 1, None):
        assert match.view(seat).hunters[1].revealed == ("bullet", "magazine")
    with pytest.raises(Refused):
        match.choose("done")
    match.choose("trash bullet")
    assert match.state.trash == ["bullet"]
    assert bob.discard == ["magazine"]


@clause("ZN-11.10.2", "ZN-4.12")
def test_of_two_equal_aim_cards_one_is_trashed_without_asking() -> None:
    bob = hunter(deck="bullet x2")
    match = table(hunter(hand="scavenger"), bob, combat="clash")
    match.choose("play scavenger")
    assert match.asked == (0, "scavenge_keep")
    assert match.state.trash == ["bullet"]
    assert bob.discard == ["bullet"]


@clause("ZN-11.10.2")
def test_other_cards_are_never_trashed_and_then_nothing_is_asked() -> None:
    bob = hunter(deck="cunning, many_more_zombies")
    match = table(hunter(hand="scavenger"), bob, combat="clash")
    match.choose("play scavenger")
    assert match.asked == (0, "hunt")
    assert match.state.trash == []
    assert match.told.of(Trashed) == []


@clause("ZN-11.10.3")
def test_the_revealed_cards_go_to_their_owners_discard_pile_in_the_order_revealed() -> None:
    bob = hunter(deck="zombie, cunning, bullet", discard="infection")
    match = table(hunter(hand="scavenger"), bob, combat="clash")
    match.choose("play scavenger")
    assert bob.discard == ["infection", "zombie", "cunning"]
    assert bob.revealed == ()
    assert match.told.of(DiscardedShown) == [DiscardedShown(1, ("zombie", "cunning"))]


@clause("ZN-11.10.3", "ZN-7.17")
def test_one_players_part_is_finished_before_the_next_one_reveals() -> None:
    bob, cleo = hunter(deck="bullet, rounds"), hunter(deck="rounds, magazine")
    match = table(hunter(hand="scavenger"), bob, cleo, combat="clash")
    match.choose("play scavenger")
    assert match.asked == (0, "scavenge_trash")
    assert not cleo.revealed
    match.choose("trash rounds")
    assert bob.discard == ["bullet"]
    assert match.asked == (0, "scavenge_trash")
    assert cleo.revealed == ("rounds", "magazine")


@clause("ZN-11.10.4")
def test_the_attacker_chooses_what_to_gain_after_all_players_have_lost() -> None:
    bob, cleo, dan = hunter(deck="rounds, zombie"), hunter(deck="bullet, zombie"), hunter(deck="magazine, zombie")
    match = table(hunter(hand="scavenger"), bob, cleo, dan, combat="clash")
    match.choose("play scavenger")
    assert match.asked == (0, "scavenge_keep")
    assert match.state.trash == ["rounds", "bullet", "magazine"]
    assert match.texts == ["pick rounds", "pick bullet", "pick magazine", "done"]


@clause("ZN-11.10.4")
def test_the_attacker_may_gain_none() -> None:
    me, bob = hunter(hand="scavenger"), hunter(deck="rounds, zombie")
    match = table(me, bob, combat="clash")
    match.choose("play scavenger", "done")
    assert me.discard == []
    assert match.state.trash == ["rounds"]
    assert match.told.of(Gained) == []


@clause("ZN-11.10.4")
def test_the_attacker_may_gain_some_and_the_others_stay_in_the_trash() -> None:
    me = hunter(hand="scavenger", discard="zombie")
    match = table(me, hunter(deck="rounds, zombie"), hunter(deck="bullet, zombie"), combat="clash")
    match.choose("play scavenger", "pick bullet", "done")
    assert me.discard == ["zombie", "bullet"]
    assert match.state.trash == ["rounds"]


@clause("ZN-11.10.4")
def test_what_is_gained_is_the_card_just_trashed_not_one_that_lay_below() -> None:
    match = table(hunter(hand="scavenger"), hunter(deck="rounds, zombie"), combat="clash")
    match.state.trash[:] = ["rounds", "zombie"]
    match.choose("play scavenger", "pick rounds")
    assert match.state.trash == ["rounds", "zombie"]


@clause("ZN-11.10.4")
def test_the_attacker_gains_in_the_order_trashed_whatever_the_order_picked() -> None:
    me = hunter(hand="scavenger")
    victims = hunter(deck="rounds, zombie"), hunter(deck="bullet, zombie"), hunter(deck="rounds, zombie")
    match = table(me, *victims, combat="clash")
    match.choose("play scavenger", "pick bullet", "pick rounds", "pick rounds")
    assert match.asked == (0, "hunt")
    assert me.discard == ["rounds", "bullet", "rounds"]
    assert match.state.trash == []
    assert match.told.of(Gained) == [Gained(0, card, "discard") for card in ("rounds", "bullet", "rounds")]


@clause("ZN-11.10.4")
def test_the_gain_comes_from_the_trash_and_leaves_the_supply_alone() -> None:
    me = hunter(hand="scavenger")
    match = table(me, hunter(deck="rounds, zombie"), combat="clash", supply={"rounds": 0})
    match.choose("play scavenger", "pick rounds")
    assert me.discard == ["rounds"]
    assert match.state.supply["rounds"] == 0
    assert match.counters == (0, 1, 0)


@clause("ZN-11.10.5")
def test_aim_cards_trashed_earlier_cannot_be_gained() -> None:
    me = hunter(hand="scavenger")
    match = table(me, hunter(deck="bullet, zombie"), combat="clash", trash="magazine, bullet")
    match.choose("play scavenger")
    assert match.texts == ["pick bullet", "done"]
    match.choose("pick bullet")
    assert match.asked == (0, "hunt")
    assert me.discard == ["bullet"]
    assert sorted(match.state.trash) == ["bullet", "magazine"]


@clause("ZN-11.10.5", "ZN-11.25.1")
def test_what_the_first_of_two_plays_trashed_cannot_be_gained_by_the_second() -> None:
    me = hunter(hand="tactics, scavenger")
    match = table(me, hunter(deck="magazine, zombie, rounds, zombie"), combat="clash")
    match.choose("play tactics")
    assert match.texts == ["pick magazine", "done"]
    match.choose("done")
    assert match.asked == (0, "scavenge_keep")
    assert match.texts == ["pick rounds", "done"]
    match.choose("pick rounds")
    assert me.discard == ["rounds"]
    assert match.state.trash == ["magazine"]


@clause("ZN-11.10.5", "ZN-11.25.1")
def test_a_second_play_that_trashes_nothing_offers_nothing() -> None:
    me = hunter(hand="tactics, scavenger")
    match = table(me, hunter(deck="magazine, zombie x3"), combat="clash")
    match.choose("play tactics", "done")
    assert match.asked == (0, "hunt")
    assert match.state.trash == ["magazine"]
