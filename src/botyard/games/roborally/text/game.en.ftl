### RoboRally: everything that is said during play. Cards stand in cards.*.ftl, boards and
### courses in courses.*.ftl.

game-roborally = RoboRally
    .subtitle = Program, push, race
    .summary = Five cards at a time, you steer your robot through a factory full of belts, pits and lasers. Everybody programs at once, and then nothing can be changed. The first to touch all flags in order wins.
    .kind = race
    .minutes = 60–120
    .pitch = Program five moves, then watch them go wrong together.

## Directions

direction-north = north
direction-east = east
direction-south = south
direction-west = west
facing-north = { direction-north }
facing-east = { direction-east }
facing-south = { direction-south }
facing-west = { direction-west }

## What a table chooses

option-course = Course: one of the published ones by its name, or one of your own
option-timer = Timer: 30 seconds for whoever is last to be ready
option-play-on = Play on after the first robot has finished, for the other places
option-turn-limit = Limit of turns; 0 means none
field-course = Course
field-teams = Teams
    .one = Team of seat { $number }
field-name = Name
field-players = Players
    .one = Number of players { $number }
field-boards = Boards
    .one = Board { $number }
field-board = Board
field-at = Place of the corner
field-turned = Quarter turns
field-flags = Flags
    .one = Flag { $number }

## What a seat can do

action-program = Register { $register }: { $card }
action-unprogram = Take back the card in register { $register }
action-ready = Ready
action-power-down = Powered down next turn
action-power-on = Powered up next turn
action-take-damage = Take the damage
action-discard = Discard { $option }
action-at = Put it on { $space }
action-face = Face { $direction }

## What is asked now, and what happens in between

step-deal = Cards are dealt.
step-program = Put a card into every free register, then declare your program ready.
    .now = { $first ->
        [0] { "" }
       *[other] First: Recompile brings { $first } damage. Take it, or discard an Option card instead.
    }
step-announce = Your robot is damaged. Shall it be powered down next turn to discard all damage?
step-register = The next register begins.
step-reveal = The cards of this register are revealed.
step-move = Robots move, highest priority first.
step-go-on = A robot goes on with its move.
step-express-belts = Express belts move.
step-belts = All belts move.
step-pushers = Active pushers push.
step-gears = Gears turn.
step-lasers = Lasers fire.
step-cancel = Your robot is hit. Take the damage token, or discard an Option card instead.
    .now = { $first ->
        [1] It is the only one to decide about.
       *[other] { $first } tokens are still to be decided.
    }
step-land = Damage arrives.
step-destruction = Robots with 10 damage are destroyed.
step-touch = Robots touch flags and move their archive markers.
step-end-of-register = The register ends.
step-repairs = Robots on flags and repair sites are repaired.
step-clear = Registers that are not locked are cleared.
step-stay-down = Your robot is powered down. Shall it stay so next turn?
step-return = Destroyed robots return.
step-return-at = Your archive space is taken. Choose a space close by for your robot.
step-return-face = Your robot returns. Choose which way it faces.
    .now = It returns at { $first }.
step-return-power = Your robot is back. Shall it be powered down next turn?
    .now = { $first ->
        [0] It has no damage.
       *[other] It has { $first } damage, which it then discards.
    }
step-drop-damage = Powered-down robots discard their damage.
step-end-of-turn = The turn ends.
step-lose-option = Your robot was destroyed. Choose the Option card that it loses.

## What happened

event-docked = { $seat } starts on dock { $dock }, at { $space }.
event-turn = Turn { $turn }.
    .heading = Turn { $turn }
event-dealt = { $count ->
        [0] { $seat } gets no cards.
        [1] { $seat } gets 1 card.
       *[other] { $seat } gets { $count } cards.
    }
event-dealt-card = Dealt to { $seat }: { $card }.
    .then = Dealt: { $card }.
