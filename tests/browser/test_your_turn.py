"""The landing page tells at which tables it is one's turn, as the game goes on."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.playing import make_table, next_question

OPEN = [{"who": "me"}, {"who": "open"}]


def row(person: Person, table: str) -> Locator:
    """What the landing page tells of a table now."""
    return person.visit().locator(f'[data-table="{table}"]')


def test_your_games_tell_whose_turn_it_is(known: Callable[..., Person]) -> None:
    people = anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, OPEN)
    assert bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}).ok
    for _ in range(3):
        asked, number, decision = next_question(table, people)
        waiting = bruno if asked is anna else anna
        expect(row(asked, table)).to_contain_text(asked.say("page-your-turn"))
        expect(row(waiting, table)).to_be_visible()
        expect(row(waiting, table)).not_to_contain_text(waiting.say("page-your-turn"))
        assert decision is not None
        body = {"number": number, "choice": "end_hunt", "seat": decision["seat"]}
        assert asked.page.request.post(f"/api/v1/tables/{table}/choose", data=body).ok
