"""Random tables with good and bad manners: people undo, pause, leave, are late and disagree."""

from collections.abc import Iterator

from botyard.kernel.dealer import Generator
from botyard.tables import agreements, orders, sitting, watching
from botyard.tables.entries import OVER, PAUSED, PROPOSALS, Entry
from botyard.tables.substitutes import FEWEST, proposal
from botyard.tables.table import Table


class People:
    """Whoever sits at a table, bots included; a seed decides what they do and when."""

    def __init__(self, seed: int) -> None:
        self._chooser = Generator(seed, 2)
        self.now = 100.0

    def act(self, table: Table) -> Entry:
        """Something that anybody may do now."""
        self.now += self.below(40)
        while True:
            entry = self._try(table)
            if entry is not None:
                return entry

    def below(self, n: int) -> int:
        return self._chooser.below(n)

    def _try(self, table: Table) -> Entry | None:
        seat = self.below(len(table.ledger.seats))
        is_person = seat in table.ledger.persons()
        mood = self.below(30)
        if mood == 0 and table.ledger.seats[seat].left:
            return sitting.come_back(table, seat, self.now)
        if mood == 1 and is_person and len(table.ledger.persons()) > 1:
            return sitting.leave(table, seat, self.now)
        if mood in (2, 3) and is_person:
            return self._propose(table, seat)
        if mood == 4 and self.below(4) == 0 and seat > 0:
            if is_person:
                return sitting.seat_bot(table, seat, "greedy", self.now)
            return self._substitute(table, seat)
        if table.ledger.status == PAUSED:
            return agreements.resume(table, seat, self.now) if is_person else None
        late = table.late(self.now)
        if late:
            return self._run_out(table, *late[self.below(len(late))])
        if mood < 8 and is_person and table.playing().undoable(seat):
            return orders.undo(table, seat, self.now)
        version = table.ledger.version
        if mood < 16 and is_person and table.ledger.rule_timers.waits_for(seat, version, self.now):
            return watching.see(table, seat, version, self.now)
        question = table.ledger.questions.get(seat)
        if question is None:
            return None
        state = table.playing().state
        choices = state.legal(seat) if self.below(4) else state.offered(seat)
        action = choices[self.below(len(choices))]
        return orders.order(table, seat, question, table.game.vocabulary.name(action), self.now)

    def _propose(self, table: Table, seat: int) -> Entry | None:
        what = PROPOSALS[self.below(8) // 7]
        if what in table.ledger.proposals and self.below(3):
            return agreements.decline(table, seat, what, self.now)
        if table.ledger.status == PAUSED and what == "pause":
            return None
        return agreements.propose(table, seat, what, self.now)

    def _substitute(self, table: Table, seat: int) -> Entry | None:
        """Whoever is gone is replaced, if the persons who are there agree."""
        if table.ledger.seats[seat].is_open:
            return sitting.sit_down(table, seat, self.now)
        persons = sorted(table.ledger.persons())
        if len(persons) < FEWEST:
            return None
        table.hands = [{person} for person in persons]
        proposer = persons[self.below(len(persons))]
        return agreements.propose(table, proposer, proposal(seat), self.now)

    def _run_out(self, table: Table, seat: int, question: int) -> Entry:
        choices = table.choices_of_bot(seat)
        action = "" if table.game.own_timer else choices[self.below(len(choices))]
        return orders.run_out(table, seat, question, action, self.now)


def play(table: Table, people: People) -> Iterator[Entry]:
    """All entries of a table until the end."""
    while table.ledger.status != OVER:
        yield people.act(table)
