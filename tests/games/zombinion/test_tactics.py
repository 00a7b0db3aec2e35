"""Tactics: play an Action card from hand twice."""

from collections import Counter

import pytest

from deadtown.games.zombinion.events import Drew, Played, PlayedAgain
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import TableMatch, deck_of, hunter, table, zones


def plays(match: TableMatch) -> Counter[str]:
    """How often each card was carried out."""
    return Counter(event.card for event in match.told if isinstance(event, Played | PlayedAgain))


@clause("ZN-11.25.1")
def test_tactics_asks_which_action_card_in_hand_to_play_and_there_is_no_way_out() -> None:
    me = hunter(hand="tactics, cunning, zombie, shotgun, cunning, bullet, survivors")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics")
    assert match.asked == (0, "double_action")
    assert match.texts == ["play cunning", "play shotgun"]
    with pytest.raises(Refused):
        match.choose("end_actions")
    with pytest.raises(Refused):
        match.choose("done")


@clause("ZN-11.25.1")
def test_an_attack_or_a_reaction_is_an_action_card_too() -> None:
    match = table(hunter(hand="tactics, recon, barricade"), hunter(), combat="clash")
    match.choose("play tactics")
    assert match.texts == ["play recon", "play barricade"]


@clause("ZN-11.25.1", "ZN-4.12")
def test_a_single_action_kind_in_hand_is_played_twice_without_asking() -> None:
    me = hunter(hand="tactics, cunning x2, zombie", deck="bullet x7")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics")
    assert match.asked == (0, "hunt")
    assert me.hand == ["cunning", "zombie"] + ["bullet"] * 6
    assert me.in_play == ["tactics", "cunning"]


@clause("ZN-11.25.1")
def test_the_card_moves_to_the_play_area_once_and_is_played_twice() -> None:
    me = hunter(hand="tactics, cunning, shotgun", deck="bullet x7")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics", "play cunning")
    assert me.in_play == ["tactics", "cunning"]
    assert me.hand == ["shotgun"] + ["bullet"] * 6
    assert match.told.of(Played) == [Played(0, "tactics"), Played(0, "cunning")]
    assert match.told.of(PlayedAgain) == [PlayedAgain(0, "cunning")]


@clause("ZN-11.25.1")
def test_neither_play_uses_an_action() -> None:
    me = hunter(hand="tactics, shotgun, cunning")
    match = table(me, hunter(), combat="infested_city", actions=2)
    match.choose("play tactics", "play shotgun")
    assert match.counters == (1, 3, 4)
    assert match.asked == (0, "play_action")


@clause("ZN-11.25.1")
def test_the_first_play_is_completely_resolved_before_the_second() -> None:
    me = hunter(hand="tactics, restock, zombie, infection")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics")
    assert match.asked == (0, "trash_one")
    match.choose("trash zombie")
    assert match.asked == (0, "gain_one")
    match.choose("gain rounds")
    assert match.asked == (0, "gain_one")
    assert match.state.trash == ["zombie", "infection"]
    assert me.discard == ["rounds"]


@clause("ZN-11.25.1", "ZN-4.5")
def test_the_tactics_being_played_cannot_choose_itself_but_another_copy() -> None:
    alone = table(hunter(hand="tactics, shotgun, cunning"), hunter(), combat="infested_city")
    alone.choose("play tactics")
    assert alone.texts == ["play shotgun", "play cunning"]
    with pytest.raises(Refused):
        alone.choose("play tactics")
    pair = table(hunter(hand="tactics x2, shotgun"), hunter(), combat="infested_city")
    pair.choose("play tactics")
    assert pair.texts == ["play tactics", "play shotgun"]


@clause("ZN-11.25.2", "ZN-4.4")
def test_nothing_else_can_be_played_between_the_two_plays() -> None:
    me = hunter(hand="tactics, courage, shotgun", deck="maverick x2, bullet x2")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play tactics", "play courage")
    assert match.told[1:] == [
        Played(0, "courage"),
        Drew(0, 2, ("maverick", "maverick")),
        PlayedAgain(0, "courage"),
        Drew(0, 2, ("bullet", "bullet")),
    ]
    assert match.asked == (0, "play_action")


@clause("ZN-11.25.2")
def test_what_the_card_itself_plays_is_played_between_the_two_plays() -> None:
    me = hunter(hand="tactics x2, shotgun, maverick", deck="zombie x2")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics", "play tactics", "play shotgun")
    assert match.told[1:] == [
        Played(0, "tactics"),
        Played(0, "shotgun"),
        PlayedAgain(0, "shotgun"),
        PlayedAgain(0, "tactics"),
        Played(0, "maverick"),
        Drew(0, 1, ("zombie",)),
        PlayedAgain(0, "maverick"),
        Drew(0, 1, ("zombie",)),
    ]


