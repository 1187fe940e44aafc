"""What is declared for the edge: chance, steps, reasons and events, each with its name."""

from typing import Final

from botyard.games.roborally.actions import HOMES, MAX_SEATS
from botyard.games.roborally.boards.floor import DIRECTIONS, SPACES
from botyard.games.roborally.components import CARDS, OPTIONS
from botyard.kernel.events import NUMBER, SEAT, Events
from botyard.kernel.names import Names
from botyard.kernel.outcomes import Outcomes
from botyard.kernel.reasons import Reasons

OUTCOMES: Final = Outcomes()
FIRST: Final = 0  # which seat starts on dock 1
DEAL: Final = 1  # + seat
FILL: Final = 9  # + seat: registers that are empty when the time is up
LOCK: Final = 17  # + seat: registers that lock while powered down
OPTION: Final = 25
LOSE: Final = 26  # + seat: the time is up for choosing the option that is lost
PLACE: Final = 34  # + seat: the same, for the space of a return
TURN_TO: Final = 42  # + seat: the same, for its facing
HIDDEN: Final = 50  # a redeal
ABORT: Final = 51  # + seat: what Abort Switch puts into a register
RECOMPILED_CARDS: Final = 59  # + seat: what Recompile draws
SCRAMBLE: Final = 67  # + seat of the target: what Scrambler puts into a register
HIDDEN_OPTION: Final = 75  # a redeal of option cards
COIN: Final = 76
OFFER: Final = 77  # + seat: option cards to keep one of
KEPT: Final = 85  # + seat: the time is up for choosing it
OUTCOMES.add(FIRST, "first", Names("seat", [str(seat + 1) for seat in range(MAX_SEATS)]))
OUTCOMES.family(DEAL, "deal", MAX_SEATS, CARDS)
OUTCOMES.family(FILL, "fill", MAX_SEATS, CARDS)
OUTCOMES.family(LOCK, "lock", MAX_SEATS, CARDS)
OUTCOMES.add(OPTION, "option", OPTIONS)
OUTCOMES.family(LOSE, "lose", MAX_SEATS, OPTIONS)
OUTCOMES.family(PLACE, "place", MAX_SEATS, SPACES)
OUTCOMES.family(TURN_TO, "turn-to", MAX_SEATS, DIRECTIONS)
OUTCOMES.add(HIDDEN, "hidden", CARDS)
OUTCOMES.family(ABORT, "abort", MAX_SEATS, CARDS)
OUTCOMES.family(RECOMPILED_CARDS, "recompile", MAX_SEATS, CARDS)
OUTCOMES.family(SCRAMBLE, "scramble", MAX_SEATS, CARDS)
OUTCOMES.add(HIDDEN_OPTION, "hidden-option", OPTIONS)
OUTCOMES.add(COIN, "coin", Names("side", ["tails", "heads"]))
OUTCOMES.family(OFFER, "offer", MAX_SEATS, OPTIONS)
OUTCOMES.family(KEPT, "kept", MAX_SEATS, OPTIONS)

