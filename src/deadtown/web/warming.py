"""What takes long the first time is done beforehand, beside the tables, so that nobody has to wait for it."""

import gc
import logging
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial

from litestar import Litestar

from deadtown.games import GAMES
from deadtown.text import LANGUAGES
from deadtown.web.games_api import detail_of, games_in, rules_in, texts_of

BEGIN_AFTER = 2.0
"""Seconds after the start: whoever came first has been let in by then."""
REST = 0.01
"""Seconds after each piece of work, for those who play."""

log = logging.getLogger(__name__)


class Warming:
    """Works beside the tables until all is done, or the server stops."""

    def __init__(self, app: Litestar, begin_after: float = BEGIN_AFTER) -> None:
        self._app = app
        self._begin_after = begin_after
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._work, name="warming", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Leave the rest undone; what is begun is not waited for."""
        self._stopped.set()

    def join(self) -> None:
        self._thread.join()

    def _work(self) -> None:
        rest = self._begin_after
        began = time.monotonic() + rest
        for piece in pieces(self._app):
            if self._stopped.wait(rest):
                return
            piece()
            rest = REST
        gc.freeze()
        log.info("warmed up", extra={"seconds": round(time.monotonic() - began, 1)})


def pieces(app: Litestar) -> Iterator[Callable[[], object]]:
    """Every game is loaded, and what all are told alike is put into words."""
    for name in GAMES:
        yield partial(GAMES.get, name)
    for language in LANGUAGES:
        for game in GAMES.values():
            yield partial(rules_in, game, language)
            yield partial(detail_of, game, language)
            yield partial(texts_of, game.folders, language)
        yield partial(games_in, language)
    yield lambda: app.openapi_schema
