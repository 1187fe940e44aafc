"""The turn of a seat, line by line: what every way to play it is worth, over all dice."""

from typing import Final

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.components import Kit
from botyard.games.ausser_rand_und_band.declared import SHOVE_STEP
from botyard.games.ausser_rand_und_band.play import Play
from botyard.games.ausser_rand_und_band.study.outlook import UNIT, Outlook
from botyard.kernel.bag import Bag
from botyard.kernel.dealer import Dealer
from botyard.search.net import CERTAIN, Net, share

_MARGIN: Final = 6 * UNIT  # points ahead that make a share of three quarters


class Dice(Dealer):
    """Deals two given faces, and counts how many were asked for."""

    def __init__(self) -> None:
        self.asked: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0

    def show(self, first: i64, second: i64) -> None:
        """Deal these from now on, by their places on a die."""
        self.asked = 0
        self.first = first
        self.second = second

    def index(self, stream: i64, n: i64) -> i64:
        self.asked += 1
        return self.first if self.asked == 1 else self.second

    def draw(self, stream: i64, bag: Bag) -> i64:
        raise AssertionError("the belt does not run within a turn")


class Turns:
    """
    What a seat makes of its turn, up to the moment before the belt runs.

    That moment is judged by a net or, without one, by the points that the seat can expect to be
    ahead; dice rolled before are averaged over with their odds. Worth is in parts of CERTAIN.
    """

    def __init__(self, kit: Kit, seats: int, net: Net | None) -> None:
        self.outlook = Outlook(kit, seats)
        self.net = net
        self._faces = kit.faces
        self._dice = Dice()

    def judge(self, line: Play, seat: i64) -> i64:
        """What a state is worth to a seat, as it stands."""
        outlook = self.outlook
        outlook.look(line)
        net = self.net
        if net is not None:
            return share(net.weigh(outlook.features(line, seat)))
        margin = outlook.margin(seat)
        scale: i64 = 6 * UNIT
        return CERTAIN // 2 + CERTAIN // 2 * margin // (
            scale + (margin if margin >= 0 else -margin)
        )

    def best(self, line: Play, viewer: i64 = -1) -> tuple[i64, i64]:
        """
        What the rest of the turn is worth, played best: to the active seat, and to a viewer.

        Without a viewer the second number is the first one.
        """
        seat = line.active
        if line.agenda.step() == SHOVE_STEP:
            worth = self.judge(line, seat)
            if viewer < 0 or viewer == seat:
                return worth, worth
            if self.outlook.seats == 2:
                return worth, CERTAIN - worth
            return worth, self.judge(line, viewer)
        best: i64 = -1
        seen: i64 = 0
        for action in line.legal(seat):
            own, viewed = self.after(line, action, viewer)
            if own > best:
                best = own
                seen = viewed
        return best, seen

    def after(self, line: Play, action: int, viewer: i64 = -1) -> tuple[i64, i64]:
        """The same of an action within the turn, over all dice that it rolls."""
        own: i64 = 0
        seen: i64 = 0
        total: i64 = 0
        for ways, child in self.outcomes(line, action):
            mine, viewed = self.best(child, viewer)
            own += ways * mine
            seen += ways * viewed
            total += ways
        return own // total, seen // total

    def outcomes(self, line: Play, action: int) -> list[tuple[int, Play]]:
        """What an action within the turn can lead to, and in how many ways; dice are alike."""
        seat, dice, faces = line.active, self._dice, self._faces
        dice.show(0, 0)
        child = line.clone()
        child.apply(seat, action, dice)
        if dice.asked == 0:
            return [(1, child)]
        rolled = dice.asked
        sides = len(faces)
        found: list[tuple[int, Play]] = []
        for one in range(sides):
            if one > 0 and faces[one] == faces[one - 1]:
                continue
            many = faces.count(faces[one])
            for other in range(one, sides if rolled == 2 else one + 1):
                if other > one and faces[other] == faces[other - 1]:
                    continue
                ways = many
                if rolled == 2:
                    ways *= faces.count(faces[other]) * (1 if other == one else 2)
                dice.show(one, other)
                child = line.clone()
                child.apply(seat, action, dice)
                found.append((ways, child))
        return found

    def answer(self, line: Play) -> int:
        """The best action of the active seat; of equals the first."""
        allowed = line.legal(line.active)
        chosen = allowed[0]
        if len(allowed) == 1:
            return chosen
        best: i64 = -1
        for action in allowed:
            worth = self.after(line, action)[0]
            if worth > best:
                best = worth
                chosen = action
        return chosen
