"""Marks that no race can leave: what Options, courses and the end of a race rule out."""

from typing import Final

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import (
    ANNOUNCE_STEP,
    CANCEL_STEP,
    HITS_STEP,
    LOSE_OPTION_STEP,
    PROGRAM_STEP,
    WEAPONS_STEP,
)
from botyard.games.roborally.option_numbers import ABLATIVE_COAT, MINI_HOWITZER
from botyard.games.roborally.rules.ending import teams_left
from botyard.games.roborally.special_numbers import (
    CAPTURE_THE_FLAG,
    DAY_OF_THE_SUPERBOT,
    FRENETIC_FACTORY,
    MOVING_TARGETS,
    NO_SPECIAL,
    TOGGLE_BOGGLE,
)
from botyard.games.roborally.state import (
    HAS_FINISHED,
    MOMENTS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OUT_OF_RACE,
    RACING,
    Race,
)
from botyard.kernel.errors import BadPosition

_BOTH_TEAMS: Final = 2
_DAMAGE_ARRIVES: Final = (CANCEL_STEP, HITS_STEP, LOSE_OPTION_STEP, PROGRAM_STEP)


def refuse_marks(race: Race) -> None:
    """Refuse what no race comes to, with the reason."""
    _refuse_gear(race)
    _refuse_other_course(race)
    _refuse_special(race)
    _refuse_robots(race)
    _refuse_ended(race)


def _refuse_gear(race: Race) -> None:
    """
    Tokens lie on Options that somebody has, and nothing is in force before its time.

    Clauses: RR-57, RR-O1, RR-O2, RR-O11, RR-O13, RR-O16, RR-O19, RR-O22, RR-O27, RR-O32.
    """
    step = race.agenda.step()
    for path, used, option in (
        ("gear.coat", race.coat, ABLATIVE_COAT),
        ("gear.shells", race.shells, MINI_HOWITZER),
    ):
        if used and not (race.in_play >> option) & 1:
            raise BadPosition("position-no-holder", path=path)
    if step == PROGRAM_STEP or step == ANNOUNCE_STEP:
        _demand("gear.aborting", race.aborting == NOBODY, "position-too-early")
        _demand("gear.stabilized", race.stabilized == NOBODY, "position-too-early")
        _demand("gear.controlled", race.controlled == 0, "position-too-early")
    _demand("gear.hits", len(race.hits) == 0 or race.register > 0)
    _demand("gear.fresh", not race.fresh or race.flywheel != NO_CARD)
    _demand("gear.open", not race.open_register or race.recompiler != NOBODY)
    _demand("gear.fired", not race.fired or (step == WEAPONS_STEP and _holds_fired(race)))
    if race.controlled:
        _demand("gear.controlled", not (race.controlled >> race.controller) & 1)


def _holds_fired(race: Race) -> bool:
    return race.fired & ~race.in_play == 0


def _refuse_other_course(race: Race) -> None:
    """
    What the rule of another course keeps in mind has no place here.

    Clauses: RR-49, RR-C3, RR-C9, RR-C12, RR-C16, RR-C17.
    """
    rule = race.special
    moved = list(race.flag_at) != list(race.floor.flags)
    for key, kept, fits in (
        ("superbot", race.superbot != NOBODY, rule == DAY_OF_THE_SUPERBOT),
        ("chasers", len(race.chasers) > 0, rule == DAY_OF_THE_SUPERBOT),
        ("west", race.west != NOBODY, rule == CAPTURE_THE_FLAG),
        ("carriers", len(race.carriers) > 0, rule == CAPTURE_THE_FLAG),
        ("evictions", race.evictions != 0, rule == CAPTURE_THE_FLAG),
        ("claims", race.claims != 0, rule == TOGGLE_BOGGLE),
        ("sat_out", race.sat_out != 0, rule == TOGGLE_BOGGLE),
        ("turned", len(race.turned) > 0, rule == FRENETIC_FACTORY),
        ("riding", len(race.riding) > 0, rule == MOVING_TARGETS),
        ("flags", moved, rule == MOVING_TARGETS or rule == CAPTURE_THE_FLAG),
        ("credited", race.credited != 0, rule != NO_SPECIAL),
    ):
        _demand(f"special.{key}", fits or not kept, "position-other-course")


def _refuse_special(race: Race) -> None:
    """
    Robots on the floor carry flags, two teams claim them, and others hunt the one SuperBot.

    Clauses: RR-C9, RR-C17, RR-C23, RR-C24, RR-C30.
    """
    for flag, carrier in enumerate(race.carriers):
        fits = carrier == NOBODY or race.is_on_floor(carrier)
        fits = fits and (carrier == NOBODY) == (race.flag_at[flag] != NOWHERE)
        _demand(f"special.carriers[{flag}]", fits, "position-carrier")
    for flag in range(len(race.floor.flags)):
        _demand("special.claims", (race.claims >> 2 * flag) & 3 <= _BOTH_TEAMS)
    _demand("special.claims", race.claims >> 2 * len(race.floor.flags) == 0)
    if race.special == DAY_OF_THE_SUPERBOT:
        found = race.superbot != NOBODY and race.fate[race.superbot] != OUT_OF_RACE
        _demand("special.superbot", found or not race.waiting())
        hunters = list(race.chasers)
        fits = race.superbot not in hunters and len(set(hunters)) == len(hunters)
        _demand("special.chasers", fits)


def _refuse_robots(race: Race) -> None:
    """
    Damage arrives only where it is asked about, and nobody has left after now.

    Clauses: RR-34, RR-39, RR-65.
    """
    step = race.agenda.step()
    end_of_turn = (race.turn - 1) * MOMENTS + REGISTERS
    for robot in range(race.robots):
        path = f"robots[{race.owner[robot]}]"
        if race.tokens[robot]:
            _demand(f"{path}.tokens", step in _DAMAGE_ARRIVES)
        fate = race.fate[robot]
        gone = fate == OUT_OF_RACE or fate == HAS_FINISHED
        latest = end_of_turn if gone else 0 if fate == RACING else race.robots
        _demand(f"{path}.since", race.since[robot] <= latest)


def _refuse_ended(race: Race) -> None:
    """
    Between registers nobody races with all flags, or alone against robots that are out.

    A robot that Recompile put out while programming counts until the end of register 1.

    Clauses: RR-46, RR-47, RR-68.
    """
    if race.register > 0 or not race.waiting():
        return
    flags = len(race.floor.flags)
    left = teams_left(race)
    for robot in range(race.robots):
        gone = race.fate[robot] == OUT_OF_RACE or race.fate[robot] == HAS_FINISHED
        if not gone and 0 < race.flags[robot] == flags:
            raise BadPosition("position-ended", path=f"robots[{race.owner[robot]}].flags")
        if gone and race.since[robot] == race.moment():
            left += 1
    if left <= 1 and (left == 0 or race.seats > 1):
        raise BadPosition("position-ended", path="robots")


def _demand(path: str, holds: bool, key: str = "position-misfit") -> None:
    if not holds:
        raise BadPosition(key, path=path)