@clause("ZN-11.25.3")
def test_without_an_action_card_in_hand_tactics_does_nothing_and_its_action_is_spent() -> None:
    me = hunter(hand="tactics, zombie, bullet", deck="cunning", discard="shotgun")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics")
    assert match.counters == (0, 1, 0)
    assert match.asked == (0, "hunt")
    assert zones(me) == (["zombie", "bullet"], ["cunning"], ["shotgun"])
    assert me.in_play == ["tactics"]


@clause("ZN-11.25.4")
def test_the_second_inner_play_chooses_from_the_hand_as_it_then_is() -> None:
    me = hunter(hand="tactics x2, cunning, shotgun", deck="maverick, zombie x6")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics", "play tactics")
    assert match.asked == (0, "double_action")
    assert match.texts == ["play cunning", "play shotgun"]
    match.choose("play cunning")
    assert match.asked == (0, "double_action")
    assert match.texts == ["play shotgun", "play maverick"]
    match.choose("play maverick")
    assert match.counters == (4, 1, 0)
    assert plays(match) == {"tactics": 3, "cunning": 2, "maverick": 2}


@clause("ZN-11.25.4")
def test_tactics_on_tactics_plays_two_copies_of_a_kind_twice_each_and_no_card_four_times() -> None:
    me = hunter(hand="tactics x2, shotgun x3")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics", "play tactics")
    assert me.in_play == ["tactics", "tactics", "shotgun", "shotgun"]
    assert me.hand == ["shotgun"]
    assert match.counters == (0, 5, 8)


@clause("ZN-11.25.4")
def test_tactics_on_tactics_with_one_action_card_left_plays_it_twice_only() -> None:
    me = hunter(hand="tactics x2, shotgun")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics", "play tactics")
    assert match.counters == (0, 3, 4)
    assert match.asked == (0, "hunt")


@clause("ZN-11.25.4", "ZN-11.25.3")
def test_tactics_on_tactics_without_another_action_card_does_nothing() -> None:
    me = hunter(hand="tactics x2, zombie")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics")
    assert match.asked == (0, "hunt")
    assert match.counters == (0, 1, 0)
    assert me.in_play == ["tactics", "tactics"]


@clause("ZN-11.25.4")
def test_three_tactics_in_a_row_play_three_cards_twice_each() -> None:
    me = hunter(hand="tactics x3, shotgun, maverick, stick_together", deck="zombie x2")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics", "play tactics", "play tactics", "play shotgun", "play maverick")
    assert me.in_play == ["tactics", "tactics", "tactics", "shotgun", "maverick", "stick_together"]
    assert plays(match) == {"tactics": 5, "shotgun": 2, "maverick": 2, "stick_together": 2}
    assert match.counters == (0 + 2 * 2 + 2 * 2, 1 + 2 + 2, 4 + 4)


@clause("ZN-11.25.5")
def test_the_second_play_does_not_need_the_card_in_play() -> None:
    me = hunter(hand="tactics, weapons_cache, zombie")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play tactics", "gain rounds")
    assert me.in_play == ["tactics"]
    assert match.asked == (0, "gain_one")
    match.choose("gain sidekick")
    assert match.state.trash == ["weapons_cache"]
    assert me.discard == ["rounds", "sidekick"]


@clause("ZN-11.25.6")
@pytest.mark.parametrize(
    ("card", "counters", "drawn"),
    [
        ("stick_together", (4, 3, 4), 0),
        ("barricade", (0, 1, 0), 4),
        ("sidekick", (2, 3, 2), 2),
        ("courage", (2, 1, 0), 4),
        ("shotgun", (0, 3, 4), 0),
        ("cunning", (0, 1, 0), 6),
        ("maverick", (4, 1, 0), 2),
        ("molotov_cocktail", (0, 3, 0), 8),
    ],
)
def test_all_plus_effects_count_for_both_plays(card: str, counters: tuple[int, int, int], drawn: int) -> None:
    me = hunter(hand=f"tactics, {card}", deck="zombie x9")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics")
    assert match.counters == counters
    assert len(me.hand) == drawn


@clause("ZN-11.25.1")
def test_both_cards_are_discarded_once_at_clean_up() -> None:
    me = hunter(hand="tactics, shotgun", deck="bullet x5")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics", "end_hunt")
    assert me.discard == ["tactics", "shotgun"]
    assert deck_of(me) == []
