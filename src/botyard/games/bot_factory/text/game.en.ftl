### Bot Factory: everything that is said during play. Clauses stand in rules.*.ftl.

game-bot-factory = Bot Factory
    .subtitle = Parts, projects and a consultant
    .summary = Four boards lie side by side: assembly, part production, projects, finance. Send your worker to one of them each round, turn parts into bots, raise what they are worth and reserve contracts for them, while the consultant Sandra gets in everybody’s way.
    .kind = worker placement
    .minutes = 30–60
    .pitch = Turn the wheel, build bots, keep Sandra content.

## Components

colour-red = red
    .letter = R
colour-yellow = yellow
    .letter = Y
colour-blue = blue
    .letter = B
colour-green = green
    .letter = G

body-head = head
body-torso = torso
body-legs = legs

part-red-head = red head
part-red-torso = red torso
part-red-legs = red legs
part-yellow-head = yellow head
part-yellow-torso = yellow torso
part-yellow-legs = yellow legs
part-blue-head = blue head
part-blue-torso = blue torso
part-blue-legs = blue legs
part-green-head = green head
part-green-torso = green torso
part-green-legs = green legs
part-universal-head = universal head
part-universal-torso = universal torso
part-universal-legs = universal legs

## Boards and places

board-assembly = Assembly
board-production = Part Production
board-project = Project
board-finance = Finance

space-A1 = A1
    .does = Place 1 part
space-A2 = A2
    .does = Place 1–2 parts
space-A3 = A3
    .does = Place 1–3 parts, cost 1
space-P1 = P1
    .does = 1 speech token, 3 credits
space-P2 = P2
    .does = 4 credits
space-P3 = P3
    .does = 6 credits
space-J1 = J1
    .does = Take 1 project
space-J2 = J2
    .does = Take 1–2 projects
space-F1 = F1
    .does = Spend up to 2 speech tokens
space-F2 = F2
    .does = Spend up to 3 speech tokens
space-F3 = F3
    .does = Spend up to 4 speech tokens

pallet-left = left
pallet-right = right
output-left = left
output-right = right

slot-top-left = top left
slot-top-right = top right
slot-middle-left = middle left
slot-middle-right = middle right
slot-bottom-left = bottom left
slot-bottom-right = bottom right
to-top-left = { slot-top-left }
to-top-right = { slot-top-right }
to-middle-left = { slot-middle-left }
to-middle-right = { slot-middle-right }
to-bottom-left = { slot-bottom-left }
to-bottom-right = { slot-bottom-right }

spot-top-left = top left
spot-top-middle = top middle
spot-top-right = top right
spot-middle-left = middle left
spot-middle-middle = in the middle
spot-middle-right = middle right
spot-bottom-left = bottom left
spot-bottom-middle = bottom middle
spot-bottom-right = bottom right

place-left-input = left input
place-right-input = right input
place-upper-right = upper right
place-lower-right = lower right
place-right-output = right output
place-left-output = left output
place-lower-left = lower left
place-upper-left = upper left

## Production tiles

tile-favour = Sandra’s favor
    .does = Sandra’s presence costs you nothing, and you gain 1 speech token.
tile-discount = Finance discount
    .does = One payment on the Finance board costs 1 speech token less, but you spend at least 1.
tile-choice = One of three
    .does = Pay 1 speech token: take the top part of a stack, take a project, or place a part.
tile-value = Value up
    .does = Raise the value of one color by 1 space.
tile-extra-place = Extra place
    .does = Stand right of a full board and use its rightmost space.
tile-one-project = One project is enough
    .does = For a universal part you discard only 1 project.
tile-universal = Universal part or bot
    .does = Take a universal part, or return two different ones for the universal bot.

pair-torso-legs = universal torso and legs
pair-head-legs = universal head and legs
pair-head-torso = universal head and torso

## Phases, bonuses, endings

phase-move = Move workers
phase-act = Perform actions
phase-maintenance = Maintenance
bonus-place-part = place a part
bonus-take-project = take a project
bonus-take-part = take a part
ending-colour = No bot meeple of one color is left on the Assembly board.
ending-five-bots = Somebody has completed five bots.
ending-limit = The limit of rounds is reached.

