"""Why wishes are refused, by what is wished for."""
