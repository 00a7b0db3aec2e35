"""The townsfolk: each mode in each of its windows, cancelled and not, and whom the past haunts (Table H)."""

import pytest

from deadtown.games.last_night.events import (
    CardRemoved,
    DiceAdded,
    DiceRerolled,
    DieChanged,
    FightCancelled,
    ShuffledIn,
    ZombieMoved,
)
from deadtown.games.last_night.fights import hero_dice
from deadtown.games.last_night.moments import CP, FD, FR, HB, HS, ZM, ZS
from deadtown.games.last_night.uses import ANY
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, winners
from tests.games.last_night.moments import at_window, let_be
from tests.games.last_night.table import hero, kept, table

TOWNSFOLK = ("mr_hyde", "doc_brody", "farmer_sty", "principal_gomez", "deputy_taylor", "jeb")


# Cancelled by My God, He's a Zombie


@clause("LN-8.7")
@pytest.mark.parametrize(
    ("play", "undone"),
    [
        ("doc_brody jenny", lambda match: match.hero("jenny").wounds == 1),
        ("principal_gomez cancel heavy_rain", lambda match: len(match.state.remaining) == 1),
        ("deputy_taylor recover", lambda match: match.state.hero_discard[0] == "torch"),
        ("jeb cancel heavy_rain", lambda match: len(match.state.remaining) == 1),
        ("jeb help jenny", lambda match: hero_dice(match.state, 0) == 2),
    ],
)
@pytest.mark.parametrize("die", [3, 4])
def test_any_time_modes_may_be_cancelled_and_go_out_of_the_game(play: str, undone: object, die: int) -> None:
    card = play.split()[0]
    match = at_window(
        *(HS, hero("jenny", wounds=1)),
        hand=card,
        zombie_hand="hes_a_zombie",
        dice=[die],
        hero_discard="torch",
        remaining=[kept("heavy_rain")],
    )
    match.choose(f"play {play}")
    if card == "deputy_taylor":
        match.choose("pick torch")
    assert match.kind == CP
    match.choose("play hes_a_zombie stop")
    let_be(match)
    assert undone(match) == (die == 4)  # type: ignore[operator]
    assert (card in match.state.hero_out) == (die == 4)
    assert (card in match.state.hero_discard) == (die == 3)
    assert match.state.zombie_discard.count("hes_a_zombie") == 1
    assert bool(match.told.of(CardRemoved)) == (die == 4)


@clause("LN-8.7")
@pytest.mark.parametrize(
    ("person", "play"),
    [
        ("becky", "mr_hyde raise heroes 5"),
        ("becky", "mr_hyde lower zombies 5"),
        ("billy", "mr_hyde cancel"),
        ("becky", "farmer_sty raise heroes 5"),
        ("becky", "farmer_sty lower zombies 5"),
        ("becky", "principal_gomez reroll"),
        ("jake", "deputy_taylor cancel"),
        ("becky", "jeb help becky"),
    ],
)
@pytest.mark.parametrize("die", [3, 4])
def test_modes_for_fights_may_be_cancelled_likewise(person: str, play: str, die: int) -> None:
    card = play.split()[0]
    match = fight(hero(person), hero("jenny"), dice=[5, 2, 5, die, 6], hand=card, zombie_hand="hes_a_zombie")
    match.wait_for(FR)
    match.choose(f"play {play}", "play hes_a_zombie stop")
    let_be(match)
    happened = match.told.of(DieChanged) + match.told.of(FightCancelled) + match.told.of(DiceRerolled)
    happened += match.told.of(DiceAdded)
    assert len(happened) == (die == 3)
    assert (card in match.state.hero_out) == (die == 4)


# Mr. Hyde and Farmer Sty change dice


@clause("LN-6.5")
@pytest.mark.parametrize("card", ["mr_hyde", "farmer_sty"])
def test_any_one_fight_die_counts_for_one_more_or_less(card: str) -> None:
    match = fight(dice=[6, 1, 4], hand=card)
    match.wait_for(FR)
    dice = ("heroes 1", "heroes 6", "zombies 4")
    changes = {f"play {card} {way} {die}" for way in ("raise", "lower") for die in dice}
    assert match.playable(0) == changes
    match.choose(f"play {card} raise zombies 4")
    assert match.state.fight.zombie_dice == (5,)


@clause("LN-6.17")
@pytest.mark.parametrize("kind", [FD, FR])
@pytest.mark.parametrize("person", ["billy", "johnny", "sally", "becky", "jake"])
def test_mr_hyde_cancels_fights_of_students(kind: str, person: str) -> None:
    match = fight(hero(person), dice=[1, 2, 6, 6], hand="mr_hyde")
    match.wait_for(kind)
    assert ("play mr_hyde cancel" in match.playable(0)) == (person in ("billy", "johnny", "sally"))
    if person == "billy":
        match.choose("play mr_hyde cancel")
        assert match.kind == HB
        assert match.hero("billy").wounds == 0


