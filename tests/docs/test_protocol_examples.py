"""What docs/protocol.md shows is what a real server does: its commands are run, its answers compared."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.docs.likeness import differences, likely
from tests.docs.pages import Page
from tests.postgres import skip
from tests.web.clients import Guest, Talk
from tests.web.program import opened

PAGE = Page("protocol.md")
USUAL_ADDRESS = "http://127.0.0.1:8670"
TABLE = "316a480a5ae6…"
"""What the page calls a table."""
TIMEOUT = 120.0
NEXT = "=== next ==="


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with opened(tmp_path_factory.mktemp("server")) as program:
        yield program.url


@pytest.fixture
def anna(server: str) -> Iterator[Guest]:
    guest = Guest(server, "Anna")
    yield guest
    guest.close()


def test_curl_alone_plays_a_whole_game_and_every_answer_is_as_shown(server: str, tmp_path: Path) -> None:
    """All commands of the page, one after another in one shell, as a reader would type them."""
    if shutil.which("curl") is None:
        skip("curl is not installed")
    scripts = [block.text for block in PAGE.blocks if block.kind == "sh"]
    script = f"\necho; echo '{NEXT}'\n".join(scripts).replace(USUAL_ADDRESS, server)
    assert server in script
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "NO_PROXY": "*"},
        timeout=TIMEOUT,
    )
    assert done.returncode == 0, done.stderr
    said = iter(done.stdout.split(NEXT))
    answers = [(next(said), other) for one, other in pairwise(PAGE.blocks) if one.kind == "sh"]
    shown = [(json.loads(block.text), json.loads(answer)) for answer, block in answers if block.kind == "json"]
    assert len(shown) > 5
    for expected, real in shown:
        assert differences(expected, real) == [], real
    record = (tmp_path / "game.jsonl").read_text().splitlines()
    assert json.loads(record[-1])["outcome"]["ending"]


def test_no_example_of_an_answer_stands_without_what_produces_it() -> None:
    alone = [other.text for one, other in pairwise(PAGE.blocks) if other.kind == "json" and one.kind != "sh"]
    assert alone == []


def test_the_socket_answers_as_shown(anna: Guest) -> None:
    (talk,) = (block.text for block in PAGE.blocks if block.kind == "text")
    table = ""
    with anna.talk() as socket:
        for line in talk.splitlines():
            direction, _, text = line.partition(" ")
            if direction == ">":
                socket.connection.send(text.replace(TABLE, table))
            else:
                real = next_message(socket)
                table = table or real["table"]
                assert differences(json.loads(text), real) == [], line
                assert real.get("table", table) == table


def next_message(socket: Talk) -> Any:
    """The next message, whoever comes and goes."""
    while (message := socket.receive())["type"] == "presence":
        pass
    return message


@pytest.fixture(scope="module")
def messages(server: str) -> list[Any]:
    """Messages of all types that the page shows, as a server sends them."""
    guest, found = Guest(server, "Anna"), []
    with guest.stream("/stream") as own:
        table = guest.create("me me")
        found += [next(own), next(own)]
    moments = guest.stream(f"/tables/{table}/stream", views="moments")
    with guest.stream(f"/tables/{table}/stream", words="en") as stream, moments as by_moments:
        found += [next(stream), next(stream)]
        guest.choose(table, "play_all_aim")
        found.append(next(stream))
        found.append(next(message for message in by_moments if message["type"] == "moved"))
        guest.do(table, "say", text="hello")
        found.append(next(stream))
        guest.do(table, "arrange", rest="react")
        found.append(next(stream))
    guest.close()
    return found


@pytest.mark.parametrize("block", [block for block in PAGE.blocks if block.kind.startswith("json ")])
def test_messages_are_as_shown(block: Any, messages: list[Any]) -> None:
    shown = json.loads(block.text)
    assert block.kind == f"json {shown['type']}"
    assert any(likely(shown, real) for real in messages if real["type"] == shown["type"]), messages


# What is promised of resends


def test_every_number_is_told_to_everybody_who_listens(anna: Guest) -> None:
    """Also to those who may not hear what was said."""
    table = anna.create("me open", settings={"visibility": "public"})
    spectator = Guest(anna.server)
    with spectator.stream(f"/tables/{table}/stream", since=0) as stream:
        numbered = (message for message in stream if "seq" in message)
        assert [next(numbered)["seq"] for _ in range(2)] == [1, 1]
        anna.do(table, "mute", player="somebody")
        anna.do(table, "say", text="hello")
        assert [next(numbered)["type"] for _ in range(2)] == ["unheard", "said"]
    with spectator.stream(f"/tables/{table}/stream", since=1) as stream:
        numbered = (message for message in stream if "seq" in message)
        assert [(message["seq"], message["type"]) for message in (next(numbered), next(numbered), next(numbered))] == [
            (2, "unheard"),
            (3, "said"),
            (3, "state"),
        ]
    spectator.close()


STEPS: list[tuple[str, dict[str, Any]]] = [
    ("sit", {}),
    ("sit", {"seat": 1, "name": "Bruno"}),
    ("bot", {"seat": 2, "bot": "easy"}),
    ("leave", {"seat": 2}),
    ("sit", {"seat": 2}),
    ("start", {}),
    ("choose", {"number": 0, "choice": "play_all_aim"}),
    ("undo", {"to": 0}),
    ("choose", {"number": 0, "choice": 2}),
    ("pause", {}),
    ("resume", {}),
    ("mute", {"player": "somebody"}),
    ("leave", {}),
    ("close", {}),
]


def test_what_is_sent_again_is_acknowledged_or_denied_and_changes_nothing(anna: Guest) -> None:
    table = anna.create("open open open", start=False)
    for command, fields in STEPS:
        done = anna.do(table, command, **fields)
        assert not done["again"], command
        again = anna.http.post(f"/tables/{table}/{command}", json=fields)
        assert again.status_code in (403, 409) or again.json() == done | {"again": True}, (command, again.text)
        assert anna.look(table)["seq"] == done["seq"], command
