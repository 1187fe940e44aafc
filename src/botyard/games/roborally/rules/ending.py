"""Who has finished, and when the race is over. RR-46, RR-47, RR-66, RR-68."""

from mypy_extensions import i64

from botyard.games.roborally.boards.courses import (
    CAPTURE_THE_FLAG,
    NO_SPECIAL,
    TANDEM_CARNAGE,
    TOGGLE_BOGGLE,
)
from botyard.games.roborally.declared import ENDED, FINISHED, LIMIT, WON
from botyard.games.roborally.rules.leaving import leave_floor
from botyard.games.roborally.rules.option_cards import discard_all_options
from botyard.games.roborally.scoring import places
from botyard.games.roborally.specials.capture_the_flag import drop_flag, has_captured
from botyard.games.roborally.specials.interference import is_blocker, withdraw_blockers
from botyard.games.roborally.specials.superbot import pass_on
from botyard.games.roborally.specials.teams import are_mates
from botyard.games.roborally.specials.toggle_boggle import holds_all
from botyard.games.roborally.state import (
    HAS_FINISHED,
    NOWHERE,
    OUT_OF_RACE,
    RACING,
    UP,
    Race,
    count_of,
)
from botyard.kernel.dealer import Dealer


def end_register(race: Race, dealer: Dealer) -> bool:
    """
    Robots with all flags have finished; true if that or a lack of robots ends the race.

    Clauses: RR-46, RR-47, RR-68.
    """
    finished = False
    left: i64 = 0
    robot: i64
    for robot in range(race.robots):
        if _has_all_flags(race, robot):
            _finish(race, robot, dealer)
        if race.fate[robot] == HAS_FINISHED:
            finished = True
        elif race.fate[robot] != OUT_OF_RACE:
            left += 1
    if race.special != NO_SPECIAL:
        finished = end_register_specially(race, dealer) or finished
        left = teams_left(race)
    if left <= 1 and (left == 0 or race.seats > 1):
        return True
    return finished and not plays_on(race)


def _has_all_flags(race: Race, robot: i64) -> bool:
    """
    Whether a robot has touched its last flag in this register, though it is destroyed by now.

    Clauses: RR-46, RR-C27.
    """
    if race.flags[robot] == 0 or race.flags[robot] != len(race.flag_at):
        return False
    fate = race.fate[robot]
    return fate == RACING or (fate != HAS_FINISHED and (race.credited >> robot) & 1 != 0)


def teams_left(race: Race) -> i64:
    """
    How many players, in team courses teams, still have a robot in the race.

    Clauses: RR-47, RR-C20, RR-C26.
    """
    teams: i64 = 0
    robot: i64
    for robot in range(race.robots):
        racing = race.fate[robot] != HAS_FINISHED and race.fate[robot] != OUT_OF_RACE
        if racing and not is_blocker(race, robot):
            teams |= 1 << race.team[robot]
    return count_of(teams)


def end_register_specially(race: Race, dealer: Dealer) -> bool:
    """
    What ends a register on courses with teams or blockers; true if a team has finished.

    Clauses: RR-C14, RR-C15, RR-C17, RR-C26, RR-C32.
    """
    withdraw_blockers(race, dealer)
    finished = False
    robot: i64
    for robot in range(race.robots):
        if race.fate[robot] == OUT_OF_RACE or race.fate[robot] == HAS_FINISHED:
            continue
        if _has_team_finished(race, robot):
            _finish(race, robot, dealer)
            finished = True
    return finished


def _has_team_finished(race: Race, robot: i64) -> bool:
    """
    Whether a robot's team has reached what its course demands.

    Clauses: RR-C14, RR-C15, RR-C17, RR-C20, RR-C32.
    """
    if race.special < TANDEM_CARNAGE:
        return False
    if race.special == TOGGLE_BOGGLE:
        return holds_all(race, race.team[robot])
    if race.special == CAPTURE_THE_FLAG:
        return has_captured(race, race.team[robot])
    other: i64
    for other in range(race.robots):
        if race.fate[other] == HAS_FINISHED and are_mates(race, robot, other):
            return True
    return False


def plays_on(race: Race) -> bool:
    """
    Whether the table plays on for the ranking.

    Clauses: RR-46, RR-67.
    """
    return race.options["play-on"] is True


def _finish(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The last flag is touched; where the others play on, the robot leaves the floor.

    Clauses: RR-46.
    """
    race.fate[robot] = HAS_FINISHED
    race.since[robot] = race.moment()
    dealer.tell(FINISHED, race.told_as[robot])
    if plays_on(race):
        if race.special == CAPTURE_THE_FLAG:
            drop_flag(race, robot, dealer)
        leave_floor(race, robot)
        race.archive[robot] = NOWHERE
        discard_all_options(race, robot)
        race.damage[robot] = 0
        race.locked[robot] = 0
        race.power[robot] = UP
        if robot == race.superbot:
            pass_on(race, dealer)


def is_limit_reached(race: Race, dealer: Dealer) -> bool:
    """
    Whether this was the last turn that the table wanted.

    Clauses: RR-66, RR-69.
    """
    limit = race.options["turn-limit"]
    if limit != race.turn or race.turn == 0:
        return False
    dealer.tell(LIMIT, race.turn)
    return True


def end_race(race: Race, dealer: Dealer) -> None:
    """
    Nothing more is to be done; the best in the standings have won.

    Clauses: RR-46, RR-47, RR-65, RR-68.
    """
    while len(race.agenda.entries) > 0:
        race.agenda.pop()
    for seat, place in enumerate(places(race)[: race.seats]):
        if place == 1:
            dealer.tell(WON, seat)
    dealer.tell(ENDED)
