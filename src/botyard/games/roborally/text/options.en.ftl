### RoboRally: what is on the Option cards, and what they and the courses with special rules say in play.

## Option cards

option-ablative-coat = Ablative Coat
    .does = Always: the next 3 damage tokens of its robot, from any source, go onto this card; with the third it is discarded. Tokens on it are no damage. It takes them before Fire Control and before Options are discarded, and cannot itself be discarded against damage.
option-abort-switch = Abort Switch
    .does = After a reveal, once a turn: the revealed card is discarded and the top card of the deck takes its place, with its own priority; in every later register of the turn the same happens without a choice. Locked registers stay as they are. Two cards are replaced by the one. Not for a radio-controlled robot.
option-brakes = Brakes
    .does = When a Move 1 of its robot comes up: it moves 0 instead of 1, at the priority of the card. Also for the sideways step of Crab Legs and for a Move 1 run under Radio Control.
option-circuit-breaker = Circuit Breaker
    .does = Always, in clean-up after the repairs: with 3 or more damage its robot is powered down next turn as if it had been announced; one that is powered down stays so. A robot that returns in this clean-up is not checked.
option-conditional-program = Conditional Program
    .does = When its program is ready, one leftover card may be put face down on it. Before the reveal of any register of that turn this card may be put into the register; the card there is discarded face down. Not into a locked register and not while radio-controlled. Unused it is discarded in clean-up; the Option stays.
option-crab-legs = Crab Legs
    .does = While programming: a Move 1 and a Rotate Left or Right may lie in one register. The robot then goes one step to that side without turning, at the priority of the Move 1, and pushes like in any step.
option-double-barreled-laser = Double-Barreled Laser
    .does = Always: the main laser makes 2 hits instead of 1. Not the rear laser, and not weapons.
option-dual-processor = Dual Processor
    .does = While programming: one move card and one rotate card may lie in one register. The move is one space shorter, two with a U-Turn, never below 0; then the robot rotates. The move card gives the priority. Fourth and Reverse Gear lengthen first. Who has Crab Legs too chooses for a Move 1 with a Rotate when the register is carried out.
option-extra-memory = Extra Memory
    .does = Always: one more card in each deal of its active robot, also at 9 damage.
option-fire-control = Fire Control
    .does = For each hit of the main laser that no shield and no coat took: instead of the normal token either it goes onto a register of the target that is not locked, counts as damage and locks that register; or one Option of the target is discarded and there is no damage. Neither can be canceled.
option-flywheel = Flywheel
    .does = When the program is ready, one leftover card of any kind may be put face down on it if it is empty; while programming in a later turn it may be taken into the hand. It is not dealt: Recompile does not discard a card that came from an earlier turn, wherever it lies now, but a card dealt this turn wherever it lies, here too. It stays through power down and destruction.
option-fourth-gear = Fourth Gear
    .does = When a Move 3 comes up: 4 spaces instead of 3, at its priority.
option-gyroscopic-stabilizer = Gyroscopic Stabilizer
    .does = Each turn before the reveal of register 1, on or off. On: gears and curved belts do not turn the robot for the whole turn; cards do, and belts still carry it.
option-high-power-laser = High-Power Laser
    .does = In the laser step, when it changes who is hit: the main laser passes one wall, or one robot, which is hit in full, and goes on to the next robot; a second obstacle stops it. Not for weapons or the rear laser.
option-mechanical-arm = Mechanical Arm
    .does = In the touch step of each register one flag or repair site on a neighboring space may be touched as if the robot stood there; the archive marker then goes there. In clean-up one neighboring flag or site also helps, besides the own space. A wall between bars an adjacent space; a diagonal one is barred only if both ways round the corner are.
option-mini-howitzer = Mini Howitzer
    .does = Weapon: 1 damage, then the target is pushed one space in the direction of the shot, with all in its way, not through walls, also into pits and off the floor. 5 shots, then it is discarded. The damage can be canceled, the push cannot.
option-power-down-shield = Power-Down Shield
    .does = Always, while its robot is powered down: in each register it prevents the first damage from each of the four sides, by lasers, Mini Howitzer or Ramming Gear. A second hit from the same side counts; pushes are not stopped.
option-pressor-beam = Pressor Beam
    .does = Weapon: no damage; the target is pushed one space in the direction of the shot, with all in its way, not through walls.
