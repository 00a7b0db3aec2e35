"""The mark by which a test says which clauses of a rulebook it proves."""

import pytest

clause = pytest.mark.clause
