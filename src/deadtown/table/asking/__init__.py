"""Carrying out what somebody asks of a table: each request is checked, and becomes entries of the log."""

from collections.abc import Callable
from typing import Any

from deadtown.table import commands as asked
from deadtown.table.asking import consent, play, seats, talk
from deadtown.table.asking.plain import choose_plainly
from deadtown.table.asking.request import Caller, Reply, Request

__all__ = ["CARRY_OUT", "Caller", "Reply", "Request", "carry_out", "choose_plainly"]

CARRY_OUT: dict[type[asked.Command], Callable[[Request, Any], None]] = {
    asked.Sit: seats.sit,
    asked.Leave: seats.leave,
    asked.Bot: seats.bot,
    asked.Start: seats.start,
    asked.Close: seats.close,
    asked.Choose: play.choose,
    asked.Preview: play.preview,
    asked.Why: play.why,
    asked.Arrange: play.arrange,
    asked.Undo: consent.undo,
    asked.Pause: consent.pause,
    asked.Resume: consent.resume,
    asked.Rematch: consent.rematch,
    asked.Agree: consent.agree,
    asked.Decline: consent.decline,
    asked.Say: talk.say,
    asked.Mute: talk.mute,
}

LEISURE = (asked.Undo, asked.Say, asked.Mute, asked.Pause, asked.Arrange)
"""What a game can do without, and what could make a log longer for ever."""


def carry_out(request: Request, command: asked.Command) -> Reply:
    """Do what is asked, or deny it. What is denied has changed nothing."""
    if isinstance(command, LEISURE):
        request.check_log()
    CARRY_OUT[type(command)](request, command)
    return request.reply
