"""Every screen of the page, and how somebody comes there."""

from collections.abc import Callable

from playwright.sync_api import expect

from deadtown.games import GAMES
from deadtown.text import Speaker
from tests.browser.hordes import horde
from tests.browser.last_nights import last_night
from tests.browser.meetings import meeting
from tests.browser.nights import nights, put_together
from tests.browser.person import Person
from tests.browser.playing import SOLO, TOGETHER, board, make_table, open_table, play_unseen, wait_until_asked
from tests.browser.situations import both_attacked, go_on
from tests.browser.towns import PLAYERS, Saved, in_sight, town, won

Screen = Callable[[Person], object]
"""Brings a newcomer to a screen, and waits until all of it can be seen."""

SCREENS: dict[str, Screen] = {}


def screen(bring: Screen) -> Screen:
    """Count a function among the ways to a screen, under its name."""
    SCREENS[bring.__name__] = bring
    return bring


def sign_in(person: Person, name: str = "Anna") -> Person:
    """A name by request: how one gets it on the page is tested elsewhere."""
    assert person.page.request.post("/api/v1/session", data={"name": name}).ok
    return person


@screen
def landing(person: Person) -> None:
    person.visit()


@screen
def landing_with_games(person: Person) -> None:
    """Somebody with games in progress and open tables of others."""
    make_table(sign_in(person))
    make_table(person, [{"who": "me"}, {"who": "open"}])
    person.remember("name", "Anna")
    person.visit()
    expect(person.page.locator("a[href^='/t/']").first).to_be_visible()


@screen
def about(person: Person) -> None:
    person.visit("/about")


@screen
def nowhere(person: Person) -> None:
    person.visit("/rules/zombinion")
    person.page.evaluate("() => { history.pushState(null, '', '/nowhere/x'); dispatchEvent(new Event('popstate')); }")
    expect(person.page.get_by_role("heading", name=person.say("page-lost"))).to_be_visible()


@screen
def new_table(person: Person) -> None:
    person.visit("/new/zombinion")


@screen
def new_table_pauses(person: Person) -> None:
    """How long questions to many stay open, with all that can be said of it."""
    page = person.visit("/new/zombinion")
    page.get_by_label(person.say("page-windows-least")).check()
    page.get_by_label(person.say("page-windows-limit"), exact=True).check()
    page.get_by_label(person.say("page-windows-limit-seconds")).scroll_into_view_if_needed()


@screen
def new_table_balance(person: Person) -> None:
    """Scenarios, how even they are, and what was found of the one that is chosen."""
    speaker = Speaker(GAMES["last_night"], person.language)
    page = person.visit("/new/last_night")
    page.get_by_role("radio", name=speaker.name("scenario", "escape_in_the_truck")).check()
    page.get_by_role("group", name=speaker.say("setting-scenario")).evaluate("group => group.scrollIntoView()")


@screen
def new_table_rules(person: Person) -> None:
    """Sets by their pictures, and all that is seldom changed."""
    speaker = Speaker(GAMES["last_night"], person.language)
    page = person.visit("/new/last_night")
    page.get_by_role("checkbox", name=speaker.say("set-growing_hunger")).check()
    page.locator("summary", has_text=person.say("page-more-rules")).click()
    page.get_by_label(speaker.say("setting-opt_grave_dead")).check()
    page.get_by_role("group", name=speaker.say("sets-chosen")).evaluate("group => group.scrollIntoView()")


@screen
def waiting_room(person: Person) -> None:
    table = make_table(sign_in(person), [{"who": "me"}, {"who": "open"}, {"who": "open"}, {"who": "bot"}])
    person.visit(f"/t/{table}")


@screen
def table_begins(person: Person) -> None:
    open_table(person, make_table(sign_in(person), [*SOLO, {"who": "bot", "bot": "hard"}], turns=30))
    wait_until_asked(person.page)


