### Außer Rand & Band: everything that is said during play.

game-ausser-rand-und-band = Außer Rand & Band
    .subtitle = Roll the dice non-stop
    .summary = Your dice ride on robot parts along an assembly line. Whoever rolls most when a part drops off wins it; complete robots score most.
    .kind = family dice game
    .minutes = 30
    .pitch = Dice ride the belt; the highest sum takes the part.

## Components

part-head = head
part-torso = torso
part-legs = legs

colour-red = red
    .letter = R
colour-blue = blue
    .letter = B
colour-yellow = yellow
    .letter = Y

tile-red-head = red head
tile-blue-head = blue head
tile-yellow-head = yellow head
tile-red-blue-head = red/blue head
tile-red-yellow-head = red/yellow head
tile-blue-yellow-head = blue/yellow head
tile-red-torso = red torso
tile-blue-torso = blue torso
tile-yellow-torso = yellow torso
tile-red-blue-torso = red/blue torso
tile-red-yellow-torso = red/yellow torso
tile-blue-yellow-torso = blue/yellow torso
tile-red-legs = red legs
tile-blue-legs = blue legs
tile-yellow-legs = yellow legs
tile-red-blue-legs = red/blue legs
tile-red-yellow-legs = red/yellow legs
tile-blue-yellow-legs = blue/yellow legs

## Spaces at the edge: the name, a short one for drawings, and what the space does

space-shove-twice = Shove twice
    .short = Shove twice
    .does = The line runs twice at the end of this turn.
space-own-back = Move 2 of your dice back
    .short = 2 own back
    .does = Two of your dice on the line each move one space toward 1.
space-extra-die = 1 additional die of yours
    .short = 1 extra die
    .does = You roll one more die from your supply onto the line.
space-others-count-one = All of your opponents’ dice show a “1”
    .short = Others count 1
    .does = Opponents’ dice that fall this turn count 1 each; yours roll as usual.
space-clean-up = Clean up your own dice
    .short = Clean up
    .does = All your dice at the edge, this one included, go onto the tiles beside them.
space-use-taken = Carry out an occupied space again
    .short = Use a taken one
    .does = You carry out the action of another space that holds a die, no matter whose.
space-add-to-five = Add another die to space 5
    .short = Add to 5
    .does = One more die from your supply goes on space 5, if any die lies there already.
space-own-forward = Move 2 of your dice forward
    .short = 2 own forward
    .does = Two of your dice on the line each move one space toward 5.
space-other-back = Move 1 die of an opponent back
    .short = 1 other back
    .does = One die of an opponent on the line moves one space toward 1.
space-other-forward = Move 1 die of an opponent forward
    .short = 1 other forward
    .does = One die of an opponent on the line moves one space toward 5.

## What a seat can do

action-roll = Roll the dice
action-shove = Let the line run
action-place = { $space }
action-copy = { $space }
action-take = Take back a die from space { $field }
action-own = A die of yours on space { $field }
action-other = A die of { $seat } on space { $field }

## What is asked now

step-take-to-roll = Take dice back from the line, because your supply is too small for a roll.
    .now = { $first ->
        [one] 1 die is still to be taken.
       *[other] { $first } dice are still to be taken.
    }
step-roll = Roll your dice onto the line.
step-take-to-place = Your supply is empty: take 1 die back from the line for the edge.
step-place = Put 1 die on a free space at the edge.
step-use-taken = Choose an occupied space and carry out its action again.
step-own-back = Choose a die of yours that moves one space back.
    .now = { $first ->
        [2] Two dice move: this is the first.
       *[other] { $second ->
            [0] Only this one moves.
           *[other] This is the second.
        }
    }
step-own-forward = Choose a die of yours that moves one space forward.
    .now = { $first ->
        [2] Two dice move: this is the first.
       *[other] { $second ->
            [0] Only this one moves.
           *[other] This is the second.
        }
    }
step-other-back = Choose an opponent’s die that moves one space back.
step-other-forward = Choose an opponent’s die that moves one space forward.
step-shove = Let the line run.
    .now = { $first ->
        [2] It runs twice.
       *[other] { $second ->
            [1] Opponents’ dice count 1 each.
           *[other] { "" }
        }
    }

