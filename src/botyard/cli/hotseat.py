"""A game at one terminal: bots answer by themselves, persons are asked one after the other."""

import time
from typing import Final

from botyard.cli.opening import Opened
from botyard.cli.result import ending
from botyard.cli.screen import TAKE_BACK, Screen
from botyard.cli.telling import is_one_phase
from botyard.kernel.forced import NO_ACTION
from botyard.kernel.game import SPECTATOR
from botyard.kernel.state import State, waiting_seats
from botyard.tables import orders

_NOBODY: Final = -1


class HotSeat:
    """Everybody who plays at a table here. Each entry is saved before anything goes on."""

    def __init__(
        self, opened: Opened, screen: Screen, *, quiet: bool = False, pause: float = 0.0
    ) -> None:
        self._table = opened.table
        self._match = opened.match
        self._bots = opened.bots
        self._save = opened.save
        self._screen = screen
        self._quiet = quiet
        self._pause = pause
        self._persons = len(opened.table.ledger.persons())
        self._at_screen = _NOBODY

    def play(self) -> None:
        """Play to the end; ``Quit`` leaves the game where it is."""
        while self._table.ledger.is_running():
            before, seat = self._match.state, self._next_seat()
            self._take(seat, self._decide(seat))
            if not self._persons and not self._quiet:
                self._let_watch(before, seat)
        self._finish()

    def _next_seat(self) -> int:
        """Bots first, so that nobody waits for them; then whoever is at the screen."""
        for seat, _ in self._table.bots_asked():
            return seat
        questions = self._table.ledger.questions
        return self._at_screen if self._at_screen in questions else min(questions)

    def _decide(self, seat: int) -> int:
        """What a bot decides, or a person at the screen unless there is no choice."""
        bot = self._bots[seat]
        if bot is not None:
            state = self._match.state
            return bot.choose(state, seat, state.legal(seat))
        if (action := self._table.only_answer(seat)) != NO_ACTION:
            return action
        if self._at_screen != seat:
            self._hand_over(seat)
        return self._screen.ask(seat)

    def _take(self, seat: int, action: int) -> None:
        """Have the table take an answer, or take the last one back, and save what came of it."""
        if action == TAKE_BACK:
            entry = orders.undo(self._table, seat, time.time())
        else:
            name = self._table.game.vocabulary.name(action)
            question = self._table.ledger.questions[seat]
            entry = orders.order(self._table, seat, question, name, time.time())
        if self._save is not None:
            self._save.keep(entry.lines)

    def _let_watch(self, before: State, seat: int) -> None:
        """Nobody plays here: turns are told as they end, and drawn if there is time to look."""
        after = self._match.state
        if waiting_seats(after) == [seat] or is_one_phase(before, after):
            return
        if not self._pause:
            self._screen.tell(SPECTATOR)
            return
        self._screen.terminal.clear()
        self._screen.show_table(SPECTATOR)
        time.sleep(self._pause)

    def _hand_over(self, seat: int) -> None:
        """Where persons have secrets from each other, a curtain falls between them."""
        if self._persons > 1 and not self._table.game.knowledge.is_alike():
            self._screen.curtain(seat)
        self._at_screen = seat

    def _finish(self) -> None:
        """The secret of the dice is published now; show how the game ended."""
        if self._save is not None:
            self._save.close()
        screen = self._screen
        if not self._quiet:
            screen.terminal.clear()
            screen.show_table(SPECTATOR if self._at_screen == _NOBODY else self._at_screen)
        screen.terminal.show(ending(self._match.game, self._match.state, screen.words))
