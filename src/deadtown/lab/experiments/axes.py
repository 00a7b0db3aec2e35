"""What a sweep varies: options, sets and bots, and the values of each."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from deadtown.complaint import Complaint
from deadtown.kernel import Game
from deadtown.lab.experiments.arguments import BOTS, SET, read_bots
from deadtown.lab.experiments.variants import Variant
from deadtown.lab.options import is_list, read_given, write_value


class Value(NamedTuple):
    """A value of what is varied."""

    text: str
    """As it is written."""
    variant: Variant


class Axis(NamedTuple):
    """What is varied, and its values."""

    name: str
    values: Sequence[Value]

    def numbers(self) -> list[float] | None:
        """The values as numbers, where they are."""
        try:
            return [float(value.text) for value in self.values]
        except ValueError:
            return None


def read_axes(game: Game[Any], overs: Iterable[str]) -> list[Axis]:
    """From texts such as ``turn_cap=20,40``; of a list, such as ``deck_counts=zombie_2:4``, each text is one value."""
    texts: dict[str, list[str]] = {}
    for over in overs:
        name, sign, values = (part.strip() for part in over.partition("="))
        if not sign:
            raise Complaint(f"--over {over!r}: write it as name=value,value")
        whole = name == BOTS or (name != SET and is_list(game, name))
        texts.setdefault(name, []).extend([values] if whole else [value.strip() for value in values.split(",")])
    axes = [Axis(name, [_value(game, name, text) for text in values]) for name, values in texts.items()]
    for axis in axes:
        if len({value.text for value in axis.values}) < len(axis.values):
            raise Complaint(f"--over {axis.name}: a value is given twice")
    return axes


def _value(game: Game[Any], name: str, text: str) -> Value:
    if name == BOTS:
        return Value(text, Variant("", bots=read_bots(game, text)))
    options = read_given(game, [], text) if name == SET else read_given(game, [f"{name}={text}"], None)
    return Value(text, Variant("", options))


def axes_of(over: Mapping[str, Sequence[Variant]]) -> list[Axis]:
    """From what differs, by what is varied."""
    return [
        Axis(name, [Value(_text(name, variant), variant._replace(label="")) for variant in values])
        for name, values in over.items()
    ]


def _text(name: str, variant: Variant) -> str:
    if name == BOTS:
        return ",".join(variant.bots)
    return write_value(variant.options[name] if name in variant.options else next(iter(variant.options.values())))


class Cell(NamedTuple):
    """A combination of values, one of each axis."""

    values: Sequence[Value]

    @property
    def variant(self) -> Variant:
        options = {name: value for one in self.values for name, value in one.variant.options.items()}
        bots = next((one.variant.bots for one in self.values if one.variant.bots), ())
        return Variant(", ".join(one.text for one in self.values), options, bots)
