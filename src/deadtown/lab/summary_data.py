"""A summary as plain values, for JSON: every figure with its interval, and the manifest of what was run."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from deadtown.lab.manifest import describe
from deadtown.lab.names import Names
from deadtown.lab.statistics import Estimate, GroupedMean, spread
from deadtown.lab.summary import BotSummary, Summary, by_holding
from deadtown.lab.thing_tables import more_than_luck
from deadtown.lab.things import ThingSummary

Plain = dict[str, Any]


def summary_data(summary: Summary, names: Names) -> Plain:
    """All that is told in tables, under names that do not depend on the language."""
    return {
        "manifest": msgspec.to_builtins(describe(summary)),
        "games": summary.games,
        "planned": summary.plan.games,
        "broken_off": summary.broken_off,
        "bots": [_bot(bot, summary) for bot in summary.bots],
        "seats": [_rate(mean) for mean in summary.at_seat],
        "order": [_rate(mean) for mean in summary.in_order if mean.count],
        "roles": _rates(summary.as_role),
        "teams": _rates(summary.as_team),
        "decisions": _spread(summary.decisions),
        "turns": _spread(summary.turns),
        "endings": dict(summary.endings.most_common()),
        "things": _things(summary, names),
    }


def _bot(bot: BotSummary, summary: Summary) -> Plain:
    return {
        "player": bot.label,
        "games": bot.won.count,
        "won_alone": bot.won_alone,
        "shared": bot.shared,
        "win_rate": _rate(bot.won),
        "score": _average(bot.score),
        "scores": _spread(bot.scores),
        "seats": [_rate(mean) for mean in bot.at_seat],
        "order": [_rate(mean) for mean in bot.in_order if mean.count],
        "roles": _rates(bot.as_role),
        "teams": _rates(bot.as_team),
        "figures": {name: _average(mean) for name, mean in bot.figures.items()},
    }


def _things(summary: Summary, names: Names) -> Plain:
    marked = more_than_luck(summary)
    return {
        slug: {**_thing(thing, summary, names.thing(slug)), "more_than_luck": slug in marked}
        for slug, thing in by_holding(summary)
    }


def _thing(thing: ThingSummary, summary: Summary, name: str) -> Plain:
    return {
        "name": name,
        "could_have": thing.chances,
        "had_it": thing.holding,
        "had": _in_a_game(thing.had, summary),
        "taken": _in_a_game(thing.taken, summary),
        "played": _in_a_game(thing.played, summary),
        "with_won": _rate(thing.holders),
        "without_won": _rate(thing.others),
        "takers_won": _rate(thing.takers),
        "took_most_won": _rate(thing.leaders),
        "players_won": _rate(thing.players),
        "keepers_won": _rate(thing.keepers),
    }


def _in_a_game(counts: Sequence[int], summary: Summary) -> Plain:
    return {bot.label: count / summary.games for bot, count in zip(summary.bots, counts, strict=True)}


def _rates(means: Mapping[Any, GroupedMean]) -> Plain:
    return {str(name): _rate(mean) for name, mean in sorted(means.items())}


def _rate(mean: GroupedMean) -> Plain | None:
    return estimate_data(mean.rate())


def _average(mean: GroupedMean) -> Plain | None:
    return estimate_data(mean.average())


def estimate_data(found: Estimate | None) -> Plain | None:
    """A figure and the ends of its 95% interval, as far as there are any."""
    if found is None:
        return None
    return {name: None if figure != figure else figure for name, figure in found._asdict().items()}


def _spread(counts: Mapping[int, int]) -> Plain | None:
    return dict(spread(counts)._asdict()) if counts else None
