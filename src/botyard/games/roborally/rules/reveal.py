"""Cards of a register are turned over. RR-15."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import REVEALED
from botyard.games.roborally.state import NO_CARD, Race
from botyard.kernel.dealer import Dealer


def reveal_cards(race: Race, dealer: Dealer) -> None:
    """
    All active robots show the card of this register.

    Clauses: RR-15, RR-52.
    """
    bit: i64 = 1 << (race.register - 1)
    robot: i64
    for robot in range(race.robots):
        card = race.registers[robot * REGISTERS + race.register - 1]
        if card != NO_CARD and race.is_active(robot):
            race.face_up[robot] |= bit
            dealer.tell(REVEALED, race.owner[robot], card)
