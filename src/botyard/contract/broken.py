"""What a check says when a game does not keep the contract."""


class Broken(AssertionError):
    """The check that failed, and what it found."""

    def __init__(self, check: str, found: str) -> None:
        super().__init__(f"{check}: {found}")
        self.check = check
        self.found = found


def demand(holds: bool, check: str, found: str) -> None:
    """Raise ``Broken`` unless something holds."""
    if not holds:
        raise Broken(check, found)
