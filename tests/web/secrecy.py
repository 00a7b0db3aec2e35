"""Somebody at a table of a real server, and every byte that they are sent, by whichever door."""

import json
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from typing import Any

import httpx

from deadtown.kernel import ChoiceError, Match
from tests.web.clients import TIMEOUT, Guest, Talk

Sent = tuple[str, bytes]
"""By which door, and what."""

TIME = 1_000_000_000.0
"""What time it is at these tables, always: so it does not tell one message from another."""
NOT_COMPARED = ("date", "x-request-id")
"""What answers are headed with that is different every time, whatever is asked."""

EVERY_WORDING: tuple[dict[str, str], ...] = ({}, {"words": "fr"})


class Socket:
    """A socket of which every message is kept, as it came."""

    def __init__(self, talk: Talk) -> None:
        self.connection = talk.connection
        self.kept: list[bytes] = []
        self._asked = 0

    def receive(self) -> bytes:
        message = self.connection.recv(TIMEOUT, decode=False)
        self.kept.append(message)
        return message

    def heard(self) -> list[bytes]:
        """All that has been sent up to now."""
        return self.ask([])

    def ask(self, calls: Iterable[dict[str, Any]]) -> list[bytes]:
        """All that comes up to the answer to the last of these calls; they are sent at once."""
        for call in calls:
            self.connection.send(json.dumps(call))
        self._asked += 1
        end = f"end {self._asked}"
        self.connection.send(json.dumps({"do": "unwatch", "table": "", "id": end}))
        messages = []
        while (message := self.receive()) != b'{"type":"done","id":"%s"}' % end.encode():
            messages.append(message)
        return without_presence(messages)


class Stream:
    """A stream of lines, each of which is kept as it came."""

    def __init__(self, answer: httpx.Response) -> None:
        assert answer.status_code == 200, answer.read()
        self.answer = answer
        self.kept: list[bytes] = []
        self.seq = 0
        """The number of the last message."""
        self._lines = answer.iter_lines()

    def receive(self) -> bytes:
        line = next(line for line in self._lines if line).encode()
        self.kept.append(line)
        self.seq = json.loads(line).get("seq", self.seq)
        return line

    def heard(self, seq: int) -> list[bytes]:
        """All that was sent up to the message of this number, which must come."""
        lines: list[bytes] = []
        while self.seq != seq:
            lines.append(self.receive())
        return without_presence(lines)


def without_presence(messages: list[bytes]) -> list[bytes]:
    """Who comes and goes is not told at a certain moment, nor is it part of the game."""
    return [message for message in messages if not message.startswith(b'{"type":"presence"')]


