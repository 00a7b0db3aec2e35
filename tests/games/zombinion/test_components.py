"""What is in the box: the 33 kinds of card, their families, and the markers under the piles."""

import pytest

from deadtown.games.zombinion.cards import (
    ACTIONS,
    AIM,
    ATTACKS,
    BASIC,
    COMBAT,
    KINDS,
    REACTIONS,
    VICTORY,
)
from tests.clauses import clause
from tests.games.matches import refusal, stroll
from tests.games.zombinion.table import GAME, cards, hunter, start, table

BASIC_CARDS = [
    # card, kind line, cost, shots, points, copies
    ("bullet", "Aim", 0, 1, 0, 60),
    ("rounds", "Aim", 3, 2, 0, 40),
    ("magazine", "Aim", 6, 3, 0, 30),
    ("zombie", "Victory", 2, 0, 1, 24),
    ("many_zombies", "Victory", 5, 0, 3, 12),
    ("many_more_zombies", "Victory", 8, 0, 6, 12),
    ("infection", "Infection", 0, 0, -1, 30),
]

COMBAT_CARDS = [
    # card, cost, kind line, copies
    ("stick_together", 5, "Action", 10),
    ("barricade", 2, "Action-Reaction", 10),
    ("sidekick", 5, "Action", 10),
    ("courage", 5, "Action", 10),
    ("weapons_cache", 4, "Action", 10),
    ("decoy", 2, "Action", 10),
    ("shotgun", 3, "Action", 10),
    ("quick_escape", 4, "Action-Attack", 10),
    ("cunning", 4, "Action", 10),
    ("scavenger", 4, "Action-Attack", 10),
    ("maverick", 3, "Action", 10),
    ("molotov_cocktail", 5, "Action", 10),
    ("ammo_box", 3, "Action", 10),
    ("hide", 5, "Action", 10),
    ("higher_ground", 4, "Action-Attack", 10),
    ("hollow_points", 4, "Action", 10),
    ("radio", 4, "Action", 10),
    ("regroup", 3, "Action", 10),
    ("reload", 5, "Action", 10),
    ("recon", 4, "Action-Attack", 10),
    ("restock", 4, "Action", 10),
    ("sacrifice", 2, "Action", 10),
    ("zombie_swarm", 5, "Action-Attack", 10),
    ("survivors", 4, "Victory", 12),
    ("tactics", 4, "Action", 10),
    ("one_in_the_chamber", 6, "Action", 10),
]

PLAYED_AS_ACTIONS = [card for card, _, line, _ in COMBAT_CARDS if line != "Victory"]


@clause("ZN-1.3", "ZN-1.4")
@pytest.mark.parametrize(("card", "line", "cost", "shots", "points", "copies"), BASIC_CARDS)
def test_a_basic_card_is_as_printed(card: str, line: str, cost: int, shots: int, points: int, copies: int) -> None:
    kind = KINDS[card]
    assert (kind.line, kind.cost, kind.shots, kind.points, kind.copies) == (line, cost, shots, points, copies)


@clause("ZN-1.3", "ZN-1.4", "ZN-1.8")
@pytest.mark.parametrize(("card", "cost", "line", "copies"), COMBAT_CARDS)
def test_a_combat_card_is_as_printed(card: str, cost: int, line: str, copies: int) -> None:
    kind = KINDS[card]
    assert (kind.cost, kind.line, kind.copies) == (cost, line, copies)
    assert (kind.shots, kind.points) == (0, 0)


@clause("ZN-1.3")
def test_the_cost_of_every_pile_can_be_read_at_the_table() -> None:
    costs = {card: cost for card, _, cost, *_ in BASIC_CARDS} | {card: cost for card, cost, *_ in COMBAT_CARDS}
    for combat in ([card for card, *_ in COMBAT_CARDS[:10]], [card for card, *_ in COMBAT_CARDS[16:]]):
        match = table(hunter(), hunter(), combat=combat)
        for pile in match.view(None).supply:
            assert pile.cost == costs[pile.card]


@clause("ZN-1.4")
def test_there_are_six_kind_lines() -> None:
    lines = {"Aim", "Victory", "Infection", "Action", "Action-Attack", "Action-Reaction"}
    assert {kind.line for kind in KINDS.values()} == lines


@clause("ZN-1.1", "ZN-1.9", "ZN-1.10")
def test_the_box_holds_504_cards() -> None:
    aim = sum(KINDS[card].copies for card in ("bullet", "rounds", "magazine"))
    victory = sum(KINDS[card].copies for card in ("zombie", "many_zombies", "many_more_zombies"))
    combat = sum(KINDS[card].copies for card in COMBAT)
    infection = KINDS["infection"].copies
    trash_card, markers = 1, len(KINDS)
    assert (aim, victory, combat, infection, markers) == (130, 48, 262, 30, 33)
    assert aim + victory + combat + infection + trash_card + markers == 504


@clause("ZN-1.2")
def test_every_card_belongs_to_one_of_four_families() -> None:
    families = [
        {"bullet", "rounds", "magazine"},
        {"zombie", "many_zombies", "many_more_zombies"},
        {"infection"},
        {card for card, *_ in COMBAT_CARDS},
    ]
    assert sum(map(len, families)) == len(KINDS)
    assert set().union(*families) == set(KINDS)
    assert set(BASIC) == families[0] | families[1] | families[2]
    assert set(COMBAT) == families[3]


