"""Whole games in readable text: what was chosen, and all that happened, in words.

The choices are read from the file itself, so a golden game depends on the rules and the texts, and on no bot. When one
of these changes on purpose, ``python -m tests.golden`` writes the files anew; read the difference before you keep it.
"""
