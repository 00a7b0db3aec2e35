"""The notebook runs from top to bottom and shows what it speaks of; it is kept without what came out."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.docs.pages import with_few_games

ROOT = Path(__file__).parent.parent.parent
NOTEBOOK = ROOT / "docs" / "laboratory.ipynb"
SHOWS = {
    "simulate": "How often each bot won",
    "compare": "B − A",
    "sweep": "Less the first cell",
    "tournament": "Better than",
    "luck": "How often the winner is the same",
}
"""The cells that show a result, and a word of it."""


def test_it_is_kept_clean() -> None:
    kept = msgspec.json.decode(NOTEBOOK.read_bytes(), type=dict[str, Any])
    assert kept["metadata"]["kernelspec"]["name"] == "python3"
    for cell in kept["cells"]:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_it_runs_and_shows_tables_and_pictures(tmp_path: Path) -> None:
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    for cell in notebook.cells:
        cell.source = with_few_games(cell.source)
    nbclient.NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = {cell.id: cell.outputs[-1].data for cell in notebook.cells if cell.cell_type == "code" and cell.outputs}
    for cell, word in SHOWS.items():
        page = shown[cell]["text/html"]
        assert "<svg" in page
        assert "<table" in page
        assert word in page
    assert "First" in shown["tournament"]["text/html"]
    assert "'player': 'hunter'" in shown["read"]["text/plain"]
