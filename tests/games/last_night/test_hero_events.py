"""The events of the hero deck that are no townsfolk: each in each of its windows (Table H)."""

import pytest

from deadtown.games.last_night.events import (
    CardCancelled,
    CardEnded,
    DiceAdded,
    FightRolled,
    Healed,
    HeroMoved,
    ItemFound,
    TakenFromDeck,
    WoundPrevented,
    ZombieMoved,
)
from deadtown.games.last_night.fights import hero_dice
from deadtown.games.last_night.moments import CP, FD, FR, FW, HA, HB, HD, HS, HX, WH, ZM, ZS
from deadtown.games.last_night.uses import ANY
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, killed, winners
from tests.games.last_night.moments import at_window
from tests.games.last_night.table import hero, kept, table

# Recovery


@clause("LN-7.6", "LN-8.12")
@pytest.mark.parametrize("kind", ANY)
def test_recovery_heals_one_wound_of_any_hero_at_any_time(kind: str) -> None:
    match = at_window(kind, hero(), hero("jenny", "a12", wounds=2), hand="recovery", zombie_hand="loss_of_faith")
    assert match.playable(0) == {"play recovery jenny"}
    match.choose("play recovery jenny")
    assert match.kind != CP
    assert match.hero("jenny").wounds == 1
    assert match.state.hero_discard == ["recovery"]
    assert match.told.of(Healed)[0].count == 1


# Get Back You Devils


@clause("LN-6.13")
@pytest.mark.parametrize(("dice", "offered"), [((6, 2, 4), True), ((4, 4, 3), True), ((4, 2, 4), False)])
def test_get_back_you_devils_kills_who_was_just_beaten(dice: tuple[int, ...], offered: bool) -> None:
    match = fight(dice=dice, hand="get_back_you_devils")
    match.wait_for(FR)
    match.close()
    assert (match.kind == FW) == offered
    if offered:
        match.choose("play get_back_you_devils")
        assert match.kind == HB
        assert killed(match) == ["f5"]


@clause("LN-6.13", "LN-7.8")
def test_it_kills_a_zombie_hero_outright() -> None:
    match = fight(zombies="", turned=[("jake", "f5")], dice=[6, 2, 4], hand="get_back_you_devils")
    match.wait_for(FW)
    match.choose("play get_back_you_devils")
    assert killed(match) == ["f5"]


@clause("LN-1.9")
def test_it_is_not_played_where_the_zombie_is_killed_anyway() -> None:
    match = fight(hero(items="chainsaw"), dice=[6, 2, 1, 4], hand="get_back_you_devils")
    match.choose("use chainsaw becky")
    finish(match)
    assert killed(match) == ["f5"]
    assert "get_back_you_devils" in match.state.hands[0]


# Faith


@clause("LN-8.12", "LN-1.5")
@pytest.mark.parametrize("kind", ANY)
def test_faith_gives_a_die_until_the_end_of_the_turn_at_any_time(kind: str) -> None:
    match = at_window(kind, hand="faith")
    match.choose("play faith becky")
    assert hero_dice(match.state, 0) == 3
    assert match.state.hero_discard == ["faith"]


@clause("LN-1.5", "LN-5.19")
@pytest.mark.parametrize("kind", ["zombies_end", "heroes_end"])
def test_it_ends_with_the_turn_of_either_side(kind: str) -> None:
    match = at_window(kind, hand="faith, at_last", zombies="l1")
    match.choose("play faith becky")
    assert hero_dice(match.state, 0) == 3
    match.close()
    assert hero_dice(match.state, 0) == 2


@clause("LN-6.5")
def test_faith_before_the_dice_is_rolled_with_them_and_after_them_at_once() -> None:
    before = fight(dice=[1, 2, 3, 4], hand="faith")
    assert before.kind == FD
    before.choose("play faith becky")
    finish(before)
    assert before.told.of(FightRolled)[0].dice == (1, 2, 3)
    assert before.told.of(DiceAdded) == []
    after = fight(dice=[1, 2, 4, 5], hand="faith")
    after.wait_for(FR)
    after.choose("play faith becky")
    assert after.told.of(DiceAdded)[0].dice == (5,)
    assert hero_dice(after.state, 0) == 3
    assert winners(finish(after)) == ["heroes"]


