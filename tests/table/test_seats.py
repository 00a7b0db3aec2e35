"""Who sits where: taking, filling, clearing and leaving seats; the start of the game and the end of the table."""

import pytest

from deadtown.table import entries
from deadtown.table.asking import Caller
from deadtown.table.commands import Bot, Choose, Close, Leave, Say, Sit, Start
from deadtown.table.settings import Clock, Settings
from tests.table.tables import SHORT, Played, ann, bob, cleo, dan, table_of

BEHIND_LINKS = Settings(visibility="link")


def names(table: Played) -> list[str]:
    return [seat.name for seat in table.table.state.seats]


def phase(table: Played) -> str:
    return table.table.state.phase


# Taking a seat


def test_the_first_free_seat_is_taken_unless_one_is_named() -> None:
    table = table_of(ann, None, None, None)
    assert table.do(bob, Sit()).seat == 1
    assert table.do(cleo, Sit(seat=3)).seat == 3
    assert names(table) == ["Ann", "Bob", "", "Cleo"]


def test_sitting_down_twice_takes_one_seat_only() -> None:
    table = table_of(ann, None, None)
    table.do(bob, Sit())
    for command in (Sit(), Sit(seat=1)):
        reply = table.do(bob, command)
        assert (reply.again, reply.seat) == (True, 1)
    assert names(table) == ["Ann", "Bob", ""]
    assert len(table.log) == 2


def test_somebody_may_take_several_seats_by_their_numbers() -> None:
    table = table_of(ann, None, None)
    assert not table.do(ann, Sit(seat=1)).again
    assert not table.do(ann, Sit(seat=2, name="Annie")).again
    assert names(table) == ["Ann", "Ann 2", "Annie"]
    assert table.table.state.seats_of(ann.player) == [0, 1, 2]


def test_a_seat_that_is_taken_is_denied_with_the_name_of_who_has_it() -> None:
    table = table_of(ann, None, None)
    assert table.denies(bob, Sit(seat=0), "seat-taken", "conflict").refusal.arguments == {"place": 1, "name": "Ann"}


def test_there_may_be_no_free_seat_and_no_such_seat() -> None:
    table = table_of(ann, bob)
    table.denies(cleo, Sit(), "no-free-seat", "conflict")
    table.denies(cleo, Sit(seat=2), "no-such-seat", "bad")


def test_names_at_a_table_differ() -> None:
    table = table_of(ann, None, None)
    table.denies(bob, Sit(name="Ann"), "name-taken", "conflict")
    table.do(Caller("another", "Ann"), Sit())
    assert names(table)[1] == "Ann 2"


@pytest.mark.parametrize("name", ["   ", "x" * 25, "bell\a", "zero\u200bwidth"])
def test_a_name_is_short_and_visible(name: str) -> None:
    table_of(ann, None).denies(Caller("b", "Bob"), Sit(name=name), "bad-name", "bad")


def test_a_name_is_tidied_up() -> None:
    table = table_of(ann, None, None)
    table.do(bob, Sit(name="  Big \t Bob "))
    assert names(table)[1] == "Big Bob"


def test_nobody_sits_down_when_the_game_is_over_or_the_table_closed() -> None:
    table = table_of(ann, bob, **SHORT)
    table.end_turns(ann, bob)
    table.denies(cleo, Sit(), "game-over", "conflict")
    table.do(ann, Close())
    table.denies(cleo, Sit(), "table-closed", "conflict")


# Links


def test_a_table_behind_links_lets_in_its_host_its_players_and_who_has_the_link() -> None:
    table = table_of(ann, bob, None, settings=BEHIND_LINKS, host=dan)
    table.denies(cleo, Sit(), "needs-link", "forbidden")
    table.denies(cleo, Sit(), "bad-link", "forbidden", link="f" * 32)
    table.denies(cleo, Sit(), "bad-link", "forbidden", link="\ud800")
    assert table.do(bob, Sit()).again
    assert table.do(dan, Leave(2)).again
    assert table.do(cleo, Sit(), table.table_link()).seat == 2
    assert table.do(cleo, Sit()).again


def test_a_wrong_link_is_denied_at_a_public_table_too() -> None:
    table_of(ann, None).denies(bob, Sit(), "bad-link", "forbidden", link="nonsense")