@screen
def table_later(person: Person) -> None:
    """In the middle of a game, with cards of all kinds."""
    table = make_table(sign_in(person), [*SOLO, {"who": "bot", "bot": "hard"}], turns=30)
    play_unseen(table, person, most=24)
    wait_until_asked(open_table(person, table))


@screen
def window(person: Person) -> None:
    """Asked together with others."""
    saved = both_attacked()
    page = open_table(sign_in(person), go_on(person, saved.record, saved.seats[0]))
    wait_until_asked(page)


@screen
def window_answered(person: Person) -> None:
    """One has passed, while another one thinks."""
    browser = person.context.browser
    assert browser is not None
    saved = both_attacked()
    table = go_on(sign_in(person), saved.record, saved.seats[0])
    guest = browser.new_context(base_url=person.server).request
    link = person.page.request.get(f"/api/v1/tables/{table}/links").json()["table"]
    assert guest.post("/api/v1/session", data={"name": "Bruno"}).ok
    seat = {"seat": saved.seats[1]}
    assert guest.post(f"/api/v1/tables/{table}/sit", data=seat, headers={"Deadtown-Link": link}).ok
    page = open_table(person, table)
    wait_until_asked(page)
    page.locator('.decision [data-option="pass"]').click()
    expect(page.locator(".window-answered")).to_be_visible()


@screen
def how_asked(person: Person) -> None:
    window(person)
    person.page.get_by_role("button", name=person.say("page-menu")).click()
    person.page.get_by_role("button", name=person.say("page-how-asked")).click()
    person.page.get_by_role("dialog").get_by_label(person.say("page-how-asked-kinds")).first.check()
    expect(person.page.get_by_role("dialog").get_by_role("checkbox")).to_be_checked()


@screen
def foreseen(person: Person) -> None:
    """What an answer beside the question would do."""
    window(person)
    person.page.keyboard.press("b")
    person.page.locator('.decision [data-option="reveal"]').focus()
    expect(person.page.locator(".why-foreseen")).to_be_visible()


@screen
def street(person: Person) -> None:
    """A crowded street of Zombiaki!, seen from the cemetery."""
    open_table(sign_in(person), go_on(person, nights()["boss"]))
    wait_until_asked(person.page)


@screen
def street_foreseen(person: Person) -> None:
    """What a card would do, before it is confirmed; seen from the barricade."""
    page = open_table(sign_in(person), go_on(person, nights()["get_back"]))
    wait_until_asked(page)
    put_together(page, "play get_back")
    expect(page.locator(".choice-foretold li").first).to_be_visible()


def stand_in(person: Person, saved: Saved, seat: int | None = None) -> None:
    """In a town of Zombies!!!, Humans!!! or both, in the place of who is asked there, or of somebody else."""
    seat = saved.asked.seat if seat is None else seat
    open_table(person, go_on(sign_in(person, PLAYERS[seat]), saved.record, seat))
    expect(person.page.locator(".city-board")).to_be_visible()


@screen
def town_walk(person: Person) -> None:
    """One's own movement in the middle of a game: how far one gets, and where one must fight."""
    stand_in(person, town("walk"))
    wait_until_asked(person.page)


@screen
def town_tile(person: Person) -> None:
    """A tile that was drawn, at a place where it fits."""
    stand_in(person, town("tile"))
    wait_until_asked(person.page)
    in_sight(person.page, ".map-site").click()
    expect(person.page.locator("[data-confirm]")).to_be_visible()


@screen
def town_fight(person: Person) -> None:
    """A roll that is too low."""
    stand_in(person, town("fight"))
    wait_until_asked(person.page)


@screen
def town_horde(person: Person) -> None:
    """A zombie that is about to be moved."""
    stand_in(person, town("horde"))
    wait_until_asked(person.page)
    in_sight(person.page, ".map-space.legal").click()
    expect(person.page.locator(".decision.choosing")).to_be_visible()


