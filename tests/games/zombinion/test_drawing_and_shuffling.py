"""Drawing from the deck, shuffling the discard pile into a new one, and cutting it."""

import pytest

from deadtown.games.zombinion import events
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombinion.table import Stacked, cards, deck_of, hunter, start, table


@clause("ZN-7.1")
def test_cards_are_drawn_from_the_top_of_the_deck_in_their_order() -> None:
    me = hunter(hand="cunning", deck="zombie, bullet, rounds, magazine, infection")
    table(me, hunter()).choose("play cunning")
    assert me.hand == ["zombie", "bullet", "rounds"]
    assert deck_of(me) == ["magazine", "infection"]


@clause("ZN-7.1")
def test_the_others_learn_how_many_cards_were_drawn_but_not_which() -> None:
    match = table(hunter(hand="cunning", deck="zombie, bullet, rounds"), hunter())
    match.choose("play cunning")
    drew = match.told.of(events.Drew)[0]
    assert drew.seen_by(0) == events.Drew(0, 3, ("zombie", "bullet", "rounds"))
    assert drew.seen_by(1) == drew.seen_by(None) == events.Drew(0, 3, None)


@clause("ZN-7.2")
def test_when_a_card_must_be_drawn_from_an_empty_deck_the_whole_discard_pile_becomes_the_deck() -> None:
    me = hunter(hand="cunning", discard="zombie, bullet, rounds, magazine, infection")
    match = table(me, hunter(), shuffles=["magazine, infection, zombie, rounds, bullet"])
    match.choose("play cunning")
    assert me.hand == ["magazine", "infection", "zombie"]
    assert deck_of(me) == ["rounds", "bullet"]
    assert me.discard == []


@clause("ZN-7.2")
def test_cards_drawn_before_the_shuffle_are_not_shuffled_in() -> None:
    me = hunter(hand="cunning", deck="zombie x2", discard="bullet, rounds")
    match = table(me, hunter(), shuffles=["rounds, bullet"])
    match.choose("play cunning")
    assert me.hand == ["zombie", "zombie", "rounds"]
    assert me.deck == ["bullet"]


@clause("ZN-7.2")
def test_cards_revealed_before_the_shuffle_are_not_shuffled_in() -> None:
    me = hunter(hand="one_in_the_chamber", deck="zombie, bullet", discard="rounds, decoy")
    match = table(me, hunter(), shuffles=["decoy, rounds"])
    match.choose("play one_in_the_chamber")
    assert me.hand == ["bullet", "rounds"]
    assert me.discard == ["zombie", "decoy"]
    assert me.deck == []


@clause("ZN-7.2")
def test_everybody_is_told_of_the_shuffle() -> None:
    match = table(hunter(hand="cunning", discard="bullet x3"), hunter())
    match.choose("play cunning")
    shuffled = match.told.of(events.Shuffled)
    assert shuffled == [events.Shuffled(0)]
    assert shuffled[0].seen_by(1) == shuffled[0].seen_by(None) == shuffled[0]


@clause("ZN-7.3")
def test_drawing_stops_when_deck_and_discard_pile_are_empty() -> None:
    me = hunter(hand="cunning", deck="zombie", discard="bullet")
    match = table(me, hunter())
    match.choose("play cunning")
    assert me.hand == ["zombie", "bullet"]
    assert (me.deck, me.discard) == ([], [])


@clause("ZN-7.3")
def test_drawing_from_nothing_is_no_draw_and_no_shuffle() -> None:
    match = table(hunter(hand="cunning"), hunter())
    match.choose("play cunning")
    assert match.told.of(events.Drew) == []
    assert match.told.of(events.Shuffled) == []


@clause("ZN-7.3")
def test_revealing_stops_when_deck_and_discard_pile_are_empty() -> None:
    """Worked example E16."""
    me = hunter(hand="one_in_the_chamber", deck="zombie, bullet, cunning")
    table(me, hunter()).choose("play one_in_the_chamber")
    assert me.hand == ["bullet"]
    assert me.discard == ["zombie", "cunning"]


