"""Why not? Every wish that is not granted is answered with the clause that forbids it."""

import re
from collections.abc import Callable

import pytest

from deadtown.kernel import Option, Unreadable, option_text
from deadtown.kernel.decision import parse_option
from tests.clauses import clause
from tests.games.matches import refusal, stroll
from tests.games.zombiaki.table import (
    GAME,
    H,
    TableMatch,
    Z,
    humans_begin,
    humans_play,
    start,
    zombies_move,
    zombies_play,
)

TEXTS = (GAME.folder / "text" / "en.ftl").read_text(encoding="utf-8")
REASONS = set(re.findall(r"^refusal-([a-z0-9-]+) =", TEXTS, re.MULTILINE))
OF_OPTIONS = {"no-such-card", "one-dawn"}
"""Reasons that are given before a game begins."""

Turn = Callable[..., TableMatch]

ZOMBIES_WISH = [
    ("A1 z3, B1 dog, C1 barrier", "zombie_2", "play zombie_2", "ZK-10.1", "unplayable-zombie-2"),
    ("A1 z3, B1 dog, C1 barrier", "zombie_3", "play zombie_3", "ZK-10.1", "unplayable-zombie-3"),
    ("A1 z3, B1 dog, C1 barrier", "zombie_4", "play zombie_4", "ZK-10.1", "unplayable-zombie-4"),
    ("A1 z3, B1 dog, C1 barrier", "zombie_5", "play zombie_5", "ZK-10.1", "unplayable-zombie-5"),
    ("A1 z3, B1 wall5, C1 barrier", "dog", "play dog", "ZK-10.2", "unplayable-dog"),
    ("A1 dog", "boss", "play boss", "ZK-10.4", "unplayable-boss"),
    ("A1 z3+s", "human_shield", "play human_shield", "ZK-10.8", "unplayable-human-shield"),
    ("A1 dog", "claws", "play claws", "ZK-10.16", "unplayable-claws"),
    ("A1 z3", "bite", "play bite", "ZK-10.9", "unplayable-bite"),
    ("A1 z3 net", "hunger", "play hunger", "ZK-10.17", "unplayable-hunger"),
    ("A1 z3", "mass", "play mass", "ZK-10.12", "unplayable-mass"),
    ("A1 z3", "swap", "play swap", "ZK-10.15", "unplayable-swap"),
    ("A1 pit1", "pickaxe", "play pickaxe", "ZK-10.19", "unplayable-pickaxe"),
    ("A3 z3", "zombie_3", ("play", "zombie_3"), "ZK-4.16", "name-a-target"),
    ("A3 z3", "zombie_3", "play zombie_3 a2", "ZK-6.8", "only-row-1"),
    ("A1 z3", "zombie_3", "play zombie_3 a1", "ZK-6.8", "space-taken"),
    ("A1 barrier", "zombie_3", "play zombie_3 a1", "ZK-6.8", "lane-barred"),
    ("A1 wall5", "dog", "play dog a1", "ZK-6.8", "no-dog-on-a-wall"),
    ("A3 z3", "claws", "play boss a3", "ZK-4.7", "not-in-hand"),
    ("A3 z3", "claws", "play shot_1 a", "ZK-4.7", "not-in-hand"),
    ("A3 z3", "click", "play click", "ZK-12.1", "click-is-a-reaction"),
    ("A3 z3", "not_so_fast", "play not_so_fast", "ZK-10.20", "hold-before-the-step"),
    ("A3 z3, B3 dog", "claws", "play claws b3", "ZK-10.3", "no-zombie-there"),
    ("A3 z3, B3 dog", "claws", "play claws c3", "ZK-10.3", "no-zombie-there"),
    ("A3 z3+boss(0), B3 z2", "boss", "play boss a3", "ZK-10.4", "not-a-target"),
    ("A3 z3, B3 mine", "pickaxe", "play pickaxe a3", "ZK-10.19", "nothing-to-dig"),
    ("A3 z3, B3 z3+merged", "hunger", "play hunger b3", "ZK-10.13", "freshly-merged"),
    ("A3 z3, B3 z3+stepped", "hunger", "play hunger b3", "ZK-5.14", "special-step-used"),
    ("A3 z3, B3 z3 net", "hunger", "play hunger b3", "ZK-1.14", "immobile"),
    ("A3 z3, B3 z3, B4 dog", "hunger", "play hunger b3", "ZK-10.17", "not-a-target"),
    ("A3 z3, B3 z3", "claws", "order a3 a4", "ZK-10.6", "no-orders-left"),
    ("A3 z3, B3 z3+boss(0)", "claws", "order a3 a4", "ZK-10.6", "no-orders-left"),
    ("A3 z3, B3 z3+boss(2)", "claws", "order b3 b4", "ZK-10.6", "boss-itself"),
    ("A3 z4, B3 z3+boss(2)", "claws", "order a3 a4", "ZK-10.6", "too-strong-to-order"),
    ("A3 z3+ordered, B3 z3+boss(2)", "claws", "order a3 a4", "ZK-10.6", "ordered-before"),
    ("A3 z3+stepped, B3 z3+boss(2)", "claws", "order a3 a4", "ZK-5.14", "special-step-used"),
    ("A3 z3, B3 z3+boss(2)", "claws", ("order", "a3"), "ZK-10.7", "order-where"),
    ("A3 z3, B3 z3+boss(2)", "claws", "order a3 b3", "ZK-10.7", "step-not-allowed"),
    ("A3 z3, B3 z3+boss(2)", "claws", "order a3 c5", "ZK-10.7", "step-not-allowed"),
    ("A3 dog, B3 z3+boss(2)", "claws", "order a3 a4", "ZK-10.3", "no-zombie-there"),
    ("A3 z3", "claws", "discard claws", "ZK-4.7", "decide-play"),
    ("A3 z3", "claws", "shrapnel a3", "ZK-4.7", "decide-play"),
]

