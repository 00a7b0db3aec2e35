"""The windows: who is asked, in which order, what may be played there (section 8)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import CardCancelled, CardPlayed, Rolled, Used
from deadtown.games.last_night.moments import (
    CP,
    DR,
    FD,
    FR,
    FW,
    HA,
    HB,
    HD,
    HE,
    HR,
    HS,
    HX,
    IB,
    ID,
    KZ,
    RR,
    WH,
    WT,
    ZE,
    ZF,
    ZM,
    ZS,
)
from deadtown.games.last_night.uses import ANY
from deadtown.kernel import PASS
from tests.clauses import clause
from tests.games.last_night.fighting import fight, seats
from tests.games.last_night.moments import STEPS
from tests.games.last_night.table import NightMatch, hero, kept, table

MIXED = {"sides": "seat_by_seat", "seats": ["zombies", "heroes", "zombies", "heroes"]}
"""Zombies are seats 0 and 2, heroes 1 and 3."""
HOLDING = {0: "shamble", 1: "at_last", 2: "shamble", 3: "at_last"}
ZOMBIES_FIRST = [0, 2, 1, 3]
HEROES_FIRST = [1, 3, 0, 2]


def mixed(step: str, *heroes: Any, **more: Any) -> NightMatch:
    """Four seats, two of each side, all of whom hold a card that they can't play."""
    cast = heroes or (hero(seat=1),)
    return table(step, *cast, players=4, options=MIXED, hands={**HOLDING, **more.pop("hands", {})}, halts=True, **more)


# Who is asked first


@clause("LN-8.10", "LN-8.11", "LN-8.9")
@pytest.mark.parametrize(
    ("step", "kind", "order"),
    [
        ("zombies_start", ZS, ZOMBIES_FIRST),
        ("zombie_moves", ZM, ZOMBIES_FIRST),
        ("zombies_moved", ZM, ZOMBIES_FIRST),
        ("zombie_fights", ZF, ZOMBIES_FIRST),
        ("zombies_end", ZE, ZOMBIES_FIRST),
        ("heroes_start", HS, ZOMBIES_FIRST),
        ("activate", HA, ZOMBIES_FIRST),
        ("roll_movement", HR, ZOMBIES_FIRST),
        ("move_pause", HX, HEROES_FIRST),
        ("after_exchange", HB, HEROES_FIRST),
        ("after_attack", HB, HEROES_FIRST),
        ("heroes_end", HE, HEROES_FIRST),
    ],
)
def test_the_side_of_the_table_is_asked_first_its_seats_in_order(step: str, kind: str, order: list[int]) -> None:
    match = mixed(step, active="becky", zombies="a1", mover=0 if step == "zombie_moves" else -1)
    assert (match.kind, seats(match)) == (kind, order)


@clause("LN-8.10", "LN-6.4")
def test_in_a_fight_the_zombies_are_asked_first_then_who_loses_then_who_wins() -> None:
    me, other = hero(seat=1), hero("jenny", seat=3)
    match = mixed("hero_fights", me, other, active="becky", zombies="f5", dice=[6, 2, 4])
    assert (match.kind, seats(match)) == (FD, ZOMBIES_FIRST)
    match.close()
    assert (match.kind, seats(match)) == (FR, ZOMBIES_FIRST)
    match.close()
    assert (match.kind, seats(match)) == (FW, [1, 3])
    match = mixed("hero_fights", hero(seat=1), active="becky", zombies="f5", dice=[3, 2, 4])
    assert (match.kind, seats(match)) == (FD, [1, 3])
    match.close()
    assert (match.kind, seats(match)) == (FR, HEROES_FIRST)
    match.close()
    assert (match.kind, seats(match)) == (WH, [1, 3])
    match.close()
    assert (match.kind, seats(match)) == (WT, [0, 2])


@clause("LN-8.10")
def test_about_a_break_check_the_zombies_are_asked_first() -> None:
    me = hero("jenny", items="crowbar", seat=1)
    match = mixed("hero_fights", me, active="jenny", zombies="f5", dice=[4, 2, 4, 2])
    match.wait_for(FR)
    match.choose("use crowbar jenny")
    assert (match.kind, seats(match)) == (IB, [0, 2, 1])


