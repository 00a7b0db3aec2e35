"""Looking around: lists, links, the log in words, replays."""

from typing import Any

from deadtown.table.asking import Caller
from deadtown.table.commands import Agree, Choose, Close, Leave, Say, Sit, Undo
from deadtown.table.hub import Hub
from deadtown.table.library import Part
from deadtown.table.links import Links
from deadtown.table.settings import SeatPlan, Settings, TablePlan
from tests.table.tables import (
    BOT,
    ME,
    OPEN,
    SHORT,
    Box,
    Clock,
    Gate,
    ann,
    bob,
    cleo,
    dan,
    denied,
    duel_at,
    end_turns,
    frames_of,
    hub_at,
    in_loop,
    log_of,
    table_at,
)

BEHIND_LINK = Settings(visibility="link")


async def listed(hub: Hub, caller: Caller | None = None, **wanted: Any) -> list[str]:
    return [info.id for info in await hub.tables(caller, **wanted)]


# Lists


@in_loop
async def test_public_tables_are_listed_for_everybody_the_last_changed_first(database: str) -> None:
    clock = Clock()
    async with hub_at(database, now=clock) as hub:
        made = []
        for _ in range(3):
            clock.time += 1
            made.append(await table_at(hub, ME, OPEN))
        assert await listed(hub) == made[::-1]
        clock.time += 1
        await hub.do(bob, made[0], Sit())
        assert await listed(hub) == [made[0], made[2], made[1]]
        assert await listed(hub, limit=2) == [made[0], made[2]]
        assert await listed(hub, before=clock.time - 1) == [made[1]]
        assert await listed(hub, phase="open") == [made[2], made[1]]
        assert await listed(hub, phase="playing") == [made[0]]
        assert await listed(hub, game="zombinion", phase="over") == []
        assert await listed(hub, game="chess") == []


@in_loop
async def test_the_list_tells_phase_and_seats_and_who_is_here(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, **SHORT)
        await end_turns(hub, table, ann, bob)
        await hub.watch(bob, table, Box())
        info = (await hub.tables(None, phase="over"))[0]
        assert (info.phase, [seat.name for seat in info.seats]) == ("over", ["Ann", "Bob"])
        assert [seat.here for seat in info.seats] == [False, True]
        assert info.outcome is not None