event-ran-out = The empty registers of { $seat } are filled at random.
event-ready = { $seat } is ready.
event-announced = { $seat } announces power down for the next turn.
    .then = Power down is announced for the next turn.
event-register = { $count ->
        [1] Register { $register }.
       *[other] Registers { $register }.
    }
    .heading = Register { $register }
event-revealed = { $seat } reveals { $card }.
event-turned = { $by ->
        [belt] The belt turns { $seat } to the { $facing }.
        [gear] A gear turns { $seat } to the { $facing }.
       *[card] { $seat } turns to the { $facing }.
    }
    .then = { $by ->
        [belt] The belt turns the robot to the { $facing }.
        [gear] A gear turns the robot to the { $facing }.
       *[card] The robot turns to the { $facing }.
    }
event-moved = { $seat } moves to { $space }.
    .then = On to { $space }.
event-pushed = { $seat } is pushed to { $space }.
event-blocked = A wall stops { $seat }.
    .then = A wall stops the robot.
event-belts = { $running ->
        [express] Express belts move.
       *[all] All belts move.
    }
event-carried = A belt carries { $seat } to { $space }.
event-pushers = Pushers push.
event-gears = Gears turn.
event-lasers = Lasers fire.
event-beam = { $hits ->
        [1] A board laser hits { $seat }.
       *[other] A board laser hits { $seat } with { $hits } beams.
    }
event-shot = { $seat }’s laser hits { $target }.
event-cancelled = { $seat } discards { $option } instead of taking damage.
event-damaged = { $count ->
        [1] { $seat } now has { $damage } damage.
       *[other] { $seat } takes { $count } damage, tokens { $damage }.
    }
    .then = { $count ->
        [1] That makes { $damage } damage.
       *[other] { $count } damage, tokens { $damage }.
    }
event-locked = { $count ->
        [1] Register { $register } of { $seat } locks.
       *[other] Registers { $register } of { $seat } lock.
    }
    .then = { $count ->
        [1] Register { $register } locks.
       *[other] Registers { $register } lock.
    }
event-filled = Register { $register } of { $seat } gets { $card } from the deck.
    .then = Register { $register } gets { $card } from the deck.
event-unlocked = { $count ->
        [1] Register { $register } of { $seat } unlocks.
       *[other] Registers { $register } of { $seat } unlock.
    }
    .then = { $count ->
        [1] Register { $register } unlocks.
       *[other] Registers { $register } unlock.
    }
event-fell = { $how ->
        [pit] { $seat } falls into the pit at { $space }.
       *[edge] { $seat } falls off the floor at { $space }.
    }
    .then = { $how ->
        [pit] The robot falls into the pit at { $space }.
       *[edge] The robot falls off the floor at { $space }.
    }
event-destroyed = { $lives ->
        [0] { $seat } is destroyed and has no life left.
        [1] { $seat } is destroyed and has 1 life left.
       *[other] { $seat } is destroyed and has { $lives } lives left.
    }
    .then = { $lives ->
        [0] It is destroyed and has no life left.
        [1] It is destroyed and has 1 life left.
       *[other] It is destroyed and has { $lives } lives left.
    }
event-lost-option = { $seat } loses { $option }.
    .then = Lost: { $option }.
event-out = { $seat } is out of the race.
    .then = Out of the race!
event-touched = { $seat } touches flag { $flag }.
event-archived = { $seat } moves the archive marker to { $space }.
    .then = The archive marker moves to { $space }.
event-finished = { $seat } has touched all flags.
    .then = That was the last flag.
event-repaired = { $damage ->
        [0] { $seat } is repaired and has no damage left.
       *[other] { $seat } is repaired and has { $damage } damage left.
    }
event-drew-option = { $seat } draws an Option card: { $option }.
    .then = Option card drawn: { $option }.
event-stays-down = { $seat } stays powered down.
event-powered-up = { $seat } powers up again.
event-returned = { $seat } returns at { $space }, facing { $facing }.
event-returned-with = { $damage ->
        [0] { $seat } comes back without damage.
       *[other] { $seat } comes back with { $damage } damage.
    }
    .then = { $damage ->
        [0] Without damage.
       *[other] With { $damage } damage.
    }
