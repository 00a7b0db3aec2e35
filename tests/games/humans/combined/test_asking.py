"""When somebody is asked in the combined game who is asked only when it matters: cards of both sets, both sides."""

from typing import Any

import pytest

from deadtown.games.humans.cards import KINDS as HUMANS_KINDS
from deadtown.games.humans.combined.cards import FOR_GUYS
from deadtown.games.humans.state import Attempt
from deadtown.games.town import Roll
from deadtown.games.zombies.cards import ITEMS
from deadtown.games.zombies.cards import KINDS as ZOMBIES_KINDS
from deadtown.kernel import Standing, Window
from tests.clauses import clause
from tests.games.humans.combined.table import Player, TableMatch, guy, horde, table

ALL = (0, 1, 2, 3)


def asked(match: TableMatch, seat: int, card: str, kind: str, verb: str = "play", subject: int | None = None) -> bool:
    """Whether a window waits for a seat that could play this card, or use it, there."""
    about: dict[str, str | int] = {"seat": match.state.active if subject is None else subject}
    window = Window(kind, ALL, lambda asked: [(verb, card)] if asked == seat else [], about)
    return Standing().wants_to_be_asked(match, window, seat)


def four(*changed: Player, active: int = 0, city: str = "", **more: Any) -> TableMatch:
    """By turns two shotgun guys and two zombie players, at the end of the turn of one of them: Dan holds a card."""
    players = [guy("centre"), horde("n7"), guy("s1"), horde("s7", "fear")]
    players[: len(changed)] = changed
    match = table("discard", city, *players, active=active, halts=True)
    for name, value in more.items():
        setattr(match.state, name, value)
    return match


def chase(prey: int = -1, bonus: int = 0) -> Attempt:
    """An attempt of the active zombie player, on a human or on a shotgun guy."""
    return Attempt(4, 0 if prey >= 0 else 1, guy=prey, bonus=bonus, ends=(1, 3), mover=2)


# The own turn


@clause("HX-6.5")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("fresh_meat", "pre_move_roll"),
        ("second_wind", "post_move_roll"),
        ("keys_still_in_it", "pre_move_roll"),
        ("much_needed_rest", "pre_move_roll"),
        ("adrenaline_rush", "post_move_roll"),
        ("skateboard", "turn_start"),
        ("alternate_food_source", "turn_end"),
        ("fear", "turn_end"),
    ],
)
def test_a_shotgun_guy_is_asked_at_the_moment_of_a_card(card: str, kind: str) -> None:
    assert asked(four(), 0, card, kind)


@clause("HX-6.4", "HX-14.1")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("fresh_meat", "before_move"),
        ("second_wind", "before_move"),
        ("adrenaline_rush", "before_move"),
        ("stampede", "turn_start"),
        ("back_door", "breach_roll"),
        ("death_grip", "before_capture"),
        ("fear", "turn_end"),
    ],
)
def test_a_zombie_player_is_asked_at_the_moment_of_a_card(card: str, kind: str) -> None:
    assert asked(four(active=1, attempt=chase()), 1, card, kind)


def test_other_moments_go_by() -> None:
    assert not asked(four(), 0, "fear", "turn_start")
    assert not asked(four(active=1), 1, "fear", "before_move")
    assert not asked(four(active=1), 1, "boarded_up", "turn_start")
    assert not asked(four(), 3, "fear", "turn_start")


@clause("HX-6.7")
def test_a_weapon_helps_in_an_own_fight_in_anybodys_turn() -> None:
    assert asked(four(), 0, "crowbar", "pre_combat_roll")
    assert asked(four(active=1), 0, "crowbar", "pre_combat_roll", subject=0)
    assert not asked(four(), 0, "frying_pan", "pre_combat_roll"), "it adds nothing"


def test_items_are_used_in_fights() -> None:
    assert asked(four(), 0, "grenade", "pre_combat_roll", "use")
    assert asked(four(), 0, "grenade", "after_step", "use")
    assert not asked(four(), 0, "grenade", "turn_start", "use")
    assert not asked(four(active=3), 0, "grenade", "turn_end", "use"), "it is not lost with the round"


def test_bullets_and_adrenaline_are_for_a_roll_that_is_not_enough() -> None:
    lost, won = Roll("combat", 0, (2,), 0, 2, 4), Roll("combat", 0, (4,), 0, 4, 4)
    assert asked(four(roll=lost), 0, "adrenaline_rush", "post_combat_roll")
    assert not asked(four(roll=won), 0, "adrenaline_rush", "post_combat_roll")
    assert asked(four(guy(bullets=0), roll=lost), 0, "lots_of_ammo", "post_combat_roll", "use")


# The turns of others


