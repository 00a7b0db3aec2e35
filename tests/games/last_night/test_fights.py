"""Fights: how they go, who wins, what is done to dice, and how they end (section 6)."""

import pytest

from deadtown.games.last_night.events import (
    DiceAdded,
    DiceRerolled,
    DieChanged,
    FightBegan,
    FightCancelled,
    FightRolled,
    ItemLost,
    Wounded,
)
from deadtown.games.last_night.fights import hero_dice, zombie_dice
from deadtown.games.last_night.moments import CP, FD, FR, FW, HB, WH, WT
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, fought, killed, seats, winners
from tests.games.last_night.table import hero, kept, table

# How it goes


@clause("LN-6.1")
def test_a_fight_is_one_zombie_against_one_hero_of_its_space() -> None:
    match = fight(hero(), hero("johnny"), zombies="f5 f5 f4", dice=[6, 1, 2, 6, 1, 2])
    match.wait_for("heroes_start")
    fights = match.told.of(FightBegan)[:2]
    assert [(event.hero, event.zombie, event.space) for event in fights] == [("becky", "f5", "f5")] * 2


@clause("LN-6.2")
def test_the_windows_come_in_order_declared_rolled_won_and_then_the_result() -> None:
    match = fight(dice=[6, 6, 1])
    seen = []
    while match.kind != HB:
        assert match.window is not None
        fought = match.state.fight
        seen.append((match.kind, bool(fought.hero_dice), fought.winner, killed(match)))
        match.close()
    assert seen == [(FD, False, None, []), (FR, True, None, []), (FW, True, "heroes", [])]
    assert killed(match) == ["f5"]


@clause("LN-6.2")
def test_a_lost_fight_wounds_after_the_dice_have_been_compared() -> None:
    match = fight(dice=[1, 2, 6], zombie_hand="shamble")
    seen = []
    while match.kind != HB:
        seen.append((match.kind, match.hero().wounds))
        match.close()
    assert seen == [(FD, 0), (FR, 0), (WH, 0), (WT, 1)]


@clause("LN-6.3")
def test_the_hero_rolls_two_dice_and_the_zombie_one() -> None:
    (rolled,) = fought(dice=[3, 5, 4]).told.of(FightRolled)
    assert (rolled.dice, rolled.against) == ((3, 5), (4,))


@clause("LN-6.3")
@pytest.mark.parametrize(
    ("on", "extra", "dice"),
    [
        ("", 0, 2),
        ("faith", 0, 3),
        ("heroic_resolve", 0, 3),
        ("heros_rage", 0, 3),
        ("cant_be_happening", 0, 1),
        ("teen_angst", 0, 1),
        ("", 2, 4),
        ("cant_be_happening, teen_angst", 0, 1),
        ("cant_be_happening, teen_angst", 1, 1),
    ],
)
def test_cards_on_the_hero_change_its_dice_but_one_is_always_rolled(on: str, extra: int, dice: int) -> None:
    match = fought(hero("johnny", on=on, extra=extra), hero("becky"), dice=[1] * 9)
    assert len(match.told.of(FightRolled)[0].dice) == dice


@clause("LN-6.3")
def test_a_die_of_this_fight_makes_up_for_one_that_is_missing() -> None:
    """The least number is looked at when all is counted."""
    me = hero("billy", items="chainsaw", on="cant_be_happening, teen_angst")
    match = fight(me, hero("becky"), dice=[4, 5])
    match.choose("use chainsaw billy")
    finish(match)
    (rolled,) = match.told.of(FightRolled)
    assert rolled.dice == (4,)


@clause("LN-6.3")
@pytest.mark.parametrize(
    ("cornered", "nightmare", "turned", "dice"),
    [(False, False, False, 1), (True, False, False, 3), (False, True, False, 1), (False, True, True, 3)],
)
def test_cards_in_play_give_zombies_dice(cornered: bool, nightmare: bool, turned: bool, dice: int) -> None:
    match = fought(
        zombies="" if turned else "f5",
        turned=[("johnny", "f5")] if turned else (),
        cornered=cornered,
        remaining=[kept("living_nightmare")] if nightmare else (),
    )
    assert len(match.told.of(FightRolled)[0].against) == dice


