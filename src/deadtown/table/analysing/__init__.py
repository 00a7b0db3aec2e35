"""Games that are over, analysed for those who ask, in processes of their own."""
