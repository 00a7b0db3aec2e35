"""The report of all games: what is played, what the page says of it, and that the page in the docs is of today."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from deadtown.games import GAMES
from deadtown.lab.crews import hire
from deadtown.lab.experiments.every_game import GameReport, levels_of, lines_of
from deadtown.lab.experiments.report_pages import written_share
from deadtown.lab.gathering import Running
from deadtown.lab.names import Names
from deadtown.lab.row import win_share
from deadtown.lab.simulator import Simulator
from deadtown.lab.statistics import Estimate
from deadtown.terminal.command import main
from tests.docs.pages import Page
from tests.lab.experiments.calling import SVG, call

REAL = ("zombinion", "zombiaki", "zombies", "humans", "combined", "last_night")


def test_every_set_is_played_by_two_and_by_four_with_each_level_that_does_not_look_ahead() -> None:
    lines = list(lines_of(GAMES["opposed"], 2, "1"))
    assert [(line.set, line.players, line.bots) for line in lines] == [
        (rounds, players, level) for rounds in ("1", "4") for players in (2, 4) for level in ("normal", "hard")
    ]
    assert all(line.plan.bots == (line.bots,) * line.players for line in lines)
    assert levels_of(GAMES["zombiaki"]) == {"normal": ("instinct",)}, "hard would search"


def test_shares_are_those_of_the_games() -> None:
    report = GameReport(GAMES["opposed"], 6, "1", Running(hire(1), attended=False))
    report.play()
    for place, line in enumerate(report.lines):
        rows = [Simulator(line.plan).play(index) for index in range(6)]
        bank = sum(0 in row.winners for row in rows) / 6
        assert report.shares(place)["bank"].value == bank
        assert report.shares(place)["guest"].value == pytest.approx(1 - bank)
        assert report.even(place) == 1 / 2, "teams share nothing"


def test_where_seats_are_alike_places_in_turn_order_are_told() -> None:
    report = GameReport(GAMES["dice"], 6, "1", Running(hire(1), attended=False))
    report.play()
    rows = [Simulator(report.lines[0].plan).play(index) for index in range(6)]
    first = sum(win_share(row, row.figures["order"].index(1)) for row in rows) / 6
    assert [share.value for share in report.shares(0).values()] == pytest.approx([first, 1 - first])
    assert report.even(0) == 1 / 2


def test_what_leaves_out_an_even_share_is_bold() -> None:
    assert written_share(Estimate(0.6, 0.48, 0.7), 0.5) == "60% (48–70)"
    assert written_share(Estimate(0.6, 0.52, 0.7), 0.5) == "**60% (52–70)**"
    assert written_share(None, 0.5) == ""


def test_a_page_with_a_picture_for_each_game_is_written_at_once_or_in_pieces(tmp_path: Path) -> None:
    words = "report opposed sided --seed 1 --games 4"
    keep = f"--keep {tmp_path / 'kept'}"
    call(f"{words} {keep} --jobs 2 --out {tmp_path / 'a.md'}")
    page = (tmp_path / "a.md").read_text()
    assert re.findall(r"^## (.+)$", page, re.M) == ["opposed", "sided"]
    assert f"deadtown {words.replace(' --seed 1 --games 4', '')} --games 4 --seed 1" in page
    assert "4 games in each line; `normal` is keeper; `hard` is chaser." in page
    for name in ("opposed", "sided"):
        picture = tmp_path / "pictures" / "balance" / f"{name}.svg"
        assert f"(pictures/balance/{name}.svg)" in page
        assert ElementTree.parse(picture).getroot().tag == f"{SVG}svg"
        assert "prefers-color-scheme: dark" in picture.read_text()
    call(f"{words} {keep} --hours 0 --out {tmp_path / 'a.md'} --overwrite")
    assert (tmp_path / "a.md").read_text() == page


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--out a.html", "must end in .md"),
        ("--out a.md --games 0", "1 or more"),
        ("--out a.md --hours 0", "no time for a single round"),
        ("chess --out a.md", "no game 'chess'"),
    ],
)
def test_what_can_not_be_reported_is_complained_of(
    words: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["report", *words.split()]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", REAL)
def test_the_page_in_the_docs_is_of_these_rules_sets_and_bots(name: str) -> None:
    """If not: make balance-report."""
    game, page = GAMES[name], Page("balance.md")
    (section,) = (part for part in re.split(r"^## ", page.text, flags=re.M) if f"`{name}`, rules" in part)
    (facts,) = re.findall(rf"^`{name}`, rules (\S+), ([\d,]+) games in each line; (.+)\.$", section, re.M)
    assert facts[0] == game.version, "the rules have changed: make balance-report"
    assert int(facts[1].replace(",", "")) >= 20
    assert facts[2] == "; ".join(f"`{level}` is {', '.join(bots)}" for level, bots in levels_of(game).items())
    assert (Path(__file__).parents[3] / "docs" / "pictures" / "balance" / f"{name}.svg").exists()
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    names = Names(game)
    told = [tuple(cell.strip() for cell in line[:3]) for line in lines[2:]]
    assert told == [(names.recommended(line.set), str(line.players), line.bots) for line in lines_of(game, 1, "")]
    shares = [cell.strip() for line in lines[2:] for cell in line[3:-2] if cell.strip()]
    assert all(re.fullmatch(r"(\*\*)?\d+% \(\d+–\d+\)(\*\*)?", share) for share in shares)
