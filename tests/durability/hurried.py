"""``deadtown`` whose workers miss each other soon: what takes a minute elsewhere takes seconds here."""

import sys

from deadtown.table import live_tables, whereabouts
from deadtown.terminal.command import main

live_tables.SWEEP_EVERY = 0.2
live_tables.HEARTBEAT = 0.5
whereabouts.ELSEWHERE_LASTS = 3.0

if __name__ == "__main__":
    sys.exit(main())
