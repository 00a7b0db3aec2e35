"""The laboratory in Python: the same figures as on the command line, for bots that a program makes, too."""

import inspect
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from deadtown import lab
from deadtown.complaint import Complaint
from deadtown.kernel import Bot, Option, Sight
from deadtown.lab import compare, compare_files, luck, simulate, sweep, tournament
from deadtown.lab.experiments.telling import Result
from deadtown.lab.library import How
from tests.lab.dice import Keeper
from tests.lab.experiments.calling import call, read_data


class Gilder(Keeper):
    """A bot of a program's own."""

    last: Option = ("hide", "gold")


def test_a_simulation_is_that_of_the_command_line(tmp_path: Path) -> None:
    found = simulate("dice", ["keeper", "gambler"], games=9, seed=4, options={"rounds": 3})
    call(f"simulate dice --bots keeper,gambler --games 9 --seed 4 --option rounds=3 --out {tmp_path / 'a.json'}")
    assert found.data() == read_data(tmp_path / "a.json")
    assert found.games == 9
    assert found.digest == found.manifest.digest
    assert list(found.win_rates) == ["keeper", "gambler"]
    assert found.rows()[0]["player"] == "keeper"
    assert len(found.rows()) == 18
    assert list(found.tables()[0].rows[0][:2]) == ["keeper", "9"]
    found.save(tmp_path / "b.json")
    assert (tmp_path / "b.json").read_bytes() == (tmp_path / "a.json").read_bytes()


def test_experiments_are_those_of_the_command_line(tmp_path: Path) -> None:
    def told(words: str) -> dict[str, object]:
        call(f"{words} --games 6 --seed 1 --out {tmp_path / 'a.json'} --overwrite")
        return read_data(tmp_path / "a.json")

    bots = ["keeper", "gambler"]
    named = "--bots keeper,gambler"
    found = compare("dice", bots, b={"rounds": 3}, games=6, seed=1)
    assert found.data() == told(f"compare dice {named} --b rounds=3")
    turns = found.differences["turns"]
    assert turns is not None
    assert [turns.low, turns.value, turns.high] == [1, 1, 1]
    other = sweep("dice", bots, over={"rounds": [1, 2]}, games=6, seed=1)
    assert other.data() == told(f"sweep dice {named} --over rounds=1,2")
    assert [turns.value for turns in other.values("turns") if turns] == [1, 2]
    met = tournament("dice", bots, games=6, seed=1, anchor=("keeper", 1000))
    assert met.data() == told(f"tournament dice {named} --anchor keeper=1000")
    assert met.ratings()[0].value == 1000


def test_sets_and_bots_are_given_like_options() -> None:
    found = compare("zombinion", a={"bots": ["money", "money"]}, b={"set": "clash"}, games=2, seed=1)
    one, other = found.plans
    assert one.bots == other.bots == ("money", "money")
    assert other.options["combat_set"] == "clash"
    swept = sweep("zombinion", over={"bots": [["money", "random"], ["random", "random"]]}, games=2, seed=1)
    assert [plan.bots for plan in swept.plans] == [("money", "random"), ("random", "random")]


def test_a_program_may_lend_its_bots() -> None:
    """A class, or a function that makes a bot of its luck."""

    def lead(luck: Random) -> Bot:
        return Keeper(luck)

    found = simulate("dice", [Gilder, lead], games=4, seed="a")
    assert list(found.win_rates) == ["Gilder", "lead"]
    hidden = {row["player"]: 0 for row in found.rows()}
    assert set(hidden) == {"Gilder", "lead"}
    assert [slug for slug, thing in found.summary.things.items() if thing.taken[0]] == ["gold"]
    with pytest.raises(Complaint, match="no bot 'Gilder'"):
        simulate("dice", ["Gilder", "keeper"], games=2)


