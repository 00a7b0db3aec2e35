"""The Hunt phase: Aim cards, Shots and Targets, and the cards taken with them."""

import pytest

from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombinion.table import TableMatch, cards, hunter, table

SUPPLY = cards(
    "bullet, rounds, magazine, zombie, many_zombies, many_more_zombies, infection, barricade, decoy, ammo_box, "
    "maverick, shotgun, cunning, higher_ground, restock, reload, sidekick"
)

AFFORDABLE = [
    (0, "bullet, infection"),
    (1, "bullet, infection"),
    (2, "bullet, zombie, infection, barricade, decoy"),
    (3, "bullet, rounds, zombie, infection, barricade, decoy, ammo_box, maverick, shotgun"),
    (
        4,
        "bullet, rounds, zombie, infection, barricade, decoy, ammo_box, maverick, shotgun, cunning, higher_ground, "
        "restock",
    ),
    (
        5,
        "bullet, rounds, zombie, many_zombies, infection, barricade, decoy, ammo_box, maverick, shotgun, cunning, "
        "higher_ground, restock, reload, sidekick",
    ),
    (
        7,
        "bullet, rounds, magazine, zombie, many_zombies, infection, barricade, decoy, ammo_box, maverick, shotgun, "
        "cunning, higher_ground, restock, reload, sidekick",
    ),
    (8, ",".join(SUPPLY)),
]


def takes(match: TableMatch) -> list[str]:
    return [text.removeprefix("take ") for text in match.texts if text.startswith("take ")]


@clause("ZN-5.1", "ZN-5.3", "ZN-5.6", "ZN-5.8")
def test_two_magazines_pay_for_a_decoy_and_cunning() -> None:
    """Worked example E1."""
    me = hunter(hand="magazine x2", deck="bullet x5")
    match = table(me, hunter(), step="hunt", actions=0, targets=2)
    match.choose("play magazine", "play magazine")
    assert match.counters == (0, 2, 6)
    match.choose("take decoy")
    assert match.counters == (0, 1, 4)
    match.choose("take cunning")
    assert match.asked == (1, "hunt")
    assert me.discard[:2] == ["decoy", "cunning"]


@clause("ZN-5.1")
@pytest.mark.parametrize(("card", "shots"), [("bullet", 1), ("rounds", 2), ("magazine", 3)])
def test_an_aim_card_put_into_play_gives_its_shots(card: str, shots: int) -> None:
    me = hunter(hand=f"zombie, {card}")
    match = table(me, hunter(), shots=4)
    match.choose(f"play {card}")
    assert match.state.shots == 4 + shots
    assert (me.hand, me.in_play) == (["zombie"], [card])


@clause("ZN-5.1")
def test_all_aim_cards_are_put_into_play_at_once_in_hand_order() -> None:
    me = hunter(hand="magazine, zombie, bullet, rounds, decoy, bullet")
    match = table(me, hunter(), step="hunt")
    match.choose("play_all_aim")
    assert me.in_play == cards("magazine, bullet, rounds, bullet")
    assert me.hand == cards("zombie, decoy")
    assert match.state.shots == 7


@clause("ZN-5.1")
def test_some_may_be_kept_in_hand() -> None:
    me = hunter(hand="bullet x2, magazine")
    match = table(me, hunter(), cleanup_top_choice=True, targets=2)
    match.choose("play bullet", "play magazine", "take cunning")
    assert me.hand == ["bullet"]
    assert match.state.shots == 0


@clause("ZN-5.1")
def test_none_need_be_played() -> None:
    match = table(hunter(hand="bullet x5"), hunter())
    match.choose("end_hunt")
    assert match.asked == (1, "hunt")


@clause("ZN-5.1")
def test_the_rest_may_follow_at_once_after_a_single_one() -> None:
    me = hunter(hand="bullet, rounds x2, zombie")
    match = table(me, hunter())
    match.choose("play rounds", "play_all_aim")
    assert me.in_play == cards("rounds, bullet, rounds")
    assert match.state.shots == 5


