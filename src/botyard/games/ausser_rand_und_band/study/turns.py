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

    def best(self, line: Play) -> i64:
        """What the rest of the turn is worth to the active seat, played best."""
        seat = line.active
        if line.agenda.step() == SHOVE_STEP:
            return self.judge(line, seat)
        best: i64 = -1
        for action in line.legal(seat):
            worth = self.after(line, action)
            if worth > best:
                best = worth
        return best

    def after(self, line: Play, action: int) -> i64:
        """What an action of the active seat within its turn is worth, over all dice."""
        seat = line.active
        dice = self._dice
        dice.asked = 0
        dice.first = 0
        dice.second = 0
        child = line.clone()
        child.apply(seat, action, dice)
        rolled = dice.asked
        if rolled == 0:
            return self.best(child)
        faces = self._faces
        sides: i64 = len(faces)
        total: i64 = 0
        one: i64
        for one in range(sides):
            if one > 0 and faces[one] == faces[one - 1]:
                continue
            many: i64 = faces.count(faces[one])
            if rolled == 1:
                total += many * self._rolled(line, action, one, one)
                continue
            other: i64
            for other in range(one, sides):
                if other > one and faces[other] == faces[other - 1]:
                    continue
                as_many: i64 = faces.count(faces[other])
                ways = many * as_many if other == one else 2 * many * as_many
                total += ways * self._rolled(line, action, one, other)
        return total // sides if rolled == 1 else total // (sides * sides)

    def _rolled(self, line: Play, action: int, first: i64, second: i64) -> i64:
        """The same, if the dice show these faces."""
        dice = self._dice
        dice.asked = 0
        dice.first = first
        dice.second = second
        child = line.clone()
        child.apply(line.active, action, dice)
        return self.best(child)

    def answer(self, line: Play) -> int:
        """The best action of the active seat; of equals the first."""
        chosen = -1
        best: i64 = -1
        allowed = line.legal(line.active)
        if len(allowed) == 1:
            return allowed[0]
        for action in allowed:
            worth = self.after(line, action)
            if worth > best:
                best = worth
                chosen = action
        return chosen
