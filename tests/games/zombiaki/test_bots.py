"""The bots of Zombiaki! play by the rules on both sides, and see what everybody sees."""

from random import Random
from typing import Any

import pytest

from deadtown.bots import Budget, SearchBot, bot_names, find_bot, find_level
from deadtown.games.zombiaki.cards import KINDS
from deadtown.games.zombiaki.events import Played
from deadtown.games.zombiaki.guide import PATIENCE, ZombiakiGuide
from deadtown.games.zombiaki.street import NUMBER
from deadtown.kernel import Event, Match, Option, Seeded
from tests.clauses import clause
from tests.games.matches import stroll
from tests.games.zombiaki.table import GAME, NAMES, H, TableMatch, Z, humans_play, start, zombies_move, zombies_play
from tests.kit.cases import WITH_A_BANG, WITHOUT


def duel(names: tuple[str, str], seed: int, heard: list[Event] | None = None, **options: Any) -> Match:
    """A whole game between two bots; whatever they choose must be on the list."""
    bots = [find_bot(GAME, name)(Random(f"{seed} {place}")) for place, name in enumerate(names)]
    listener = None if heard is None else heard.append
    match = Match.start(GAME, NAMES, GAME.rules.read_options(options), seed=f"duel {seed}", listener=listener)
    while match.decision is not None:
        sight = match.sight()
        option = bots[sight.seat].choose(sight)
        assert option in match.decision.options
        match.choose(option)
    return match


def test_they_are_found_by_name() -> None:
    assert "instinct" in bot_names(GAME)


@pytest.mark.parametrize("former", ["horde", "warden"])
def test_one_that_had_two_names_is_still_found_by_them(former: str) -> None:
    assert former not in bot_names(GAME)
    assert find_bot(GAME, former) is find_bot(GAME, "instinct")
    assert find_level(GAME, former) == ("instinct",), "what is written is the name that it has now"


@pytest.mark.parametrize("first", ["zombies", "humans"])
@pytest.mark.parametrize("names", [("instinct", "instinct"), ("instinct", "random"), ("random", "instinct")])
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_with_legal_choices_on_both_sides(names: tuple[str, str], first: str, seed: int) -> None:
    assert duel(names, seed, first_seat=first).outcome is not None


@pytest.mark.parametrize("counts", [WITH_A_BANG, WITHOUT], ids=["with a bang", "without"])
@pytest.mark.parametrize("seed", range(4))
def test_they_can_cope_with_other_decks_and_readings(seed: int, counts: dict[str, int]) -> None:
    more: dict[str, Any] = {"dog_entry": "rows_1_to_3", "click_scope": "guns_and_grenade", "pit_under_creature": True}
    assert duel(("instinct", "instinct"), seed, deck_counts=counts, **more).outcome is not None


@pytest.mark.parametrize("first", ["zombies", "humans"])
def test_they_beat_random_play_on_either_side(first: str) -> None:
    """Over many games a player with rules loses to luck now and then, not mostly."""
    outcomes = [duel(("instinct", "random"), seed, first_seat=first).outcome for seed in range(20)]
    assert sum(outcome is not None and outcome.winners == [0] for outcome in outcomes) >= 14


def test_they_use_most_of_their_cards() -> None:
    heard: list[Event] = []
    for seed in range(12):
        duel(("instinct", "instinct"), seed, heard)
    played = {event.card for event in heard if isinstance(event, Played)}
    assert len(set(KINDS) - {"dawn", "click", "not_so_fast"} - played) <= 4


@clause("ZK-18.2")
def test_what_they_choose_does_not_depend_on_the_order_of_the_decks() -> None:
    for match in stroll(start(seed="sight"), 5):
        if match.decision is None:
            break
        seat = match.decision.seat
        twin = match.imagine(seat, Seeded("another order"))
        chosen = [find_bot(GAME, "instinct")(Random(1)).choose(one.sight()) for one in (match, twin)]
        assert chosen[0] == chosen[1]


def win_at_once() -> list[tuple[TableMatch, str]]:
    return [
        (zombies_play("B5 z3", "hunger, zombie_3"), "play hunger b5"),
        (zombies_play("B5 z3, A3 z5+boss(1)", "claws"), "order b5 over"),
    ]


@pytest.mark.parametrize("place", range(2))
def test_they_win_when_they_can(place: int) -> None:
    match, best = win_at_once()[place]
    chosen = find_bot(GAME, "instinct")(Random(0)).choose(match.sight())
    assert " ".join(map(str, chosen)) == best


