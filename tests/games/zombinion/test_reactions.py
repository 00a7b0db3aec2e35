"""Attacks and Reactions (section 8)."""

import pytest

from deadtown.games.zombinion.cards import ATTACKS, COMBAT, KINDS
from deadtown.games.zombinion.events import Played, Reacted
from deadtown.games.zombinion.state import Hunter
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import TableMatch, cards, deck_of, hunter, table, zones

FIVE = ["quick_escape", "scavenger", "higher_ground", "recon", "zombie_swarm"]

OWN_VERDICT = {"recon": ["put_back"]}
"""What the attacker has to answer for the own deck."""

PREY_HAND, PREY_DECK = "barricade, zombie x2, bullet x2", "rounds, zombie"


def prey() -> Hunter:
    """A hunter with a Barricade, whom every one of the five Attacks would hurt."""
    return hunter(hand=PREY_HAND, deck=PREY_DECK)


def repelled(attack: str) -> TableMatch:
    """Ada attacks Bob, who reveals; the Attack is played to its end."""
    match = table(hunter(hand=f"{attack}, zombie", deck="bullet x5"), prey(), combat="clash")
    match.choose(f"play {attack}", "reveal", *OWN_VERDICT.get(attack, []))
    return match


@clause("ZN-8.1")
def test_an_attack_is_a_card_with_attack_in_its_kind_line() -> None:
    assert sorted(ATTACKS) == sorted(FIVE)
    assert all(("Attack" in KINDS[card].line) == (card in FIVE) for card in KINDS)


@clause("ZN-8.1", "ZN-8.2")
@pytest.mark.parametrize("card", [card for card in COMBAT if card != "survivors"])
def test_attacks_open_a_window_and_other_cards_do_not(card: str) -> None:
    me, bob = hunter(hand=f"{card}, zombie x2, bullet", deck="bullet x5"), hunter(hand="barricade")
    match = table(me, bob, combat="clash")
    match.choose(f"play {card}")
    assert (match.asked == (1, "react")) == (card in FIVE)


@clause("ZN-8.2")
def test_the_others_who_hold_a_barricade_are_asked_in_turn_order() -> None:
    ada, dan = hunter(hand="barricade"), hunter(hand="barricade")
    bob = hunter(hand="zombie_swarm, zombie", deck="bullet x3")
    cleo = hunter(hand="barricade")
    match = table(ada, bob, cleo, dan, active=1, combat="life_or_death")
    match.choose("play zombie_swarm")
    asked = []
    while match.asked != (1, "hunt"):
        asked.append(match.asked)
        match.choose("pass")
    assert asked == [(2, "react"), (3, "react"), (0, "react")]


@clause("ZN-8.2")
@pytest.mark.parametrize("attack", FIVE)
def test_the_window_opens_after_the_attack_is_in_play_and_before_its_instructions(attack: str) -> None:
    me, bob = hunter(hand=f"{attack}, zombie", deck="bullet x5"), prey()
    match = table(me, bob, combat="clash")
    match.choose(f"play {attack}")
    assert match.asked == (1, "react")
    assert match.texts == ["reveal", "pass"]
    assert me.in_play == [attack]
    assert match.told == [Played(0, attack)]
    assert match.counters == (0, 1, 0)
    assert zones(me) == (["zombie"], ["bullet"] * 5, [])
    assert zones(bob) == (cards(PREY_HAND), cards(PREY_DECK), [])


@clause("ZN-8.2")
def test_all_have_answered_before_the_first_instruction() -> None:
    me, bob, cleo = hunter(hand="higher_ground"), hunter(hand="barricade, bullet x4"), hunter(hand="barricade")
    match = table(me, bob, cleo)
    match.choose("play higher_ground", "pass")
    assert match.asked == (2, "react")
    assert len(bob.hand) == 5
    assert match.counters == (0, 1, 0)


@clause("ZN-8.2")
def test_a_player_with_two_barricades_is_asked_once() -> None:
    bob = hunter(hand="barricade x2, bullet x3")
    match = table(hunter(hand="higher_ground"), bob)
    match.choose("play higher_ground", "pass")
    assert match.asked == (1, "discard_down")


@clause("ZN-8.3")
def test_the_barricade_is_shown_to_everybody_and_goes_back_to_hand() -> None:
    bob = hunter(hand="bullet, barricade, zombie")
    match = table(hunter(hand="higher_ground"), bob, hunter())
    match.choose("play higher_ground", "reveal")
    shown = Reacted(1, "barricade", "higher_ground")
    assert match.told.of(Reacted) == [shown]
    assert [shown.seen_by(seat) for seat in (0, 1, 2, None)] == [shown] * 4
    assert zones(bob) == (["bullet", "barricade", "zombie"], [], [])
    assert bob.in_play == []


