"""Who sits where: ``me``, ``me:Anna``, ``bot:hunter``, ``bot:hunter:Bruno``, ``bot:normal``."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from deadtown.bots import bot_for, split_name
from deadtown.complaint import Complaint
from deadtown.kernel import Match, SeatNote
from deadtown.text import Speaker
from deadtown.visible import visible

LONGEST_NAME = 24
LONGEST_BOT = 16


def read_seats(wishes: Sequence[str], speaker: Speaker, seed: str) -> list[SeatNote]:
    """The seats of a new game, each with a name; by its seed they are given bots of the levels that are named."""
    persons = sum(wish.split(":")[0] == "me" for wish in wishes)
    taken: Counter[str] = Counter()
    seats: list[SeatNote] = []
    for number, wish in enumerate(wishes):
        player, name = _read_seat(wish)
        level = player.removeprefix("bot:")
        if level in speaker.game.players.levels:
            player = f"bot:{bot_for(speaker.game, level, seed, number)}"
        if name:
            check_name(name)
        elif player != "person":
            bot = Path(player.removeprefix("bot:")).stem.partition(":")[0][:LONGEST_BOT]
            name = speaker.say("terminal-bot", bot=bot.capitalize())
        elif persons == 1:
            name = speaker.say("terminal-player")
        else:
            name = speaker.say("terminal-player-number", number=taken["person"] + 1)
        taken[player] += 1
        if player != "person" and name in (seat.name for seat in seats):
            name = f"{name} {taken[player]}"
        seats.append(SeatNote(name, player))
    return seats


def _read_seat(wish: str) -> tuple[str, str]:
    """The player and the name, if one is given."""
    kind, _, rest = wish.partition(":")
    if kind == "me":
        return "person", rest.strip()
    bot, name = split_name(rest)
    if kind == "bot" and bot:
        return f"bot:{bot}", name
    raise Complaint(f"--seat {wish!r}: a seat is me, me:NAME, bot:BOT or bot:BOT:NAME")


def check_name(name: str) -> None:
    """Names stand in every line of the log, so they must be short and visible."""
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Complaint(f"a name has at most {LONGEST_NAME} characters, all of them visible: {name[:40]!r}")


def visible_name(name: str) -> str:
    """A name out of a record that somebody else wrote."""
    shown = visible(name)
    return shown if len(shown) <= LONGEST_NAME else f"{shown[:LONGEST_NAME]}…"


def names_with_roles(speaker: Speaker, match: Match) -> str:
    """Who plays and, where sides are unequal, which of them: ``Anna (Zombies), Bruno (Humans)``."""
    names = []
    for seat, name in enumerate(speaker.players):
        role = match.game.sides.role(match.state, seat)
        shown = speaker.say("terminal-with-role", name=name, role=speaker.name("role", role)) if role else name
        names.append(shown)
    return ", ".join(names)
