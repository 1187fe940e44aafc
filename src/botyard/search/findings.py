"""What a search found: for hints and reviews as much as for the answer itself."""


class Findings:
    """The actions that were tried, what each was worth on average, and how often it was tried."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.totals = [0.0] * len(actions)
        self.visits = [0] * len(actions)

    def add(self, place: int, value: float) -> None:
        """Count one more try of the action at a place."""
        self.totals[place] += value
        self.visits[place] += 1

    def mean(self, place: int) -> float:
        """What the action at a place was worth on average; 0 if it was never tried."""
        return self.totals[place] / self.visits[place] if self.visits[place] else 0.0

    def best(self) -> int:
        """The action that was tried most; of several the best, of equals the first."""
        chosen = 0
        for place in range(1, len(self.actions)):
            if self.visits[place] < self.visits[chosen]:
                continue
            if self.visits[place] > self.visits[chosen] or self.mean(place) > self.mean(chosen):
                chosen = place
        return self.actions[chosen]
