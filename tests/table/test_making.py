"""Making tables: what is planned is what there is, or it is said what is wrong with the plan."""

from typing import Any

import msgspec
import pytest

from deadtown.kernel import commitment
from deadtown.table import entries
from deadtown.table.about import Attendance, info_of
from deadtown.table.asking import Caller
from deadtown.table.denied import Denied
from deadtown.table.making import make_table
from deadtown.table.settings import Clock, SeatPlan, Settings, SitIn, TablePlan
from deadtown.table.table import Table
from deadtown.table.telling import Viewer, state_message
from tests.table.tables import BOT, ME, OPEN, ann


def make(*seats: SeatPlan, options: dict[str, Any] | None = None, **plan: Any) -> Table:
    return make_table(ann, TablePlan(plan.pop("game", "zombinion"), list(seats), options or {}, **plan), 1000.0)


def denied(*seats: SeatPlan, **plan: Any) -> Denied:
    with pytest.raises(Denied) as caught:
        make(*seats, **plan)
    return caught.value


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.state.seats]


def test_a_table_waits_for_its_free_seats() -> None:
    table = make(ME, OPEN)
    assert (table.state.phase, table.match) == ("open", None)
    assert [seat.who for seat in table.state.seats] == ["person", "open"]
    assert table.state.host == ann.player


def test_a_table_without_free_seats_starts_at_once_unless_it_is_to_wait() -> None:
    assert make(ME, BOT).state.phase == "playing"
    assert make(ME, BOT, start=False).state.phase == "open"


def test_all_of_one_person_or_of_bots() -> None:
    assert make(ME, ME, ME).state.persons() == [ann.player]
    assert make(BOT, BOT).state.persons() == []


def test_everybody_has_a_name_of_their_own() -> None:
    money = SeatPlan("bot", bot="money")
    assert names(make(ME, ME, money, money)) == ["Ann", "Ann 2", "Money", "Money 2"]
    assert names(make(SeatPlan("me", "Bill"), SeatPlan("bot", "Rob"), OPEN)) == ["Bill", "Rob", ""]
    assert names(make(SeatPlan("me", "Money"), money)) == ["Money", "Money 2"]
    long = Caller("long", "x" * 24)
    table = make_table(long, TablePlan("zombinion", [ME, ME]), 0.0)
    assert names(table) == ["x" * 24, f"{'x' * 20} 2"]


def test_a_name_that_a_free_seat_seems_to_have_is_nobodys() -> None:
    assert names(make(SeatPlan("me", "seat 1"), OPEN)) == ["seat 1", ""]


def test_the_same_name_is_not_given_twice() -> None:
    assert denied(SeatPlan("me", "Bill"), SeatPlan("bot", "Bill")).refusal.reason == "name-taken"
    assert denied(SeatPlan("me", " "), OPEN).refusal.reason == "bad-name"


def test_bots_are_found_by_level_or_name() -> None:
    table = make(SeatPlan("bot", bot="easy"), SeatPlan("bot", bot="hunter"))
    assert [seat.bot for seat in table.state.seats] == ["random", "hunter"]
    assert denied(ME, SeatPlan("bot", bot="genius")).refusal.reason == "no-such-bot"
    assert denied(ME, OPEN, settings=Settings(sit_in=SitIn(bot="genius"))).refusal.reason == "no-such-bot"


def test_a_game_must_be_one_of_ours() -> None:
    refused = denied(ME, OPEN, game="chess")
    assert (refused.kind, refused.refusal.reason) == ("unknown", "no-such-game")


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        ([ME], {}, "bad-seats"),
        ([ME] * 5, {}, "bad-seats"),
        ([ME, OPEN], {"color": "red"}, "unknown-option"),
        ([ME, OPEN], {"turn_cap": "many"}, "option-of-another-kind"),
        ([ME, OPEN], {"turn_cap": -1}, "bad-turn-cap"),
        ([ME, OPEN], {"combat_set": "custom"}, "custom-set-of-ten"),
        ([ME, OPEN], {"combat_set": "custom", "custom": ["zombie"]}, "not-a-combat-card"),
    ],
)
def test_the_game_says_what_is_wrong_with_a_plan(seats: list[SeatPlan], options: dict[str, Any], reason: str) -> None:
    refused = denied(*seats, options=options)
    assert (refused.kind, refused.refusal.reason) == ("refused", reason)


def test_the_bank_is_filled_where_there_is_a_clock() -> None:
    assert [seat.bank for seat in make(ME, BOT, settings=Settings(clock=Clock(300))).state.seats] == [300, 300]
    info = info_of(make(ME, BOT), Attendance())
    assert [seat.bank for seat in info.seats] == [None, None]


def test_every_table_has_a_name_a_seed_and_secrets_of_its_own() -> None:
    one, other = make(ME, BOT), make(ME, BOT)
    assert one.state.id != other.state.id
    assert one.state.seed != other.state.seed
    assert one.state.secret != other.state.secret


def test_the_seed_is_committed_to_at_the_beginning_and_told_in_the_end() -> None:
    table = make(ME, ME, options={"turn_cap": 1})
    before = info_of(table, Attendance())
    assert (before.commitment, before.seed) == (commitment(table.state.seed), None)
    while table.state.phase == "playing":
        decision = table.playing.decision
        assert decision is not None
        table.choose(decision.seat, decision.options.index(("end_hunt",)) + 1, 1000.0, 0.0, ann.player)
    after = info_of(table, Attendance())
    assert after.seed == table.state.seed
    assert commitment(after.seed) == before.commitment


def test_nobody_is_sent_the_secrets_of_a_table() -> None:
    table = make(ME, OPEN, settings=Settings(visibility="link"))
    for player in (ann.player, "", "stranger"):
        sent = msgspec.json.encode(state_message(table, Viewer(player), Attendance())).decode()
        assert table.state.seed not in sent
        assert table.state.secret not in sent


def test_the_options_are_all_told() -> None:
    created = make(ME, OPEN, options={"turn_cap": 5}).take_fresh()[0].entry
    assert isinstance(created, entries.Created)
    assert created.options["turn_cap"] == 5
    assert created.options["combat_set"] == "first_game"
