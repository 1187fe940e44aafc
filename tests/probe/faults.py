"""
Planted faults: probes that break the contract in one way each, and the check that must see it.

The suite is tested with them: a fault that no check finds is a hole in the suite.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import cast

from botyard.kernel.dealer import Dealer
from botyard.kernel.events import EVERYBODY, Events
from botyard.kernel.game import OPEN, Game, GameOf, Json
from botyard.kernel.reasons import LEGAL, Reasons
from botyard_probe import GAME
from botyard_probe.declared import (
    DRAW,
    DREW,
    DREW_CARD,
    EVENTS,
    IS_READY,
    LET,
    NOT_NOW,
    PROGRAM_STEP,
    READY,
    REVEALED,
    UNPROGRAM,
)
from botyard_probe.play import EMPTY, Probe, set_up
from botyard_probe.position import known, position, read_known, read_position, view

FAULTS: dict[str, tuple[Game, str]] = {}


def game_of(probe: type[Probe]) -> GameOf[Probe]:
    """The probe's game with another state class."""
    return replace(
        GAME,
        setup=lambda options, seats, dealer: set_up(options, seats, dealer, probe),
        read_position=lambda raw: read_position(raw, probe),
        read_known=lambda seen: read_known(seen, probe),
    )


def caught_by(check: str) -> Callable[[type[Probe]], type[Probe]]:
    """Plant a state class with a fault, for a check to catch."""

    def plant(probe: type[Probe]) -> type[Probe]:
        FAULTS[probe.__name__] = (game_of(probe), check)
        return probe

    return plant


@caught_by("redeal")
class RedealNeverSamples(Probe):
    def redeal(self, seat: int, dealer: Dealer) -> None:
        return


@caught_by("redeal")
class RedealWithWrongOdds(Probe):
    """Every other seat is given the lowest cards that could be."""

    def redeal(self, seat: int, dealer: Dealer) -> None:
        for other in range(self.seats):
            if other != seat and self.hands[other] and self.waiting():
                self.deck.put(self.hands[other].pop())
                self.deck.settle()
                self.hands[other] = sorted([*self.hands[other], self.deck.take_at(0)])


@caught_by("clones")
class ShallowClone(Probe):
    def clone(self) -> Probe:
        copy = super().clone()
        copy.hands = self.hands
        return copy


@caught_by("replay")
class IndexOutcome(Probe):
    """What is drawn is recorded as a place in a list, which a position does not keep."""

    def _draw(self, seat: int, dealer: Dealer) -> None:
        card = self.deck.take_at(dealer.pick(DRAW + seat, self.deck.size()))
        self.hands[seat] = sorted([*self.hands[seat], card])
        dealer.tell(DREW, seat)
        dealer.tell(DREW_CARD, seat, card, 0, 1 << seat)


@caught_by("positions")
class ForgottenAttribute(Probe):
    """Counts something that its position does not name."""

    def __init__(self, seats: int, options: Json) -> None:
        super().__init__(seats, options)
        self.blocks = 0

    def clone(self) -> Probe:
        copy = cast(ForgottenAttribute, super().clone())
        copy.blocks = self.blocks
        return copy

    def _resolve(self, blocked: bool, dealer: Dealer) -> None:
        self.blocks += 1
        super()._resolve(blocked, dealer)


@caught_by("ancestors")
class SharedPile(Probe):
    def clone(self) -> Probe:
        copy = super().clone()
        copy.spent = self.spent
        return copy


@caught_by("order")
class FirstIsBetter(Probe):
    """Who is ready first exchanges a card of the hand for the face-up one."""

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        everybody_programs = all(own.step() == PROGRAM_STEP for own in self.own)
        if action == READY and everybody_programs and self.hands[seat]:
            self.hands[seat][0], self.top = self.top, self.hands[seat][0]
            self.hands[seat].sort()
        super().apply(seat, action, dealer)


@caught_by("vocabulary")
class MissingCandidate(Probe):
    def candidates(self, seat: int) -> list[int]:
        return [action for action in super().candidates(seat) if action != LET]


@caught_by("vocabulary")
class CourtesyAmongCandidates(Probe):
    def candidates(self, seat: int) -> list[int]:
        polite = [UNPROGRAM] if self.own[seat].step() == PROGRAM_STEP else []
        return super().candidates(seat) + polite


@caught_by("decisions")
class NobodyCanGoOn(Probe):
    def refusal(self, seat: int, action: int) -> int:
        return NOT_NOW if action == READY else super().refusal(seat, action)


@caught_by("decisions")
class AnybodyMayDecide(Probe):
    def refusal(self, seat: int, action: int) -> int:
        return LEGAL if action == LET and self.waiting() else super().refusal(seat, action)


