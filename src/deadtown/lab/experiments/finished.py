"""Two simulations that were run before, by whatever code and rules, compared game by game."""

import csv
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from deadtown.complaint import Complaint
from deadtown.lab.experiments.comparison import SIDES, Paired, paired_sections, told_worth
from deadtown.lab.experiments.measures import Naming, figures_of
from deadtown.lab.experiments.telling import Result, Section
from deadtown.lab.files import manifest_path, suffix
from deadtown.lab.kept import read_kept
from deadtown.lab.manifest import read_manifest
from deadtown.lab.names import Names
from deadtown.lab.plan import find_game
from deadtown.lab.row import Row, read_row
from deadtown.lab.rows import ALWAYS, GAMES_TABLE, TEXT, WHOLE, Columns, Record

OWN = (*ALWAYS, "role", "team")
"""The columns that are no figures of the game's own."""


class Game(NamedTuple):
    """A game as a table tells it, with the seats in their order."""

    seed: str
    players: tuple[str, ...]
    row: Row


class Ids:
    """Names of what a table holds, where it does not tell of which game it is."""

    def role(self, slug: str) -> str:
        return slug

    def ending(self, slug: str) -> str:
        return slug.replace("_", " ")


class Told(NamedTuple):
    """A simulation as its table tells it."""

    path: Path
    game: str
    """Empty where nothing tells."""
    games: list[Game]
    records: list[Record]

    def by_luck(self) -> dict[str, list[Game]]:
        """The games that share a seed, in their order."""
        found: defaultdict[str, list[Game]] = defaultdict(list)
        for game in self.games:
            found[game.seed].append(game)
        return found


def read_told(path: Path) -> Told:
    """A simulation from its table, or from a file of games that were kept. Raises Complaint."""
    game = ""
    try:
        match suffix(path):
            case ".csv":
                with path.open(newline="", encoding="utf-8") as file:
                    records: list[Record] = [_from_text(line) for line in csv.DictReader(file)]
            case ".parquet":
                records = _from_parquet(path)
            case _:
                game, records = _from_kept(path)
    except OSError as error:
        raise Complaint(f"{path} can't be read: {error.strerror}") from None
    except (ValueError, UnicodeDecodeError) as error:
        raise Complaint(f"{path} is no table of a simulation: {error}") from None
    if not records or (missing := [name for name in ALWAYS if name not in records[0]]):
        why = f"it has no column {', '.join(missing)}" if records else "it is empty"
        raise Complaint(f"{path} is no table of a simulation's games: {why}")
    games: defaultdict[Any, list[Record]] = defaultdict(list)
    for record in records:
        games[record["game"]].append(record)
    return Told(
        path, game or _game_beside(path), [_game(sorted(seats, key=_seat)) for seats in games.values()], records
    )


def _game_beside(path: Path) -> str:
    """The game that the manifest beside a table tells."""
    beside = manifest_path(path)
    return read_manifest(beside).game if beside.exists() else ""


def _from_text(line: Mapping[str, str]) -> Record:
    """A line of a table in text: what is empty is not there."""
    texts = {name for name, kind in ALWAYS.items() if kind == TEXT} | {"role"}
    return {
        name: value if name in texts else None if value == "" else float(value) if name == "won" else int(value)
        for name, value in line.items()
    }


def _from_parquet(path: Path) -> list[Record]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Complaint(f"{path} needs pyarrow: pip install 'deadtown[lab]'") from None
    try:
        found: list[Record] = pyarrow.parquet.read_table(path).to_pylist()
    except pyarrow.ArrowInvalid as error:
        raise ValueError(str(error)) from None
    return found


def _from_kept(path: Path) -> tuple[str, list[Record]]:
    """The name of the game, and the games of the one plan that a file holds."""
    try:
        plans, lines = read_kept(path.read_bytes().splitlines()[1:])
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from None
    if len(plans) != 1:
        raise Complaint(
            f"{path} holds the games of {len(plans)} plans: to compare them, write tables (--out x.parquet)"
        )
    ((number, plan),) = plans.items()
    played = sorted((game, line) for (other, game), line in lines.items() if other == number)
    return plan.game, [record for game, line in played for record in GAMES_TABLE.records(plan, read_row(line), game)]


def _seat(record: Record) -> int:
    return int(record["seat"] or 0)


