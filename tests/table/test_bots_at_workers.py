"""Two workers on one PostgreSQL database: bots are played by one of them, and by the other when that one stops."""

from deadtown.table.commands import Choose
from tests.table.tables import BOT, ME, Gate, Quick, ann, bob, in_loop, known_from, table_at, two_hubs, watching


@in_loop
async def test_bots_are_played_by_one_worker(postgresql_url: str) -> None:
    one, other = Quick(), Quick()
    async with two_hubs(postgresql_url, one, other, patience=60.0) as (here, there):
        table = await table_at(here, ME, BOT, turn_cap=6)
        boxes = [await watching(here, ann, table), await watching(there, bob, table)]
        for number in range(0, 12, 2):
            await here.do(ann, table, Choose(number, "end_hunt"))
            for box in boxes:
                await box.until(lambda message, due=number + 2: message.get("number") == due)  # type: ignore[misc]
        assert (len(one.tasks), len(other.tasks)) == (6, 0)
        assert boxes[1].info["phase"] == "over"


@in_loop
async def test_whoever_carries_out_a_decision_lets_the_bots_answer_it_at_once(postgresql_url: str) -> None:
    """The other worker's bots are not waited for, whoever played them before."""
    one, other = Quick(), Quick()
    async with two_hubs(postgresql_url, one, other, patience=60.0) as (here, there):
        table = await table_at(here, ME, BOT)
        box = await watching(there, ann, table)
        for number, hub in ((0, here), (2, there), (4, here), (6, there)):
            await hub.do(ann, table, Choose(number, "end_hunt"))
            await box.until(lambda message, due=number + 2: message.get("number") == due)  # type: ignore[misc]
        assert (len(one.tasks), len(other.tasks)) == (2, 2)


@in_loop
async def test_a_worker_that_stops_in_the_turn_of_a_bot_is_replaced(postgresql_url: str) -> None:
    stuck, other = Gate(), Quick()
    async with two_hubs(postgresql_url, stuck, other, patience=0.2) as (here, there):
        table = await table_at(here, ME, BOT)
        boxes = [await watching(here, ann, table), await watching(there, ann, table)]
        await here.do(ann, table, Choose(0, "end_hunt"))
        await stuck.waiting.acquire()
        for box in boxes:
            await box.until(lambda message: message.get("number") == 2)
        assert len(other.tasks) == 1
        stuck.allowed.release()
        while here.live[table].busy:
            await here.store.check()
        for box in boxes:
            assert box.knows == known_from(await there.look(ann, table))
            assert box.info["number"] == 2


@in_loop
async def test_looking_on_does_not_put_off_the_replacement(postgresql_url: str) -> None:
    stuck, other = Gate(), Quick()
    async with two_hubs(postgresql_url, stuck, other, patience=0.2) as (here, there):
        table = await table_at(here, ME, BOT)
        await here.do(ann, table, Choose(0, "end_hunt"))
        await stuck.waiting.acquire()
        while (await there.look(ann, table)).info.number < 2:
            await there.store.check()
        assert len(other.tasks) == 1


@in_loop
async def test_two_workers_that_begin_to_play_a_bot_at_once_do_not_go_on_so(postgresql_url: str) -> None:
    one, other = Gate(), Gate()
    async with two_hubs(postgresql_url, one, other, patience=0.05) as (here, there):
        table = await table_at(here, BOT, BOT, turn_cap=4)
        boxes = [await watching(hub, None, table) for hub in (here, there)]
        for gate in (one, other):
            await gate.waiting.acquire()
        there.venue.limits.patience = here.venue.limits.patience = 60.0
        for gate in (one, other):
            for _ in range(20):
                gate.allowed.release()
        for box in boxes:
            await box.until(lambda message: message.get("info", {}).get("phase") == "over")
        assert len(one.tasks) + len(other.tasks) == 9, "one of nine was thought about in vain"