# Who wins


@clause("LN-6.7", "LN-6.10", "LN-6.9")
@pytest.mark.parametrize(
    ("dice", "winner"),
    [((6, 1, 5), "heroes"), ((1, 6, 5), "heroes"), ((5, 1, 5), "zombies"), ((4, 3, 5), "zombies")],
)
def test_the_highest_die_wins_and_the_zombie_wins_ties(dice: tuple[int, ...], winner: str) -> None:
    match = fought(dice=dice)
    assert winners(match) == [winner]
    assert match.hero().wounds == (winner == "zombies")
    assert killed(match) == []


@clause("LN-6.7")
def test_dice_are_not_added_up() -> None:
    assert winners(fought(dice=[4, 3, 5])) == ["zombies"]


@clause("LN-6.8", "LN-6.11")
@pytest.mark.parametrize(
    ("me", "cornered"),
    [(hero("johnny"), False), (hero(on="heroic_resolve"), False), (hero(), True)],
    ids=["tough", "heroic_resolve", "cornered"],
)
def test_who_wins_ties_wins_them_in_all_respects(me: object, cornered: bool) -> None:
    """With doubles the zombie dies of it."""
    match = fought(me, cornered=cornered, dice=[5] * 6)  # type: ignore[arg-type]
    assert winners(match) == ["heroes"]
    assert killed(match) == ["f5"]


@clause("LN-6.9")
def test_the_wound_comes_from_that_zombie() -> None:
    """With two zombie seats it matters to whom it belongs."""
    match = fought(hero(wounds=2), zombies="", green="f5", players=4, dice=[1, 1, 6], sun=14)
    assert match.state.turned[0].seat == 3


@clause("LN-6.11")
@pytest.mark.parametrize(
    ("dice", "dead"), [((4, 4, 3), True), ((6, 2, 4), False), ((2, 2, 1), True), ((6, 5, 5), False)]
)
def test_a_zombie_beaten_with_doubles_goes_back_to_the_pool(dice: tuple[int, ...], dead: bool) -> None:
    match = fought(dice=dice)
    assert match.zombies == ([] if dead else ["f5"])
    assert len(match.state.pool(1)) == (14 if dead else 13)


@clause("LN-6.11", "LN-6.5")
def test_extra_dice_count_for_doubles() -> None:
    match = fought(hero(extra=1), dice=[2, 6, 2, 3])
    assert (winners(match), killed(match)) == (["heroes"], ["f5"])


@clause("LN-6.12")
def test_doubles_in_a_lost_fight_do_nothing() -> None:
    match = fought(dice=[3, 3, 6])
    assert killed(match) == []
    assert match.hero().wounds == 1


@clause("LN-6.13")
def test_rage_kills_a_beaten_zombie_without_doubles_but_not_one_that_wins() -> None:
    match = fought(hero(on="heros_rage"), dice=[6, 2, 1, 5])
    assert killed(match) == ["f5"]
    lost = fought(hero(on="heros_rage"), dice=[3, 3, 1, 4])
    assert killed(lost) == []
    assert lost.hero().wounds == 1


# The window after the roll


@clause("LN-6.4")
@pytest.mark.parametrize(("dice", "order"), [((6, 2, 4), (1, 0)), ((3, 2, 4), (0, 1)), ((4, 2, 4), (0, 1))])
def test_the_side_that_loses_is_offered_first(dice: tuple[int, ...], order: tuple[int, int]) -> None:
    match = fight(dice=dice, hand="jeb", zombie_hand="uuurrrggh")
    match.wait_for(FR)
    assert seats(match) == [*order]


@clause("LN-6.4")
def test_who_wins_ties_is_losing_no_tie() -> None:
    match = fight(hero("johnny"), dice=[4, 2, 4], hand="jeb", zombie_hand="uuurrrggh")
    match.wait_for(FR)
    assert seats(match) == [1, 0]