## The inspection

task-drawn = drawn
task-three-alike = 3 bots of one color
task-two-pairs = 2 bots of one color and 2 of another
task-three-at-twelve = 3 bots of different colors, each worth at least 12
task-three-contracts = 3 fulfilled contracts
review-fired = You’re fired!
review-poor = Poor performance
review-adequate = Adequate performance
review-exemplary = Exemplary performance

## What a table chooses

option-variant = Production tiles
option-universal-bot = The universal bot and its tile, only with production tiles
option-task = The task of the solo game
option-round-limit = Limit of rounds; 0 means none
option-data = Components of your own in place of reconstructed values: value track and lines, icons, contracts, inspection tiles
variant-none = none
variant-variant-1 = Variant 1: a tile with your first contract, to be used later
variant-variant-2 = Variant 2: a tile whenever you like, to be used at once

## What a seat can do

action-move = { $space ->
        [A1] A1: { space-A1.does }
        [A2] A2: { space-A2.does }
        [A3] A3: { space-A3.does }
        [P1] P1: { space-P1.does }
        [P2] P2: { space-P2.does }
        [P3] P3: { space-P3.does }
        [J1] J1: { space-J1.does }
        [J2] J2: { space-J2.does }
        [F1] F1: { space-F1.does }
        [F2] F2: { space-F2.does }
       *[F3] F3: { space-F3.does }
    }
action-beside = Stand beside { $board }
action-pay = Pay 1 speech token for Sandra’s presence
action-pass = Pass the turn
action-done = Done
action-gain = Gain 1 speech token
action-rotate = Turn the wheel
action-dispense = Dispense the part of the { $output } output
action-take = Take the top part of the { $colour } stack
action-feed = Feed the top part of the { $colour } stack
action-project = Take the project { $slot }
action-drop = Discard a { $colour } project
    .act = Give two projects for a universal part, the first: { $colour }
action-universal = Take a universal part: { $body }
action-raise = Raise the value of { $colour }
action-reserve = Reserve the contract { $spot }
action-keep = Keep the contract { $spot }
action-discard = Discard: { $part }
    .act = Give three parts for one, the first: { $part }
action-swap = Swap for the { $pallet } spare part: { $part }
action-place = Place into the { $colour } column: { $part }
action-claim = Take the tile “{ $tile }”
action-use = Use the tile “{ $tile }”
action-return = Return { $pair } for the universal bot
action-complete = Complete a { $colour } project with the universal bot

## What is asked now, and what happens in between

step-start = Take the top part of any stack to begin with.
step-moves = Workers move, leftmost first.
step-move = { $first ->
        [place] { step-place-worker }
       *[other] Move your worker to a free space of another board.
    }
step-place-worker = Place your worker on any free space.
step-beside = Choose the full board that your worker stands beside.
step-acts = Whoever stands acts, leftmost first.
step-fee = Sandra is on your board: pay 1 speech token, or pass.
step-act = Perform main and executive action step by step, until you are done.
    .now = { $first ->
        [P1] Credits left: { $second }.
        [P2] Credits left: { $second }.
        [P3] Credits left: { $second }.
        [J1] Projects left to take: { $second }.
        [J2] Projects left to take: { $second }.
        [F1] Speech tokens left to spend: { $second }.
        [F2] Speech tokens left to spend: { $second }.
        [F3] Speech tokens left to spend: { $second }.
       *[other] Parts left to place: { $second }.
    }
step-feed = Choose the stack that fills the empty input of the wheel.
    .now = { $first ->
        [left-input] It is the left input.
       *[other] It is the right input.
    }
step-place-part = Bonus: place a part now, or do without it.
    .now = { $first ->
        [0] It is free of charge.
       *[other] It costs { $first } speech token.
    }
step-take-project = Bonus: take a project now, or do without it.
step-take-part = You covered a part icon: pay 1 speech token for the top part of a stack, or do without it.
step-exchange = Give three parts for the top part of a stack.
    .now = { $first ->
        [1] 1 more part to discard.
       *[other] { $first } more parts to discard.
    }
