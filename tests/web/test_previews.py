"""Looking ahead over HTTP and over a socket, and not too often."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from deadtown.web.limits import RATES, Limiter
from tests.web.clients import Guest
from tests.web.servers import served, settings_of

NewGuest = Callable[[str], Guest]


def street(anna: Guest) -> str:
    """Both sides of a street are Anna's; she is to play a card."""
    table = anna.create("me me", game="zombiaki")
    while anna.look(table)["seen"]["decision"]["kind"] != "play":
        anna.choose(table)
    return table


def test_who_decides_is_told_what_an_option_would_do(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = street(anna)
    seen = anna.look(table)["seen"]
    option = next(option for option in seen["decision"]["options"] if option[0] == "play")
    done = anna.do(table, "preview", number=seen["number"], choice=option)
    told = done["answer"]
    assert (told["number"], told["seat"], told["known"]) == (seen["number"], seen["deciding"], True)
    assert len(told["events"]) == len(told["words"]) == len(told["clauses"])
    assert anna.look(table)["seen"] == seen
    with anna.talk(**{"Accept-Language": "fr"}) as talk:
        french = talk.ask("preview", table=table, number=seen["number"], choice=option)["answer"]
        assert french["events"] == told["events"]
        assert talk.error("preview", table=table, number=seen["number"] + 1, choice=1)["reason"] == "not-yet"
        assert talk.error("preview", table=table, number=0, choice=1)["reason"] == "already-decided"


def test_nobody_else_is(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("me open")
    bruno.do(table, "sit")
    decider, other = (anna, bruno) if anna.look(table)["info"]["deciding"] == 0 else (bruno, anna)
    asked = {"number": 0, "choice": "end_hunt"}
    assert decider.post(f"/tables/{table}/preview", asked)["answer"]["known"] is False
    assert other.error(f"/tables/{table}/preview", asked, 422)["reason"] == "not-your-decision"
    assert guest("Carla").error(f"/tables/{table}/preview", asked, 403)["reason"] == "no-seat"
    assert guest("").error(f"/tables/{table}/preview", asked, 401)["reason"] == "sign-in"


def test_looking_ahead_is_bounded(tmp_path: Path) -> None:
    """By a clock that stands still: on a slow machine the bucket would fill again meanwhile."""
    with served(settings_of(tmp_path, rates=1.0)) as running, closing(Guest(running.url, "Anna")) as anna:
        running.house.limiter = Limiter(clock=lambda: 1000.0)
        table = anna.create("me me")
        burst = RATES["preview"].burst
        statuses = [
            anna.http.post(f"/tables/{table}/preview", json={"number": 0, "choice": 1}).status_code
            for _ in range(burst + 1)
        ]
        assert statuses == [200] * burst + [429]
