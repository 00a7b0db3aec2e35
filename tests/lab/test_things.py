"""Cards and other things of every game: who had them, took them and played them, and how often those won."""

import re
from collections import Counter
from random import Random

import pytest

from deadtown.games import GAMES
from deadtown.lab.names import Names
from deadtown.lab.plan import make_plan
from deadtown.lab.playing import Played
from deadtown.lab.row import Row, Touched, write_row
from deadtown.lab.simulator import Simulator
from deadtown.lab.statistics import GroupedMean, Part
from deadtown.lab.summary import Summary, by_holding
from deadtown.lab.thing_tables import caution, held_table, more_than_luck, thing_tables
from deadtown.text import LANGUAGES

INTERVAL = r"\d+\.\d% \(\d+\.\d–\d+\.\d\)"
COMPLETE = [name for name, game in GAMES.items() if game.complete]


def test_what_is_left_of_a_mean_is_as_if_it_had_been_added_by_itself() -> None:
    luck, whole, rest = Random(1), GroupedMean(), GroupedMean()
    part = Part(whole)
    for _ in range(50):
        figures = [(luck.random(), luck.random() < 0.4) for _ in range(luck.randint(1, 6))]
        mine = [figure for figure, is_part in figures if is_part]
        others = [figure for figure, is_part in figures if not is_part]
        whole.add(sum(figure for figure, _ in figures), len(figures))
        if mine:
            part.add_of(sum(mine), len(mine), sum(figure for figure, _ in figures), len(figures))
        if others:
            rest.add(sum(others), len(others))
    left, expected = part.rest(), rest
    for name in GroupedMean.__slots__:
        assert getattr(left, name) == pytest.approx(getattr(expected, name)), name
    assert left.average() == pytest.approx(expected.average())


def summed(*rows: Row) -> Summary:
    summary = Summary(make_plan("sided", ("keeper", "gambler"), len(rows), "1", {}))
    for place, row in enumerate(rows):
        summary.take_in(Played(0, place, write_row(row)))
    summary.finish()
    return summary


def row(winner: int, *things: dict[str, Touched], offer: tuple[str, ...] = ()) -> Row:
    return Row(9, "rounds", [winner], [0, 0], {}, list(things), ["bank", "guest"], list(offer))


HAD, PLAYED, TOOK = Touched(had=1), Touched(had=2, played=1), Touched(had=1, taken=1)


def test_whoever_had_something_is_compared_with_others_of_the_same_side() -> None:
    """Banks have the vault, and one plays it; guests can't have it."""
    found = summed(row(0, {"vault": HAD}, {}), row(1, {}, {}), row(0, {"vault": PLAYED}, {}), row(0, {}, {}))
    vault = found.things["vault"]
    assert (vault.holders.total, vault.holders.count) == (2, 2)
    assert (vault.others.total, vault.others.count) == (1, 2)
    assert (vault.players.total, vault.players.count) == (1, 1)
    assert (vault.keepers.total, vault.keepers.count) == (1, 1)
    assert (vault.holding, vault.chances) == (2, 4)
    assert (vault.had, vault.played) == ([3, 0], [1, 0]), "the keeper is the bank in the first and third game"


def test_what_both_sides_have_is_compared_with_everybody() -> None:
    coin = summed(row(0, {"coin": HAD}, {}), row(1, {}, {"coin": HAD})).things["coin"]
    assert (coin.holders.total, coin.holders.count) == (2, 2)
    assert (coin.others.total, coin.others.count) == (0, 2)
    assert coin.chances == 4


def test_what_is_on_offer_is_compared_with_whoever_could_have_had_it() -> None:
    rows = (row(0, {"gold": TOOK}, {}, offer=("gold",)), row(1, {}, {}, offer=("gold",)), row(0, {}, {}))
    gold = summed(*rows).things["gold"]
    assert (gold.holders.total, gold.holders.count) == (1, 1)
    assert (gold.others.total, gold.others.count) == (1, 3), "in the third game it was not on offer"
    assert gold.chances == 4


@pytest.mark.parametrize("name", COMPLETE)
def test_every_game_tells_what_was_had_and_played_and_all_of_it_has_a_name(name: str) -> None:
    game = GAMES[name]
    players = min(4, game.rules.seats[-1])
    plan = make_plan(name, ["random"] * players, 2, "things", {}, longest=1500)
    rows = [Simulator(plan).play(index) for index in range(2)]
    had, played = Counter[str](), Counter[str]()
    for one in rows:
        for mine in one.things:
            had.update({thing: touched.had for thing, touched in mine.items()})
            played.update({thing: touched.played for thing, touched in mine.items()})
    assert len(+had) > 10
    assert len(+played) > 4
    for language in LANGUAGES:
        names = Names(game, language)
        unnamed = [thing for thing in had if names.thing(thing) == thing]
        assert not unnamed