@clause("ZN-7.4")
def test_cards_in_play_and_in_hand_are_not_shuffled() -> None:
    me = hunter(hand="courage, zombie", discard="bullet, rounds", in_play="maverick")
    match = table(me, hunter(), shuffles=["rounds, bullet"])
    match.choose("play courage")
    assert me.in_play == ["maverick", "courage"]
    assert me.hand == ["zombie", "rounds", "bullet"]


@clause("ZN-7.4")
def test_cards_set_aside_are_not_shuffled() -> None:
    me = hunter(hand="hide, zombie x5", deck="decoy", discard="bullet, rounds")
    match = table(me, hunter(), shuffles=["bullet, rounds"])
    match.choose("play hide", "set_aside")
    assert me.hand == cards("zombie x5, bullet, rounds")
    assert me.discard == ["decoy"]


@clause("ZN-7.4")
def test_cards_revealed_and_not_yet_put_away_are_not_shuffled() -> None:
    you = hunter(deck="zombie", discard="infection, decoy")
    match = table(hunter(hand="scavenger"), you, shuffles=["decoy, infection"])
    match.choose("play scavenger")
    assert you.discard == ["zombie", "decoy"]
    assert you.deck == ["infection"]


@clause("ZN-7.5")
def test_a_deck_that_is_drawn_empty_stays_empty() -> None:
    me = hunter(hand="cunning", deck="zombie x3", discard="bullet, rounds")
    match = table(me, hunter())
    match.choose("play cunning")
    assert me.deck == []
    assert me.discard == ["bullet", "rounds"]
    assert match.told.of(events.Shuffled) == []


@clause("ZN-7.5")
def test_the_shuffle_waits_until_a_card_is_needed_and_takes_in_what_was_taken_meanwhile() -> None:
    me = hunter(hand="cunning", deck="zombie x3", discard="bullet x4")
    match = table(
        me, hunter(), shots=3, shuffles=["shotgun, bullet, cunning, zombie, bullet, zombie, bullet x2, zombie"]
    )
    match.choose("play cunning", "take shotgun")
    assert me.hand == cards("shotgun, bullet, cunning, zombie, bullet")


@clause("ZN-7.5")
def test_a_deck_flipped_onto_the_discard_pile_is_not_shuffled() -> None:
    """Worked example E18."""
    me = hunter(hand="regroup", deck="zombie, rounds, magazine", discard="bullet")
    match = table(me, hunter())
    match.choose("play regroup", "flip")
    assert me.deck == []
    assert me.discard == ["bullet", "zombie", "rounds", "magazine"]
    assert match.told.of(events.Shuffled) == []


@clause("ZN-7.6")
def test_neither_gaining_onto_an_empty_deck_nor_putting_a_card_on_it_causes_a_shuffle() -> None:
    """Worked example E9."""
    me = hunter(hand="quick_escape", discard="bullet x4")
    you = hunter(hand="zombie, bullet x4", discard="decoy")
    match = table(me, you)
    match.choose("play quick_escape")
    assert (me.deck, me.discard) == (["rounds"], cards("bullet x4"))
    assert (you.deck, you.discard, you.hand) == (["zombie"], ["decoy"], cards("bullet x4"))
    assert match.told.of(events.Shuffled) == []


@clause("ZN-7.6")
def test_counting_an_empty_deck_does_not_cause_a_shuffle() -> None:
    match = table(hunter(discard="bullet x4"), hunter())
    before = match.digest()
    assert match.view(0).hunters[0].deck_count == 0
    assert match.digest() == before


