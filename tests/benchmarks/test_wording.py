"""What wording is measured with is a decision of very many options."""

import msgspec
from benchmarks.wording import OPTIONS, burning_street

from deadtown.table.telling import seen_through, write_message
from tests.games.zombiaki.table import H


def test_every_option_is_told_in_words() -> None:
    seen = msgspec.json.decode(write_message(seen_through(burning_street(), H, "en")))
    texts = seen["decision"]["texts"]
    assert len(set(texts)) == len(texts) == len(seen["decision"]["options"]) == OPTIONS
