"""What any game must keep to, a judge a rule."""

from tests.kit.judges import (
    analysis,
    course,
    foresight,
    free_undo,
    imagine,
    options,
    purity,
    secrecy,
    sent,
    texts,
    undo,
)
from tests.kit.playing import Judge

ROOMS = (purity, course, options, undo, secrecy, free_undo, imagine, foresight, sent, texts, analysis)
JUDGES = [judge for room in ROOMS for judge in Judge.known if judge.__module__ == room.__name__]
"""All judges, in the order in which they look: those first who find out whether looking changes anything."""