@clause("ZN-7.7")
def test_after_a_shuffle_the_player_on_the_left_of_the_owner_cuts() -> None:
    me = hunter(hand="courage", discard="bullet, rounds, magazine, zombie, infection")
    match = table(me, hunter(), hunter(), offer_cut=True, shuffles=["bullet, rounds, magazine, zombie, infection"])
    match.choose("play courage")
    assert match.asked == (1, "cut")
    assert match.texts == ["cut 0", "cut 1", "cut 2", "cut 3", "cut 4"]
    match.choose("cut 2")
    assert me.hand == ["magazine", "zombie"]
    assert deck_of(me) == ["infection", "bullet", "rounds"]
    assert match.told.of(events.Cut) == [events.Cut(1, 0, 2)]


@clause("ZN-7.7")
@pytest.mark.parametrize(
    ("cut", "drawn", "deck"),
    [
        (0, ["bullet", "rounds"], ["magazine", "zombie"]),
        (1, ["rounds", "magazine"], ["zombie", "bullet"]),
        (3, ["zombie", "bullet"], ["rounds", "magazine"]),
    ],
)
def test_the_top_cards_go_under_the_deck_in_the_same_order(cut: int, drawn: list[str], deck: list[str]) -> None:
    me = hunter(hand="courage", discard="bullet, rounds, magazine, zombie")
    match = table(me, hunter(), offer_cut=True, shuffles=["bullet, rounds, magazine, zombie"])
    match.choose("play courage", f"cut {cut}")
    assert me.hand == drawn
    assert deck_of(me) == deck


@clause("ZN-7.7")
def test_no_deeper_cut_is_possible_than_to_the_last_card() -> None:
    match = table(hunter(hand="courage", discard="bullet, rounds, magazine"), hunter(), offer_cut=True)
    match.choose("play courage")
    assert refusal(match, "cut 3").clause == "ZN-7.7"
    assert refusal(match, "cut 0", seat=0).reason == "not-your-decision"


@clause("ZN-7.7")
def test_a_deck_of_one_card_is_not_cut() -> None:
    match = table(hunter(hand="courage", discard="bullet"), hunter(), offer_cut=True)
    match.choose("play courage")
    assert match.asked == (0, "hunt")


@clause("ZN-7.7")
def test_the_owner_is_on_the_right_of_the_one_who_cuts_also_when_another_plays() -> None:
    you = hunter(discard="bullet, rounds")
    match = table(hunter(hand="molotov_cocktail", deck="bullet x4"), hunter(deck="zombie"), you, offer_cut=True)
    match.choose("play molotov_cocktail")
    assert match.asked == (0, "cut")
    match.choose("cut 1")
    assert you.hand == ["bullet"]


@clause("ZN-7.7")
def test_the_starting_decks_are_cut_too() -> None:
    shuffles = ["zombie x3, bullet x7", "bullet x7, zombie x3", "bullet x5, zombie x3, bullet x2"]
    match = start(3, Stacked(shuffles, picks=[2]), offer_cut=True)
    assert match.asked == (0, "cut")
    assert match.texts == [f"cut {size}" for size in range(10)]
    match.choose("cut 3")
    assert match.asked == (1, "cut")
    match.choose("cut 0")
    assert match.asked == (2, "cut")
    match.choose("cut 5")
    assert match.hunters[2].hand == cards("bullet x5")
    assert match.hunters[0].hand == cards("bullet x5")
    assert match.hunters[1].hand == cards("zombie x3, bullet x2")
    assert match.asked == (2, "hunt")


@clause("ZN-7.7")
def test_without_the_option_nobody_cuts() -> None:
    match = table(hunter(hand="courage", discard="bullet, rounds, magazine"), hunter())
    match.choose("play courage")
    assert match.asked == (0, "hunt")


@clause("ZN-7.19")
def test_there_is_no_limit_to_the_hand_or_to_the_deck() -> None:
    me = hunter(hand="molotov_cocktail, bullet x59", deck="rounds x40, magazine x30")
    match = table(me, hunter(hand="zombie x20", deck="bullet"))
    match.choose("play molotov_cocktail")
    assert len(me.hand) == 63
    assert len(me.deck) == 66
    assert len(match.hunters[1].hand) == 21
    match.choose("play_all_aim")
    assert match.state.shots == 59 + 4 * 2
