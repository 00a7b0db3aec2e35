"""The searching bot in windows: with partners, behind others, and in worlds where another may step in."""

from random import Random

import pytest

from deadtown.bots import Budget, SearchBot
from deadtown.bots.search import Search
from deadtown.kernel import PASS, Match, Option, Seeded, play_out
from tests.bots.sights import plain
from tests.games.parley import PARLEY
from tests.games.parley.state import BLUFF, HUSH, TAUNT
from tests.games.parley.table import holding

PLAY: Option = ("play", TAUNT)


def searcher(playouts: int = 200, luck: int = 1) -> SearchBot:
    return SearchBot(Random(luck), Budget(playouts=playouts))


@pytest.mark.parametrize("order", ["active_first", "once_each_active_last", "one_side_first"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_it_plays_with_partners_in_windows(players: int, order: str) -> None:
    options = PARLEY.rules.read_options({"order": order, "rounds": 1})
    match = Match.start(PARLEY, "abcdef"[:players], options, seed="search")
    play_out(match, [searcher(12, seat) for seat in range(players)])
    assert match.outcome is not None


@pytest.mark.parametrize(("seat", "taunts"), [(1, True), (2, False)])
def test_it_taunts_an_opponent_who_rolled_a_six_and_never_a_partner(seat: int, taunts: bool) -> None:
    hands = [[BLUFF], [BLUFF], [BLUFF], [BLUFF]]
    hands[seat] = [TAUNT]
    match = holding(hands, die=6)
    assert match.decision is not None
    assert match.decision.seat == seat
    assert searcher(600).choose(plain(match)) == (PLAY if taunts else PASS)


def test_it_imagines_the_hands_of_its_partners_too() -> None:
    match = holding([[TAUNT], [HUSH], [BLUFF], [HUSH]])
    partners = {tuple(match.sight().imagine(Seeded(str(dream))).state.envoys[2].hand) for dream in range(30)}
    assert partners == {(TAUNT,), (HUSH,), (BLUFF,)}


def test_what_others_hold_does_not_show_in_its_choice() -> None:
    match = holding([[TAUNT, HUSH], [HUSH], [BLUFF], [HUSH]])
    other = match.imagine(0, Seeded("another world"))
    assert other.digest() != match.digest()
    assert found_out(other) == found_out(match)


def found_out(match: Match) -> list[tuple[Option, int, list[float]]]:
    search = Search(match.sight(), searcher(60))
    search.run()
    return [(option, edge.visits, edge.totals) for option, edge in search.root.edges.items()]


def test_after_one_answer_different_seats_are_asked_in_different_worlds() -> None:
    """In some worlds the second seat has a reply, in others the third: none is taken for the other."""
    match = holding([[TAUNT], [HUSH], [BLUFF], [HUSH]])
    search = Search(match.sight(), searcher(400))
    while search.played < 400:
        search.play_one()
    after = search.root.edges[PLAY].nodes
    assert len(after) > 2
    for seat, node in after.items():
        assert {edge.team for edge in node.edges.values()} == {seat % 2}


def test_a_seat_behind_others_takes_them_to_have_passed() -> None:
    match = holding([[TAUNT], [TAUNT], [BLUFF], [BLUFF]], halts=True)
    sight = match.sight(1)
    assert sight.options == [PLAY, PASS]
    assert all(sight.imagine(Seeded(str(dream))).decision == match.asks(1) for dream in range(20))
    assert searcher(60).choose(sight) in sight.options