@clause("ZN-1.5")
def test_attacks_and_reactions_are_action_cards_too() -> None:
    assert {"quick_escape", "scavenger", "higher_ground", "recon", "zombie_swarm"} == ATTACKS
    assert {"barricade"} == REACTIONS
    assert set(PLAYED_AS_ACTIONS) == ACTIONS
    assert ATTACKS | REACTIONS < ACTIONS


@clause("ZN-1.5", "ZN-1.6", "ZN-1.7")
def test_the_action_phase_offers_the_action_cards_and_no_others() -> None:
    match = table(hunter(hand=",".join(KINDS)), hunter())
    assert sorted(match.texts) == sorted([f"play {card}" for card in PLAYED_AS_ACTIONS] + ["end_actions"])


@clause("ZN-1.6")
def test_four_kinds_are_victory_cards() -> None:
    assert {"zombie", "many_zombies", "many_more_zombies", "survivors"} == VICTORY


@clause("ZN-1.6")
def test_an_infection_is_neither_victory_nor_action_nor_aim() -> None:
    assert "infection" not in VICTORY | ACTIONS | AIM
    match = table(hunter(hand="infection, decoy"), hunter())
    assert refusal(match, "play infection").clause == "ZN-1.6"
    match.choose("end_actions")
    assert refusal(match, "play infection").clause == "ZN-1.6"


@clause("ZN-1.6")
def test_an_infection_in_hand_is_no_victory_card_to_put_back() -> None:
    you = hunter(hand="infection, zombie")
    table(hunter(hand="quick_escape"), you).choose("play quick_escape")
    assert (you.hand, you.deck) == (["infection"], ["zombie"])


@clause("ZN-1.7")
def test_the_hunt_phase_plays_the_aim_cards_and_no_others() -> None:
    assert {"bullet", "rounds", "magazine"} == AIM
    match = table(hunter(hand=",".join(KINDS)), hunter(), step="hunt")
    assert [text for text in match.texts if "play " in text] == ["play bullet", "play rounds", "play magazine"]


@clause("ZN-1.8")
def test_there_are_26_combat_kinds_with_262_copies() -> None:
    copies = sorted(KINDS[card].copies for card in COMBAT)
    assert copies == [10] * 25 + [12]
    assert sum(copies) == 262


@clause("ZN-1.9")
def test_neither_the_trash_card_nor_a_marker_is_ever_a_card_of_the_game() -> None:
    for match in stroll(start(2, seed="trash", turn_cap=15, combat_set="shoot_em_up"), 1):
        assert set(GAME.rules.components(match.state)) <= set(KINDS)


@clause("ZN-1.9")
def test_an_empty_trash_holds_no_card() -> None:
    assert list(start(2).view(None).trash) == []


@clause("ZN-1.10")
def test_there_is_one_marker_for_each_kind_of_pile() -> None:
    aim = [card for card in BASIC if KINDS[card].line == "Aim"]
    victory = [card for card in BASIC if KINDS[card].line == "Victory"]
    infection = [card for card in BASIC if KINDS[card].line == "Infection"]
    assert (len(aim), len(victory), len(infection), len(COMBAT)) == (3, 3, 1, 26)
    assert len(aim) + len(victory) + len(infection) + len(COMBAT) == 33


@clause("ZN-1.11")
def test_the_marker_shows_when_the_last_card_of_a_pile_is_taken() -> None:
    match = table(hunter(), hunter(), shots=4, targets=2, supply={"decoy": 1})
    match.choose("take decoy")
    shown = {pile.card: pile.count for pile in match.view(1).supply}
    assert shown["decoy"] == 0
    assert len(shown) == 17


@clause("ZN-1.11")
def test_a_marker_cannot_be_taken() -> None:
    match = table(hunter(), hunter(), shots=8, supply={"decoy": 0})
    assert "take decoy" not in match.texts
    assert refusal(match, "take decoy").reason == "pile-empty"


@clause("ZN-1.11")
def test_a_marker_cannot_be_gained() -> None:
    match = table(hunter(hand="ammo_box"), hunter(), supply={"decoy": 0})
    match.choose("play ammo_box")
    assert "gain decoy" not in match.texts
    assert refusal(match, "gain decoy").reason == "pile-empty"


@clause("ZN-1.11")
def test_markers_are_not_counted_in_their_piles_nor_anywhere_else() -> None:
    match = table(hunter(), hunter(), supply={"decoy": 0, "shotgun": 0})
    counted = GAME.rules.components(match.state)
    assert "decoy" not in counted
    assert "shotgun" not in counted
    assert counted["cunning"] == 10


@clause("ZN-1.13")
def test_cards_to_play_are_offered_by_kind() -> None:
    match = table(hunter(hand="decoy x3, cunning x2"), hunter())
    assert match.texts == ["play decoy", "play cunning", "end_actions"]
    match = table(hunter(hand="bullet x3, rounds"), hunter(), step="hunt")
    assert [text for text in match.texts if text.startswith("play ")] == ["play bullet", "play rounds"]


@clause("ZN-1.13")
def test_several_cards_are_picked_by_kind_and_quantity() -> None:
    me = hunter(hand="sacrifice, bullet x3, zombie x2")
    match = table(me, hunter())
    match.choose("play sacrifice")
    assert match.texts == ["pick bullet", "pick zombie", "done"]
    match.choose("pick bullet", "pick bullet", "pick zombie", "done")
    assert me.hand == ["bullet", "zombie"]
    assert match.state.trash == cards("bullet x2, zombie")
