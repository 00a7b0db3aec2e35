"""The description of the protocol is true: every route is there, with all that it may answer."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import jsonschema_rs
import pytest

from deadtown.table.commands import COMMANDS
from tests.web import patient
from tests.web.clients import Guest

NewGuest = Callable[[str], Guest]


@pytest.fixture(scope="module")
def document(server: str) -> dict[str, Any]:
    answer = patient.get(f"{server}/api/v1/openapi.json")
    assert answer.status_code == 200
    found = answer.json()
    assert isinstance(found, dict)
    return found


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield path, method, operation


def fits(document: dict[str, Any], name: str, answer: Any) -> bool:
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    return jsonschema_rs.Draft202012Validator(schema).is_valid(answer)


def test_it_is_openapi_3_1(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    for schema in document["components"]["schemas"].values():
        assert jsonschema_rs.meta.is_valid(schema | {"$schema": "https://json-schema.org/draft/2020-12/schema"})


def test_every_command_has_a_route_of_its_own(document: dict[str, Any]) -> None:
    for command in COMMANDS:
        operation = document["paths"][f"/api/v1/tables/{{table}}/{command.__struct_config__.tag}"]["post"]
        assert operation["description"] == command.__doc__


def test_every_route_is_told_in_words_and_has_a_name_of_its_own(document: dict[str, Any]) -> None:
    told = [(operation["summary"], operation["operationId"]) for _, _, operation in operations(document)]
    assert all(summary for summary, _ in told)
    assert len({name for _, name in told}) == len(told)


def test_every_error_has_the_one_form(document: dict[str, Any]) -> None:
    for path, method, operation in operations(document):
        for status, answer in operation["responses"].items():
            if status.startswith(("4", "5")):
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/ErrorBody"}, (path, method, status)


def test_unknown_fields_are_told_to_be_forbidden(document: dict[str, Any]) -> None:
    for name in ("TablePlan", "Settings", "Choose", "Fork", "SignIn"):
        assert document["components"]["schemas"][name]["additionalProperties"] is False


def test_a_body_that_may_be_left_out_is_told(document: dict[str, Any]) -> None:
    paths = document["paths"]
    assert paths["/api/v1/tables/{table}/sit"]["post"]["requestBody"]["required"] is False
    assert paths["/api/v1/tables/{table}/choose"]["post"]["requestBody"]["required"] is True
    record = paths["/api/v1/records"]["post"]["requestBody"]
    assert list(record["content"]) == ["application/x-ndjson"]


@pytest.mark.parametrize(
    ("name", "path"),
    [("State", "/tables/{table}"), ("Links", "/tables/{table}/links"), ("GameDetail", "/games/zombinion")],
)
def test_answers_are_as_they_are_described(guest: NewGuest, document: dict[str, Any], name: str, path: str) -> None:
    anna = guest("Anna")
    table = anna.create("me me")
    answer = anna.get(path.format(table=table))
    assert fits(document, name, answer)
    for field in answer:
        if field not in ("seen", "options", "catalogue", "balance"):
            assert not fits(document, name, answer | {field: None}), field


def test_a_balance_is_as_it_is_described(guest: NewGuest, document: dict[str, Any]) -> None:
    balance = guest("Anna").get("/games/last_night")["balance"]
    assert fits(document, "BalanceInfo", balance)
    assert not fits(document, "BalanceInfo", balance | {"measured": None})
    [shares, *_] = balance["measured"][0]["sets"].values()
    assert not fits(document, "SetShares", shares | {"sides": [{"side": "heroes"}]})


def test_what_is_told_for_learners_and_at_the_end_is_as_it_is_described(
    guest: NewGuest, document: dict[str, Any]
) -> None:
    anna = guest("Anna")
    table = anna.create("me me", options={"turn_cap": 1})
    for _ in range(2):
        anna.choose(table, "end_hunt")
    for name, path in (("LessonInfo", "/games/zombinion/lesson"), ("SummaryInfo", f"/tables/{table}/summary")):
        answer = anna.get(path)
        assert fits(document, name, answer)
        for field in answer:
            assert not fits(document, name, answer | {field: None}), field
    step = anna.get("/games/zombinion/lesson")["steps"][2]
    assert fits(document, "LessonStep", step | {"choice": None})
    assert not fits(document, "LessonStep", step | {"choice": "play bullet"})


def test_there_are_no_pages_that_show_it(server: str) -> None:
    for path in ("/schema", "/api/v1/redoc", "/api/v1/swagger", "/api/v1/elements", "/api/v1/openapi.yaml", "/docs"):
        answer = patient.get(f"{server}{path}")
        assert answer.status_code == 404
        assert answer.json()["error"]["reason"] == "no-such-page"


def test_it_names_no_other_server(server: str, document: dict[str, Any]) -> None:
    assert "http" not in json.dumps(document["servers"])
