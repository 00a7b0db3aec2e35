"""Whether a client wants what is long in gzip."""


def takes_gzip(header: str) -> bool:
    """Whether an ``Accept-Encoding`` says that gzip can be read."""
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return not quality or quality.strip().removeprefix("q=").strip("0.") != ""
    return False
