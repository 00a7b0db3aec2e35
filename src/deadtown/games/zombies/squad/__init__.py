"""Intervention Squad: the city is built first, a ten-sided die takes the place of the cards (IS)."""
