"""The greedy bot: whatever raises the worth of its factory most, step by step."""

from typing import Final, cast

from botyard.bots.bot import Bot
from botyard.bots.fantastic_factories.worth import Worth
from botyard.games.fantastic_factories.actions import (
    BACK,
    DISCARD,
    END_WORK,
    GIVE,
    REROLL,
    SET,
    VALUE,
)
from botyard.games.fantastic_factories.cards import KINDS
from botyard.games.fantastic_factories.declared import REROLL_STEP, WORK_STEP
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.scoring import score
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.game import Game, Json, imagine
from botyard.kernel.state import legal as legal_actions

_AS_GOOD: Final = -0.02  # an action may lose so much and still be better than ending the work


class GreedyBot(Bot):
    """
    Tries every legal action on a copy, goes on to the end of what it begins, and compares.

    Cards to discard are those that it could least use. What is drawn or rolled is dealt to the
    copy from what the seat cannot see.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._dealer = SeededDealer(seed, len(game.outcomes))

    def choose(self, view: Json, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        works = cast(Play, imagine(self.game, view, seat, self._dealer))
        if GIVE <= legal[0] < SET:
            return min(legal, key=lambda action: score(works, action - GIVE))
        worth = Worth(works, seat)
        if works.step(seat) == WORK_STEP:
            return self._work(works, seat, legal, worth)
        return max(legal, key=lambda action: self._worth_after(works, seat, action, worth))

    def _work(self, works: Play, seat: int, legal: list[int], worth: Worth) -> int:
        """The best next thing to do, or the end of the work if nothing is worth it."""
        best, chosen = worth.of(works) + _AS_GOOD, END_WORK
        for action in legal:
            if action != END_WORK:
                found = self._worth_after(works, seat, action, worth)
                if found > best:
                    best, chosen = found, action
        return chosen

    def _worth_after(self, works: Play, seat: int, action: int, worth: Worth) -> float:
        """The worth of a state after an action, and after all that is still to be chosen for it."""
        child = works.clone()
        child.apply(seat, action, self._dealer)
        if not child.has_begun(seat) or child.asked(seat) < 0:
            return worth.of(child)
        choices = [choice for choice in legal_actions(child, seat) if choice != BACK]
        if not choices:
            return float("-inf")
        if DISCARD <= choices[0] < VALUE:
            choices = [_least_useful(child, seat, choices, worth)]
        elif child.step(seat) == REROLL_STEP:
            choices = [REROLL] if REROLL in choices else choices[:1]
        return max(self._worth_after(child, seat, choice, worth) for choice in choices)


def _least_useful(works: Play, seat: int, choices: list[int], worth: Worth) -> int:
    """The card that the seat could do least with."""
    first = seat * KINDS
    built = [int(count) for count in works.built[first : first + KINDS]]

    def use(action: int) -> float:
        card = action - DISCARD
        twins = int(works.hands[first + card])
        return worth.of_card(card, built) / twins - float(works.kit.refund[works.argument(seat)])

    return min(choices, key=use)
