"""Games as learners play them: options as ids with masks, observations as numbers, many matches in one call.

``Arena`` is one match, ``Batch`` many; ``pettingzoo``, ``gymnasium`` and ``openspiel`` are modules that fit the games
to these libraries. All of it takes the extra ``research``.
"""

from deadtown.complaint import Complaint

try:
    import numpy
except ImportError:
    raise Complaint("this takes NumPy: pip install 'deadtown[research]'") from None

from deadtown.research.actions import Actions, actions_of, option_features
from deadtown.research.arena import Arena, returns_of
from deadtown.research.batch import Batch, Stand
from deadtown.research.layout import Field, Layout, layout_of
from deadtown.research.setting import Setting

assert numpy

__all__ = [
    "Actions",
    "Arena",
    "Batch",
    "Field",
    "Layout",
    "Setting",
    "Stand",
    "actions_of",
    "layout_of",
    "option_features",
    "returns_of",
]
