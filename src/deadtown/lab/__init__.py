"""Games by the thousand: simulations, experiments, statistics, reports.

``from deadtown.lab import simulate, compare, sweep, tournament, luck`` is how programs and notebooks do it; what these
need is loaded when they are asked for.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from deadtown.lab.library import compare, compare_files, luck, simulate, sweep, tournament

__all__ = ["compare", "compare_files", "luck", "simulate", "sweep", "tournament"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from deadtown.lab import library

    return getattr(library, name)
