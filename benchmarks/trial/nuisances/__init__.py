"""All that somebody at one address may do to annoy the others."""

from benchmarks.trial.nuisances.asking import (
    ask_for_lists,
    ask_for_metrics,
    ask_for_previews,
    look_again_and_again,
    search_rules,
)
from benchmarks.trial.nuisances.bots import fill_tables_with_bots
from benchmarks.trial.nuisances.crowding import make_guests_and_tables
from benchmarks.trial.nuisances.idling import leave_sockets_unread, leave_streams_unread, send_slowly
from benchmarks.trial.nuisances.reading import read_long_records
from benchmarks.trial.nuisances.talking import talk_at_length

NUISANCES = {
    "long reads of a large record": read_long_records,
    "guests and tables": make_guests_and_tables,
    "tables full of searching bots": fill_tables_with_bots,
    "unread sockets": leave_sockets_unread,
    "unread streams": leave_streams_unread,
    "slow heads and bodies": send_slowly,
    "metrics and health": ask_for_metrics,
    "rules search": search_rules,
    "lists of tables, and games": ask_for_lists,
    "previews and reasons": ask_for_previews,
    "watching anew": look_again_and_again,
    "large chat": talk_at_length,
}
