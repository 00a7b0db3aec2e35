"""What must never be sent, searched for in all that is sent; and doors that stay closed."""

import json
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any

import msgspec
import pytest

from deadtown.table.accounts import hash_of
from deadtown.table.commands import COMMANDS
from deadtown.table.links import links_of
from tests.web.clients import Guest
from tests.web.secrecy_company import Company, freeze, gathered
from tests.web.servers import Served, served, settings_of

BODIES: dict[str, dict[str, Any]] = {
    "bot": {"seat": 1},
    "choose": {"number": 0, "choice": 1},
    "preview": {"number": 0, "choice": 1},
    "why": {"wish": "take zombie"},
    "say": {"text": "hello"},
    "mute": {"player": "nobody"},
    "fork": {"at": 0},
}
"""What is asked; of other commands it may be left out."""
DOS = [str(command.__struct_config__.tag) for command in COMMANDS]
LOOKS = [
    *("", "/links", "/log", "/rules", "/replay", "/replay?eyes=0", "/summary", "/record", "/stream", "/stream?since=0")
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(settings_of(tmp_path_factory.mktemp("doors"))) as server:
        freeze(server)
        yield server


@pytest.fixture
def stranger(house: Served) -> Iterator[Guest]:
    with closing(Guest(house.url, "Stranger")) as guest:
        yield guest


def test_no_secret_is_sent_to_anybody_in_a_whole_game(house: Served) -> None:
    with gathered(house, 3, {"combat_set": "random", "turn_cap": 6}) as company:
        luck, state = Random("secrets"), company.laid().state
        links = links_of(state)
        tokens = [onlooker.guest.token for onlooker in company.onlookers if onlooker.guest.token]
        secrets = [state.secret, links.table, *links.seats, *tokens, *(hash_of(token).hex() for token in tokens)]
        for match, _ in company.play(luck):
            if luck.random() < 0.1:
                for onlooker in company.onlookers:
                    onlooker.look(company.seq)
                    onlooker.question(match, ["take zombie", "1", "x"])
                    if onlooker.seat is None:
                        onlooker.read()
            assert not any(state.seed.encode() in onlooker.all_bytes for onlooker in company.onlookers)
        for onlooker in company.onlookers:
            sent = onlooker.all_bytes
            assert len(sent) > 100_000
            assert [secret for secret in secrets if secret.encode() in sent] == []
            assert state.seed.encode() in sent, "it is told when the game is over"


def test_what_is_said_in_private_is_sent_to_the_two_only(house: Served) -> None:
    with gathered(house, 3, {}) as company:
        anna, bruno, cleo, eve, nobody = company.onlookers
        cleo.post("mute", player=bruno.guest.player)
        anna.post("say", text="a-secret-word", to=1)
        bruno.post("say", text="a-loud-word")
        told = company.heard()
        for onlooker in company.onlookers:
            onlooker.look(company.seq)
            onlooker.read()
        heard = {word: who_was_sent(company, word) for word in ("a-secret-word", "a-loud-word")}
        assert heard == {"a-secret-word": [anna, bruno], "a-loud-word": [anna, bruno, eve, nobody]}
        seqs = [[json.loads(message).get("seq") for door, message in sent if door == "stream"] for sent in told]
        assert seqs == [seqs[0]] * 5, "all are told that there was something"


def who_was_sent(company: Company, word: str) -> list[Any]:
    return [onlooker for onlooker in company.onlookers if word.encode() in onlooker.all_bytes]


def ask_everything(guest: Guest, table: str, link: str = "") -> list[tuple[str, int, bytes]]:
    """All that can be asked about a table over HTTP: what, the status, and the answer."""
    headers = {"Deadtown-Link": link} if link else {}
    answers = []
    for look in LOOKS:
        with guest.http.stream("GET", f"/tables/{table}{look}", headers=headers) as answer:
            body = answer.read() if answer.status_code != 200 or "stream" not in look else next(answer.iter_raw())
            answers.append((look or "look", answer.status_code, body))
    for do in [*DOS, "fork"]:
        posted = guest.http.post(f"/tables/{table}/{do}", json=BODIES.get(do, {}), headers=headers)
        answers.append((do, posted.status_code, posted.content))
    return answers


def ask_everything_over_a_socket(guest: Guest, table: str, link: str = "") -> list[dict[str, Any]]:
    with guest.talk() as talk:
        ids = [talk.send("watch", table=table, link=link)]
        ids += [talk.send(do, table=table, link=link, **BODIES.get(do, {})) for do in DOS]
        return [talk.receive() for _ in ids]


@pytest.mark.parametrize("signed", [True, False])
def test_a_table_for_those_with_a_link_gives_nothing_to_others(house: Served, signed: bool) -> None:
    with (
        closing(Guest(house.url, "Anna-the-host")) as anna,
        closing(Guest(house.url, "Stranger" if signed else "")) as stranger,
    ):
        table = anna.create("me me open", settings={"visibility": "link"})
        other = anna.create("me me open", settings={"visibility": "link"})
        known = [anna.player, anna.name, "zombinion", "visibility"]
        for link in ("", "wrong", anna.get(f"/tables/{other}/links")["table"]):
            for what, status, body in ask_everything(stranger, table, link):
                expected = 403 if signed or (what.startswith(("look", "/")) and what != "/links") else 401
                assert status == expected, what
                assert set(json.loads(body)) == {"error"}, what
                assert not any(word.encode() in body for word in known), what
            for answer in ask_everything_over_a_socket(stranger, table, link):
                assert answer["type"] == "error"
                assert answer["error"]["kind"] in ("forbidden", "unsigned")
                assert not any(word in json.dumps(answer) for word in known)
        listed = stranger.http.get("/tables", params={"limit": 100}).text
        assert table not in listed
        if signed:
            assert stranger.get("/tables", mine="true") == []
        assert anna.look(table)["seq"] == 1


def test_where_nobody_may_look_on_nobody_is_sent_the_game(house: Served, stranger: Guest) -> None:
    with closing(Guest(house.url, "Anna")) as anna:
        table = anna.create("me me", start=False, settings={"spectators": False})
        with stranger.talk() as talk:
            talk.ask("watch", table=table, words="it")
            anna.do(table, "start")
            for number in range(4):
                anna.do(table, "choose", number=number, choice=1)
            for what, status, body in ask_everything(stranger, table):
                if what.startswith(("look", "/")) or what in ("say", "fork", "choose", "preview", "why"):
                    assert status == (409 if what == "/record" else 403), what
                assert b'"view"' not in body
                assert b'"events"' not in body
            talk.ask("unwatch", table=table)
            told = [message for message in talk.waiting if message["type"] != "presence"]
        assert {message["type"] for message in told} == {"state", "unheard"}
        assert "seen" not in told[0]
        assert all(set(message) == {"type", "table", "seq"} for message in told[1:])


def test_a_running_game_is_not_told_beyond_ones_own_eyes(house: Served, stranger: Guest) -> None:
    with gathered(house, 2, {}) as company:
        for _ in range(5):
            company.choose(company.match.decision.options[0])  # type: ignore[union-attr]
        anna, bruno, eve, nobody = company.onlookers
        table = f"/tables/{company.table}"
        for onlooker in company.onlookers:
            assert reason(onlooker.get(f"{table}/record")) == (409, "record-when-over")
            for eyes in {0, 1} - {onlooker.seat}:
                assert reason(onlooker.get(f"{table}/replay", eyes=eyes)) == (403, "not-your-eyes")
        for onlooker, seat in ((anna, 1), (bruno, 0), (eve, 0), (eve, 1)):
            assert reason(onlooker.post("fork", at=2, seat=seat)) == (403, "not-your-eyes")
        assert reason(nobody.post("fork", at=2, seat=0)) == (401, "sign-in")


def reason(sent: tuple[str, bytes]) -> tuple[int, str]:
    """The status and the reason of an answer."""
    head, _, body = sent[1].partition(b"\n\n")
    return int(head.split(b"\n")[0]), str(msgspec.json.decode(body)["error"]["reason"])
