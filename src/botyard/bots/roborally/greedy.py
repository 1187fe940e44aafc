"""The greedy bot."""

from botyard.bots.bot import Bot
from botyard.bots.roborally.ground import DEAD
from botyard.bots.roborally.program import Place, Planner
from botyard.bots.roborally.situation import situation_of
from botyard.games.roborally.actions import *
from botyard.games.roborally.cards import DECK
from botyard.kernel.dealer import Generator
from botyard.kernel.game import Game, Json


class GreedyBot(Bot):
    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._generator = Generator(seed)

    def choose(self, view: Json, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        s = situation_of(view, seat)
        step = view["step"]
        p = Planner(s)
        if step == "program":
            best = p.programs()[0][1]
            register = s.cards.index(None)
            kind = best[register]
            card = max(c for c in s.hand if DECK.kinds[c] == kind)
            return PROGRAM + register * DECK_SIZE + card
        if step == "announce":
            place = Place(s.space * 4 + s.facing, s.damage, s.flags, s.archive)
            for r in range(1, 6):
                place = p.go(place, DECK.kinds[s.cards[r - 1]], r)
            if place.pose == DEAD:
                return POWER_ON
            on = p.outlook.going_on(place.pose, place.damage, place.flags)
            off = p.outlook.resting(place.pose, place.flags, place.archive)
            return POWER_DOWN if off < on else POWER_ON
        if step in ("stay-down", "return-power"):
            pose = s.space * 4 + s.facing
            on = p.outlook.going_on(pose, s.damage, s.flags)
            off = p.outlook.resting(pose, s.flags, s.archive)
            return POWER_DOWN if off < on else POWER_ON
        if step == "return-face":
            sp = s.floor.space(view["args"][0])
            return min(legal, key=lambda a: p.outlook.registers(sp * 4 + a - FACE, s.flags))
        if step == "return-at":
            return min(legal, key=lambda a: min(p.outlook.registers(s.floor.index(a - AT) * 4 + f, s.flags) for f in range(4)))
        return legal[-1]
