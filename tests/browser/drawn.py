"""What is drawn: a board, written down so that two pages can be compared, and whatever does not fit on a screen."""

from difflib import unified_diff

from playwright.sync_api import Page, expect

from tests.browser.playing import PAUSE, board

LOOKS = 50
"""How often two pages are looked at until they must be alike."""
MOVING = ".board-place [inert], .flown"
"""Copies of what has gone or flies, which are for the eye alone."""

PROTRUDING = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  // A window that has just got another size is laid out in the next frame, and what follows from that in the one after.
  await drawn();
  await drawn();
  const wide = document.documentElement.scrollWidth;
  if (wide <= innerWidth) return [];
  const names = [...document.querySelectorAll("*")]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
    .map((one) => `${one.localName}.${one.getAttribute("class")}`);
  return [`${wide} pixels in a window of ${innerWidth}`, ...names];
}
"""

WRITE = """(board) => {
  const lines = [];
  const write = (node, depth) => {
    if (node.nodeType === Node.TEXT_NODE) lines.push(' '.repeat(depth) + JSON.stringify(node.data));
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const shown = [...node.attributes].filter(({ name }) => name !== 'tabindex');
    const attributes = shown.map(({ name, value }) => `${name}="${value}"`).sort();
    lines.push(' '.repeat(depth) + ['<' + node.localName, ...attributes].join(' ') + '>');
    node.childNodes.forEach((child) => write(child, depth + 1));
  };
  write(board, 0);
  return lines;
}"""
"""The elements with their attributes, which have no order, and the texts. Where Tab leads depends on where one was."""


def drawn(page: Page) -> list[str]:
    """The board line by line, once nothing moves on it any more."""
    expect(page.locator(MOVING)).to_have_count(0)
    lines: list[str] = board(page).evaluate(WRITE)
    return lines


def assert_alike(one: Page, other: Page) -> None:
    """Both pages draw the same. Who is there is told when it is told, so it may take a moment."""
    for _ in range(LOOKS):
        if drawn(one) == drawn(other):
            return
        one.wait_for_timeout(PAUSE)
    differing = "\n".join(unified_diff(drawn(one), drawn(other), n=1, lineterm=""))
    assert not differing, f"the two pages do not draw the same:\n{differing}"


def protruding(page: Page) -> list[str]:
    """How wide the page is, and what makes it so, where it could be scrolled sideways."""
    found: list[str] = page.evaluate(PROTRUDING)
    return found