step-exchange-part = Take the top part of a stack in exchange.
step-trade = Give projects for a universal part.
    .now = { $first ->
        [1] 1 more project to discard.
       *[other] { $first } more projects to discard.
    }
step-trade-part = Take a universal part in exchange.
step-discount = Choose the payment that costs you 1 speech token less.
step-choice = Take the top part of a stack, take a project, or place a part.
step-value = Choose the color whose value rises.
step-universal = Take a universal part, or return two for the universal bot.
step-complete = Choose the project that the universal bot completes.
step-claim = Your first contract: you may take a production tile.
step-end-of-turn = The turn ends.
step-excess-parts = You may keep five parts: discard what is too much.
    .now = { $first ->
        [1] 1 more part to discard.
       *[other] { $first } more parts to discard.
    }
step-excess-projects = You may keep five projects: discard what is too much.
    .now = { $first ->
        [1] 1 more project to discard.
       *[other] { $first } more projects to discard.
    }
step-inspection = Vilela inspects three contracts: choose the one that stays.
step-maintenance = Maintenance: completed columns are cleared and new projects come.

## What happened

event-first-seat = { $seat } is first in the initial order.
event-spare-laid = The { $pallet } spare part is now: { $part }.
event-top-shown = { "" }
event-stack-renewed = The discarded { $colour } parts form a new stack.
event-marker-moved = { "" }
event-wheel-filled = Onto the wheel, { $place }: { $part }.
event-project-laid = New project { $slot }: { $colour }.
event-projects-renewed = The discarded projects form a new deck.
event-project-dealt = { $seat } gets a project: { $colour }.
event-contract-laid = { "" }
event-task-set = The task: { $task }.
event-gained = { $count ->
        [1] { $seat } gains 1 speech token.
       *[other] { $seat } gains { $count } speech tokens.
    }
    .then = { $source ->
        [start] { $count ->
            [1] The start brings 1 speech token.
           *[other] The start brings { $count } speech tokens.
        }
       *[other] { $count ->
            [1] That gives 1 speech token.
           *[other] That gives { $count } speech tokens.
        }
    }
event-spent = { $purpose ->
        [sandra] { $seat } spends 1 speech token, as Sandra is there.
        [contract] { $count ->
            [1] { $seat } pays 1 speech token for a contract.
           *[other] { $seat } pays { $count } speech tokens for a contract.
        }
       *[other] { $seat } pays { $count } speech token.
    }
    .then = { $purpose ->
        [sandra] 1 speech token is spent, as Sandra is there.
        [contract] { $count ->
            [1] 1 speech token is paid for a contract.
           *[other] { $count } speech tokens are paid for a contract.
        }
       *[other] That costs { $count } speech token.
    }
event-round = Round { $round }.
    .heading = Round { $round }
event-phase = { $phase }.
    .heading = { $phase }
event-moved = { $seat } goes to { $space }.
event-stood-beside = { $seat } stands beside { $board }.
event-sandra-walked = Sandra goes to { $space }.
event-sandra-stayed = Sandra stays where she is in round 1.
event-sandra-acted = Sandra acts on { $board }.
event-sandra-rested = Sandra lies down without acting.
event-vilela-board-shown = Vilela’s tile shows { $board }.
event-vilela-board-rejected = Vilela cannot go there ({ $board }) and draws again.
event-vilela-bot-shown = His bot tile shows { $colour }.
event-vilela-walked = Vilela goes to { $space }.
event-vilela-stayed = Vilela stays where he is in round 1.
event-vilela-acted = Vilela acts on { $board }, against { $colour }.
event-vilela-rested = Vilela lies down without acting.
event-turn = { $seat } acts on { $space }.
event-passed = { $seat } passes.
    .then = The turn is passed.
event-laid-down = { $seat } has acted.
    .then = { "" }
event-placed = { $seat } places into the { $colour } column: { $part }.
    .then = Placed into the { $colour } column: { $part }.
event-completed = { $seat } completes a { $colour } bot.
    .then = That completes a { $colour } bot!
event-swapped = { $seat } swaps for the { $pallet } spare part: { $part }.
    .then = Given for the { $pallet } spare part: { $part }.