@clause("LN-8.10")
def test_only_the_zombies_lock_doors() -> None:
    match = mixed("move_action", hero(at="e3", seat=1), active="becky", left=1)
    match.choose("step e2")
    assert (match.kind, seats(match)) == (HD, [0, 2])


@clause("LN-8.10", "LN-8.7")
def test_about_a_card_its_opponents_are_asked() -> None:
    match = mixed("zombies_start", hands={2: "cornered"})
    match.choose("play cornered")
    assert (match.kind, seats(match)) == (CP, [1, 3])
    match = mixed("heroes_end", hero(seat=1, wounds=1), hands={3: "doc_brody"})
    match.choose("play doc_brody becky")
    assert (match.kind, seats(match)) == (CP, [0, 2])


@clause("LN-8.10")
def test_about_dice_an_item_and_a_kill_one_side_is_asked() -> None:
    """Only who could have something for it: luck, ammunition, Resilient."""
    sally = hero("sally", seat=3, items="revolver, ammo", at="f5")
    match = mixed("ranged_attack", sally, active="sally", zombies="f6 f6", dice=[4, 1])
    match.choose("shoot revolver brown_f6")
    assert (match.kind, seats(match)) == (RR, [3])
    match.close()
    assert (match.kind, seats(match)) == (KZ, [0, 2])
    match = mixed(
        "ranged_attack", hero("sally", seat=3, items="revolver, ammo"), active="sally", zombies="f6", dice=[1]
    )
    match.choose("shoot revolver brown_f6")
    match.close()
    assert (match.kind, seats(match)) == (ID, [3])
    match = mixed("roll_movement", hero("sally", seat=3), active="sally", fires="f5", dice=[3, 4])
    match.close()
    assert (match.kind, seats(match)) == (DR, [3])


# Again after each play


@clause("LN-8.10")
def test_after_each_play_the_asking_starts_again_until_all_pass_in_a_row() -> None:
    match = mixed(
        *("zombies_start", hero(seat=1, wounds=2)), hands={0: "cornered", 1: "recovery", 2: "dont_trust", 3: "recovery"}
    )
    assert match.asked == (0, ZS)
    match.choose("pass", "play dont_trust all")
    match.wait_for(ZS)
    assert match.asked == (0, ZS)
    match.choose("pass")
    assert match.asked == (1, ZS)
    match.choose("pass", "play recovery becky")
    assert match.asked == (0, ZS)
    match.choose("play cornered")
    match.wait_for(ZS)
    assert match.asked == (1, ZS)
    match.choose("pass")
    assert match.kind == ZM
    assert match.state.cornered
    assert match.state.distrust


@clause("LN-8.9", "LN-19.2")
def test_seats_without_a_legal_play_pass_by_themselves() -> None:
    match = table("zombies_start", hero(), zombies="a1", hand="at_last", zombie_hand="shamble")
    assert match.kind == "order_zombies"
    assert match.told.of(CardPlayed) == []


@clause("LN-8.7")
def test_a_window_about_something_closes_when_that_is_over() -> None:
    """Of two who could cancel a card, the second is not asked any more."""
    match = mixed("zombies_start", hands={0: "cornered", 1: "jeb", 3: "principal_gomez"})
    match.choose("play cornered", "play jeb stop")
    match.wait_for(ZS)
    assert match.state.hands[3] == ["principal_gomez"]
    assert not match.state.cornered
    match = fight(dice=[1, 2, 6], hand="just_a_scratch x2")
    match.wait_for(WH)
    match.choose("play just_a_scratch")
    assert match.kind == HB
    match = fight(hero("billy"), hand="mr_hyde, faith")
    match.choose("play mr_hyde cancel")
    assert match.kind == HB


# Public knowledge only


def asked_in_a_round(zombie_hand: str, hand: str, other: str) -> list[tuple[str, list[int]]]:
    """Every window of a round, with who is asked in it, when all let everything pass."""
    heroes = (
        hero("jenny", "f5", "crowbar, revolver"),
        hero("father_joseph", "e4", wounds=1, on="faith"),
        hero("sally", "e3", seat=1),
    )
    match = table(
        *("zombies_start", *heroes),
        zombies="f5 e4 l1",
        players=3,
        hands={0: hand, 1: other, 2: zombie_hand},
        hero_discard="torch",
        zombie_deck="shamble x9",
        fires="e3",
        dice=[1, 2] * 90,
        halts=True,
    )
    found: list[tuple[str, list[int]]] = []
    while len(found) < 45 and not match.over:
        if match.window is not None:
            found.append((match.kind, seats(match)))
            match.close()
        elif match.kind == "move_action" and "step e2" in match.texts:
            match.choose("step e2")
        else:
            match.choose(next((text for text in ("none", "done", "hold_fire") if text in match.texts), 1))
    return found


