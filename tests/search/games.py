"""Two games as small as they can be, for tests of search."""

from botyard.kernel.dealer import Dealer
from botyard.kernel.state import State


class Tiny(State):
    """What the contract asks for and these games do not need."""

    def game_name(self) -> str:
        return "tiny"

    def refusal(self, seat: int, action: int) -> int:
        return 0 if action in self.candidates(seat) else 1

    def redeal(self, seat: int, dealer: Dealer) -> None:
        return

    def observe(self, seat: int, out: list[float]) -> None:
        return


class Sticks(Tiny):
    """Two seats take one to three sticks in turn; whoever takes the last one wins."""

    def __init__(self, left: int, active: int = 0) -> None:
        self.left = left
        self.active = active

    def waiting(self) -> int:
        return 1 << self.active if self.left else 0

    def candidates(self, seat: int) -> list[int]:
        return list(range(1, min(3, self.left) + 1))

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.left -= action
        self.active = 1 - seat

    def clone(self) -> "Sticks":
        return Sticks(self.left, self.active)

    def scores(self) -> list[int]:
        return [0, 0]

    def standing(self) -> list[int] | None:
        if self.left:
            return None
        return [1, 2] if self.active == 1 else [2, 1]


class Pennies(Tiny):
    """
    Everybody shows heads or tails at once, a few times over; who shows what the hidden coin
    shows scores a point.
    """

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.left = rounds
        self.coin = 0
        self.points = [0] * seats
        self.shown = [-1] * seats

    def waiting(self) -> int:
        if self.left == 0:
            return 0
        return sum(1 << seat for seat in range(self.seats) if self.shown[seat] < 0)

    def candidates(self, seat: int) -> list[int]:
        return [0, 1]

    def redeal(self, seat: int, dealer: Dealer) -> None:
        self.coin = 1 if dealer.pick(0, 4) else 0

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.shown[seat] = action
        if min(self.shown) >= 0:
            self.points = [
                points + (shown == self.coin)
                for points, shown in zip(self.points, self.shown, strict=True)
            ]
            self.left -= 1
            self.coin = 1 if dealer.pick(0, 4) else 0
            self.shown = [-1] * self.seats

    def clone(self) -> "Pennies":
        copy = Pennies(self.seats, self.left)
        copy.coin, copy.points, copy.shown = self.coin, self.points[:], self.shown[:]
        return copy

    def scores(self) -> list[int]:
        return self.points[:]

    def standing(self) -> list[int] | None:
        if self.left:
            return None
        return [1 + sum(other > own for other in self.points) for own in self.points]


class Matching(Tiny):
    """
    Two seats write two signs each, at once and in secret; then both are read out together.

    Each seat has a hidden stamp with one sign, mostly 1, and may write signs 0 and 1. The first
    seat scores for every sign that matches the other's.
    """

    def __init__(self, stamps: list[int]) -> None:
        self.stamps = stamps
        self.written: list[list[int]] = [[], []]
        self.rounds = 0
        self.points = 0

    def waiting(self) -> int:
        if self.rounds:
            return 0
        return sum(1 << seat for seat in range(2) if len(self.written[seat]) < 2)

    def candidates(self, seat: int) -> list[int]:
        return [0, 1]

    def redeal(self, seat: int, dealer: Dealer) -> None:
        self.stamps[1 - seat] = 1 if dealer.pick(0, 4) else 0
        self.written[1 - seat] = [dealer.pick(0, 2) for _ in self.written[1 - seat]]

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.written[seat].append(action)
        if all(len(written) == 2 for written in self.written):
            self.rounds = 1
            mine, theirs = self.written
            self.points = sum(one == other for one, other in zip(mine, theirs, strict=True))

    def clone(self) -> "Matching":
        copy = Matching(self.stamps[:])
        copy.written = [written[:] for written in self.written]
        copy.rounds, copy.points = self.rounds, self.points
        return copy

    def scores(self) -> list[int]:
        return [self.points, 2 - self.points]

    def standing(self) -> list[int] | None:
        return [1, 2] if self.rounds and self.points == 2 else [2, 1] if self.rounds else None