@screen
def town_card(person: Person) -> None:
    """A card for which somebody is to be named."""
    stand_in(person, town("card"))
    wait_until_asked(person.page)
    person.page.locator(".city-hand-card.legal").first.click()
    expect(person.page.locator(".decision.choosing")).to_be_visible()


@screen
def town_waits(person: Person) -> None:
    """Somebody else's movement."""
    saved = town("walk")
    stand_in(person, saved, (saved.asked.seat + 1) % 4)


@screen
def town_crowd(person: Person) -> None:
    """Six players in a large town."""
    stand_in(person, town("crowd"))
    wait_until_asked(person.page)


@screen
def squad_builds(person: Person) -> None:
    """Intervention Squad: the town is laid before the first turn."""
    stand_in(person, town("building"))
    wait_until_asked(person.page)


@screen
def squad_event(person: Person) -> None:
    """The event die offers something."""
    stand_in(person, town("event"))
    wait_until_asked(person.page)


@screen
def squad_duel(person: Person) -> None:
    """Attacked by another player."""
    stand_in(person, town("duel"))
    wait_until_asked(person.page)


@screen
def squad_leads(person: Person) -> None:
    """A zombie on its way."""
    stand_in(person, town("led"))
    wait_until_asked(person.page)


@screen
def town_ending(person: Person) -> None:
    """Somebody has come to the Helipad."""
    saved = won()
    seat = saved.asked.seat
    table = go_on(sign_in(person, PLAYERS[seat]), saved.record, seat)
    number = person.page.request.get(f"/api/v1/tables/{table}").json()["seen"]["number"]
    body = {"number": number, "choice": list(saved.choice), "seat": seat}
    assert person.page.request.post(f"/api/v1/tables/{table}/choose", data=body).ok
    expect(open_table(person, table).locator(".ending-stood").first).to_be_visible()


@screen
def horde_walk(person: Person) -> None:
    """Humans!!!: how far a zombie gets, and what it must roll to break in."""
    stand_in(person, horde("walk"))
    wait_until_asked(person.page)
    expect(person.page.locator(".map-cost").first).to_be_visible()


@screen
def horde_arms(person: Person) -> None:
    """Somebody else's capture: who hands out a weapon?"""
    stand_in(person, horde("weapon"))
    wait_until_asked(person.page)


@screen
def horde_flees(person: Person) -> None:
    """Somebody flees, and one says where to."""
    stand_in(person, horde("flight"))
    wait_until_asked(person.page)


@screen
def horde_wounds(person: Person) -> None:
    """Hit by a weapon: one of the wounds is kept."""
    stand_in(person, horde("wounds"))
    wait_until_asked(person.page)


@screen
def horde_sheets(person: Person) -> None:
    """Whose zombies one leads, before the game."""
    stand_in(person, horde("sheets"))
    wait_until_asked(person.page)


@screen
def meeting_start(person: Person) -> None:
    """Humans!!! with Zombies!!!: where a horde begins."""
    stand_in(person, meeting("start"))
    wait_until_asked(person.page)


@screen
def meeting_walk(person: Person) -> None:
    """How far a shotgun guy gets, and where he must fight."""
    stand_in(person, meeting("guy"))
    wait_until_asked(person.page)
    expect(person.page.locator(".map-cost").first).to_be_visible()


@screen
def meeting_fight(person: Person) -> None:
    """A shotgun guy against one of those who share his space."""
    stand_in(person, meeting("roll"))
    wait_until_asked(person.page)


@screen
def meeting_attack(person: Person) -> None:
    """A horde has caught one's own shotgun guy."""
    stand_in(person, meeting("attack"))
    wait_until_asked(person.page)


@screen
def meeting_crowd(person: Person) -> None:
    """Six players, three on each side."""
    stand_in(person, meeting("crowd"))
    wait_until_asked(person.page)


@screen
def table_in_words(person: Person) -> None:
    person.remember("board", "plain")
    open_table(person, make_table(sign_in(person)))
    expect(person.page.locator(".general")).to_be_visible()


