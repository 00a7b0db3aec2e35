"""Guests are free: what one address may ask for does not grow with them, and others do not suffer from it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from deadtown.table.denied import Denied
from deadtown.web.limits import CROWD, MOST_AT_ONCE, RATES, Limiter
from tests.web.clients import PLAIN, Guest
from tests.web.servers import Served, served, settings_of

ONE_TABLE = {"game": "zombinion", "seats": [{"who": "bot", "bot": "search:2s"}] * 4}
ELSEWHERE = "127.0.0.2"
"""Another address of this machine."""


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Served]:
    """A server with limits at which no time passes for them."""
    with served(settings_of(tmp_path, rates=1.0, address_share=0.0)) as running:
        running.house.limiter._clock = lambda: 1000.0
        yield running


@pytest.fixture
def client(town: Served) -> Iterator[Callable[[str], httpx.Client]]:
    """Somebody at an address."""
    made: list[httpx.Client] = []

    def new(address: str = "127.0.0.1") -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=address, verify=PLAIN)
        made.append(httpx.Client(base_url=f"{town.url}/api/v1", transport=transport, timeout=60.0, verify=PLAIN))
        return made[-1]

    yield new
    for one in made:
        one.close()


def sign_in(client: httpx.Client) -> dict[str, str]:
    """The cookie of a new guest."""
    client.cookies.clear()
    answer = client.post("/session", json={"name": "Guest"})
    assert answer.status_code == 201, answer.text
    cookie = answer.headers["set-cookie"].partition(";")[0]
    client.cookies.clear()
    return {"Cookie": cookie}


def reason(answer: httpx.Response) -> str:
    return "" if answer.is_success else str(answer.json()["error"]["reason"])


def test_many_guests_of_one_address_may_not_make_more_and_more_tables(
    town: Served, client: Callable[..., httpx.Client]
) -> None:
    here, guests, answers = client(), 21, list[str]()
    for cookie in [sign_in(here) for _ in range(guests)]:
        answers += [reason(here.post("/tables", json=ONE_TABLE, headers=cookie)) for _ in range(10)]
    assert answers.count("") == RATES["create"].burst * CROWD < guests * 10
    assert set(answers) == {"", "too-fast"}
    there = client(ELSEWHERE)
    assert there.post("/tables", json=ONE_TABLE, headers=sign_in(there)).status_code == 201
    assert not town.house.hub.venue.thinkers.processes


def test_guests_are_not_made_without_end(town: Served, client: Callable[..., httpx.Client]) -> None:
    here, ways = client(), [("/session", {"name": "Guest"}), ("/tokens", {"name": "Program"})]
    for _ in range(RATES["guest"].burst):
        town.house.limiter.spend("guest", "127.0.0.1")
    for path, body in ways:
        answer = here.post(path, json=body)
        assert (answer.status_code, reason(answer)) == (429, "too-fast")
        assert client(ELSEWHERE).post(path, json=body).status_code == 201


def test_a_class_of_thirty_can_sit_down_at_once(town: Served, client: Callable[..., httpx.Client]) -> None:
    here = client()
    pupils = [sign_in(here) for _ in range(30)]
    tables = [here.post("/tables", json=ONE_TABLE, headers=cookie) for cookie in pupils]
    assert [table.status_code for table in tables] == [201] * 30
    looks = [
        here.get(f"/tables/{table.json()['table']}", headers=cookie)
        for table, cookie in zip(tables, pupils, strict=True)
    ]
    assert [look.status_code for look in looks] == [200] * 30


def test_tables_of_an_address_are_counted_while_they_live(town: Served, client: Callable[..., httpx.Client]) -> None:
    hub = town.house.hub
    assert hub.venue.limits.most_tables_made == MOST_AT_ONCE["tables of an address"]
    hub.venue.limits.most_tables_made = 2
    here = client()
    answers = [reason(here.post("/tables", json=ONE_TABLE, headers=sign_in(here))) for _ in range(3)]
    assert answers == ["", "", "too-many-tables"]
    there = client(ELSEWHERE)
    assert there.post("/tables", json=ONE_TABLE, headers=sign_in(there)).status_code == 201


def test_over_sockets_it_is_the_same(town: Served) -> None:
    anna, bruno = Guest(town.url, "Anna"), Guest(town.url, "Bruno")
    table, limiter = anna.create("me me"), town.house.limiter
    for _ in range(round(RATES["why"].burst * CROWD)):
        limiter.spend("why", f"guest {_}", "127.0.0.1")
    with anna.talk() as talk:
        assert talk.error("why", table=table, wish="take magazine")["reason"] == "too-fast"
        talk.ask("choose", table=table, number=0, choice=1)
    for one in (anna, bruno):
        one.close()


def test_what_an_address_does_not_grant_the_player_keeps() -> None:
    limiter = Limiter(clock=lambda: 1000.0, crowd=1.0)
    for _ in range(RATES["say"].burst):
        limiter.spend("say", "anna", "here")
    for _ in range(3):
        with pytest.raises(Denied):
            limiter.spend("say", "bruno", "here")
    for _ in range(RATES["say"].burst):
        limiter.spend("say", "bruno", "there")
    limiter.give_back("say", "anna", "here")
    limiter.spend("say", "anna", "here")


def test_who_takes_too_much_time_is_told_to_wait(town: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, denied = Guest(town.url, "Anna"), Denied("rate", "too-fast", seconds=3)
    table = anna.create("me me")

    async def refuse(*_: Any) -> None:
        raise denied

    with anna.talk() as talk:
        monkeypatch.setattr(town.house.pace, "carry_out", refuse)
        answer = anna.http.get("/tables")
        assert (answer.status_code, reason(answer), answer.headers["retry-after"]) == (429, "too-fast", "3")
        assert talk.error("why", table=table, wish="take magazine")["reason"] == "too-fast"
        monkeypatch.undo()
        talk.ask("choose", table=table, number=0, choice=1)
    anna.close()


def test_a_choice_waits_for_the_turn_of_its_address(town: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    pace, asked = town.house.pace, list[str]()
    anna = Guest(town.url, "Anna")
    table, carry_out = anna.create("me me"), pace.carry_out

    async def noted(group: str, *more: Any) -> Any:
        asked.append(group)
        return await carry_out(group, *more)

    with anna.talk() as talk:
        monkeypatch.setattr(pace, "carry_out", noted)
        talk.ask("choose", table=table, number=0, choice=1)
        assert asked == []
        monkeypatch.setattr(pace, "begin", lambda group: False)
        talk.ask("choose", table=table, number=1, choice=1)
        assert asked == ["127.0.0.1"]
    anna.close()


def test_what_choices_take_is_counted_for_their_address(tmp_path: Path) -> None:
    with served(settings_of(tmp_path, rates=1.0)) as town:
        anna, spent = Guest(town.url, "Anna"), list[float]()
        table, count = anna.create("me me"), town.house.pace.spent

        def noted(group: str, seconds: float) -> None:
            assert group == "127.0.0.1"
            spent.append(seconds)
            count(group, seconds)

        with anna.talk() as talk:
            town.house.pace.spent = noted  # type: ignore[method-assign]
            talk.ask("choose", table=table, number=0, choice=1)
            talk.ask("why", table=table, wish="take magazine")
        assert sum(spent) > 0
        anna.close()
