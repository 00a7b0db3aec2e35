"""What a page is told over the socket, and what it answers."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket


class Wire:
    """Listens to a page from before it opens its socket."""

    def __init__(self, page: Page) -> None:
        self.decision: dict[str, Any] | None = None
        """What the person is asked, as told last."""
        self.chosen: list[str] = []
        """The options that were sent, as text."""
        self.arranged: list[dict[str, Any]] = []
        """What was said of how to be asked."""
        page.on("websocket", self._listen)

    @property
    def options(self) -> list[str]:
        """All that can be chosen now, as text."""
        return [" ".join(map(str, option)) for option in (self.decision or {}).get("options", ())]

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))
        socket.on("framesent", lambda frame: self._say(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if "seen" in message:
            self.decision = (message["seen"] or {}).get("decision")

    def _say(self, call: dict[str, Any]) -> None:
        if call["do"] == "choose":
            self.chosen.append(" ".join(map(str, call["choice"])))
        elif call["do"] == "arrange":
            self.arranged.append({name: call[name] for name in ("ask", "kinds", "rest", "again") if name in call})
