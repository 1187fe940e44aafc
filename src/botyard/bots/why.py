"""Why a bot does what it does: what that gains over the next best action, and what it risks."""

from typing import Final, NamedTuple

from botyard.kernel.dealer import Generator, SeededDealer, seed_of_game
from botyard.kernel.game import Json
from botyard.kernel.state import State
from botyard.search.findings import Findings
from botyard.search.guide import Guide
from botyard.search.rollout import roll_out

TRIES: Final = 32  # worlds in which two actions are compared


class Why(NamedTuple):
    """A sentence in the reader's language: a key of ``web-why-…``, and what fills it in."""

    key: str
    args: Json  # ``other`` is the name of an action


RULE_OF_THUMB: Final = Why("rule-of-thumb", {})  # what a bot says that has nothing to say
ONLY_ONE: Final = Why("only-one", {})


def next_best(findings: Findings, action: int) -> int | None:
    """The action that a search liked best besides this one; None if it tried no other."""
    others = [place for place, other in enumerate(findings.actions) if other != action]
    if not others:
        return None
    liked = max(others, key=lambda place: (findings.visits[place], findings.mean(place)))
    return findings.actions[liked]


class Comparison:
    """
    Two actions of a seat, tried in the same worlds: how often one went better, by what lead.

    A lead is by how many points the seat is ahead of the best of the others, or what it has
    alone, where the rollout stops.
    """

    def __init__(self, guide: Guide, streams: int, depth: int) -> None:
        self.guide = guide
        self.depth = depth
        self.dealer = SeededDealer(0, streams)

    def told(self, state: State, seat: int, action: int, other: int, seed: int, name: str) -> Why:
        """The sentence, ``name`` being that of the other action."""
        better, worse, points = 0, 0, 0
        for number in range(TRIES):
            luck = seed_of_game(seed, number)
            worth, lead = self._tried(state, seat, action, luck)
            other_worth, other_lead = self._tried(state, seat, other, luck)
            better += worth > other_worth
            worse += worth < other_worth
            points += lead - other_lead
        gain = (2 * points + TRIES) // (2 * TRIES)
        args: Json = {"other": name, "tries": TRIES, "better": better, "worse": worse}
        return Why("points", {**args, "points": gain}) if gain > 0 else Why("chances", args)

    def _tried(self, state: State, seat: int, action: int, luck: int) -> tuple[float, int]:
        """What an action is worth in one world, and the lead that it leads to."""
        self.dealer.restart(luck)
        world = state.clone()
        world.redeal(seat, self.dealer)
        until = self.guide.moment(state) + self.depth
        self.dealer.restart(seed_of_game(luck, 0))
        world.apply(seat, action, self.dealer)
        roll_out(world, self.guide, self.dealer, Generator(luck), until)
        scores = world.scores()
        rivals = [score for other, score in enumerate(scores) if other != seat]
        return self.guide.value(world, seat), scores[seat] - max(rivals, default=0)
