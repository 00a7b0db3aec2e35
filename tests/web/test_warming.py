"""What takes long the first time is done beforehand."""

import threading
from pathlib import Path

import pytest
from litestar import Litestar

from deadtown.games import GAMES
from deadtown.text import LANGUAGES
from deadtown.web import warming
from deadtown.web.app import make_app
from deadtown.web.games_api import detail_of, games_in, info_of, rules_in, texts_of
from deadtown.web.warming import Warming
from tests.web.servers import settings_of


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    return make_app(settings_of(tmp_path))


def test_all_games_are_loaded_and_worded_beforehand(app: Litestar) -> None:
    by_game = (detail_of, info_of, rules_in, texts_of)
    for kept in (*by_game, games_in):
        kept.cache_clear()
    Warming(app, begin_after=0.0).join()
    assert [kept.cache_info().currsize for kept in by_game] == [len(GAMES) * len(LANGUAGES)] * len(by_game)
    assert games_in.cache_info().currsize == len(LANGUAGES)


def test_a_server_that_stops_leaves_the_rest_undone(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, stopped = threading.Event(), threading.Event()
    done: list[int] = []

    def work() -> None:
        begun.set()
        stopped.wait(60)
        done.append(1)

    monkeypatch.setattr(warming, "pieces", lambda app: [work, lambda: done.append(2)])
    working = Warming(app, begin_after=0.0)
    begun.wait(60)
    working.stop()
    stopped.set()
    working.join()
    assert done == [1]
