"""The state class that meets the contract."""

from botyard.games.bot_factory.carrying_out import carry_out
from botyard.games.bot_factory.observation import observe
from botyard.games.bot_factory.offering import offer, out_of_order
from botyard.games.bot_factory.reasons import GAME_OVER
from botyard.games.bot_factory.refusing import not_your_turn, refuse
from botyard.games.bot_factory.scoring import places, score
from botyard.games.bot_factory.sequence import advance
from botyard.games.bot_factory.state import Factory
from botyard.kernel.agenda import NOTHING
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


class Play(Factory):
    """Bot Factory in play."""

    def game_name(self) -> str:
        return "bot-factory"

    def waiting(self) -> int:
        if self.agenda.step() == NOTHING:
            return 0
        return 1 << self.active

    def candidates(self, seat: int) -> list[int]:
        return offer(self, seat)

    def courtesies(self, seat: int) -> list[int]:
        """Discarding several parts or projects in another order than a thinking player."""
        return [
            action for action in out_of_order(self, seat) if self.refusal(seat, action) == LEGAL
        ]

    def refusal(self, seat: int, action: int) -> int:
        step = self.agenda.step()
        if step == NOTHING:
            return GAME_OVER
        if seat != self.active:
            return not_your_turn(self, step)
        return refuse(self, seat, action, step)

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        carry_out(self, seat, action, dealer)
        advance(self, dealer)

    def redeal(self, seat: int, dealer: Dealer) -> None:
        """
        Only the order of stacks and decks is hidden, and a bag has none.

        Clauses: BF-144.
        """
        return

    def observe(self, seat: int, out: list[float]) -> None:
        observe(self, seat, out)

    def clone(self) -> "Play":
        copied = Play(
            self.kit,
            self.options,
            self.seats,
            self.variant,
            self.round_limit,
            self.held[:],
            self.projects[:],
            self.bots[:],
            self.speech[:],
            self.tile[:],
            self.tile_state[:],
            self.place[:],
            self.columns[:],
            self.spares[:],
            self.meeples[:],
            self.wheel[:],
            self.tops[:],
            self.stacks[:],
            self.discards[:],
            self.supply[:],
            self.slots[:],
            self.deck[:],
            self.dropped[:],
            self.values[:],
            self.contracts[:],
            self.tokens[:],
            self.agenda.clone(),
        )
        copied.active = self.active
        copied.first = self.first
        copied.round = self.round
        copied.standing_up = self.standing_up
        copied.turned = self.turned
        copied.marker = self.marker
        copied.offer = self.offer
        copied.universal_bot = self.universal_bot
        copied.task = self.task
        copied.vilela_board = self.vilela_board
        copied.vilela_bot = self.vilela_bot
        copied.board_deck = self.board_deck
        copied.bot_deck = self.bot_deck
        copied.inspection_deck = self.inspection_deck
        copied.left = self.left
        copied.begun = self.begun
        copied.executive = self.executive
        copied.icons = self.icons
        return copied

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.seats)]

    def standing(self) -> list[int] | None:
        if self.agenda.step() != NOTHING:
            return None
        return places(self)
