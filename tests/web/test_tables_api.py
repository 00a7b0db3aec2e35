"""Tables over HTTP: curl is a sufficient client."""

import json
from collections.abc import Callable
from typing import Any

from tests.web.clients import Guest

NewGuest = Callable[[str], Guest]


def play_on(guest: Guest, table: str, most: int = 10_000) -> dict[str, Any]:
    """Take the first option of every decision until the game is over; the state at the end."""
    for _ in range(most):
        state = guest.look(table)
        if state["info"]["phase"] == "over":
            return state
        guest.choose(table, 1)
    raise AssertionError("the game does not end")


# Making and finding tables


def test_a_table_is_made_as_planned_and_starts_when_it_is_full(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("me open", settings={"undo": "none", "clock": {"bank": 60, "move": 5}})
    info = anna.look(table)["info"]
    assert (info["phase"], info["host"], info["settings"]["undo"]) == ("open", anna.player, "none")
    assert [seat["name"] for seat in info["seats"]] == ["Anna", ""]
    done = bruno.do(table, "sit")
    assert done["seat"] == 1
    assert anna.look(table)["info"]["phase"] == "playing"


def test_public_tables_are_listed_and_others_only_for_who_sits_there(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    public = anna.create("me open")
    hidden = anna.create("me open", settings={"visibility": "link"})
    seen = {info["id"] for info in bruno.get("/tables", phase="open", limit=100)}
    assert public in seen
    assert hidden not in seen
    mine = {info["id"] for info in anna.get("/tables", mine="true")}
    assert mine == {public, hidden}
    assert bruno.get("/tables", mine="true") == []
    assert bruno.get("/tables", mine="true", game="zombinion", phase="over") == []


def test_the_list_goes_on_where_it_ended(guest: NewGuest) -> None:
    anna = guest("Anna")
    tables = [anna.create("me open") for _ in range(3)]
    first = anna.get("/tables", mine="true", limit=2)
    rest = anna.get("/tables", mine="true", limit=2, before=first[-1]["changed"])
    assert [info["id"] for info in first + rest] == tables[::-1]


def test_who_has_not_signed_in_may_look_but_not_touch(guest: NewGuest, server: str) -> None:
    table = guest("Anna").create("me open")
    nobody = Guest(server)
    assert nobody.look(table)["you"] == {"player": "", "seats": [], "host": False}
    assert nobody.do(table, "sit", status=401)["error"]["reason"] == "sign-in"
    assert nobody.post("/tables", {"game": "zombinion", "seats": [{"who": "me"}]}, 401)["error"]["kind"] == "unsigned"
    assert nobody.get("/tables", 401, mine="true")["error"]["reason"] == "sign-in"
    nobody.close()


# Links


def test_a_link_opens_its_table_and_gives_its_seat_and_no_other(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("me open open", settings={"visibility": "link"})
    other = anna.create("me open open", settings={"visibility": "link"})
    links = anna.get(f"/tables/{table}/links")
    assert bruno.get(f"/tables/{table}", 403)["error"]["reason"] == "needs-link"
    assert bruno.get(f"/tables/{table}/links", 403)["error"]["kind"] == "forbidden"
    for wrong in (links["table"], links["seats"][2]):
        assert bruno.do(other, "sit", 403, link=wrong)["error"]["reason"] == "bad-link"
    answer = bruno.http.get(f"/tables/{table}", headers={"Deadtown-Link": links["table"]})
    assert answer.status_code == 200
    denied = bruno.do(table, "sit", 403, link=links["seats"][2], seat=1)
    assert denied["error"]["reason"] == "link-of-another-seat"
    assert bruno.do(table, "sit", link=links["seats"][2])["seat"] == 2
    assert bruno.get(f"/tables/{table}/links") == {"table": links["table"], "seats": []}


def test_a_link_in_the_query_opens_nothing(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("me open", settings={"visibility": "link"})
    secret = anna.get(f"/tables/{table}/links")["table"]
    assert bruno.get(f"/tables/{table}", 403, link=secret)["error"]["reason"] == "needs-link"


# Playing


def test_a_whole_game_is_played_recorded_replayed_and_forked(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("me me", options={"turn_cap": 3})
    assert bruno.get(f"/tables/{table}/replay", 403, eyes="0")["error"]["reason"] == "not-your-eyes"
    assert bruno.get(f"/tables/{table}/record", 409)["error"]["reason"] == "record-when-over"
    assert bruno.get(f"/tables/{table}/summary", 409)["error"]["reason"] == "not-over"
    state = play_on(anna, table)
    assert state["info"]["outcome"]["winners"]
    assert state["info"]["seed"]

    frames = bruno.http.get(f"/tables/{table}/replay", params={"eyes": "0", "words": "it"})
    assert frames.headers["content-type"] == "application/x-ndjson"
    told = [json.loads(line) for line in frames.text.splitlines()]
    assert [frame["number"] for frame in told] == list(range(state["info"]["number"] + 1))

    summary = bruno.get(f"/tables/{table}/summary")
    scores = [sum(line["points"] for line in lines) for lines in summary["reckoning"]]
    assert scores == state["info"]["outcome"]["scores"] == summary["course"]["points"][-1]
    assert summary["numbers"][-1] == state["info"]["number"]

    record = bruno.http.get(f"/tables/{table}/record")
    assert record.headers["content-type"] == "application/x-ndjson"
    made = bruno.http.post("/records", content=record.content, headers={"Content-Type": "application/x-ndjson"})
    assert made.status_code == 201, made.text
    copy = bruno.look(made.json()["table"])
    assert copy["info"]["outcome"] == state["info"]["outcome"]

    fork = bruno.post(f"/tables/{table}/fork", {"at": 3, "bot": "random"}, 201)["table"]
    assert bruno.look(fork)["info"]["source"] == table


def test_the_log_is_told_in_the_language_of_the_reader(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.create("me me")
    anna.choose(table)
    english = anna.get(f"/tables/{table}/log")
    italian = anna.get(f"/tables/{table}/log", lang="it")
    assert english
    assert len(english) == len(italian)
    assert [line["text"] for line in english] != [line["text"] for line in italian]
    last = english[-1]["seq"]
    assert anna.get(f"/tables/{table}/log", since=last) == []


def test_what_a_rule_forbids_is_refused_with_its_clause(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.http.headers["Accept-Language"] = "it"
    table = anna.create("me me")
    error = anna.do(table, "choose", 422, number=0, choice="take magazine")["error"]
    assert (error["kind"], error["reason"], error["clause"]) == ("refused", "too-dear", "ZN-5.3")
    assert error["text"].endswith("(ZN-5.3)")
    assert "Caricatore" in error["text"]
    seat = anna.look(table)["info"]["deciding"]
    assert anna.do(table, "why", wish="take magazine", seat=seat)["answer"] == error
    assert anna.do(table, "why", wish="end_hunt", seat=seat)["answer"] is None


def test_a_decision_is_taken_once_and_a_resend_is_harmless(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.create("me me")
    first = anna.do(table, "choose", number=0, choice=1)
    again = anna.do(table, "choose", number=0, choice=1)
    assert again["again"] is True
    assert again["seq"] == first["seq"]
    assert anna.do(table, "choose", 409, number=99, choice=1)["error"]["reason"] == "not-yet"


def test_the_rules_of_a_table_are_for_those_who_may_see_it(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("me open", settings={"visibility": "link"}, options={"offer_cut": True})
    rules = anna.get(f"/tables/{table}/rules", lang="it", find="mazzo")
    assert rules["language"] == "it"
    held = {clause["id"]: clause["holds"] for clause in rules["clauses"]}
    assert (held["ZN-7.7"], held["ZN-11.17.1"]) == (True, False)
    assert bruno.get(f"/tables/{table}/rules", 403)["error"]["reason"] == "needs-link"
    every = anna.get("/games/zombinion/rules")["clauses"]
    assert all(clause["holds"] for clause in every)


def test_a_table_with_open_seats_begins_with_those_who_have_come(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("me open open open", settings={"visibility": "link"})
    assert anna.do(table, "start", 409)["error"]["reason"] == "seats-open"
    error = anna.do(table, "start", 422, drop=True)["error"]
    assert (error["reason"], error["arguments"]["count"]) == ("bad-seats", 1)
    link = anna.get(f"/tables/{table}/links")["seats"][2]
    bruno.do(table, "sit", link=link)
    anna.do(table, "start", drop=True)
    state = bruno.look(table)
    assert (state["info"]["phase"], state["you"]["seats"]) == ("playing", [1])
    assert bruno.do(table, "sit", link=link)["again"]


def test_who_decides_is_told_by_name_when_somebody_else_wants_to(guest: NewGuest) -> None:
    guests = [guest("Anna"), guest("Bruno")]
    table = guests[0].create("me open")
    guests[1].do(table, "sit")
    decides = guests[0].look(table)["seen"]["deciding"]
    other = guests[1 - decides]
    refused = other.do(table, "choose", 422, number=0, choice="end_hunt")["error"]
    why = other.do(table, "why", wish="end_hunt")["answer"]
    with other.talk() as talk:
        over_socket = talk.ask("why", table=table, wish="end_hunt")["answer"]
    for error in (refused, why, over_socket):
        assert (error["reason"], error["arguments"]) == ("not-your-decision", {"seat": decides})
        assert f"{guests[decides].name} is deciding" in error["text"]
