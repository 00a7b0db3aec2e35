"""What the page says: tests name its messages, and look for the words that a person would see."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle

from deadtown import web
from deadtown.text.bundle import format_message, read_texts

FOLDER = Path(web.__file__).parent / "text"


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(read_texts(FOLDER / f"{language}.ftl"))
    return found


def say(message: str, language: str = "en", **arguments: str | int) -> str:
    """A message of the page in words."""
    return format_message(bundle(language), message, arguments)
