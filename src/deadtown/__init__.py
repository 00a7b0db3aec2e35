"""Deadtown: one table for five zombie tabletop games."""

__version__ = "0.1.0"
