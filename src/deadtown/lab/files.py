"""What a simulation leaves behind: tables, summaries, reports, manifests. Which, the names of the files tell."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import msgspec

from deadtown.complaint import Complaint
from deadtown.lab.manifest import describe, manifest_text
from deadtown.lab.names import Names
from deadtown.lab.plan import Plan, find_game
from deadtown.lab.rows import GAMES_TABLE, THINGS_TABLE, write_csv, write_parquet
from deadtown.lab.summary import Summary
from deadtown.lab.summary_data import summary_data
from deadtown.lab.unfinished import may_be_written_anew

NEEDS = {".parquet": "pyarrow", ".csv": "csv", ".html": "matplotlib", ".json": "json"}
"""What may be written, and the library that it takes."""

TABLES = (".parquet", ".csv")

MANIFEST = ".manifest.json"
THINGS = ".things"


def check_paths(
    paths: Sequence[Path], game: str, *, overwrite: bool = False, keep: Path | None = None, plans: Sequence[Plan] = ()
) -> list[Path]:
    """The files to be written, also those beside them; what can't be written is complained of now."""
    check_endings(paths)
    beside = [things_path(path) for path in paths if suffix(path) in TABLES and has_things(game)]
    every = list(dict.fromkeys((*paths, *beside, manifest_path(paths[0])) if paths else ()))
    check_all_writable(every, plans, keep, overwrite=overwrite)
    return every


def check_endings(paths: Sequence[Path]) -> None:
    for path in paths:
        if suffix(path) not in NEEDS:
            raise Complaint(f"--out {path}: the name must end in {', '.join(NEEDS)}")
        if find_spec(NEEDS[suffix(path)]) is None:
            raise Complaint(f"--out {path} needs {NEEDS[suffix(path)]}: pip install 'deadtown[lab]'")


def has_things(game: str) -> bool:
    """Whether a game tells what is had, taken or played."""
    figures = find_game(game).figures
    return bool(figures.things or figures.taking)


def suffix(path: Path) -> str:
    return path.suffix.lower()


def manifest_path(first: Path) -> Path:
    """The manifest lies beside the first file, unless that is the manifest itself."""
    return first if first.name.endswith(MANIFEST) else first.with_suffix(MANIFEST)


def things_path(table: Path) -> Path:
    """What was had, taken and played is told in a table beside that of the games."""
    return table.with_name(f"{table.stem}{THINGS}{table.suffix}")


def check_writable(path: Path, *, overwrite: bool) -> None:
    """A folder that is missing is made."""
    try:
        fresh = not path.exists()
        if path.is_file() and not overwrite:
            raise Complaint(f"{path} is there already: choose another name, or add --overwrite")
        if not path.parent.exists():
            path.parent.mkdir(parents=True)
        path.open("ab").close()
        if fresh:
            path.unlink()
    except OSError as error:
        raise Complaint(f"{path} can't be written: {error.strerror}") from None


def check_all_writable(paths: Sequence[Path], plans: Sequence[Plan], keep: Path | None, *, overwrite: bool) -> None:
    """What the same run left behind when it was stopped is written anew."""
    anew = may_be_written_anew(keep, plans, paths)
    for path in paths:
        check_writable(path, overwrite=overwrite or path in anew)


def write_file(path: Path, summary: Summary, lines: Sequence[bytes], names: Names) -> None:
    """Write what the name asks for. A file is there in full or not at all."""
    with whole(path) as part:
        _writer(path)(part, summary, lines, names)


def write_whole(path: Path, content: bytes) -> None:
    with whole(path) as part:
        part.write_bytes(content)


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Where to write what takes the place of a file when it is complete."""
    part = path.with_name(f"{path.name}.part")
    try:
        yield part
        part.replace(path)
    except OSError as error:
        raise Complaint(f"{path} can't be written: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)


Writer = Callable[[Path, Summary, Sequence[bytes], Names], None]


def _writer(path: Path) -> Writer:
    if path.name.endswith(MANIFEST):
        return _write_manifest
    return {".parquet": _write_table, ".csv": _write_table, ".html": _write_report, ".json": _write_summary}[
        suffix(path)
    ]


def _write_table(part: Path, summary: Summary, lines: Sequence[bytes], names: Names) -> None:
    path = part.with_suffix("")
    table = THINGS_TABLE if path.stem.endswith(THINGS) else GAMES_TABLE
    write = write_csv if suffix(path) == ".csv" else write_parquet
    write(part, table, summary.plan, lines)


def _write_report(part: Path, summary: Summary, lines: Sequence[bytes], names: Names) -> None:
    from deadtown.lab.report import report

    part.write_bytes(report(summary, names).encode())


def _write_summary(part: Path, summary: Summary, lines: Sequence[bytes], names: Names) -> None:
    part.write_bytes(msgspec.json.format(msgspec.json.encode(summary_data(summary, names)), indent=2) + b"\n")


def _write_manifest(part: Path, summary: Summary, lines: Sequence[bytes], names: Names) -> None:
    part.write_bytes(manifest_text(describe(summary)))
