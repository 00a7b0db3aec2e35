"""What each seat sees (Part VI)."""

from typing import Any

import msgspec
import pytest

from deadtown.games.last_night.events import EventFound, Looked, ZombieCardDrawn
from deadtown.kernel import Event, Seeded
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, kept, table

EVERYBODY = (0, 1, 2, 3, None)
HANDS = {0: "faith, recovery", 1: "at_last", 2: "shamble, trip", 3: "cornered"}


def position(open_hands: bool = True, step: str = "zombies_end", **more: Any) -> NightMatch:
    """Two hero seats, two zombie seats, and something of everything on the table."""
    return table(
        step,
        hero("becky", "f5", "torch, keys", wounds=1),
        hero("jake", "a5", "revolver", seat=1, on="haunted"),
        players=4,
        hands=HANDS,
        zombies="f6 a1",
        green="l12",
        turned=[("billy", "c3")],
        fires="a12",
        new_fires="b12",
        gas="l9",
        remaining=[kept("lights_out", "gym"), kept("theyve_taken", "barn"), kept("new_spawning_pit", space="d10")],
        hero_discard="ammo, gasoline",
        zombie_discard="braaains",
        hero_deck="torch, ammo, faith",
        zombie_deck="shamble, trip",
        hero_out=("jeb",),
        sun=9,
        options={"open_team_hands": open_hands},
        **{"halts": True, **more},
    )


def hands(match: NightMatch, seat: int | None) -> list[list[str] | None]:
    return [view.hand for view in match.view(seat).seats]


OWN = [["faith", "recovery"], ["at_last"], ["shamble", "trip"], ["cornered"]]


@clause("LN-8.1", "LN-8.2")
@pytest.mark.parametrize(("seat", "seen"), [(0, [0, 1]), (1, [0, 1]), (2, [2, 3]), (3, [2, 3]), (None, [])])
def test_seats_of_one_side_see_each_others_hands(seat: int | None, seen: list[int]) -> None:
    shown = hands(position(), seat)
    assert shown == [hand if place in seen else None for place, hand in enumerate(OWN)]


