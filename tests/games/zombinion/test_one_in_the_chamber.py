"""One in the Chamber: reveal cards until 2 Aim cards have come; those go to hand."""

from deadtown.games.zombinion.events import DiscardedShown, Revealed, Shuffled, ToHand
from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table, zones


@clause("ZN-11.26.1")
def test_cards_are_revealed_one_at_a_time_until_the_second_aim_card() -> None:
    me = hunter(hand="one_in_the_chamber", deck="zombie, bullet, cunning, magazine, rounds, zombie")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play one_in_the_chamber")
    revealed = ("zombie", "bullet", "cunning", "magazine")
    assert match.told.of(Revealed) == [Revealed(0, (card,)) for card in revealed]
    assert deck_of(me) == ["rounds", "zombie"]
    assert match.asked == (0, "hunt")


@clause("ZN-11.26.1")
def test_two_aim_cards_on_top_end_it_at_once() -> None:
    me = hunter(hand="one_in_the_chamber, zombie", deck="bullet x3", discard="infection")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play one_in_the_chamber")
    assert zones(me) == (["zombie", "bullet", "bullet"], ["bullet"], ["infection"])
    assert match.told.of(DiscardedShown) == []


@clause("ZN-11.26.1", "ZN-7.3")
def test_with_no_card_at_all_nothing_happens() -> None:
    me = hunter(hand="one_in_the_chamber")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play one_in_the_chamber")
    assert match.told.of(Revealed) == []
    assert zones(me) == ([], [], [])
    assert match.asked == (0, "hunt")


@clause("ZN-11.26.2", "ZN-7.4")
def test_a_shuffle_on_the_way_leaves_the_revealed_cards_out() -> None:
    me = hunter(hand="one_in_the_chamber", deck="zombie, bullet", discard="infection, rounds, cunning")
    match = table(me, hunter(), combat="shoot_em_up", shuffles=["cunning, rounds, infection"])
    match.choose("play one_in_the_chamber")
    assert me.hand == ["bullet", "rounds"]
    assert deck_of(me) == ["infection"]
    assert me.discard == ["zombie", "cunning"]
    assert match.told.of(Shuffled) == [Shuffled(0)]


@clause("ZN-11.26.2")
def test_the_discard_pile_is_shuffled_once_and_then_no_card_is_left() -> None:
    me = hunter(hand="one_in_the_chamber", deck="zombie", discard="infection, cunning")
    match = table(me, hunter(), combat="shoot_em_up", shuffles=["infection, cunning"])
    match.choose("play one_in_the_chamber")
    assert zones(me) == ([], [], ["zombie", "infection", "cunning"])
    assert match.told.of(Shuffled) == [Shuffled(0)]


@clause("ZN-11.26.3")
def test_two_aim_cards_go_to_hand_and_then_the_others_are_discarded_in_the_order_revealed() -> None:
    me = hunter(hand="one_in_the_chamber", deck="zombie, magazine, infection, cunning, bullet", discard="rounds")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play one_in_the_chamber")
    assert me.hand == ["magazine", "bullet"]
    assert me.discard == ["rounds", "zombie", "infection", "cunning"]
    assert me.revealed == ()
    assert match.told[-2:] == [
        ToHand(0, ("magazine", "bullet")),
        DiscardedShown(0, ("zombie", "infection", "cunning")),
    ]


@clause("ZN-11.26.3")
def test_a_single_aim_card_goes_to_hand() -> None:
    me = hunter(hand="one_in_the_chamber", deck="zombie, magazine, infection")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play one_in_the_chamber")
    assert zones(me) == (["magazine"], [], ["zombie", "infection"])


@clause("ZN-11.26.3")
def test_without_an_aim_card_everything_revealed_is_discarded() -> None:
    me = hunter(hand="one_in_the_chamber", deck="zombie, maverick, infection")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play one_in_the_chamber")
    assert zones(me) == ([], [], ["zombie", "maverick", "infection"])
    assert match.told.of(ToHand) == []


@clause("ZN-11.26.3")
def test_the_aim_cards_can_be_played_in_this_hunt_phase() -> None:
    me = hunter(hand="one_in_the_chamber", deck="magazine x2")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play one_in_the_chamber", "play_all_aim")
    assert match.counters == (0, 1, 6)


@clause("ZN-11.26.2", "ZN-11.26.3", "ZN-11.25.1")
def test_the_second_of_two_plays_shuffles_in_what_the_first_discarded() -> None:
    me = hunter(hand="tactics, one_in_the_chamber", deck="zombie, bullet, rounds, infection", discard="magazine")
    match = table(me, hunter(), combat="shoot_em_up", shuffles=["zombie, magazine"])
    match.choose("play tactics")
    assert zones(me) == (["bullet", "rounds", "magazine"], [], ["infection", "zombie"])
