"""``deadtown balance``: how even the sets of a game are, from the games to the file that people are shown."""

import re

import msgspec
import pytest

from deadtown.games import GAMES
from deadtown.kernel import BALANCE, Balance, Length, Measured, SetBalance, read_balance, write_balance
from deadtown.lab.balance import SideBalance, commands, find_agreement
from deadtown.lab.balance_pages import balance_lines, with_tables
from deadtown.lab.plan import sets_of
from deadtown.lab.row import Row
from deadtown.lab.simulator import Simulator
from deadtown.terminal.command import main
from deadtown.text import LANGUAGES, Speaker

MEASURED = [name for name, game in GAMES.items() if game.figures.balance is not None]


def row(winners: list[int], turns: int, decisions: int) -> Row:
    figures = {"team": [1, 2], "turns": [turns, turns - 1]}
    return Row(decisions, "rounds", winners, [0, 0], figures, [{}, {}])


def test_wins_turns_and_decisions_are_counted_set_by_set() -> None:
    found = SideBalance(GAMES["opposed"], "normal", 3, "1")
    found.take_in([row([0], 5, 20), row([1], 7, 30)])
    found.take_in([row([0], 4, 24), row([1], 9, 28)])
    found.take_in([row([1], 6, 10), row([], 8, 29)])
    measured = found.measured()
    assert measured.sets == {
        "1": SetBalance(3, {"bank": 2, "guest": 1}, Length(15, 4, 6), Length(54, 10, 24)),
        "4": SetBalance(3, {"bank": 0, "guest": 2}, Length(24, 7, 9), Length(87, 28, 30)),
    }
    assert (measured.bots, measured.players, measured.rules, measured.seed) == ("normal", 2, "1", "1")
    assert measured.games == 3


def test_the_same_bot_plays_every_seat_and_each_set_has_luck_of_its_own() -> None:
    plans = SideBalance(GAMES["opposed"], "hard", 3, "1", players=4).plans
    assert {plan.bots for plan in plans} == {("hard",) * 4}
    assert len({plan.game_seed(index) for plan in plans for index in range(3)}) == 6


