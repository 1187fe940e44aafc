"""
What seats are asked: every decision of the game, on one screen.

A step is a list of choices. A choice is one class beside its rule: what it offers, why not, what
it does, and whether it is what happens when the time is up.
"""

from typing import Final

from botyard.games.roborally import declared as on
from botyard.games.roborally.actions import (
    AIM,
    AT,
    DISCARD,
    FACE,
    HOME,
    KEEP,
    PROGRAM,
    REACH,
    READY,
    STORE,
    STRIP,
    TAKE_DAMAGE,
    UNPROGRAM,
    UNSTORE,
    USE,
)
from botyard.games.roborally.components import (
    ABORT_SWITCH,
    CONDITIONAL_PROGRAM,
    FLYWHEEL,
    GYROSCOPIC_STABILIZER,
    HIGH_POWER_LASER,
    RECOMPILE,
)
from botyard.games.roborally.options import (
    coming_up,
    laser_step,
    recompile,
    storing,
    switches,
    weapons,
)
from botyard.games.roborally.rules import (
    cleanup,
    damage,
    option_cards,
    power,
    programming,
    returning,
    touch,
)
from botyard.games.roborally.specials import deploying, tricksy
from botyard.games.roborally.steps import OtherOptions, Over, Pass, Refused, Step

_STEPS: Final[dict[int, Step]] = {
    on.PROGRAM_STEP: programming.Programming(
        [
            programming.Ready(READY),
            programming.Place(PROGRAM),
            storing.Store(STORE),
            storing.TakeFromFlywheel(FLYWHEEL),
            recompile.Recompile(RECOMPILE),
            OtherOptions(),
            programming.TakeBack(UNPROGRAM),
            storing.Unstore(UNSTORE),
            Refused(TAKE_DAMAGE, on.NOT_WHILE_PROGRAMMING),
            Refused(DISCARD, on.NOT_WHILE_PROGRAMMING),
        ],
        [
            recompile.TakeRecompiled(TAKE_DAMAGE),
            recompile.CancelRecompiled(DISCARD),
            *[
                Refused(kind, on.DAMAGE_FIRST)
                for kind in (READY, PROGRAM, STORE, USE, UNPROGRAM, UNSTORE)
            ],
        ],
    ),
    on.ANNOUNCE_STEP: power.AskToAnnounce([power.Announce()], on.NOT_WHILE_ANNOUNCING),
    on.STABILIZE_STEP: switches.AskToStabilize(
        [Pass(), switches.Stabilize(GYROSCOPIC_STABILIZER), OtherOptions()]
    ),
    on.CONDITIONAL_STEP: storing.AskForCondition(
        [Pass(), storing.UseCondition(CONDITIONAL_PROGRAM), OtherOptions()]
    ),
    on.ABORT_STEP: switches.AskToAbort([Pass(), switches.Abort(ABORT_SWITCH), OtherOptions()]),
    on.ACT_STEP: Step([coming_up.KeepGear(), coming_up.UseWhenComingUp(USE)]),
    on.WEAPONS_STEP: weapons.AskForWeapons(
        [
            weapons.FireMainLaser(),
            weapons.HighPowerLaser(HIGH_POWER_LASER),
            *laser_step.ARSENAL,
            OtherOptions(),
        ]
    ),
    on.HITS_STEP: laser_step.CountHits(
        [laser_step.LetHit(), laser_step.Aim(AIM), laser_step.Strip(STRIP)]
    ),
    on.CANCEL_STEP: damage.AskToCancel(
        [damage.TakeToken(TAKE_DAMAGE), damage.CancelToken(DISCARD)]
    ),
    on.LOSE_OPTION_STEP: option_cards.Losing([option_cards.LoseOption(DISCARD)]),
    on.ARM_STEP: Step([touch.TouchOwn(), touch.TouchWithArm(REACH)]),
    on.ARM_REPAIR_STEP: Step([Pass(), cleanup.RepairWithArm(REACH)], on.NOT_IN_CLEAN_UP),
    on.STAY_DOWN_STEP: power.AskToStayDown([power.StayDown()], on.NOT_IN_CLEAN_UP),
    on.RETURN_AT_STEP: Step([returning.ReturnAt(AT)], on.NOT_IN_CLEAN_UP),
    on.RETURN_FACE_STEP: Step([returning.ReturnFacing(FACE)], on.NOT_IN_CLEAN_UP),
    on.RETURN_POWER_STEP: Step([returning.ReturnPower()], on.NOT_IN_CLEAN_UP),
    on.KEEP_STEP: tricksy.Keeping([tricksy.Keep(KEEP)], on.NOT_WHILE_KEEPING),
    on.HOME_STEP: deploying.Deploying([deploying.ChooseHome(HOME)]),
    on.DEPLOY_AT_STEP: deploying.Deploying([deploying.DeployAt(AT)]),
    on.DEPLOY_FACE_STEP: deploying.Deploying([deploying.DeployFacing(FACE)]),
}
_NOTHING_ASKED: Final = Step([])
# By number; the last one stands for an empty agenda.
ORDER: Final[list[Step]] = [
    *[_STEPS.get(number, _NOTHING_ASKED) for number in range(len(on.STEPS))],
    Over([]),
]
