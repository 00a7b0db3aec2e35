"""Processes of their own for what takes long: how parent and child speak with each other, and how a child ends."""
