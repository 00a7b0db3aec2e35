"""Whoever signs out, or ends a token, ends all that it holds open, at whichever worker."""

from collections.abc import Callable
from contextlib import ExitStack

from tests.web.clients import Guest, Talk

NewGuest = Callable[[str], Guest]

MANY = 8
"""Connections, so that every worker has some."""


def another(guest: Guest) -> Guest:
    """The same player, with another token."""
    other = Guest(guest.server)
    other.name, other.player = guest.name, guest.player
    other.token = guest.post("/tokens", {"label": "other"}, status=201)["token"]
    other.http.headers["Authorization"] = f"Bearer {other.token}"
    return other


def is_closed(talk: Talk) -> bool:
    """Whether a socket is closed by the server because its session was ended."""
    return talk.until_closed()[1:] == (1008, "signed-out")


def test_all_that_a_session_holds_open_ends_with_it(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.create("me open")
    other = another(anna)
    with ExitStack() as stack:
        talks = [stack.enter_context(anna.talk()) for _ in range(MANY)]
        for talk in talks:
            talk.ask("watch", table=table)
            talk.ask("follow")
        staying = [stack.enter_context(other.talk()) for _ in range(MANY)]
        streams = [stack.enter_context(anna.stream(f"/tables/{table}/stream")) for _ in range(MANY)]
        for stream in streams:
            assert next(stream)["type"] == "state"
        assert other.http.delete("/session", headers={"Authorization": f"Bearer {anna.token}"}).status_code == 204
        assert all(map(is_closed, talks))
        for stream in streams:
            assert {message["type"] for message in stream} <= {"presence"}
        for talk in staying:
            talk.ask("say", table=table, text="still here")
    other.close()


def test_a_token_that_is_ended_ends_what_its_program_holds_open(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.create("me open")
    robot = another(anna)
    with ExitStack() as stack:
        talks = [stack.enter_context(robot.talk()) for _ in range(MANY)]
        mine = stack.enter_context(anna.talk())
        [token] = [token for token in anna.get("/tokens") if token["label"] == "other"]
        assert anna.http.delete(f"/tokens/{token['id']}").status_code == 204
        assert all(map(is_closed, talks))
        mine.ask("say", table=table, text="still here")
    assert robot.get("/session", 401)["error"]["reason"] == "bad-token"
    robot.close()


def test_a_stream_of_all_that_concerns_somebody_ends_with_the_session(guest: NewGuest) -> None:
    anna = guest("Anna")
    with ExitStack() as stack:
        streams = [stack.enter_context(anna.http.stream("GET", "/stream")) for _ in range(MANY)]
        lines = [stream.iter_lines() for stream in streams]
        assert [next(line) for line in lines] == [""] * MANY
        assert anna.http.delete("/session").status_code == 204
        for line in lines:
            assert set(line) <= {""}


def sit_anew(talk: Talk, guest: Guest, table: str) -> str:
    """Under which name somebody sits down. Another worker hears of a new one a moment later."""
    talk.ask("sit", table=table)
    name = guest.look(table)["info"]["seats"][0]["name"]
    talk.ask("leave", table=table)
    return str(name)


def test_a_new_name_is_learned_by_connections_that_are_open(guest: NewGuest) -> None:
    anna = guest("Anna")
    with ExitStack() as stack:
        talks = [stack.enter_context(anna.talk()) for _ in range(MANY)]
        tables = [anna.create("open open") for _ in talks]
        anna.post("/session", {"name": "Anna II"})
        for talk, table in zip(talks, tables, strict=True):
            while sit_anew(talk, anna, table) != "Anna II":
                pass
