"""The page of the report of all games: Markdown, with a picture for each game beside it."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from deadtown.lab.experiments.every_game import GameReport, levels_of
from deadtown.lab.files import whole
from deadtown.lab.names import ORDER, Names, number
from deadtown.lab.statistics import Estimate

PICTURES = Path("pictures") / "balance"
INTRODUCTION = """# How even the games are

```sh
{command}
```

makes this page, and nobody writes it by hand: bots of one level sit in all seats and play every set that the rules
recommend, by two and by four. It tells how often each side wins; where all seats are alike, how often each place in
turn order does. Intervals are at 95%, and what is **bold** leaves out an even share: of so many intervals one in twenty
would do so by luck alone. How it is measured stands in [simulate.md](simulate.md#how-it-is-measured). Bots are not
people: what is even for them may not be for you, least of all where a level plays one side better than the other.

*{deadtown}.* Where time was limited (`--hours`, `--keep`) slow games were played less often: each says how often.
`hard` is left out where it looks ahead: that would take days.
"""
LIGHT, DARK = "#1c1e21", "#e3e5e8"


def page(reports: Sequence[GameReport], command: str, deadtown: str) -> str:
    """The whole page."""
    parts = [INTRODUCTION.format(command=command, deadtown=deadtown)]
    parts += ["\n".join(_section(report)) for report in reports]
    return "\n".join(parts)


def _section(report: GameReport) -> Iterator[str]:
    """One game: what was played, a picture, and the figures."""
    names = Names(report.game)
    title = names.speaker.say("game-title") if names.speaker.knows("game-title") else report.game.name
    bots = "; ".join(f"`{level}` is {', '.join(bots)}" for level, bots in levels_of(report.game).items())
    yield f"## {title}"
    yield ""
    yield f"`{report.game.name}`, rules {report.game.version}, {report.games:,} games in each line; {bots}."
    yield ""
    yield f"![How often who wins, as a multiple of an even share]({(PICTURES / report.game.name).as_posix()}.svg)"
    yield ""
    heads = [names.sets(), "players", "bots", *whom(report), "turns of a player", "decisions"]
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"
    for place in range(len(report.lines)):
        yield f"| {' | '.join(_row(report, place, names))} |"
    yield ""


def whom(report: GameReport) -> list[str]:
    """Who may win: the sides, or the places in turn order."""
    if report.sided:
        return [Names(report.game).role(role) for role in report.game.sides.roles]
    return [f"{ORDER[place].lower()} wins" for place in range(max(line.players for line in report.lines))]


def _row(report: GameReport, place: int, names: Names) -> list[str]:
    line, shares, even = report.lines[place], report.shares(place), report.even(place)
    who = report.game.sides.roles if report.sided else range(1, 1 + max(line.players for line in report.lines))
    told = (shares.get(one) for one in who)
    lengths = (report.mean(place, kind) for kind in ("turns", "decisions"))
    return [
        names.recommended(line.set),
        str(line.players),
        line.bots,
        *(written_share(share, even) for share in told),
        *("–" if length is None else number(round(length.value, 1)) for length in lengths),
    ]


def written_share(share: Estimate | None, even: float) -> str:
    """A share and its interval; bold where that leaves out an even share."""
    if share is None:
        return ""
    text = f"{share.value:.0%} ({100 * share.low:.0f}–{100 * share.high:.0f})"
    return text if share.low <= even <= share.high else f"**{text}**"


def write_pictures(reports: Sequence[GameReport], folder: Path) -> list[Path]:
    """A picture for each game, which is read on light and on dark paper."""
    from deadtown.lab.drawing import svg
    from deadtown.lab.experiments.pictures import multiples

    written = []
    for report in reports:
        names = Names(report.game)
        lines = [f"{names.recommended(line.set)}, {line.players}, {line.bots}" for line in report.lines]
        figure = multiples(lines, whom(report), [_multiples(report, place) for place in range(len(lines))])
        path = folder / PICTURES / f"{report.game.name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole(path) as part:
            part.write_text(_standing_alone(svg(report.game.name, "How often who wins", figure)), "utf-8")
        written.append(path)
    return written


def _multiples(report: GameReport, place: int) -> list[Estimate | None]:
    """The shares of a line, in even shares."""
    shares, even = report.shares(place), report.even(place)
    who: Sequence[str | int] = report.game.sides.roles if report.sided else range(1, 1 + report.lines[place].players)
    return [Estimate(*(figure / even for figure in shares[one])) if one in shares else None for one in who]


def _standing_alone(drawn: str) -> str:
    """A picture that chooses its colours itself, since no page does."""
    style = f"<style>svg {{ color: {LIGHT} }} @media (prefers-color-scheme: dark) {{ svg {{ color: {DARK} }} }}</style>"
    return re.sub(r"(<svg [^>]*>)", rf"\1{style}", drawn, count=1)