option-radio-control = Radio Control
    .does = Weapon, registers 1 to 4, on an active target that it does not control yet: for the rest of the turn the target does not run its own registers, but right after its robot carries out the card in that robot’s register, with its own Options. It goes on with the cards as they lie if that robot is destroyed.
option-ramming-gear = Ramming Gear
    .does = Always, in each step of its robot’s card in which it pushes: afterwards the robot directly in front, if still on the floor, takes 1 damage. Nothing if the push is blocked.
option-rear-firing-laser = Rear-Firing Laser
    .does = Always, also when the front fires a weapon: a second laser to the rear, 1 damage. No Option of the main laser changes it.
option-recompile = Recompile
    .does = While programming, once a turn, with at least one dealt card: all cards dealt this turn, placed or not, on Flywheel or Conditional Program too, are discarded and as many new ones drawn; then 1 damage, which may be canceled, also with this card. A register locked by it is still programmed this turn. As tenth damage it destroys the robot before register 1.
option-reverse-gear = Reverse Gear
    .does = When a Back Up comes up: 2 spaces back instead of 1, at its priority.
option-scrambler = Scrambler
    .does = Weapon, registers 1 to 4, on an active target that is not radio-controlled and whose next register is not locked: the card there is discarded and the top card of the deck put there face down, seen by nobody before the reveal.
option-superior-archive = Superior Archive
    .does = Always, if still owned when its robot returns: it returns without the 2 damage.
option-tractor-beam = Tractor Beam
    .does = Weapon, on a target that is not adjacent: no damage; it is pulled one space toward the shooter.

## Directions between the four

direction-north-east = north-east
direction-south-east = south-east
direction-south-west = south-west
direction-north-west = north-west

## What a table chooses

option-teams = Teams: the team of each seat, from 1; nothing leaves it to the course
option-war-zone-options = War Zone: an Option for everybody at the start

## What a seat can do

action-use = Use { $option }
action-pass = None of these
action-aim = Lock register { $register } of the target
action-strip = Discard the target’s Option: { $option }
action-reach = Reach out: { $direction }
action-store = { $option }: keep { $card }
action-unstore = { $option }: take the card back
action-keep = Keep { $option }
action-home = Home board: { $direction }

## What is asked now, and what happens in between

step-stabilize = Shall the Gyroscopic Stabilizer be on this turn?
step-conditional = Shall the card on Conditional Program go into this register?
step-abort = Shall the Abort Switch replace this card, and all later ones of this turn?
step-act = Your robot’s card comes up. Shall an Option change it?
step-rotate = The rotation after a move.
step-weapons = Lasers are about to fire. Your robot may use something else.
step-hits = Your laser hits. Choose what Fire Control does with it.
step-weapon-moves = Weapons move their targets.
step-signals = Radio Control and Scrambler work.
step-arm = What shall the Mechanical Arm touch?
step-arm-repair = Where shall the Mechanical Arm fetch help?
step-keep = Keep one of your three Options.
step-home = Choose the home board of your team.
step-deploy-at = Put your robot on a space of your back columns.
step-deploy-face = Choose which way your robot faces.
    .now = It stands at { $first }.
step-send-off = Robots pushed at home are sent off.
step-turn-boards = Coins are flipped, and boards turn.
about-racer = This is about your racer.
about-blocker = This is about your blocker.

## What happened

event-used = { $seat } uses { $option }.
event-fired = { $seat } fires at { $target }: { $option }.
event-shielded = The Power-Down Shield of { $seat } stops a hit.
event-coated = The Ablative Coat of { $seat } takes a token: { $tokens } of 3.
event-aimed = { $seat } aims at register { $register } of { $target }.
event-stripped = { $seat } shoots an Option off { $target }: { $option }.
event-stored = { $seat } keeps a card on { $option }.
event-took = { $seat } takes the card from the Flywheel.
event-recompiled = { $seat } recompiles: { $count } new cards.
event-replaced = The deck decides for { $seat }: { $card }.
event-controlled = { $seat } controls { $target } by radio for the rest of the turn.
event-scrambled = { $seat } scrambles register { $register } of { $target }.
event-rammed = { $seat } rams { $target }.
event-reached = { $seat } reaches out to { $space }.
event-spent = { $option } of { $seat } is used up.
event-offered = Offered to { $seat }: { $option }.
event-superbot = { $seat } is the SuperBot now.
event-flag-moved = A belt carries flag { $flag } to { $space }.
event-flag-away = Flag { $flag } falls into a pit.
event-flag-back = Flag { $flag } is back at { $space }.
event-left-race = { $seat } leaves the race.
event-claimed = { $seat } claims flag { $flag }.
event-board-turned = Board { $board } turns; it now lies { $quarters } quarters from where it began.
event-coin-fell = { $side ->
        [heads] { $seat } flips a coin: heads.
       *[tails] { $seat } flips a coin: tails.
    }