@clause("HX-6.2")
def test_who_comes_next_would_lose_the_card_of_this_round() -> None:
    assert asked(four(active=0), 1, "fear", "turn_end")
    assert not asked(four(active=0), 2, "fear", "turn_end")
    assert asked(four(active=1, attempt=chase()), 2, "crowbar", "weapon")


@clause("HX-6.8")
def test_a_shotgun_guy_defends_himself() -> None:
    behind = four(guy(), horde("n7"), guy("s1"), horde("s7", "fear", meals=5), active=1, attempt=chase(prey=0))
    assert asked(behind, 0, "crowbar", "weapon")
    assert asked(behind, 0, "slippery_customer", "before_capture")
    behind.state.attempt = chase()
    assert not asked(behind, 0, "crowbar", "weapon"), "another one leads, and it is about a human"
    hopeless = four(active=1, attempt=chase(prey=0, bonus=-4))
    assert not asked(hopeless, 0, "slippery_customer", "before_capture"), "the roll can't succeed anyway"


def test_whoever_leads_is_to_be_stopped_on_either_side() -> None:
    ahead = four(guy(kills=15), active=0)
    assert asked(ahead, 3, "untied_shoe", "post_move_roll")
    assert asked(ahead, 3, "rigor_mortis", "post_move_roll")
    assert not asked(ahead, 3, "fear", "post_move_roll"), "that is for another moment"
    level = four(guy(), horde("n7", meals=4), active=0)
    assert not asked(level, 3, "untied_shoe", "post_move_roll")
    assert asked(four(guy(), horde("n7", meals=4), active=1), 3, "untied_shoe", "before_move")
    assert not asked(four(guy(kills=15), active=1), 3, "untied_shoe", "before_move")


def test_whoever_is_about_to_win_is_to_be_stopped_by_all_means() -> None:
    assert asked(four(guy(kills=23), horde("n7", meals=8)), 3, "fear", "post_move_roll")
    assert asked(four(guy(kills=22), horde("n7", meals=6), active=1), 3, "fear", "before_move")
    assert not asked(four(guy(kills=22), horde("n7", meals=4), active=1), 3, "fear", "before_move")


@clause("HX-12.1")
def test_the_helipad_may_be_near() -> None:
    city = "helipad 1 -1 0"
    near = four(guy("e3n4"), city=city, left=4)
    assert asked(near, 3, "fear", "post_move_roll")
    far = four(guy("s6"), city=city, left=4)
    assert not asked(far, 3, "fear", "post_move_roll")


@clause("HX-11.2")
def test_who_is_off_the_map_is_far_from_the_helipad() -> None:
    match = four(guy(""), city="helipad 1 -1 0", left=40)
    assert not asked(match, 3, "fear", "post_move_roll")
    leading = four(guy("", kills=20), city="helipad 1 -1 0")
    assert asked(leading, 3, "untied_shoe", "post_move_roll")


def test_what_concerns_hordes_waits_for_their_turns() -> None:
    for card in ("boarded_up", "stampede"):
        assert not asked(four(active=0), 1, card, "turn_start")
        assert not asked(four(active=0), 0, card, "turn_start")
        assert asked(four(active=1), 2, card, "turn_start")


def paid(match: TableMatch, seat: int) -> bool:
    """Whether a window waits for a seat that could spend a token on a roll."""
    about: dict[str, str | int] = {"seat": 0, "what": "", "total": 0, "need": 0}
    return Standing().wants_to_be_asked(match, Window("do_over_any", ALL, lambda asked: [("reroll",)], about), seat)


@clause("HX-4.4")
def test_tokens_are_for_rolls_of_ones_own_and_of_who_leads() -> None:
    roll = Roll("capture", 1, (4,), 0, 4, 4)
    assert paid(four(guy(), horde("n7", meals=3), active=1, roll=roll), 3)
    assert not paid(four(guy(kills=20), horde("n7", meals=3), active=1, roll=roll), 3)
    assert paid(four(active=1, roll=Roll("breach", 1, (2,), 0, 2, 4)), 1)
    assert not paid(four(active=1, roll=roll), 1)


def test_every_card_has_a_moment_at_which_it_matters() -> None:
    """In a turn of one's own, in that of a leader, or before one's own turn."""
    hordes = four(guy(), horde("n7", meals=6), active=1, attempt=Attempt(4, 1, drawn=("escape",), ends=(1, 3), mover=3))
    for card, kind in HUMANS_KINDS.items():
        seat = 1 if kind.whose == "own" else 2
        assert asked(hordes, seat, card, kind.window), card
    for card in ZOMBIES_KINDS:
        moments = ("turn_start", "pre_move_roll", "post_move_roll", "turn_end")
        assert any(asked(four(), 0, card, kind) for kind in moments), card
        if card not in FOR_GUYS:
            assert any(asked(four(active=1), 1, card, kind) for kind in ("before_move", "turn_end")), card
    assert ITEMS <= FOR_GUYS
