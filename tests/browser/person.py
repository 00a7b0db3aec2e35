"""Somebody before a browser of their own: cookies, storage and settings are theirs alone."""

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tests.browser.words import say

PATIENCE = 60_000
"""Milliseconds until a test gives up, on the slowest of machines."""
expect.set_options(timeout=PATIENCE)
POLICY = """addEventListener("securitypolicyviolation", (violation) =>
  console.error(`the policy forbids ${violation.blockedURI || "something inline"} (${violation.violatedDirective})`));
"""
UNSIGNED = "/api/v1/session"
"""Who has not signed in is told so here. Browsers call that an error, we don't."""


class Person:
    """A page, whoever looks at it, and all that went wrong on it."""

    def __init__(
        self,
        browser: Browser,
        server: str,
        language: str = "en",
        theme: str = "",
        left: BrowserContext | None = None,
        **looks: Any,
    ) -> None:
        """A newcomer, or one who has chosen a theme; ``looks`` are options of a context of Playwright: viewport.

        What somebody has ``left`` who looked the same still has the files of the page, which saves much time.
        """
        self.language = language
        self.server = server
        self._context = left or browser.new_context(base_url=server, locale=language, **looks)
        self._is_as_made = True
        self._first: list[str] = []
        """Scripts that every page of theirs begins with."""
        self._happened: list[str] = []
        self._forgiven: list[str] = []
        if left is None:
            self._context.set_default_timeout(PATIENCE)
            self._context.add_init_script(POLICY)
        if theme:
            self.context.add_init_script(f"localStorage.setItem('deadtown-theme', '{theme}')")
        self.page = self.new_page()
        if left is not None:
            self._forget()

    @property
    def context(self) -> BrowserContext:
        """Whoever asks for it may change it: nobody else gets it then."""
        self._is_as_made = False
        return self._context

    @property
    def troubles(self) -> list[str]:
        """Errors on the console, in scripts and of requests, and whatever the policy forbade."""
        return [one for one in self._happened if not any(trouble in one for trouble in self._forgiven)]

    def new_page(self) -> Page:
        """Another tab."""
        page = self._context.new_page()
        for script in self._first:
            page.add_init_script(script)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._happened.append(f"error: {error}"))
        page.on("requestfailed", self._miss)
        return page

    def remember(self, name: str, value: str) -> None:
        """Let the page find something that was kept another day."""
        self._first.append(f"localStorage.setItem({json.dumps(f'deadtown-{name}')}, {json.dumps(value)})")
        self.page.add_init_script(self._first[-1])

    def say(self, message: str, **arguments: str | int) -> str:
        """What the page says to this person."""
        return say(message, self.language, **arguments)

    def visit(self, address: str = "/") -> Page:
        """Go somewhere, and wait until there is something to see."""
        self.page.goto(address)
        expect(self.page.locator("main, [role=main]").first).to_be_visible()
        return self.page

    def introduce(self, name: str) -> "Person":
        """Sign in, or take another name, as people do it: in the settings."""
        page = self.page
        page.get_by_role("button", name=self.say("page-settings")).click()
        settings = page.get_by_role("dialog", name=self.say("page-settings"))
        settings.get_by_label(self.say("page-your-name")).fill(name)
        settings.get_by_role("button", name=self.say("page-save")).click()
        expect(page.get_by_text(self.say("page-renamed", name=name)).first).to_be_attached()
        settings.get_by_role("button", name=self.say("page-close")).click()
        # The dialog takes its entry out of the history, in a moment: who goes elsewhere until then is held back.
        page.wait_for_function("history.state === null")
        return self

    def forgive(self, trouble: str) -> None:
        """A trouble that the test itself brought about; it must have happened, and may happen again."""
        assert any(trouble in one for one in self.troubles), self.troubles
        self._forgiven.append(trouble)

    def close(self) -> None:
        self._context.close()

    def leave(self) -> BrowserContext | None:
        """Close all tabs. What another one may have who looks the same, unless something was changed or went wrong."""
        if not self._is_as_made or self._happened:
            self.close()
            return None
        for page in self._context.pages:
            page.close()
        return self._context

    def _forget(self) -> None:
        """Nothing is known of who was here before, nor what they had set."""
        self._context.clear_cookies()
        chromium = self._context.new_cdp_session(self.page)
        chromium.send("Storage.clearDataForOrigin", {"origin": self.server, "storageTypes": "all"})
        chromium.detach()

    def _hear(self, message: ConsoleMessage) -> None:
        expected = urlsplit(str(message.location.get("url", ""))).path == UNSIGNED
        if message.type in ("error", "warning") and not expected:
            self._happened.append(f"{message.type}: {message.text}")

    def _miss(self, request: Request) -> None:
        """What the page itself breaks off when it goes elsewhere is no trouble."""
        if request.failure != "net::ERR_ABORTED":
            self._happened.append(f"{request.url}: {request.failure}")
