"""Experiments from the command line, and what they write."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec

from deadtown.terminal.command import main

SVG = "{http://www.w3.org/2000/svg}"


def call(words: str, status: int = 0) -> None:
    assert main(words.split()) == status


def read_data(path: Path) -> dict[str, Any]:
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Any])


def read_page(path: Path) -> ElementTree.Element:
    """A report as XML, which is stricter than what browsers want. It asks nothing of the network."""
    text = path.read_text("utf-8")
    addresses = re.findall(r'(?:src|href|url|@import|action)\s*[=(]\s*["\']?([^"\')\s>]+)', text)
    assert [address for address in addresses if not address.startswith("#")] == []
    assert "<script" not in text
    assert "prefers-color-scheme: dark" in text
    names = re.findall(r'\bid="([^"]+)"', text)
    assert len(names) == len(set(names))
    return ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>"))


def titles(page: ElementTree.Element) -> list[str]:
    """What the pictures show."""
    return [str(picture.get("aria-label")) for picture in page.findall(f".//div[@class='broad']/{SVG}svg")]