@clause("LN-6.5")
def test_faith_of_another_adds_no_die_to_this_fight() -> None:
    match = fight(hero(), hero("jenny", "a12"), dice=[1, 2, 4], hand="faith")
    match.wait_for(FR)
    match.choose("play faith jenny")
    assert match.told.of(DiceAdded) == []
    assert hero_dice(match.state, 1) == 3


def test_two_of_them_are_two_dice() -> None:
    match = at_window(HS, hand="faith x2")
    match.choose("play faith becky", "play faith becky")
    assert hero_dice(match.state, 0) == 4


@clause("LN-8.2")
@pytest.mark.parametrize("kind", [HS, ZS])
def test_on_a_holy_hero_it_remains_once(kind: str) -> None:
    match = at_window(kind, hero("father_joseph"), hero("jenny"), hand="faith x2, at_last")
    match.choose("play faith father_joseph")
    assert match.hero("father_joseph").on == ("faith",)
    assert match.state.hero_discard == []
    assert match.playable(0) == {"play faith jenny"}
    match.wait_for("zombies_end" if kind == ZS else "heroes_end")
    match.wait_for("heroes_start" if kind == ZS else "zombies_start")
    assert hero_dice(match.state, 0) == 3


@clause("LN-8.7")
def test_faith_in_a_fight_is_cancelled_by_loss_of_faith() -> None:
    match = fight(dice=[1, 2, 4, 6], hand="faith", zombie_hand="loss_of_faith")
    match.wait_for(FR)
    match.choose("play faith becky")
    assert match.kind == CP
    match.choose("play loss_of_faith stop")
    match.wait_for(HB)
    assert match.told.of(DiceAdded) == []
    assert hero_dice(match.state, 0) == 2
    assert match.state.hero_discard == ["faith"]
    assert match.state.zombie_discard == ["loss_of_faith"]


@clause("LN-1.8")
def test_faith_on_a_holy_hero_who_has_died_for_it_is_discarded() -> None:
    """He cancels Loss of Faith with his last wound."""
    match = at_window(HS, hero("father_joseph", wounds=2), hand="faith", zombie_hand="loss_of_faith", dice=[3])
    match.choose("play faith father_joseph", "play loss_of_faith stop", "use strength_of_spirit father_joseph")
    assert match.hero("father_joseph").dead
    assert match.hero("father_joseph").on == ()
    assert match.state.hero_discard == ["faith"]


# At Last


@clause("LN-8.8")
def test_at_last_is_played_at_the_start_of_the_hero_turn_if_anything_remains() -> None:
    match = at_window(HS, hand="at_last", remaining=[kept("heavy_rain")], zombie_hand="hes_a_zombie")
    match.choose("play at_last heavy_rain")
    assert match.kind != CP
    assert match.state.remaining == ()
    assert [event.card for event in match.told.of(CardCancelled)] == ["heavy_rain"]
    assert at_window(HS, hand="at_last").playable(0) == set()


# Just a Scratch


@clause("LN-7.2")
@pytest.mark.parametrize("person", ["becky", "jenny"])
def test_just_a_scratch_prevents_a_wound_of_any_hero(person: str) -> None:
    match = fight(
        hero(person, seat=0), hero("jake", "a12", seat=1), dice=[1, 2, 6], players=3, hands={1: "just_a_scratch"}
    )
    match.wait_for(WH)
    match.choose("play just_a_scratch", seat=1)
    assert match.kind == HB
    assert match.hero(person).wounds == 0
    assert [event.hero for event in match.told.of(WoundPrevented)] == [person]


# Heroic cards