event-took-spare = { $seat } takes the { $pallet } spare part: { $part }.
    .then = Taken in exchange: { $part }.
event-spare-discarded = The { $pallet } spare part is discarded: { $part }.
event-column-discarded = Discarded from the { $colour } column: { $part }.
event-meeple-removed = A { $colour } bot meeple leaves the game.
event-rotated = { $seat } turns the wheel. Credits left: { $credits }.
    .then = The wheel turns. Credits left: { $credits }.
event-fed = Fed into the { $place }: { $part }.
event-dispensed = { $seat } dispenses: { $part }.
    .then = Dispensed from the { $output } output: { $part }.
event-wheel-discarded = Discarded from the wheel, { $place }: { $part }.
event-took-part = { $seat } takes from the stacks: { $part }.
    .then = Taken from the stacks: { $part }.
event-discarded = { $seat } discards: { $part }.
    .then = Discarded: { $part }.
event-took-project = { $seat } takes a { $colour } project, { $slot }.
    .then = Taken: a { $colour } project, { $slot }.
event-dropped = { $count ->
        [1] { $seat } discards a project: { $colour }.
       *[other] { $seat } discards projects: { $colour }.
    }
    .then = Projects discarded: { $colour }.
event-took-universal = { $seat } takes: { $part }.
    .then = Taken: { $part }.
event-project-discarded = The { $colour } project { $slot } is discarded.
event-project-slid = { "" }
event-raised = The value of { $colour } rises to { $value }.
event-lowered = The value of { $colour } falls to { $value }.
event-line-crossed = That crosses the line at { $value }.
event-reserved = { $seat } reserves the contract { $spot }, { $points ->
        [1] 1 point.
       *[other] { $points } points.
    }
    .then = Reserved: the contract { $spot }, { $points ->
        [1] 1 point.
       *[other] { $points } points.
    }
event-inspected = Vilela reveals inspection tile { $number }.
event-contract-removed = The contract { $spot } leaves the game.
event-bonus-open = A bonus for { $seat }: { $bonus }.
    .then = Bonus: { $bonus }.
event-bonus-lapsed = { $seat } does without a bonus: { $bonus }.
    .then = The bonus lapses: { $bonus }.
event-column-cleared = { $count ->
        [1] The { $colour } column is cleared.
       *[other] Columns cleared: { $colour }.
    }
event-tile-claimed = { $seat } takes a production tile: { $tile }.
    .then = Taken: the tile “{ $tile }”.
event-tile-used = { $seat } uses a production tile: { $tile }.
    .then = Used: the tile “{ $tile }”.
event-universal-returned = { $seat } returns: { $part }.
    .then = Returned: { $part }.
event-universal-bot-built = { $seat } completes a { $colour } project with the universal bot.
    .then = The universal bot completes a { $colour } project.
event-end-nears = { $ending } This round is the last.
event-ended = The game is over after round { $round }.

## Why not

reason-game-over = The game is over.
reason-not-your-turn = { $active } decides now.
reason-not-your-start = { $active } takes a part first: the last in the order starts.
reason-not-your-placement = { $active } places a worker first.
reason-not-now = Not in this step. { $step }
reason-start-first = First take the top part of any stack.
reason-must-place = You must place your worker.
reason-must-move = Your worker must move.
reason-fee-first = First pay Sandra’s fee of 1 speech token, or pass.
reason-feed-first = First fill the empty input of the wheel: choose a stack.
reason-bonus-first = First use your bonus, or do without it. { $step }
reason-exchange-first = { $left ->
        [0] You gave three parts: now take the top part of a stack.
        [1] You are giving three parts for one: discard 1 more.
       *[other] You are giving three parts for one: discard { $left } more.
    }
reason-trade-first = { $left ->
        [0] You gave your projects: now take a universal part.
        [1] You are giving projects for a universal part: discard 1 more.
       *[other] You are giving projects for a universal part: discard { $left } more.
    }