@clause("ZN-8.3")
def test_the_same_barricade_is_revealed_against_every_further_attack() -> None:
    bob = hunter(hand="barricade, bullet x4")
    match = table(hunter(hand="higher_ground, zombie_swarm, quick_escape"), bob, combat="clash", actions=3)
    for attack in ("higher_ground", "zombie_swarm", "quick_escape"):
        match.choose(f"play {attack}")
        assert match.asked == (1, "react")
        match.choose("reveal")
    assert zones(bob) == (["barricade", *["bullet"] * 4], [], [])
    assert len(match.told.of(Reacted)) == 3


@clause("ZN-8.3")
def test_a_barricade_revealed_in_anothers_turn_can_still_be_played_in_the_own() -> None:
    bob = hunter(hand="barricade", deck="rounds x2")
    match = table(hunter(hand="higher_ground"), bob)
    match.choose("play higher_ground", "reveal", "end_hunt")
    assert match.asked == (1, "play_action")
    assert match.counters == (1, 1, 0)
    match.choose("play barricade")
    assert bob.hand == ["rounds", "rounds"]


@clause("ZN-8.4")
@pytest.mark.parametrize("attack", FIVE)
def test_who_revealed_is_out_of_that_play(attack: str) -> None:
    match = repelled(attack)
    bob = match.hunters[1]
    assert match.decision is not None
    assert match.decision.kind == "hunt"
    assert zones(bob) == (cards(PREY_HAND), cards(PREY_DECK), [])
    assert bob.revealed == ()
    assert match.state.trash == []
    assert match.state.supply["infection"] == 10
    told_of_bob = [event for event in match.told if getattr(event, "seat", None) == 1]
    assert told_of_bob == [Reacted(1, "barricade", attack)]


@clause("ZN-8.4")
@pytest.mark.parametrize(
    ("attack", "answers", "left"),
    [
        ("quick_escape", [], ("barricade, zombie, bullet x2", "zombie, rounds, zombie", "")),
        ("scavenger", ["done"], ("barricade, zombie x2, bullet x2", "", "zombie")),
        (
            "higher_ground",
            ["pick zombie", "pick bullet"],
            ("barricade, zombie, bullet", "rounds, zombie", "zombie, bullet"),
        ),
        ("recon", ["put_back", "discard"], ("barricade, zombie x2, bullet x2", "zombie", "rounds")),
        ("zombie_swarm", [], ("barricade, zombie x2, bullet x2", "rounds, zombie", "infection")),
    ],
)
def test_who_declined_is_hit(attack: str, answers: list[str], left: tuple[str, str, str]) -> None:
    match = table(hunter(hand=f"{attack}, zombie", deck="bullet x5"), prey(), combat="clash")
    match.choose(f"play {attack}", "pass", *answers)
    assert match.asked == (0, "hunt")
    assert zones(match.hunters[1]) == tuple(map(cards, left))


@clause("ZN-8.5")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_reveal_protects_nobody_else(seat: int) -> None:
    victims = [hunter(hand="barricade" if place == seat else "bullet") for place in (1, 2, 3)]
    match = table(hunter(hand="zombie_swarm"), *victims, combat="life_or_death")
    match.choose("play zombie_swarm", "reveal")
    assert [len(one.discard) for one in match.hunters] == [int(place not in (0, seat)) for place in range(4)]


@clause("ZN-8.5")
def test_the_reveal_does_not_stop_what_the_attacker_gets() -> None:
    swarm = repelled("zombie_swarm")
    assert swarm.hunters[0].hand == ["zombie", "bullet", "bullet"]
    shots = repelled("higher_ground")
    assert shots.counters == (0, 1, 2)
    gain = repelled("quick_escape")
    assert deck_of(gain.hunters[0])[0] == "rounds"


@clause("ZN-8.5")
def test_the_attacker_of_recon_draws_and_reveals_the_own_card_although_all_others_are_protected() -> None:
    me = hunter(hand="recon", deck="bullet, zombie")
    match = table(me, hunter(hand="barricade", deck="rounds"), combat="clash")
    match.choose("play recon", "reveal")
    assert me.hand == ["bullet"]
    assert match.counters == (1, 1, 0)
    assert match.asked == (0, "recon_verdict")
    assert me.revealed == ("zombie",)


@clause("ZN-8.5")
def test_scavenger_gains_from_those_who_are_not_protected() -> None:
    me = hunter(hand="scavenger")
    bob, cleo = hunter(hand="barricade", deck="magazine x2"), hunter(deck="rounds, zombie")
    match = table(me, bob, cleo, combat="clash")
    match.choose("play scavenger", "reveal")
    assert match.texts == ["pick rounds", "done"]
    match.choose("pick rounds")
    assert me.discard == ["rounds"]
    assert deck_of(bob) == ["magazine", "magazine"]