HUMANS_WISH = [
    ("B3 z3", "shot_1", "play shot_1 a", "ZK-8.2", "nothing-in-the-lane"),
    ("B3 wall5, B2 z3", "shot_1", "play shot_1 b", "ZK-8.2", "nothing-in-the-lane"),
    ("B3 car z3", "shot_1", ("play", "shot_1", "b"), "ZK-8.3", "name-the-aim"),
    ("B3 car z3", "sniper", ("play", "sniper", "b3"), "ZK-8.3", "name-the-aim"),
    ("B3 mine", "shot_1", "play shot_1", "ZK-11.1", "no-target"),
    ("B3 z3", "sniper", "play sniper a3", "ZK-11.4", "nothing-there"),
    ("B3 z3", "grenade", "play grenade a3", "ZK-11.25", "nothing-there"),
    ("B3 fire", "napalm", "play napalm b3", "ZK-11.12", "burns-already"),
    ("", "barrel", "play barrel b4", "ZK-11.11", "only-row-5"),
    ("B5 fire", "barrel", "play barrel b5", "ZK-1.10", "not-empty"),
    ("", "barrier", "play barrier b2", "ZK-11.7", "only-row-1"),
    ("B1 z3", "barrier", "play barrier b1", "ZK-1.10", "not-empty"),
    ("", "wall_5", "play wall_5 b5", "ZK-11.5", "no-wall-in-row-5"),
    ("B3 dog", "wall_5", "play wall_5 b3", "ZK-1.10", "not-empty"),
    ("A3 z3", "wall_6", "play wall_6 c1", "ZK-11.5", "wall-behind-a-zombie"),
    ("A3 z3", "wall_6", "play wall_6 b4", "ZK-11.5", "wall-beside-a-zombie"),
    ("A3 z3", "pit_1", "play pit_1 a3", "ZK-1.10", "not-empty"),
    ("A3 z3", "mine", "play mine a4", "ZK-11.9", "mine-before-a-creature"),
    ("A3 pit1", "mine", "play mine a3", "ZK-1.10", "not-empty"),
    ("A3 z3", "car", "play car a2", "ZK-11.10", "car-way-blocked"),
    ("A3 z3", "car", "play car a3", "ZK-1.10", "not-empty"),
    ("A3 z3", "street_fire", "play street_fire b", "ZK-11.16", "not-a-target"),
    ("A3 z3", "gasoline", "play gasoline a3 4", "ZK-11.13", "not-a-target"),
    ("A3 z3", "blood", "play blood a3 a4", "ZK-11.20", "not-a-target"),
    ("A3 z3", "net", "play net a3 b3", "ZK-11.18", "not-a-target"),
    ("A3 z3", "mine", "play shot_1 a", "ZK-4.13", "not-in-hand"),
    ("A3 z3", "mine", "play claws a3", "ZK-4.13", "not-in-hand"),
    ("A3 z3", "mine", "discard mine", "ZK-4.13", "decide-play"),
    ("A3 z3, B3 z3+boss(2)", "mine", "order a3 a4", "ZK-4.7", "orders-are-the-zombies"),
    ("B3 z3", "shot_1", "play shot_1 b car", "ZK-11.1", "not-a-target"),
    ("B3 z3", "sniper", "play sniper b3 car", "ZK-11.4", "not-a-target"),
]


@clause("ZK-4.16")
@pytest.mark.parametrize(
    ("turn", "position", "hand", "wish", "because", "reason"),
    [
        *((zombies_play, *row) for row in ZOMBIES_WISH),
        *((humans_play, *row) for row in HUMANS_WISH),
    ],
)
def test_why_not(turn: Turn, position: str, hand: str, wish: str | Option, because: str, reason: str) -> None:
    match = turn(position, hand)
    refused = refusal(match, wish)
    assert (refused.clause, refused.reason) == (because, reason)


@clause("ZK-10.11", "ZK-10.18", "ZK-10.6")
def test_why_not_terror_meat_and_a_second_order() -> None:
    match = zombies_play("A1 z3, B3 z3+boss(2)", "terror, meat, dog", terror=True, spare=False, order_given=True)
    for wish, because, reason in (
        ("play terror", "ZK-10.11", "unplayable-terror"),
        ("play meat", "ZK-10.18", "unplayable-meat"),
        ("order a1 a2", "ZK-10.6", "order-given"),
    ):
        refused = refusal(match, wish)
        assert (refused.clause, refused.reason) == (because, reason)


