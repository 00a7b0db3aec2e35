"""Which clauses have a part in a game, by its options."""

from deadtown.games.zombies.state import Options

OFF_IN_SQUAD = frozenset({"ZB-1.3", "ZB-3.4", "ZB-5.1", "ZB-5.9", "ZB-13.2"})
SECTIONS_OFF_IN_SQUAD = ("ZB-7.", "ZB-10.", "ZB-11.", "ZB-14.")
"""What Intervention Squad does without (IS-1.2, IS-1.3)."""
FORCED_MOVE = "ZB-11.11"


def holds(clause: str, options: Options) -> bool:
    """A clause of a variant, or of an option that is off, has no part in the game."""
    if clause.startswith("ZB-"):
        off = clause in OFF_IN_SQUAD or clause.startswith(SECTIONS_OFF_IN_SQUAD)
        return not options.squad or clause == FORCED_MOVE or not off
    if not options.squad:
        return False
    if clause.startswith("IS-6."):
        return options.is_pvp
    if clause.startswith("IS-7."):
        return options.is_survivors
    return clause != "IS-4.5" or options.is_event_3_4_chooser == "roller"
