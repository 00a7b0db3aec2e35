"""The options of a new game as they are typed: ``--set clash``, ``offer_cut=on``, ``custom=decoy,radio``."""

from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

from deadtown.complaint import Complaint
from deadtown.kernel import BadOptions, Game
from deadtown.lab.options import read_given
from deadtown.text import Speaker


def read_game_options(game: Game[Any], wishes: Sequence[str], set_name: str | None, speaker: Speaker) -> Any:
    """The options that somebody asked for, or a complaint in their language."""
    try:
        return game.rules.read_options(read_given(game, wishes, set_name))
    except BadOptions as error:
        raise Complaint(speaker.refusal(error.refusal)) from None


def describe_options(game: Game[Any]) -> list[tuple[str, str]]:
    """Every option that a person sets, with the values that it may have; the default comes first."""
    described = []
    defaults = game.rules.options_type()
    for name, kind in get_type_hints(game.rules.options_type).items():
        default = getattr(defaults, name)
        if get_origin(kind) is Literal:
            values = [default, *(word for word in get_args(kind) if word != default)]
        elif get_origin(kind) is dict:
            values = ["NAME:N,NAME:N,…"]
        elif get_origin(kind) is tuple:
            names = get_args(get_args(kind)[0]) or ("NAME",)
            values = [f"{'|'.join(names)},…"] if len(names) > 1 else ["NAME,NAME,…"]
        elif kind is bool:
            values = ["on", "off"] if default else ["off", "on"]
        else:
            values = [default, "N"]
        described.append((name, ", ".join(map(str, values))))
    return described