OTHER_MOMENTS: list[tuple[str, Callable[[], TableMatch], str, str, str]] = [
    ("dogs", lambda: zombies_move("B3 dog"), "play terror", "ZK-5.5", "decide-dog-step"),
    ("hold", lambda: zombies_move("B3 z3", zombies="not_so_fast"), "play terror", "ZK-5.6", "decide-hold"),
    ("discard", lambda: zombies_move(), "play terror", "ZK-4.6", "decide-discard"),
    ("discard of the zombies", lambda: zombies_move(), "discard dog", "ZK-4.6", "not-in-hand"),
    ("discard of the humans", lambda: humans_begin(), "discard mine", "ZK-4.12", "not-in-hand"),
    ("play in the discard of the humans", lambda: humans_begin(), "play freeze", "ZK-4.12", "decide-discard"),
    ("click too early", lambda: zombies_move("B3 dog"), "play click", "ZK-12.1", "click-is-a-reaction"),
]


@clause("ZK-4.15")
@pytest.mark.parametrize(
    ("begin", "wish", "because", "reason"), [row[1:] for row in OTHER_MOMENTS], ids=[row[0] for row in OTHER_MOMENTS]
)
def test_why_not_now(begin: Callable[[], TableMatch], wish: str, because: str, reason: str) -> None:
    refused = refusal(begin(), wish)
    assert (refused.clause, refused.reason) == (because, reason)


@clause("ZK-12.1", "ZK-8.3", "ZK-9.2")
def test_why_not_in_the_middle_of_a_card() -> None:
    match = humans_play("B3 car z3", "burst_3", zombies="click")
    match.choose("play burst_3 b creature")
    assert refusal(match, "play terror").reason == "decide-click"
    match.choose("pass")
    refused = refusal(match, "play freeze")
    assert (refused.clause, refused.reason) == ("ZK-8.3", "decide-aim")
    match = humans_play("B3 mine", "grenade")
    match.choose("play grenade b3")
    refused = refusal(match, "play freeze")
    assert (refused.clause, refused.reason) == ("ZK-9.2", "decide-shrapnel")


@clause("ZK-4.1")
def test_why_not_when_the_other_decides() -> None:
    match = humans_play("B3 z3", "shot_1")
    refused = refusal(match, "play terror", seat=Z)
    assert (refused.clause, refused.reason, refused.arguments) == ("ZK-4.1", "not-your-decision", {"seat": H})


@clause("ZK-13.1", "ZK-13.2")
@pytest.mark.parametrize(("position", "because"), [("A5 z3", "ZK-13.1"), ("", "ZK-13.2")])
def test_why_not_when_the_game_is_over(position: str, because: str) -> None:
    match = zombies_move(position, zombie_deck="dawn")
    assert match.over
    refused = refusal(match, "play terror", seat=Z)
    assert (refused.clause, refused.reason) == (because, "game-over")


@clause("ZK-11.13")
def test_a_trail_that_could_only_go_on_is_not_gone_on_with() -> None:
    match = humans_play("A3 z2, A2 z3", "gasoline")
    assert refusal(match, "play gasoline a3 2 b3 1 b2 1").clause == "ZK-11.13"
    assert refusal(match, "play gasoline").clause == "ZK-4.16"


@pytest.mark.parametrize(
    "wish", ["", "dance", "play wolf", "order", "order d9", "step", "shrapnel", "discard", "hold zz", "play 5"]
)
def test_what_makes_no_sense_is_not_understood(wish: str) -> None:
    match = zombies_play("A3 z3", "claws")
    with pytest.raises(Unreadable):
        match.choose(wish)


def test_every_reason_has_been_met() -> None:
    """Each reason that has words is given somewhere in these tests."""
    met = {row[4] for row in (*ZOMBIES_WISH, *HUMANS_WISH)} | {row[4] for row in OTHER_MOMENTS}
    met |= {"unplayable-terror", "unplayable-meat", "order-given", "decide-click", "decide-aim", "decide-shrapnel"}
    assert met - {"not-your-decision", "game-over"} == REASONS - OF_OPTIONS


@pytest.mark.parametrize("seed", range(6))
def test_every_card_in_hand_can_be_asked_about_and_is_answered(seed: int) -> None:
    for match in stroll(start(seed=f"wishes {seed}"), seed):
        for seat in (Z, H):
            wishes = list(GAME.words.wishes(match.state, seat))
            hand = match.zombies.hand if seat == Z else match.humans.hand
            assert {wish[1] for wish in wishes if wish[0] == "play"} == set(hand)
            for wish in wishes:
                refused = match.why_not(seat, wish)
                granted = match.decision is not None and match.decision.seat == seat and wish in match.decision.options
                assert (refused is None) == granted, option_text(wish)
                assert parse_option(option_text(wish)) == wish