@clause("ZN-8.6")
@pytest.mark.parametrize(
    ("answers", "infections"),
    [(["reveal", "reveal"], 0), (["reveal", "pass"], 1), (["pass", "reveal"], 1), (["pass", "pass"], 2)],
)
def test_an_attack_played_twice_opens_a_window_for_each_play(answers: list[str], infections: int) -> None:
    bob = hunter(hand="barricade")
    match = table(hunter(hand="tactics, zombie_swarm"), bob, combat="life_or_death")
    match.choose("play tactics")
    for answer in answers:
        assert match.asked == (1, "react")
        match.choose(answer)
    assert match.asked == (0, "hunt")
    assert bob.discard == ["infection"] * infections


@clause("ZN-8.6")
def test_the_second_window_opens_after_the_first_play_is_resolved() -> None:
    me, bob = hunter(hand="tactics, higher_ground"), hunter(hand="barricade, bullet x4")
    match = table(me, bob)
    match.choose("play tactics", "reveal")
    assert match.asked == (1, "react")
    assert match.counters == (0, 1, 2)


@clause("ZN-8.6", "ZN-8.7")
def test_who_lost_the_barricade_in_the_first_play_is_not_asked_in_the_second() -> None:
    bob = hunter(hand="barricade, bullet x2, zombie x2")
    match = table(hunter(hand="tactics, higher_ground"), bob)
    match.choose("play tactics", "pass", "pick barricade", "pick zombie")
    assert match.asked == (0, "hunt")
    assert bob.hand == ["bullet", "bullet", "zombie"]


@clause("ZN-8.6")
def test_protection_against_one_attack_does_not_last_for_the_next() -> None:
    bob = hunter(hand="barricade")
    match = table(hunter(hand="zombie_swarm x2"), bob, combat="life_or_death", actions=2)
    match.choose("play zombie_swarm", "reveal", "play zombie_swarm", "pass")
    assert bob.discard == ["infection"]


@clause("ZN-8.7")
def test_a_player_without_a_barricade_is_not_asked() -> None:
    bob, cleo, dan = hunter(hand="bullet"), hunter(hand="barricade"), hunter()
    match = table(hunter(hand="zombie_swarm"), bob, cleo, dan, combat="life_or_death")
    match.choose("play zombie_swarm")
    assert match.asked == (2, "react")
    match.choose("reveal")
    assert match.asked == (0, "hunt")


@clause("ZN-8.7")
def test_a_refusal_is_not_announced_and_a_reveal_is() -> None:
    bob, cleo, dan = hunter(hand="barricade"), hunter(hand="barricade"), hunter(hand="barricade")
    match = table(hunter(hand="zombie_swarm"), bob, cleo, dan, combat="life_or_death")
    match.choose("play zombie_swarm")
    seen = [match.view(seat) for seat in (0, 1, 2, 3, None)]
    match.choose("pass")
    assert match.told == [Played(0, "zombie_swarm")]
    assert [match.view(seat) for seat in (0, 1, 2, 3, None)] == seen
    match.choose("reveal")
    assert match.told == [Played(0, "zombie_swarm"), Reacted(2, "barricade", "zombie_swarm")]


@clause("ZN-8.8")
@pytest.mark.parametrize("attack", FIVE)
def test_the_attacker_cannot_react_to_the_own_attack(attack: str) -> None:
    match = table(hunter(hand=f"{attack}, barricade", deck="bullet x4"), hunter(), combat="clash")
    match.choose(f"play {attack}")
    assert match.asked[1] != "react"
    assert match.told.of(Reacted) == []
    with pytest.raises(Refused):
        match.choose("reveal", seat=0)


@clause("ZN-8.8")
def test_a_barricade_anywhere_but_in_hand_protects_nobody() -> None:
    bob = hunter(deck="barricade", discard="barricade", in_play="barricade")
    bob.aside = ("barricade",)
    match = table(hunter(hand="zombie_swarm"), bob, combat="life_or_death")
    match.choose("play zombie_swarm")
    assert match.asked == (0, "hunt")
    assert bob.discard == ["barricade", "infection"]


@clause("ZN-8.9")
def test_no_window_opens_when_tactics_is_played() -> None:
    match = table(hunter(hand="tactics, zombie_swarm, cunning"), hunter(hand="barricade"), combat="life_or_death")
    match.choose("play tactics")
    assert match.asked == (0, "double_action")
    match.choose("play cunning")
    assert match.asked == (0, "hunt")


@clause("ZN-8.9")
def test_no_window_opens_for_tactics_on_tactics_either() -> None:
    match = table(hunter(hand="tactics x2, recon, cunning"), hunter(hand="barricade"), combat="clash")
    match.choose("play tactics", "play tactics")
    assert match.asked == (0, "double_action")
    match.choose("play recon")
    assert match.asked == (1, "react")
