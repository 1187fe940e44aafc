"""
One table: its ledger and its game, made of its entries and nothing else.

A request (``orders``, ``agreements``, ``sitting``) changes the table in memory and returns the
entry that says so. Whoever asked commits the entry before anybody hears of it, and reads the
table anew if that fails.
"""

from collections.abc import Generator, Sequence
from functools import cached_property

import msgspec

from botyard import MADE
from botyard.kernel.dice import FIRST, agreed_dice, committed_dice, dealing_of, key_of
from botyard.kernel.errors import BadData, BadRecord, BotyardError, IllegalAction
from botyard.kernel.events import Event
from botyard.kernel.forced import NO_ACTION, forced
from botyard.kernel.game import SPECTATOR, Game
from botyard.kernel.match import Match
from botyard.kernel.record import REBASE, Header, Record, header_of, read_line, reading
from botyard.kernel.registry import game_named
from botyard.kernel.replay import finished, first_line, is_of_other_rules, replaying
from botyard.kernel.state import State, waiting_seats
from botyard.tables import entries as kinds
from botyard.tables.entries import Entry, Json, Opening, Plan, Told
from botyard.tables.ledger import Ledger
from botyard.tables.outdated import Outdated
from botyard.tables.timing import rule_timers_after

Asked = dict[int, list[int]]  # seat: what it could do


