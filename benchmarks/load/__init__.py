"""Scripted players at many tables at once: the same driver for our server and for a peer's."""