def test_they_stop_a_zombie_at_the_barricade() -> None:
    """One card saves the night: whatever it is, the zombie must not cross."""
    for hand in ("shot_1, scram", "freeze, scram", "net, scram", "grenade, pit_1", "barrier, scram"):
        match = humans_play("B5 z3", hand, spare=False, zombies="dog, dog, dog")
        bot = find_bot(GAME, "instinct")(Random(0))
        while match.decision is not None and match.decision.seat == H and match.state.phase == "humans":
            match.choose(bot.choose(match.sight()))
        assert match.outcome is None, hand


# The guide of searching players


@pytest.mark.parametrize("seed", range(4))
def test_the_guide_appraises_between_0_and_1_and_weighs_every_option(seed: int) -> None:
    guide = ZombiakiGuide()
    for match in stroll(start(seed=f"guide {seed}"), seed):
        for seat in (Z, H):
            assert 0 <= guide.appraise(match.state, seat) <= 1
        assert guide.appraise(match.state, Z) + guide.appraise(match.state, H) == pytest.approx(1)
        if match.decision is not None:
            weights = guide.weigh(match.state, match.decision)
            assert len(weights) == len(match.decision.options)
            assert all(weight > 0 for weight in weights)


def test_the_guide_sees_danger() -> None:
    guide = ZombiakiGuide()
    calm, near = zombies_move("B1 z3").state, zombies_move("B4 z3").state
    assert guide.appraise(calm, Z) < guide.appraise(near, Z)


def test_the_guide_counts_to_dawn() -> None:
    """A long night is good for the zombies; cards to hold out with, and better ones, are good for the humans."""
    guide = ZombiakiGuide()

    def chance(night: int, cards: str) -> float:
        state = humans_play("B3 z3", "shot_1").state
        state.zombies.deck = ["dawn", *["zombie_3"] * night]
        state.humans.deck = cards.split()
        return guide.appraise(state, Z)

    some = "shot_1 " * 8
    assert chance(4, some) < chance(8, some) < chance(16, some)
    assert chance(8, some) < chance(8, "shot_1 " * 4) < chance(8, "")
    assert chance(8, "grenade gasoline") < chance(8, "blood pit_1")


def gasoline() -> TableMatch:
    deck = "shot_1, mine, barrel, net, wall_5, car, sniper, burst_2"
    return humans_play("B4 z2, A2 z4", "gasoline, blood", spare=False, zombies="dog, dog", human_deck=deck)


def on_empty_ground(match: TableMatch, option: Option) -> bool:
    """Whether Gasoline is poured where nothing is, to begin with."""
    return option[:2] == ("play", "gasoline") and match.state.empty(NUMBER[str(option[2])])


def test_gasoline_is_not_poured_on_empty_ground_first() -> None:
    match = gasoline()
    assert match.decision is not None
    options = match.decision.options
    assert sum(on_empty_ground(match, option) for option in options) > 50
    weights = ZombiakiGuide().weigh(match.state, match.decision)
    wasted = [weight for option, weight in zip(options, weights, strict=True) if on_empty_ground(match, option)]
    assert max(wasted) < max(weights) / 20
    for bot in (find_bot(GAME, "instinct")(Random(0)), SearchBot(Random(0), Budget(playouts=60))):
        chosen = bot.choose(match.sight())
        assert chosen[:2] == ("play", "gasoline")
        assert not on_empty_ground(match, chosen)


def test_the_targets_of_a_card_share_its_weight() -> None:
    match = gasoline()
    assert match.decision is not None
    options = match.decision.options
    weights = ZombiakiGuide().weigh(match.state, match.decision)
    poured = sum(weight for option, weight in zip(options, weights, strict=True) if option[:2] == ("play", "gasoline"))
    assert poured == pytest.approx(1.0)
    assert weights[-1] >= PATIENCE, "to keep the cards is always looked at"


@clause("ZK-18.2")
def test_what_is_searched_does_not_depend_on_the_order_of_the_decks() -> None:
    match = gasoline()
    assert match.decision is not None
    twin = match.imagine(match.decision.seat, Seeded("another order"))
    assert twin.digest() != match.digest()
    chosen = [SearchBot(Random(1), Budget(playouts=40)).choose(one.sight()) for one in (match, twin)]
    assert chosen[0] == chosen[1]