STEPS: Final = Names(
    "step",
    [
        "deal",
        "program",
        "announce",
        "register",
        "reveal",
        "move",
        "go-on",
        "express-belts",
        "belts",
        "pushers",
        "gears",
        "lasers",
        "cancel",
        "land",
        "destruction",
        "touch",
        "end-of-register",
        "repairs",
        "clear",
        "stay-down",
        "return",
        "return-at",
        "return-face",
        "return-power",
        "drop-damage",
        "end-of-turn",
        "lose-option",
        "stabilize",
        "conditional",
        "abort",
        "act",
        "rotate",
        "weapons",
        "hits",
        "weapon-moves",
        "signals",
        "arm",
        "arm-repair",
        "keep",
        "home",
        "deploy-at",
        "deploy-face",
        "send-off",
        "turn-boards",
    ],
)
DEAL_STEP: Final = 0
PROGRAM_STEP: Final = 1
ANNOUNCE_STEP: Final = 2  # (robot that is asked, or the next to look at)
REGISTER_STEP: Final = 3  # (register, from 1)
REVEAL_STEP: Final = 4
MOVE_STEP: Final = 5  # (mask of the robots that have moved)
GO_ON_STEP: Final = 6  # (robot, steps that are left * 4 + direction)
EXPRESS_BELTS_STEP: Final = 7
BELTS_STEP: Final = 8
PUSHERS_STEP: Final = 9
GEARS_STEP: Final = 10
LASERS_STEP: Final = 11
CANCEL_STEP: Final = 12  # (robot that is asked, or the next to look at)
LAND_STEP: Final = 13
DESTRUCTION_STEP: Final = 14
TOUCH_STEP: Final = 15
END_OF_REGISTER_STEP: Final = 16
REPAIRS_STEP: Final = 17
CLEAR_STEP: Final = 18
STAY_DOWN_STEP: Final = 19  # (robot that is asked, or the next to look at)
RETURN_STEP: Final = 20
RETURN_AT_STEP: Final = 21  # (robot, ring round its archive marker)
RETURN_FACE_STEP: Final = 22  # (robot, space)
RETURN_POWER_STEP: Final = 23  # (robot)
DROP_DAMAGE_STEP: Final = 24
END_OF_TURN_STEP: Final = 25
LOSE_OPTION_STEP: Final = 26  # (mask of the robots that lose one, lowest first)
STABILIZE_STEP: Final = 27  # (robot that is asked, or 0)
CONDITIONAL_STEP: Final = 28  # (the same)
ABORT_STEP: Final = 29  # (the same)
ACT_STEP: Final = 30  # (robot that is asked, way of its pair that was chosen)
ROTATE_STEP: Final = 31  # (robot, quarter turns)
WEAPONS_STEP: Final = 32  # (robot that is asked, or the next to look at)
HITS_STEP: Final = 33  # (shooter, number of the hit)
WEAPON_MOVES_STEP: Final = 34
SIGNALS_STEP: Final = 35
ARM_STEP: Final = 36  # (robot)
ARM_REPAIR_STEP: Final = 37  # (robot)
KEEP_STEP: Final = 38
HOME_STEP: Final = 39  # (robot)
DEPLOY_AT_STEP: Final = 40  # (robot)
DEPLOY_FACE_STEP: Final = 41  # (robot, space)
SEND_OFF_STEP: Final = 42
TURN_BOARDS_STEP: Final = 43  # (mask of robots that were credited)