@caught_by("components")
class LosesCards(Probe):
    def _resolve(self, blocked: bool, dealer: Dealer) -> None:
        super()._resolve(blocked, dealer)
        if self.spent:
            self.spent.pop()


@caught_by("bound")
class NeverEnds(Probe):
    """Ready is never the end of it: everybody programs again."""

    def _when_all_are_done(self, dealer: Dealer) -> None:
        for seat in range(self.seats):
            if self.own[seat].step() < 0 and self.table.step() == PROGRAM_STEP:
                self.hands[seat] = sorted(self.hands[seat] + self.programmed[seat])
                self.programmed[seat] = [EMPTY, EMPTY]
                self.own[seat].push(PROGRAM_STEP)


@caught_by("telling")
class TellsEverybody(Probe):
    def _draw(self, seat: int, dealer: Dealer) -> None:
        card = dealer.draw(DRAW + seat, self.deck)
        self.hands[seat] = sorted([*self.hands[seat], card])
        dealer.tell(DREW, seat)
        dealer.tell(DREW_CARD, seat, card, 0, EVERYBODY)


@caught_by("secrecy")
class TellsByTheWay(Probe):
    """Who is ready is told in an order that depends on the cards."""

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        if action == READY and self.programmed[seat][0] > self.programmed[seat][1]:
            dealer.tell(IS_READY, seat)
        super().apply(seat, action, dealer)


@caught_by("secrecy")
class ObservesTooMuch(Probe):
    def observe(self, seat: int, out: list[float]) -> None:
        super().observe(seat, out)
        out.append(float(sum(self.hands[(seat + 1) % self.seats])))


@caught_by("secrecy")
class RefusesByHiddenCards(Probe):
    """With the highest card in another hand, blocking is refused."""

    def refusal(self, seat: int, action: int) -> int:
        others = [hand for other, hand in enumerate(self.hands) if other != seat]
        if action == UNPROGRAM and any(25 in hand for hand in others):
            return NOT_NOW
        return super().refusal(seat, action)


@caught_by("seed")
class ChanceOfItsOwn(Probe):
    def _resolve(self, blocked: bool, dealer: Dealer) -> None:
        super()._resolve(random.random() < 0.5, dealer)


@caught_by("run-out")
class ClockDoesNothing(Probe):
    def run_out(self, seat: int, dealer: Dealer) -> None:
        return


def _every_hand(probe: Probe, seat: int) -> Json:
    return view(probe, seat) | {"hands": position(probe)["hands"]}


def _every_hand_known(probe: Probe, seat: int) -> Json:
    return known(probe, seat) | {"hands": position(probe)["hands"]}


def _tuples(probe: Probe, seat: int) -> Json:
    return view(probe, seat) | {"cards": (1, 2)}


def _unmarked() -> Events:
    """The probe's events, with revealing the programs not marked as such."""
    events = Events()
    for kind, declared in enumerate(EVENTS.kinds):
        reveals = declared.reveals and kind != REVEALED
        args = dict(declared.args)
        events.add(kind, declared.name, reveals=reveals, hides=declared.hides, **args)
    return events


def _without_clauses() -> Reasons:
    reasons = Reasons()
    for number, reason in enumerate(GAME.reasons.all()[2:], start=1):
        reasons.add(number, reason.name, "")
    return reasons


def _forgets_the_round(seen: Json) -> Probe:
    return read_known(seen | {"round": 1})


def _hurries_by_hidden_cards(probe: Probe, seat: int) -> int:
    return max(card for hand in probe.hands for card in hand or [0])


FAULTS["HurriesByHiddenCards"] = (replace(GAME, hurry=_hurries_by_hidden_cards), "secrecy")
FAULTS["StillThatIsNoJson"] = (replace(GAME, still=lambda options: {"cards": (1, 2)}), "json")
FAULTS["ViewWithEveryHand"] = (replace(GAME, view=_every_hand), "secrecy")
FAULTS["EveryHandKnown"] = (replace(GAME, known=_every_hand_known), "secrecy")
FAULTS["ViewThatIsNoJson"] = (replace(GAME, view=_tuples), "json")
FAULTS["UndoPastAReveal"] = (replace(GAME, events=_unmarked()), "undo")
FAULTS["ReasonWithoutClause"] = (replace(GAME, reasons=_without_clauses()), "reasons")
FAULTS["ImaginesAnotherRound"] = (replace(GAME, read_known=_forgets_the_round), "imagination")
FAULTS["LinesDoNotAddUp"] = (replace(GAME, score_lines=lambda state, seat: []), "ends")
FAULTS["OpenToSpectators"] = (
    replace(GAME, known=lambda probe, seat: known(probe, OPEN if seat < 0 else seat)),
    "secrecy",
)