@clause("LN-8.9", "LN-19.2")
def test_what_is_in_a_hand_never_changes_who_is_asked() -> None:
    """Only how many cards it holds does, which all know."""
    hands = [
        ("shamble, lights_out", "at_last, at_last", "at_last"),
        ("uuurrrggh, braaains", "jeb, recovery", "just_a_scratch"),
        ("trip, leave_it", "just_a_scratch, mr_hyde", "faith"),
        ("locked_door, feel_strange", "farmer_sty, escape_window", "get_back_you_devils"),
        ("loss_of_faith, self_sacrifice", "principal_gomez, deputy_taylor", "heros_rage"),
        ("resilient, hes_a_zombie", "doc_brody, faith", "blocked_windows"),
    ]
    first, *others = (asked_in_a_round(*held) for held in hands)
    assert len(first) == 45
    for other in others:
        assert other == first


@clause("LN-8.9", "LN-19.2")
def test_who_holds_nothing_and_has_nothing_open_is_not_asked() -> None:
    held = {0: "at_last", 1: "", 2: "shamble"}
    match = table("zombies_start", hero(), hero("jenny", "a5", seat=1), players=3, hands=held, halts=True)
    assert seats(match) == [2, 0]
    match = table("zombies_start", hero(), hero("jenny", "a5", "keys", seat=1), players=3, hands=held, halts=True)
    assert seats(match) == [2, 0, 1]


@clause("LN-8.9")
@pytest.mark.parametrize(("card", "asked"), [("faith", True), ("jeb", True), ("recovery", False)])
def test_whether_a_card_can_be_cancelled_at_all_decides_who_is_asked_about_it(card: str, asked: bool) -> None:
    match = table("heroes_start", hero(wounds=1), hand=card, zombie_hand="shamble", halts=True)
    match.choose(f"play {card} {'help ' if card == 'jeb' else ''}becky")
    assert (match.kind == CP) == asked


@clause("LN-8.9")
def test_the_sure_footed_do_not_trip_but_any_time_plays_are_made_all_the_same() -> None:
    match = table("roll_movement", hero("jenny"), active="jenny", zombie_hand="trip, leave_it", hero_discard="torch")
    assert match.kind == HR
    assert match.playable(1) == {"play leave_it torch"}
    match = table("roll_movement", hero("jenny"), active="jenny", zombie_hand="trip, leave_it", halts=True)
    assert match.kind != HR


# Playing a card


@clause("LN-8.1", "LN-8.2")
def test_items_lie_open_and_hands_are_secret() -> None:
    match = table("claim", hero(items="keys"), hand="jeb", zombie_hand="shamble x2", players=2)
    for seat in (0, 1, None):
        view = match.view(seat)
        assert view.heroes[0].items == ("keys",)
        assert [place.cards for place in view.seats] == [1, 2]
        assert [place.hand for place in view.seats] == [
            ["jeb"] if seat == 0 else None,
            ["shamble", "shamble"] if seat == 1 else None,
        ]


@clause("LN-8.1")
def test_hero_hands_have_no_limit() -> None:
    match = table("heroes_end", hand="recovery x20", halts=True)
    match.wait_for("move_action")
    assert len(match.state.hands[0]) == 20


@clause("LN-8.2")
def test_a_card_that_remains_in_play_lies_open() -> None:
    match = table("claim", hero(on="overconfidence"), remaining=[kept("lights_out", "gym"), kept("heavy_rain")])
    for seat in (0, 1, None):
        view = match.view(seat)
        assert [(card.card, card.building) for card in view.kept] == [("lights_out", "gym"), ("heavy_rain", "")]
        assert view.heroes[0].on == ("overconfidence",)