REASONS: Final = Reasons()
GAME_OVER: Final = 1
NOT_ASKED: Final = 2
NOT_NOW: Final = 3
IS_OUT: Final = 4
IS_POWERED_DOWN: Final = 5
ALREADY_READY: Final = 6
REGISTER_LOCKED: Final = 7
REGISTER_FULL: Final = 8
REGISTER_EMPTY: Final = 9
REGISTERS_EMPTY: Final = 10
NOT_IN_HAND: Final = 11
PLACED_ALREADY: Final = 12
NOT_DAMAGED: Final = 13
NOT_YOUR_OPTION: Final = 14
OFF_THE_FLOOR: Final = 15
SPACE_IS_PIT: Final = 16
SPACE_TAKEN: Final = 17
NOT_NEAREST: Final = 18
NO_SAFE_FACING: Final = 19
ROBOT_IN_SIGHT: Final = 20
NO_TARGET: Final = 21
TARGET_ADJACENT: Final = 22
NO_REGISTER_LEFT: Final = 23
TARGET_DOWN: Final = 24
TARGET_CONTROLLED: Final = 25
NEXT_LOCKED: Final = 26
SAME_TARGETS: Final = 27
NOT_THIS_MOMENT: Final = 28
COAT_STAYS: Final = 29
AIMED_LOCKED: Final = 30
NOT_TARGETS_OPTION: Final = 31
OUT_OF_REACH: Final = 32
NO_PAIR: Final = 33
TOO_FEW_CARDS: Final = 34
CARD_ON_IT: Final = 35
NO_CARD_ON_IT: Final = 36
RECOMPILED_ALREADY: Final = 37
DAMAGE_FIRST: Final = 38
MUST_CHOOSE: Final = 39
NOTHING_DEALT: Final = 40
NOT_OFFERED: Final = 41
KEPT_ALREADY: Final = 42
NOT_BACK_COLUMNS: Final = 43
ENEMY_IN_SIGHT: Final = 44
IS_DESTROYED: Final = 45
SITS_OUT: Final = 46
IS_HOME: Final = 47
NOT_WHILE_PROGRAMMING: Final = 48
NOT_WHILE_ANNOUNCING: Final = 49
NOT_IN_CLEAN_UP: Final = 50
NOT_WHILE_KEEPING: Final = 51
NOT_WHILE_DEPLOYING: Final = 52
REGISTER_HOLDS_TWO: Final = 53
NOT_YOURS_TO_DISCARD: Final = 54
NOT_YOURS_TO_LOSE: Final = 55
NO_SIDE_STEP: Final = 56
CARD_ON_FLYWHEEL: Final = 57
NO_CARD_ON_FLYWHEEL: Final = 58
STORED_THIS_TURN: Final = 59
STORED_EARLIER: Final = 60
NOT_LEFT_FOR_CONDITION: Final = 61
NOT_LEFT_FOR_FLYWHEEL: Final = 62
FILL_BEFORE_CONDITION: Final = 63
FILL_BEFORE_FLYWHEEL: Final = 64
SCRAMBLES_NO_MORE: Final = 65
SCRAMBLES_DOWN: Final = 66
SCRAMBLES_CONTROLLED: Final = 67
WALL_BARS_ARM: Final = 68
DEPLOY_IN_PIT: Final = 69
DEPLOY_TAKEN: Final = 70
NOT_OWN_COLUMNS: Final = 71
COME_BACK_IN_PIT: Final = 72
COME_BACK_TAKEN: Final = 73
ENEMIES_ALL_ROUND: Final = 74
REASONS.add(GAME_OVER, "game-over", "RR-46")
REASONS.add(NOT_ASKED, "not-asked", "RR-54")
REASONS.add(NOT_NOW, "not-now", "RR-15")
REASONS.add(IS_OUT, "is-out", "RR-38")
REASONS.add(IS_POWERED_DOWN, "is-powered-down", "RR-11")
REASONS.add(ALREADY_READY, "already-ready", "RR-7")
REASONS.add(REGISTER_LOCKED, "register-locked", "RR-35")
REASONS.add(REGISTER_FULL, "register-full", "RR-6")
REASONS.add(REGISTER_EMPTY, "register-empty", "RR-7")
REASONS.add(REGISTERS_EMPTY, "registers-empty", "RR-6")
REASONS.add(NOT_IN_HAND, "not-in-hand", "RR-6")
REASONS.add(PLACED_ALREADY, "placed-already", "RR-7")
REASONS.add(NOT_DAMAGED, "not-damaged", "RR-10")
REASONS.add(NOT_YOUR_OPTION, "not-your-option", "RR-O29")
REASONS.add(OFF_THE_FLOOR, "off-the-floor", "RR-40")
REASONS.add(SPACE_IS_PIT, "space-is-pit", "RR-40")
REASONS.add(SPACE_TAKEN, "space-taken", "RR-40")
REASONS.add(NOT_NEAREST, "not-nearest", "RR-40")
REASONS.add(NO_SAFE_FACING, "no-safe-facing", "RR-40")
REASONS.add(ROBOT_IN_SIGHT, "robot-in-sight", "RR-40")
REASONS.add(NO_TARGET, "no-target", "RR-O30")
REASONS.add(TARGET_ADJACENT, "target-adjacent", "RR-O26")
REASONS.add(NO_REGISTER_LEFT, "no-register-left", "RR-O19")
REASONS.add(TARGET_DOWN, "target-down", "RR-O19")
REASONS.add(TARGET_CONTROLLED, "target-controlled", "RR-O19")
REASONS.add(NEXT_LOCKED, "next-locked", "RR-O24")
REASONS.add(SAME_TARGETS, "same-targets", "RR-O14")
REASONS.add(NOT_THIS_MOMENT, "not-this-moment", "RR-57")
REASONS.add(COAT_STAYS, "coat-stays", "RR-O1")
REASONS.add(AIMED_LOCKED, "aimed-locked", "RR-O10")
REASONS.add(NOT_TARGETS_OPTION, "not-targets-option", "RR-O10")
REASONS.add(OUT_OF_REACH, "out-of-reach", "RR-O15")
REASONS.add(NO_PAIR, "no-pair", "RR-O8")
REASONS.add(TOO_FEW_CARDS, "too-few-cards", "RR-6")
REASONS.add(CARD_ON_IT, "card-on-it", "RR-O5")
REASONS.add(NO_CARD_ON_IT, "no-card-on-it", "RR-O5")
REASONS.add(RECOMPILED_ALREADY, "recompiled-already", "RR-O22")
REASONS.add(DAMAGE_FIRST, "damage-first", "RR-O22")
REASONS.add(MUST_CHOOSE, "must-choose", "RR-O8")
REASONS.add(NOTHING_DEALT, "nothing-dealt", "RR-O22")
REASONS.add(NOT_OFFERED, "not-offered", "RR-C2")
REASONS.add(KEPT_ALREADY, "kept-already", "RR-C2")
REASONS.add(NOT_BACK_COLUMNS, "not-back-columns", "RR-C16")
REASONS.add(ENEMY_IN_SIGHT, "enemy-in-sight", "RR-C29")
REASONS.add(IS_DESTROYED, "is-destroyed", "RR-38")
REASONS.add(SITS_OUT, "sits-out", "RR-C33")
REASONS.add(IS_HOME, "is-home", "RR-46")
REASONS.add(NOT_WHILE_PROGRAMMING, "not-while-programming", "RR-6")
REASONS.add(NOT_WHILE_ANNOUNCING, "not-while-announcing", "RR-10")
REASONS.add(NOT_IN_CLEAN_UP, "not-in-clean-up", "RR-45")
REASONS.add(NOT_WHILE_KEEPING, "not-while-keeping", "RR-C2")
REASONS.add(NOT_WHILE_DEPLOYING, "not-while-deploying", "RR-C16")
REASONS.add(REGISTER_HOLDS_TWO, "register-holds-two", "RR-6")
REASONS.add(NOT_YOURS_TO_DISCARD, "not-yours-to-discard", "RR-34")
REASONS.add(NOT_YOURS_TO_LOSE, "not-yours-to-lose", "RR-38")
REASONS.add(NO_SIDE_STEP, "no-side-step", "RR-O6")
REASONS.add(CARD_ON_FLYWHEEL, "card-on-flywheel", "RR-O11")
REASONS.add(NO_CARD_ON_FLYWHEEL, "no-card-on-flywheel", "RR-O11")
REASONS.add(STORED_THIS_TURN, "stored-this-turn", "RR-O11")
REASONS.add(STORED_EARLIER, "stored-earlier", "RR-O11")
REASONS.add(NOT_LEFT_FOR_CONDITION, "not-left-for-condition", "RR-O5")
REASONS.add(NOT_LEFT_FOR_FLYWHEEL, "not-left-for-flywheel", "RR-O11")
REASONS.add(FILL_BEFORE_CONDITION, "fill-before-condition", "RR-O5")
REASONS.add(FILL_BEFORE_FLYWHEEL, "fill-before-flywheel", "RR-O11")
REASONS.add(SCRAMBLES_NO_MORE, "scrambles-no-more", "RR-O24")
REASONS.add(SCRAMBLES_DOWN, "scrambles-down", "RR-O24")
REASONS.add(SCRAMBLES_CONTROLLED, "scrambles-controlled", "RR-O24")
REASONS.add(WALL_BARS_ARM, "wall-bars-arm", "RR-O15")
REASONS.add(DEPLOY_IN_PIT, "deploy-in-pit", "RR-C16")
REASONS.add(DEPLOY_TAKEN, "deploy-taken", "RR-C16")
REASONS.add(NOT_OWN_COLUMNS, "not-own-columns", "RR-C29")
REASONS.add(COME_BACK_IN_PIT, "come-back-in-pit", "RR-C29")
REASONS.add(COME_BACK_TAKEN, "come-back-taken", "RR-C29")
REASONS.add(ENEMIES_ALL_ROUND, "enemies-all-round", "RR-C29")

