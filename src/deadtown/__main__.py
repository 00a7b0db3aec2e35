"""``python -m deadtown``."""

import sys

from deadtown.terminal.command import main

sys.exit(main())