def test_the_link_of_a_seat_gives_that_seat_and_no_other() -> None:
    table = table_of(ann, None, None, settings=BEHIND_LINKS)
    link = table.seat_link(2)
    denied = table.denies(bob, Sit(seat=1), "link-of-another-seat", "forbidden", link=link)
    assert denied.refusal.arguments == {"place": 3}
    assert table.do(bob, Sit(), link).seat == 2
    assert table.do(bob, Sit(), link).again
    table.denies(cleo, Sit(), "seat-taken", link=link)


def test_links_differ_by_seat_and_by_table() -> None:
    one, other = table_of(ann, None), table_of(ann, None)
    secrets = [one.table_link(), one.seat_link(0), one.seat_link(1), other.table_link(), other.seat_link(0)]
    assert len(set(secrets)) == 5


# Bots


def test_a_bot_is_seated_by_level_or_name() -> None:
    table = table_of(ann, None, None, None)
    assert table.do(ann, Bot(1, "hard")).seat == 1
    table.do(ann, Bot(2, "hunter"))
    assert names(table) == ["Ann", "Hunter", "Hunter 2", ""]
    assert [seat.bot for seat in table.table.state.seats] == ["", "hunter", "hunter", ""]


def test_a_bot_may_be_given_a_name_which_is_nobody_elses() -> None:
    table = table_of(ann, None, None, None)
    table.do(ann, Bot(1, "hard", "Rusty"))
    table.do(ann, Bot(2, "hard", "Rusty"))
    assert names(table)[1:3] == ["Rusty", "Rusty 2"]
    table.denies(ann, Bot(3, "hard", "\n"), "bad-name", "bad")


def test_seating_the_same_bot_twice_is_harmless() -> None:
    table = table_of(ann, None, None)
    table.do(ann, Bot(1, "hard"))
    assert table.do(ann, Bot(1, "hunter")).again
    assert len(table.log) == 2


def test_a_bot_needs_a_free_seat_and_somebody_of_the_table_who_wants_it() -> None:
    table = table_of(ann, None, None, host=dan)
    table.denies(bob, Bot(1), "no-seat", "forbidden")
    table.denies(ann, Bot(0), "seat-taken", "conflict")
    table.denies(ann, Bot(7), "no-such-seat", "bad")
    table.denies(ann, Bot(1, "genius"), "no-such-bot", "bad")
    table.denies(ann, Bot(1, "mine.toml"), "no-such-bot", "bad")
    table.do(dan, Bot(1))


# Leaving


def test_whoever_leaves_gives_up_one_seat_or_all() -> None:
    table = table_of(ann, ann, ann, None)
    table.do(ann, Leave(1))
    assert table.table.state.seats_of(ann.player) == [0, 2]
    table.do(ann, Leave())
    assert table.table.state.seats_of(ann.player) == []
    table.denies(ann, Leave(), "no-seat", "forbidden")


def test_leaving_a_free_seat_again_is_harmless_for_the_host() -> None:
    assert table_of(ann, None).do(ann, Leave(1)).again


def test_nobody_leaves_a_seat_of_somebody_else() -> None:
    table = table_of(ann, bob, None)
    table.denies(bob, Leave(0), "not-your-seat", "forbidden")
    table.denies(cleo, Leave(0), "no-seat", "forbidden")
    table.denies(bob, Leave(9), "no-such-seat", "bad")


def test_the_host_clears_a_seat_before_the_start_only() -> None:
    table = table_of(ann, bob, "random", None)
    table.do(ann, Leave(1))
    table.do(ann, Leave(2))
    assert [seat.who for seat in table.table.state.seats] == ["person", "open", "open", "open"]
    table = table_of(ann, bob)
    table.denies(ann, Leave(1), "not-your-seat", "forbidden")


def test_a_closed_table_is_not_left() -> None:
    table = table_of(ann, bob)
    table.do(ann, Close())
    table.denies(bob, Leave(), "table-closed")


def test_a_seat_left_in_the_middle_of_a_game_goes_to_another_person_who_plays_on() -> None:
    table = table_of(ann, bob)
    table.choose(ann, "end_hunt")
    table.do(bob, Leave())
    table.denies(bob, Choose(1, "end_hunt"), "no-seat")
    table.take_over(cleo, 1, ann)
    table.choose(cleo, "end_hunt")
    assert table.table.state.names == ["Ann", "Bob"]
    assert names(table) == ["Ann", "Cleo"]
    assert table.number == 2