reason-claim-first = First take a production tile for your first contract, or do without it.
reason-discount-first = First choose the payment that your tile lowers.
reason-choice-first = First choose what your tile gives you: a part, a project, or placing a part.
reason-value-first = First choose the value that your tile raises.
reason-beside-first = First choose the full board that your worker stands beside.
reason-universal-first = First take a universal part, or return two for the universal bot.
reason-complete-first = First choose the project that the universal bot completes.
reason-excess-first = { $step }
reason-inspection-first = First choose the contract that stays: Vilela removes the other two.
reason-no-fee = Sandra asks no fee of you now.
reason-nothing-to-feed = Inputs are filled only right after the wheel turns.
reason-nothing-traded = A universal part costs two projects: discard them first.
reason-nothing-inspected = Vilela is not inspecting any contracts now.
reason-no-first-contract = You may take a tile only right after you reserve your first contract.
reason-taken-by-using = In Variant 2 you take a tile by using it.
reason-extra-place-unused = Use the tile “{ tile-extra-place }” before you stand beside a board.
reason-universal-unused = Use the tile “{ tile-universal }” first.
reason-other-board = Your worker acts on another board: { $board }.
reason-space-taken = { $meeple ->
        [worker] The worker of { $owner } is there.
        [sandra] Sandra is there.
       *[vilela] Vilela is there.
    }
reason-same-board = Your worker is on this board already ({ $board }) and must change boards.
reason-sandra-is-there = Sandra is on this board ({ $board }). With one or two players it is closed to you.
reason-cannot-pay-sandra = Sandra asks for 1 speech token, and you have none.
reason-no-part-for-a1 = You do not have this part: { $part }.
reason-no-part-for-a2 = { reason-no-part-for-a1 }
reason-no-part-for-a3 = { reason-no-part-for-a1 }
reason-no-part-for-bonus = { reason-no-part-for-a1 }
reason-no-part-for-tile = { reason-no-part-for-a1 }
reason-no-part-to-swap = You do not have this part to swap: { $part }.
reason-no-part-to-exchange = You do not have this part to give: { $part }.
reason-no-part-to-discard = You do not have this part to discard: { $part }.
reason-all-placed-on-a1 = A1 allows 1 part, and you have placed it.
reason-all-placed-on-a2 = A2 allows { $most } parts, and none after a part taken for an icon.
reason-all-placed-on-a3 = A3 allows { $most } parts, and none after a part taken for an icon.
reason-wrong-column = This part does not belong into the { $colour } column: { $part }.
reason-space-filled = There is a part already: { $parts }.
reason-no-open-project = The third part needs an incomplete { $colour } project of yours.
reason-no-meeple = No { $colour } bot meeple is left.
reason-cannot-pay-space = A3 costs 1 speech token, and you have none.
reason-no-icon = You have covered no part icon in this action that is still unused.
reason-cannot-pay-icon = A part for the icon costs 1 speech token, and you have none.
reason-no-spare-part = No spare part lies there: { $pallet }.
reason-cannot-pay-swap = A swap costs 1 speech token, and you have none.
reason-stack-empty = No part can be taken: stack and discards are empty.
reason-no-credit-on-p1 = All { $most } credits of { $space } are spent.
reason-no-credit-on-p2 = { reason-no-credit-on-p1 }
reason-no-credit-on-p3 = { reason-no-credit-on-p1 }
reason-output-empty = No part lies in the { $output } output.
reason-no-speech-here = Only P1 gives a speech token.
reason-gained-already = You have gained the speech token of P1 already.
reason-executive-used = The executive action of this board can be used once a turn.
reason-too-few-parts = { $need } parts must be discarded, and you have { $have }.
reason-no-project-there = No project lies there: { $slot }.
reason-all-taken-on-j1 = J1 allows 1 project, and you have taken it.
reason-all-taken-on-j2 = J2 allows { $most } projects, and you have taken them.
reason-no-project-to-trade = You have no incomplete { $colour } project to give.
reason-no-project-to-discard = You have no incomplete { $colour } project to discard.
reason-project-complete = Your { $colour } project is complete: it stays.
reason-too-few-projects = { $need } incomplete projects must be discarded, and you have { $have }.
reason-no-universal-part = This universal part is not on the Project board.
reason-no-universal-parts = No universal part is left on the Project board.
reason-value-at-top = The value of { $colour } is at the top: { $value }.
reason-spent-enough = All { $most } speech tokens that { $space } allows are spent.
reason-cannot-pay-raise = Raising a value costs 1 speech token, and you have none.
reason-no-contract-there = No contract lies there: { $spot }.
reason-reserved-by-you = You have reserved this contract already.
reason-contract-full = This contract is reserved by { $owners } already.
reason-over-the-maximum = This contract costs { $need }, and your space allows { $have } more.
reason-cannot-pay-contract = { $have ->
        [0] This contract costs { $need }, and you have no speech tokens.
        [1] This contract costs { $need }, and you have 1 speech token.
       *[other] This contract costs { $need }, and you have { $have } speech tokens.
    }