@screen
def why_not(person: Person) -> None:
    table_begins(person)
    board(person.page).locator('[data-spot="supply:magazine"]').click(force=True)
    expect(person.page.locator(".why")).to_be_visible()


@screen
def chat(person: Person) -> None:
    table_begins(person)
    page = person.page
    drawer = page.get_by_role("button", name=person.say("page-log"), exact=True)
    if drawer.is_visible():  # On a phone.
        drawer.click()
    page.get_by_role("tab", name=person.say("page-chat")).last.click()
    page.get_by_label(person.say("page-say"), exact=True).last.fill("Brains!")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name=person.say("page-chat")).last).to_contain_text("Brains!")


@screen
def settings(person: Person) -> None:
    person.visit()
    person.page.get_by_role("button", name=person.say("page-settings")).click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


@screen
def shortcuts(person: Person) -> None:
    table_begins(person)
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog")).to_be_visible()


@screen
def menu(person: Person) -> None:
    table_begins(person)
    person.page.get_by_role("button", name=person.say("page-menu")).click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


@screen
def handover(person: Person) -> None:
    table = make_table(sign_in(person), TOGETHER)
    person.visit(f"/t/{table}")
    expect(person.page.locator("dialog.curtain")).to_be_visible()


@screen
def rules_drawer(person: Person) -> None:
    table_begins(person)
    person.page.keyboard.press("r")
    expect(person.page.get_by_role("dialog")).to_contain_text("ZN-1.1")


@screen
def rules(person: Person) -> None:
    person.visit("/rules/zombinion")
    expect(person.page.locator("main")).to_contain_text("ZN-1.1")


@screen
def card(person: Person) -> None:
    table_begins(person)
    board(person.page).locator('[data-spot="supply:magazine"]').click(force=True)
    person.page.get_by_role("button", name=person.say("page-look-closely")).click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


@screen
def lesson(person: Person) -> None:
    person.visit("/teach/zombinion")
    expect(board(person.page).or_(person.page.locator(".lesson")).first).to_be_visible()


@screen
def ending(person: Person) -> None:
    table = make_table(sign_in(person), turns=6)
    play_unseen(table, person)
    page = open_table(person, table)
    expect(page.locator(".ending")).to_be_visible()
    expect(page.locator(".ending svg").first).to_be_visible()


def stay_up(person: Person, name: str) -> None:
    """In a night of Last Night on Earth, in the place of who is asked there."""
    saved = last_night(name)
    open_table(person, go_on(sign_in(person, PLAYERS[saved.asked.seat]), saved.record, saved.asked.seat))
    expect(person.page.locator(".ln-board")).to_be_visible()
    wait_until_asked(person.page)


@screen
def night_heroes(person: Person) -> None:
    """Choosing whom to play."""
    options = {"scenario": "hunker_down", "choose_heroes": True}
    plan = {"game": "last_night", "seats": SOLO, "options": options}
    answer = sign_in(person).page.request.post("/api/v1/tables", data=plan)
    wait_until_asked(open_table(person, answer.json()["table"]))


@screen
def night_walk(person: Person) -> None:
    """A hero is about to move: how far it gets."""
    stay_up(person, "walk")


@screen
def night_shot(person: Person) -> None:
    """Something to fire, and whom to fire at."""
    stay_up(person, "shot")


@screen
def night_fight(person: Person) -> None:
    """The dice of a fight lie, and something can be done about them."""
    stay_up(person, "fight")


@screen
def night_dead(person: Person) -> None:
    """The dead of two players, one of which is about to be led."""
    stay_up(person, "dead")


@screen
def night_walls(person: Person) -> None:
    """Barricades, doors that are locked or new, a building that is walled up: what can be built and forced there."""
    stay_up(person, "walls")


@screen
def night_doors(person: Person) -> None:
    """Where a Door marker can be placed."""
    stay_up(person, "doors")


@screen
def night_sewer(person: Person) -> None:
    """The mountains, with the sewer below them: red and armed dead, parts of the radio, a blocked space."""
    stay_up(person, "sewer")


