"""The page's types are those of the server."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from deadtown.kernel import Event
from tools.typescript.__main__ import outdated
from tools.typescript.writing import Writer

Mood = Literal["calm", "afraid"]
Weather = Literal["rain", "snow"]


class Lamp(msgspec.Struct, forbid_unknown_fields=True):
    """A light.

    It burns ``oil``, or None.
    """

    oil: str | None = None
    """What it burns."""


class House(msgspec.Struct, omit_defaults=True):
    doors: int
    lamps: list[Lamp | str]
    mood: Mood
    rooms: tuple[tuple[str, float], ...] = ()


class Move(msgspec.Struct, tag_field="do", tag="move"):
    """Move house."""

    plan: Annotated[str, Meta(max_length=3)]
    lamp: Lamp = msgspec.field(default_factory=Lamp)
    about: dict[str, Any] = {}


class Boo(Event, frozen=True):
    seat: int


def written(writer: Writer) -> str:
    return writer.text("").strip()


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert not outdated(), "run tools/types"


def test_what_is_told_has_all_its_fields_but_those_that_are_left_out() -> None:
    writer = Writer({"Mood": Mood, "Weather": Weather})
    writer.tell(House)
    assert (
        written(writer)
        == """
export type Mood = "calm" | "afraid";

/**
 * A light.
 *
 * It burns `oil`, or null.
 */
export interface Lamp {
  /** What it burns. */
  oil: string | null;
}

export interface House {
  doors: number;
  lamps: (Lamp | string)[];
  mood: Mood;
  rooms?: [string, number][];
}""".strip()
    )


def test_what_is_asked_needs_no_field_that_has_a_default() -> None:
    writer = Writer()
    writer.ask(Move)
    assert written(writer).endswith("""
/** Move house. */
export interface Move {
  do: "move";
  plan: string;
  lamp?: Lamp;
  about?: Record<string, unknown>;
}""")
    assert "  oil?: string | null;" in written(writer)


def test_what_is_told_whole_may_be_asked_in_part() -> None:
    writer = Writer()
    writer.tell(House)
    writer.ask(Move)
    assert "  oil: string | null;" in written(writer)
    assert "  lamp?: Partial<Lamp>;" in written(writer)


def test_an_event_says_which_it_is() -> None:
    writer = Writer()
    writer.tell(Boo)
    assert '  type: "Boo";\n  seat: number;' in written(writer)


def test_what_is_declared_elsewhere_is_only_named() -> None:
    writer = Writer(known={Lamp: "Light"})
    writer.tell(House)
    assert "interface Lamp" not in written(writer)
    assert "lamps: (Light | string)[];" in written(writer)
    assert writer.used == {"Light"}


def test_two_things_of_one_name_are_noticed() -> None:
    writer = Writer()
    writer.tell(Lamp)
    with pytest.raises(AssertionError, match="have the same name"):
        writer.tell(msgspec.defstruct("Lamp", []))


def test_a_union_that_is_too_long_for_a_line_gets_one_for_each() -> None:
    writer = Writer()
    writer.unite("Any", "", [msgspec.defstruct("House" * 24, []), House, Lamp])
    assert written(writer) == "export type Any =\n  | " + "House" * 24 + "\n  | House\n  | Lamp;"