@clause("LN-6.4")
def test_after_every_play_the_standing_is_worked_out_again() -> None:
    match = fight(hero(items="baseball_bat"), dice=[6, 2, 4, 1, 6, 5, 5], hand="jeb", zombie_hand="undead_hate")
    match.wait_for(FR)
    assert seats(match) == [1, 0]
    match.choose("play undead_hate 6")
    match.wait_for(FR)
    assert seats(match) == [0]
    match.choose("use baseball_bat becky")
    match.wait_for(FR)
    assert match.state.fight.hero_dice == (2, 1, 6)


@clause("LN-6.4")
def test_it_closes_when_both_sides_pass_in_a_row() -> None:
    """The losing side passes, the other plays, and the first may think again."""
    match = fight(dice=[6, 2, 4, 5], hand="jeb, faith", zombie_hand="uuurrrggh")
    match.wait_for(FR)
    assert match.asked == (1, FR)
    match.choose("pass")
    assert match.asked == (0, FR)
    match.choose("play faith becky")
    match.wait_for(FR)
    assert match.asked == (1, FR)
    match.choose("pass")
    assert match.asked == (0, FR)
    match.choose("pass")
    assert match.kind == FW


@clause("LN-6.5")
def test_an_extra_die_is_rolled_and_added_at_once() -> None:
    match = fight(dice=[2, 3, 4, 6], hand="jeb")
    match.wait_for(FR)
    match.choose("play jeb help becky")
    (added,) = match.told.of(DiceAdded)
    assert (added.side, added.dice) == ("heroes", (6,))
    match.wait_for(HB)
    assert winners(match) == ["heroes"]


@clause("LN-6.5")
def test_a_reroll_replaces_the_die_and_what_was_done_to_it() -> None:
    """The five that Mr. Hyde has made a six is rolled again: neither counts any more."""
    match = fight(hero("sally"), dice=[5, 2, 5, 1], hand="mr_hyde")
    match.wait_for(FR)
    match.choose("play mr_hyde raise heroes 5")
    match.wait_for(FR)
    assert match.state.fight.hero_dice == (6, 2)
    match.choose("use lucky sally fight 6")
    assert match.told.of(DiceRerolled)[0].dice == (1,)
    assert match.state.fight.hero_dice == (2, 1)


@clause("LN-6.5")
@pytest.mark.parametrize(
    ("play", "dice", "winner", "doubles"),
    [
        ("raise heroes 6", (6, 2, 6), "heroes", False),
        ("lower zombies 1", (1, 1, 1), "heroes", True),
        ("raise heroes 3", (3, 4, 3), "heroes", True),
        ("lower heroes 4", (4, 4, 3), "heroes", False),
    ],
    ids=["seven", "nought", "becomes a double", "is no double any more"],
)
def test_a_changed_die_counts_as_changed(play: str, dice: tuple[int, ...], winner: str, doubles: bool) -> None:
    match = fight(dice=dice, hand="farmer_sty")
    match.wait_for(FR)
    match.choose(f"play farmer_sty {play}")
    finish(match)
    assert winners(match) == [winner]
    assert bool(killed(match)) == doubles
    assert match.told.of(DieChanged)[0].before == int(play[-1])


# Fight cards


@clause("LN-6.6")
def test_the_zombies_play_one_fight_card_in_a_fight() -> None:
    match = fight(dice=[6, 2, 4, 1, 1], zombie_hand="uuurrrggh, braaains, undead_hate")
    match.wait_for(FR)
    match.choose("play uuurrrggh")
    match.wait_for(HB)
    assert match.state.hands[1] == ["braaains", "undead_hate"]


@clause("LN-6.6")
def test_both_zombie_seats_together() -> None:
    match = fight(dice=[6, 2, 4, 1, 1], players=4, hands={2: "uuurrrggh", 3: "braaains"})
    match.wait_for(FR)
    assert seats(match) == [2, 3, 0]
    match.choose("play uuurrrggh")
    match.wait_for(FR)
    assert seats(match) == [0]


