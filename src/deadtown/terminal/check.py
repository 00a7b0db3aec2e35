"""``deadtown check``: hold records against the rules, line by line."""

import sys
from argparse import Namespace

from deadtown.complaint import Complaint
from deadtown.kernel import Match, RecordError
from deadtown.kernel.record import OLD_FORMAT, Choice, End, Header, Line, Pause, seed_of, verify
from deadtown.terminal.running import taken_back
from deadtown.terminal.saves import game_of, read_record, record_problem
from deadtown.terminal.screen import Screen
from deadtown.terminal.seats import visible_name
from deadtown.text import Speaker
from deadtown.visible import visible_line

GOOD, BAD, UNREADABLE = 0, 1, 2


def run(arguments: Namespace) -> int:
    """The worst that was found: 0 all is well, 1 a record breaks the rules, 2 a file can't be read."""
    screen = Screen()
    return max(check(screen, file, arguments.lang) for file in arguments.file)


def check(screen: Screen, file: str, language: str) -> int:
    lines: list[Line] = []
    try:
        lines = read_record(file)
        game = game_of(lines)
    except Complaint as complaint:
        return unreadable(str(complaint))
    except RecordError as error:
        return unreadable(record_problem(file, error, language, lines))
    try:
        match = verify(game, lines)
    except RecordError as error:
        screen.console.out(visible_line(record_problem(file, error, language, lines)), highlight=False)
        return BAD
    header = lines[0]
    assert isinstance(header, Header)
    speaker = Speaker(game, language, [visible_name(seat.name) for seat in header.seats])
    verified = "; ".join(what_was_verified(speaker, lines, match))
    words = speaker.say("terminal-check-ok", file=file, verified=verified)
    screen.console.out(visible_line(words), highlight=False)
    return GOOD


def unreadable(why: str) -> int:
    print(f"deadtown: {visible_line(why)}", file=sys.stderr)
    return UNREADABLE


def what_was_verified(speaker: Speaker, lines: list[Line], match: Match) -> list[str]:
    """Choices, luck, outcome: what a record proves."""
    header = lines[0]
    assert isinstance(header, Header)
    undone = sum(isinstance(line, Choice) for line in taken_back(lines))
    verified = [speaker.say("terminal-check-choices", count=sum(isinstance(line, Choice) for line in lines))]
    if undone:
        verified.append(speaker.say("terminal-check-undone", count=undone))
    if header.format == OLD_FORMAT:
        verified.append(speaker.say("terminal-check-renewed"))
    luck = "record" if seed_of(lines) is None else "seed" if header.commitment is None else "commitment"
    verified.append(speaker.say(f"terminal-check-luck-{luck}"))
    match lines[-1]:
        case End(outcome=outcome):
            scores = ", ".join(map(str, outcome.scores))
            verified.append(speaker.say("terminal-check-outcome", winners=outcome.winners, scores=scores))
        case Pause():
            verified.append(speaker.say("terminal-check-saved"))
        case _:
            verified.append(speaker.say("terminal-check-no-outcome" if match.over else "terminal-check-unfinished"))
    return verified
