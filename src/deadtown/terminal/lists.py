"""``deadtown games``, ``deadtown cards``, ``deadtown bots`` and ``deadtown rules``: what there is."""

from argparse import Namespace
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from deadtown.bots import bot_names
from deadtown.games import GAMES
from deadtown.kernel import Game
from deadtown.terminal.options import describe_options
from deadtown.terminal.rules import show_rules
from deadtown.terminal.screen import Screen
from deadtown.text import Rulebook, Speaker


def list_games(arguments: Namespace) -> int:
    screen = Screen()
    for game in GAMES.values():
        speaker = Speaker(game, arguments.lang)
        screen.line(f"{game.name}: {_how_many_play(game, speaker)}", "bold")
        screen.note(speaker.say("game-blurb"))
        screen.note(speaker.say("terminal-games-options"), "bold")
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for name, values in describe_options(game):
            grid.add_row(name, values)
            grid.add_row("", Text(speaker.say(f"setting-{name}.help"), "dim"))
        screen.show(Padding(grid, (0, 0, 0, 4)))
    return 0


def _how_many_play(game: Game[Any], speaker: Speaker) -> str:
    least, most = game.rules.seats[0], game.rules.seats[-1]
    if least == most:
        return speaker.say("terminal-games-players-exactly", count=most)
    return speaker.say("terminal-games-players", least=least, most=most)


def list_bots(arguments: Namespace, game: Game[Any]) -> int:
    screen, speaker = Screen(), Speaker(game, arguments.lang)
    names = list(bot_names(game))
    for name in names:
        screen.line(name)
    if names:
        screen.line(speaker.say("terminal-bots-how", game=game.name, bot=names[-1]), "dim")
    return 0


def list_cards(arguments: Namespace, game: Game[Any]) -> int:
    """Every kind of card: how it is written in options, what it is called, how many there are."""
    screen, speaker = Screen(), Speaker(game, arguments.lang)
    cards = getattr(game.words.catalogue(), "cards", ())
    screen.line(speaker.say("terminal-cards", title=speaker.say("game-title"), count=len(cards)), "bold")
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    grid.add_column(justify="right")
    for info in cards:
        copies = info.copies if isinstance(info.copies, int) else sum(info.copies.values())
        grid.add_row(info.card, speaker.name("card", info.card), str(copies))
    screen.show(Padding(grid, (0, 0, 0, 2)))
    screen.line(speaker.say("terminal-cards-how"), "dim")
    return 0


def read_rules(arguments: Namespace, game: Game[Any]) -> int:
    rulebook = Rulebook.load(game, arguments.lang)
    show_rules(Screen(), Speaker(game, arguments.lang), rulebook, " ".join(arguments.words))
    return 0