@clause("ZN-5.1")
def test_without_an_aim_card_there_is_nothing_to_play_at_once() -> None:
    match = table(hunter(hand="zombie"), hunter())
    assert "play_all_aim" not in match.texts
    assert refusal(match, "play bullet").clause == "ZN-5.1"


@clause("ZN-5.2")
def test_after_the_first_take_no_aim_card_is_played() -> None:
    match = table(hunter(hand="bullet, rounds"), hunter(), targets=2, shots=2)
    match.choose("take decoy")
    assert [text for text in match.texts if "play" in text] == []
    assert refusal(match, "play bullet").clause == "ZN-5.2"
    assert refusal(match, "play rounds").clause == "ZN-5.2"
    assert refusal(match, "play_all_aim").clause == "ZN-5.2"


@clause("ZN-5.2")
def test_a_take_that_cost_nothing_closes_the_aim_cards_too() -> None:
    match = table(hunter(hand="magazine"), hunter(), targets=2)
    match.choose("take bullet")
    assert refusal(match, "play magazine").clause == "ZN-5.2"


@clause("ZN-5.2")
def test_in_the_next_turn_aim_cards_can_be_played_again() -> None:
    match = table(hunter(hand="bullet"), hunter(hand="bullet"))
    match.choose("take bullet")
    assert "play bullet" in match.texts


@clause("ZN-5.3")
@pytest.mark.parametrize(("shots", "offered"), AFFORDABLE)
def test_a_card_costing_at_most_the_shots_left_may_be_taken(shots: int, offered: str) -> None:
    match = table(hunter(), hunter(), shots=shots)
    assert takes(match) == cards(offered)
    for card in set(SUPPLY) - set(cards(offered)):
        assert refusal(match, f"take {card}").clause == "ZN-5.3"


@clause("ZN-5.3")
def test_taking_costs_shots_and_a_target_and_the_card_goes_on_top_of_the_discard_pile() -> None:
    me = hunter(discard="zombie")
    match = table(me, hunter(), shots=7, targets=2)
    match.choose("take cunning")
    assert match.counters == (1, 1, 3)
    assert me.discard == ["zombie", "cunning"]
    assert match.state.supply["cunning"] == 9
    assert [match.view(seat).hunters[0].discard_top for seat in (0, 1, None)] == ["cunning"] * 3


@clause("ZN-5.3")
def test_an_empty_pile_cannot_be_chosen() -> None:
    match = table(hunter(), hunter(), shots=8, targets=2, supply={"cunning": 1})
    match.choose("take cunning")
    assert "cunning" not in takes(match)
    refused = refusal(match, "take cunning")
    assert (refused.clause, refused.reason) == ("ZN-5.3", "pile-empty")


@clause("ZN-5.3", "ZN-5.4")
@pytest.mark.parametrize("card", SUPPLY)
def test_every_pile_of_the_supply_may_be_chosen(card: str) -> None:
    me = hunter()
    match = table(me, hunter(), shots=8, targets=2)
    match.choose(f"take {card}")
    assert me.discard == [card]


@clause("ZN-5.4")
@pytest.mark.parametrize("card", ["bullet", "infection"])
def test_a_card_costing_nothing_may_be_taken_without_shots_but_needs_a_target(card: str) -> None:
    match = table(hunter(), hunter(), targets=2)
    match.choose(f"take {card}")
    assert match.counters == (1, 1, 0)
    match.choose(f"take {card}")
    assert match.asked == (1, "hunt")


@clause("ZN-5.5")
def test_nothing_is_taken_from_the_trash() -> None:
    match = table(hunter(), hunter(), shots=8, trash="decoy, magazine", supply={"decoy": 0})
    assert "decoy" not in takes(match)
    assert refusal(match, "take decoy").clause == "ZN-5.3"
    match.choose("take magazine")
    assert match.state.trash == ["decoy", "magazine"]
    assert match.state.supply["magazine"] == 29