SIDES: Final = Names("side", ["tails", "heads"])
TURNERS: Final = Names("turner", ["card", "belt", "gear"])
BY_CARD: Final = 0
BY_BELT: Final = 1
BY_GEAR: Final = 2
RUNNING: Final = Names("running", ["express", "all"])
EXPRESS_ONLY: Final = 0
ALL_BELTS: Final = 1
FALLS: Final = Names("fall", ["pit", "edge"])
INTO_PIT: Final = 0
OVER_EDGE: Final = 1

EVENTS: Final = Events()
DOCKED: Final = 0
TURN: Final = 1
DEALT: Final = 2
DEALT_CARD: Final = 3
RAN_OUT: Final = 4
IS_READY: Final = 5
ANNOUNCED: Final = 6
REGISTER: Final = 7
REVEALED: Final = 8
TURNED: Final = 9
MOVED: Final = 10
PUSHED: Final = 11
BLOCKED: Final = 12
BELTS: Final = 13
CARRIED: Final = 14
PUSHERS: Final = 15
GEARS: Final = 16
LASERS: Final = 17
BEAM: Final = 18
SHOT: Final = 19
CANCELED: Final = 20
DAMAGED: Final = 21
LOCKED: Final = 22
FILLED: Final = 23
UNLOCKED: Final = 24
FELL: Final = 25
DESTROYED: Final = 26
LOST_OPTION: Final = 27
OUT: Final = 28
TOUCHED: Final = 29
ARCHIVED: Final = 30
FINISHED: Final = 31
REPAIRED: Final = 32
DREW_OPTION: Final = 33
STAYS_DOWN: Final = 34
POWERED_UP: Final = 35
RETURNED: Final = 36
POWERED_DOWN: Final = 37
DECK_RENEWED: Final = 38
OPTIONS_RENEWED: Final = 39
LIMIT: Final = 40
WON: Final = 41
ENDED: Final = 42
USED: Final = 43
FIRED: Final = 44
SHIELDED: Final = 45
COATED: Final = 46
AIMED: Final = 47
STRIPPED: Final = 48
STORED: Final = 49
TOOK: Final = 50
RECOMPILED: Final = 51
REPLACED: Final = 52
CONTROLLED: Final = 53
SCRAMBLED: Final = 54
RAMMED: Final = 55
REACHED: Final = 56
SPENT: Final = 57
OFFERED: Final = 58
SUPERBOT: Final = 59
FLAG_MOVED: Final = 60
FLAG_AWAY: Final = 61
FLAG_BACK: Final = 62
LEFT_RACE: Final = 63
CLAIMED: Final = 64
BOARD_TURNED: Final = 65
COIN_FELL: Final = 66
PICKED_UP: Final = 67
DROPPED: Final = 68
WAS_SENT_OFF: Final = 69
HOME_CHOSEN: Final = 70
DEPLOYED: Final = 71
RETURNED_WITH: Final = 72
EVENTS.add(DOCKED, "docked", seat=SEAT, dock=NUMBER, space=SPACES, reveals=True)
EVENTS.add(TURN, "turn", turn=NUMBER, reveals=True, hides=True)  # cards are dealt anew
EVENTS.add(DEALT, "dealt", seat=SEAT, count=NUMBER)
EVENTS.add(DEALT_CARD, "dealt-card", seat=SEAT, card=CARDS, reveals=True)  # to the owner alone
EVENTS.add(RAN_OUT, "ran-out", seat=SEAT)  # the time for programming is up
EVENTS.add(IS_READY, "ready", seat=SEAT)
EVENTS.add(ANNOUNCED, "announced", seat=SEAT)  # powered down next turn; also said when returning
EVENTS.add(REGISTER, "register", register=NUMBER)
EVENTS.add(REVEALED, "revealed", seat=SEAT, card=CARDS, reveals=True)
EVENTS.add(TURNED, "turned", seat=SEAT, facing=DIRECTIONS, by=TURNERS)
EVENTS.add(MOVED, "moved", seat=SEAT, space=SPACES, direction=DIRECTIONS)
EVENTS.add(PUSHED, "pushed", seat=SEAT, space=SPACES, direction=DIRECTIONS)
EVENTS.add(BLOCKED, "blocked", seat=SEAT, direction=DIRECTIONS)
EVENTS.add(BELTS, "belts", running=RUNNING)  # carried, turned and fell follow, all at once
EVENTS.add(CARRIED, "carried", seat=SEAT, space=SPACES, direction=DIRECTIONS)
EVENTS.add(PUSHERS, "pushers", register=NUMBER)
EVENTS.add(GEARS, "gears")
EVENTS.add(LASERS, "lasers")
EVENTS.add(BEAM, "beam", space=SPACES, seat=SEAT, hits=NUMBER)  # from the emitter there
EVENTS.add(SHOT, "shot", seat=SEAT, target=SEAT)
EVENTS.add(CANCELED, "cancelled", seat=SEAT, option=OPTIONS)
EVENTS.add(DAMAGED, "damaged", seat=SEAT, damage=NUMBER)
EVENTS.add(LOCKED, "locked", seat=SEAT, register=NUMBER)
EVENTS.add(FILLED, "filled", seat=SEAT, register=NUMBER, card=CARDS, reveals=True)
EVENTS.add(UNLOCKED, "unlocked", seat=SEAT, register=NUMBER)
EVENTS.add(FELL, "fell", seat=SEAT, space=SPACES, how=FALLS)  # the pit, or the last space before
EVENTS.add(DESTROYED, "destroyed", seat=SEAT, lives=NUMBER)
EVENTS.add(LOST_OPTION, "lost-option", seat=SEAT, option=OPTIONS)
EVENTS.add(OUT, "out", seat=SEAT)
EVENTS.add(TOUCHED, "touched", seat=SEAT, flag=NUMBER)
EVENTS.add(ARCHIVED, "archived", seat=SEAT, space=SPACES)
EVENTS.add(FINISHED, "finished", seat=SEAT)
EVENTS.add(REPAIRED, "repaired", seat=SEAT, damage=NUMBER)
EVENTS.add(DREW_OPTION, "drew-option", seat=SEAT, option=OPTIONS, reveals=True)
EVENTS.add(STAYS_DOWN, "stays-down", seat=SEAT)
EVENTS.add(POWERED_UP, "powered-up", seat=SEAT)
EVENTS.add(RETURNED, "returned", seat=SEAT, space=SPACES, facing=DIRECTIONS)
EVENTS.add(POWERED_DOWN, "powered-down", seat=SEAT)
EVENTS.add(DECK_RENEWED, "deck-renewed", count=NUMBER, hides=True)
EVENTS.add(OPTIONS_RENEWED, "options-renewed", count=NUMBER)
EVENTS.add(LIMIT, "limit", turn=NUMBER)
EVENTS.add(WON, "won", seat=SEAT)
EVENTS.add(ENDED, "ended")
EVENTS.add(USED, "used", seat=SEAT, option=OPTIONS)
EVENTS.add(FIRED, "fired", seat=SEAT, target=SEAT, option=OPTIONS)
EVENTS.add(SHIELDED, "shielded", seat=SEAT)
EVENTS.add(COATED, "coated", seat=SEAT, tokens=NUMBER)
EVENTS.add(AIMED, "aimed", seat=SEAT, target=SEAT, register=NUMBER)
EVENTS.add(STRIPPED, "stripped", seat=SEAT, target=SEAT, option=OPTIONS)
EVENTS.add(STORED, "stored", seat=SEAT, option=OPTIONS)
EVENTS.add(TOOK, "took", seat=SEAT)
EVENTS.add(RECOMPILED, "recompiled", seat=SEAT, count=NUMBER)
EVENTS.add(REPLACED, "replaced", seat=SEAT, card=CARDS, reveals=True)
EVENTS.add(CONTROLLED, "controlled", seat=SEAT, target=SEAT)
EVENTS.add(SCRAMBLED, "scrambled", seat=SEAT, target=SEAT, register=NUMBER)
EVENTS.add(RAMMED, "rammed", seat=SEAT, target=SEAT)
EVENTS.add(REACHED, "reached", seat=SEAT, space=SPACES)
EVENTS.add(SPENT, "spent", seat=SEAT, option=OPTIONS)
EVENTS.add(OFFERED, "offered", seat=SEAT, option=OPTIONS, reveals=True)  # to the owner alone
EVENTS.add(SUPERBOT, "superbot", seat=SEAT)
EVENTS.add(FLAG_MOVED, "flag-moved", flag=NUMBER, space=SPACES, direction=DIRECTIONS)
EVENTS.add(FLAG_AWAY, "flag-away", flag=NUMBER)
EVENTS.add(FLAG_BACK, "flag-back", flag=NUMBER, space=SPACES)
EVENTS.add(LEFT_RACE, "left-race", seat=SEAT)
EVENTS.add(CLAIMED, "claimed", seat=SEAT, flag=NUMBER)
EVENTS.add(BOARD_TURNED, "board-turned", board=NUMBER, quarters=NUMBER)
EVENTS.add(COIN_FELL, "coin-fell", seat=SEAT, side=SIDES)
EVENTS.add(PICKED_UP, "picked-up", seat=SEAT, flag=NUMBER)
EVENTS.add(DROPPED, "dropped", seat=SEAT, flag=NUMBER, space=SPACES)
EVENTS.add(WAS_SENT_OFF, "sent-off", seat=SEAT)
EVENTS.add(HOME_CHOSEN, "home-chosen", seat=SEAT, direction=HOMES)
EVENTS.add(DEPLOYED, "deployed", seat=SEAT, space=SPACES, facing=DIRECTIONS)
EVENTS.add(RETURNED_WITH, "returned-with", seat=SEAT, damage=NUMBER)  # follows returned
