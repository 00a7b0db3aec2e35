"""Why something can't be done, and which clause says so."""

from random import Random
from typing import Any

import pytest

from deadtown.games.humans.refusals import CLAUSES
from deadtown.kernel import Unreadable
from tests.clauses import clause
from tests.games.humans.table import DINER, GAME, leader, start, table
from tests.games.matches import refusal, stroll

WISHES = (
    *("step centre n1", "step centre", "step 3", "step", "walk centre n3", "walk n9 n8", "walk home", "end", "pass"),
    *("breach n3", "breach n40", "breach", "undermine hu_diner", "undermine", "undermine hu_moon", "object", "let_be"),
    *("use gimme_a_z", "use pinfall", "use wings", "use", "spare", "reroll", "reroll 1", "accept", "attempt n1"),
    *("attempt", "infect", "eat", "flee n4", "flee", "human n4", "human 1", "to n4", "to", "done", "keep", "keep 1"),
    *("keep_wound torso", "keep_wound nose", "put n4", "put", "leave n4", "leave 1", "choose miner", "choose nobody"),
    *("place", "place 1", "place 0 0 0", "place 1 0 0", "place x y z", "play", "play stampede", "play stampede 0"),
    *("play sticky_fingers", "play sticky_fingers 1", "play sticky_fingers 9", "play boarded_up hu_diner"),
    *("play fresh_meat hu_town_square", "play fresh_meat 1", "play nothing", "discard", "discard crowbar", "fly away"),
)
"""What somebody might type: sense and nonsense."""


@pytest.mark.parametrize(("players", "seed"), [(2, 0), (3, 1), (5, 2)])
def test_whatever_is_wished_for_is_granted_refused_or_not_understood(players: int, seed: int) -> None:
    options: dict[str, Any] = {"character_choice": "choose", "reroll_scope": "any"} if players == 3 else {}
    match = start(players, seed=f"refusals {seed}", max_rounds=10, **options)
    kinds = set()
    for number, here in enumerate(stroll(match, seed)):
        if number % 4:
            continue
        kinds.add(here.question.kind if here.question is not None else "")
        before = here.digest()
        for seat in range(players):
            for wish in WISHES:
                reason = here.why_not(seat, wish)
                assert reason is None or reason.clause.startswith("HU-")
        assert here.digest() == before
    assert len(kinds) > 6


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 4), (6, 5)])
def test_what_a_person_would_click_is_offered_or_refused_with_a_clause(players: int, seed: int) -> None:
    match = start(players, seed=f"wishes {seed}", max_rounds=4, halts=True)
    luck = Random(seed)
    kinds = set()
    while match.question is not None:
        kinds.add(match.question.kind)
        for seat in range(players):
            for wish in GAME.words.wishes(match.state, seat):
                reason = match.why_not(seat, wish)
                if reason is None:
                    assert match.read(wish, seat) == wish
                else:
                    assert reason.clause.startswith("HU-")
                    assert match.window is None or "seat" not in reason.arguments, "nobody is told who is asked"
        for _ in range(4):
            if match.decision is not None:
                match.choose(luck.choice(match.decision.options))
            elif match.window is not None:
                match.close()
    assert len(kinds) > 6


@clause("HU-4.2")
def test_only_who_is_asked_decides() -> None:
    match = table("move", DINER)
    reason = refusal(match, "end", seat=1)
    assert (reason.clause, reason.reason, reason.arguments) == ("HU-4.2", "not-your-decision", {"seat": 0})


@clause("HU-15.2")
def test_after_the_game_nothing_can_be_done() -> None:
    ada = leader(" ".join(["centre"] * 8))
    match = table("capture", DINER, ada, leader("s1"), humans="centre", dice=[6], captures="infect x2")
    assert match.over
    assert refusal(match, "end", seat=0).clause == "HU-15.2"


@clause("HU-15.3")
def test_when_nobody_is_left_to_hunt_that_is_why_it_is_over() -> None:
    match = table("discard", DINER)
    assert match.over
    assert refusal(match, "end", seat=0).clause == "HU-15.3"


@clause("HU-12.2")
def test_a_second_card_is_refused() -> None:
    ada = leader(hand="stitched_up, stampede", wounds="torso")
    match = table("begin_turn", DINER, ada, leader("s1", "boarded_up"), humans="n1", openings="n3", tiles="hu_gym")
    match.wait_for("turn_start")
    match.choose("pass", "play stitched_up")
    assert refusal(match, "play stampede", seat=0).reason == "one-card-a-round"


@clause("HU-7.2", "HU-7.4")
@pytest.mark.parametrize(
    "wish", ["step nowhere n1", "step 3 4", "fly", "", "play", "play nothing", "breach", "use wings"]
)
def test_what_makes_no_sense_is_not_understood(wish: str) -> None:
    with pytest.raises(Unreadable):
        table("move", DINER).choose(wish)


def test_before_anybody_has_a_character_nothing_is_wished_for() -> None:
    match = start(3, character_choice="choose")
    assert [*GAME.words.wishes(match.state, 0)] == []


def test_a_person_sees_cards_ability_steps_breaches_and_prey() -> None:
    ada = leader("n3 centre", "crowbar x2, stampede", character="miner")
    match = table("move", DINER, ada, leader("s1"), humans="n4 s1 w1n4")
    assert [*GAME.words.wishes(match.state, 0)] == [
        *[("play", "crowbar"), ("play", "stampede"), ("undermine", "hu_diner")],
        *[("step", "centre", space) for space in ("n1", "e1", "s1", "w1")],
        *[("step", "n3", space) for space in ("n4", "e1n3", "n2", "w1n3")],
        *[("breach", space) for space in ("w1n3", "n3", "e1n3")],
        *[("attempt", space) for space in ("s1", "n4")],
    ]
    assert ("object",) in GAME.words.wishes(table("move", DINER, leader(character="lawyer"), leader()).state, 0)
    assert ("use", "follow_the_band") in GAME.words.wishes(match.state, 1)


def test_every_kind_of_decision_has_its_clause() -> None:
    assert set(GAME.rules.decisions) == set(CLAUSES)
