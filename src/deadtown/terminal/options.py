"""The options of a new game as they are typed: ``--set clash``, ``offer_cut=on``, ``custom=decoy,radio``."""

from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

from deadtown.complaint import Complaint
from deadtown.kernel import BadOptions, Game
from deadtown.lab.options import find_set, read_pairs
from deadtown.text import Speaker

CUSTOM = "custom"


def read_game_options(game: Game[Any], wishes: Sequence[str], set_name: str | None, speaker: Speaker) -> Any:
    """The options that somebody asked for. A list of a custom set chooses that set."""
    given = read_pairs(game, wishes)
    chosen = {} if set_name is None else find_set(game, set_name)
    if CUSTOM in given:
        chosen = chosen or {name: value for name, value in given.items() if name.endswith("_set")}
        chosen = chosen or find_set(game, CUSTOM)
    for name, value in chosen.items():
        if given.setdefault(name, value) != value:
            raise Complaint(f"--set {value} and --option {name}={given[name]} can't both be")
        if CUSTOM in given and value != CUSTOM:
            raise Complaint(f"{name} {value} and a custom list can't both be")
    try:
        return game.read_options(given)
    except BadOptions as error:
        raise Complaint(speaker.refusal(error.refusal)) from None


def describe_options(game: Game[Any]) -> list[tuple[str, str]]:
    """Every option that a person sets, with the values that it may have; the default comes first."""
    described = []
    defaults = game.options_type()
    for name, kind in get_type_hints(game.options_type).items():
        default = getattr(defaults, name)
        if get_origin(kind) is Literal:
            values = [default, *(word for word in get_args(kind) if word != default)]
        elif get_origin(kind) is tuple:
            values = ["NAME,NAME,…"]
        elif kind is bool:
            values = ["on", "off"] if default else ["off", "on"]
        else:
            values = [default, "N"]
        described.append((name, ", ".join(map(str, values))))
    return described
