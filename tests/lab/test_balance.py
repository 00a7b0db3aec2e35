"""``deadtown balance``: how even the sets of a game are, from the games to the file that people are shown."""

import re

import pytest

from deadtown.games import GAMES
from deadtown.kernel import BALANCE, Balance, Length, Measured, SetBalance, read_balance, write_balance
from deadtown.lab.balance import SideBalance, commands
from deadtown.lab.balance_pages import balance_lines, with_table
from deadtown.lab.simulate import Row, Simulator
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


def test_nothing_is_written_where_nothing_was_played() -> None:
    assert main(["balance", "opposed", "--seed", "1", "--hours", "0", "--write"]) == 0
    assert not (GAMES["opposed"].folder / BALANCE).exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["zombinion"], "no unequal sides that play against each other"),
        (["opposed", "--bots", "nobody"], "no bot 'nobody'"),
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
    balance = Balance((Measured("search:100", 4, "2", 'a "b" \\c', {"one": found}),))
    assert read_balance(write_balance(balance, ["deadtown balance"]).encode()) == balance


def test_a_table_takes_the_place_of_the_one_below_its_heading() -> None:
    book = "# Book\n\n| a |\n\n## Even\n\nWords.\n\n| old |\n|---|\n| 1 |\n\nMore.\n\n## Other\n\n| b |\n"
    wanted = "# Book\n\n| a |\n\n## Even\n\nWords.\n\n| new |\n\nMore.\n\n## Other\n\n| b |\n"
    assert with_table(book, "Even", ["| new |"]) == wanted
    assert with_table(wanted, "Even", ["| new |"]) == wanted


def test_scenarios_have_been_measured() -> None:
    assert MEASURED == ["last_night"]


@pytest.mark.parametrize("name", MEASURED)
def test_what_was_measured_is_of_these_rules_sides_and_sets(name: str) -> None:
    game = GAMES[name]
    assert game.figures.balance is not None
    assert game.rules.sets is not None
    for measured in game.figures.balance.measured:
        assert measured.rules == game.version, "the rules have changed: make balance"
        assert list(measured.sets) == list(game.rules.sets.recommended)
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
    assert with_table(book, heading, balance_lines(game, game.figures.balance, language)) == book


def test_a_row_of_the_rulebook_tells_shares_intervals_and_rounds() -> None:
    found = SetBalance(20, {"heroes": 6, "zombies": 14}, Length(241, 6, 16), Length(19_799, 535, 1402))
    balance = Balance((Measured("search:100", 2, "1", "s", {"die_zombies_die": found}),))
    assert balance_lines(GAMES["last_night"], balance, "it") == [
        "| Scenario | Giocatori | Partite | Eroi | Zombi | Round |",
        "|---|---|---|---|---|---|",
        "| Morite, Zombi! | bot che guardano avanti | 20 | 30% (15–52) | 70% (48–85) | 12 (6–16) |",
    ]
