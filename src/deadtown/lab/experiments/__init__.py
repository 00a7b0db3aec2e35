"""What is found by comparing simulations: one against another, many cells, all against all, luck against decisions."""
