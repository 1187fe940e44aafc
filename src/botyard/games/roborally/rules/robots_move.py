"""Robots move: one after the other, each to the end of its card. RR-16."""

from botyard.games.roborally.declared import MOVE_STEP
from botyard.games.roborally.option_numbers import WHEN_A_CARD_COMES_UP
from botyard.games.roborally.options.coming_up import come_up
from botyard.games.roborally.options.radio_control import program_of
from botyard.games.roborally.rules.moves import carry_out
from botyard.games.roborally.rules.order import in_order
from botyard.games.roborally.state import NOWHERE, Race
from botyard.kernel.dealer import Dealer


def move_robots(race: Race, dealer: Dealer) -> None:
    """
    Robots carry out their cards, highest priority first, until somebody must decide in between.

    Clauses: RR-16, RR-50.
    """
    agenda = race.agenda
    moved = agenda.first()
    plain = not race.in_play & WHEN_A_CARD_COMES_UP and len(race.seconds) == 0
    for robot in in_order(race, moved):
        moved |= 1 << robot
        agenda.replace(MOVE_STEP, moved)
        if race.space[robot] != NOWHERE:
            if plain:
                program = program_of(race, robot) if race.controlled else robot
                carry_out(race, robot, race.card(program, race.register), dealer)
            else:
                come_up(race, robot, dealer)
            if agenda.step() != MOVE_STEP:
                return
    agenda.pop()
