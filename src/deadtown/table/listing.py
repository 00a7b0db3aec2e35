"""What lists of tables are told about a table."""

import msgspec

from deadtown.table.about import EMPTY_ROOM, info_of
from deadtown.table.store import Summary
from deadtown.table.table import Table


def members_of(table: Table) -> list[str]:
    """Those for whom it is a table of their own: the host, whoever has a seat, and for whom one is kept."""
    state = table.state
    return [state.host, *(state.company() if state.phase == "playing" else state.persons())]


def summary_of(table: Table) -> Summary:
    state = table.state
    return Summary(
        id=state.id,
        game=state.game,
        rules=state.rules,
        phase=state.phase,
        visibility=state.settings.visibility,
        host=state.host,
        created=state.created,
        changed=state.changed,
        about=msgspec.json.encode(info_of(table, EMPTY_ROOM)),
    )
