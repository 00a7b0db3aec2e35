"""What the game is made of (section 2)."""

from collections import Counter

import pytest

from deadtown.games.zombiaki.cards import DECKS, HUMAN_DECK, KINDS, SIDE_OF, ZOMBIE_DECK
from deadtown.games.zombiaki.catalogue import CATALOGUE
from deadtown.games.zombiaki.events import Discarded, Drew
from deadtown.kernel import Scripted
from tests.clauses import clause
from tests.games.matches import played_out, stroll
from tests.games.zombiaki.table import H, Z, humans_begin, humans_play, start, street, zombies_play

COPIES = {
    "zombies": "5 zombie_2, 8 zombie_3, 4 zombie_4, 1 zombie_5, 2 dog, 1 boss, 3 human_shield, 2 terror, 2 mass, "
    "1 swap, 1 bite, 2 claws, 2 hunger, 1 meat, 2 click, 1 pickaxe, 1 not_so_fast, 1 dawn",
    "humans": "7 shot_1, 3 shot_2, 1 burst_2, 1 burst_3, 1 sniper, 1 wall_5, 1 wall_6, 3 barrier, 2 napalm, 2 blood, "
    "1 scram, 1 searchlight, 1 gasoline, 1 get_back, 1 freeze, 1 grenade, 1 net, 3 barrel, 2 mine, 1 street_fire, "
    "1 high_voltage, 1 car, 1 flamethrower, 1 pit_1, 1 pit_2",
}
LASTING = {
    *("zombie_2", "zombie_3", "zombie_4", "zombie_5", "dog", "boss", "human_shield", "claws"),
    *("wall_5", "wall_6", "barrier", "napalm", "freeze", "net", "barrel", "mine", "car", "pit_1", "pit_2"),
}


@clause("ZK-2.1")
@pytest.mark.parametrize("side", ["zombies", "humans"])
def test_a_deck_has_forty_cards(side: str) -> None:
    told = {card: int(count) for count, card in (part.split() for part in COPIES[side].split(", "))}
    assert sum(told.values()) == 40
    assert {kind.card: kind.copies for kind in DECKS[side]} == told
    state = start().state
    mine = state.side(side)
    found = Counter([*mine.deck, *mine.hand, *mine.discard])
    assert found == Counter(told)


@clause("ZK-2.2")
def test_every_card_is_instant_or_lasting() -> None:
    assert {card for card, kind in KINDS.items() if kind.lasting} == LASTING


@clause("ZK-2.2")
def test_an_instant_card_goes_to_its_owners_discard_pile_and_a_lasting_one_stays() -> None:
    match = humans_play("B3 z5, A3 z2", "shot_1, wall_6, mine, pit_1, napalm, net")
    match.choose("play shot_1 b")
    assert match.humans.discard == ["shot_1"]
    match.choose("play pit_1 c5", "play mine a1", "play wall_6 c4", "play napalm c1", "play net a3")
    assert match.humans.discard == ["shot_1"]
    assert street(match) == "C5 pit1, C4 wall6, A3 z2 net, B2 z4, A1 mine, C1 fire"


@clause("ZK-2.3")
@pytest.mark.parametrize(
    ("card", "power", "aimed"),
    [
        ("zombie_4", 4, False),
        ("shot_1", 1, True),
        ("shot_2", 2, True),
        ("burst_2", 2, True),
        ("burst_3", 3, True),
        ("sniper", 2, False),
        ("wall_5", 5, False),
        ("wall_6", 6, False),
        ("gasoline", 4, False),
        ("flamethrower", 5, True),
        ("net", 6, False),
        ("pit_2", 2, False),
        ("car", 1, True),
        ("street_fire", 1, False),
    ],
)
def test_a_card_shows_power_class_copies_and_cross_hair(card: str, power: int, aimed: bool) -> None:
    shown = {kind.card: kind for kind in CATALOGUE.cards}[card]
    kind = KINDS[card]
    assert (shown.power, shown.aimed) == (power, aimed)
    assert (shown.side, shown.copies, shown.lasting) == (SIDE_OF[card], kind.copies, kind.lasting)


@clause("ZK-2.4")
def test_the_present_strength_is_shown_to_all() -> None:
    match = humans_play("B3 z5", "shot_2")
    match.choose("play shot_2 b")
    for seat in (Z, H, None):
        shown = match.view(seat).creatures
        assert [one.strength for one in shown if one is not None] == [3]


@clause("ZK-2.5")
def test_what_is_killed_or_destroyed_goes_to_its_owner() -> None:
    match = humans_play("B3 pit2 z4+s+boss(2)", "grenade")
    match.choose("play grenade b3")
    assert sorted(match.zombies.discard) == ["boss", "human_shield", "zombie_4"]
    assert sorted(match.humans.discard) == ["grenade", "pit_2"]


@clause("ZK-2.5")
def test_what_the_zombies_destroy_goes_to_the_humans() -> None:
    match = zombies_play("B3 wall6", "pickaxe")
    match.choose("play pickaxe b3")
    assert match.humans.discard == ["wall_6"]
    assert match.zombies.discard == ["pickaxe"]


@clause("ZK-2.5")
def test_what_expires_goes_to_its_owner() -> None:
    match = humans_begin("B3 z3 net, A1 barrier, C2 fire")
    assert sorted(match.humans.discard) == ["barrier", "napalm", "net"]


@clause("ZK-2.5")
@pytest.mark.parametrize("seed", range(5))
def test_nothing_returns_from_a_discard_pile(seed: int) -> None:
    piles: dict[str, list[str]] = {"zombies": [], "humans": []}
    for match in stroll(start(seed=f"piles {seed}"), seed):
        for side, before in piles.items():
            now = match.state.side(side).discard
            assert now[: len(before)] == before
            piles[side] = now[:]
            assert all(SIDE_OF[card] == side for card in now)


@clause("ZK-2.6")
def test_two_shuffles_are_the_only_chance() -> None:
    orders = [list(range(39)), list(range(40))]
    match = played_out(start(chance=Scripted(orders)), 3)
    assert match.outcome is not None
    assert match.chance.position == 2
    assert match.take_notes() == orders


@clause("ZK-2.6")
def test_every_card_drawn_was_on_top_of_its_deck() -> None:
    match = start(seed="draws")
    tops = {Z: match.zombies.deck[:] + match.zombies.hand[::-1], H: match.humans.deck[:]}
    played_out(match, 1)
    for event in match.told.of(Drew):
        assert event.card == tops[event.seat].pop()
    assert match.told.of(Discarded)
    assert len(ZOMBIE_DECK) + len(HUMAN_DECK) == len(KINDS)
