"""Whom one does not want to hear is not heard any more."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.playing import make_table, open_table


def test_somebody_is_muted_and_heard_again(known: Callable[..., Person]) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, [{"who": "me"}, {"who": "open"}])
    assert bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}).ok

    def speak(text: str) -> None:
        assert bruno.page.request.post(f"/api/v1/tables/{table}/say", data={"text": text}).ok

    page = open_table(anna, table)
    page.get_by_role("tab", name=anna.say("page-chat")).click()
    talk = page.get_by_role("list", name=anna.say("page-chat"))
    speak("first")
    expect(talk).to_contain_text("first")
    page.get_by_text(anna.say("page-mute"), exact=True).click()
    muting = page.get_by_label(anna.say("page-mute-for-me", name="Bruno"))
    muting.check()
    expect(muting).to_be_enabled()
    speak("second")
    muting.uncheck()
    expect(muting).to_be_enabled()
    speak("third")
    expect(talk).to_contain_text("third")
    expect(talk).not_to_contain_text("second")