def _game(seats: Sequence[Record]) -> Game:
    """A game from its rows, one a seat."""
    first = seats[0]
    own = [name for name, value in first.items() if name not in OWN and isinstance(value, int)]
    figures: dict[str, list[int]] = {name: [int(seat[name] or 0) for seat in seats] for name in own}
    if first.get("team") is not None:
        figures["team"] = [int(seat["team"] or 0) for seat in seats]
    winners = [place for place, seat in enumerate(seats) if float(seat["won"] or 0) > 0]
    scores = [] if first["score"] is None else [int(seat["score"] or 0) for seat in seats]
    roles = [str(seat["role"]) for seat in seats] if first.get("role") else []
    row = Row(int(first["decisions"] or 0), str(first["ending"]), winners, scores, figures, [{} for _ in seats], roles)
    return Game(str(first["seed"]), tuple(str(seat["player"]) for seat in seats), row)


class FinishedComparison(Result):
    """Two tables, paired by seed and seat; refused with the reason where they can't be."""

    def __init__(self, one: Path, other: Path, language: str) -> None:
        self.told = (read_told(one), read_told(other))
        game = _game_of(self.told)
        self.names: Naming = Ids() if game is None else Names(game, language)
        self._scored = any(record["score"] for told in self.told for record in told.records)
        if game is not None:
            self._scored = game.figures.scored
        self.paired = Paired()
        first, second = (told.by_luck() for told in self.told)
        shared = [seed for seed in first if seed in second]
        if not shared:
            raise Complaint(f"{one} and {other} have no seed in common: simulate both with the same --seed and --games")
        pairs = [list(zip(first[seed], second[seed], strict=False)) for seed in shared]
        self.players = _players([pair for group in pairs for pair in group])
        for group in pairs:
            self.paired.take_in(*(self._figures(side, [pair[side] for pair in group]) for side in (0, 1)))
        self.left_out = [len(told.games) - self.paired.games for told in self.told]

    def _figures(self, side: int, games: Iterable[Game]) -> list[Any]:
        """Of the games of one side: its players are counted in the order in which A's first game has them."""
        places = {pair[side]: place for place, pair in enumerate(self.players)}
        return [
            figures_of(game.row, [places[player] for player in game.players], scored=self._scored) for game in games
        ]

    @property
    def title(self) -> str:
        return f"A against B, {self.paired.games:,} pairs of games"

    @property
    def facts(self) -> str:
        return f"A: {self.told[0].path}. B: {self.told[1].path}"

    def sections(self) -> list[Section]:
        labels = [one if one == other else f"{one} → {other}" for one, other in self.players]
        return list(paired_sections(self.paired, labels, self.names))

    def notes(self) -> list[str]:
        worth = self.paired.worth(figure for figure in self.paired.figures() if figure.kind == "won")
        return told_worth(worth) + [
            f"{count:,} games of {side} have no counterpart and are left out."
            for side, count in zip(SIDES, self.left_out, strict=True)
            if count
        ]

    def data(self) -> dict[str, Any]:
        files = {side.lower(): str(told.path) for side, told in zip(SIDES, self.told, strict=True)}
        left_out = dict(zip(("a", "b"), self.left_out, strict=True))
        return {**files, "pairs": self.paired.games, "left_out": left_out, "figures": self.paired.data()}

    def columns(self) -> Columns:
        named = {name: None for told in self.told for name in told.records[0]}
        return {"variant": TEXT, **{name: ALWAYS.get(name, TEXT if name == "role" else WHOLE) for name in named}}

    def records(self) -> Iterator[Record]:
        for side, told in zip(SIDES, self.told, strict=True):
            yield from ({"variant": side, **record} for record in told.records)

    def again(self) -> dict[str, str]:
        return {"Command": f"deadtown compare {self.told[0].path} {self.told[1].path}"}


def _game_of(told: Sequence[Told]) -> Any:
    """The game that both are of; None where nothing tells. Raises Complaint."""
    games = {one.game for one in told} - {""}
    if len(games) > 1:
        raise Complaint(f"{told[0].path} is of {told[0].game}, {told[1].path} of {told[1].game}")
    return find_game(games.pop()) if games else None


def _players(pairs: Iterable[tuple[Game, Game]]) -> list[tuple[str, str]]:
    """Who of A is who of B: those who had the same seats. Raises Complaint."""
    found: dict[str, str] = {}
    for one, other in pairs:
        if len(one.players) != len(other.players):
            raise Complaint(f"A has games of {len(one.players)} players, B of {len(other.players)}")
        for mine, theirs in zip(one.players, other.players, strict=True):
            if found.setdefault(mine, theirs) != theirs:
                sat = f"{mine} of A had once the seat of {found[mine]}, once that of {theirs}"
                raise Complaint(f"the seats don't go together: {sat}; simulate both with as many games a seed")
    return list(found.items())
