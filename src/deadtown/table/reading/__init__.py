"""Whole logs are read here, in processes of their own: the server goes on meanwhile, however long one is."""

from deadtown.table.reading.readers import Readers
from deadtown.table.reading.task import Page, ReadingFailed

__all__ = ["Page", "Readers", "ReadingFailed"]