@clause("LN-8.12", "LN-1.9")
@pytest.mark.parametrize("card", ["heroic_resolve", "heros_rage"])
@pytest.mark.parametrize("kind", ANY)
def test_heroic_cards_are_played_at_any_time_on_who_has_two_zombies_around(card: str, kind: str) -> None:
    heroes = hero(), hero("jenny", "a12"), hero("johnny", "b2")
    match = at_window(kind, *heroes, zombies="f5 f5 a12", turned=[("jake", "b2")], hand=card)
    assert match.playable(0) == {f"play {card} becky"}
    match.choose(f"play {card} becky")
    assert match.hero().on == (card,)
    assert hero_dice(match.state, 0) == 3


@pytest.mark.parametrize("card", ["heroic_resolve", "heros_rage"])
def test_or_when_a_fight_is_declared_but_not_after_the_dice(card: str) -> None:
    match = fight(zombies="f5 f5", dice=[1, 2, 6, 5], hand=card)
    assert match.kind == FD
    assert match.playable(0) == {f"play {card} becky"}
    match.close()
    assert match.kind == FR
    assert match.playable(0) == set()


def test_a_zombie_hero_is_one_of_two() -> None:
    match = at_window(HS, zombies="f5", turned=[("jake", "f5")], hand="heros_rage")
    assert match.playable(0) == {"play heros_rage becky"}


def test_there_is_one_heroic_card_on_a_hero_at_most() -> None:
    match = at_window(HS, hero(on="heroic_resolve"), hero("jenny"), zombies="f5 f5", hand="heros_rage")
    assert match.playable(0) == {"play heros_rage jenny"}


@clause("LN-6.8")
def test_heroic_resolve_wins_ties_and_ends_when_its_hero_searches() -> None:
    match = fight(hero(on="heroic_resolve"), dice=[5, 2, 1, 5])
    assert winners(finish(match)) == ["heroes"]
    match = table("move_action", hero(at="a5", on="heroic_resolve"), active="becky", left=1)
    match.choose("search")
    assert match.hero().on == ()
    assert "heroic_resolve" in match.state.hero_discard
    assert match.told.of(CardEnded)


@clause("LN-5.11")
def test_picking_up_is_a_search_for_it_and_drawing_by_other_means_is_none() -> None:
    match = table("move_action", hero(at="a6", on="heroic_resolve"), active="becky", left=1, hero_discard="faith")
    match.choose("pick_up faith")
    assert match.hero().on == ()
    match = at_window(HS, hero(at="a6", items="keys", on="heroic_resolve"))
    match.choose("use keys becky")
    assert match.hero().on == ("heroic_resolve",)


def test_heros_rage_ends_at_the_start_of_the_next_hero_turn() -> None:
    match = at_window("heroes_end", hero(on="heros_rage"), hand="at_last")
    match.wait_for(ZS)
    assert match.hero().on == ("heros_rage",)
    match.wait_for(HS)
    assert match.hero().on == ()
    assert match.state.hero_discard == ["heros_rage"]


def test_played_at_the_start_of_a_hero_turn_it_lasts_until_the_next() -> None:
    match = at_window(HS, zombies="f5 f5", hand="heros_rage, at_last", dice=[1])
    match.choose("play heros_rage becky")
    match.wait_for("heroes_end")
    assert match.hero().on == ("heros_rage",)


# Blocked Windows


@clause("LN-4.15")
@pytest.mark.parametrize("kind", [ZS, ZM])
def test_blocked_windows_keep_zombies_from_walls_and_doors_this_turn(kind: str) -> None:
    """A zombie before the church is hungry, but can't get in."""
    step = "zombies_start" if kind == ZS else "zombie_moves"
    match = table(
        *(step, hero(at="b5")), zombies="c5 b4", mover=0, to_act=(1,), hand="blocked_windows, at_last", halts=True
    )
    match.choose("play blocked_windows")
    match.wait_for("zombie_fights")
    assert not [event for event in match.told.of(ZombieMoved) if event.to == "b5"]
    match.wait_for(HS)
    assert not match.state.blocked


def test_they_are_not_blocked_twice() -> None:
    assert at_window(ZS, blocked=True, hand="blocked_windows").playable(0) == set()


# Escape Through the Window


