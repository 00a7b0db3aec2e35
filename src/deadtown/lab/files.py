"""What a simulation leaves behind: tables with one row a game and seat, reports, manifests."""

import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from deadtown.complaint import Complaint
from deadtown.lab.manifest import describe, manifest_text
from deadtown.lab.names import Names
from deadtown.lab.plan import Plan
from deadtown.lab.simulate import Row, read_rows
from deadtown.lab.summary import Summary, win_share

NEEDS = {".parquet": "pyarrow", ".csv": "csv", ".html": "matplotlib", ".json": "json"}
"""What may be written, and the library that it takes."""

TABLES = (".parquet", ".csv")

ALWAYS = ("game", "group", "seed", "seat", "bot", "player", "won", "score", "decisions", "ending")
"""The columns that a table of any game has."""

TYPES = {"seed": "string", "role": "string", "bot": "string", "player": "string", "ending": "string", "won": "float64"}
"""Columns of a table that are not whole numbers."""

BATCH = 20_000
"""How many rows are written together."""

Record = dict[str, str | float | int]


def check_paths(paths: Sequence[Path]) -> list[Path]:
    """The files to be written, the manifest among them; what can't be written is complained of now."""
    for path in paths:
        if suffix(path) not in NEEDS:
            raise Complaint(f"--out {path}: the name must end in {', '.join(NEEDS)}")
        if find_spec(NEEDS[suffix(path)]) is None:
            raise Complaint(f"--out {path} needs {NEEDS[suffix(path)]}: pip install deadtown[lab]")
    every = list(dict.fromkeys((*paths, manifest_path(paths[0])) if paths else ()))
    for path in every:
        _check_writable(path)
    return every


def suffix(path: Path) -> str:
    return path.suffix.lower()


def manifest_path(first: Path) -> Path:
    """The manifest lies beside the first file, unless that is the manifest itself."""
    return first if suffix(first) == ".json" else first.with_suffix(".manifest.json")


def _check_writable(path: Path) -> None:
    """A folder that is missing is made."""
    try:
        fresh = not path.exists()
        if not path.parent.exists():
            path.parent.mkdir(parents=True)
        path.open("ab").close()
        if fresh:
            path.unlink()
    except OSError as error:
        raise Complaint(f"{path} can't be written: {error.strerror}") from None


def write_files(paths: Sequence[Path], summary: Summary, chunks: Sequence[bytes], names: Names) -> None:
    """Write what each name's ending asks for. A file is there in full or not at all."""
    writers: dict[str, Callable[[Path], None]] = {
        ".parquet": lambda path: write_parquet(path, summary, chunks),
        ".csv": lambda path: write_csv(path, summary, chunks),
        ".html": lambda path: write_report(path, summary, names),
        ".json": lambda path: _write_bytes(path, manifest_text(describe(summary))),
    }
    for path in paths:
        part = path.with_name(f"{path.name}.part")
        try:
            writers[suffix(path)](part)
            part.replace(path)
        except OSError as error:
            raise Complaint(f"{path} can't be written: {error.strerror or error}") from None
        finally:
            part.unlink(missing_ok=True)


def write_report(path: Path, summary: Summary, names: Names) -> None:
    from deadtown.lab.report import report

    _write_bytes(path, report(summary, names).encode())


def _write_bytes(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def columns(summary: Summary) -> list[str]:
    """The columns of a table."""
    figures = sorted({name for bot in summary.bots for name in bot.figures})
    order = ["order"] if any(mean.count for mean in summary.in_order) else []
    taken = [f"taken_{what}" for what in sorted(summary.taken)]
    role = ["role"] if summary.as_role else []
    team = ["team"] if summary.as_team else []
    return [*ALWAYS, *role, *team, *order, *figures, *taken]


def records(plan: Plan, chunks: Iterable[bytes]) -> Iterator[list[Record]]:
    """The rows of a table, one a game and seat, some at a time. Games, groups and seats are counted from 1."""
    index = 0
    for lines in chunks:
        rows = read_rows(lines)
        yield [_record(plan, row, first, seat) for first, row in enumerate(rows, index) for seat in range(plan.seats)]
        index += len(rows)


def _record(plan: Plan, row: Row, index: int, seat: int) -> Record:
    place = plan.place_at(seat, index)
    record: Record = {
        "game": index + 1,
        "group": plan.group(index) + 1,
        "seed": plan.game_seed(index),
        "seat": seat + 1,
        "bot": plan.bots[place],
        "player": plan.labels[place],
        "won": win_share(row, seat),
        "score": row.scores[seat],
        "decisions": row.decisions,
        "ending": row.ending,
    }
    if row.roles:
        record["role"] = row.roles[seat]
    for name, values in row.figures.items():
        record[name] = values[seat]
    for what, often in row.taken[seat].items():
        record[f"taken_{what}"] = often
    return record


def write_csv(path: Path, summary: Summary, chunks: Iterable[bytes]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns(summary), restval=0, lineterminator="\n")
        writer.writeheader()
        for batch in records(summary.plan, chunks):
            writer.writerows(batch)


def write_parquet(path: Path, summary: Summary, chunks: Iterable[bytes]) -> None:
    import pyarrow
    import pyarrow.parquet

    names = columns(summary)
    kinds: dict[str, Any] = {"string": pyarrow.string(), "float64": pyarrow.float64(), "int32": pyarrow.int32()}
    schema = pyarrow.schema([(name, kinds[TYPES.get(name, "int32")]) for name in names])
    with pyarrow.parquet.ParquetWriter(path, schema) as writer:
        for batch in _larger(records(summary.plan, chunks)):
            data = {name: [record.get(name, 0) for record in batch] for name in names}
            writer.write_table(pyarrow.table(data, schema=schema))


def _larger(batches: Iterable[list[Record]]) -> Iterator[list[Record]]:
    """Fewer, larger batches."""
    gathered: list[Record] = []
    for batch in batches:
        gathered += batch
        if len(gathered) >= BATCH:
            yield gathered
            gathered = []
    if gathered:
        yield gathered
