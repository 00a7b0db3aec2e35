"""The authority: seats, clocks, undo, chat, the log of a table and its storage."""