reason-not-marked = The inspection tile does not mark this contract: { $spot }.
reason-has-token = A speech token lies on this contract: it cannot be removed.
reason-no-production-tiles = This table plays without production tiles.
reason-no-universal-tile = This table plays without the universal bot and its tile.
reason-no-extra-place = With one or two players the tile “{ $tile }” is left out.
reason-not-your-tile = You do not have this tile: { $tile }.
reason-not-left-to-take = This tile is no longer in the offer: { $tile }.
reason-not-left-to-use = Somebody else has used this tile: { $tile }.
reason-tile-used-up = You have used your production tile.
reason-another-tile-used = You have used a production tile: one for each player and game.
reason-tile-too-new = You have just taken this tile: it can be used from your next move on.
reason-tile-not-now = This tile cannot be used at this moment: { $tile }.
reason-board-not-full = Only beside a full board that your worker may go to.
reason-nothing-to-discount = There is no payment that the discount could lower.
reason-nothing-spent-yet = The discount lowers a raise only after you have spent 1 speech token this turn.
reason-too-cheap = This contract costs 1, and you must spend at least 1.
reason-cannot-pay-tile = This tile costs 1 speech token, and you have none.
reason-nothing-to-choose = None of the three is possible now.
reason-nothing-to-raise = All values are at the top.
reason-no-project-for-tile = The tile “{ $tile }” needs an incomplete project of yours.
reason-nothing-universal = No universal part is on the Project board, and the universal bot is out of reach.
reason-not-this-pair = You do not have both parts: { $pair }.
reason-no-universal-bot = The universal bot is not on the Project board.
reason-no-project-for-bot = The universal bot needs an incomplete project of yours.
reason-no-project-to-complete = You have no incomplete { $colour } project.

## Scoring

score-bots = { $count ->
        [1] 1 { $colour } bot, worth { $value }
       *[other] { $count } { $colour } bots, worth { $value } each
    }
score-contract-fulfilled = Contract fulfilled ({ $colours }): { $points } and { $side } for its row
score-contract-failed = Contract not fulfilled ({ $colours })
score-speech = { $count ->
        [1] 1 speech token, a point for each pair
       *[other] { $count } speech tokens, a point for each pair
    }
score-parts = { $count ->
        [1] 1 part left over
       *[other] { $count } parts left over
    }
score-projects = { $count ->
        [1] 1 incomplete project
       *[other] { $count } incomplete projects
    }
score-task = { $result ->
        [fulfilled] Task fulfilled: { $task }
       *[failed] Task not fulfilled: { $task }
    }
score-review = { $review }
score-tie-bots = Tied on points: more bots win, { $count } here
score-tie-speech = { $count ->
        [0] Tied on bots, too: an odd number of speech tokens wins, here it is even
       *[other] Tied on bots, too: an odd number of speech tokens wins, here it is odd
    }
score-tie-shared = Still tied: the place is shared

## What is wrong with data or a position

data-track = { $path }: values must rise up to { $top }, with { $start } among them.
data-line = { $path }: no line can be at { $value }. It must be a space of the track, and only one line for each.
data-need = { $path }: a contract asks for one to five bots, not { $count }.
data-points = { $path }: a contract has two point spaces, the first worth more.
data-count = { $path }: there must be { $wanted }, not { $count }.
data-twice = { $path }: “{ $name }” stands there twice.
position-misfit = { $path } does not fit the rest of the position.
position-space-taken = { $path }: two meeples are on one space.
position-ended = { $path }: the game would have ended before this round.
