"""The command ``standing``: how one wants to be asked, in the words that a table on a server uses too."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from deadtown.kernel import Decision, Standing
from deadtown.terminal.reading import some
from deadtown.text.naming import find, plain

if TYPE_CHECKING:
    from deadtown.terminal.session import Session

Arrange = Callable[["Session", Decision, str], None]


def arrange(session: "Session", decision: Decision, argument: str) -> None:
    """Carry out ``standing``: one of its words, or the answer that is to hold for the rest of the turn."""
    first, _, rest = argument.partition(" ")
    for word, carry_out in WORDS.items():
        named = [*session.say(f"standing-{word}").split(","), word]
        if first and plain(first) in map(plain, named):
            carry_out(session, decision, rest.strip())
            return
    if not argument:
        show_what_holds(session, decision)
        session.screen.note(session.say("standing-how"), "dim")
    elif (wish := session.read(argument)) is None:
        return
    elif wish == session.standing.offered(session.match, decision):
        not_again(session, decision, "")
    else:
        session.screen.note(session.say("standing-not-here"), "yellow")


def show_what_holds(session: "Session", decision: Decision) -> None:
    """How one is asked in windows, and what one is not asked again this turn."""
    seat, match = decision.seat, session.match
    standing = session.standing.of[seat]
    if standing.ask == "matters" and match.game.players.matters is None:
        standing = Standing(ask="could")
    kinds = ", ".join(standing.kinds)
    session.screen.note(session.say(f"standing-{standing.ask}.holds", kinds=kinds))
    if held := session.standing.held(match, seat):
        session.screen.note(session.say("standing-rest.holds", kinds=", ".join(held)))


def always(session: "Session", decision: Decision, argument: str) -> None:
    session.standing.arrange(decision.seat, Standing(ask="always"))
    show_what_holds(session, decision)


def when_it_matters(session: "Session", decision: Decision, argument: str) -> None:
    session.standing.arrange(decision.seat, Standing(ask="matters"))
    show_what_holds(session, decision)


def when_one_could_act(session: "Session", decision: Decision, argument: str) -> None:
    session.standing.arrange(decision.seat, Standing(ask="could"))
    show_what_holds(session, decision)


def only_these_kinds(session: "Session", decision: Decision, argument: str) -> None:
    """Kinds of window by their names in records; without one, the window that is open."""
    speaker = session.speaker
    known = [kind for kind in session.match.game.rules.decisions if speaker.knows(f"window-{kind.replace('_', '-')}")]
    if not known:
        session.screen.note(session.say("standing-no-windows"), "yellow")
        return
    kinds: dict[str, None] = {}
    for wish in argument.replace(",", " ").split() or [decision.kind]:
        found = find(wish, {kind: [kind] for kind in known})
        if len(found) != 1:
            session.screen.note(session.say("standing-no-such-kind", wish=wish, kinds=some(known)), "yellow")
            return
        kinds[found[0]] = None
    session.standing.arrange(decision.seat, Standing(ask="kinds", kinds=list(kinds)))
    show_what_holds(session, decision)


def not_again(session: "Session", decision: Decision, argument: str) -> None:
    """Answer what is asked now, and for the rest of the turn."""
    answer = session.standing.offered(session.match, decision)
    if answer is None:
        session.screen.note(session.say("standing-not-here"), "yellow")
        return
    session.standing.say(session.match, decision)
    session.screen.note(session.say("standing-said", answer=session.speaker.option(answer)))
    session.answer(answer)


def be_asked_again(session: "Session", decision: Decision, argument: str) -> None:
    session.standing.forget(decision.seat)
    session.screen.note(session.say("standing-over"))


WORDS: dict[str, Arrange] = {
    "always": always,
    "matters": when_it_matters,
    "could": when_one_could_act,
    "kinds": only_these_kinds,
    "rest": not_again,
    "again": be_asked_again,
}
"""By the name of the text that holds the words of each language."""
