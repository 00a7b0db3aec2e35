"""The page about speed, and the figures of the README."""

import pytest
from benchmarks.figures import Figure, alone, beside
from benchmarks.speed_page import FIVE, PAGE, README, SECTIONS, between_marks, page_lines, readme_lines

from benchmarks import __main__ as command
from benchmarks import speed_page

MEASURED = {
    topic: [alone(f"something of {topic}", 12.34, "µs", "below 20")] for one in SECTIONS for topic in one.topics
}
FIVE_MEASURED: dict[str, list[Figure]] = {one.topic: [beside(one.name, 1500, 3, "games/s")] for one in FIVE}


def test_each_section_shows_the_figures_of_its_topics() -> None:
    page = between_marks(PAGE.read_text("utf-8"), page_lines(MEASURED, "One run."))
    assert page.startswith("# Speed")
    sections = page.split("\n## ")[1:]
    assert len(sections) == len(SECTIONS)
    for section, shown in zip(SECTIONS, sections, strict=True):
        assert shown.startswith(section.title)
        for topic in section.topics:
            assert f"| something of {topic} | 12.3 µs |  |  | below 20 |" in shown


def test_the_readme_shows_five() -> None:
    shown = between_marks(README.read_text("utf-8"), readme_lines(FIVE_MEASURED, "One run."))
    for one in FIVE:
        assert f"| {one.words} | 1,500 games/s | 3.00 games/s | 500 |" in shown
    assert shown.count("| 500 |") == 5


def test_both_pages_stay_as_they_are_but_for_the_figures() -> None:
    for path in (PAGE, README):
        page = path.read_text("utf-8")
        before, _, rest = page.partition(speed_page.BEGIN)
        again = between_marks(page, iter(["other figures"]))
        assert (
            again
            == f"{before}{speed_page.BEGIN}\n\nother figures\n\n{speed_page.END}{rest.partition(speed_page.END)[2]}"
        )


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(AssertionError, match="says where its figures stand"):
        between_marks("# Speed", iter([]))


def test_only_a_run_of_everything_writes_the_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[set[str]] = []
    monkeypatch.setattr(
        command, "TOPICS", {name: lambda name=name: {name: FIVE_MEASURED[name]} for name in FIVE_MEASURED}
    )
    monkeypatch.setattr(command, "write", lambda *_: None)
    monkeypatch.setattr(speed_page, "write", lambda measured: written.append(set(measured)))
    command.measure(["engine"])
    assert written == []
    command.measure([])
    assert written == [set(FIVE_MEASURED)]
