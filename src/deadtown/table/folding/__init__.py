"""What each entry of a log brings about at the table."""

from collections.abc import Callable
from typing import Any

from deadtown.table import entries as log
from deadtown.table.folding import consent, game, people, talk
from deadtown.table.folding.game import Came, take
from deadtown.table.tabletop import Tabletop

__all__ = ["FOLD", "PLAY", "Came", "take"]

PLAY: dict[type[log.Entry], Callable[[Tabletop, Any, bool], Came]] = {
    log.Started: game.started,
    log.Chose: game.chose,
    log.Passed: game.passed,
    log.WentBack: game.went_back,
}
"""What is done in the game: with each entry is told whether it is new, so that luck must be noted in it."""

FOLD: dict[type[log.Entry], Callable[[Tabletop, Any], None]] = {
    log.Answered: game.answered,
    log.Arranged: people.arranged,
    log.Sat: people.sat,
    log.BotSat: people.bot_sat,
    log.Left: people.left,
    log.TookOver: people.sat,
    log.Removed: people.removed,
    log.Dropped: people.dropped,
    log.TimedOut: people.timed_out,
    log.SatIn: people.sat_in,
    log.CameBack: people.came_back,
    log.Copied: people.copied,
    log.Continued: people.continued,
    log.Restored: game.restored,
    log.Asked: consent.asked,
    log.Agreed: consent.agreed,
    log.Declined: consent.refused,
    log.Lapsed: consent.refused,
    log.Paused: consent.paused,
    log.Resumed: consent.resumed,
    log.Rematched: consent.rematched,
    log.Said: talk.said,
    log.Muted: talk.muted,
    log.Closed: talk.closed,
}
"""What is done at the table, beside the game."""