event-powered-down = { $seat } is powered down and discards all damage.
    .then = The robot is powered down and discards all damage.
event-deck-renewed = The discarded program cards are shuffled into a new deck of { $count }.
event-options-renewed = The discarded Option cards are shuffled into a new deck of { $count }.
event-limit = The limit of { $turn } turns is reached.
event-won = { $seat } wins the race!
event-ended = The race is over.

## Why not

reason-game-over = The race is over.
reason-not-asked = { $asked } decides now.
reason-not-now = Not in this step. { $step }
reason-not-while-programming = You can’t do that while programs are being written.
reason-not-while-announcing = { reason-not-now }
reason-not-in-clean-up = { reason-not-now }
reason-is-out = Your robot is out of the race.
reason-is-destroyed = Your robot was destroyed. It has no program this turn and returns in the clean-up.
reason-sits-out = Your robot was destroyed last turn and sits out this one. It returns in the clean-up.
reason-is-home = Your robot has touched all flags and has left the floor.
reason-is-powered-down = Your robot is powered down this turn: it has no cards to program.
reason-already-ready = Your program is ready and can no longer be changed.
reason-register-locked = Register { $register } is locked. It keeps its card until damage is repaired.
reason-register-full = Register { $register } already holds a card. Take that one back first.
reason-register-holds-two = Register { $register } already holds two cards. Take one back first.
reason-register-empty = Register { $register } holds no card to take back.
reason-registers-empty = { $count ->
        [1] Register { $registers } is empty. Put a card into it first.
       *[other] Registers { $registers } are empty. Put a card into each of them first.
    }
reason-not-in-hand = { $card } is not in your hand.
reason-placed-already = { $card } lies in a register already. Take it back first.
reason-not-damaged = Your robot is not damaged. Only a damaged robot may announce power down.
reason-not-your-option = Your robot does not have this Option card: { $option }.
reason-not-yours-to-discard = { reason-not-your-option }
reason-not-yours-to-lose = { reason-not-your-option }
reason-off-the-floor = { $space } is off the floor.
reason-space-is-pit = There is a pit on { $space }.
reason-space-taken = Another robot stands on { $space }.
reason-not-nearest = Your robot returns as close to its archive marker as it can; { $space } is in another ring.
reason-no-safe-facing = On { $space } there is a robot within 3 spaces whichever way you face.
reason-robot-in-sight = To the { $direction } a robot is in sight within 3 spaces. Choose another facing.

## How the race stands

score-flags = { $count ->
        [0] No flag touched
        [1] 1 flag touched
       *[other] { $count } flags touched
    }
score-lives = { $count ->
        [0] No life left
        [1] 1 life left
       *[other] { $count } lives left
    }
score-damage = { $count ->
        [0] No damage
       *[other] { $count } damage
    }
score-turns = { $count ->
        [1] After 1 turn
       *[other] After { $count } turns
    }
score-finished = Finished in turn { $turn }, register { $register }
score-out = { $register ->
        [0] Out in turn { $turn }, while programming
       *[other] Out in turn { $turn }, register { $register }
    }

## What is wrong with a position

position-misfit = { $path } does not fit the rest of the position.
position-space-taken = { $path }: another robot stands there.
position-no-space = { $path }: on { $name } no robot can stand.
position-card-twice = { $path }: “{ $name }” is in two places.
position-deck = { $path } names { $count } cards, but { $wanted } are left for it, or others.
position-no-holder = { $path }: no robot has the Option card that this lies on.
position-other-course = { $path }: only another course has this rule.
position-too-early = { $path }: before the first register nothing of the kind can be in force.
position-carrier = { $path }: a carried flag lies nowhere, and its carrier stands on the floor.
position-ended = { $path }: the race would have ended before this moment.
