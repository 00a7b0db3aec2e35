"""A search in several processes: each searches a part, in worlds of its own, and all votes are counted together.

What comes of it depends on luck, playouts and the number of processes, never on which of them is done first. Where
there can be no other processes, one part is searched here after the other, and the time is that of them all.
"""

from collections.abc import Sequence

from deadtown.bots.search import Found, Part, Search, Searcher
from deadtown.bots.search_crew import Errand, crew_of
from deadtown.bots.search_settings import MOST_PLAYOUTS
from deadtown.games import GAMES
from deadtown.kernel import Option, Progress, Sight, lend


def search_together(sight: Sight, bot: Searcher) -> Option:
    """The option that all parts together find best. The first is searched here, the others meanwhile elsewhere."""
    mine, *others = parts_of(bot)
    search = Search(sight, bot, mine)
    only = search.only_one()
    if only is not None:
        return only
    answers = search_apart(search, others)
    found = [
        answer or search_part(sight, bot, part, search.began) for answer, part in zip(answers, others, strict=True)
    ]
    found.append(search.found())
    best = best_of(found)
    if bot.progress is not None:
        played = sum(one.visits for part in found for one in part)
        budget = None if bot.playouts >= MOST_PLAYOUTS else bot.playouts
        bot.progress(Progress(played, budget, 1.0, best.option, best.value))
    return best.option


def search_apart(search: Search, others: Sequence[Part]) -> Sequence[list[Found] | None]:
    """Search one part here, and tell what other processes found out meanwhile: nothing where they can't, or died."""
    sight, bot, game = search.sight, search.bot, search.first.game
    # Another process knows our games alone: not one that has the name of ours, and rules of its own.
    is_ours = game.name in GAMES and GAMES[game.name] is game
    snapshot = lend(sight) if is_ours and others else None
    crew = None if snapshot is None else crew_of(len(others))
    if crew is None or snapshot is None:
        search.look()
        return [None] * len(others)
    with crew.sent([Errand(snapshot, sight.seat, bot.seconds, bot.settings, part) for part in others]):
        search.look()
        return crew.answers(lambda: search.time_is_up)


def parts_of(bot: Searcher) -> list[Part]:
    """As many parts as there are processes, unless there are fewer playouts; they share these."""
    count = min(bot.processes, bot.playouts)
    each, more = divmod(bot.playouts, count)
    shares = [MOST_PLAYOUTS if bot.playouts >= MOST_PLAYOUTS else each + (place < more) for place in range(count)]
    draw = bot.luck.getrandbits
    return [Part(draw(64), draw(64), share, count) for share in shares]


def search_part(sight: Sight, bot: Searcher, part: Part, began: float | None = None) -> list[Found]:
    """What one part finds out, in what is left of the time since the whole search began."""
    search = Search(sight, bot, part, began)
    search.look()
    return search.found()


def best_of(parts: Sequence[Sequence[Found]]) -> Found:
    """The option for which all parts together have the most votes; one that is a sure win, if there is any."""
    found: dict[Option, Found] = {}
    for part in parts:
        for one in part:
            before = found.get(one.option)
            found[one.option] = one if before is None else before.and_also(one)
    sure = [one for one in found.values() if one.sure]
    return max(sure or found.values(), key=lambda one: (one.votes, one.value))
