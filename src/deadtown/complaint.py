"""What is said, in one line, to someone who asked for something that can't be."""


class Complaint(Exception):
    """A mistake of the caller: a wrong name, an impossible option, an unreadable file. Never a bug of ours."""
