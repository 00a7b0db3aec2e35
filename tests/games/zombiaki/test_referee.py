"""A referee who knows the rules on his own watches random games."""

from collections import Counter
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from deadtown.games.zombiaki import events
from deadtown.games.zombiaki.cards import DEPTH, KINDS, SIDE_OF, STRENGTH
from deadtown.games.zombiaki.state import State
from deadtown.games.zombiaki.street import SPACES
from tests.clauses import clause
from tests.games.matches import played_out, stroll
from tests.games.zombiaki.reporter import Reporter
from tests.games.zombiaki.table import TableMatch, humans_play, start
from tests.kit.cases import WITH_A_BANG

SEEDS = range(25)
SETTINGS = [{}, {"deck_counts": WITH_A_BANG, "dog_entry": "rows_1_to_3", "pit_under_creature": True}]
IDS = ["plain", "with a bang"]


def game(seed: int, options: dict[str, Any]) -> TableMatch:
    return start(seed=f"referee {seed}", **options)


@clause("ZK-1.7", "ZK-1.8", "ZK-7.1", "ZK-7.2", "ZK-7.5", "ZK-11.7")
@pytest.mark.parametrize("options", SETTINGS, ids=IDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_street_is_always_in_order(seed: int, options: dict[str, Any]) -> None:
    for match in stroll(game(seed, options), seed):
        assert_street_in_order(match)
        assert_cards_in_order(match)


def assert_street_in_order(match: TableMatch) -> None:
    state = match.state
    under_way = match.decision is not None and match.decision.kind in ("shrapnel", "aim", "click")
    numbers = [one.number for one in state.creatures if one is not None]
    assert len(set(numbers)) == len(numbers)
    for space, one in enumerate(state.creatures):
        thing = state.objects[space]
        assert thing != "barrier" or space >= 12
        if one is None:
            continue
        if one.dog:
            assert (one.strength, one.shield, one.orders, one.netted) == (0, False, -1, False)
            assert one.cards == ("dog",)
            assert thing not in ("wall_5", "wall_6")
        else:
            assert one.strength > 0
            assert one.strength <= sum(STRENGTH[card] for card in one.cards)
        assert thing != "barrier"
        if not under_way:
            assert thing not in ("barrel", "mine")
            assert thing not in DEPTH or one.strength > DEPTH[thing]
    if not under_way:
        assert not state.blasts
        assert not state.boss_died
        assert not state.resolving


def assert_cards_in_order(match: TableMatch) -> None:
    state: State = match.state
    whole = Counter({card: state.options.deck_counts.get(card, kind.copies) for card, kind in KINDS.items()})
    found = Counter(card for card in state.objects if card)
    for side in ("zombies", "humans"):
        mine = state.side(side)
        for pile in (mine.hand, mine.deck, mine.discard):
            assert all(SIDE_OF[card] == side for card in pile)
            found.update(pile)
        assert len(mine.hand) <= 4
    assert "dawn" not in state.zombies.hand
    for one in state.creatures:
        found.update(() if one is None else one.all_cards())
    found.update({"napalm": sum(state.burning), "net": state.nets, "freeze": len(state.freezes)})
    if state.resolving and not KINDS[state.resolving].lasting:
        found[state.resolving] += 1
    assert +found == +whole


@clause("ZK-5.14", "ZK-10.6", "ZK-4.7")
@pytest.mark.parametrize("options", SETTINGS, ids=IDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_steps_and_orders_are_within_their_limits(seed: int, options: dict[str, Any]) -> None:
    match = played_out(game(seed, options), seed)
    special: Counter[int] = Counter()
    dogs: Counter[int] = Counter()
    ordered: set[int] = set()
    orders = 0
    for place, event in enumerate(match.told):
        if isinstance(event, events.PhaseBegan):
            special.clear()
            dogs.clear()
            orders = 0
        elif isinstance(event, events.Stepped) and event.cause == "dog":
            dogs[event.number] += 1
            assert dogs[event.number] <= 3
        elif isinstance(event, events.Stepped) and event.cause in ("hunger", "order"):
            special[event.number] += 1
        elif isinstance(event, events.Merged):
            special[event.number] += 1
            special[event.into] = 1
        elif isinstance(event, events.Swapped):
            special.update((event.number, event.other))
        elif isinstance(event, events.Ordered):
            orders += 1
            after = match.told[place + 1]
            if isinstance(after, events.Stepped):
                assert after.number not in ordered
                ordered.add(after.number)
        assert all(count <= 1 for count in special.values())
        assert orders <= 1


@clause("ZK-18.1")
@pytest.mark.parametrize("options", SETTINGS, ids=IDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_told_everything_can_draw_every_position(seed: int, options: dict[str, Any]) -> None:
    reporter, heard = Reporter(), 0
    for match in stroll(game(seed, options), seed):
        for event in match.told[heard:]:
            reporter.hear(event)
        heard = len(match.told)
        if match.outcome is None or match.outcome.ending == "dawn":
            assert reporter.text() == seen(match.state), match.told[-8:]


def seen(state: State) -> str:
    """What has been set off and waits for its turn has not been told yet."""
    figures = sorted(
        (SPACES[space], one.strength, one.shield, one.boss, one.netted)
        for space, one in enumerate(state.creatures)
        if one is not None
    )
    waiting = [(SPACES[space], card) for card, space in state.blasts]
    objects = sorted([*waiting, *((SPACES[space], card) for space, card in enumerate(state.objects) if card)])
    return f"{figures} {objects} {sorted(SPACES[space] for space, burns in enumerate(state.burning) if burns)}"


# Cards with many ways, worked out the long way


def crowded(seed: int) -> TableMatch:
    """A street with a few of everything, and the cards that can be played in many ways."""
    luck = Random(seed)
    things = ["z1", "z2", "z3", "z2+s", "z4", "dog", "mine", "car", "car z2", "wall5", "wall6 z2", "pit1", "fire"]
    places = luck.sample([name.upper() for name in SPACES], luck.randrange(3, 9))
    return humans_play(", ".join(f"{place} {luck.choice(things)}" for place in places), "gasoline, flamethrower, net")


def beside(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def endurance(state: State, space: str) -> int:
    one = state.creatures[SPACES.index(space)]
    return 0 if one is None else 1 if one.shield or one.dog else one.strength


def shielded(state: State, space: str) -> bool:
    one = state.creatures[SPACES.index(space)]
    return one is not None and one.shield


def burns(state: State, space: str) -> bool:
    return endurance(state, space) > 0 or state.objects[SPACES.index(space)] in ("mine", "car")


def spendings(state: State, spaces: tuple[str, ...], most: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for space in spaces:
        found = [(*one, points) for one in found for points in range(1, (endurance(state, space) or 1) + 1)]
    return [one for one in found if sum(one) <= most]


def told(spaces: tuple[str, ...], points: tuple[int, ...]) -> str:
    return " ".join(f"{space} {spent}" for space, spent in zip(spaces, points, strict=True))


@clause("ZK-11.13", "ZK-11.14")
@pytest.mark.parametrize("seed", range(12))
def test_all_ways_of_gasoline(seed: int) -> None:
    match = crowded(seed)
    state = match.state
    expected = set()
    for length in (1, 2, 3, 4):
        for spaces in permutations(SPACES, length):
            if not burns(state, spaces[-1]) or not all(map(beside, spaces, spaces[1:])):
                continue
            for points in spendings(state, spaces, 4):
                goes_on = [
                    endurance(state, space) in (0, spent) and not shielded(state, space)
                    for space, spent in zip(spaces, points, strict=True)
                ]
                if all(goes_on[:-1]):
                    expected.add(told(spaces, points))
    assert match.targets("gasoline") == expected


@clause("ZK-11.15", "ZK-1.15")
@pytest.mark.parametrize("seed", range(30))
def test_all_ways_of_the_flamethrower(seed: int) -> None:
    match = crowded(seed)
    state = match.state

    def in_sight(space: str) -> bool:
        ahead = [f"{space[0]}{row}" for row in range(int(space[1]) + 1, 6)]
        return not any(state.objects[SPACES.index(one)].startswith("wall") for one in ahead)

    expected: set[str] = set()
    for row in "54321":
        spaces = [f"{lane}{row}" for lane in "abc"]
        if any(in_sight(space) and endurance(state, space) for space in spaces):
            for first, last in ((0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)):
                run = tuple(spaces[first:last])
                whole = all(map(in_sight, run)) and any(endurance(state, space) for space in run)
                if whole and burns(state, run[0]) and burns(state, run[-1]):
                    expected |= {told(run, points) for points in spendings(state, run, 5)}
            break
    assert match.targets("flamethrower") == expected


@clause("ZK-11.18")
@pytest.mark.parametrize("seed", range(30))
def test_all_groups_for_the_net(seed: int) -> None:
    match = crowded(seed)
    strength = {
        SPACES[space]: one.strength
        for space, one in enumerate(match.state.creatures)
        if one is not None and not one.dog
    }
    expected = set()
    for size in range(1, 7):
        for group in combinations(strength, size):
            joined = {group[0]}
            for _ in group:
                joined |= {one for one in group if any(beside(one, other) for other in joined)}
            if joined == set(group) and sum(strength[one] for one in group) <= 6:
                expected.add(" ".join(group))
    assert match.targets("net") == expected