@pytest.mark.parametrize("name", [name for name in COMPLETE if name != "last_night"])
def test_nothing_is_played_that_was_never_had(name: str) -> None:
    """What one begins with apart. In Last Night on Earth some cards are played as they are drawn."""
    game = GAMES[name]
    begun_with = {"bullet", "infection", "zombie"}
    plan = make_plan(name, ["random"] * game.rules.seats[0], 1, "had", {}, longest=1500)
    for mine in Simulator(plan).play(0).things:
        cards = {thing for thing in mine if Names(game).speaker.knows(f"card-{thing}")}
        assert {card for card in cards if mine[card].played and not mine[card].had} <= begun_with


def test_zombinion_offers_the_piles_of_its_supply() -> None:
    plan = make_plan("zombinion", ["random", "money"], 1, "1", {"turn_cap": 3, "combat_set": "clash"})
    offer = Simulator(plan).play(0).offer
    assert {"magazine", "zombie", "infection"} < set(offer)
    assert len(offer) == 17


def test_tables_tell_the_things_that_most_had_first() -> None:
    found = summed(row(0, {"gold": HAD, "lead": HAD}, {"gold": HAD}), row(1, {"lead": PLAYED}, {"gold": HAD}))
    assert [thing for thing, _ in by_holding(found)] == ["gold", "lead"]
    table = held_table(found, Names(GAMES["sided"]), by_holding(found))
    assert [list(column.cells) for column in table.columns][:4] == [
        ["Gold & silver", "lead"],
        ["0.00", "0.00"],
        ["0.00", "0.50"],
        ["75%", "100%"],
    ]
    assert thing_tables(found, Names(GAMES["sided"])) == [], "the game itself tells of no things"


def drawn(count: int, of: int, *, wins_with: int, wins_without: int) -> Summary:
    """Games in which the bank had a vault in some and won so many of them, and of the others."""
    rows = [row(int(game >= wins_with), {"vault": HAD}, {}) for game in range(count)]
    rows += [row(int(game >= wins_without), {"coin": HAD}, {}) for game in range(of - count)]
    return summed(*rows)


def cells(summary: Summary, thing: str) -> list[str]:
    table = held_table(summary, Names(GAMES["sided"]), by_holding(summary))
    rows = [list(row) for row in zip(*(column.cells for column in table.columns), strict=True)]
    return [str(cell) for cell in next(row for row in rows if str(row[0]).startswith(thing))]


@pytest.mark.parametrize(("had", "told"), [(84, "100.0%"), (85, "–")])
def test_where_nearly_all_had_something_the_others_are_not_compared(had: int, told: str) -> None:
    found = drawn(had, 100, wins_with=had // 2, wins_without=100 - had)
    assert cells(found, "vault")[5].startswith(told)
    assert "85% or more" in caution(found)
    assert found.things["vault"].others.count == 100 - had, "programs are told of them"


def test_every_rate_is_told_with_its_interval() -> None:
    found = summed(*[row(game % 2, {"vault": PLAYED} if game % 4 < 3 else {"coin": HAD}, {}) for game in range(40)])
    assert all(re.fullmatch(INTERVAL, rate) for rate in cells(found, "vault")[4:]), cells(found, "vault")


def test_a_mark_stands_only_where_luck_does_not_explain_the_difference() -> None:
    chance = drawn(50, 100, wins_with=28, wins_without=20)
    assert not more_than_luck(chance)
    assert cells(chance, "vault")[0] == "vault"
    assert "*" not in caution(chance)
    sure = drawn(50, 100, wins_with=40, wins_without=10)
    assert more_than_luck(sure) == {"vault", "coin"}
    assert cells(sure, "vault")[0] == "vault *"
    assert "* With it and without it differ by more than luck" in caution(sure)


def test_luck_alone_marks_hardly_anything() -> None:
    """Twenty things that mean nothing, in 40 simulations: one of them in twenty at most should mark any."""
    luck, marked = Random(1), 0
    for _ in range(40):
        rows = [
            row(luck.randrange(2), {f"thing {number}": HAD for number in range(20) if luck.random() < 0.5}, {})
            for _ in range(120)
        ]
        marked += bool(more_than_luck(summed(*rows)))
    assert marked <= 5


def test_there_is_no_word_of_caution_where_nothing_is_told() -> None:
    assert caution(summed(row(0, {}, {}))) == ""
