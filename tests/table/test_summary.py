"""What is told of a game when it is over: how the scores came about, and how it went."""

from deadtown.kernel import ReckoningLine
from deadtown.table.commands import Choose, Close, Undo
from deadtown.table.hub import Hub
from deadtown.table.settings import Settings
from tests.table.tables import (
    ME,
    OPEN,
    SHORT,
    Box,
    ann,
    bob,
    dan,
    denied,
    duel_at,
    end_turns,
    hub_at,
    in_loop,
    summary_of,
    table_at,
)

ZOMBIES = ReckoningLine("card-zombie", 3, 1, 3)


async def take(hub: Hub, table: str, card: str) -> None:
    """Ann's first turn: she takes a card."""
    for number, choice in enumerate(("play_all_aim", f"take {card}")):
        await hub.do(ann, table, Choose(number, choice))


@in_loop
async def test_scores_are_explained_kind_by_kind(database: str) -> None:
    async with hub_at(database) as hub:
        table = await duel_at(hub, **SHORT)
        await take(hub, table, "infection")
        await end_turns(hub, table, bob)
        summary = await summary_of(hub.summary(dan, table))
        assert summary.reckoning == [[ZOMBIES, ReckoningLine("card-infection", 1, -1, -1)], [ZOMBIES]]


@in_loop
async def test_the_course_is_told_at_the_beginning_and_after_each_turn(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, turn_cap=2)
        await take(hub, table, "zombie")
        await end_turns(hub, table, bob, ann, bob)
        summary = await summary_of(hub.summary(None, table))
        assert summary.numbers == [0, 2, 3, 4, 5]
        assert summary.turns == [0, 1, 2, 3, 4]
        assert summary.course == {
            "points": [[3, 3], *[[4, 3]] * 4],
            "cards": [[10, 10], *[[11, 10]] * 4],
        }


@in_loop
async def test_what_was_taken_back_is_not_part_of_the_course(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, Settings(undo="free"), **SHORT)
        await take(hub, table, "zombie")
        await hub.do(ann, table, Undo(to=0))
        await end_turns(hub, table, ann, bob)
        summary = await summary_of(hub.summary(ann, table))
        assert summary.numbers == [0, 1, 2]
        assert summary.course["points"] == [[3, 3]] * 3


@in_loop
async def test_before_the_deal_there_is_nothing_to_tell(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, combat_set="ask", **SHORT)
        await hub.do(ann, table, Choose(0, "set clash"))
        await end_turns(hub, table, ann, bob)
        assert (await summary_of(hub.summary(ann, table))).numbers == [1, 2, 3]


@in_loop
async def test_the_course_of_a_game_that_went_on_from_a_position_begins_there(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, turn_cap=2)
        await end_turns(hub, table, ann, bob, ann, bob)
        fork, box = await hub.fork(ann, table, 2, 0, "random"), Box()
        await hub.watch(ann, fork, box)
        await end_turns(hub, fork, ann)
        await box.until(lambda message: message.get("info", {}).get("phase") == "over")
        assert (await summary_of(hub.summary(ann, fork))).numbers == [2, 3, 4]


@in_loop
async def test_a_game_that_goes_on_or_was_given_up_has_no_summary(url: str) -> None:
    async with hub_at(url) as hub:
        waiting, table = await table_at(hub, ME, OPEN), await duel_at(hub)
        assert await denied(hub.summary(ann, waiting)) == "conflict not-over"
        assert await denied(hub.summary(ann, table)) == "conflict not-over"
        await hub.do(ann, table, Close())
        assert await denied(hub.summary(ann, table)) == "conflict not-over"


@in_loop
async def test_a_summary_is_for_those_who_may_see_the_table(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, Settings(visibility="link"), **SHORT)
        await end_turns(hub, table, ann, bob)
        assert await denied(hub.summary(dan, table)) == "forbidden needs-link"
        secret = (await hub.links(ann, table)).table
        assert await summary_of(hub.summary(dan, table, secret)) == await summary_of(hub.summary(bob, table))
