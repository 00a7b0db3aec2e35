"""What one may type besides an answer: what it would do, why something can't be done, undo, the rules, help."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table

from deadtown.complaint import Complaint
from deadtown.kernel import Decision, Option
from deadtown.kernel import preview as foresee
from deadtown.terminal.arranging import arrange
from deadtown.terminal.reading import some
from deadtown.terminal.rules import show_rules
from deadtown.text import Speaker
from deadtown.text.naming import find, plain

if TYPE_CHECKING:
    from deadtown.terminal.session import Session

Command = Callable[["Session", str], None]

COMMANDS: dict[str, Command] = {}
ALONE: set[str] = set()
"""Commands that take no argument: with more words behind it, such a word is not a command."""

LOG_LINES = 20


def command(alone: bool = False) -> Callable[[Command], Command]:
    def mark(carry_out: Command) -> Command:
        COMMANDS[carry_out.__name__] = carry_out
        if alone:
            ALONE.add(carry_out.__name__)
        return carry_out

    return mark


def words_of(speaker: Speaker, name: str) -> list[str]:
    """What calls a command: words of this language, then the English one."""
    words = [word.strip() for word in speaker.say(f"terminal-command-{name}").split(",")]
    return list(dict.fromkeys([*words, name]))


def find_command(speaker: Speaker, text: str) -> tuple[Command | None, str]:
    """The command that a line calls, if it calls one, and the rest of the line."""
    first, _, rest = text.strip().partition(" ")
    for name, carry_out in COMMANDS.items():
        if plain(first) in map(plain, words_of(speaker, name)) and plain(first):
            return (None if name in ALONE and rest.strip() else carry_out), rest.strip()
    if first == "?":
        return COMMANDS["help"], ""
    return None, ""


@command()
def preview(session: "Session", argument: str) -> None:
    """What an answer would do at once, as far as anybody can tell."""
    match, decision = session.match, session.decision
    if decision is None:
        session.screen.note(session.say("game-over"))
        return
    if not argument:
        session.screen.note(session.say("preview-how"), "yellow")
        return
    option = session.read(argument)
    if option is None:
        return
    foreseen, words = foresee(match, option, decision.seat), session.speaker.option(option)
    if not foreseen.events:
        session.screen.note(session.say("preview-nothing" if foreseen.whole else "preview-open", wish=words))
        return
    session.screen.note(session.say("preview", wish=words), "bold")
    for event in foreseen.events:
        session.screen.note(f"  {session.speaker.event(event)}")


@command()
def standing(session: "Session", argument: str) -> None:
    """How to be asked in windows, and what not again this turn; without a word: what holds."""
    if session.decision is None:
        session.screen.note(session.say("game-over"))
    else:
        arrange(session, session.decision, argument)


@command()
def why(session: "Session", argument: str) -> None:
    """Why something can't be done: for everything in sight, for a card, or for a wish."""
    match, decision = session.match, session.decision
    if decision is None:
        session.screen.note(session.say("game-over"))
        return
    wishes = list(match.game.words.wishes(match.state, decision.seat))
    if argument:
        cards = find(argument, _card_names(session))
        wished = session.reader.wishes(match, decision, argument)
        if len(cards) == 1:
            wishes = _wishes_about(decision, cards[0], wishes)
        elif len(wished) == 1:
            wishes = wished
        else:
            _say_which_card(session, argument, cards)
            return
    _explain(session, decision, wishes)


def _wishes_about(decision: Decision, card: str, wishes: list[Option]) -> list[Option]:
    """What one may wish to do with a card: whatever is on offer with it, and the usual things."""
    offered = [option for option in decision.options if card in option]
    verbs = dict.fromkeys(wish[0] for wish in wishes)
    usual = [wish for wish in wishes if card in wish] or [(verb, card) for verb in verbs]
    return list(dict.fromkeys([*offered, *usual]))


def _explain(session: "Session", decision: Decision, wishes: list[Option]) -> None:
    """What can be done and what not; the same reason is given once."""
    refused: dict[str, list[str]] = {}
    for wish in wishes:
        words = session.speaker.option(wish)
        refusal = session.match.why_not(decision.seat, wish)
        if wish in decision.options:
            session.screen.note(session.say("can-do", wish=words, number=decision.options.index(wish) + 1), "green")
        elif refusal is None:
            session.screen.note(session.say("makes-no-sense", wish=words))
        else:
            refused.setdefault(session.speaker.refusal(refusal), []).append(words)
    for reason, things in refused.items():
        session.screen.note(session.say("why", wish=some(things), reason=reason))


@command(alone=True)
def undo(session: "Session", argument: str) -> None:
    """Back to the previous decision."""
    session.undo()


@command()
def log(session: "Session", argument: str) -> None:
    """The last lines of what happened, as far as this seat may know."""
    if argument and not (argument.isdecimal() and len(argument) < 8 and int(argument)):
        session.screen.note(session.say("log-how", given=argument), "yellow")
        return
    lines = list(session.running.seen_by(session.at_keyboard))
    session.show_log(lines[-int(argument or LOG_LINES) :], clauses=True)


@command()
def rules(session: "Session", argument: str) -> None:
    """The rulebook: its sections, a section, a clause, or a search."""
    try:
        show_rules(session.screen, session.speaker, session.rulebook, argument)
    except Complaint as complaint:
        session.screen.note(str(complaint), "yellow")


@command()
def card(session: "Session", argument: str) -> None:
    """What a card does; without a name, all cards of this game."""
    found = list(session.picture.in_sight(session.match.view(session.at_keyboard)))
    if argument:
        found = find(argument, _card_names(session))
        if len(found) != 1:
            _say_which_card(session, argument, found)
            return
    for slug in found:
        session.screen.show(session.picture.card(slug))


def _card_names(session: "Session") -> dict[str, list[str]]:
    speaker, picture = session.speaker, session.picture
    return {slug: [slug, speaker.name(picture.thing, slug)] for slug in picture.things}


def _say_which_card(session: "Session", wish: str, found: list[str]) -> None:
    if found:
        fits = some(session.speaker.name(session.picture.thing, slug) for slug in found)
        session.screen.note(session.say("ambiguous", wish=wish, fits=fits), "yellow")
    else:
        session.screen.note(session.say("no-such-card", wish=wish), "yellow")


@command(alone=True)
def table(session: "Session", argument: str) -> None:
    """The whole table again."""
    session.show_table()
    if session.decision is not None:
        session.show_decision()


@command(alone=True)
def trash(session: "Session", argument: str) -> None:
    """What is out of the game."""
    session.screen.show(session.picture.trash(session.match.view(session.at_keyboard)))


@command()
def save(session: "Session", argument: str) -> None:
    """Save the game, to be continued."""
    session.save(Path(argument) if argument else None)


@command(alone=True)
def help(session: "Session", argument: str) -> None:
    """What one may type."""
    decision = session.decision
    example = decision.options[0] if decision is not None else (session.picture.verbs[0],)
    words = session.speaker.option(example)
    session.screen.note(session.say("help", words=words, short=" ".join(word[:3] for word in words.lower().split())))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold cyan", max_width=26)
    grid.add_column()
    for name in COMMANDS:
        words = ", ".join(words_of(session.speaker, name))
        usage = session.say(f"command-{name}.arguments") if name not in ALONE else ""
        grid.add_row(f"{words} {usage}".strip(), session.say(f"command-{name}.help"))
    session.screen.show(Padding(grid, (0, 0, 0, 2)))


@command(alone=True)
def quit(session: "Session", argument: str) -> None:
    """End here; the game is saved, unless that fails and one insists."""
    session.leave()
