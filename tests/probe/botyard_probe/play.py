"""
The probe: a tiny game for tests, with every difficulty that a real one can have.

    deal five cards each, one card face up
    twice:  everybody programs two cards, secretly and at once (taking back is a courtesy)
            all ready: cards are revealed; the highest first card may take the face-up card,
            but the lowest second card is asked first whether it blocks that
            who took nothing for being blocked draws a card privately; a new card is turned up
            everybody with cards left buries one, left or right, at once, in two small choices
    the end: everything is shown; most points win; with four seats, 1 and 3 play against 2 and 4

One seat plays alone; more than four are dealt three cards and play one round. With the option
``timer``, the last who is not ready has 30 seconds.

Plain lists and no compiler: a game can be written like this.
"""

from bisect import insort

from mypy_extensions import i64

from botyard.kernel.agenda import NOTHING, Agenda
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL
from botyard.kernel.state import State
from botyard.kernel.vectors import vec
from botyard_probe.declared import (
    BLOCK,
    BLOCKED,
    BURIED,
    CARDS,
    DEAL,
    DEALT,
    DISCARD,
    DISCARD_STEP,
    DRAW,
    DREW,
    DREW_CARD,
    FILL,
    HAND,
    HIDDEN,
    HURRY,
    INTERRUPT_STEP,
    IS_READY,
    LET,
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_NOW,
    OVER,
    PILE,
    PILE_STEP,
    PROGRAM,
    PROGRAM_STEP,
    READY,
    REVEALED,
    SEATS,
    SHOWN,
    SLOT_EMPTY,
    SLOT_FULL,
    SMALL_HAND,
    TIDY_STEP,
    TOOK,
    TOP,
    TURNED,
    UNPROGRAM,
)

EMPTY = -1


