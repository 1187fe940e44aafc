"""Levels 1 to 5: they try out their turn, and judge where it leads, the higher ones by a net."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, cast

from botyard.bots.bot import Answer, Asked, Bot
from botyard.bots.numbers import added, exponential
from botyard.games.fantastic_factories.actions import END_WORK
from botyard.games.fantastic_factories.components import Kit
from botyard.games.fantastic_factories.declared import (
    DROP_STEP,
    GIVE_STEP,
    MARKET_STEP,
    RETURN_STEP,
    SET_STEP,
)
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.study import values
from botyard.games.fantastic_factories.study.estimates import Estimates
from botyard.games.fantastic_factories.study.turns import POINT, Judge, Line, Turns
from botyard.kernel.dealer import Generator, SeededDealer, seed_of_game
from botyard.kernel.game import Game, imagine
from botyard.kernel.reasons import LEGAL
from botyard.search.budget import Budget
from botyard.search.net import CERTAIN, Net, read_net, share

Way = tuple[int, ...]  # actions up to the first that something is drawn or rolled for


@dataclass(frozen=True)
class Strength:
    """How well a level thinks."""

    by_net: bool = True  # or as greedy reckons
    kept: int = 4  # lines of work
    deepest: int = 14  # uses of a die, a card or a worker that it looks ahead
    lucks: int = 1  # in how many worlds it looks
    rolls: int = 0  # of its dice, for each way through the market that it looks at more closely
    ways: int = 4  # how many those are
    warmth: float = 0.0  # how much less a way through the market may promise and still be taken


LEVELS: Final = {
    "level-1": Strength(by_net=False, kept=1, deepest=2, warmth=0.05),
    "level-2": Strength(by_net=False, kept=2, deepest=3, warmth=0.04),
    "level-3": Strength(kept=2, warmth=0.06),
    "level-4": Strength(),
    "level-5": Strength(lucks=3, rolls=6),
}
_GREEDY_POINTS: Final = 24.0  # that greedy takes for as much as a won game, about


class LevelBot(Bot):
    """Judges the states that its turn can lead to, in worlds dealt from what its seat knows."""

    def __init__(self, game: Game, seed: int, strength: Strength) -> None:
        super().__init__(game, seed)
        self.strength = strength

    def decide(self, asked: Asked) -> Answer:
        if len(asked.legal) == 1:
            return Answer(asked.legal)
        seat = asked.seat
        dealer = SeededDealer(self.seed, len(self.game.outcomes))
        works = cast(Play, imagine(self.game, asked.known, seat, dealer))
        seed = seed_of_game(self.seed, _moment(works, seat))
        turns = self._turns(works, seat)
        budget = asked.budget(self.strength.lucks)
        budget.start()
        step = works.step_of(seat)
        if step in (RETURN_STEP, DROP_STEP):
            return Answer(turns.leftovers(works, seat, seed)[0].actions())
        if step == SET_STEP:
            return Answer(turns.settings(works, seat, seed)[0].sure())
        look = _Look(turns, works, seat, seed, self.strength, budget)
        if works.asked(seat) in (MARKET_STEP, GIVE_STEP):
            return Answer(list(look.market()))
        return Answer(look.work())

    def _turns(self, works: Play, seat: int) -> Turns:
        net = _net("machine" if works.seats == 1 else "table") if self.strength.by_net else None
        judge = Judge(net, _estimates(works.kit))
        judge.start(works, seat)
        strength = self.strength
        return Turns(judge, len(self.game.outcomes), strength.kept, strength.deepest)


class _Look:
    """One decision."""

    def __init__(
        self,
        turns: Turns,
        works: Play,
        seat: int,
        seed: int,
        strength: Strength,
        budget: Budget,
    ) -> None:
        self.turns = turns
        self.works = works
        self.seat = seat
        self.strength = strength
        self.budget = budget
        self.seeds = [seed_of_game(seed, number) for number in range(strength.lucks)]
        self._generator = Generator(seed)

    def market(self) -> Way:
        """The way through the market that promises most."""
        totals: dict[Way, float] = {}
        best_lines: dict[Way, list[Line]] = {}
        for seed in self.seeds:
            best: dict[Way, Line] = {}
            for line in self.turns.market(self._world(seed), self.seat, seed):
                best.setdefault(tuple(line.sure()), line)
            for way, line in best.items():
                totals[way] = totals.get(way, 0.0) + self._share(line.strength)
                best_lines.setdefault(way, []).append(line)
            if self.budget.spent() >= 0.25:
                break
        values = {way: total / len(best_lines[way]) for way, total in totals.items()}
        if self.strength.rolls:
            close = sorted(values, key=lambda way: -values[way])[: self.strength.ways]
            values = self._rolled({way: best_lines[way] for way in close})
        return self._taken(values)

    def _rolled(self, lines: dict[Way, list[Line]]) -> dict[Way, float]:
        """What ways through the market are worth over some rolls of the dice, alike for all."""
        shares: dict[Way, list[float]] = {way: [] for way in lines}
        for number in range(self.strength.rolls):
            luck = seed_of_game(self.seeds[0], 1000 + number)
            for way, some in lines.items():
                line = some[number % len(some)]
                shares[way].append(self._share(self.turns.rolled(line, self.seat, luck)))
            if self.budget.spent() >= 0.9:
                break
        return {way: added(found) / len(found) for way, found in shares.items()}

    def work(self) -> list[int]:
        """The work that leads to the best state, up to what is drawn or rolled, or to its end."""
        may_stop = self.works.refusal(self.seat, END_WORK) == LEGAL  # not in the middle of a use
        found: dict[Way, Line] = {}
        for seed in self.seeds:
            lines = self.turns.work(self._world(seed), self.seat, seed)
            best = next((line for line in lines if may_stop or line.before is not None), None)
            if best is not None:
                found.setdefault(tuple(best.sure()), best)
            if self.budget.spent() >= 0.4:
                break
        if not found:
            return self.works.legal(self.seat)[:1]
        ways = list(found)
        if len(ways) > 1:
            values = {way: self._mean(way) for way in ways}
            ways.sort(key=lambda way: -values[way])
        line = found[ways[0]]
        whole = not line.chance and (not ways[0] or self.strength.deepest >= 14)
        return [*ways[0], END_WORK] if whole else list(ways[0])

    def _mean(self, way: Way) -> float:
        """What the work comes to on average if it begins this way."""
        shares: list[float] = []
        for seed in self.seeds:
            works, dealer = self._world(seed), SeededDealer(seed, self.turns.streams)
            for action in way:
                works.apply(self.seat, action, dealer)
            shares.append(self._share(self.turns.best_work(works, self.seat, seed)))
            if self.budget.spent() >= 0.9:
                break
        return added(shares) / len(shares)

    def _taken(self, values: dict[Way, float]) -> Way:
        """The best way, or with some warmth a good one."""
        best = max(values.values())
        if self.strength.warmth <= 0.0:
            return next(way for way, value in values.items() if value == best)
        weights = {
            way: exponential((value - best) / self.strength.warmth) for way, value in values.items()
        }
        left = added(weights.values())
        left *= int(self._generator.below(1 << 20)) / (1 << 20)
        for way, weight in weights.items():
            left -= weight
            if left < 0.0:
                return way
        return next(iter(values))

    def _world(self, seed: int) -> Play:
        world = self.works.clone()
        if len(self.seeds) > 1:
            world.redeal(self.seat, SeededDealer(seed, self.turns.streams))
        return world

    def _share(self, strength: int) -> float:
        if self.turns.judge.net is not None:
            return int(share(strength)) / CERTAIN
        return int(strength) / (POINT * _GREEDY_POINTS)


def _moment(works: Play, seat: int) -> int:
    """A number that tells the decisions of a game apart."""
    number = (int(works.round) << 4 | seat) << 8 | int(works.step_of(seat))
    return (number << 8 | int(works.hand_size(seat))) << 8 | int(works.dice_count(seat, 0))


@cache
def _net(name: str) -> Net:
    file = resources.files(values).joinpath(f"{name}.net")
    return read_net(file.read_bytes(), file.name)


@cache
def _estimates(kit: Kit) -> Estimates:
    return Estimates(kit)


def level(name: str) -> Callable[[Game, int], Bot]:
    """What makes the bot of a level."""

    def make(game: Game, seed: int) -> Bot:
        return LevelBot(game, seed, LEVELS[name])

    return make