def test_a_line_for_each_set_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        assert main(["balance", "opposed", "--games", "8", "--seed", "1", "--jobs", jobs]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "opposed: normal in all seats, 8 games on each set, 2 players, seed 1" in told[0]
    assert "Bank won (95%)" in told[0]
    line = r"^4 +\d+\.\d% \(\d+\.\d–\d+\.\d\) +\d+\.\d% \(\d+\.\d–\d+\.\d\) +4 \(4 to 4\) +16 \(16 to 16\)$"
    assert re.search(line, told[0], re.M)


def test_what_is_written_is_what_was_found_and_others_stay(capsys: pytest.CaptureFixture[str]) -> None:
    path = GAMES["opposed"].folder / BALANCE
    for words in ("--games 2", "--games 3 --bots hard", "--games 4"):
        assert main(["balance", "opposed", "--seed", "1", "--write", *words.split()]) == 0
        assert f"written: {path}\n" in capsys.readouterr().out
    balance = read_balance(path.read_bytes())
    assert [(one.bots, one.games) for one in balance.measured] == [("normal", 4), ("hard", 3)]
    normal, _ = balance.measured
    plans = SideBalance(GAMES["opposed"], "normal", 4, "1").plans
    for plan, found in zip(plans, normal.sets.values(), strict=True):
        rows = [Simulator(plan).play(index) for index in range(4)]
        assert list(found.wins.values()) == [sum(seat in one.winners for one in rows) for seat in (0, 1)]
        assert found.decisions.total == sum(one.decisions for one in rows)
    [again] = commands(GAMES["opposed"], [normal])
    assert f"#   {again}\n" in path.read_text()
    before = path.read_bytes()
    assert main(again.split()[1:]) == 0
    assert path.read_bytes() == before


def test_what_is_new_takes_the_place_of_the_same_bots_players_and_agreement() -> None:
    box = dict(find_agreement(GAMES["last_night"], "base_box"))
    found = SetBalance(3, {"heroes": 2, "zombies": 1}, Length(15, 4, 6), Length(54, 10, 24))
    before = [
        Measured("normal", 2, "1", "a", {"one": found}),
        Measured("normal", 2, "1", "a", {"one": found}, box),
        Measured("normal", 4, "1", "a", {"one": found}),
        Measured("hard", 2, "1", "a", {"one": found}),
    ]
    for place, old in enumerate(before):
        new = msgspec.structs.replace(old, seed="b", agreed=dict(reversed(old.agreed.items())))
        wanted = (*before[:place], new, *before[place + 1 :])
        assert Balance(tuple(before)).with_new(new).measured == wanted
        others = tuple(one for one in before if one is not old)
        assert Balance(others).with_new(new).measured == (*others, new)
    told = ["--agreed" in command for command in commands(GAMES["last_night"], before)]
    assert told == [False, True, False, False]
    assert "--seed a --agreed base_box --write" in commands(GAMES["last_night"], before)[1]


def test_nothing_is_written_where_nothing_was_played() -> None:
    assert main(["balance", "opposed", "--seed", "1", "--hours", "0", "--write"]) == 0
    assert not (GAMES["opposed"].folder / BALANCE).exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["zombinion"], "no unequal sides that play against each other"),
        (["opposed", "--bots", "nobody"], "no bot 'nobody'"),
        (["opposed", "--agreed", "nothing"], "opposed has no 'nothing'; it knows of none"),
        (["last_night", "--agreed", "all"], "last_night has no 'all'; choose among: all_sets, base_box"),
        (["opposed", "--games", "0"], "--games must be 1 or more"),
        (["opposed", "--jobs", "0"], "--jobs must be 1 or more"),
        (["opposed", "--bots", "keeper", "--write"], "people know of levels and of search, not of keeper"),
    ],
)
def test_what_can_not_be_measured_is_complained_of(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", *words]) == 2
    assert said in capsys.readouterr().err


def test_a_balance_is_read_as_it_was_written() -> None:
    found = SetBalance(3, {"bank": 2, "guest": 1}, Length(15, 4, 6), Length(54, 10, 24))
    agreed = {"short": True, "length": 'two "nights"', "cap": 4}
    others = Measured("hard", 2, "2", "s", {"two": found}, agreed)
    balance = Balance((Measured("search:100", 4, "2", 'a "b" \\c', {"one": found}), others))
    assert read_balance(write_balance(balance, ["deadtown balance"]).encode()) == balance


@pytest.mark.parametrize("tables", [["| new |"], ["**One.**", "", "| new |", "", "**Two.**", "", "| more |"]])
def test_tables_take_the_place_of_those_below_their_heading(tables: list[str]) -> None:
    book = "# Book\n\n| a |\n\n## Even\n\nWords.\n\n| old |\n|---|\n| 1 |\n\nMore.\n\n## Other\n\n| b |\n"
    told = "\n".join(tables)
    wanted = f"# Book\n\n| a |\n\n## Even\n\nWords.\n\n{told}\n\nMore.\n\n## Other\n\n| b |\n"
    assert with_tables(book, "Even", tables) == wanted
    assert with_tables(wanted, "Even", tables) == wanted
    assert with_tables(wanted, "Even", ["| old |", "|---|", "| 1 |"]) == book


def test_scenarios_have_been_measured() -> None:
    assert MEASURED == ["last_night"]


@pytest.mark.parametrize("name", MEASURED)
def test_all_that_players_often_agree_on_has_been_measured_and_has_words(name: str) -> None:
    """The first is what is usual."""
    game = GAMES[name]
    assert game.figures.balance is not None
    measured = {game.figures.agreement(one.agreed) for one in game.figures.balance.measured}
    assert measured == set(game.figures.agreements)
    assert game.figures.balance.measured[0].agreed == {}
    for language in LANGUAGES:
        assert all(Speaker(game, language).knows(f"agreed-{agreement}") for agreement in measured)


def test_only_scenarios_are_played_that_go_with_what_was_agreed_on() -> None:
    game = GAMES["last_night"]
    found = SideBalance(game, "normal", 1, "1", agreed=find_agreement(game, "base_box"))
    assert list(found.sets) == [
        "die_zombies_die",
        "burn_em_out",
        "save_the_townsfolk",
        "escape_in_the_truck",
        "defend_the_manor",
    ]
    for plan in found.plans:
        assert plan.options["set_advanced"]
        assert not any(plan.options[f"set_{name}"] for name in ("growing_hunger", "timber_peak"))
    assert len(SideBalance(game, "normal", 1, "1", agreed=find_agreement(game, "all_sets")).sets) == 13


@pytest.mark.parametrize("name", MEASURED)
def test_what_was_measured_is_of_these_rules_sides_and_sets(name: str) -> None:
    game = GAMES[name]
    assert game.figures.balance is not None
    assert game.rules.sets is not None
    for measured in game.figures.balance.measured:
        assert measured.rules == game.version, "the rules have changed: make balance"
        assert list(measured.sets) == [name for name, _ in sets_of(game, measured.agreed)]
        assert Speaker(game).knows(measured.text)
        for found in measured.sets.values():
            assert list(found.wins) == list(game.sides.roles)
            assert sum(found.wins.values()) <= found.games
            for length in (found.turns, found.decisions):
                assert length.least <= found.mean(length) <= length.most


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MEASURED)
def test_rulebooks_say_what_was_measured(name: str, language: str) -> None:
    """If not: make balance."""
    game = GAMES[name]
    assert game.figures.balance is not None
    book = (game.folder / "rulebook" / f"{language}.md").read_text("utf-8")
    heading = Speaker(game, language).say("balance-heading")
    assert with_tables(book, heading, balance_lines(game, game.figures.balance, language)) == book


def test_a_row_of_the_rulebook_tells_shares_intervals_and_rounds() -> None:
    found = SetBalance(20, {"heroes": 6, "zombies": 14}, Length(241, 6, 16), Length(19_799, 535, 1402))
    balance = Balance((Measured("search:100", 2, "1", "s", {"die_zombies_die": found}),))
    assert balance_lines(GAMES["last_night"], balance, "it") == [
        "**Misurato con tutti i set.**",
        "",
        "| Scenario | Giocatori | Partite | Eroi | Zombi | Round |",
        "|---|---|---|---|---|---|",
        "| Morite, Zombi! | bot che guardano avanti | 20 | 30% (15–52) | 70% (48–85) | 12 (6–16) |",
    ]
