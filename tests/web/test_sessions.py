"""Signing in, cookies, tokens: who may be taken for whom."""

from collections.abc import Callable, Iterator
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest

from tests.web import patient
from tests.web.clients import PLAIN, TIMEOUT, Guest

NewGuest = Callable[[str], Guest]


@pytest.fixture
def browser(server: str) -> Iterator[httpx.Client]:
    """A browser: it keeps cookies and says where a request comes from."""
    headers = {"Origin": server, "Sec-Fetch-Site": "same-origin"}
    with httpx.Client(base_url=f"{server}/api/v1", headers=headers, timeout=TIMEOUT, verify=PLAIN) as client:
        yield client


def sign_in(browser: httpx.Client, name: str = "Anna") -> dict[str, Any]:
    answer = browser.post("/session", json={"name": name})
    assert answer.status_code == 201, answer.text
    session = answer.json()
    assert isinstance(session, dict)
    return session


def error_of(answer: httpx.Response, status: int) -> str:
    """The reason of an error; its form is always the same."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    error = answer.json()["error"]
    assert set(error) == {"kind", "reason", "clause", "arguments", "text"}
    assert error["text"]
    return str(error["reason"])


def test_a_name_is_enough_to_sign_in(browser: httpx.Client) -> None:
    session = sign_in(browser, " Anna  Maria ")
    assert session["name"] == "Anna Maria"
    assert browser.get("/session").json() == session


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(browser: httpx.Client) -> None:
    answer = browser.post("/session", json={"name": "Anna"})
    [cookie] = SimpleCookie(answer.headers["set-cookie"]).values()
    assert cookie["httponly"] is True
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert cookie["secure"] == ""
    assert cookie["domain"] == ""
    assert len(cookie.value) >= 43
    assert cookie.value not in answer.text


def test_who_has_signed_in_is_renamed_not_doubled(browser: httpx.Client) -> None:
    before = sign_in(browser)
    answer = browser.post("/session", json={"name": "Anna II"})
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    assert answer.json() == {"player": before["player"], "name": "Anna II"}
    assert browser.get("/session").json() == answer.json()


def test_who_has_not_signed_in_is_told_so(server: str) -> None:
    answer = patient.get(f"{server}/api/v1/session")
    assert error_of(answer, 401) == "sign-in"
    assert answer.headers["www-authenticate"] == "Bearer"


def test_who_signs_out_is_nobody_and_the_old_cookie_opens_nothing(browser: httpx.Client) -> None:
    sign_in(browser)
    kept = dict(browser.cookies)
    answer = browser.delete("/session")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    browser.cookies.clear()
    browser.cookies.update(kept)
    assert error_of(browser.get("/session"), 401) == "sign-in"


def test_a_program_gets_a_token_of_its_own(server: str) -> None:
    made = patient.post(f"{server}/api/v1/tokens", json={"name": "Robot", "label": "lab"}).json()
    headers = {"Authorization": f"Bearer {made['token']}"}
    assert patient.get(f"{server}/api/v1/session", headers=headers).json() == {
        "player": made["player"],
        "name": "Robot",
    }
    [listed] = patient.get(f"{server}/api/v1/tokens", headers=headers).json()
    assert set(listed) == {"id", "label", "created"}
    assert listed["label"] == "lab"


def test_somebody_in_a_browser_gets_tokens_for_themselves(browser: httpx.Client, server: str) -> None:
    session = sign_in(browser)
    made = browser.post("/tokens", json={"label": "script"}).json()
    assert made["player"] == session["player"]
    headers = {"Authorization": f"Bearer {made['token']}"}
    assert patient.get(f"{server}/api/v1/session", headers=headers).json() == session


def test_a_token_that_was_ended_opens_nothing(browser: httpx.Client, server: str) -> None:
    sign_in(browser)
    token = browser.post("/tokens", json={}).json()["token"]
    [listed] = browser.get("/tokens").json()
    assert browser.delete(f"/tokens/{listed['id']}").status_code == 204
    answer = patient.get(f"{server}/api/v1/session", headers={"Authorization": f"Bearer {token}"})
    assert error_of(answer, 401) == "bad-token"
    assert error_of(browser.delete(f"/tokens/{listed['id']}"), 404) == "no-such-token"


@pytest.mark.parametrize(
    "authorization", ["Bearer x", "Bearer", "Basic YTpi", "", "Bearer " + "x" * 5000, "Bearer \xff"]
)
def test_a_wrong_authorization_is_not_ignored(server: str, authorization: str) -> None:
    headers = {b"Authorization": authorization.encode("latin-1")}
    answer = patient.get(f"{server}/api/v1/tables", headers=headers)
    assert error_of(answer, 401) == "bad-token"
    assert not authorization or authorization not in answer.text


@pytest.mark.parametrize(
    "cookie", ["deadtown=x", "deadtown=", "deadtown", "=;;=", "deadtown=\xff\xfe", "a=b; deadtown=y"]
)
def test_a_wrong_cookie_counts_for_nothing(server: str, cookie: str) -> None:
    headers = {b"Cookie": cookie.encode("latin-1")}
    assert patient.get(f"{server}/api/v1/games", headers=headers).status_code == 200
    assert patient.get(f"{server}/api/v1/tables", headers=headers).status_code == 200
    assert error_of(patient.get(f"{server}/api/v1/session", headers=headers), 401) == "sign-in"


def test_a_cookie_is_no_bearer_token_and_the_other_way_round(browser: httpx.Client, server: str) -> None:
    sign_in(browser)
    bearer = browser.post("/tokens", json={}).json()["token"]
    cookie = browser.cookies["deadtown"]
    headers = {"Authorization": f"Bearer {cookie}"}
    assert error_of(patient.get(f"{server}/api/v1/session", headers=headers), 401) == "bad-token"
    headers = {"Cookie": f"deadtown={bearer}"}
    assert error_of(patient.get(f"{server}/api/v1/session", headers=headers), 401) == "sign-in"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "", "Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
def test_another_site_can_not_act_with_the_cookie_of_a_browser(browser: httpx.Client, headers: dict[str, str]) -> None:
    session = sign_in(browser)
    if "Origin" not in headers:
        del browser.headers["Origin"]
    for answer in (
        browser.post("/session", json={"name": "Forged"}, headers=headers),
        browser.post("/tokens", json={}, headers=headers),
        browser.delete("/session", headers=headers),
    ):
        assert error_of(answer, 403) == "foreign-origin"
    assert browser.get("/session").json() == session


@pytest.mark.parametrize("media", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_that_is_not_json_is_not_read(browser: httpx.Client, media: str) -> None:
    sign_in(browser)
    answer = browser.post("/session", content=b'{"name":"Forged"}', headers={"Content-Type": media})
    assert error_of(answer, 415) == "bad-request"
    assert browser.get("/session").json()["name"] == "Anna"


def test_with_a_cookie_even_an_empty_body_must_be_json(browser: httpx.Client, guest: NewGuest) -> None:
    sign_in(browser)
    table = guest("Bruno").create("me open")
    assert error_of(browser.post(f"/tables/{table}/sit"), 415) == "bad-request"


def test_a_program_may_leave_out_a_body_that_would_be_empty(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("me open")
    answer = bruno.http.post(f"/tables/{table}/sit")
    assert answer.status_code == 200, answer.text
    assert answer.json()["seat"] == 1


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\x00", "\u202e", 5, None, ["Anna"]])
def test_a_bad_name_is_told(server: str, name: Any) -> None:
    answer = patient.post(f"{server}/api/v1/session", json={"name": name})
    assert error_of(answer, 400) in ("bad-name", "bad-request")
    assert "set-cookie" not in answer.headers
