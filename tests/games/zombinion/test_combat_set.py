"""Which ten Combat kinds are in the game: a named set, a custom list, or ten lots."""

from collections import Counter

import pytest

from deadtown.games.zombinion import events
from deadtown.games.zombinion.state import Options
from deadtown.kernel import BadOptions, Match, Scripted
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombinion.table import GAME, NAMES, TableMatch, cards, start

SETS = {
    "first_game": "barricade, sidekick, decoy, shotgun, cunning, maverick, ammo_box, higher_ground, reload, restock",
    "shoot_em_up": (
        "sidekick, courage, weapons_cache, quick_escape, hollow_points, regroup, reload, sacrifice, tactics, "
        "one_in_the_chamber"
    ),
    "clash": (
        "stick_together, barricade, quick_escape, scavenger, maverick, molotov_cocktail, hide, higher_ground, "
        "regroup, recon"
    ),
    "life_or_death": (
        "courage, weapons_cache, decoy, shotgun, scavenger, maverick, ammo_box, sacrifice, zombie_swarm, survivors"
    ),
    "infested_city": (
        "stick_together, sidekick, decoy, shotgun, quick_escape, cunning, maverick, hide, restock, tactics"
    ),
}

LOTS = cards(
    "stick_together, barricade, sidekick, courage, weapons_cache, decoy, shotgun, quick_escape, cunning, scavenger, "
    "maverick, molotov_cocktail, ammo_box, hide, higher_ground, hollow_points, radio, regroup, reload, recon, restock, "
    "sacrifice, zombie_swarm, survivors, tactics, one_in_the_chamber"
)

MINE = "radio, recon, hide, tactics, survivors, barricade, decoy, courage, restock, scavenger"


def combat_kinds(match: TableMatch) -> set[str]:
    return set(list(match.state.supply)[7:])


@clause("ZN-2.14")
@pytest.mark.parametrize(("name", "kinds"), SETS.items())
def test_a_named_set_holds_its_ten_kinds(name: str, kinds: str) -> None:
    match = start(2, combat_set=name)
    assert combat_kinds(match) == set(cards(kinds))


@clause("ZN-2.14")
def test_without_a_choice_the_first_game_is_played() -> None:
    assert Options().combat_set == "first_game"
    assert combat_kinds(start(3)) == set(cards(SETS["first_game"]))


@clause("ZN-2.15")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_seat_that_opened_the_table_chooses_the_set(starter: int) -> None:
    match = start(3, Scripted([starter, *[[*range(10)]] * 3]), combat_set="ask")
    assert match.asked == (0, "choose_combat_set")
    assert sorted(match.texts) == sorted(f"set {name}" for name in (*SETS, "random", "custom"))
    match.choose("set clash")
    assert combat_kinds(match) == set(cards(SETS["clash"]))
    assert match.state.active == starter


@clause("ZN-2.15")
def test_nobody_else_chooses_the_set() -> None:
    match = start(2, combat_set="ask")
    assert refusal(match, "set clash", seat=1).reason == "not-your-decision"


@clause("ZN-2.15")
def test_nothing_is_dealt_before_the_set_is_chosen() -> None:
    match = start(2, combat_set="ask")
    assert match.told == []
    assert all(one.hand == [] for one in match.hunters)
    assert refusal(match, "take bullet").clause == "ZN-2.15"


@clause("ZN-2.15")
@pytest.mark.parametrize("combat_set", [*SETS, "random", "ask"])
def test_all_seats_see_the_set_before_the_game_starts(combat_set: str) -> None:
    match = start(3, combat_set=combat_set)
    if combat_set == "ask":
        match.choose("set infested_city")
    first = match.told[0]
    assert isinstance(first, events.SetChosen)
    assert set(first.cards) == combat_kinds(match)
    assert [first.seen_by(seat) for seat in (0, 1, 2, None)] == [first] * 4


@clause("ZN-2.15", "ZN-2.16")
def test_the_opener_may_pick_ten_kinds_one_after_another() -> None:
    match = start(2, combat_set="ask")
    match.choose("set custom")
    assert match.asked == (0, "choose_custom_set")
    assert match.texts == [f"pick {card}" for card in LOTS]
    for card in cards(MINE):
        assert match.asked == (0, "choose_custom_set")
        match.choose(f"pick {card}")
    assert combat_kinds(match) == set(cards(MINE))
    assert match.told.of(events.SetChosen)[0].set == "custom"


@clause("ZN-2.16")
def test_a_kind_picked_once_is_not_offered_again() -> None:
    match = start(2, combat_set="ask")
    match.choose("set custom", "pick radio")
    assert "pick radio" not in match.texts
    assert refusal(match, "pick radio").clause == "ZN-2.16"
    assert refusal(match, "pick bullet").clause == "ZN-2.16"
    assert refusal(match, "done").clause == "ZN-2.16"


@clause("ZN-2.15", "ZN-2.17")
def test_the_opener_may_leave_the_set_to_chance() -> None:
    lots = [25, 24, 23, 22, 21, 20, 19, 18, 17, 16, *range(16)]
    match = start(2, Scripted([lots, 0, [*range(10)], [*range(10)]]), combat_set="ask")
    match.choose("set random")
    assert combat_kinds(match) == set(LOTS[16:])


@clause("ZN-2.16")
def test_a_custom_list_of_ten_kinds_is_played() -> None:
    match = start(2, combat_set="custom", custom=cards(MINE))
    assert combat_kinds(match) == set(cards(MINE))


@clause("ZN-2.16")
@pytest.mark.parametrize(
    ("custom", "reason"),
    [
        ("", "custom-set-of-ten"),
        (SETS["clash"].removesuffix(", recon"), "custom-set-of-ten"),
        (SETS["clash"] + ", radio", "custom-set-of-ten"),
        (SETS["clash"] + ", recon", "combat-card-twice"),
        (SETS["clash"].replace("recon", "regroup"), "combat-card-twice"),
        (SETS["clash"].replace("recon", "magazine"), "not-a-combat-card"),
        (SETS["clash"].replace("recon", "cellar"), "not-a-combat-card"),
    ],
    ids=["none", "nine", "eleven", "one too many twice", "one twice", "a basic card", "no card of this game"],
)
def test_any_other_custom_list_is_refused(custom: str, reason: str) -> None:
    options = GAME.rules.read_options({"combat_set": "custom", "custom": custom.split(", ") if custom else []})
    with pytest.raises(BadOptions) as caught:
        Match.start(GAME, NAMES[:2], options, seed="custom")
    assert (caught.value.refusal.clause, caught.value.refusal.reason) == ("ZN-2.16", reason)


@clause("ZN-1.12", "ZN-2.17")
def test_a_random_set_is_the_first_ten_of_the_26_lots_drawn() -> None:
    lots = [3, 25, 0, 16, 23, 7, 9, 11, 20, 2]
    order = lots + [place for place in range(26) if place not in lots]
    match = start(2, Scripted([order, 0, [*range(10)], [*range(10)]]), combat_set="random")
    assert combat_kinds(match) == {LOTS[place] for place in lots}


@clause("ZN-1.12", "ZN-2.17")
def test_every_combat_kind_comes_up_about_as_often_in_random_sets() -> None:
    seen = Counter[str]()
    for number in range(400):
        kinds = combat_kinds(start(2, seed=f"lots {number}", combat_set="random"))
        assert len(kinds) == 10
        seen.update(kinds)
    assert set(seen) == set(LOTS)
    assert min(seen.values()) > 100
    assert max(seen.values()) < 220
