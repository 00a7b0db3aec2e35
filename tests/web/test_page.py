"""The page that a browser is shown until there are tables on it."""

import re

import httpx
import pytest

from deadtown.web.page import FILES


@pytest.mark.parametrize("path", ["/", "/t/abc"])
def test_the_page_is_shown_at_the_root_and_for_every_table(server: str, path: str) -> None:
    answer = httpx.get(server + path)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    for language in ("en", "it", "fr"):
        assert f'<section lang="{language}">' in answer.text
    assert answer.text.count("deadtown play") == 3


def test_everything_that_the_page_points_to_is_there(server: str) -> None:
    page = httpx.get(server).text
    links = set(re.findall(r'(?:href|src)="([^"]+)"', page)) | set(
        re.findall(r'url\("([^"]+)"\)', httpx.get(f"{server}/page/style.css").text)
    )
    assert len(links) >= 4
    for link in links:
        assert link.startswith("/"), "nothing is loaded from elsewhere"
        assert httpx.get(server + link).status_code == 200, link


def test_nothing_on_the_page_is_inline_so_that_the_policy_holds() -> None:
    for name, body in FILES.items():
        text = body.decode()
        if name.endswith((".html", ".svg")):
            assert not re.search(r"<script|<style|\sstyle=|\son\w+=|javascript:", text), name


def test_a_browser_that_has_a_file_is_not_sent_it_again(server: str) -> None:
    first = httpx.get(f"{server}/page/style.css")
    again = httpx.get(f"{server}/page/style.css", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    changed = httpx.get(f"{server}/page/style.css", headers={"If-None-Match": '"older"'})
    assert changed.content == first.content