def test_a_seat_left_in_the_middle_of_a_game_goes_to_a_bot() -> None:
    table = table_of(ann, bob)
    table.do(bob, Leave())
    table.do(ann, Bot(1, "easy"))
    assert table.table.state.seats[1].bot == "random"
    assert phase(table) == "playing"


# Start and end


def test_the_game_starts_when_the_last_seat_is_taken() -> None:
    table = table_of(ann, None, None)
    table.do(bob, Sit())
    assert phase(table) == "open"
    table.do(ann, Bot(2, "hard"))
    assert phase(table) == "playing"
    assert isinstance(table.last, entries.Started)
    assert table.last.names == ["Ann", "Bob", "Hunter"]


def test_a_table_can_wait_for_the_start_by_hand() -> None:
    table = table_of(ann, None, start=False)
    table.denies(ann, Start(), "seats-open", "conflict")
    table.do(bob, Sit())
    assert phase(table) == "open"
    table.denies(cleo, Start(), "no-seat", "forbidden")
    table.do(bob, Start())
    assert phase(table) == "playing"
    assert table.do(ann, Start()).again


# Beginning without the seats that are open


def test_a_game_begins_without_the_open_seats_when_somebody_of_the_table_wants_it() -> None:
    table = table_of(ann, None, bob, None)
    table.denies(cleo, Start(drop=True), "no-seat", "forbidden")
    table.denies(bob, Start(), "seats-open", "conflict")
    table.do(bob, Start(drop=True))
    assert (phase(table), names(table)) == ("playing", ["Ann", "Bob"])
    assert table.table.playing.state.players == ("Ann", "Bob")
    assert [type(entry) for entry in table.log[1:]] == [entries.Dropped, entries.Started]
    table.end_turns(ann, bob)
    assert table.do(ann, Start(drop=True)).again


def test_a_host_without_a_seat_may_begin_without_the_open_seats() -> None:
    table = table_of(None, ann, "random", None, host=dan)
    table.do(dan, Start(drop=True))
    assert names(table) == ["Ann", "Random 2"]


def test_a_game_does_not_begin_with_fewer_players_than_it_is_for() -> None:
    denied = table_of(ann, None, None).denies(ann, Start(drop=True), "bad-seats", "refused")
    assert denied.refusal.arguments == {"count": 1, "least": 2, "most": 4}


def test_no_seat_is_dropped_when_all_are_taken() -> None:
    table = table_of(ann, bob, start=False)
    table.do(ann, Start(drop=True))
    assert [type(entry) for entry in table.log[1:]] == [entries.Started]


def test_seats_that_close_up_keep_their_links_and_their_clocks() -> None:
    table = table_of(ann, None, bob, None, settings=Settings(visibility="link", clock=Clock(bank=60)))
    links = [table.seat_link(seat) for seat in range(4)]
    table.do(bob, Start(drop=True), links[2])
    assert [table.seat_link(seat) for seat in range(2)] == [links[0], links[2]]
    assert table.table.state.seats[1].bank == 60
    table.do(bob, Leave(), links[2])
    assert table.do(bob, Sit(), links[2]).seat == 1


def test_the_link_of_a_dropped_seat_lets_one_in_but_gives_no_seat() -> None:
    table = table_of(ann, None, bob, None, settings=BEHIND_LINKS)
    links = [table.seat_link(seat) for seat in range(4)]
    table.do(ann, Start(drop=True))
    table.do(bob, Leave())
    for link in (links[1], links[3]):
        table.denies(cleo, Sit(), "no-free-seat", "conflict", link=link)
        table.denies(cleo, Sit(seat=1), "no-free-seat", "conflict", link=link)
        table.do(cleo, Say("may I watch?"), link)


def test_a_game_that_is_over_or_a_closed_table_does_not_start() -> None:
    table = table_of(ann, bob, **SHORT)
    table.end_turns(ann, bob)
    table.denies(ann, Start(), "game-over", "conflict")
    table.do(ann, Close())
    table.denies(ann, Start(), "table-closed", "conflict")


def test_the_host_closes_the_table_whether_seated_or_not() -> None:
    table = table_of(ann, bob, host=dan)
    table.denies(ann, Close(), "host-only", "forbidden")
    table.do(dan, Close())
    assert phase(table) == "closed"
    assert table.do(dan, Close()).again
    table.denies(ann, Choose(0, "end_hunt"), "table-closed", "conflict")
