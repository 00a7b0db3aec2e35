"""A live table, as far as those need it who tend it: its alarm and its bots."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from deadtown.table.latch import Latch
from deadtown.table.messages import Thinking
from deadtown.table.table import Table

T = TypeVar("T")


class Tended(Protocol):
    """A table that can be looked at and changed while its lock is held."""

    id: str
    lock: Latch
    ours: bool
    """Whether it was this worker that wrote last."""
    address: str
    """For whom its bots think."""

    async def table(self) -> Table:
        """The table as it was saved last."""

    async def change(self, act: Callable[[Table], T]) -> tuple[Table, T]:
        """Carry out something on the table, save and tell it. The table after it, and what ``act`` gives."""

    def attended(self, table: Table) -> bool:
        """Whether bots need play at all."""

    def tell_thinking(self, thinking: Thinking) -> None:
        """Tell how far a bot has come."""

    def keep(self, patience: float = 0.0) -> None:
        """Let bots decide and clocks run."""
