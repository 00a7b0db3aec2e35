"""Where somebody's messages go."""

from typing import Protocol


class Outbox(Protocol):
    """Putting a message in never waits and never fails; an outbox that is full closes itself."""

    def put(self, message: bytes) -> None: ...

    async def taken(self) -> None:
        """Wait until the connection has taken all that was put."""
