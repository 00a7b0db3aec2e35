"""``deadtown play``: sit down, play, and perhaps play again."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from deadtown.bots import find_bot
from deadtown.complaint import Complaint
from deadtown.kernel import BadOptions, BadSeed, BotMaker, Game, RecordError, SeatNote, fresh_seed
from deadtown.kernel.record import Line
from deadtown.terminal.options import read_game_options
from deadtown.terminal.running import RunningGame
from deadtown.terminal.saves import SaveError, game_of, numbered, read_record, record_problem, write_record
from deadtown.terminal.screen import Screen
from deadtown.terminal.seats import read_seats
from deadtown.terminal.session import Session
from deadtown.text import Speaker

NEW_GAME = ("seat", "set", "option", "seed")
"""What can be told of a new game only."""


def run(arguments: Namespace, game: Game[Any], language_asked: bool) -> int:
    """Play. A saved game goes on in its own language, unless another one is asked for."""
    running = _load(arguments) if arguments.load is not None else _start(arguments, game)
    if running.language and not language_asked:
        arguments.lang = running.language
    running.language = arguments.lang
    screen = Screen()
    file = _file(arguments, running, screen)
    bots = {seat: bot for seat, note in enumerate(running.seats) if (bot := _bot(running.match.game, note)) is not None}
    round_number = 1
    with screen.polite():
        while True:
            session = Session(screen, running, arguments.lang, bots, file)
            if not session.play():
                return int(session.failed)
            round_number += 1
            file = None if arguments.save_to is None else numbered(Path(arguments.save_to))
            running = rematch(running, None if arguments.seed is None else f"{arguments.seed}-{round_number}")


def usual_seats(game: Game[Any], options: Any) -> list[str]:
    """A person against the best player that knows the game, as often as there must be somebody."""
    rival = list(game.players.bots)[-1] if game.players.bots else "random"
    return ["me", *[f"bot:{rival}"] * (game.rules.seats_for(options)[0] - 1)]


def _start(arguments: Namespace, game: Game[Any]) -> RunningGame:
    speaker = Speaker(game, arguments.lang)
    options = read_game_options(game, arguments.option or (), arguments.set, speaker)
    if arguments.seed is not None and not arguments.seed.strip():
        raise Complaint("a seed can't be empty")
    seed = arguments.seed or fresh_seed()
    seats = read_seats(arguments.seat or usual_seats(game, options), speaker, seed)
    for seat in seats:
        _bot(game, seat)
    try:
        return RunningGame.start(game, seats, options, seed)
    except BadOptions as error:
        raise Complaint(speaker.refusal(error.refusal)) from None
    except BadSeed as error:
        raise Complaint(str(error)) from None


def _load(arguments: Namespace) -> RunningGame:
    for name in NEW_GAME:
        if getattr(arguments, name) is not None:
            raise Complaint(f"--load goes on with a game as it is: --{name} is for a new one")
    lines: list[Line] = []
    try:
        lines = read_record(arguments.load)
        game = game_of(lines)
        if arguments.game not in (None, game.name):
            raise Complaint(f"{arguments.load} holds a game of {game.name}, not of {arguments.game}")
        return RunningGame.load(game, lines)
    except RecordError as error:
        raise Complaint(record_problem(arguments.load, error, arguments.lang, lines)) from None


def _file(arguments: Namespace, running: RunningGame, screen: Screen) -> Path | None:
    """Where the game is to be saved. Where somebody asked for it, that is tried before the game begins."""
    loaded = None if arguments.load is None else Path(arguments.load)
    if arguments.save_to is None:
        return loaded
    file, speaker = Path(arguments.save_to), Speaker(running.match.game, arguments.lang)
    # What bots play alone comes out the same again; and a game that is loaded stands in its file already.
    known = file == loaded or all(seat.player != "person" for seat in running.seats)
    try:
        saved = write_record(file, running.lines, over=known)
    except SaveError as error:
        raise Complaint(error.words(speaker)) from None
    if saved.folder is not None:
        screen.note(speaker.say("terminal-save-folder", folder=str(saved.folder)))
    return saved.file


def _bot(game: Game[Any], seat: SeatNote) -> BotMaker | None:
    if seat.player == "person":
        return None
    return find_bot(game, seat.player.removeprefix("bot:"))


def rematch(last: RunningGame, seed: str | None) -> RunningGame:
    """The same table plays again; who won may decide who starts."""
    game, outcome = last.match.game, last.match.outcome
    assert outcome is not None
    options = game.rules.rematch_options(last.options, [seat.name for seat in last.seats], outcome)
    again = RunningGame.start(game, last.seats, options, seed or fresh_seed())
    again.language = last.language
    return again
