"""Fair play over HTTP: no second hand by changing seats, no undo behind anybody's back, no way back for the removed."""

from collections.abc import Callable

from tests.web.clients import Guest

NewGuest = Callable[[str], Guest]
BEHIND_LINKS = {"visibility": "link"}


def duel(guest: NewGuest, **settings: object) -> tuple[Guest, Guest, str]:
    """Anna and Bruno at a table; whoever of them decides first stands first."""
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("me open", settings=settings)
    bruno.do(table, "sit")
    seats = anna.look(table)["info"]["seats"]
    first = seats[anna.look(table)["seen"]["deciding"]]["player"]
    return (anna, bruno, table) if first == anna.player else (bruno, anna, table)


def seat_of(guest: Guest, table: str) -> int:
    seats: list[int] = guest.look(table)["you"]["seats"]
    return seats[0]


def why(answer: object) -> str:
    assert isinstance(answer, dict)
    return str(answer["error"]["reason"])


def test_nobody_sees_the_hand_of_an_opponent_who_has_left(guest: NewGuest) -> None:
    first, second, table = duel(guest)
    watcher = guest("Vera")
    place = seat_of(second, table)
    second.do(table, "leave")
    assert why(first.do(table, "sit", 403, seat=place)) == "other-hand"
    assert why(first.do(table, "sit", 403, seat=place, ask=True)) == "other-hand"
    assert why(watcher.do(table, "sit", 409, seat=place)) == "seat-kept"
    for eyes in (first, watcher):
        assert why(eyes.get(f"/tables/{table}/replay", 403, eyes=str(place))) == "not-your-eyes"
        assert why(eyes.post(f"/tables/{table}/fork", {"at": 0, "seat": place}, 403)) == "not-your-eyes"
    assert second.do(table, "sit")["seat"] == place


def test_who_takes_over_a_seat_is_agreed_to_and_told_to_all(guest: NewGuest) -> None:
    first, second, table = duel(guest)
    newcomer = guest("Nora")
    place = seat_of(second, table)
    second.do(table, "leave")
    assert newcomer.do(table, "sit", seat=place, ask=True)["asked"]
    first.do(table, "agree")
    assert newcomer.look(table)["seen"]["eyes"] is None
    second.do(table, "agree")
    assert newcomer.look(table)["seen"]["eyes"] == place
    assert "Nora takes over seat" in first.get(f"/tables/{table}/log", lang="en")[-1]["text"]
    assert why(second.do(table, "sit", 409, seat=place)) == "seat-taken"


def test_nothing_is_taken_back_behind_the_back_of_who_has_left_and_who_returns_displaces_the_bot(
    guest: NewGuest,
) -> None:
    first, second, table = duel(guest)
    place = seat_of(second, table)
    first.choose(table, "end_hunt")
    second.do(table, "leave")
    assert first.do(table, "undo", to=0)["asked"]
    assert first.look(table)["seen"]["number"] == 1
    first.do(table, "bot", seat=place)
    assert first.do(table, "undo", to=0)["asked"]
    assert second.do(table, "sit")["seat"] == place
    chair = first.look(table)["info"]["seats"][place]
    assert (chair["who"], chair["bot"], chair["kept"]) == ("person", "", "")


def test_who_plays_reads_no_link_of_a_seat_and_who_was_removed_comes_in_by_none(guest: NewGuest) -> None:
    anna, bruno, other = guest("Anna"), guest("Bruno"), guest("Otto")
    table = anna.create("me open open", settings=BEHIND_LINKS)
    links = anna.get(f"/tables/{table}/links")
    bruno.do(table, "sit", link=links["seats"][1])
    assert bruno.get(f"/tables/{table}/links") == {"table": links["table"], "seats": []}
    anna.do(table, "leave", seat=1)
    new = anna.get(f"/tables/{table}/links")
    for link in ("", links["table"], links["seats"][1], links["seats"][2], new["table"], new["seats"][1]):
        assert why(bruno.do(table, "sit", 403, link=link)) == "removed"
    for link in (links["table"], links["seats"][1]):
        assert why(other.do(table, "sit", 403, link=link)) == "old-link"
    assert other.do(table, "sit", link=new["seats"][1])["seat"] == 1