def test_a_fight_of_another_hero_than_the_own_is_cancelled_too() -> None:
    match = fight(hero("billy"), hero("jenny", seat=1), players=3, hands={1: "mr_hyde"})
    match.choose("play mr_hyde cancel", seat=1)
    assert match.told.of(FightCancelled)


@clause("LN-4.15")
def test_farmer_sty_keeps_one_zombie_where_it_is() -> None:
    match = table(
        *("zombie_moves", hero(at="a12")),
        zombies="l1 l1 k3",
        mover=1,
        to_act=(1,),
        hand="farmer_sty, at_last",
        halts=True,
    )
    assert match.playable(0) == {"play farmer_sty hold k3", "play farmer_sty hold l1"}
    match.choose("play farmer_sty hold l1")
    assert match.state.held == (1,)
    match.wait_for("order_zombies")
    assert match.texts == ["move l1", "move k3", "done"]
    match.wait_for(HS)
    assert match.told.of(ZombieMoved) == []
    assert match.state.held == ()


@clause("LN-11.4")
def test_a_zombie_that_is_held_before_its_move_burns_where_it_is() -> None:
    match = table(
        *("zombie_moves", hero(at="a12")),
        zombies="l1",
        mover=0,
        to_act=(1,),
        fires="l1",
        dice=[5],
        hand="farmer_sty, at_last",
        halts=True,
    )
    match.choose("play farmer_sty hold l1")
    match.wait_for("zombie_fights")
    assert match.zombies == []


@pytest.mark.parametrize("kind", [kind for kind in ANY if kind != ZM])
def test_he_holds_nobody_at_other_times(kind: str) -> None:
    assert at_window(kind, zombies="l1", hand="farmer_sty").playable(0) == set()


def test_who_has_moved_is_not_held_any_more() -> None:
    match = at_window(ZM, hero(at="a12"), zombies="l1 l2", moved=(0,), hand="farmer_sty")
    assert match.playable(0) == {"play farmer_sty hold l2"}


# Doc Brody


@clause("LN-7.6")
def test_doc_brody_fully_heals_any_hero() -> None:
    match = at_window(HS, hero("jenny", wounds=2), hero(at="a12"), hand="doc_brody")
    assert match.playable(0) == {"play doc_brody jenny"}
    match.choose("play doc_brody jenny")
    assert match.hero("jenny").wounds == 0
    assert match.state.hero_discard == ["doc_brody"]


@pytest.mark.parametrize("cancelled", [False, True])
def test_after_becky_he_goes_back_into_the_deck(cancelled: bool) -> None:
    hand = "hes_a_zombie" if cancelled else ""
    match = at_window(HS, hero(wounds=2), hand="doc_brody", zombie_hand=hand, dice=[4] if cancelled else [])
    match.choose("play doc_brody becky")
    if cancelled:
        match.choose("play hes_a_zombie stop")
        let_be(match)
    assert ("doc_brody" in match.state.hero_deck) != cancelled
    assert match.state.hero_discard == []
    assert bool(match.told.of(ShuffledIn)) != cancelled


# Principal Gomez and Jeb


@clause("LN-8.7", "LN-8.8")
@pytest.mark.parametrize("card", ["principal_gomez", "jeb"])
def test_they_cancel_any_zombie_card_that_is_being_played(card: str) -> None:
    match = table("zombies_start", zombie_hand="cornered", hand=card, halts=True)
    match.choose("play cornered")
    assert match.playable(0) == {f"play {card} stop"}
    match.choose(f"play {card} stop")
    assert not match.state.cornered
    assert match.state.hero_discard == [card]


@clause("LN-8.7")
@pytest.mark.parametrize("card", ["principal_gomez", "jeb"])
def test_those_that_are_played_at_once_too(card: str) -> None:
    match = table("draw_card", hand=card, zombie_deck="town_overrun", to_draw=1, to_act=(1,), halts=True)
    assert match.kind == CP
    match.choose(f"play {card} stop")
    assert len(match.state.hero_deck) == 20
    assert match.state.zombie_discard == ["town_overrun"]


@pytest.mark.parametrize("dice", [1, 3])
def test_for_gomez_the_zombie_rolls_all_its_dice_again(dice: int) -> None:
    match = fight(dice=[5, 2, *[6] * dice, *[1] * dice], cornered=dice == 3, hand="principal_gomez")
    match.wait_for(FR)
    match.choose("play principal_gomez reroll")
    (again,) = match.told.of(DiceRerolled)
    assert again.dice == (1,) * dice
    assert winners(finish(match)) == ["heroes"]