@in_loop
async def test_closed_tables_are_not_listed(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await hub.do(ann, table, Close())
        assert await listed(hub) == await listed(hub, ann, mine=True) == []


@in_loop
async def test_a_table_behind_a_link_is_listed_for_those_who_play_there_only(database: str) -> None:
    async with hub_at(database) as hub:
        table = await duel_at(hub, BEHIND_LINK)
        assert await listed(hub) == await listed(hub, ann) == await listed(hub, dan, mine=True) == []
        assert await listed(hub, ann, mine=True) == await listed(hub, bob, mine=True) == [table]
        await hub.do(bob, table, Leave())
        assert await listed(hub, bob, mine=True) == [table], "his seat is kept"
        await hub.do(cleo, table, Sit(ask=True), (await hub.links(ann, table)).table)
        await hub.do(ann, table, Agree())
        await hub.do(bob, table, Agree())
        assert await listed(hub, bob, mine=True) == []
        assert await listed(hub, cleo, mine=True) == [table]


@in_loop
async def test_a_table_is_listed_as_its_hosts_own_without_a_seat(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        table = await table_at(hub, BOT, BOT, settings=BEHIND_LINK)
        assert await listed(hub, ann, mine=True) == [table]


@in_loop
async def test_own_tables_are_for_somebody(url: str) -> None:
    async with hub_at(url) as hub:
        assert await denied(hub.tables(None, mine=True)) == "unsigned sign-in"


@in_loop
async def test_there_are_so_many_tables_for_one_host_only(url: str) -> None:
    async with hub_at(url, most_tables=2) as hub:
        table = await duel_at(hub, **SHORT)
        await table_at(hub, ME, OPEN)
        assert await denied(hub.create(ann, TablePlan("zombinion", [ME, OPEN]))) == "rate too-many-tables"
        await hub.create(bob, TablePlan("zombinion", [ME, OPEN]))
        await end_turns(hub, table, ann, bob)
        await table_at(hub, ME, OPEN)


# Entering


@in_loop
async def test_a_table_behind_a_link_is_seen_by_those_who_have_it(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, BEHIND_LINK)
        secret = (await hub.links(ann, table)).table
        for look in (
            lambda caller, link: hub.look(caller, table, link),
            lambda caller, link: hub.log(caller, table, "en", link=link),
            lambda caller, link: hub.replay(caller, table, None, link=link),
            lambda caller, link: hub.do(caller, table, Say("hello"), link),
        ):
            assert await denied(look(dan, "")) == "forbidden needs-link"
            assert await denied(look(dan, "x")) == "forbidden bad-link"
            await look(dan, secret)
            await look(bob, "")
        assert await denied(hub.record(dan, table)) == "forbidden needs-link"
        assert await denied(hub.fork(dan, table, 0, 0, "easy")) == "forbidden needs-link"


@in_loop
async def test_links_of_seats_are_given_to_the_host_and_that_of_the_table_to_those_who_play(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        links = await hub.links(ann, table)
        assert len(links.seats) == 2
        assert await hub.links(bob, table) == Links(links.table, [])
        assert await denied(hub.links(cleo, table)) == "forbidden no-seat"
        await hub.do(ann, table, Leave())
        assert len((await hub.links(ann, table)).seats) == 2


@in_loop
async def test_what_is_not_there_is_unknown(database: str) -> None:
    async with hub_at(database) as hub:
        for work in (
            hub.look(ann, "nowhere"),
            hub.do(ann, "nowhere", Sit()),
            hub.links(ann, "nowhere"),
            hub.log(ann, "nowhere", "en"),
            hub.rules(ann, "nowhere", "en"),
            hub.replay(ann, "nowhere", "own"),
            hub.summary(ann, "nowhere"),
            hub.record(ann, "nowhere"),
            hub.fork(ann, "nowhere", 0, 0, "easy"),
        ):
            assert await denied(work) == "unknown no-such-table"
        assert hub.live == {}
        assert hub.doors._last_seen == {}


# The log


@in_loop
async def test_the_log_tells_in_words_what_the_reader_may_know(database: str) -> None:
    async with hub_at(database) as hub:
        table = await duel_at(hub)
        await hub.do(ann, table, Say("good luck"))
        await hub.do(bob, table, Say("psst", to=0))
        await end_turns(hub, table, ann)
        hers = [line.text for line in await log_of(hub.log(ann, table, "en"))]
        his = [line.text for line in await log_of(hub.log(bob, table, "en"))]
        anybodys = [line.text for line in await log_of(hub.log(None, table, "it"))]
        assert hers[:3] == ["The table is ready.", "Bob sits down.", "The game begins."]
        assert "Ann: good luck" in anybodys
        assert "Bob: psst" in hers
        assert "Bob: psst" in his
        assert "Bob: psst" not in anybodys
        assert any(line.startswith(("Ann draws Bullet", "Ann draws Zombie")) for line in hers)
        assert not any(line.startswith(("Ann draws Bullet", "Ann draws Zombie")) for line in his)
        assert "Ann pesca 5 carte." in anybodys


@in_loop
async def test_who_has_several_seats_reads_a_log_that_all_at_the_device_may_read(url: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, SeatPlan("me", "Bruno"))
        box = Box()
        await hub.watch(ann, table, box, since=0, words="en")
        await end_turns(hub, table, ann, ann)
        told = [line.text for line in await log_of(hub.log(ann, table, "en"))]
        heard = [line for message in box.got for line in message.get("words", ())]
        for lines in (told, heard):
            assert lines.count("Bruno draws 5 cards.") == lines.count("Ann draws 5 cards.") == 2
            assert not any(" draws Bullet" in line or " draws Zombie" in line for line in lines)


@in_loop
async def test_the_log_marks_what_was_taken_back_and_names_clauses(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await hub.do(ann, table, Choose(0, "play bullet"))
        await hub.do(ann, table, Undo())
        await hub.do(ann, table, Choose(0, "end_hunt"))
        lines = [line for line in await log_of(hub.log(None, table, "en", Part(3))) if line.number == 0]
        assert lines[0].undone
        assert [line.undone for line in lines].count(True) == 1
        assert "ZN-6.1" in [line.clause for line in lines]


@in_loop
async def test_the_log_is_told_since_a_number(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, ann, bob)
        assert {line.seq for line in await log_of(hub.log(ann, table, "en", Part(3)))} == {4, 5}


# Rules


@in_loop
async def test_the_rules_of_a_table_say_which_clauses_have_a_part(url: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, OPEN, combat_set="random", turn_cap=3)
        before = {clause.id: clause.holds for clause in (await hub.rules(None, table, "en")).clauses}
        await hub.do(bob, table, Sit())
        info = await hub.rules(None, table, "fr")
        after = {clause.id: clause.holds for clause in info.clauses}
        assert (info.language, info.game, list(after)) == ("fr", "zombinion", list(before))
        assert after["ZN-9.9"]
        assert not after["ZN-7.7"]
        assert all(held for clause, held in before.items() if clause.startswith("ZN-11."))
        assert not all(held for clause, held in after.items() if clause.startswith("ZN-11."))
        found = (await hub.rules(ann, table, "en", "cut")).clauses
        assert [(clause.id, clause.holds) for clause in found if clause.id == "ZN-7.7"] == [("ZN-7.7", False)]
        assert len(found) < len(after)


# Replays


@in_loop
async def test_a_running_game_is_seen_again_through_ones_own_eyes_only(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, **SHORT)
        await end_turns(hub, table, ann)
        frames = await frames_of(hub.replay(bob, table, "own", "en"))
        assert [(frame.number, frame.seat) for frame in frames] == [(0, None), (1, 0)]
        assert all(frame.words for frame in frames)
        seen = [frame.seen for frame in frames]
        assert all(sight is not None and sight.eyes == 1 for sight in seen)
        assert seen[0] is not None
        assert [hunter.hand is None for hunter in seen[0].view.hunters] == [True, False]
        assert len(await frames_of(hub.replay(bob, table, 1))) == 2
        assert await denied(hub.replay(bob, table, 0)) == "forbidden not-your-eyes"
        assert await denied(hub.replay(dan, table, 1)) == "forbidden not-your-eyes"
        for nobody in (2, -1):
            assert await denied(hub.replay(bob, table, nobody)) == "bad no-such-seat"
        spectator = (await frames_of(hub.replay(dan, table, "own")))[0].seen
        assert spectator is not None
        assert spectator.eyes is None


@in_loop
async def test_a_replay_in_words_names_the_clause_behind_each_line(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, **SHORT)
        await end_turns(hub, table, ann)
        for frame in await frames_of(hub.replay(bob, table, "own", "en")):
            assert len(frame.clauses) == len(frame.words)
        assert frame.clauses[0] == "ZN-6.1"
        assert [frame.clauses for frame in await frames_of(hub.replay(bob, table, "own"))] == [[], []]


@in_loop
async def test_a_finished_game_is_seen_again_through_anybodys_eyes(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, **SHORT)
        await hub.do(ann, table, Choose(0, "play bullet"))
        await hub.do(ann, table, Undo())
        await end_turns(hub, table, ann, bob)
        for eyes in (0, 1, None):
            frames = await frames_of(hub.replay(None, table, eyes))
            assert [frame.number for frame in frames] == [0, 1, 2], "what was taken back is not shown"
            assert all(frame.seen is not None and frame.seen.eyes == eyes for frame in frames)


@in_loop
async def test_a_game_that_has_not_begun_has_no_positions(url: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, OPEN)
        assert await frames_of(hub.replay(ann, table, "own")) == []
