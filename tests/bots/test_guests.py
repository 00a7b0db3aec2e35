"""Bots that whoever runs a server lets play there."""

from pathlib import Path
from random import Random

import pytest

from deadtown.bots import GUESTS, bot_names, find_bot, find_level, guests, may_name, read_guest
from deadtown.complaint import Complaint
from deadtown.games import GAMES
from tests.lab.runs import OWN_BOT

GAME = GAMES["zombinion"]


@pytest.mark.parametrize(
    ("text", "name", "bot"),
    [
        ("zombinion:my/dearest.py", "dearest", "my/dearest.py"),
        ("zombinion:my.bots:Dearest", "dearest", "my.bots:Dearest"),
        ("zombinion:ada=my/dearest.py:Own", "ada", "my/dearest.py:Own"),
        ("zombinion:plain = big_money.toml", "plain", "big_money.toml"),
    ],
)
def test_a_guest_has_a_game_a_name_and_a_bot(text: str, name: str, bot: str) -> None:
    guest = read_guest(text)
    assert (guest.game, guest.name, guest.bot) == ("zombinion", name, bot)
    assert read_guest(guest.text) == guest


@pytest.mark.parametrize("text", ["", "zombinion", "mine.py", "zombinion:hunter", ":mine.py", "zombinion:a b=mine.py"])
def test_what_is_no_guest_is_complained_of(text: str) -> None:
    with pytest.raises(Complaint) as caught:
        read_guest(text)
    assert repr(text) in str(caught.value)


def test_a_guest_is_found_by_its_name_and_only_in_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(OWN_BOT.format(0))
    before = bot_names(GAME)
    monkeypatch.setenv(GUESTS, f"zombinion:ada={mine},zombiaki:bob={mine}")
    assert guests("zombinion") == {"ada": str(mine)}
    assert bot_names(GAME) == [*before, "ada"]
    assert type(find_bot(GAME, "ada")(Random(1))).__name__ == "Own"
    assert find_level(GAME, "ada") == ("ada",)
    assert not may_name(GAMES["zombiaki"], "ada")
    assert not may_name(GAME, str(mine)), "nobody elsewhere names a file"
    monkeypatch.delenv(GUESTS)
    assert bot_names(GAME) == before