event-picked-up = { $seat } picks up flag { $flag }.
event-dropped = { $seat } drops flag { $flag } at { $space }.
event-sent-off = { $seat } is sent off the floor.
event-home-chosen = { $seat } chooses the home board: { $direction }.
event-deployed = { $seat } stands at { $space }, facing { $facing }.
robot-second = { $player }’s blocker

## Why not

reason-no-target = No robot is in the line of sight to the front.
reason-target-adjacent = The target is adjacent already; it cannot be pulled closer.
reason-no-register-left = There is no register after this one in which it could work.
reason-target-down = The target is powered down.
reason-target-controlled = The target is radio-controlled already.
reason-next-locked = The next register of the target is locked.
reason-scrambles-no-more = { reason-no-register-left }
reason-scrambles-down = { reason-target-down }
reason-scrambles-controlled = The target is radio-controlled and does not run its own cards.
reason-same-targets = It would hit nobody else.
reason-not-this-moment = { $option } can do nothing at this moment.
reason-coat-stays = The Ablative Coat takes tokens itself; it cannot be discarded against damage.
reason-aimed-locked = Register { $register } of the target is locked already, or will be.
reason-not-targets-option = The target does not have this Option: { $option }.
reason-out-of-reach = There is nothing in reach: { $direction }.
reason-wall-bars-arm = A wall bars the way of the Mechanical Arm: { $direction }.
reason-no-pair = { $card } does not go with the card in register { $register }.
reason-no-side-step = { $card } does not go with the card in register { $register }: Crab Legs needs a Move 1 and a Rotate.
reason-too-few-cards = Then too few cards would be left for the empty registers.
reason-card-on-it = A card lies there already: { $option }.
reason-card-on-flywheel = { reason-card-on-it }
reason-no-card-on-it = There is no card to take: { $option }.
reason-no-card-on-flywheel = { reason-no-card-on-it }
reason-stored-this-turn = The card on { $option } was put there this turn. Take it back instead.
reason-stored-earlier = The card on { $option } is from an earlier turn. Use { $option } to take it into your hand.
reason-not-left-for-condition = Only a card left over in your hand can go there: { $card } is not in it.
reason-not-left-for-flywheel = { reason-not-left-for-condition }
reason-fill-before-condition = { reason-registers-empty }
reason-fill-before-flywheel = { reason-registers-empty }
reason-recompiled-already = You have recompiled this turn already.
reason-damage-first = Decide about the damage of Recompile first.
reason-must-choose = One of the two ways must be chosen.
reason-nothing-dealt = Your robot was dealt no card this turn.
reason-not-offered = { $option } was not offered to you.
reason-kept-already = You have kept an Option already.
reason-not-while-keeping = First everybody keeps one of three Options.
reason-not-while-deploying = { reason-not-now }
reason-not-back-columns = { $space } is not in the six back columns of your home board.
reason-deploy-in-pit = { reason-space-is-pit }
reason-deploy-taken = { reason-space-taken }
reason-not-own-columns = { reason-not-back-columns }
reason-come-back-in-pit = { reason-space-is-pit }
reason-come-back-taken = { reason-space-taken }
reason-enemy-in-sight = To the { $direction } an enemy is in sight within 3 spaces. Choose another facing.
reason-enemies-all-round = On { $space } an enemy is in sight within 3 spaces whichever way you face.

## What is wrong with a table

teams-unequal = Teams must be equal in size, and each seat needs one.

## How a team stands

score-team = { $team ->
        [1] Team A
        [2] Team B
        [3] Team C
       *[other] Team D
    }