class Probe(State):
    """The probe in play."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.seats = seats
        self.options = options
        self.round = 1
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.programmed = [[EMPTY, EMPTY] for _ in range(seats)]
        self.held = [EMPTY] * seats  # the card a seat is about to bury
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.left: list[list[int]] = [[] for _ in range(seats)]
        self.right: list[list[int]] = [[] for _ in range(seats)]
        self.spent: list[int] = []
        self.top = EMPTY
        self.deck = ItemBag(vec[i64](range(CARDS)))
        self.table = Agenda()
        self.own = [Agenda() for _ in range(seats)]

    def clone(self) -> "Probe":
        copy = type(self)(self.seats, self.options)
        copy.round, copy.top = self.round, self.top
        copy.hands = [hand[:] for hand in self.hands]
        copy.programmed = [slots[:] for slots in self.programmed]
        copy.held, copy.spent = self.held[:], self.spent[:]
        copy.won = [pile[:] for pile in self.won]
        copy.left = [pile[:] for pile in self.left]
        copy.right = [pile[:] for pile in self.right]
        copy.deck = self.deck.clone()
        copy.table = self.table.clone()
        copy.own = [agenda.clone() for agenda in self.own]
        return copy

    def game_name(self) -> str:
        return "probe"

    def waiting(self) -> int:
        if self.table.step() == INTERRUPT_STEP:
            return 1 << self.table.first()
        return sum(1 << seat for seat in range(self.seats) if self.own[seat].step() != NOTHING)

    def candidates(self, seat: int) -> list[int]:
        if self.table.step() == INTERRUPT_STEP:
            return [BLOCK, LET]
        step = self.own[seat].step()
        if step == PROGRAM_STEP:
            if EMPTY not in self.programmed[seat]:
                return [READY]
            slot = self.programmed[seat].index(EMPTY)
            return [PROGRAM + slot * CARDS + card for card in range(CARDS)]
        if step == DISCARD_STEP:
            return [DISCARD + card for card in range(CARDS)]
        return [PILE, PILE + 1] if step == PILE_STEP else []

    def courtesies(self, seat: int) -> list[int]:
        if self.own[seat].step() != PROGRAM_STEP:
            return []
        back = [UNPROGRAM, UNPROGRAM + 1]
        if self.programmed[seat] == [EMPTY, EMPTY]:
            return back + [PROGRAM + CARDS + card for card in self.hands[seat]]
        return back

    def refusal(self, seat: int, action: int) -> int:
        if self.waiting() == 0:
            return OVER
        if not self.waiting() >> seat & 1:
            return NOT_ASKED
        if self.table.step() == INTERRUPT_STEP:
            return LEGAL if action in (BLOCK, LET) else NOT_NOW
        step = self.own[seat].step()
        if action < DISCARD and step == PROGRAM_STEP and action not in (BLOCK, LET):
            return self._refuse_program(seat, action)
        if DISCARD <= action < PILE and step == DISCARD_STEP:
            return LEGAL if action - DISCARD in self.hands[seat] else NOT_IN_HAND
        return LEGAL if action >= PILE and step == PILE_STEP else NOT_NOW

    def _refuse_program(self, seat: int, action: int) -> int:
        slots = self.programmed[seat]
        if action == READY:
            return SLOT_EMPTY if EMPTY in slots else LEGAL
        if action >= UNPROGRAM:
            return SLOT_EMPTY if slots[action - UNPROGRAM] == EMPTY else LEGAL
        if slots[action // CARDS] != EMPTY:
            return SLOT_FULL
        return LEGAL if action % CARDS in self.hands[seat] else NOT_IN_HAND

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        if action < UNPROGRAM:
            self.hands[seat].remove(action % CARDS)
            self.programmed[seat][action // CARDS] = action % CARDS
        elif action < READY:
            insort(self.hands[seat], self.programmed[seat][action - UNPROGRAM])
            self.programmed[seat][action - UNPROGRAM] = EMPTY
        elif action == READY:
            self.own[seat].pop()
            dealer.tell(IS_READY, seat)
            self._when_all_are_done(dealer)
        elif action in (BLOCK, LET):
            self._resolve(action == BLOCK, dealer)
        elif action < PILE:
            self.hands[seat].remove(action - DISCARD)
            self.held[seat] = action - DISCARD
            self.own[seat].pop()
            self.own[seat].push(PILE_STEP)
        else:
            self._bury(seat, action - PILE, dealer)

    def run_out(self, seat: int, dealer: Dealer) -> None:
        if self.table.step() == INTERRUPT_STEP:
            self.apply(seat, LET, dealer)
        elif self.own[seat].step() == PROGRAM_STEP:
            for slot in (0, 1):
                if self.programmed[seat][slot] == EMPTY:
                    card = dealer.roll(FILL + seat, self.hands[seat])
                    self.apply(seat, PROGRAM + slot * CARDS + card, dealer)
            self.apply(seat, READY, dealer)
        else:
            if self.own[seat].step() == DISCARD_STEP:
                card = dealer.roll(FILL + seat, self.hands[seat])
                self.apply(seat, DISCARD + card, dealer)
            self.apply(seat, PILE, dealer)

    def redeal(self, seat: int, dealer: Dealer) -> None:
        places: list[tuple[list[int], int]] = []
        if not self.waiting():
            return
        for other in range(self.seats):
            if other == seat:
                continue
            piles = [self.hands[other], self.left[other], self.right[other], self.held]
            slots = [range(len(pile)) for pile in piles[:3]] + [range(other, other + 1)]
            hidden = list(zip(piles, slots, strict=True))
            if self.table.step() == PROGRAM_STEP and not same_team(self, other, seat):
                hidden.append((self.programmed[other], range(2)))
            places += [(pile, at) for pile, slot in hidden for at in slot if pile[at] != EMPTY]
        for pile, at in places:
            self.deck.put(pile[at])
        for pile, at in places:
            pile[at] = dealer.draw(HIDDEN, self.deck)
        for hand in self.hands:
            hand.sort()

    def observe(self, seat: int, out: list[float]) -> None:
        out += [float(self.round), float(self.top), float(self.waiting())]
        out += [float(card in self.hands[seat]) for card in range(CARDS)]
        for other in range(SEATS):
            there = other < self.seats
            out.append(float(len(self.hands[other])) if there else 0.0)
            out += [float(there and card in self.won[other]) for card in range(CARDS)]

    def scores(self) -> list[int]:
        """Cards won count their number; left 1 each; right 2 if even, once the game is over."""
        points = [sum(self.worth(card) for card in pile) for pile in self.won]
        if self.waiting() == 0:
            for seat in range(self.seats):
                points[seat] += len(self.left[seat])
                points[seat] += sum(2 for card in self.right[seat] if card % 2)
        return points

    def standing(self) -> list[int] | None:
        if self.waiting():
            return None
        points, team = self.scores(), teams(self)
        total = [sum(points[s] for s in range(self.seats) if team[s] == t) for t in team]
        return [1 + len({team[s] for s in range(self.seats) if total[s] > mine}) for mine in total]

    def worth(self, card: int) -> int:
        """What a card counts that was won: its number, or if so chosen one point."""
        return card + 1 if self.options["worth"] == "number" else 1

    def rounds(self) -> int:
        """How many rounds are played."""
        rounds = self.options["rounds"]
        assert isinstance(rounds, int)
        return rounds if self.seats <= 4 else 1

    def begin_round(self) -> None:
        """Everybody programs."""
        self.table.push(PROGRAM_STEP)
        for seat in range(self.seats):
            self.own[seat].push(PROGRAM_STEP)

    def _when_all_are_done(self, dealer: Dealer) -> None:
        if any(agenda.step() != NOTHING for agenda in self.own):
            return
        step = self.table.step()
        self.table.pop()
        if step == PROGRAM_STEP:
            for seat, (first, second) in enumerate(self.programmed):
                dealer.tell(REVEALED, seat, first, second)
            taker = max(range(self.seats), key=lambda seat: self.programmed[seat][0])
            asked = min(range(self.seats), key=lambda seat: self.programmed[seat][1])
            self.table.push(INTERRUPT_STEP, asked, taker)
        elif self.round < self.rounds():
            self.round += 1
            self.begin_round()
        else:
            dealer.tell(SHOWN)

    def _resolve(self, blocked: bool, dealer: Dealer) -> None:
        taker = self.table.second()
        self.table.pop()
        for slots in self.programmed:
            self.spent += slots
            slots[:] = [EMPTY, EMPTY]
        if blocked:
            self.spent.append(self.top)
            dealer.tell(BLOCKED, taker, self.top)
            self._draw(taker, dealer)
        else:
            self.won[taker].append(self.top)
            dealer.tell(TOOK, taker, self.top)
        self.top = dealer.draw(TOP, self.deck)
        dealer.tell(TURNED, self.top)
        self.table.push(TIDY_STEP)
        for seat in range(self.seats):
            if self.hands[seat]:
                self.own[seat].push(DISCARD_STEP)
        self._when_all_are_done(dealer)

    def _draw(self, seat: int, dealer: Dealer) -> None:
        card = dealer.draw(DRAW + seat, self.deck)
        insort(self.hands[seat], card)
        dealer.tell(DREW, seat)
        dealer.tell(DREW_CARD, seat, card, 0, 1 << seat)

    def _bury(self, seat: int, side: int, dealer: Dealer) -> None:
        (self.right if side else self.left)[seat].append(self.held[seat])
        self.held[seat] = EMPTY
        self.own[seat].pop()
        dealer.tell(BURIED, seat, side)
        self._when_all_are_done(dealer)


def set_up(
    options: dict[str, object], seats: int, dealer: Dealer, make: type[Probe] = Probe
) -> Probe:
    """Five cards each, or three; one face up."""
    probe = make(seats, options)
    for seat in range(seats):
        for _ in range(HAND if seats <= 4 else SMALL_HAND):
            card = dealer.draw(DEAL + seat, probe.deck)
            insort(probe.hands[seat], card)
            dealer.tell(DEALT, seat, card, 0, 1 << seat)
    probe.top = dealer.draw(TOP, probe.deck)
    dealer.tell(TURNED, probe.top)
    probe.begin_round()
    return probe


def hurry(probe: Probe, seat: int) -> int:
    """The last who is not ready has to hurry, if the table plays with the timer."""
    last = probe.table.step() == PROGRAM_STEP and probe.waiting() == 1 << seat
    return HURRY if last and probe.options["timer"] else 0


def teams(probe: Probe) -> list[int]:
    """With four seats, 1 and 3 play against 2 and 4."""
    return [seat % 2 if probe.seats == 4 else seat for seat in range(probe.seats)]


def same_team(probe: Probe, one: int, other: int) -> bool:
    """Whether two seats play together; a spectator is on no side."""
    return other >= 0 and teams(probe)[one] == teams(probe)[other]