@clause("LN-6.6")
def test_one_that_was_cancelled_counts() -> None:
    match = fight(dice=[6, 2, 4], hand="principal_gomez", zombie_hand="uuurrrggh, braaains")
    match.wait_for(FR)
    match.choose("play uuurrrggh")
    assert match.kind == CP
    match.choose("play principal_gomez stop")
    match.wait_for(HB)
    assert match.state.hands[1] == ["braaains"]
    assert match.told.of(DiceAdded) == []


@clause("LN-6.6")
def test_in_the_next_fight_another_may_be_played() -> None:
    match = fight(zombies="f5 f5", dice=[6, 2, 4, 1, 1, 6, 2, 4], zombie_hand="uuurrrggh, braaains")
    match.wait_for(FR)
    match.choose("play uuurrrggh")
    finish(match)
    match.wait_for(FR)
    assert match.playable(1) == {"play braaains"}


@clause("LN-6.6")
def test_heroes_have_no_such_limit() -> None:
    match = fight(dice=[1, 2, 6, 5, 6], hand="jeb, faith, mr_hyde")
    match.wait_for(FR)
    for play in ("play jeb help becky", "play faith becky", "play mr_hyde lower zombies 6"):
        match.choose(play)
        match.wait_for(FR)
    assert (match.state.fight.hero_dice, match.state.fight.zombie_dice) == ((1, 2, 5, 6), (5,))


# Fights that end without result


@clause("LN-6.17")
def test_a_cancelled_fight_has_no_result_and_is_not_fought_again() -> None:
    match = fight(hero(items="fire_extinguisher"), dice=[1, 2, 6])
    match.wait_for(FR)
    match.choose("use fire_extinguisher becky cancel")
    assert match.kind == HB
    assert match.hero().wounds == 0
    assert winners(match) == []
    match.wait_for("heroes_end")
    assert len(match.told.of(FightBegan)) == 1


@clause("LN-6.17")
def test_a_cancelled_fight_counts_in_the_zombie_turn_too() -> None:
    match = fight(hero(items="fire_extinguisher"), step="zombie_fights")
    match.wait_for(FD)
    match.choose("use fire_extinguisher becky cancel")
    match.wait_for("heroes_start")
    assert len(match.told.of(FightBegan)) == 1
    assert match.told.of(FightRolled) == []


@clause("LN-6.17")
def test_a_chainsaw_is_not_lost_in_a_fight_that_is_cancelled() -> None:
    match = fight(hero(items="chainsaw, fire_extinguisher"), dice=[1, 2, 6, 1])
    match.wait_for(FR)
    match.choose("use chainsaw becky")
    match.wait_for(FR)
    match.choose("use fire_extinguisher becky cancel")
    assert match.told.of(FightCancelled)
    assert match.told.of(ItemLost) == []


@clause("LN-6.18")
@pytest.mark.parametrize("die", [2, 3])
def test_a_hero_who_dies_before_the_dice_are_compared_ends_the_fight(die: int) -> None:
    """Father Joseph cancels, or tries to, with his last wound: the zombie wins nothing, and rolls no more dice."""
    me = hero("father_joseph", wounds=2)
    match = fight(me, dice=[6, 2, 4, die, 6, 6], zombie_hand="uuurrrggh")
    match.wait_for(FR)
    match.choose("play uuurrrggh", "use strength_of_spirit father_joseph")
    match.wait_for("new_hero_space")
    assert winners(match) == []
    assert match.told.of(DiceAdded) == []
    assert len(match.told.of(Wounded)) == 1
    assert match.state.fight is None


@clause("LN-6.18", "LN-4.23")
def test_another_hero_who_dies_of_it_does_not_end_it() -> None:
    match = fight(hero(), hero("father_joseph", wounds=2), dice=[6, 2, 4, 3], zombie_hand="uuurrrggh")
    match.wait_for(FR)
    match.choose("play uuurrrggh", "use strength_of_spirit father_joseph")
    match.wait_for("new_hero_space")
    assert winners(match) == ["heroes"]


def test_what_is_shown_of_dice_agrees_with_what_is_rolled() -> None:
    match = table("claim", hero("jake"), hero(at="l12"), zombies="f5", cornered=True)
    assert (hero_dice(match.state, 0), zombie_dice(match.state, 0)) == (3, 3)
