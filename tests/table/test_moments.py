"""Positions told by what has changed: to those who ask for it, and as long as they know what it builds on."""

import json
from typing import Any

import msgspec
import pytest

from deadtown.games import GAMES
from deadtown.kernel.changes import with_changes
from deadtown.table.commands import Choose, Undo
from deadtown.table.hub import Hub
from deadtown.table.lessons import lesson_of
from deadtown.table.messages import Views
from deadtown.table.settings import Settings
from tests.table.tables import (
    ME,
    ann,
    bob,
    changes_in,
    duel_at,
    end_turns,
    hub_at,
    in_loop,
    table_at,
    watching,
)

FREE = Settings(undo="free")


def whole(message: Any) -> bool:
    """Whether a message tells the position as a whole."""
    return "view" in message["seen"]


@in_loop
async def test_each_event_comes_with_what_it_changed(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        hers, his = await watching(hub, ann, table, "moments"), await watching(hub, bob, table, "moments")
        before = his.view
        await end_turns(hub, table, ann)
        told = his.last
        assert not whole(told)
        assert told["events"] == []
        assert "changes" not in told
        kinds = [moment.get("event", {}).get("type") for moment in told["moments"]]
        assert kinds[:2] == ["CleanedUp", "Drew"]
        tidied, drew = told["moments"][:2]
        assert with_changes(before, tidied["changes"])["hunters"][0]["hand_count"] == 0
        assert drew["event"]["cards"] is None
        assert [["hunters", 0, "hand_count"], 5] in drew["changes"]
        own = next(moment for moment in hers.last["moments"] if moment["event"]["type"] == "Drew")
        assert len(own["event"]["cards"]) == 5


@in_loop
async def test_changes_come_with_the_decision(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        box, nothing = await watching(hub, None, table, "changes"), await watching(hub, ann, table, "none")
        assert not whole(nothing.last)
        await end_turns(hub, table, ann)
        told = box.last
        assert not whole(told)
        assert "moments" not in told
        assert [event["type"] for event in told["events"]][:2] == ["CleanedUp", "Drew"]
        assert [["active"], 1] in told["changes"]
        assert not {"changes", "moments"} & nothing.last.keys()
        assert not whole(nothing.last)
        assert nothing.last["seen"]["number"] == 1


@pytest.mark.parametrize("views", ["changes", "moments"])
@in_loop
async def test_what_does_not_follow_from_the_position_before_is_told_whole(url: str, views: Views) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, FREE)
        box = await watching(hub, ann, table, views)
        assert whole(box.last)
        await end_turns(hub, table, ann)
        assert not whole(box.last)
        await hub.do(bob, table, Choose(1, "end_hunt"))
        await hub.do(bob, table, Undo(1))
        assert whole(box.last)
        await hub.do(bob, table, Choose(1, "end_hunt"))
        assert not whole(box.last)
        assert box.view == json.loads(msgspec.json.encode((await hub.look(ann, table)).seen))["view"]


@pytest.mark.parametrize("views", ["changes", "moments"])
@in_loop
async def test_who_sees_through_other_eyes_is_told_whole(url: str, views: Views) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, ME)
        box = await watching(hub, ann, table, views)
        await end_turns(hub, table, ann)
        assert (box.seen["eyes"], whole(box.last)) == (1, True)


@in_loop
async def test_nobody_looks_on_for_those_who_want_whole_views(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        box = await watching(hub, ann, table, "moments")
        await end_turns(hub, table, ann)
        assert (await hub.table(table)).onlookers
        hub.live[table].watchers._watches.clear()
        await watching(hub, ann, table, "whole")
        await end_turns(hub, table, bob)
        assert not (await hub.table(table)).onlookers
        assert box.seen["number"] == 1


async def replayed(hub: Hub, table: str, views: Views) -> list[Any]:
    page = await hub.replay(ann, table, "own", views=views)
    return [json.loads(line) for line in page.body.splitlines()]


def unrolled(frames: list[Any]) -> list[Any]:
    """The views of a replay that is told by changes."""
    view, views = None, []
    for frame in frames:
        for changes in changes_in(frame):
            view = with_changes(view, changes)
        view = frame["seen"].get("view", view)
        views.append(view)
    return views


@pytest.mark.parametrize("views", ["changes", "moments"])
@in_loop
async def test_a_replay_by_changes_is_the_same_replay(url: str, views: Views) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, FREE)
        await end_turns(hub, table, ann, bob)
        await hub.do(ann, table, Choose(2, "end_hunt"))
        await hub.do(ann, table, Undo(2))
        await end_turns(hub, table, ann, bob)
        frames = await replayed(hub, table, views)
        assert [whole({"seen": told["seen"]}) for told in frames] == [True] + [False] * 4
        assert unrolled(frames) == unrolled(await replayed(hub, table, "whole"))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_moments_is_the_same_lesson(game: str) -> None:
    taught = [lesson_of(GAMES[game], "en", views) for views in ("whole", "moments")]
    told = [json.loads(msgspec.json.encode([step.frame for step in lesson.steps])) for lesson in taught]
    views = [unrolled(frames) for frames in told]
    assert views[0] == views[1]
    assert any(step.frame.moments for step in taught[1].steps)
