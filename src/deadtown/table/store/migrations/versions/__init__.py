"""One module a revision, named v0001_subject.py after its number."""
