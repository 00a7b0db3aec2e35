"""The page as it is built: whole, with nothing from elsewhere and nothing inline."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from deadtown.web import page
from deadtown.web.page.built import INDEX, TYPES, read_files
from tests.postgres import skip

SQUEEZABLE = {".html", ".js", ".css", ".svg", ".webmanifest"}


class Tags(HTMLParser):
    """Collects the tags of a document, and the texts between those of a kind."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1][0] in ("script", "style") and data.strip():
            self.inline.append(data)


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    if not (page.BUILT / INDEX).exists():
        skip("the page is not built (run tools/page)")


def documents() -> Iterator[tuple[str, Tags]]:
    for file in page.BUILT.rglob("*"):
        if file.suffix in (".html", ".svg"):
            yield file.name, Tags(file.read_text("utf-8"))


def test_everything_that_the_page_points_to_is_there() -> None:
    files = read_files(page.BUILT)
    index = Tags(files[INDEX].body.decode())
    links = [address for _, given in index.tags for name in ("href", "src") if (address := given.get(name))]
    links += [icon["src"] for icon in json.loads(files["manifest.webmanifest"].body)["icons"]]
    assert len(links) >= 6
    for link in links:
        assert link.startswith("/"), f"{link} is loaded from elsewhere"
        assert link.removeprefix("/") in files, link


def test_nothing_is_inline_so_that_the_policy_holds() -> None:
    for name, document in documents():
        assert not document.inline, name
        for tag, given in document.tags:
            assert tag != "style", name
            assert not [one for one in given if one == "style" or one.startswith("on")], f"{name}: {tag} {given}"


def test_every_file_is_of_a_type_that_is_served() -> None:
    for file in page.BUILT.rglob("*"):
        assert file.is_dir() or file.suffix == ".gz" or file.suffix in TYPES, file.name


def test_what_can_be_squeezed_is() -> None:
    for name, file in read_files(page.BUILT).items():
        squeezable = any(name.endswith(suffix) for suffix in SQUEEZABLE)
        assert (file.squeezed is not None) == squeezable, f"{name}: build it with tools/page"


def test_files_that_are_kept_for_a_year_have_a_name_of_their_own() -> None:
    """Another text is another name, else browsers would show the old one."""
    for name, file in read_files(page.BUILT).items():
        assert not file.forever or re.search(r"-[\w-]{8}\.\w+$", name), name