class Table:
    """A table from its opening to its end."""

    def __init__(self, opening: Opening, secret: bytes) -> None:
        self.ledger = Ledger(opening)
        self.game: Game = game_named(opening.game)
        self.match: Match | None = None  # once the game has begun
        self.is_old = False  # whether the game was played by rules of another day, and goes on
        self.outdated: Outdated | None = None  # the game, if those of today cannot read it
        self.hands = [_at_the_owners_screen(opening)]  # the seats that each person plays
        self._is_in_turn = False  # whether seats answer one after the other, at one screen
        self._secret = secret
        self._views: dict[int, Json] = {}
        self._viewed = 0  # the version of these views

    # Opening and reading

    @classmethod
    def open(cls, opening: Opening, secret: bytes, now: float) -> tuple["Table", Entry]:
        """A new table, where at least one person sits."""
        table = cls(opening, secret)
        options = table.game.read_options(opening.options)
        table.game.check_seats(len(opening.seats), options)
        if not table.ledger.persons():
            raise BadData("table-nobody")
        if opening.position is not None:
            table._new_match().go_on_from(opening.position)  # refused now, not when all are seated
        entry = Entry(kinds.OPEN, now, table.ledger.status, opening=opening)
        table.ledger.fold(entry)
        return table, entry

    @classmethod
    def read(cls, entries: Sequence[Entry], secret: bytes, position: str | None) -> "Table":
        """
        The table of these entries.

        A game that was played by rules of another day stands at ``position``, as the rules of
        that day wrote it. If it is still running, it must be rebased before it goes on; if the
        rules of today cannot read the position, it must be given up.
        """
        return finished(cls.reading(entries, secret, position))

    @classmethod
    def reading(
        cls, entries: Sequence[Entry], secret: bytes, position: str | None
    ) -> Generator[None, None, "Table"]:
        """The same in small steps, for whoever has other things to do as well."""
        opening = entries[0].opening
        assert opening is not None
        table = cls(opening, secret)
        for entry in entries:
            table.ledger.fold(entry)
            yield
        lines = [line for entry in entries for line in entry.lines]
        if lines:
            yield from table._reading_match(lines, position)
        return table

    @classmethod
    def at_screen(
        cls, record: Record, bots: Sequence[str], secret: bytes, now: float
    ) -> tuple["Table", Entry]:
        """
        A table at one screen, where a record begins or goes on; ``bots`` by seat, or empty.

        The record is all that is kept. Whoever is at the screen can be told all of it, so nothing
        is forgotten; and seats answer in turn, even what leaves no choice (``only_answer``).
        """
        plans = [Plan("bot", bot) if bot else Plan() for bot in bots]
        opening = Opening(record.header.game, record.header.options, plans, "", 0, "")
        table = cls(opening, secret)
        table._is_in_turn = True
        table.take(Entry(kinds.OPEN, now, kinds.PLAYING, opening=opening, lines=record.texts))
        match = table.playing()
        if not match.record.lines:
            match.deal()
        return table, table.settle(Entry(kinds.RESUME, now, ""), {})

    def take(self, entry: Entry) -> None:
        """Follow an entry that another node committed."""
        if self.outdated is not None:
            for text in entry.lines:
                self.outdated.follow(text)
        elif self.match is None and entry.lines:
            finished(self._reading_match(entry.lines, None))
        elif self.match is not None:
            for text in entry.lines:
                self._follow(self.match, text)
            self._forget(self.match)
        self.ledger.fold(entry)

    def begin(self) -> None:
        """Deal, or go on from the position of the opening, with the dice of all seats."""
        self.match = self._new_match()
        position = self.ledger.opening.position
        if position is None:
            self.match.deal()
        else:
            self.match.go_on_from(position)
        self.ledger.status = kinds.PLAYING
        self._answer_forced(self.match)

    def rebase(self, now: float) -> Entry:
        """Go on under the rules of today, with new dice from the same secret."""
        assert self.match is not None
        record = self.match.record
        dealing = dealing_of(self.game, record, self._secret)
        self.match.rebase(dealing(record.number(len(record.lines))), MADE)
        self.is_old = False
        return self.settle(Entry(kinds.REBASE, now, self.ledger.status), {})

    def give_up(self, now: float) -> Entry:
        """End a game that the rules of today cannot go on with, and publish the secret."""
        assert self.outdated is not None
        published = self._published(self.outdated.record.header)
        entry = self.outdated.end({"secret": self._secret.hex(), **published}, now)
        self.ledger.fold(entry)
        return entry

    # What requests are made of

    def playing(self, *, even_paused: bool = False) -> Match:
        """
        The game, while it is played.

        Clauses: BY-9.
        """
        status = self.ledger.status
        if status == kinds.GATHERING or self.match is None:
            raise IllegalAction("reason-game-has-not-begun", clause="BY-7")
        if status == kinds.OVER:
            raise IllegalAction("reason-game-is-over", clause="BY-7")
        if status == kinds.PAUSED and not even_paused:
            raise IllegalAction("reason-game-is-paused", clause="BY-9")
        return self.match

    def check_seat(self, seat: int) -> None:
        """
        Refuse a seat that the table does not have.

        Clauses: BY-1.
        """
        if not 0 <= seat < len(self.ledger.seats):
            raise IllegalAction("reason-no-such-seat", clause="BY-1", seat=seat + 1)

    def asked(self) -> Asked:
        """What every seat that is waited for could do, if a person sat there."""
        if self.match is None:
            return {}
        state = self.match.state
        return {seat: state.offered(seat) for seat in waiting_seats(state)}

    def finish(self, match: Match, *, agreed: bool = False) -> None:
        """End the game, and publish the secret of the dice and who was replaced."""
        match.finish(self._secret.hex(), self._published(match.record.header), agreed=agreed)
        self.ledger.status = kinds.OVER

    def settle(self, entry: Entry, before: Asked) -> Entry:
        """Answer what leaves no choice, end what is over, and note it all."""
        match = self.playing(even_paused=True)
        if entry.kind != kinds.UNDO and not self._is_in_turn:
            self._answer_forced(match)
        if match.state.waiting() == 0:
            self.finish(match)
        return self.note(entry, before)

    def note(self, entry: Entry, before: Asked | None = None) -> Entry:
        """The entry with all that came of it, remembered; ``before`` if something was played."""
        lines, events = self._new_lines()
        entry = msgspec.structs.replace(
            entry,
            status=self.ledger.status,
            lines=lines,
            events=[[_told(event) for event in line] for line in events],
            questions=self._questions_after(entry.seat - 1, before, events),
            hurries=rule_timers_after(self.game, self.match, self.ledger, self.hands),
        )
        self.ledger.fold(entry)
        if self.match is not None:
            self._forget(self.match)
        return entry

    # What the server asks

    def view(self, seat: int) -> Json:
        """What a seat or a spectator sees, worked out once for all who see the same."""
        assert self.match is not None
        if self._viewed != self.ledger.version:
            self._views.clear()
            self._viewed = self.ledger.version
        viewer = SPECTATOR if self.game.knowledge.is_alike() else seat
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.match.state, viewer)
        return self._views[viewer]

    def known(self, seat: int) -> Json:
        """What a seat knows of the position: for bots, and for whoever tries things out."""
        assert self.match is not None
        return self.game.known(self.match.state, seat)

    @cached_property
    def still(self) -> Json:
        """What never changes at this table and is drawn."""
        if self.outdated is not None:
            return {}
        return self.game.still(self.game.read_options(self.ledger.opening.options))

    @property
    def options(self) -> Json:
        """
        What is played with: as it was chosen, else as the game has it for those who sit here.

        Clauses: BY-12.
        """
        game = self.outdated or self.match
        return self._usual_options() if game is None else game.record.header.options

    def position(self) -> Json | None:
        """Where the game stands, everything hidden included: for the store alone."""
        if self.outdated is not None:
            return self.outdated.position
        return None if self.match is None else self.game.position(self.match.state)

    def only_answer(self, seat: int) -> int:
        """The action that leaves no choice, if a seat needs not be asked; else ``NO_ACTION``."""
        assert self.match is not None
        person = self.ledger.seats[seat].is_person()
        return forced(self.game, self.match.state, seat, person=person)

    def choices_of_bot(self, seat: int) -> list[str]:
        """What a bot may do at a seat, by name."""
        state = self.playing().state
        return [self.game.vocabulary.name(action) for action in state.legal(seat)]

    def bot_of(self, seat: int) -> str:
        """The bot that decides at a seat; the deputy for a person."""
        return self.ledger.seats[seat].bot or self.ledger.opening.deputy

    def bots_asked(self) -> list[tuple[int, int]]:
        """The bots that are waited for: seat and question."""
        if self.ledger.status != kinds.PLAYING:
            return []
        persons = self.ledger.persons()
        return [asked for asked in self.ledger.questions.items() if asked[0] not in persons]

    def late(self, now: float) -> list[tuple[int, int]]:
        """The persons whose time is up: seat and question."""
        if self.ledger.status != kinds.PLAYING:
            return []
        return [
            (seat, question)
            for seat, question in self.ledger.questions.items()
            if (until := self.ledger.until(seat)) is not None and until <= now
        ]

    def wakes_at(self) -> float | None:
        """When a bot or a clock must be looked after: 0 for at once, None for never."""
        if self.bots_asked():
            return 0.0
        return self.ledger.next_end() if self.ledger.status == kinds.PLAYING else None

    def is_whole(self) -> bool:
        """Whether nothing was begun that is not in an entry."""
        game = self.outdated or self.match
        lines = 0 if game is None else len(game.record.texts)
        return lines == self.ledger.lines

    # How it is done

    def _reading_match(self, lines: list[str], position: str | None) -> Generator[None, None, None]:
        record = yield from reading(lines)
        try:
            dealing = dealing_of(self.game, record, self._secret)
            self.match = yield from replaying(self.game, record, dealing)
        except BadRecord as wrong:
            if not is_of_other_rules(wrong) or position is None:
                raise
            self._stand_at(record, msgspec.json.decode(position))
        if self.match is not None:
            self._forget(self.match)

    def _stand_at(self, record: Record, position: Json) -> None:
        """Stand where rules of another day have led, if those of today can read that."""
        try:
            state: State = self.game.read_position(position)
            dealer = dealing_of(self.game, record, self._secret)(0)
            self.game.still(self.game.read_options(record.header.options))
        except (BotyardError, KeyError, IndexError, TypeError, ValueError):
            self.outdated = Outdated(record, position)
            return
        self.match = Match(self.game, record.header, dealer)
        self.match.stand_at(record, state)
        self.is_old = not record.is_finished()

    def _follow(self, match: Match, text: str) -> None:
        """Repeat a line that another node wrote: the same must come out, by the same rules."""
        record = match.record
        number = len(record.texts) + 1
        line = read_line(text, record.texts[-1], number)
        match.repeat(line)
        if record.lines[-1].chance != line.chance:
            raise BadRecord("record-dealt-otherwise", line=number)
        record.texts[-1] = text
        if line.kind == REBASE:
            first_line(self.game, record)  # refuses rules that this node does not know
            match.dealer = dealing_of(self.game, record, self._secret)(number)
            self.is_old = False

    def _new_match(self) -> Match:
        header = self._header()
        return Match(self.game, header, dealing_of(self.game, Record(header), self._secret)(0))

    def _usual_options(self) -> Json:
        """As chosen, and where everybody else is a bot, as the game has it then (RR-8)."""
        opening = self.ledger.opening
        if opening.start() or len(self.ledger.persons()) != 1:
            return opening.options
        return {**self.game.against_bots, **opening.options}

    def _header(self) -> Header:
        options = self.game.read_options(self._usual_options())
        seats = [seat.text() for seat in self.ledger.seats]
        return header_of(self.game, options, seats, self._dice(), MADE)

    def _dice(self) -> Json:
        """What the header says of the dice, and of a start that claims nothing."""
        opening, seats = self.ledger.opening, self.ledger.seats
        numbers = [seat.number for seat in seats]
        if opening.deal is not None:
            dice = dict(opening.deal)
        elif opening.dice == FIRST:
            dice = committed_dice(self._secret, opening.numbers or numbers)
        else:
            commitments = [seat.commitment for seat in seats]
            dice = agreed_dice(opening.commitment, commitments, numbers)
        start = opening.start()
        return {**dice, "start": start} if start else dice

    def _published(self, header: Header) -> Json:
        """What the end of a game shows besides its result and the secret."""
        replaced = [number for number, seat in enumerate(self.ledger.seats, 1) if seat.substitute]
        more: Json = {"substitutes": replaced} if replaced else {}
        if "version" in header.dice:
            more["key"] = key_of(header.dice, self._secret).hex()
        return more

    def _answer_forced(self, match: Match) -> None:
        """The table answers questions with one answer, unless a person performs it."""
        while True:
            for seat in waiting_seats(match.state):
                action = self.only_answer(seat)
                if action != NO_ACTION:
                    match.act(seat, action)
                    break
            else:
                return

    def _forget(self, match: Match) -> None:
        """Let go of what nobody can take back any more and a store has."""
        if not self._is_in_turn:
            match.forget()

    def _new_lines(self) -> tuple[list[str], list[list[Event]]]:
        """The texts that the record gained since the last entry, and the events of its lines."""
        if self.match is None:
            return [], []
        kept = self.ledger.lines
        return self.match.record.texts[kept:], self.match.events[max(0, kept - 1) :]

    def _questions_after(
        self, actor: int, before: Asked | None, events: list[list[Event]]
    ) -> dict[int, int]:
        """
        The open questions, at the edge.

        A question stays open while its choices are the same and the seat has learned nothing, so
        that seats which choose at once do not disturb each other.

        Clauses: BY-8.
        """
        ledger = self.ledger
        if self.match is None or ledger.status == kinds.OVER:
            return {}
        if before is None and ledger.questions:
            return {seat + 1: number for seat, number in ledger.questions.items()}
        open_now: dict[int, int] = {}
        for seat, choices in self.asked().items():
            taught = any(event.reveals and event.seen(seat) for line in events for event in line)
            same = before is not None and before.get(seat) == choices and seat in ledger.questions
            stays = same and seat != actor and not taught
            open_now[seat + 1] = ledger.questions[seat] if stays else ledger.version + 1
        return open_now


def _at_the_owners_screen(opening: Opening) -> set[int]:
    return {seat for seat, plan in enumerate(opening.seats) if plan.kind == "person"}


def _told(event: Event) -> Told:
    return Told(event.kind, dict(event.args), event.seen_by)
