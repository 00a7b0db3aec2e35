"""Games that are over, analysed for those who ask, in processes of their own."""

from deadtown.table.analysing.analyses import Analyses

__all__ = ["Analyses"]
