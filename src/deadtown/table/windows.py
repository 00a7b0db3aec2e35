"""An open window at a table: whom it waits for, how it will close, and when.

Nothing that others are sent follows from this but the moment at which it closes; and that only where the table says
that speed may tell.
"""

from deadtown.kernel import PASS, Answer, Decision, Option, Window
from deadtown.kernel import standing_answer as said_for_the_turn
from deadtown.table.state import LAPSING, Early
from deadtown.table.tabletop import Tabletop

LAPSES_AFTER = 60.0
"""Seconds that the others have to answer what somebody asks of them."""


def open_window(table: Tabletop) -> Window | None:
    """The window that is open, while a game goes on."""
    match = table.match
    return match.window if match is not None and table.state.phase == "playing" else None


def early_answer(table: Tabletop, seat: int) -> Early | None:
    """What a seat has answered. Where the window before this one goes on, what can't be done any more is void."""
    early, window = table.state.answers.get(seat), open_window(table)
    if early is None or window is None or early.option == PASS:
        return early
    offer = window.offer(seat)
    return early if offer is not None and early.option in offer.options else None


def waits_for(table: Tabletop, seat: int) -> bool:
    """Whether the open window waits for a seat. An empty chair passes, and so do bots that can do nothing."""
    window = open_window(table)
    if window is None or seat not in window.seats or early_answer(table, seat) is not None:
        return False
    chair = table.state.seats[seat]
    if chair.played_by_person:
        return chair.standing.wants_to_be_asked(table.playing, window, seat)
    return chair.who != "open" and window.offer(seat) is not None


def question_to(table: Tabletop, seat: int) -> Decision | None:
    """What the open window asks a seat, if it waits for it: to pass at least."""
    window = open_window(table)
    if window is None or not waits_for(table, seat):
        return None
    return window.offer(seat) or Decision(seat, window.kind, [PASS], window.about)


def verdict(table: Tabletop, silence: bool = False) -> tuple[Answer | None, str] | None:
    """How the open window closes, and by whom; None while somebody is waited for whose silence is no pass yet."""
    window = open_window(table)
    assert window is not None, "no window is open"
    waits = False
    for seat in window.seats:
        early = early_answer(table, seat)
        if early is not None and early.option != PASS:
            return Answer(seat, early.option), early.player
        if early is None and not silence and waits_for(table, seat):
            if not window.first_come:
                return None
            waits = True
    return None if waits else (None, "")


def limit_of(table: Tabletop) -> float | None:
    """After how many seconds silence is a pass, as everybody knows."""
    settings = table.state.settings
    if settings.windows.pause == "same":
        return settings.windows.seconds
    limit = settings.windows.limit
    if limit is None and settings.clock is not None:
        limit = settings.clock.move
    least = settings.windows.seconds if settings.windows.pause == "least" else 0
    return None if limit is None else max(limit, least)


def stands_still(table: Tabletop) -> bool:
    """Whether no window closes, whoever answers and however long it takes."""
    state = table.state
    return state.paused or (state.ask is not None and state.ask.matter == "undo")


def closes_at(table: Tabletop, opened: float) -> float | None:
    """When the open window closes, as things are; None while it waits. None closes while an undo is asked, nor before
    anybody has sat down to go on with a game that was saved in the middle of it."""
    state = table.state
    if open_window(table) is None or stands_still(table) or all(chair.who == "open" for chair in state.seats):
        return None
    began = max(state.since, opened) - state.thought
    windows = state.settings.windows
    if is_claimed(table):
        return began
    if windows.pause != "same" and verdict(table) is not None:
        return began + windows.seconds if windows.pause == "least" else began
    limit = limit_of(table)
    return None if limit is None else began + limit


def lapses_at(table: Tabletop, opened: float) -> float | None:
    """When what is asked lapses, so that nobody holds up a game by asking; None where it does not."""
    ask = table.state.ask
    if ask is None or ask.matter not in LAPSING:
        return None
    return max(ask.at, opened) + LAPSES_AFTER


def is_claimed(table: Tabletop) -> bool:
    """Whether somebody has answered where the first answer counts: that is acted on at once, since it hides nothing."""
    window = open_window(table)
    if window is None or not window.first_come:
        return False
    found = verdict(table)
    return found is not None and found[0] is not None


def standing_answer(table: Tabletop) -> Option | None:
    """What the seat that decides has said for the rest of the turn, if it is asked just that again."""
    match, state = table.match, table.state
    if match is None or match.window is not None or match.decision is None or state.phase != "playing":
        return None
    decision = match.decision
    chair = state.seats[decision.seat]
    if decision.kind not in chair.standing.rest:
        return None
    if not chair.played_by_person or state.paused or state.out_of_time or state.ask is not None:
        return None
    return said_for_the_turn(match, decision, chair.standing)