## What happened

event-opened = Space { $field }: { $tile }.
event-starts = { $seat } starts: lowest total, and in a tie the youngest, else the lowest seat.
event-rolled = { $seat } rolls { $field }.
    .then = Rolled: { $field }.
event-took = { $count ->
        [1] { $seat } takes a die back from space { $field }.
       *[other] { $seat } takes { $count } dice back from spaces { $field }.
    }
    .then = { $count ->
        [1] A die is taken back from space { $field }.
       *[other] { $count } dice are taken back from spaces { $field }.
    }
event-placed = { $seat } takes “{ $space }”.
    .then = Then “{ $space }”.
event-lapsed = “{ $space }” is not possible and is omitted.
    .then = The action is not possible and is omitted.
event-copied = { $seat } carries out “{ $space }” again.
    .then = “{ $space }” is carried out again.
event-moved = { $seat }’s die moves from space { $field } to { $to }.
    .then = A die moves from space { $field } to { $to }.
event-added = { $seat } adds a die to space 5.
    .then = A die is added to space 5.
event-swept = { $seat }’s die goes from “{ $space }” onto space { $field }.
    .then = The die on “{ $space }” goes onto space { $field }.
event-shoved = New on the line: { $tile }.
event-work-ended = End of work!
event-dropped = Off the line: { $tile }.
event-fell = { $seat } rolls { $face }.
event-totalled = { $seat } has { $total }.
    .then = That makes { $total }.
event-won = { $seat } wins: { $tile }.
event-stored = Nobody wins; stored: { $tile }.
event-turn = { $seat } is next.
event-ended = The game is over.

## Why not

reason-game-over = The game is over.
reason-not-your-turn = It is { $active }’s turn.
reason-not-now = Not in this step. { $step }
reason-space-taken = { $owner }’s die lies there.
reason-space-free = No die lies there.
reason-never-copied = Cleaning up cannot be carried out again.
reason-not-itself = This space cannot carry out itself.
reason-no-own-die = You have no die on space { $field }.
reason-at-the-front = Space 5 is the very front; dice there cannot move forward.
reason-at-the-back = Space 1 is the very back; dice there cannot move back.
reason-picked-already = You have already chosen your only die on space { $field }.
reason-nobody-there = Nobody plays at seat { $owner }.
reason-your-own-die = That die is your own.
reason-no-die-of-theirs = { $owner } has no die on space { $field }.
reason-no-die-to-take = You have no die on space { $field } to take back.

## Scoring

score-one-colour = Robot in one color ({ $colour }): { $tiles }
score-several-colours = Robot in several colors: { $tiles }
score-loose = { $count ->
        [one] 1 individual tile
       *[other] { $count } individual tiles
    }: { $tiles }
score-tie-tiles = Tied on points: more tiles win, { $count } here
score-tie-shared = Still tied: the place is shared

## Options

option-youngest-first = Seats from the youngest to the oldest, for ties about who starts
option-data = Components of your own in place of reconstructed values: sides of a die, split of the tiles, layout of the edge

## What is wrong with data or a position

data-faces = { $path }: a die has six sides, not { $count }.
data-tiles = { $path }: there are nine tiles of each part, not { $count }.
data-side = { $path }: a side has { $wanted } spaces, not { $count }.
data-twice = { $path }: “{ $name }” stands there twice.
option-seat-twice = { $path }: a seat is named twice.
position-too-many-tiles = { $path }: there are only { $most } of “{ $name }”.
position-stack = { $path }: the stack names { $count } tiles, but { $wanted } are left for it, or others.
position-clean-up = { $path }: dice never stay on the clean-up space, so it is free at every decision.
position-at-end = { $path }: at the end of the game, belt, edge and stack are empty.

## Words in the drawing

draw-turn = turn { $turn }
draw-back = back
draw-front = front
draw-stack = stack
draw-stored = stored
draw-supply = { $count } in the supply
