"""The stream of an account: whatever concerns somebody, at whichever table."""

from dataclasses import replace
from typing import Any

import pytest

from deadtown.games import GAMES
from deadtown.table.asking import Caller
from deadtown.table.commands import Agree, Choose, Close, Rematch, Say, Sit, Undo
from deadtown.table.denied import Denied
from deadtown.table.hub import Hub
from deadtown.table.store import StorageDown
from tests.table.tables import ME, OPEN, SHORT, ZOMBINION, Box, ann, bob, duel_at, end_turns, hub_at, in_loop, table_at


async def following(hub: Hub, caller: Caller) -> Box:
    box = Box()
    await hub.follow(caller, box)
    return box


def short(box: Box) -> list[Any]:
    return [message.get("what", message.get("number")) for message in box.got]


@in_loop
async def test_somebody_is_told_when_a_game_begins_and_when_a_decision_waits(url: str) -> None:
    async with hub_at(url) as hub:
        hers, his, anothers = [await following(hub, caller) for caller in (ann, bob, Caller("x", "X"))]
        table = await duel_at(hub)
        assert hers.got == [
            {"type": "news", "table": table, "game": "zombinion", "phase": "playing", "what": "started"},
            {"type": "turn", "table": table, "game": "zombinion", "seat": 0, "number": 0},
        ]
        await hub.do(ann, table, Choose(0, "play bullet"))
        await end_turns(hub, table, ann, bob)
        assert short(hers) == ["started", 0, 3]
        assert short(his) == ["started", 2]
        assert anothers.got == []


@in_loop
async def test_questions_the_end_and_what_comes_after_are_news_to_those_who_play(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, **SHORT)
        his = await following(hub, bob)
        await end_turns(hub, table, ann)
        await hub.do(ann, table, Undo())
        await hub.do(ann, table, Say("please"))
        await end_turns(hub, table, bob)
        await hub.do(ann, table, Rematch())
        again = (await hub.do(bob, table, Agree())).table
        await hub.do(ann, table, Close())
        assert [message["what"] for message in his.got if message["type"] == "news"] == [
            *("playing", "asked", "over", "asked"),
            *("started", "rematched", "closed"),
        ]
        assert his.got[-3]["table"] in (again, table)


@in_loop
async def test_whoever_comes_later_is_told_first_what_waits(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        other = await duel_at(hub)
        await end_turns(hub, other, ann)
        await table_at(hub, ME, OPEN)
    async with hub_at(url) as hub:
        hers, his = await following(hub, ann), await following(hub, bob)
        assert {message["table"] for message in hers.got if message["type"] == "news"} == {table, other}
        assert [(message["table"], message["number"]) for message in hers.got if message["type"] == "turn"] == [
            (table, 0)
        ]
        assert [(message["table"], message["number"]) for message in his.got if message["type"] == "turn"] == [
            (other, 1)
        ]


@in_loop
async def test_what_begins_while_somebody_comes_is_not_missed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, OPEN)
        tables = hub.store.tables

        async def meanwhile(**wanted: Any) -> Any:
            found = await tables(**wanted)
            await hub.do(bob, table, Sit())
            return found

        monkeypatch.setattr(hub.store, "tables", meanwhile)
        assert "started" in short(await following(hub, ann))


@in_loop
async def test_a_stream_that_could_not_begin_is_not_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_at(url) as hub:

        async def fails(**wanted: Any) -> Any:
            raise StorageDown("no room")

        box = Box()
        with monkeypatch.context() as trouble:
            trouble.setattr(hub.store, "tables", fails)
            with pytest.raises(Denied, match="storage-down"):
                await hub.follow(ann, box)
        await duel_at(hub)
        assert box.got == []


@in_loop
async def test_whoever_stops_following_is_told_nothing_more(url: str) -> None:
    async with hub_at(url) as hub:
        box = Box()
        stream = await hub.follow(ann, box)
        stream.close()
        stream.close()
        await duel_at(hub)
        assert box.got == []


@in_loop
async def test_a_game_of_other_rules_is_told_as_such(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_at(url) as hub:
        await duel_at(hub)
    monkeypatch.setitem(GAMES, "zombinion", replace(ZOMBINION, version="99"))
    async with hub_at(url) as hub:
        assert short(await following(hub, ann)) == ["playing", "other-rules"]
