"""What Schemathesis must be told about our protocol; it loads this by name."""

from typing import Any

import schemathesis

NDJSON = "application/x-ndjson"


@schemathesis.serializer(NDJSON)
def write_record(context: schemathesis.SerializationContext, value: Any) -> bytes:
    """A record is text, as it is."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")


@schemathesis.check
def readable_as_described(context: Any, response: Any, case: Any) -> None:
    """What the description allows can be read, whatever comes of it then."""
    positive = case.meta is not None and case.meta.generation.mode == schemathesis.GenerationMode.POSITIVE
    if not positive or response.status_code != 400 or holds_fractions(case.body):
        return
    error = response.json()["error"]
    assert error["reason"] != "bad-request", error["arguments"]["problem"]


def holds_fractions(value: Any) -> bool:
    """Whether there is a number such as 1.0 in it, which is an integer to JSON Schema, but not to us."""
    if isinstance(value, dict):
        return any(map(holds_fractions, value.values()))
    if isinstance(value, list):
        return any(map(holds_fractions, value))
    return isinstance(value, float)