@clause("LN-1.5")
@pytest.mark.parametrize("kind", ANY)
def test_jeb_gives_a_die_until_the_end_of_the_turn(kind: str) -> None:
    match = at_window(kind, hand="jeb")
    match.choose("play jeb help becky")
    assert hero_dice(match.state, 0) == 3
    match.wait_for(ZS if kind in (HS, *ANY[5:]) else HS)
    assert hero_dice(match.state, 0) == 2


def test_jeb_helps_in_the_fight_that_goes_on_and_in_those_after_it() -> None:
    match = fight(zombies="f5 f5", dice=[1, 2, 4, 5], hand="jeb")
    match.wait_for(FR)
    match.choose("play jeb help becky")
    assert match.told.of(DiceAdded)[0].dice == (5,)
    finish(match)
    match.wait_for(FR)
    assert len(match.state.fight.hero_dice) == 3


def test_jeb_is_not_for_a_fight_that_is_only_declared() -> None:
    match = fight(hand="jeb")
    assert match.kind == FD
    assert match.playable(0) == set()


# Deputy Taylor


@clause("LN-6.17")
@pytest.mark.parametrize("kind", [FD, FR])
@pytest.mark.parametrize(("person", "possible"), [("sheriff_anderson", True), ("jake", True), ("becky", False)])
def test_deputy_taylor_cancels_fights_of_the_law_and_of_the_strange(kind: str, person: str, possible: bool) -> None:
    match = fight(hero(person), hero("jenny"), dice=[1, 2, 6], hand="deputy_taylor")
    match.wait_for(kind)
    assert ("play deputy_taylor cancel" in match.playable(0)) == possible
    if possible:
        match.choose("play deputy_taylor cancel")
        assert match.kind == HB
        assert match.hero(person).wounds == 0


def test_he_shuffles_up_to_three_cards_of_the_discard_pile_into_the_deck() -> None:
    match = at_window(HS, hand="deputy_taylor", hero_discard="torch, keys x2, jeb, faith")
    match.choose("play deputy_taylor recover")
    assert match.texts == ["pick faith", "pick jeb", "pick keys", "pick torch"]
    match.choose("pick keys", "pick keys")
    assert match.texts == ["pick faith", "pick jeb", "pick torch", "done"]
    match.choose("pick torch")
    assert match.told.of(ShuffledIn)[0].cards == ("keys", "keys", "torch")
    assert len(match.state.hero_deck) == 23
    assert sorted(match.state.hero_discard) == ["deputy_taylor", "faith", "jeb"]


def test_he_may_take_fewer_and_needs_one_at_least() -> None:
    match = at_window(HS, hand="deputy_taylor", hero_discard="torch, keys")
    match.choose("play deputy_taylor recover", "pick keys", "done")
    assert sorted(match.state.hero_discard) == ["deputy_taylor", "torch"]
    assert at_window(HS, hand="deputy_taylor").playable(0) == set()


# Haunted by the Past


@pytest.mark.parametrize("kind", [FD, FR])
def test_townsfolk_are_not_played_on_whom_the_past_haunts_or_its_dice(kind: str) -> None:
    match = fight(
        hero("sheriff_anderson", wounds=1, on="haunted"),
        dice=[5, 2, 4],
        hand=", ".join(TOWNSFOLK),
        hero_discard="torch",
    )
    match.wait_for(kind)
    others = {f"play {card} {way} zombies 4" for card in ("mr_hyde", "farmer_sty") for way in ("raise", "lower")}
    assert match.playable(0) == (set() if kind == FD else {*others, "play principal_gomez reroll"})


def test_nor_at_any_time_but_others_are_helped() -> None:
    heroes = hero(wounds=1, on="haunted"), hero("jenny", wounds=1)
    match = at_window(HS, *heroes, hand="doc_brody, jeb, recovery")
    assert match.playable(0) == {
        *("play doc_brody jenny", "play jeb help jenny", "play recovery becky", "play recovery jenny"),
        *("play jeb cancel haunted becky",),
    }


# Save the Townsfolk


@clause("LN-S3")
def test_townsfolk_that_were_saved_are_played_from_their_hero_and_lie_open() -> None:
    match = at_window(HS, hero(wounds=1, saved="doc_brody, jeb"), scenario="save_the_townsfolk", zombie_hand="shamble")
    assert match.playable(0) == {"play doc_brody becky", "play jeb help becky"}
    match.choose("play jeb help becky")
    assert match.kind == CP
    match.close()
    assert match.hero().saved == ("doc_brody",)
    assert match.state.hero_discard == ["jeb"]
