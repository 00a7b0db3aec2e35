"""How an option is worded: the name of a text and its arguments."""

from deadtown.games.humans.combined.cards import is_humans_card
from deadtown.games.humans.wording import wording as humans_wording
from deadtown.games.town import place_of, shown
from deadtown.games.zombies.cards import ITEMS
from deadtown.games.zombies.wording import wording as zombies_wording
from deadtown.kernel import Option, Wording

OF_SEATS = frozenset({"attack", "fight_pawn"})
"""Verbs that name one player."""
OF_SETS = frozenset({"draw_from", "tile_from", "populate"})
"""Verbs that name one of the two games."""
OF_HORDES = frozenset({"attempt", "flee", "breach", "undermine", "human", "to", "choose", "keep_wound", "put"})
"""Verbs of Humans!!! alone, or worded as there."""


def wording(option: Option) -> Wording:
    """As in the game that a verb comes from; a pawn's step names two spaces, a guy's one."""
    verb, *values = option
    message = f"option-{str(verb).replace('_', '-')}"
    if verb in OF_SEATS:
        return message, {"seat": values[0]}
    if verb in OF_SETS:
        return f"{message}-{values[0]}", {}
    if verb == "pawn":
        return message, {"space": shown(str(values[0]))}
    if verb == "play" and len(values) == 3 and place_of(values[2]) is not None:
        return "option-play-pawn", {"card": values[0], "seat": values[1], "space": shown(str(values[2]))}
    if verb in OF_HORDES or (verb in ("step", "walk") and len(values) == 2):
        return humans_wording(option)
    if verb == "play" and is_humans_card(str(values[0])):
        return humans_wording(option)
    if verb == "use" and values[0] not in ITEMS:
        return humans_wording(option)
    return zombies_wording(option)
