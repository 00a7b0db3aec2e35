"""How an option is worded: the name of a text and its arguments."""

from deadtown.games.humans.combined.cards import is_humans_card
from deadtown.games.humans.combined.tiles import is_human_tile
from deadtown.games.humans.wording import wording as humans_wording
from deadtown.games.town import place_of, shown
from deadtown.games.zombies.cards import ITEMS
from deadtown.games.zombies.wording import wording as zombies_wording
from deadtown.kernel import Option, Wording

OF_SEATS = frozenset({"attack", "fight_pawn"})
"""Verbs that name one player."""
OF_SETS = frozenset({"draw_from", "tile_from", "populate"})
"""Verbs that name one of the two games."""
WAYS = frozenset({"step", "walk"})
"""Verbs that name where a pawn is and where it goes, or where a shotgun guy goes."""
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
    if verb in WAYS and len(values) == 1:
        return "option-go", {"space": shown(str(values[0]))}
    if verb == "use" and values[0] in ITEMS:
        return "option-use-item", {"card": values[0]}
    if verb in OF_HORDES or verb in WAYS or verb == "use":
        return humans_wording(option)
    if verb == "play" and is_humans_card(str(values[0])):
        return told_apart(humans_wording(option))
    return zombies_wording(option)


def told_apart(words: Wording) -> Wording:
    """Roads are called alike in both games and have numbers in each: it is said of which game one is."""
    message, arguments = words
    if message != "option-play-on-copy":
        return words
    return f"{message}-{'humans' if is_human_tile(str(arguments['tile'])) else 'zombies'}", arguments
