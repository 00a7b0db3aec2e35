"""Zombies!!!, and its variant Intervention Squad."""
