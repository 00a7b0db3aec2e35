"""What docs/research.md says is so: its examples run, its figures are those of the games."""

import re
import runpy
from pathlib import Path

import pytest

from deadtown.games import GAMES
from deadtown.research import actions_of, layout_of

PAGE = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text("utf-8")
EXAMPLES = re.findall(r"^## ([^\n]*)\n(?:(?!^## ).)*?^```python\n(.*?)^```", PAGE, re.M | re.S)


@pytest.mark.parametrize(("title", "code"), EXAMPLES, ids=[title for title, _ in EXAMPLES])
def test_examples_run(title: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / "example.py"
    path.write_text(code)
    names = runpy.run_path(str(path))
    if "arena" in names:
        assert names["arena"].over
    if "table" in names:
        assert not names["table"].agents
    if "ended" in names:
        assert names["ended"]


def test_all_adapters_have_examples() -> None:
    titles = {title for title, _ in EXAMPLES}
    assert titles >= {"One match", "Many matches in one call", "PettingZoo", "Gymnasium", "OpenSpiel"}


@pytest.mark.parametrize("name", GAMES)
def test_the_table_of_sizes_is_right(name: str) -> None:
    actions = actions_of(GAMES[name])
    size = layout_of(GAMES[name]).size
    assert f"| `{name}` | {len(actions.named):,} of {actions.room:,} | {actions.slots} | {size:,} |" in PAGE
