"""The page that a browser is shown: which addresses it has, and how its files are sent."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from deadtown.web import page
from tests.web import patient
from tests.web.servers import served, settings_of

INDEX = b'<!doctype html><title>Deadtown</title><script type="module" src="/assets/main-1.js"></script>'
SCRIPT = b"document.title += '!';" * 40
SCREENS = [
    *("/", "/t/abc", "/t/abc/replay", "/new/zombinion", "/rules/zombinion", "/about"),
    *("/teach/zombinion", "/teach/zombies/intervention_squad"),
]
FOREVER = "public, max-age=31536000, immutable"


def build(folder: Path) -> None:
    """A page as small as can be."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "assets" / "main-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "town-1.svg").write_bytes(b'<svg xmlns="http://www.w3.org/2000/svg"/>')
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    (folder / "notes.private").write_bytes(b"not for browsers")
    (folder / "index.html").write_bytes(INDEX)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("page") / "built"


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the small page."""
    build(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "BUILT", folder)
        with served(settings_of(tmp_path_factory.mktemp("server"))) as running:
            yield running.url


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_same_page(server: str, path: str) -> None:
    answer = patient.get(server + path)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == INDEX


def test_assets_are_kept_for_a_year(server: str) -> None:
    for name in ("main-1.js", "town-1.svg"):
        assert patient.get(f"{server}/assets/{name}").headers["cache-control"] == FOREVER
    assert patient.get(f"{server}/manifest.webmanifest").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/assets/main-1.js", "text/javascript; charset=utf-8"),
        ("/assets/town-1.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_say_what_they_are(server: str, path: str, media_type: str) -> None:
    """Browsers are told not to guess, so a wrong type would not be run or shown."""
    assert patient.get(server + path).headers["content-type"] == media_type


@pytest.mark.parametrize(
    "path", ["/assets/main-2.js", "/notes.private", "/assets/main-1.js.gz", "/assets/..%2findex.html"]
)
def test_nothing_else_is_served(server: str, path: str) -> None:
    answer = patient.get(server + path)
    assert answer.status_code == 404
    assert answer.json()["error"]["reason"] == "no-such-page"


@pytest.mark.parametrize("path", ["/nowhere", "/t/a/b/c", "/t/x%2Fy/z"])
def test_people_who_are_lost_are_shown_the_page_which_tells_them_so(server: str, path: str) -> None:
    answer = patient.get(server + path, headers={"Accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert answer.text == patient.get(server).text


@pytest.mark.parametrize("path", ["/api/v1/nowhere", "/assets/nothing.js"])
def test_programs_are_told_of_an_error_whatever_they_accept(server: str, path: str) -> None:
    answer = patient.get(server + path, headers={"Accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert answer.json()["error"]["reason"] == "no-such-page"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "gzip"),
        ("br;q=1.0, gzip;q=0.8", "gzip"),
        ("*", "gzip"),
        ("br", None),
        ("gzip;q=0", None),
        ("", None),
    ],
)
def test_a_squeezed_file_goes_to_those_who_can_read_it(server: str, accepted: str, encoding: str | None) -> None:
    answer = patient.get(f"{server}/assets/main-1.js", headers={"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.content == SCRIPT


def test_a_file_that_was_not_squeezed_goes_as_it_is(server: str) -> None:
    answer = patient.get(f"{server}/assets/town-1.svg", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers


def test_a_browser_that_has_a_file_is_not_sent_it_again(server: str) -> None:
    first = patient.get(server)
    again = patient.get(server, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    changed = patient.get(server, headers={"If-None-Match": 'W/"older"'})
    assert changed.content == first.content


def test_a_page_that_is_not_built_says_so_and_is_served_as_soon_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "BUILT", tmp_path / "built")
    with served(settings_of(tmp_path)) as running:
        missing = patient.get(f"{running.url}/t/abc")
        assert missing.status_code == 503
        assert missing.headers["content-type"] == "text/html; charset=utf-8"
        assert missing.headers["cache-control"] == "no-store"
        assert missing.text.count("tools/page") == 3
        for language in ("en", "it", "fr"):
            assert f'<p lang="{language}">' in missing.text
        assert patient.get(f"{running.url}/assets/main-1.js").status_code == 404
        build(tmp_path / "built")
        assert patient.get(f"{running.url}/t/abc").content == INDEX
        assert patient.get(f"{running.url}/assets/main-1.js").content == SCRIPT


@pytest.mark.parametrize("path", ["/", "/t/abc", "/assets/main-1.js", "/manifest.webmanifest"])
def test_one_may_ask_whether_it_is_there(server: str, path: str) -> None:
    answer = httpx.head(server + path)
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["etag"] == patient.get(server + path).headers["etag"]
