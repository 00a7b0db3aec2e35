"""What the page says: tests name its messages, and look for the words that a person would see."""

from functools import cache
from pathlib import Path

from deadtown import web
from deadtown.text.bundle import Bundle, format_message, read_texts

FOLDER = Path(web.__file__).parent / "text"


@cache
def bundle(language: str) -> Bundle:
    return Bundle(language, [read_texts(FOLDER / f"{language}.ftl")])


def say(message: str, language: str = "en", **arguments: str | int) -> str:
    """A message of the page in words."""
    return format_message(bundle(language), message, arguments)