def test_two_bots_of_one_name_are_told_apart_or_refused() -> None:
    def keeper(luck: Random) -> Bot:
        return Keeper(luck)

    with pytest.raises(Complaint, match="another bot called keeper"):
        simulate("dice", [keeper, "gambler"], games=2)

    def own(last: Option) -> type[Keeper]:
        class Own(Keeper):
            pass

        Own.last = last
        return Own

    with pytest.raises(Complaint, match="another bot called Own"):
        simulate("dice", [own(("hide", "gold")), own(("hide", "lead"))], games=2)


def test_a_bot_that_fails_is_told() -> None:
    class Careless(Keeper):
        def choose(self, sight: Sight) -> Option:
            raise ZeroDivisionError("oh no")

    with pytest.raises(Complaint, match="Careless deciding: ZeroDivisionError: oh no"):
        tournament("dice", [Careless, "keeper"], games=2)


def results() -> list[Result]:
    bots = ["keeper", "gambler"]
    return [
        simulate("dice", bots, games=4, seed=1),
        compare("dice", bots, b={"rounds": 3}, games=4, seed=1),
        sweep("dice", bots, over={"rounds": [1, 2]}, games=4, seed=1),
        tournament("dice", bots, games=4, seed=1),
        luck("dice", bots, lucks=4, decisions=3, seed=1),
    ]


def test_a_notebook_shows_tables_and_pictures_whose_names_do_not_clash() -> None:
    pytest.importorskip("matplotlib")
    shown = [result._repr_html_() for result in results()]
    names = [name for page in shown for name in set(page.split('id="')[1:])]
    for page in shown:
        assert "<svg" in page
        assert "<table" in page
        assert "<script" not in page
    ids = [name.partition('"')[0] for name in names]
    assert len(ids) == len(set(ids)) > 50


def test_every_result_has_tables_rows_and_values() -> None:
    for result in results():
        assert all(len(row) == len(table.heads) for table in result.tables() for row in table.rows)
        assert len(result.rows()) >= 8
        assert {tuple(row) for row in result.rows()} == {tuple(result.columns())}
        assert result.data()


def test_tables_that_were_written_are_compared(tmp_path: Path) -> None:
    for name, bots in {"one": ["keeper", "gambler"], "two": ["dreamer", "gambler"]}.items():
        simulate("dice", bots, games=6, seed=1).save(tmp_path / f"{name}.csv")
    found = compare_files(tmp_path / "one.csv", tmp_path / "two.csv")
    assert found.paired.games == 6
    assert "keeper → dreamer" in found.tables()[0].rows[0]


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    code = (
        "import sys, deadtown.lab\n"
        "assert not {name for name in sys.modules if name.startswith(('deadtown.', 'rich'))} - {'deadtown.lab'}\n"
        "from deadtown.lab import simulate\n"
        "assert not {'numpy', 'matplotlib', 'pyarrow', 'choix'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    with pytest.raises(AttributeError, match="no attribute 'guess'"):
        getattr(lab, "guess")  # noqa: B009


def test_a_result_says_what_it_is() -> None:
    found = simulate("dice", ["keeper", "gambler"], games=4, seed="1")
    assert repr(found) == f"<Simulated: keeper against gambler, 4 games; digest {found.digest}>"
    assert "Win rate (95%)" in str(found)
    assert all(cell in str(found) for row in found.tables()[0].rows for cell in row)
    one, again, other = (compare("dice", ["keeper", "gambler"], b={"rounds": 3}, games=4, seed=seed) for seed in "112")
    assert repr(one) == f"<Comparison: A against B, 4 games each; digest {one.digest}>"
    assert one.digest == again.digest != other.digest


@pytest.mark.parametrize("function", [simulate, compare, sweep, tournament, luck])
def test_help_names_all_arguments(function: Callable[..., object]) -> None:
    names = list(inspect.signature(function).parameters)
    assert names[0] == "game"
    assert {*How.__annotations__} <= {*names}
    assert "how" not in names
    assert all(f"{name}: " in str(function.__doc__) for name in How.__annotations__)
