"""Random walks of several people at one table, played again in worlds that one of them can't tell apart."""