@clause("ZN-5.6")
def test_shots_of_aim_cards_and_of_action_cards_are_one_pool() -> None:
    match = table(hunter(hand="shotgun, bullet, rounds"), hunter())
    match.choose("play shotgun", "play_all_aim")
    assert match.counters == (0, 2, 5)
    match.choose("take sidekick")
    assert match.counters == (0, 1, 0)


@clause("ZN-5.6")
@pytest.mark.parametrize(
    "split", [["cunning", "decoy", "bullet"], ["zombie", "barricade", "decoy"], ["rounds", "shotgun"], ["magazine"]]
)
def test_the_pool_is_spent_in_any_split(split: list[str]) -> None:
    match = table(hunter(), hunter(), shots=6, targets=4)
    match.choose(*(f"take {card}" for card in split))
    assert match.counters == (1, 4 - len(split), 0)


@clause("ZN-5.7")
@pytest.mark.parametrize("card", ["sidekick", "shotgun", "cunning", "maverick"])
def test_a_card_taken_has_no_effect_now(card: str) -> None:
    me = hunter(deck="bullet x3")
    match = table(me, hunter(), shots=5, targets=2)
    match.choose(f"take {card}")
    assert match.state.actions == 1
    assert match.state.targets == 1
    assert match.state.shots == 5 - {"sidekick": 5, "shotgun": 3, "cunning": 4, "maverick": 3}[card]
    assert me.hand == []


@clause("ZN-5.7")
def test_a_card_taken_cannot_be_used_in_this_turn() -> None:
    match = table(hunter(), hunter(), shots=9, targets=3)
    match.choose("take magazine")
    assert refusal(match, "play magazine").reason == "not-in-hand"
    match.choose("take decoy")
    assert refusal(match, "play decoy").reason == "not-in-hand"


@clause("ZN-5.8")
def test_taking_is_never_compulsory() -> None:
    me = hunter(hand="bullet", deck="bullet x5")
    match = table(me, hunter(), shots=8, targets=3)
    before = dict(match.state.supply)
    match.choose("end_hunt")
    assert match.asked == (1, "hunt")
    assert match.state.supply == before


@clause("ZN-5.8")
def test_the_phase_goes_on_while_a_target_is_left_and_ends_at_once_without_one() -> None:
    match = table(hunter(), hunter(), shots=8, targets=2)
    match.choose("take decoy")
    assert match.asked == (0, "hunt")
    match.choose("take decoy")
    assert match.asked == (1, "hunt")


@clause("ZN-5.8")
def test_without_shots_the_player_may_still_end_the_phase_only_by_saying_so() -> None:
    match = table(hunter(), hunter(), shots=2, targets=2)
    match.choose("take decoy")
    assert match.counters == (1, 1, 0)
    assert match.texts == ["take bullet", "take infection", "end_hunt"]


@clause("ZN-5.9")
def test_aim_cards_played_lie_in_the_play_area_until_clean_up() -> None:
    me = hunter(hand="bullet, rounds, zombie", deck="magazine x5")
    match = table(me, hunter(), targets=2)
    match.choose("play_all_aim", "take rounds")
    assert me.in_play == ["bullet", "rounds"]
    match.choose("end_hunt")
    assert me.in_play == []
    assert me.discard == ["rounds", "bullet", "rounds", "zombie"]
    assert match.state.trash == []


@clause("ZN-5.9")
def test_aim_cards_come_back_and_give_their_shots_again() -> None:
    me = hunter(hand="magazine")
    match = table(me, hunter())
    match.choose("play magazine", "end_hunt", "end_hunt")
    assert me.hand == ["magazine"]
    match.choose("play magazine")
    assert match.state.shots == 3
