"""Somebody before a browser of their own: cookies, storage and settings are theirs alone."""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect

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

    def __init__(self, browser: Browser, server: str, language: str = "en", theme: str = "", **looks: Any) -> None:
        """A newcomer, or one who has chosen a theme; ``looks`` are options of a context of Playwright: viewport."""
        self.language = language
        self.server = server
        self.context = browser.new_context(base_url=server, locale=language, **looks)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(POLICY)
        if theme:
            self.context.add_init_script(f"localStorage.setItem('deadtown-theme', '{theme}')")
        self._happened: list[str] = []
        self._forgiven: list[str] = []
        self.page = self.new_page()

    @property
    def troubles(self) -> list[str]:
        """Errors on the console, in scripts and of requests, and whatever the policy forbade."""
        return [one for one in self._happened if not any(trouble in one for trouble in self._forgiven)]

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._happened.append(f"error: {error}"))
        page.on("requestfailed", self._miss)
        return page

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
        return self

    def forgive(self, trouble: str) -> None:
        """A trouble that the test itself brought about; it must have happened, and may happen again."""
        assert any(trouble in one for one in self.troubles), self.troubles
        self._forgiven.append(trouble)

    def close(self) -> None:
        self.context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        expected = urlsplit(str(message.location.get("url", ""))).path == UNSIGNED
        if message.type in ("error", "warning") and not expected:
            self._happened.append(f"{message.type}: {message.text}")

    def _miss(self, request: Request) -> None:
        """What the page itself breaks off when it goes elsewhere is no trouble."""
        if request.failure != "net::ERR_ABORTED":
            self._happened.append(f"{request.url}: {request.failure}")
