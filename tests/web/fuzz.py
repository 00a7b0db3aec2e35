"""A server under attack: what is sent to it, and what must hold whatever is sent."""

import json
import logging
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, get_args

from hypothesis import HealthCheck, Phase, settings

from deadtown.games import GAMES
from deadtown.kernel.record import read_lines, verify
from deadtown.table.denied import Kind
from deadtown.table.entries import Chose
from deadtown.table.story import retell
from deadtown.web.logs import is_news
from tests.web.clients import Guest, Message
from tests.web.servers import Served, served, settings_of

KINDS = set(get_args(Kind)) - {"storage"}
"""What may be said to somebody who is denied something. Nothing is wrong with our storage, nor with us."""
ERROR = {"kind", "reason", "clause", "arguments", "text"}
PLAN = {"game": "zombinion", "seats": [{"who": "me"}, {}], "options": {"turn_cap": 6}}
DEEP = "[" * 3000 + "]" * 3000
"""Nested deeper than most programs read, and small enough to be sent."""

steady = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
)
"""The same examples each time, however long one takes. They are not made smaller: the server has changed meanwhile."""


class Troubles(logging.Handler):
    """What the server itself takes for a trouble."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.addFilter(is_news)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def check(self) -> None:
        assert [self.format(record) for record in self.records] == []


class Town:
    """A server under attack, and a game on it of two people, who may be among the attackers."""

    def __init__(self, server: Served, guests: list[Guest], troubles: Troubles) -> None:
        self.server = server
        self.anna, self.bruno, self.eve, self.nobody = self.guests = guests
        self.troubles = troubles
        self.table = ""
        self.seen: Counter[str] = Counter()
        """How often each kind of answer was given."""

    # The game

    @property
    def players(self) -> list[Guest]:
        return [self.anna, self.bruno]

    def log(self) -> list[bytes]:
        """The log of the table as it is stored."""
        return [body for _, body in self.server.in_loop(self.server.house.store.entries(self.table, 0))]

    def state(self) -> Message:
        return self.anna.look(self.table)

    def mend(self) -> Message:
        """A game that goes on: this one, if it can be made to, else another. Its state as Anna sees it."""
        info: Message = self.state()["info"] if self.table else {"phase": "closed"}
        seats = [seat["player"] for seat in info.get("seats", ())]
        if info["phase"] != "playing" or seats != [guest.player for guest in self.players]:
            self.table = str(self.anna.post("/tables", PLAN, 201)["table"])
            self.bruno.do(self.table, "sit")
        elif info["paused"]:
            self.anna.do(self.table, "resume")
        elif info["ask"] is not None:
            self.anna.do(self.table, "decline")
        return self.state()

    def asked(self) -> Guest:
        """Somebody who can decide now, alone or in a window."""
        return next(guest for guest in self.players if guest.look(self.table)["seen"]["decision"] is not None)

    def finish(self) -> None:
        """The game can be played to its end, and its record is true."""
        info = self.mend()["info"]
        while info["phase"] == "playing":
            self.asked().do(self.table, "choose", number=info["number"], choice=1)
            info = self.state()["info"]
        assert info["phase"] == "over"
        lines = read_lines(self.anna.http.get(f"/tables/{self.table}/record").text)
        assert verify(GAMES["zombinion"], lines).outcome is not None

    # What must hold

    def check_log(self) -> None:
        """The log can be told again, and nobody has decided for anybody else."""
        for table, told in retell(self.table, enumerate(self.log(), start=1)):
            if isinstance(told.entry, Chose) and told.entry.player:
                assert table.state.seats[told.entry.seat].player == told.entry.player

    @contextmanager
    def burst(self) -> "Iterator[Burst]":
        """Something is sent. After it the server is well, and the game is as it was but for what was acknowledged."""
        state = self.mend()
        before, burst = self.log(), Burst(self, state)
        yield burst
        after = self.log()
        assert after[: len(before)] == before, "what was saved has changed"
        assert len(after) == max([len(before), *burst.acknowledged]), "something was done that was not acknowledged"
        self.check_log()
        assert self.nobody.http.get(f"{self.server.url}/health").status_code == 200
        self.troubles.check()


class Burst:
    """Messages that are sent together, and what came of them."""

    def __init__(self, town: Town, state: Message) -> None:
        self.town = town
        self.acknowledged: list[int] = []
        """The numbers that the log must have come to."""
        known = {"table": town.table, "number": state["info"]["number"], "player": town.bruno.player}
        self._known = {f'"${name}"': json.dumps(value) for name, value in known.items()}

    def fill(self, text: str) -> str:
        """What is meant by the placeholders."""
        for name, value in self._known.items():
            text = text.replace(name, value)
        return text.replace('"$deep"', DEEP).replace("$table", self.town.table)

    def answered(self, call: Any, answer: Message) -> None:
        """Over a socket."""
        self.town.seen[answer["type"]] += 1
        if answer["type"] == "error":
            check_error(answer["error"])
            self.town.seen[answer["error"]["reason"]] += 1
        else:
            assert answer["type"] == "done"
            if isinstance(call, dict) and call.get("table") == self.town.table:
                self.acknowledged.append(answer.get("seq", 0))


def check_error(error: Any) -> None:
    """A denial says why, in our form, and in words."""
    assert set(error) == ERROR
    assert error["kind"] in KINDS, error
    assert re.fullmatch("[a-z]+(-[a-z]+)*", error["reason"])
    assert error["text"].strip()
    assert not error["text"].startswith("refusal-"), error


@contextmanager
def attacked(folder: Path, **others: Any) -> Iterator[Town]:
    troubles = Troubles()
    with ExitStack() as held:
        for name in ("deadtown", "uvicorn.error", "asyncio"):
            logger = logging.getLogger(name)
            logger.addHandler(troubles)
            held.callback(logger.removeHandler, troubles)
        server = held.enter_context(served(settings_of(folder, **others)))
        server.house.hub.venue.limits.most_tables = 10**6
        guests = [held.enter_context(closing(Guest(server.url, name))) for name in ("Anna", "Bruno", "Eve", "")]
        yield Town(server, guests, troubles)
    troubles.check()