@clause("LN-8.1", "LN-8.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_with_closed_hands_a_seat_sees_its_own_only(seat: int | None) -> None:
    shown = hands(position(open_hands=False), seat)
    assert shown == [hand if place == seat else None for place, hand in enumerate(OWN)]


@clause("LN-8.1", "LN-8.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_number_of_cards_in_each_hand_is_public(seat: int | None) -> None:
    assert [view.cards for view in position(open_hands=False).view(seat).seats] == [2, 1, 2, 1]


@pytest.mark.parametrize("seat", EVERYBODY)
@clause("LN-8.3", "LN-1.1")
def test_map_models_markers_items_and_piles_lie_open_to_all(seat: int | None) -> None:
    view = position().view(seat)
    assert [(one.hero, one.space, one.wounds, list(one.items), list(one.on)) for one in view.heroes] == [
        ("becky", "f5", 1, ["keys", "torch"], []),
        ("jake", "a5", 0, ["revolver"], ["haunted"]),
    ]
    assert view.zombies == {0: "f6", 1: "a1", 7: "l12", 21: "c3"}
    assert [(one.hero, one.space, one.wounds) for one in view.turned] == [("billy", "c3", 2)]
    assert (view.fires, view.gas) == ({"a12": True, "b12": False}, ["l9"])
    assert (view.dark, view.taken_over) == (["gym"], ["barn"])
    assert view.pits == ["a1", "h1", "k12", "f12", "d10"]
    assert [one.card for one in view.kept] == ["lights_out", "theyve_taken", "new_spawning_pit"]
    assert (view.hero_discard, view.zombie_discard, list(view.hero_out)) == (
        ["ammo", "gasoline"],
        ["braaains"],
        ["jeb"],
    )
    assert (view.hero_deck, view.zombie_deck, view.trimmed) == (3, 2, 0)
    assert (view.sun, view.lead) == (9, 3)
    assert [one.pool for one in view.seats] == [0, 0, 5, 6]


@clause("LN-3.7")
def test_of_decks_and_of_what_was_trimmed_off_only_the_number_is_known() -> None:
    match = position(hero_trimmed=["gasoline"], zombie_trimmed=["resilient", "leave_it"])
    for seat in EVERYBODY:
        plain = msgspec.to_builtins(match.view(seat))
        assert plain["trimmed"] == 3
        assert "resilient" not in str(plain)
        assert "leave_it" not in str(plain)


def test_all_see_the_same_but_for_hands() -> None:
    views = [msgspec.to_builtins(position().view(seat)) for seat in EVERYBODY]
    for view in views:
        del view["seat"]
        for one in view["seats"]:
            del one["hand"]
    assert all(view == views[0] for view in views)


# What is drawn


def found_by(open_hands: bool) -> NightMatch:
    heroes = hero("becky", "d1"), hero("jake", "a9", seat=1)
    match = table(
        *("move_action", *heroes),
        active="becky",
        players=4,
        hero_deck="faith, torch x9",
        options={"open_team_hands": open_hands},
    )
    match.choose("search")
    return match


@clause("LN-5.10")
@pytest.mark.parametrize(("open_hands", "seeing"), [(True, [0, 1]), (False, [0])])
def test_an_event_found_is_known_to_its_owner_and_to_the_team_if_hands_are_open(
    open_hands: bool, seeing: list[int]
) -> None:
    match = found_by(open_hands)
    (found,) = match.told.of(EventFound)
    assert [seat for seat in EVERYBODY if found.seen_by(seat).card == "faith"] == seeing
    assert [seat for seat in EVERYBODY if "faith" in (match.view(seat).seats[0].hand or ())] == seeing


@clause("LN-4.6")
@pytest.mark.parametrize(("open_hands", "seeing"), [(True, [2, 3]), (False, [3])])
def test_a_zombie_card_drawn_is_known_to_its_seat_and_to_the_other_if_hands_are_open(
    open_hands: bool, seeing: list[int]
) -> None:
    match = table(
        *("draw_card", hero("becky", "l9")),
        players=4,
        to_act=(3,),
        to_draw=1,
        zombie_deck="braaains, shamble",
        options={"open_team_hands": open_hands},
    )
    (drawn,) = match.told.of(ZombieCardDrawn)
    assert [seat for seat in EVERYBODY if drawn.seen_by(seat).card == "braaains"] == seeing


@clause("LN-5.9")
@pytest.mark.parametrize(("open_hands", "seeing"), [(True, [0, 1]), (False, [1])])
def test_cards_that_jake_looks_at_are_seen_by_his_seat_and_his_team(open_hands: bool, seeing: list[int]) -> None:
    heroes = hero("becky", "a9"), hero("jake", "d1", seat=1)
    match = table(
        *("move_action", *heroes),
        active="jake",
        players=4,
        hero_deck="faith, torch, ammo x9",
        options={"open_team_hands": open_hands},
    )
    match.choose("search")
    assert match.asked == (1, "keep_card")
    assert [seat for seat in EVERYBODY if match.view(seat).looked] == seeing
    (looked,) = match.told.of(Looked)
    assert [seat for seat in EVERYBODY if "faith" in looked.seen_by(seat).cards] == seeing
    match.choose("keep faith")
    assert match.state.hands[1] == ["faith"]
    assert match.view(2).hero_discard == ["torch"], "the other one is discarded for all to see"


# Imagining


@clause("LN-3.4")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_who_imagines_changes_only_what_it_cannot_know(seat: int | None) -> None:
    match = position(open_hands=False)
    changed: set[int] = set()
    for luck in range(12):
        imagined = match.imagine(seat, Seeded(str(luck)))
        assert imagined.view(seat) == match.view(seat)
        changed |= {place for place in range(4) if imagined.state.hands[place] != match.state.hands[place]}
    assert seat not in changed
    assert len(changed) >= 2


@clause("LN-3.4")
def test_who_sees_the_hand_of_a_partner_does_not_imagine_another() -> None:
    match = position()
    for luck in range(12):
        imagined = match.imagine(0, Seeded(str(luck)))
        assert imagined.state.hands[:2] == match.state.hands[:2]


def test_what_all_have_seen_go_into_a_hand_is_not_imagined_elsewhere() -> None:
    match = position(open_hands=False, known=[("faith",), (), (), ()])
    assert list(match.view(3).seats[0].known) == ["faith"]
    for luck in range(12):
        assert "faith" in match.imagine(3, Seeded(str(luck))).state.hands[0]


@clause("LN-6.9", "LN-7.15")
def test_a_fight_is_shown_where_it_was_fought_when_its_hero_falls() -> None:
    """Whoever watches sees the fight until it is over, and the fallen hero stands nowhere."""
    heroes = hero("billy", "f5", wounds=1), hero("jake", "l12")
    match = table("zombie_fights", *heroes, zombies="f5", dice=[1, 1, 6], zombie_hand="uuurrrggh")
    assert match.kind == "fight_rolled"
    spaces: list[tuple[str, str]] = []

    def look(event: Event) -> None:
        fight = match.view(None).fight
        spaces.append((type(event).__name__, fight.space if fight is not None else ""))

    match.listen(look)
    match.choose("pass")
    assert match.at("billy") == ""
    assert ("HeroDied", "f5") in spaces


@clause("LN-9.1", "LN-9.7", "LN-9.3")
def test_a_hero_tells_how_much_it_carries_and_may_carry() -> None:
    laden = hero(items="keys, revolver, sledgehammer, supply_bag", taped=(("keys", "revolver"),))
    seen = table("move_action", laden).view(None).heroes[0]
    assert seen.taped == ["keys+revolver"]
    assert (seen.load, seen.strength) == ((3, 3), (7, 2))
