"""docs/serve.md says what a server really does and takes."""

import json
import re
import shlex
import time
from pathlib import Path

import httpx
import pytest

from tests.commands import carry_out
from tests.docs.pages import Page, codes
from tests.web.clients import TIMEOUT, Guest
from tests.web.program import opened

PAGE = Page("serve.md")
HELP = re.compile(r"^  (--[\w-]+(?: [A-Z|]+|, --no-[\w-]+)?)\s+[^\[]*\[(DEADTOWN_\w+); (.*)\]$", re.M)


def commands(kind: str, start: str) -> list[str]:
    """Lines of a kind of block that begin so."""
    lines = (line for block in PAGE.blocks if block.kind == kind for line in block.text.splitlines())
    return [line for line in lines if line.startswith(start)]


def test_flags_variables_and_defaults_are_those_of_the_help() -> None:
    done = carry_out("serve", "--help", COLUMNS="500")
    told = HELP.findall(done.stdout)
    assert len(told) == done.stdout.count("[DEADTOWN_") > 10
    rows = PAGE.table("flag", "variable", "unless told").rows
    assert [(codes(flag)[0], codes(variable)[0], default) for flag, variable, default, _ in rows] == told


def test_every_serve_command_of_the_page_can_be_read() -> None:
    """Flags that are not there would be complained of before anything is opened."""
    given = [shlex.split(line)[2:] for line in commands("sh", "deadtown serve")]
    given += [shlex.split(word)[2:] for word in PAGE.words() if word.startswith("deadtown serve")]
    assert len(given) > 3
    known = {name for flag in PAGE.table("flag", "variable").column(0) for name in re.findall(r"--[\w-]+", flag)}
    assert {word for words in given for word in words if word.startswith("--")} <= known


def test_health_and_metrics_are_as_told(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        health = httpx.get(f"{server.url}/health", timeout=TIMEOUT)
        metrics = httpx.get(f"{server.url}/metrics", timeout=TIMEOUT).text
    assert health.status_code == 200
    assert f"`{json.dumps(health.json())}`" in PAGE.prose
    kinds = dict(re.findall(r"^# TYPE (deadtown_\w+) (\w+)$", metrics, re.M))
    assert {name for cell in PAGE.table("metric").column(0) for name in codes(cell)} == set(kinds)


def test_a_line_of_the_log_has_the_fields_that_are_shown(tmp_path: Path) -> None:
    (shown,) = (json.loads(block.text) for block in PAGE.blocks if block.kind == "json")
    with opened(tmp_path, "--log", "json") as server:
        guest = Guest(server.url, "Anna")
        guest.choose(guest.create("me me"))
        guest.close()
        server.stop()
        lines = [json.loads(line) for line in server.errors.splitlines()]
    (real,) = (line for line in lines if line.get("route", "").endswith("/choose"))
    assert list(real) == list(shown)
    for name in ("level", "event", "method", "route", "status"):
        assert real[name] == shown[name]


def test_behind_a_proxy_the_name_is_known_and_cookies_are_for_tls(tmp_path: Path) -> None:
    (command,) = (line for line in commands("sh", "deadtown serve") if "--behind-proxy" in line)
    flags = shlex.split(command)[2:]
    name = flags[flags.index("--host-name") + 1]
    passed = {"Host": name, "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https", "Origin": f"https://{name}"}
    with opened(tmp_path, *flags) as server:
        answer = httpx.post(f"{server.url}/api/v1/session", json={"name": "Anna"}, headers=passed, timeout=TIMEOUT)
        foreign = {**passed, "Host": "other.example.org"}
        other = httpx.post(f"{server.url}/api/v1/session", json={"name": "Anna"}, headers=foreign, timeout=TIMEOUT)
    assert answer.status_code == 201, answer.text
    assert "Secure" in answer.headers["set-cookie"]
    assert other.json()["error"]["reason"] == "unknown-host"


@pytest.mark.parametrize("kind", ["nginx", "text"])
def test_the_proxies_of_the_page_lead_to_the_usual_port_under_the_same_name(kind: str) -> None:
    (config,) = (block.text for block in PAGE.blocks if block.kind == kind)
    ports = [default for flag, _, default, _ in PAGE.table("flag", "variable").rows if "--port" in flag]
    assert f"127.0.0.1:{ports[0]}" in config
    assert "play.example.org" in config


def house(*words: str, database: Path) -> str:
    done = carry_out("house", *words, DEADTOWN_DATABASE=str(database))
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_commands_that_keep_house_are_those_of_the_help() -> None:
    told = [code.split()[0] for cell in PAGE.table("command").column(0) for code in codes(cell)]
    done = carry_out("house", "--help")
    assert told == re.findall(r"^    ([a-z-]+)  ", done.stdout, re.M)


def answered(guest: Guest, table: str, status: int) -> httpx.Response:
    """What somebody is answered as soon as the server has noticed what was done to its database."""
    deadline = time.monotonic() + TIMEOUT
    while (answer := guest.http.get(f"/tables/{table}")).status_code != status:
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.02)
    return answer


def test_house_is_kept_as_told_while_people_play(tmp_path: Path) -> None:
    database = tmp_path / "deadtown.db"
    given = [shlex.split(line)[2:] for line in commands("sh", "deadtown house")]
    assert len(given) == 5
    with opened(tmp_path) as server:
        guest = Guest(server.url, "Anna")
        table = guest.create("me me")
        guest.choose(table)
        (backup,) = (words for words in given if words[0] == "backup")
        file = tmp_path / backup[1]
        house("backup", str(file), database=database)
        for words in given:
            names = {"TABLE": table, "PLAYER": guest.player, backup[1]: str(tmp_path / "another")}
            house(*(names.get(word, word) for word in words), database=database)
        house("restore", str(file), "--replace", database=database)
        assert "banned" in answered(guest, table, 403).text, "a ban outlasts what is restored"
        house("unban", guest.player, database=database)
        answer = answered(guest, table, 200)
        assert answer.json()["seen"]["number"] == 1
        assert "No damage" in house("check", database=database)
        guest.close()
