"""What an analysis finds out, as it is sent: a line each, with what was chosen in words."""

from collections.abc import Iterator

import msgspec

from deadtown.bots.analysis import Finding, Judged, Outline, Outlook, Summary, analyse
from deadtown.table.denied import Denied
from deadtown.table.reading.task import Told
from deadtown.table.table import Table
from deadtown.text import LANGUAGES, Speaker


class JudgedInWords(Judged, frozen=True, tag="judged"):
    """What was decided, and what the search would have done, in words, too."""

    chosen_words: str = ""
    better_words: str = ""


class Stopped(Finding, frozen=True, tag="stopped"):
    """It took too long: what was found out until then is all there is. It comes last, instead of the summary."""


AnalysisLine = Outline | Outlook | JudgedInWords | Summary | Stopped

_write = msgspec.json.Encoder().encode


def analysis_lines(table: Table) -> Iterator[Told]:
    """All that is found out about a game that is over. Denied while it goes on."""
    match = table.match
    if match is None or not match.over:
        raise Denied("conflict", "not-over")
    speakers = [Speaker(match.game, language, table.state.players) for language in LANGUAGES]
    for finding in analyse(match):
        if isinstance(finding, Judged):
            yield Told([_write(in_words(finding, speaker)) for speaker in speakers])
        else:
            yield Told([_write(finding)])


def in_words(judged: Judged, speaker: Speaker) -> JudgedInWords:
    told = msgspec.structs.asdict(judged)
    chosen, better = speaker.option(judged.chosen), speaker.option(judged.better)
    return JudgedInWords(**told, chosen_words=chosen, better_words=better)


STOPPED = Told([_write(Stopped())])
