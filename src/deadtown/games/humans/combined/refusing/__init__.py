"""Why something can't be done in the combined game, by what it is about: cards, guys, hordes, what nobody owns."""