@clause("LN-8.3")
def test_played_and_cancelled_cards_lie_open_in_their_pile() -> None:
    match = table("zombies_start", hand="jeb", zombie_hand="cornered", halts=True)
    match.choose("play cornered", "play jeb stop")
    for seat in (0, 1, None):
        assert "cornered" in match.view(seat).zombie_discard
        assert "jeb" in match.view(seat).hero_discard


@clause("LN-8.3")
def test_cards_that_are_removed_from_the_game_go_out() -> None:
    match = table("zombies_start", zombie_hand="leave_it", hero_discard="torch, keys")
    match.choose("play leave_it torch")
    for seat in (0, 1, None):
        assert match.view(seat).hero_out == ("torch",)
        assert match.view(seat).hero_discard == ["keys"]


@clause("LN-8.4", "LN-17.4")
def test_the_hero_deck_is_never_made_anew() -> None:
    match = table("move_action", hero(at="a5"), active="becky", hero_deck="torch", hero_discard="keys x9", left=1)
    match.choose("search")
    assert match.over
    assert match.state.outcome.winners == [1]
    assert match.state.hero_discard.count("keys") == 9


@clause("LN-8.6")
def test_any_hero_seat_plays_on_any_hero() -> None:
    heroes = hero(wounds=1), hero("jenny", "a12", seat=1, wounds=1)
    match = table("heroes_start", *heroes, players=3, hands={1: "recovery"}, halts=True)
    assert match.playable(1) == {"play recovery becky", "play recovery jenny"}
    match.choose("play recovery becky")
    assert match.hero().wounds == 0


@clause("LN-8.7")
def test_a_card_is_shown_with_its_choices_before_it_can_be_cancelled() -> None:
    match = table("zombies_start", hand="jeb", zombie_hand="lights_out", halts=True)
    match.choose("play lights_out gym")
    assert match.kind == CP
    for seat in (0, 1, None):
        (shown,) = match.view(seat).stack
        assert (shown.card, shown.named) == ("lights_out", ("gym",))
    assert match.state.remaining == ()


@clause("LN-8.7")
@pytest.mark.parametrize("cancelled", [False, True])
def test_a_cancelled_card_has_no_effect_and_is_discarded(cancelled: bool) -> None:
    match = table("zombies_start", hand="jeb, at_last", zombie_hand="lights_out", halts=True)
    match.choose("play lights_out gym")
    match.choose("play jeb stop") if cancelled else match.close()
    match.wait_for("heroes_start")
    assert match.view(0).dark == ([] if cancelled else ["gym"])
    assert match.state.zombie_discard.count("lights_out") == cancelled
    assert bool(match.told.of(CardCancelled)) == cancelled


@clause("LN-8.7")
def test_a_cards_own_dice_are_rolled_after_that() -> None:
    match = table("zombies_start", zombies="a1", hand="jeb", zombie_hand="relentless_advance", halts=True)
    match.choose("play relentless_advance")
    assert match.kind == CP
    assert match.told.of(Rolled) == []
    match.close()
    assert [event.what for event in match.told.of(Rolled)] == ["advance"]


@clause("LN-8.7")
def test_using_an_item_or_an_ability_and_drawing_an_item_open_no_such_window() -> None:
    me = hero("jenny", wounds=1, items="first_aid_kit")
    match = table("heroes_start", me, zombie_hand="hes_a_zombie, shamble", halts=True)
    match.choose("use first_aid_kit jenny jenny")
    assert match.kind != CP
    assert match.told.of(Used)
    match = fight(hero("sally"), dice=[1, 2, 6, 5], zombie_hand="hes_a_zombie")
    match.wait_for(FR)
    match.choose("use lucky sally fight 1")
    assert match.kind == FR
    match = table("move_action", hero(at="a5"), active="becky", hero_deck="torch x2", zombie_hand="shamble", halts=True)
    match.choose("search")
    assert match.kind == HX


@clause("LN-8.15")
def test_cards_are_not_played_outside_windows() -> None:
    everything = "recovery, jeb, faith, principal_gomez"
    match = table("move_action", hero(wounds=1), active="becky", hand=everything, left=1)
    assert match.window is None
    assert not [text for text in match.texts if text.startswith("play")]


# Fights


