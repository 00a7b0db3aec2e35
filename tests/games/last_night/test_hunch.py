"""Hunch: one seat knows the top card of the hero deck, until it is drawn or shuffled away (Table C, Part VI)."""

from pathlib import Path
from typing import Any

import pytest

from deadtown.games import last_night
from deadtown.games.last_night.events import TopSeen
from deadtown.games.last_night.moments import HA
from deadtown.kernel import Seeded
from tests.clauses import clause
from tests.games.last_night.moments import at_window, let_be
from tests.games.last_night.table import NightMatch, hero, table

WINTERS = "detective_winters"


def looking(**more: Any) -> NightMatch:
    """Detective Winters' activation begins, and she looks."""
    heroes = hero(WINTERS, "d1"), hero("jenny", "a1", seat=1)
    match = table(
        "activate",
        *heroes,
        active=WINTERS,
        players=3,
        halts=True,
        **{"hero_deck": "faith, torch x9, ammo x9, keys x9", **more},
    )
    match.choose("use hunch detective_winters")
    return match


@clause("LN-8.9")
def test_her_seat_alone_sees_the_top_card() -> None:
    match = looking()
    assert [match.view(seat).top for seat in (0, 1, 2, None)] == ["faith", "", "", ""]
    seen = match.told.of(TopSeen)[0]
    assert [seen.seen_by(seat).card for seat in (0, 1, 2, None)] == ["faith", "", "", ""]
    assert len(match.state.hero_deck) == 28


@clause("LN-8.9")
def test_only_when_her_own_activation_begins_and_not_twice() -> None:
    heroes = hero(), hero(WINTERS, "d1")
    assert at_window(HA, *heroes).playable(0) == set()
    match = looking()
    assert match.window is None or match.playable(0) == set()


def test_she_searches_and_gets_what_she_has_seen() -> None:
    match = looking(dice=[3])
    match.wait_for("move_action")
    match.choose("search")
    assert match.state.hands[0] == ["faith"]
    assert match.view(0).top == ""


@clause("LN-5.10")
def test_what_she_knows_is_not_imagined_anew_and_what_others_know_not_is() -> None:
    match = looking()
    tops: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    for seed in range(20):
        for seat, found in tops.items():
            twin = match.fork()
            twin.game.eyes.imagine(twin.state, seat, Seeded(f"{seat} {seed}"))
            found.add(twin.state.hero_deck[-1])
    assert tops[0] == {"faith"}
    assert len(tops[1]) > 1
    assert len(tops[2]) > 1


@pytest.mark.parametrize("way", ["drawn", "shuffled", "lost"])
def test_it_is_forgotten_when_the_card_has_gone(way: str) -> None:
    if way == "lost":
        overrun: Any = {"zombie_deck": "town_overrun, shamble", "to_draw": 1, "to_act": (1,)}
        match = table("draw_card", hero(WINTERS, "d1"), foreseen={0: 1}, **overrun)
    elif way == "drawn":
        match = table("after_exchange", hero("becky", "d1", "keys"), active="becky", foreseen={0: 1})
        assert match.view(0).top == "baseball_bat"
        match.choose("use keys becky")
    else:
        match = at_window(HA, hero(wounds=1), hand="doc_brody", foreseen={0: 1})
        match.choose("play doc_brody becky")
        let_be(match)
    assert match.view(0).top == ""


def test_only_the_verbs_of_play_change_the_order_of_the_hero_deck() -> None:
    """Else somebody would go on knowing a card that is not there any more."""
    home = Path(last_night.__file__).parent
    forbidden = ("hero_deck.pop(", "shuffle(state.hero_deck", "shuffle(play.state.hero_deck", "hero_deck.insert(")
    allowed = {"play.py", "eyes.py"}
    found = [
        f"{path.name}: {line.strip()}"
        for path in home.rglob("*.py")
        if path.name not in allowed
        for line in path.read_text(encoding="utf-8").splitlines()
        if any(text in line for text in forbidden)
    ]
    assert found == []
