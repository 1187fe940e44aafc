"""How fast races run: whole turns at random in one call into compiled code."""

from botyard.games.roborally.actions import MAX_SEATS, REGISTERS
from botyard.games.roborally.declared import OUTCOMES
from botyard.games.roborally.setup import set_up
from botyard.games.roborally.table_options import OPTIONS, SIMULATION
from botyard.kernel.dealer import SeededDealer, seed_of_game
from botyard.kernel.game import read_options


def play_registers(seed: int, turns: int) -> int:
    """
    Play so many turns with eight robots and say how many registers were played.

    Every clock runs out, so programs are filled at random (RR-9); when a race is over, the
    next one begins.

    >>> play_registers(1, 2) <= 2 * 5
    True
    """
    options = read_options(OPTIONS, SIMULATION)
    dealer = SeededDealer(seed, len(OUTCOMES))
    registers = 0
    race = set_up(options, MAX_SEATS, dealer)
    game = 0
    while turns > 0:
        turn = race.turn
        waiting = race.waiting()
        while waiting and race.turn == turn:
            seat = 0
            while waiting >> seat & 1 == 0:
                seat += 1
            race.run_out(seat, dealer)
            waiting = race.waiting()
        turns -= 1
        if waiting:
            registers += REGISTERS
        else:
            registers += race.register
            game += 1
            dealer.restart(seed_of_game(seed, game))
            race = set_up(options, MAX_SEATS, dealer)
    return registers
