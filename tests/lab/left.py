"""Which processes are left."""

from pathlib import Path

TASKS = Path("/proc/self/task")


def children() -> set[int]:
    """The processes that this one has started and that nobody has waited for, whether they have ended or not."""
    return {int(pid) for task in TASKS.iterdir() for pid in (task / "children").read_text().split()}


def of_session(session: int) -> list[int]:
    """The processes of a session that have not ended."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                state, _, _, its_session = (folder / "stat").read_text().rpartition(")")[2].split()[:4]
            except OSError:
                continue
            if int(its_session) == session and state != "Z":
                found.append(int(folder.name))
    return found
