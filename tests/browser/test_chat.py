"""What people say to each other at a table."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.playing import make_table, open_table

People = Callable[..., Person]


def seated(known: People, *names: str) -> list[Person]:
    """People at a table, with the chat before them."""
    people = [known(name) for name in names]
    table = make_table(people[0], [{"who": "me"}, *({"who": "open"} for _ in names[1:])])
    for one in people[1:]:
        assert one.page.request.post(f"/api/v1/tables/{table}/sit", data={}).ok
    for one in people:
        open_table(one, table)
        one.page.get_by_role("tab", name=one.say("page-chat")).click()
    return people


def line(person: Person) -> Locator:
    return person.page.get_by_label(person.say("page-say"), exact=True)


def talk(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.say("page-chat")).get_by_role("listitem")


def speak(person: Person, words: str) -> None:
    line(person).fill(words)
    line(person).press("Enter")


def test_two_people_talk(known: People) -> None:
    anna, bruno = seated(known, "Anna", "Bruno")
    speak(anna, "Brains?")
    expect(talk(bruno).last).to_have_text("Anna Brains?")
    speak(bruno, "<b>Brains!</b>")
    expect(talk(anna).last).to_have_text("Bruno <b>Brains!</b>")
    expect(line(anna)).to_have_value("")


def test_a_private_word_is_heard_by_one_alone(known: People) -> None:
    anna, bruno, carla = seated(known, "Anna", "Bruno", "Carla")
    anna.page.get_by_label(anna.say("page-say-to")).select_option("Bruno")
    speak(anna, "Let us gang up on Carla")
    expect(talk(bruno).last).to_contain_text("Anna → Bruno")
    anna.page.get_by_label(anna.say("page-say-to")).select_option("")
    speak(anna, "Good luck")
    expect(talk(carla).last).to_contain_text("Good luck")
    expect(carla.page.locator("body")).not_to_contain_text("gang up")


def test_a_hasty_finger_says_it_once(known: People) -> None:
    anna, bruno = seated(known, "Anna", "Bruno")
    line(anna).fill("Brains")
    anna.page.evaluate("() => { for (let i = 0; i < 3; i++) document.querySelector('.say').requestSubmit(); }")
    speak(bruno, "Enough")
    expect(talk(anna).last).to_contain_text("Enough")
    expect(talk(anna).filter(has_text="Brains")).to_have_count(1)


def test_what_was_said_while_one_reads_the_log_is_counted(known: People) -> None:
    anna, bruno = seated(known, "Anna", "Bruno")
    tab = anna.page.get_by_role("tab", name=anna.say("page-chat"))
    anna.page.get_by_role("tab", name=anna.say("page-log")).click()
    speak(bruno, "Hello?")
    expect(tab.get_by_label(anna.say("page-unread", count=1))).to_be_visible()
    tab.click()
    expect(talk(anna).last).to_contain_text("Hello?")
    expect(tab.locator(".count")).to_have_count(0)
