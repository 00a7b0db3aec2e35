"""Bots think here, in processes of their own: never in the event loop, and never for longer than they may."""

from deadtown.table.thinking.task import NOBODY, Asker, Task, ThinkingFailed, Thought
from deadtown.table.thinking.thinkers import Thinkers

__all__ = ["NOBODY", "Asker", "Task", "Thinkers", "ThinkingFailed", "Thought"]
