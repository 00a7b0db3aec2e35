"""Bots of a level that has several styles: each seat is given one by the seed of the table, and is named by it."""

from deadtown.bots import bot_for
from deadtown.table.commands import Bot
from deadtown.table.hub import Hub
from deadtown.table.settings import SeatPlan, Settings, SitIn
from tests.table.tables import (
    ANN_STARTS,
    BOT,
    ME,
    OPEN,
    ZOMBINION,
    Clock,
    Gate,
    ann,
    duel_at,
    hub_at,
    in_loop,
    log_of,
    table_at,
)


async def styles(hub: Hub, table: str) -> list[str]:
    return [seat.style for seat in (await hub.look(ann, table)).info.seats]


@in_loop
async def test_every_seat_is_given_its_style_by_the_seed(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        given = await styles(hub, await table_at(hub, ME, BOT, BOT, BOT))
        assert given == ["", *(bot_for(ZOMBINION, "normal", ANN_STARTS, seat) for seat in (1, 2, 3))]
        assert len(set(given)) == 4


@in_loop
async def test_a_bot_that_is_added_plays_as_one_that_was_planned(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        planned, table = await table_at(hub, ME, BOT), await table_at(hub, ME, OPEN)
        await hub.do(ann, table, Bot(1))
        assert await styles(hub, table) == await styles(hub, planned)
        assert (await hub.do(ann, table, Bot(1))).again


@in_loop
async def test_a_level_with_one_bot_has_no_style(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        table = await table_at(hub, ME, SeatPlan("bot", bot="easy"), SeatPlan("bot", bot="hard"))
        assert await styles(hub, table) == ["", "", ""]


@in_loop
async def test_a_person_for_whom_a_bot_sits_in_has_no_style(url: str) -> None:
    async with hub_at(url, Gate(), now=Clock()) as hub:
        table = await duel_at(hub, Settings(sit_in=SitIn(after=60)))
        assert isinstance(hub.now, Clock)
        hub.now.time += 61
        await hub.live[table].alarm.time_passed()
        seat = (await hub.look(ann, table)).info.seats[0]
        assert (seat.bot, seat.style) == (bot_for(ZOMBINION, "normal", ANN_STARTS, 0), "")


@in_loop
async def test_the_log_names_bots_with_their_styles(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        table = await table_at(hub, ME, OPEN, OPEN)
        await hub.do(ann, table, Bot(1, name="Vera"))
        await hub.do(ann, table, Bot(2, "hard", "Otis"))
        style = (await styles(hub, table))[1]
        assert [line.text for line in await log_of(hub.log(ann, table, "en"))][1:4] == [
            f"Vera · {style}, a bot, sits down.",
            "Otis, a bot, sits down.",
            f"The game begins, with Vera · {style}, Otis.",
        ]
