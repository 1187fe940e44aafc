"""A game at one terminal: bots answer by themselves, persons are asked one after the other."""

import time
from collections.abc import Sequence
from typing import Final

from botyard.bots import Bot
from botyard.bots.asking import asked
from botyard.cli.result import ending
from botyard.cli.saving import Save
from botyard.cli.screen import TAKE_BACK, Screen
from botyard.cli.seats import Seat
from botyard.cli.telling import is_one_phase
from botyard.kernel.forced import NO_ACTION, forced
from botyard.kernel.game import SPECTATOR, Game
from botyard.kernel.match import Match
from botyard.kernel.state import waiting_seats

_NOBODY: Final = -1


class HotSeat:
    """One game, and everybody who plays it here. Each line is saved before anything goes on."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],  # None where a person sits
        screen: Screen,
        *,
        save: Save | None = None,
        secret: bytes = b"",
        quiet: bool = False,
        pause: float = 0.0,
    ) -> None:
        self._match = match
        self._bots = bots
        self._screen = screen
        self._save = save
        self._secret = secret
        self._quiet = quiet
        self._pause = pause
        self._persons = sum(1 for bot in bots if bot is None)
        self._at_screen = _NOBODY

    def play(self) -> None:
        """Play to the end; ``Quit`` leaves the game where it is."""
        while self._match.state.waiting():
            seat = self._next_seat()
            bot = self._bots[seat]
            if bot is not None:
                self._let_decide(bot, seat)
            else:
                self._let_person(seat)
        self._finish()

    def _next_seat(self) -> int:
        """Bots first, so that nobody waits for them; then whoever is at the screen."""
        waiting = waiting_seats(self._match.state)
        for seat in waiting:
            if self._bots[seat] is not None:
                return seat
        return self._at_screen if self._at_screen in waiting else waiting[0]

    def _let_decide(self, bot: Bot, seat: int) -> None:
        """A bot decides from what its seat sees; what is forced, it is not asked."""
        game, state = self._match.game, self._match.state
        action = forced(game, state, seat, person=False)
        if action == NO_ACTION:
            name = Seat.read(self._match.record.header.seats[seat]).bot
            action = asked(bot, name, game.view(state, seat), seat, state.legal(seat))
        self._match.act(seat, action)
        self._keep()
        after = self._match.state
        ends = waiting_seats(after) != [seat] and not is_one_phase(state, after)
        if ends and not self._persons and not self._quiet:
            self._let_watch()

    def _let_watch(self) -> None:
        """Nobody plays here: turns are told as they come, and drawn if there is time to look."""
        if not self._pause:
            self._screen.tell(SPECTATOR)
            return
        self._screen.terminal.clear()
        self._screen.show_table(SPECTATOR)
        time.sleep(self._pause)

    def _let_person(self, seat: int) -> None:
        """Ask a person, unless there is only one answer."""
        action = forced(self._match.game, self._match.state, seat, person=True)
        if action == NO_ACTION:
            if self._at_screen != seat:
                self._hand_over(seat)
            action = self._screen.ask(seat)
        if action == TAKE_BACK:
            self._match.undo(seat)
        else:
            self._match.act(seat, action)
        self._keep()

    def _hand_over(self, seat: int) -> None:
        """Where persons have secrets from each other, a curtain falls between them."""
        if self._persons > 1 and has_secrets(self._match.game):
            self._screen.curtain(seat)
        self._at_screen = seat

    def _keep(self) -> None:
        if self._save is not None:
            self._save.keep(self._match.record)

    def _finish(self) -> None:
        """Close the record, publish the secret of the dice, and show how it ended."""
        if not self._match.record.is_finished():
            self._match.finish(self._secret.hex())
            self._keep()
        if self._save is not None:
            self._save.close()
        screen = self._screen
        if not self._quiet:
            screen.terminal.clear()
            screen.show_table(SPECTATOR if self._at_screen == _NOBODY else self._at_screen)
        screen.terminal.show(ending(self._match.game, self._match.state, screen.words))


def has_secrets(game: Game) -> bool:
    """Whether anything is known to some seats and not to others."""
    return any(place.known_to in ("owner", "team") for place in game.knowledge.places)
