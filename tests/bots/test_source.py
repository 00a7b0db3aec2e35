"""Bots of one's own, by file or module: found, made, and complained of in one line."""

from pathlib import Path
from random import Random

import pytest

from deadtown.bots import find_bot, own_source, read_source, split_name, text_of
from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.kernel import Match

GAME = GAMES["zombiaki"]

FIRST = """
from random import Random

class First:
    imagines = False

    def choose(self, sight):
        return sight.options[0]
"""

LUCKY = """
class Lucky:
    imagines = False

    def __init__(self, luck):
        self.luck = luck

    def choose(self, sight):
        return self.luck.choice(sight.options)
"""


def complaint(name: str) -> str:
    with pytest.raises(Complaint) as caught:
        find_bot(GAME, name)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def written(folder: Path, text: str, name: str = "mine.py") -> str:
    path = folder / name
    path.write_text(text)
    return str(path)


@pytest.mark.parametrize(
    ("name", "place", "maker", "short"),
    [
        ("mine.toml", "mine.toml", "", "mine"),
        ("my/dearest.py", "my/dearest.py", "", "dearest"),
        ("my/dearest.py:Dearest", "my/dearest.py", "Dearest", "Dearest"),
        ("my.bots:Dearest", "my.bots", "Dearest", "Dearest"),
        ("bots:make", "bots", "make", "make"),
    ],
)
def test_names_that_mean_a_bot_of_ones_own(name: str, place: str, maker: str, short: str) -> None:
    source = read_source(name)
    assert source is not None
    assert (source.place, source.maker, source.short) == (place, maker, short)


@pytest.mark.parametrize("name", ["hunter", "search", "search:300", "search:0.3s", "", ":", "a:", "a b:C", "hunter:9"])
def test_names_that_do_not(name: str) -> None:
    assert read_source(name) is None


def test_what_follows_the_name_of_one_of_ours_is_no_class() -> None:
    assert own_source(GAME, "instinct:Bruno") is None
    assert own_source(GAME, "bots:Bruno") is not None


def test_a_file_with_one_bot_needs_no_class(tmp_path: Path) -> None:
    bot = find_bot(GAME, written(tmp_path, FIRST))(Random(1))
    match = Match.start(GAME, ["a", "b"], seed="1")
    assert bot.choose(match.sight()) == match.sight().options[0]


def test_a_bot_is_given_its_luck_where_it_takes_some(tmp_path: Path) -> None:
    luck = Random(1)
    bot = find_bot(GAME, written(tmp_path, LUCKY))(luck)
    assert bot.luck is luck  # type: ignore[attr-defined]


def test_of_several_one_is_named(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST + LUCKY)
    assert type(find_bot(GAME, f"{path}:Lucky")(Random(1))).__name__ == "Lucky"
    assert f"has several bots: name one, as in {path}:First (First, Lucky)" in complaint(path)


def test_a_function_may_make_the_bot(tmp_path: Path) -> None:
    path = written(tmp_path, LUCKY + "\ndef twice(luck):\n    return Lucky(luck)\n")
    assert type(find_bot(GAME, f"{path}:twice")(Random(1))).__name__ == "Lucky"


def test_a_file_may_use_what_lies_beside_it(tmp_path: Path) -> None:
    written(tmp_path, FIRST, "lying_beside.py")
    path = written(tmp_path, "import lying_beside\n\nclass Second(lying_beside.First):\n    pass\n")
    assert type(find_bot(GAME, path)(Random(1))).__name__ == "Second"


def test_a_module_is_found_where_python_finds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, FIRST, "found_where_python_does.py")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend("")
    name = "found_where_python_does:First"
    assert type(find_bot(GAME, name)(Random(1))).__name__ == "First"
    source = read_source(name)
    assert source is not None
    assert text_of(source) == FIRST


def test_the_text_that_is_told_counts_and_not_the_file(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST)
    assert type(find_bot(GAME, path, {path: LUCKY})(Random(1))).__name__ == "Lucky"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("class Idle:\n    imagines = False\n", "has no bot: a class with a method choose"),
        (
            "class Own:\n    def choose(self, sight): ...\n",
            "does not say whether it imagines: imagines = False, or True",
        ),
        ("import nowhere_at_all\n", "can't be loaded: ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("class Own(\n", "can't be loaded: SyntaxError"),
        ("class Own:\n    def __init__(self): 1 / 0\n    def choose(self, sight): ...\n", "ZeroDivisionError"),
    ],
)
def test_a_file_that_holds_no_bot_is_complained_of(text: str, said: str, tmp_path: Path) -> None:
    path = written(tmp_path, text)
    assert complaint(path).startswith(path)
    assert said in complaint(path)


def test_what_is_not_there_is_complained_of(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST)
    assert complaint("nowhere.py") == "can't read the bot nowhere.py: No such file or directory"
    assert complaint(f"{path}:Second") == f"{path} has no bot 'Second'; its bots are: First"
    assert complaint("no.such.module:First").startswith("there is no module 'no.such.module' to take a bot from")
    assert complaint("nosuchmodule:First") == "there is no module 'nosuchmodule' to take a bot from"
    assert complaint("nobody").endswith("or name the file of one of your own, such as mine.py")


def test_a_name_for_the_table_may_follow(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST)
    assert split_name("hunter:Bruno") == ("hunter", "Bruno")
    assert split_name("search:0.3s:Bruno") == ("search:0.3s", "Bruno")
    assert split_name(path) == (path, "")
    assert split_name(f"{path}:Bruno") == (path, "Bruno")
    assert split_name(f"{path}:First") == (f"{path}:First", "")
    assert split_name(f"{path}:First:Bruno") == (f"{path}:First", "Bruno")
    assert split_name("my.bots:First:Bruno") == ("my.bots:First", "Bruno")