@pytest.mark.parametrize("kind", [HS, HA, HX])
def test_escape_opens_windows_until_the_end_of_the_hero_turn(kind: str) -> None:
    match = at_window(kind, hero(at="a5"), hand="escape_window, at_last")
    match.choose("play escape_window")
    assert match.state.windows_open
    match.wait_for("heroes_end")
    assert match.state.windows_open
    match.wait_for(ZS)
    assert not match.state.windows_open


def test_through_a_window_a_hero_steps_straight_out_of_a_building() -> None:
    match = table("move_action", hero(at="a5"), active="becky", left=1, windows_open=True)
    assert "step a4" in match.texts
    match.choose("step a4")
    assert [event.to for event in match.told.of(HeroMoved)] == ["a4"]
    assert "step a4" not in table("move_action", hero(at="a5"), active="becky", left=1).texts


@clause("LN-8.7")
def test_it_cancels_a_locked_door_that_is_being_played() -> None:
    match = table(
        *("move_action", hero(at="e3")),
        active="becky",
        left=2,
        hand="escape_window, at_last",
        zombie_hand="locked_door",
        halts=True,
    )
    match.choose("step e2", "play locked_door", "play escape_window")
    assert match.at() == "e2"
    assert match.state.windows_open
    assert match.state.zombie_discard == ["locked_door"]


def test_in_that_window_it_answers_nothing_but_a_locked_door() -> None:
    match = table("zombies_start", zombie_hand="cornered", hand="escape_window", halts=True)
    match.choose("play cornered")
    assert match.kind == CP
    assert match.playable(0) == set()


def test_while_windows_are_open_no_door_is_locked() -> None:
    """Locked Door cards are cancelled until the end of the turn: none is played in vain."""
    match = table(
        *("move_action", hero(at="e3")),
        active="becky",
        left=2,
        windows_open=True,
        zombie_hand="locked_door",
        halts=True,
    )
    match.choose("step e2")
    assert match.kind != HD
    assert match.at() == "e2"


# Just What I Needed


def test_just_what_i_needed_takes_any_card_of_the_discard_pile() -> None:
    match = table(
        *("move_action", hero(at="a5")),
        active="becky",
        left=1,
        hero_deck="just_what_i_needed, torch x9",
        hero_discard="keys, jeb",
    )
    match.choose("search")
    assert match.asked == (0, "just_what_i_needed")
    assert match.texts == ["take_discard jeb", "take_discard keys"]
    match.choose("take_discard keys")
    assert match.hero().items == ("keys",)
    assert sorted(match.state.hero_discard) == ["jeb", "just_what_i_needed"]


def test_an_event_goes_to_the_hand_of_the_owner_for_all_to_see() -> None:
    match = table(
        *("move_action", hero(at="a5", seat=1)),
        active="becky",
        left=1,
        players=3,
        hero_deck="just_what_i_needed, torch x9",
        hero_discard="jeb, keys",
    )
    match.choose("search", "take_discard jeb")
    assert match.state.hands[1] == ["jeb"]
    assert match.view(2).seats[1].known == ("jeb",)


def test_or_what_the_scenario_is_about_from_the_deck() -> None:
    match = table(
        *("move_action", hero(at="a5")),
        active="becky",
        left=1,
        scenario="escape_in_the_truck",
        hero_deck="just_what_i_needed, torch, gasoline, torch x9",
        hero_discard="jeb",
    )
    match.choose("search")
    assert match.texts == ["take_discard jeb", "take_deck gasoline"]
    match.choose("take_deck gasoline")
    assert match.hero().items == ("gasoline",)
    assert "gasoline" not in match.state.hero_deck
    assert match.told.of(TakenFromDeck)


@pytest.mark.parametrize("choice", ["draw", "none"])
def test_with_an_empty_pile_a_card_may_be_drawn(choice: str) -> None:
    match = table("move_action", hero(at="a5"), active="becky", left=1, hero_deck="just_what_i_needed, torch x9")
    match.choose("search")
    assert match.texts == ["draw", "none"]
    match.choose(choice)
    assert match.hero().items == (("torch",) if choice == "draw" else ())
    assert len(match.told.of(ItemFound)) == (choice == "draw")
