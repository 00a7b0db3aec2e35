"""Which clauses have a part in a game, by its options."""

from deadtown.games.humans.state import Options
from deadtown.games.humans.view import View


def holds(clause: str, options: Options, view: View | None) -> bool:
    """The rules for five and six players have a part where they hold (HU-3.5)."""
    if clause != "HU-3.5" or options.five_six_rules == "on":
        return True
    return options.five_six_rules == "auto" and (view is None or len(view.players) > 4)
