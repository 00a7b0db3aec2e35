"""Which clauses have a part in a game: by its options before the start, by its Supply after it."""

import pytest

from deadtown.games.zombinion.cards import COMBAT, SETS, Card
from deadtown.games.zombinion.state import Options
from deadtown.kernel import Match
from deadtown.text import Rulebook
from tests.games.zombinion.table import GAME, NAMES

CLAUSES = list(Rulebook.load(GAME).clauses)
NO_ATTACK = ("barricade", "sidekick", "courage", "decoy", "shotgun", "cunning", "maverick", "molotov_cocktail")


def out(options: Options, match: Match | None = None) -> set[str]:
    """The clauses that have no part."""
    view = None if match is None else match.seen_by(None).view
    return {clause for clause in CLAUSES if not GAME.words.holds(clause, options, view)}


def custom(*cards: Card) -> Options:
    return Options("custom", (*cards, *[card for card in NO_ATTACK if card not in cards][: 10 - len(cards)]))


def cards_out(options: Options, match: Match | None = None) -> set[Card]:
    """The Combat cards whose sections have no part."""
    numbers = {int(clause.split(".")[1]) for clause in out(options, match) if clause.startswith("ZN-11.")}
    return {COMBAT[number - 1] for number in numbers}


def test_a_plain_game_has_no_part_for_other_cards_and_options() -> None:
    left_out = {clause for clause in out(Options()) if not clause.startswith("ZN-11.")}
    assert left_out == {
        *("ZN-1.12", "ZN-2.3", "ZN-2.4", "ZN-2.5", "ZN-2.6", "ZN-2.7", "ZN-2.16", "ZN-2.17"),
        *("ZN-6.5", "ZN-7.7", "ZN-7.16", "ZN-8.9", "ZN-9.9"),
    }


@pytest.mark.parametrize("name", SETS)
def test_a_card_has_a_part_when_it_is_in_the_set(name: str) -> None:
    options = GAME.rules.read_options({"combat_set": name})
    match = Match.start(GAME, NAMES[:2], options, seed="set")
    assert cards_out(options) == cards_out(options, match) == set(COMBAT) - set(SETS[name])


def test_a_custom_set_has_a_part_for_its_own_cards() -> None:
    options = custom("radio", "hide")
    assert cards_out(options) == set(COMBAT) - set(options.custom)
    assert not out(options) & {"ZN-2.16", "ZN-7.16"}


@pytest.mark.parametrize("combat_set", ["random", "ask"])
def test_while_nobody_knows_the_set_every_card_may_have_a_part(combat_set: str) -> None:
    options = GAME.rules.read_options({"combat_set": combat_set})
    assert cards_out(options) == set()
    assert not out(options) & {"ZN-1.12", "ZN-2.17"}


def test_a_random_set_is_told_when_it_lies_on_the_table() -> None:
    options = Options("random")
    match = Match.start(GAME, NAMES[:2], options, seed="random")
    assert cards_out(options, match) == set(COMBAT) - set(match.state.supply)


def test_a_set_that_is_asked_for_is_told_when_it_is_chosen() -> None:
    options = Options("ask")
    match = Match.start(GAME, NAMES[:2], options, seed="ask")
    assert cards_out(options, match) == set()
    match.choose(("set", "clash"))
    assert cards_out(options, match) == set(COMBAT) - set(SETS["clash"])


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        (Options(cleanup_top_choice=True), "ZN-6.5"),
        (Options(offer_cut=True), "ZN-7.7"),
        (Options(turn_cap=3), "ZN-9.9"),
    ],
)
def test_an_option_brings_in_its_clause(options: Options, clause: str) -> None:
    assert clause in out(Options())
    assert clause not in out(options)


GAINERS = {"weapons_cache", "ammo_box", "reload", "restock"}


@pytest.mark.parametrize(
    ("clause", "cards"),
    [
        ("ZN-7.13", GAINERS),
        ("ZN-7.14", {*GAINERS, "quick_escape", "zombie_swarm"}),
        ("ZN-7.16", {"hide"}),
    ],
)
def test_a_general_clause_has_a_part_when_a_card_needs_it(clause: str, cards: set[Card]) -> None:
    filling = [*NO_ATTACK, "radio", "regroup"]
    in_need = {card for card in COMBAT if clause not in out(Options("custom", (card, *filling[:9])))}
    assert in_need == cards


def test_reactions_have_a_part_when_there_is_an_attack_and_a_barricade() -> None:
    section = {clause for clause in CLAUSES if clause.startswith("ZN-8.")}
    assert section & out(custom("recon", "barricade", "tactics")) == set()
    assert section & out(custom("recon", "barricade")) == {"ZN-8.9"}
    assert section & out(custom("barricade")) == section
    no_barricade = Options("custom", (*NO_ATTACK[1:], "recon", "tactics", "radio"))
    assert section & out(no_barricade) == section - {"ZN-8.1"}


@pytest.mark.parametrize(
    ("winners", "held"),
    [
        ((), {"ZN-2.2"}),
        (("Ada",), {"ZN-2.3", "ZN-2.6", "ZN-2.7"}),
        (("Ada", "Bob"), {"ZN-2.4", "ZN-2.5", "ZN-2.6"}),
    ],
)
def test_who_won_the_last_game_decides_how_the_start_player_is_found(winners: tuple[str, ...], held: set[str]) -> None:
    options = Options(start_player="rematch", last_winners=winners, last_players=("Ada", "Bob", "Cleo"))
    assert {f"ZN-2.{number}" for number in range(2, 8)} - out(options) == held
