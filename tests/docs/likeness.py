"""Whether an answer is like the one that a page shows. The page leaves out with …, and luck may fall otherwise."""

import re
from typing import Any

DOTS = "…"
OF_LUCK = {"seat", "deciding", "eyes"}
"""Who starts is luck, so these numbers are not compared."""


def differences(shown: Any, real: Any, place: str = "") -> list[str]:
    """What is not as the page shows it. Numbers with a fraction are times."""
    match shown:
        case dict() if isinstance(real, dict):
            left_out = DOTS in shown
            found = [f"{place}.{key} is not there" for key in shown if key != DOTS and key not in real]
            found += [f"{place}.{key} is not shown" for key in real if not left_out and key not in shown]
            common = [key for key in shown if key in real]
            return found + [more for key in common for more in differences(shown[key], real[key], f"{place}.{key}")]
        case list() if isinstance(real, list):
            if len(shown) != len(real) and DOTS not in shown:
                return [f"{place} has {len(real)} parts"]
            pairs = zip(shown[: shown.index(DOTS)] if DOTS in shown else shown, real, strict=False)
            return [
                more
                for number, (one, other) in enumerate(pairs)
                for more in differences(one, other, f"{place}[{number}]")
            ]
        case str() if isinstance(real, str):
            pattern = ".*".join(map(re.escape, shown.split(DOTS))) if not shown.endswith(DOTS) else ".*"
            return [] if re.fullmatch(pattern, real) else [f"{place} is {real!r}"]
        case float():
            return [] if isinstance(real, float | int) else [f"{place} is {real!r}"]
        case _:
            lucky = place.rpartition(".")[2] in OF_LUCK and isinstance(real, int)
            return [] if lucky or (shown == real and type(shown) is type(real)) else [f"{place} is {real!r}"]


def likely(shown: Any, real: Any) -> bool:
    """Whether something real has the same form: the same fields of the same types."""
    match shown:
        case dict():
            if not isinstance(real, dict):
                return False
            same = DOTS in shown or set(shown) == set(real)
            return same and all(likely(part, real.get(key)) for key, part in shown.items() if key != DOTS)
        case list():
            parts = [part for part in shown if part != DOTS]
            return isinstance(real, list) and all(any(likely(part, other) for other in real) for part in parts)
        case _:
            return type(shown) is type(real) or {type(shown), type(real)} <= {int, float}
