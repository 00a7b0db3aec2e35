"""Whatever is sent over a socket, it is answered or the socket is closed as documented, and no game suffers."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from deadtown.web.limits import MESSAGE_BYTES
from tests.web.clients import Guest, Message, Talk
from tests.web.fuzz import Burst, Town, attacked, steady
from tests.web.fuzz_calls import ORDERLY, Frame, frames

NOT_UTF_8 = 1007
TOO_BIG = 1009


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with attacked(tmp_path_factory.mktemp("fuzz")) as town:
        yield town


class Attacker:
    """Somebody who sends anything over a socket, and opens another when it is closed."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.held = ExitStack()
        self.talk = self.open()

    def open(self) -> Talk:
        self.held.close()
        self.talk = self.held.enter_context(self.guest.talk())
        return self.talk

    def send(self, frame: Frame) -> None:
        text = isinstance(frame, str)
        self.talk.connection.send(raw(frame), text=text)

    def receive(self) -> Message:
        """The next answer; what else comes is passed over."""
        while (message := self.talk.receive())["type"] not in ("done", "error"):
            pass
        return message

    def closed(self) -> int:
        """With what the socket is closed, which must happen; another is opened."""
        code = self.talk.until_closed()[1]
        self.open()
        return code


def raw(frame: Frame) -> bytes:
    return frame.encode("utf-8", "surrogatepass") if isinstance(frame, str) else frame


def closes(frame: Frame) -> int | None:
    """With what a socket is closed by this, if it is; text that is no UTF-8 can't even be taken for a message."""
    data = raw(frame)
    if len(data) > MESSAGE_BYTES:
        return TOO_BIG
    try:
        data.decode()
    except UnicodeDecodeError:
        return NOT_UTF_8 if isinstance(frame, str) else None
    return None


def call_of(frame: Frame) -> Any:
    """What a message means, if it can be read at all."""
    try:
        return json.loads(raw(frame))
    except (ValueError, RecursionError):
        return None


def send_one(burst: Burst, attacker: Attacker, frame: Frame) -> Message | None:
    """Send one message, and see it answered, or the socket closed."""
    frame = burst.fill(frame) if isinstance(frame, str) else frame
    attacker.send(frame)
    code = closes(frame)
    if code is not None:
        assert attacker.closed() == code
        burst.town.seen[f"closed {code}"] += 1
        return None
    answer = attacker.receive()
    call = call_of(frame)
    burst.answered(call, answer)
    if isinstance(call, dict) and answer["type"] == "done":
        assert answer["id"] == call.get("id")
    return answer


@pytest.fixture(params=["Anna", "Eve", ""], ids=lambda name: name or "nobody")
def attacker(town: Town, request: pytest.FixtureRequest) -> Iterator[Attacker]:
    """Somebody who plays, somebody who does not, and somebody who has not even signed in."""
    attacker = Attacker(next(guest for guest in town.guests if guest.name == request.param))
    with attacker.held:
        yield attacker


@given(frames=frames())
@settings(steady, max_examples=80)
def test_any_message_is_answered_or_closes_the_socket(town: Town, attacker: Attacker, frames: list[Frame]) -> None:
    with town.burst() as burst:
        for frame in frames:
            send_one(burst, attacker, frame)


DONE_ANEW = {"say", "create", "undo"}


@given(frames=some.lists(ORDERLY, min_size=3, max_size=8))
@settings(steady, max_examples=60)
def test_what_is_sent_twice_is_done_once(town: Town, frames: list[Frame]) -> None:
    """But for what is meant to be done anew."""
    attacker = Attacker(town.anna)
    with attacker.held, town.burst() as burst:
        for frame in frames:
            first, second = (send_one(burst, attacker, frame) for _ in range(2))
            if first is None or second is None or first["type"] == "error" or call_of(frame)["do"] in DONE_ANEW:
                continue
            assert second.get("seq", first.get("seq")) == first.get("seq"), "it was done again"


@given(data=some.data())
@settings(steady, max_examples=40)
def test_many_at_once_do_no_harm(town: Town, data: some.DataObject) -> None:
    """Several sockets of several people send at the same time, and read only then."""
    turns = data.draw(some.lists(some.tuples(some.integers(0, 5), ORDERLY), min_size=10, max_size=40))
    attackers = [Attacker(town.guests[place % 4]) for place in range(6)]
    with ExitStack() as held, town.burst() as burst:
        for attacker in attackers:
            held.enter_context(attacker.held)
        sent: list[list[Frame]] = [[] for _ in attackers]
        for place, drawn in turns:
            frame = burst.fill(str(drawn))
            if closes(frame) is None:
                attackers[place].send(frame)
                sent[place].append(frame)
        for attacker, frames in zip(attackers, sent, strict=True):
            for answered in frames:
                burst.answered(call_of(answered), attacker.receive())


def test_the_game_can_be_finished(town: Town) -> None:
    town.finish()