@screen
def night_charges(person: Person) -> None:
    """Charges in buildings of the other boards."""
    stay_up(person, "charges")


@screen
def night_learnt(person: Person) -> None:
    """What expansions give both sides: experience and upgrades, things taped together, what rises from graves."""
    stay_up(person, "learnt")


@screen
def night_sheet(person: Person) -> None:
    """The sheet of somebody who has learnt something."""
    stay_up(person, "learnt")
    person.page.locator(".ln-hero:has(.ln-hero-upgrades) > .ln-hero-head").first.click()
    expect(person.page.locator(".ln-sheet-upgrades")).to_be_visible()


@screen
def night_upgrade(person: Person) -> None:
    """Choosing what to buy with experience."""
    stay_up(person, "upgrade")
    person.page.locator('.ln-offers [data-part$=":experience"]').first.click()
    expect(person.page.locator('.ln-offers [data-part="combat"]')).to_be_visible()


@screen
def night_armed_fight(person: Person) -> None:
    """A fight with a Grave Dead that wields something."""
    stay_up(person, "armed_fight")
    expect(person.page.locator(".ln-foe-weapon")).to_be_visible()


@screen
def night_supply(person: Person) -> None:
    """A scenario of an expansion: supplies are carried through the town."""
    stay_up(person, "supply")


@screen
def replay(person: Person) -> None:
    table = make_table(sign_in(person), turns=6)
    play_unseen(table, person)
    page = person.visit(f"/t/{table}/replay?at=12")
    expect(page.get_by_role("slider")).to_be_visible()


ANALYSED: dict[str, str] = {}
"""By server: a game that is over. It is looked at again once, for all who come to see it."""


def analysed_table(person: Person) -> str:
    """A game that is over, in which somebody took just anything."""
    if person.server not in ANALYSED:
        ANALYSED[person.server] = make_table(sign_in(person), turns=6)
        play_unseen(ANALYSED[person.server], person)
    return ANALYSED[person.server]


def analysed(person: Person) -> None:
    """The whole analysis of it."""
    person.visit(f"/t/{analysed_table(person)}/replay?analysis")
    expect(person.page.get_by_role("table", name=person.say("page-analysis-accuracy"))).to_be_visible(timeout=120_000)


@screen
def analysis(person: Person) -> None:
    analysed(person)
    person.page.mouse.move(0, 0)


@screen
def analysis_moment(person: Person) -> None:
    """A decision that cost much, in the replay."""
    analysed(person)
    person.page.locator(".analysis-costliest button").first.click()
    expect(person.page.locator(".analysis-note")).to_be_visible()


@screen
def closed_door(person: Person) -> None:
    """A table that is only for those who have its link."""
    table = make_table(sign_in(person), settings={"visibility": "link"})
    person.context.clear_cookies()
    person.visit(f"/t/{table}")
    expect(person.page.get_by_role("heading", name=person.say("page-no-entry"))).to_be_visible()


@screen
def asked(person: Person) -> None:
    """Somebody asks for a pause."""
    visited(person, "pause")
    expect(person.page.get_by_role("region", name=person.say("page-asked"))).to_be_visible()


@screen
def kept(person: Person) -> None:
    """Somebody has left in the middle of the game: the seat is kept."""
    visited(person, "leave")
    expect(person.page.get_by_text(person.say("page-kept", place=2, name="Bruno"))).to_be_visible()


def visited(person: Person, wish: str) -> None:
    """A game with Bruno, who wants something as soon as it has begun."""
    table = make_table(sign_in(person), [{"who": "me"}, {"who": "open"}])
    browser = person.context.browser
    assert browser is not None
    guest = browser.new_context(base_url=person.server).request
    for path, body in (("session", {"name": "Bruno"}), (f"tables/{table}/sit", {}), (f"tables/{table}/{wish}", {})):
        assert guest.post(f"/api/v1/{path}", data=body).ok
    open_table(person, table)
