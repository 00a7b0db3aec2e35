"""Humans!!! with Zombies!!!: zombie players and shotgun guys on one map."""
