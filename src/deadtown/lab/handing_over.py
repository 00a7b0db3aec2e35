"""What was found is handed over: files first, then tables, then the names of the files."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console

from deadtown.complaint import Complaint


def hand_over(
    console: Console,
    paths: Sequence[Path],
    write: Callable[[Path], None],
    show: Callable[[], None],
    note: Callable[[Sequence[Path]], object] = len,
) -> None:
    """Write all files before anything is shown, since whoever reads the tables may stop reading at any line, as
    ``head`` does; then note which were written. A file that can't be written is complained of at the end."""
    written: list[Path] = []
    complaints = []
    for path in paths:
        try:
            write(path)
            written.append(path)
        except Complaint as complaint:
            complaints.append(complaint)
    note(written)
    show()
    for path in written:
        console.print(f"written: {path}", soft_wrap=True)
    if complaints:
        raise complaints[0]
