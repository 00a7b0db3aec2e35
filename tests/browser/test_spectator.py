"""Somebody who watches sees nothing hidden: neither on the page nor on the wire."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from deadtown.kernel.changes import with_changes
from tests.browser.person import Person
from tests.browser.playing import board, glowing, make_table, number, open_table, play_on, wait_until_asked
from tests.table.tables import changes_in


def test_a_spectator_is_sent_nothing_hidden(known: Callable[..., Person], stranger: Callable[..., Person]) -> None:
    anna, watcher = known("Anna"), stranger()
    table = make_table(anna, turns=20)
    wire: list[str] = []
    watcher.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: wire.append(frame if isinstance(frame, str) else "")),
    )
    open_table(anna, table)
    open_table(watcher, table)
    play_on(anna.page, most=8)
    wait_until_asked(anna.page)
    expect(watcher.page.locator("main.table")).to_have_attribute("data-number", str(number(anna.page)))

    expect(glowing(watcher.page)).to_have_count(0)
    expect(watcher.page.locator(".decision.yours")).to_have_count(0)
    expect(board(watcher.page).locator('[data-spot^="hand-card:"]')).to_have_count(0)
    messages = [json.loads(frame) for frame in wire if frame]
    for message in messages:
        check_open(message)
    views = views_in(messages)
    assert len(views) > 8
    for view in views:
        for hunter in view["hunters"]:
            assert hunter["hand"] is None
            assert hunter["picked"] is None
            assert hunter["deck_count"] is None
            assert hunter["collection"] is None


def check_open(message: dict[str, Any]) -> None:
    """Nothing in it that only a player may know."""
    seen = message.get("seen")
    if seen is not None:
        assert seen["eyes"] is None
        assert seen["decision"] is None
    moments = message.get("moments") or ()
    for event in (*message.get("events", ()), *filter(None, (moment.get("event") for moment in moments))):
        if event["type"] in ("Drew", "Discarded"):
            assert event["cards"] is None


def views_in(messages: list[dict[str, Any]]) -> list[Any]:
    """All views that a page was told: as a whole, and by what has changed, moment by moment."""
    view, views = None, []
    for message in messages:
        for changes in changes_in(message):
            view = with_changes(view, changes)
            views.append(view)
        view = (message.get("seen") or {}).get("view", view)
        views.append(view)
    return [view for view in views if view is not None]


def test_who_plays_is_sent_only_their_own_hand(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    wire: list[str] = []
    anna.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: wire.append(frame if isinstance(frame, str) else "")),
    )
    page = open_table(anna, make_table(anna))
    play_on(page, most=8)
    views = views_in([json.loads(frame) for frame in wire if frame])
    assert len(views) > 8
    for view in views:
        own, other = view["hunters"]
        assert own["hand"] is not None
        assert other["hand"] is None
        assert other["deck_count"] is None