class Onlooker:
    """Somebody who hears of a table over a socket and a stream, and asks questions over another socket."""

    def __init__(self, held: ExitStack, guest: Guest, table: str, seat: int | None, words: str = "") -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.words = words
        self.ear = Socket(held.enter_context(guest.talk()))
        self.mouth = Socket(held.enter_context(guest.talk(**{"Accept-Language": words or "en"})))
        query = {"words": words} if words else {}
        self.stream = Stream(held.enter_context(guest.http.stream("GET", f"/tables/{table}/stream", params=query)))
        self.stream.receive()
        calls = [{"do": "watch", "table": table, "words": words}]
        self.ear.ask([*calls, {"do": "follow"}] if guest.token else calls)
        self.answers: list[bytes] = []

    @property
    def all_bytes(self) -> bytes:
        """Whatever this one was ever sent."""
        return b"\n".join([*self.ear.kept, *self.mouth.kept, *self.stream.kept, *self.answers])

    def heard(self, seq: int) -> list[Sent]:
        """All that was sent, unasked, up to the message of this number."""
        told = [("socket", message) for message in self.ear.heard()]
        return told + [("stream", line) for line in self.stream.heard(seq)]

    def get(self, path: str, **query: Any) -> Sent:
        answer = self.guest.http.get(path, params=query, headers={"Accept-Language": self.words or "en"})
        return f"GET {path} {query}", self._taken_down(answer)

    def post(self, command: str, **fields: Any) -> Sent:
        answer = self.guest.http.post(f"/tables/{self.table}/{command}", json=fields)
        return f"POST {command} {fields}", self._taken_down(answer)

    def _taken_down(self, answer: httpx.Response) -> bytes:
        """All of an answer that could tell something."""
        assert answer.status_code < 500, answer.text
        head = [f"{name}: {value}" for name, value in answer.headers.items() if name not in NOT_COMPARED]
        self.answers.append(answer.content)
        return "\n".join([str(answer.status_code), *head, "", ""]).encode() + answer.content

    def open_stream(self, **query: Any) -> list[Sent]:
        """What a stream begins with, up to the position."""
        with self.guest.http.stream("GET", f"/tables/{self.table}/stream", params=query) as answer:
            stream = Stream(answer)
            lines = [stream.receive()]
            while not lines[-1].startswith(b'{"type":"state"'):
                lines.append(stream.receive())
        self.answers += lines
        return [(f"stream {query}", line) for line in without_presence(lines)]

    def look(self, seq: int) -> list[Sent]:
        """The table as it stands, by every door through which it is seen."""
        sent = [self.get(f"/tables/{self.table}", **query) for query in EVERY_WORDING]
        watches: list[dict[str, Any]] = [{"since": None}, {"since": seq - 3, "words": "it"}, {"since": seq}]
        calls = [{"do": "watch", "table": self.table, **fields} for fields in watches]
        sent += [("watch", message) for message in self.mouth.ask(calls)]
        self.mouth.ask([{"do": "unwatch", "table": self.table}])
        return sent + self.open_stream(since=seq - 2, words="fr")

    def read(self) -> list[Sent]:
        """What is told of the past."""
        table = f"/tables/{self.table}"
        sent = [self.get(f"{table}/log", **query) for query in ({"lang": "en"}, {"lang": "it", "since": 9})]
        sent += [self.get(f"{table}/replay", eyes=eyes, words="fr") for eyes in ("own", "spectator", "0", "1")]
        sent.append(self.get(f"{table}/rules"))
        sent += [self.get(f"{table}/summary"), self.get(f"{table}/record"), self.get(f"{table}/links")]
        sent += [("watch", m) for m in self.mouth.ask([{"do": "watch", "table": self.table, "since": 0}])]
        self.mouth.ask([{"do": "unwatch", "table": self.table}])
        return sent + self.open_stream(since=0, words="it")

    def question(self, match: Match, wishes: Sequence[str]) -> list[Sent]:
        """The answers to questions and to wishes that are not granted, of a seat of one's own and of another's."""
        calls: list[dict[str, Any]] = []
        for wish in wishes:
            calls.append({"do": "why", "wish": wish})
            calls.append({"do": "preview", "number": match.number, "choice": wish})
            if not granted(match, wish, self.seat):
                calls.append({"do": "choose", "number": match.number, "choice": wish})
        numbers = [max(0, match.number + number) for number in (-1, 0, 1, 5)]
        calls += [{"do": "choose", "number": number, "choice": 99} for number in numbers]
        other = 0 if self.seat != 0 else 1
        calls += [{"do": "why", "wish": "take bullet", "seat": other}, {"do": "agree"}, {"do": "rematch"}]
        calls += [{"do": do, "number": match.number, "choice": 1, "seat": other} for do in ("choose", "preview")]
        numbered = [{"id": id, "table": self.table, **call} for id, call in enumerate(calls)]
        return [("question", message) for message in self.mouth.ask(numbered)]


def granted(match: Match, wish: str, seat: int | None) -> bool:
    """Whether a wish would be carried out."""
    if seat is None or seat not in match.asked_seats:
        return False
    try:
        match.read(wish, seat)
    except ChoiceError:
        return False
    return True