@clause("LN-8.12")
@pytest.mark.parametrize("kind", [FD, FR, FW, WH, WT, IB])
def test_any_time_plays_are_not_made_in_a_fight_or_in_what_is_nested_in_it(kind: str) -> None:
    me = hero(wounds=1, items="first_aid_kit, keys, old_betsy, crowbar")
    dice = [6, 2, 4] if kind == FW else [4, 2, 4, 6] if kind == IB else [1, 2, 4]
    match = fight(
        *(me, hero("jenny", wounds=1)),
        dice=dice,
        hand="recovery, doc_brody, deputy_taylor, blocked_windows",
        zombie_hand="leave_it, shamble, lights_out",
        hero_discard="torch",
        fires="f6",
        remaining=[kept("heavy_rain")],
    )
    if kind == IB:
        match.wait_for(FR)
        match.choose("use crowbar becky")
    match.wait_for(kind)
    assert match.playable(0) <= {"use crowbar becky"}
    assert match.playable(1) == set()


@clause("LN-8.12")
@pytest.mark.parametrize("kind", ANY)
def test_they_are_made_in_every_window_that_is_marked_for_them(kind: str) -> None:
    match = table(
        *(STEPS[kind], hero(wounds=1, at="a5", items="first_aid_kit, keys, old_betsy, fire_extinguisher")),
        active="becky",
        zombies="a6",
        fires="b5",
        hand="recovery, doc_brody, faith, jeb, principal_gomez, deputy_taylor",
        zombie_hand="leave_it",
        hero_discard="torch",
        remaining=[kept("heavy_rain")],
        halts=True,
    )
    assert match.kind == kind
    assert match.playable(0) >= {
        *("play recovery becky", "play doc_brody becky", "play faith becky", "play jeb help becky"),
        *("play jeb cancel heavy_rain", "play principal_gomez cancel heavy_rain", "play deputy_taylor recover"),
        *("use first_aid_kit becky becky", "use keys becky", "use old_betsy becky"),
        *("use fire_extinguisher becky douse b5", "use fire_extinguisher becky push"),
    }
    assert match.playable(1) == {"play leave_it torch"}


@clause("LN-8.12")
def test_passing_is_always_possible() -> None:
    match = table("zombies_start", zombie_hand="cornered")
    assert match.decision is not None
    assert match.decision.options[-1] == PASS


# Cards that remain in play


@clause("LN-8.8")
@pytest.mark.parametrize("card", ["jeb", "principal_gomez"])
@pytest.mark.parametrize(
    ("named", "at"),
    [
        ("theyve_taken gym", {"building": "gym"}),
        ("lights_out gym", {"building": "gym"}),
        ("new_spawning_pit d10", {"space": "d10"}),
        ("heavy_rain", {}),
        ("living_nightmare", {}),
    ],
)
def test_a_card_in_play_is_cancelled_with_its_marker_and_zombies_stay(
    card: str, named: str, at: dict[str, str]
) -> None:
    name = named.split()[0]
    match = table("heroes_end", remaining=[kept(name, **at)], hand=card, zombies="d10", halts=True)
    match.choose(f"play {card} cancel {named}")
    view = match.view(0)
    assert (view.kept, view.taken_over, view.dark, len(view.pits)) == ([], [], [], 4)
    assert match.state.zombie_discard == [name]
    assert match.zombies == ["d10"]


@clause("LN-8.8")
@pytest.mark.parametrize(
    "card", ["cant_be_happening", "feel_strange", "got_to_get_to", "haunted", "dont_trust", "overconfidence"]
)
def test_a_card_on_a_hero_is_cancelled_likewise(card: str) -> None:
    match = table("heroes_end", hero(on=card, bound=1), hand="principal_gomez", halts=True)
    match.choose(f"play principal_gomez cancel {card} becky")
    assert match.hero().on == ()
    assert match.state.zombie_discard == [card]
    if card == "got_to_get_to":
        assert match.hero().bound == -1


@clause("LN-8.8")
def test_of_two_cards_one_is_named() -> None:
    match = table(
        *("heroes_start", hero(on="overconfidence"), hero("jenny", on="haunted")),
        remaining=[kept("lights_out", "gym"), kept("lights_out", "church")],
        hand="at_last",
    )
    assert match.playable(0) == {
        *("play at_last lights_out gym", "play at_last lights_out church"),
        *("play at_last overconfidence becky", "play at_last haunted jenny"),
    }
    match.choose("play at_last lights_out church")
    assert match.view(0).dark == ["gym"]
