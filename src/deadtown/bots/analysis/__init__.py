"""A game that is over looked at again by a fair-eyed search: how it stood, and what each decision has cost."""

from deadtown.bots.analysis.analyse import analyse
from deadtown.bots.analysis.depth import QUICK, Depth
from deadtown.bots.analysis.findings import (
    AnyFinding,
    DecisionAt,
    Finding,
    Judged,
    Outline,
    Outlook,
    SeatAccuracy,
    Summary,
)

__all__ = [
    "QUICK",
    "AnyFinding",
    "DecisionAt",
    "Depth",
    "Finding",
    "Judged",
    "Outline",
    "Outlook",
    "SeatAccuracy",
    "Summary",
    "analyse",
]
