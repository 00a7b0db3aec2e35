"""Grave Weapons: how zombies get them, and what each does (LN-18.1 to LN-18.6, Table G)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from deadtown.games.last_night.arming import bearers
from deadtown.games.last_night.cards import HERO_CARDS, ZOMBIE_CARDS
from deadtown.games.last_night.events import (
    GraveDeckShuffled,
    GraveWeaponDrawn,
    GraveWeaponGiven,
    GraveWeaponLost,
    HeroDied,
    Infected,
    Wielded,
    Wounded,
    ZombieHeroRose,
)
from deadtown.games.last_night.eyes import imagine
from deadtown.games.last_night.figures import components
from deadtown.games.last_night.grave_weapons import GRAVE_CARDS, grave_cards
from deadtown.games.last_night.moments import CP, FR, WH, WT
from deadtown.games.last_night.pieces import FIRST_TURNED, MOST_ARMED, NORMAL
from deadtown.games.last_night.refusals import why_not
from deadtown.games.last_night.refusing.looking import look
from deadtown.kernel import Refusal, Seeded
from deadtown.kernel.chance import Result
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish
from tests.games.last_night.moments import answer, cancelled_and_not, let_be
from tests.games.last_night.table import FAR, NightMatch, hero, start, table

WEAPONS: dict[str, Any] = {"opt_grave_weapons": True}


def armory(step: str, *heroes: Any, deck: str = "sickle", **more: Any) -> NightMatch:
    """A game with Grave Weapons; the deck is told from the top."""
    options = {**WEAPONS, **more.pop("options", {})}
    return table(step, *heroes, grave_deck=deck.split()[::-1], options=options, **more)


def placing(**more: Any) -> NightMatch:
    more.setdefault("succeeded", (1,))
    return armory("new_arrivals", FAR, **more)


def duel(weapon: str, dice: Sequence[Result], *heroes: Any, **more: Any) -> NightMatch:
    """Becky fights a zombie with a Grave Weapon."""
    return fight(*heroes, dice=dice, armed={0: weapon}, options=WEAPONS, **more)


# The deck


def test_there_are_twenty() -> None:
    assert sum(GRAVE_CARDS.values()) == len(grave_cards()) == 20
    assert len(GRAVE_CARDS) == 11


@clause("LN-8.5")
def test_they_are_neither_hero_cards_nor_zombie_cards() -> None:
    assert not GRAVE_CARDS.keys() & (HERO_CARDS.keys() | ZOMBIE_CARDS.keys())


def test_their_deck_is_shuffled_at_the_start_and_nobody_knows_its_order() -> None:
    match = start(scenario="die_zombies_die", seed="deck", **WEAPONS)
    state = match.state
    assert Counter(state.grave_deck) == GRAVE_CARDS
    assert state.grave_deck != grave_cards()
    assert [match.view(seat).grave_deck for seat in (0, 1, None)] == [20, 20, 20]
    before = [*state.grave_deck]
    imagine(state, 1, Seeded("dream"))
    assert (Counter(state.grave_deck), state.grave_deck != before) == (GRAVE_CARDS, True)
    assert components(state) == components(start(scenario="die_zombies_die", seed="other", **WEAPONS).state)


def test_without_the_rule_there_is_none() -> None:
    assert start(scenario="die_zombies_die").state.grave_deck == []


# How zombies get them


@clause("LN-18.1", "LN-4.20", "LN-18.2")
def test_for_two_zombies_that_are_not_placed_a_weapon_is_drawn_and_given() -> None:
    match = placing(dice=[4], deck="sickle rusty_axe")
    assert match.asked == (1, "swap_grave_weapon")
    assert match.decision is not None
    assert (match.texts, match.decision.about) == (["yes", "no"], {"count": 4})
    match.choose("yes")
    # Two are left, and nobody else could have a second one.
    match.choose("space a1", "space h1")
    # Those that have just come stand on pits.
    assert match.asked == (1, "give_grave_weapon")
    assert match.view(0).grave_drawn == "sickle", "it lies open"
    assert match.texts == ["arm a1", "arm h1"]
    match.choose("arm h1")
    assert match.state.armed == {1: "sickle"}
    assert match.view(0).armed == {1: "sickle"}
    assert (match.state.grave_drawn, match.state.grave_deck, match.state.to_arm) == ("", ["rusty_axe"], 0)
    assert [event.card for event in match.told.of(GraveWeaponDrawn)] == ["sickle"]
    assert [event.space for event in match.told.of(GraveWeaponGiven)] == ["h1"]
    assert len(match.zombies) == 2


@clause("LN-18.1")
def test_as_often_as_there_are_two_to_give_up() -> None:
    match = placing(dice=[6], zombies="b2 c2 d2", deck="sickle sickle sickle")
    match.choose("yes", "yes", "yes")
    for where in ("b2", "c2"):
        assert match.kind == "give_grave_weapon"
        match.choose(f"arm {where}")
    assert match.state.turn == "heroes", "the last one goes to the last zombie without a choice"
    assert match.state.armed == {0: "sickle", 1: "sickle", 2: "sickle"}
    assert len(match.zombies) == 3


@clause("LN-18.1")
def test_nothing_is_asked_at_set_up_nor_for_one_zombie_nor_without_the_rule() -> None:
    match = armory("first_zombies", FAR, turn="set_up", phase="set_up", arriving={1: 4})
    assert match.kind == "place_zombie"
    assert placing(dice=[1], zombies="b2").kind == "place_zombie"
    assert table("new_arrivals", FAR, succeeded=(1,), dice=[6], zombies="b2").kind == "place_zombie"


@clause("LN-18.14")
def test_what_cannot_be_placed_cannot_be_given_up() -> None:
    match = placing(dice=[6], zombies="b2 " * 13)
    assert match.kind == "place_zombie"
    match = placing(dice=[6], zombies="b2 " * 12)
    match.choose("yes")
    assert len(match.zombies) == 12


@clause("LN-18.1", "LN-18.14")
def test_grave_dead_are_chosen_before_weapons() -> None:
    match = placing(
        dice=[6], options={"opt_grave_dead": True}, zombies="b2 c2", deck="sickle sickle", grave_dead="ravenous"
    )
    asked = []
    while match.kind.startswith("swap"):
        asked.append(match.kind)
        match.choose("yes" if len(asked) != 2 else "no")
    assert asked == ["swap_grave_dead", "swap_grave_dead", "swap_grave_weapon", "swap_grave_weapon"]


@clause("LN-18.1")
def test_each_of_two_seats_gives_up_its_own() -> None:
    match = placing(succeeded=(2, 3), players=4, sun=14, dice=[6, 6], zombies="b2", deck="sickle rusty_axe")
    asked = []
    while match.state.turn != "heroes":
        assert match.decision is not None
        asked.append((match.decision.seat, match.kind))
        match.choose(1)
    assert asked == [
        (2, "swap_grave_weapon"),
        *((2, "place_zombie"), (2, "give_grave_weapon")),
        (3, "swap_grave_weapon"),
        *((3, "place_zombie"), (3, "give_grave_weapon")),
    ]


@clause("LN-18.2")
def test_who_may_get_one_stands_away_from_heroes_or_on_a_pit() -> None:
    match = armory(
        *("zombies_end", hero("becky", "f5"), hero("jenny", "h2")),
        zombies="f5 f6 f7 h1 a12",
        turned=[("jake", "c3")],
        armed={4: "sickle"},
        halts=True,
    )
    found = [match.state.zombies[zombie] for zombie in bearers(look(match.state))]
    play = look(match.state)
    assert [play.ref(zombie) for zombie in bearers(play)] == ["f7", "h1", "zombie_jake"]
    assert len(found) == 3


@clause("LN-18.5")
def test_without_a_zombie_that_could_have_it_nothing_is_given_up() -> None:
    match = placing(dice=[2])
    assert match.kind == "place_zombie", "two come, and nobody else is there"
    match = placing(dice=[3])
    assert match.kind == "swap_grave_weapon", "one of three will stand on a pit"


@clause("LN-18.4")
def test_there_are_at_most_eight_on_the_map() -> None:
    armed = dict.fromkeys(range(MOST_ARMED), "sickle")
    match = placing(dice=[4], zombies="b2 " * 9, armed=armed)
    assert match.kind == "place_zombie"
    armed.pop(0)
    match = placing(dice=[4], zombies="b2 " * 9, armed=armed, deck="sickle sickle")
    match.choose("yes")
    assert match.kind == "place_zombie", "one more, not two"


@clause("LN-18.5")
def test_when_the_deck_is_empty_the_discarded_ones_are_shuffled() -> None:
    match = placing(dice=[2], zombies="b2", deck="", grave_discard=["rusty_axe"])
    match.choose("yes")
    assert match.told.of(GraveDeckShuffled)
    assert (match.state.armed, match.state.grave_discard) == ({0: "rusty_axe"}, [])


@clause("LN-18.3", "LN-1.3")
def test_a_zombie_has_one_and_is_told_from_others_by_it() -> None:
    match = armory("order_zombies", FAR, zombies="b2 b2 b2", armed={1: "sickle", 2: "gw_machete"}, to_act=(1,))
    assert match.texts == ["move b2", "move sickle_b2", "move gw_machete_b2", "done"]
    match.choose("move gw_machete_b2")
    assert match.state.mover == 2


@clause("LN-18.3")
def test_it_is_lost_when_its_zombie_is_killed_or_removed() -> None:
    match = finish(duel("sickle", [6, 6, 1]))
    assert (match.state.armed, match.state.grave_discard) == ({}, ["sickle"])
    assert [event.card for event in match.told.of(GraveWeaponLost)] == ["sickle"]
    match = armory(
        "draw", FAR, zombie_deck="rotten_bodies x4", zombies="b2", armed={0: "sickle"}, dice=[1], to_act=(1,)
    )
    match.let_pass()
    assert (match.state.armed, match.state.grave_discard) == ({}, ["sickle"])


@clause("LN-18.2", "LN-18.3")
def test_why_a_zombie_cannot_have_it() -> None:
    match = placing(dice=[2], zombies="b2 c2 l10 a5", armed={3: "rusty_axe"})
    match.choose("yes")
    asked = match.question
    assert match.kind == "give_grave_weapon"
    for wish, clause_, reason in (
        ("l10", "LN-18.2", "too-near-a-hero"),
        ("rusty_axe_a5", "LN-18.3", "has-a-grave-weapon"),
        ("d9", "LN-18.2", "no-zombie-there"),
    ):
        refusal = why_not(match.state, asked, 1, ("arm", wish))
        assert isinstance(refusal, Refusal)
        assert (refusal.clause, refusal.reason) == (clause_, reason)


# Grave Robbers


@clause("LN-18.2", "LN-18.4")
@cancelled_and_not
def test_grave_robbers_bring_one(cancelled: bool) -> None:
    match = armory(
        "zombies_end", FAR, zombie_hand="grave_robbers", hand="principal_gomez", zombies="b2", halts=True, turns=3
    )
    match.choose("play grave_robbers")
    answer(match, cancelled)
    assert match.state.armed == ({} if cancelled else {0: "sickle"})
    assert match.state.zombie_discard == ["grave_robbers"]


@clause("LN-1.9", "LN-18.4")
@pytest.mark.parametrize("more", [{"zombies": ""}, {"zombies": "l9"}, {"zombies": "b2", "deck": ""}])
def test_they_need_somebody_to_give_it_to(more: dict[str, Any]) -> None:
    match = armory("zombies_end", FAR, zombie_hand="grave_robbers, shamble", halts=True, **more)
    assert match.playable(1) == set()


@cancelled_and_not
def test_without_the_rule_grave_robbers_draw_a_card(cancelled: bool) -> None:
    match = table("zombies_end", FAR, zombie_hand="grave_robbers", hand="principal_gomez", halts=True)
    match.choose("play grave_robbers")
    answer(match, cancelled)
    assert match.state.hands[1] == ([] if cancelled else ["shamble"])


# In fights


@clause("LN-6.3")
def test_a_machete_is_one_die_more() -> None:
    match = duel("gw_machete", [6, 5, 1, 2])
    match.wait_for(FR)
    assert match.state.fight.zombie_dice == (1, 2)


@clause("LN-6.7", "LN-6.8")
@pytest.mark.parametrize(("dice", "winner"), [([5, 2, 4], "zombies"), ([6, 2, 4], "heroes"), ([5, 2, 3], "heroes")])
def test_a_sickle_adds_one_to_the_highest_die(dice: list[int], winner: str) -> None:
    match = duel("sickle", dice)
    match.wait_for(FR)
    assert match.view(0).fight.leads == winner
    assert match.view(0).fight.edge == 1
    assert match.state.fight.zombie_dice == (dice[2],), "the die itself shows what it shows"
    finish(match)
    assert match.hero().wounds == int(winner == "zombies")


@clause("LN-6.8")
def test_a_tie_with_a_sickle_is_won_by_who_wins_ties() -> None:
    match = duel("sickle", [5, 2, 3, 4, 4], cornered=True)
    match.wait_for(FR)
    assert match.state.fight.zombie_dice == (3, 4, 4)
    assert match.view(0).fight.leads == "heroes"


@clause("LN-6.3")
def test_the_stench_costs_heroes_a_die() -> None:
    match = duel("stench_of_death", [6, 1])
    match.wait_for(FR)
    assert match.state.fight.hero_dice == (6,)
    match = fight(dice=[6, 1], zombies="f5 f5 f5", armed={1: "stench_of_death", 2: "stench_of_death"}, options=WEAPONS)
    assert match.view(0).heroes[0].dice == 1, "never fewer than one"


@clause("LN-7.3")
@pytest.mark.parametrize(("die", "wounds"), [(6, 2), (5, 1)])
def test_a_rusty_axe_wounds_twice_with_a_6(die: int, wounds: int) -> None:
    match = finish(duel("rusty_axe", [1, 2, die]))
    assert match.hero().wounds == wounds
    match = finish(fight(dice=[1, 2, die], options=WEAPONS))
    assert match.hero().wounds == 1


@clause("LN-7.3")
def test_who_has_died_of_the_first_wound_takes_no_second() -> None:
    match = finish(duel("rusty_axe", [1, 2, 6], hero(wounds=2)))
    assert len(match.told.of(Wounded)) == 1
    assert len(match.told.of(HeroDied)) == 1


@clause("LN-6.18", "LN-7.3")
@pytest.mark.parametrize(("zombies", "wounds"), [("a1", 0), ("a1 a2 b1 b2", 1)], ids=["away", "hemmed in"])
def test_who_is_snatched_away_from_a_rusty_axe_takes_no_second_wound(zombies: str, wounds: int) -> None:
    match = duel("rusty_axe", [1, 2, 6], hero(at="a1"), zombies=zombies, hand="nick_of_time")
    match.wait_for(WH)
    match.choose("play nick_of_time")
    if not wounds:
        match.choose("space b2")
    finish(match)
    assert (match.at(), match.hero().wounds) == ("a1" if wounds else "b2", wounds)


@clause("LN-7.3")
def test_who_is_dragged_away_by_a_rusty_axe_takes_both_wounds() -> None:
    match = duel("rusty_axe", [1, 2, 6], zombie_hand="dragged_away")
    match.wait_for(WT)
    match.choose("play dragged_away f6")
    finish(match)
    assert (match.at(), match.zombies, match.hero().wounds) == ("f6", ["f6"], 2)


@clause("LN-18.6")
def test_an_old_pitchfork_rolls_dice_of_its_zombie_again_once_in_a_fight() -> None:
    match = duel("old_pitchfork", [5, 4, 2, 6], zombie_hand="uuurrrggh", hand="")
    match.wait_for(FR)
    assert match.playable(1) == {"wield old_pitchfork 2", "play uuurrrggh"}
    match.choose("wield old_pitchfork 2")
    assert match.state.fight.zombie_dice == (6,)
    assert not match.state.fight.card, "it is no fight card"
    assert "play uuurrrggh" in match.playable(1)
    assert "wield old_pitchfork 6" not in match.playable(1)
    assert [event.card for event in match.told.of(Wielded)] == ["old_pitchfork"]
    finish(match)
    assert match.hero().wounds == 1


@clause("LN-18.6")
def test_a_seat_without_cards_is_asked_for_it_and_only_the_zombies_own_seat() -> None:
    match = duel("old_pitchfork", [5, 4, 2, 6])
    match.wait_for(FR)
    assert 1 in match.asked_seats
    match = fight(
        hero(), zombies="", green="f5", dice=[5, 4, 2], armed={7: "old_pitchfork"}, players=4, options=WEAPONS
    )
    match.wait_for(FR)
    assert match.playable(3) == {"wield old_pitchfork 2"}
    assert match.playable(2) == set()
    refusal = why_not(match.state, match.question, 2, ("wield", "old_pitchfork", 2))
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "no-target"
    refusal = why_not(match.state, match.question, 2, ("wield", "sickle"))
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "no-window"


@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (2, 1), (3, 0)])
@clause("LN-18.3")
def test_a_bloated_body_hurts_all_heroes_in_its_space(die: int, wounds: int) -> None:
    match = finish(duel("bloated_body", [6, 6, 1, die, die], hero(), hero("jenny"), hero("jake", "a1")))
    assert len(match.rolls("bloated_body")) == 2
    assert [match.hero(one).wounds for one in ("becky", "jenny", "jake")] == [wounds, wounds, 0]


@clause("LN-18.3")
def test_it_does_so_in_fights_alone_and_when_it_is_killed() -> None:
    match = finish(duel("bloated_body", [6, 5, 1]))
    assert (match.zombies, len(match.rolls("bloated_body"))) == (["f5"], 0)
    match = armory(
        *("ranged_attack", hero("becky", "f5", "revolver")),
        zombies="f5",
        armed={0: "bloated_body"},
        active="becky",
        dice=[5],
    )
    match.choose("shoot revolver bloated_body_f5")
    assert not match.rolls("bloated_body")
    match = finish(duel("bloated_body", [6, 2, 1, 1], hero(items="meat_cleaver")))
    assert len(match.rolls("bloated_body")) == 1


@clause("LN-7.9", "LN-7.10")
@pytest.mark.parametrize(("die", "markers"), [(1, 1), (2, 0)])
def test_blood_spray_infects_on_a_1(die: int, markers: int) -> None:
    match = finish(duel("blood_spray", [6, 6, 1, die]))
    assert len(match.rolls("blood_spray")) == 1
    assert match.hero().infected == markers
    assert len(match.told.of(Infected)) == markers


@clause("LN-7.10")
def test_the_second_marker_turns() -> None:
    match = finish(duel("blood_spray", [6, 6, 1, 1], hero(infected=1)))
    assert match.hero().dead
    assert match.told.of(ZombieHeroRose)


@clause("LN-1.6")
def test_a_zombie_that_is_not_wounded_sprays_nothing() -> None:
    assert not finish(duel("blood_spray", [6, 5, 1])).rolls("blood_spray")
    assert not finish(duel("blood_spray", [6, 6, 1], rotten=True)).rolls("blood_spray")


@clause("LN-18.3", "LN-7.16")
def test_an_explosive_zombie_takes_others_with_it() -> None:
    match = finish(
        duel("explosive_zombie", [6, 6, 1, 4, 3, 4, 3], hero(wounds=2), hero("jenny"), zombies="f5 f5 f5 f6")
    )
    # Two zombies roll, then two heroes.
    assert match.zombies == ["f5", "f6"]
    assert match.state.zombie_deaths == 2
    assert match.hero().dead
    assert match.hero("jenny").wounds == 0
    assert match.told.of(ZombieHeroRose) == [], "killed by an explosive"


@clause("LN-18.3", "LN-18.16")
def test_it_is_an_explosive_for_the_very_rotten_too() -> None:
    match = finish(
        duel(
            *("explosive_zombie", [6, 6, 1, 4, 1]),
            red="f5",
            grave_dead="very_rotten",
        )
    )
    assert match.zombies == []
    assert not match.rolls("very_rotten")
    assert (len(match.state.red_dead), match.state.zombie_deaths) == (1, 2)


@clause("LN-18.3")
def test_it_explodes_wherever_it_is_killed() -> None:
    match = armory(
        *("ranged_attack", hero("becky", "f5", "dynamite, lighter")),
        zombies="f7 f7",
        armed={0: "explosive_zombie"},
        active="becky",
        dice=[2, 1, 4],
    )
    match.choose("throw f7 lit")
    assert len(match.rolls("burst")) == 1
    assert match.zombies == []
    match = armory(
        *("ranged_attack", hero("becky", "f5", "revolver")),
        zombies="f6 f6",
        armed={0: "explosive_zombie"},
        active="becky",
        dice=[5, 6],
    )
    match.choose("shoot revolver explosive_zombie_f6")
    assert match.zombies == []


# Elsewhere


@clause("LN-10.3")
@pytest.mark.parametrize(("die", "hit"), [(5, False), (6, True)])
def test_a_crawling_torso_is_hard_to_hit(die: int, hit: bool) -> None:
    match = armory(
        *("ranged_attack", hero("becky", "f5", "revolver")),
        zombies="f6",
        armed={0: "crawling_torso"},
        active="becky",
        dice=[die],
    )
    match.choose("shoot revolver crawling_torso_f6")
    assert (match.zombies == []) == hit


@clause("LN-10.3", "LN-10.5")
def test_others_on_its_space_are_as_easy_to_hit_as_ever_and_ammo_goes_by_the_die() -> None:
    match = armory(
        *("ranged_attack", hero("becky", "f5", "pump_shotgun")),
        zombies="f6 f6",
        armed={0: "crawling_torso"},
        active="becky",
        dice=[4, 4, 6],
    )
    match.choose("blast pump_shotgun f6")
    assert match.state.zombie_deaths == 1
    assert 0 in match.state.armed
    assert match.hero().items == ("pump_shotgun",)


@clause("LN-4.13")
@pytest.mark.parametrize(("die", "steps"), [(2, 1), (3, 2), (5, 3)])
def test_a_recently_dead_one_moves_d3_spaces(die: int, steps: int) -> None:
    match = armory("order_zombies", FAR, zombies="b2", armed={0: "recently_dead"}, to_act=(1,), dice=[die])
    match.choose("move recently_dead_b2")
    count = 0
    while match.kind == "move_zombie":
        match.choose(1)
        count += 1
    assert count == steps


@clause("LN-5.6")
@pytest.mark.parametrize(("die", "free"), [(3, False), (4, True)])
def test_barbed_wire_holds_heroes(die: int, free: bool) -> None:
    match = armory(
        *("move_action", hero("becky", "f5")),
        zombies="f5 f5",
        armed={0: "barbed_wire", 1: "barbed_wire"},
        active="becky",
        left=3,
        dice=[die],
    )
    match.choose("step f6")
    assert match.at() == ("f6" if free else "f5")
    assert len(match.rolls("barbed_wire")) == 1, "one roll, whatever there is of it"
    assert (match.kind == "hero_step") == free


@clause("LN-5.6")
def test_who_does_not_move_or_starts_elsewhere_rolls_nothing() -> None:
    match = armory("move_action", hero("becky", "f5"), zombies="f5", armed={0: "barbed_wire"}, active="becky", left=3)
    match.choose("rest")
    assert not match.rolls("barbed_wire")
    match = armory("move_action", hero("becky", "f5"), zombies="f6", armed={0: "barbed_wire"}, active="becky", left=3)
    match.choose("step f6")
    assert (match.at(), len(match.rolls("barbed_wire"))) == ("f6", 0)


@clause("LN-18.2")
def test_zombie_heroes_may_have_one() -> None:
    match = placing(dice=[2], turned=[("jake", "c3")])
    match.choose("yes")
    assert match.state.armed == {FIRST_TURNED: "sickle"}


@clause("LN-18.2")
def test_red_ones_too() -> None:
    match = placing(dice=[2], options={"opt_grave_dead": True}, grave_dead="ravenous", red="c3")
    match.choose("no", "yes")
    assert match.state.armed == {NORMAL: "sickle"}
    play = look(match.state)
    assert play.ref(NORMAL) == "red_sickle_c3"


@clause("LN-8.7")
def test_no_window_to_cancel_opens_for_them() -> None:
    match = placing(dice=[2], zombies="b2", hand="principal_gomez", halts=True)
    match.choose("yes")
    assert match.kind != CP
    let_be(match)
    assert match.state.armed == {0: "sickle"}
