"""Which clauses of the three rulebooks have a part in the combined game."""

from deadtown.games.humans.combined.state import Options

REPLACED = {
    "HU-1.7": "HX-7.11",
    "HU-3.3": "HX-3.1",
    "HU-3.4": "HX-4.2",
    "HU-3.5": "HX-4.2",
    "HU-4.2": "HX-8.3",
    "HU-15.3": "HX-12.3",
    "ZB-2.8": "HX-7.7",
    "ZB-2.11": "HX-7.4",
    "ZB-3.2": "HX-4.1",
    "ZB-3.3": "HX-2.3",
    "ZB-3.4": "HX-4.3",
    "ZB-5.2": "HX-5.5",
    "ZB-5.3": "HX-5.5",
    "ZB-5.4": "HX-5.5",
    "ZB-5.7": "HX-5.4",
    "ZB-5.9": "HX-5.5",
    "ZB-6.7": "HX-9.1",
    "ZB-13.4": "HX-12.3",
}
"""What this game does otherwise, and which clause stands instead (HX-1.1)."""
FAMILIES = ("HX-", "HU-", "ZB-")


def holds(clause: str, options: Options) -> bool:
    """A clause that this game replaces has no part in it, nor has Intervention Squad (HX-1.1).

    No option takes one out or brings one in: what options change is said within the clauses that they change.
    """
    return clause.startswith(FAMILIES) and clause not in REPLACED
