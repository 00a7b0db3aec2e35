"""Why something can't be done, by what it is about: cards, spaces and zombies, tiles, other players."""
