### Fantastic Factories: everything that is said during a game. Cards stand in cards.*.ftl.

game-fantastic-factories = Fantastic Factories
    .subtitle = Dice that work, factories that pay
    .summary = Build blueprints into a compound that turns dice into goods. Each round you pick from the market, then everybody works at once. Goods and prestige count when somebody has made 12 goods or built 10 cards.
    .kind = dice engine
    .minutes = 45–60
    .pitch = Build a compound that turns dice into goods.

## Things

automaton-1 = The Machine

type-production = Production
    .letter = P
type-utility = Utility
    .letter = U
type-training = Training
    .letter = T
type-special = Special
    .letter = S
type-monument = Monument
    .letter = M

tool-hammer = hammer
    .short = Hammer
tool-wrench = wrench
    .short = Wrench
tool-gear = gear
    .short = Gear
tool-shovel = shovel
    .short = Shovel

floor-research = Research
    .does = any die → draw 1 blueprint
floor-generator = Generator
    .does = a die of 1, 2 or 3 → that much energy
floor-mine = Mine
    .does = a die of 4, 5 or 6 → 1 metal

row-blueprints = blueprints
row-contractors = contractors

resource-metal = metal
resource-energy = energy

gain-metal = metal
gain-energy = energy
gain-cards = blueprints from the deck

colour-green = green
colour-red = red
colour-blue = blue
colour-purple = purple
colour-yellow = yellow

## What a table chooses

option-work-order = How the work phase runs
option-level = How strong The Machine is in the solo game
option-round-limit = Most rounds that are played; 0 means no limit
option-data = Own costs of blueprints in place of the printed ones
work-order-simultaneous = everybody at once
work-order-in-turn = one after the other
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## What a seat can do

action-take = Take { $blueprint }
action-hire = Hire { $contractor } for a { $tool }
action-clear = Discard all { $row } for 1 { $resource }
action-pass = Go on without a card
action-give = { $seat }
action-set = Set a die to { $die }
action-roll = Roll the rest
action-place = { $floor }: a { $die }
action-build = Build { $blueprint }
action-use = Use { $blueprint }
action-specialist = Take the Specialist’s die as a { $die }
action-end-work = Finish work
action-copy = Use { $blueprint } of the market
action-die = Choose a { $die }
    .pair = Use two { $die }s
    .triple = Use three { $die }s
    .run = Use three dice from { $die } up
action-reroll = Roll the chosen dice
action-discard = Discard { $blueprint }
action-value = Choose { $die }
action-gain = Gain { $gain }
action-split = Metal + energy: { $split }
action-return = Return 1 { $resource }
action-back = Back

## What is asked now, and what happens in between

step-end-of-round = The round ends.
step-machine-turn = The Machine has its turn.
step-work-phase = The work phase begins.
step-work-turn = The next player works.
step-market-turn = The next player goes to the market.
step-market = Take a blueprint, or hire a contractor. Before that you may discard a row once.
step-give = Choose who else gains by this contractor.
step-work = Place dice, build, and use your cards in any order. Then finish work.
step-return = You keep at most 12 metal and energy together. Return the rest.
    .now = { $first } too many.
step-drop = You keep at most 10 blueprints. Discard the rest.
    .now = { $first } too many.
step-hire = Discard a blueprint with the tool above the contractor.
step-set-dice = The Foreman: set dice to the values you want, or roll the rest.
    .now = { $first ->
        [one] 1 die is left.
       *[other] { $first } dice are left.
    }
step-build = Discard another blueprint with the same tool.
step-copy = Choose the blueprint of the market that the Replicator uses.
step-put-die = Choose a die for the card.
step-train = Choose the die that is changed.
step-reroll = Choose the dice that are rolled again, then roll them.
step-discard = Choose a blueprint to discard for the card.
step-value = Choose the value of the extra die.
step-gain = Choose what the card gives.
step-split = Choose which 4 of the printed resources you gain.

## What is asked, by card, contractor and tool

asked-give = Choose who else gains by the { $contractor }.
asked-hire = Discard a blueprint with a { $tool } to hire the { $contractor }.
asked-build = Discard another blueprint with a { $tool } to build { $blueprint }.
asked-put-die = { $dice ->
        [pair] { $blueprint } uses two equal dice. Choose their value.
        [triple] { $blueprint } uses three equal dice. Choose their value.
        [run] { $blueprint } uses three dice in sequence. Choose the lowest.
        [three] { $blueprint } uses three dice with a sum of { $least } or more. Choose one after the other.
       *[one] Choose a die for { $blueprint }.
    }
asked-train = Choose the die that { $blueprint } changes.
asked-reroll = Choose the dice that { $blueprint } rolls again, then roll them.
asked-discard = { $count ->
        [one] Choose a blueprint to discard for { $blueprint }.
       *[other] Choose { $count } blueprints to discard for { $blueprint }, one after the other.
    }
asked-value = Choose the value of the extra die from { $blueprint }.
asked-gain = Choose what { $blueprint } gives you.
asked-split = { $blueprint }: choose which 4 of the printed resources you gain.

## What happened

event-starts = { $seat } begins.
event-dealt = { $count ->
        [one] { $seat } is dealt 1 blueprint.
       *[other] { $seat } is dealt { $count } blueprints.
    }
event-dealt-card = Dealt to { $seat }: { $blueprint }.
    .then = Dealt: { $blueprint }.
event-opened = New in the market: { $blueprint }.
event-arrived = New for hire: { $contractor }.
event-token-put = Above slot { $slot }: { $tool }.
event-round = Round { $round }.
    .heading = Round { $round }
event-market-turn = { $seat } goes to the market.
event-took = { $seat } takes { $blueprint }.
    .then = Taken: { $blueprint }.
event-cleared = { $seat } pays 1 { $resource } and discards all { $row }.
    .then = For 1 { $resource } all { $row } are discarded.
event-passed = { $seat } can take nothing and hire nobody.
    .then = There is nothing to take and nobody to hire.
event-hired = { $seat } hires { $contractor }.
    .then = Hired: { $contractor }.
event-discarded = { $seat } discards { $blueprint }.
    .then = Discarded: { $blueprint }.
event-paid = { $seat } pays { $stock ->
        [metal] { $amount } metal
       *[energy] { $amount } energy
    }.
    .then = Paid: { $stock ->
        [metal] { $amount } metal
       *[energy] { $amount } energy
    }.
event-gained = { $seat } gains { $stock ->
        [metal] { $amount } metal
        [energy] { $amount } energy
       *[goods] { $amount ->
            [one] 1 good
           *[other] { $amount } goods
        }
    }.
    .then = Gained: { $stock ->
        [metal] { $amount } metal
        [energy] { $amount } energy
       *[goods] { $amount ->
            [one] 1 good
           *[other] { $amount } goods
        }
    }.
event-drew = { $seat } draws a blueprint.
    .then = A blueprint is drawn.
event-drew-card = { $seat } draws { $blueprint }.
    .then = It is { $blueprint }.
event-drew-none = There is no card left for { $seat } to draw.
    .then = There is no card left to draw.
event-gave = { $seat } chooses { $owner }, who gains too.
    .then = { $owner } gains too.
event-revealed = { $seat } reveals { $blueprint }.
    .then = Revealed: { $blueprint }.
event-built = { $seat } builds { $blueprint }.
    .then = Built: { $blueprint }.
event-built-nothing = No card is left that { $seat } may build.
    .then = No card is left that may be built.
event-left = { $contractor } leaves the market.
event-shuffled = The discard pile of { $row } becomes a new deck.
event-work = Everybody’s dice: the work phase begins.
    .heading = Work
event-set-die = { $seat } sets { $value }.
    .then = Set: { $value }.
event-rolled = { $seat } rolls { $value }.
    .then = Rolled: { $value }.
event-placed = { $seat } puts a { $value } on { $floor }.
    .then = A { $value } goes on { $floor }.
event-bonus = { $seat } has a team bonus on { $floor }: { $amount } more.
    .then = Team bonus: { $amount } more.
event-used = { $seat } uses { $blueprint }.
    .then = Used: { $blueprint }.
event-copied = { $seat } uses { $blueprint } of the market.
    .then = It works as { $blueprint } of the market.
event-put = { $seat } puts a { $value } on { $blueprint }.
    .then = A { $value } goes on { $blueprint }.
event-changed = { $seat } turns a { $value } into a { $to }.
    .then = A { $value } becomes a { $to }.
event-picked-up = { $seat } picks up { $value }.
    .then = Picked up: { $value }.
event-extra-die = { $seat } gets an extra die: { $value }.
    .then = An extra die: { $value }.
event-armed = { $blueprint } will work once for { $seat } this round.
    .then = { $blueprint } will work once this round.
event-set-off = { $blueprint } of { $seat } is set off.
    .then = This sets off { $blueprint }.
event-ended-work = { $seat } has finished work.
    .then = Work is finished.
event-returned = { $count ->
        [1] { $seat } returns 1 { $resource }.
       *[other] { $seat } returns { $resource }.
    }
    .then = { $count ->
        [1] Returned: 1 { $resource }.
       *[other] Returned: { $resource }.
    }
event-first = { $seat } is first player now.
event-triggered = { $seat } has done enough: one more full round is played after this one.
    .then = That is enough: one more full round is played after this one.
event-last-round = This is the last round.
event-limit = The limit of rounds is reached.
event-ended = The game is over.
event-machine-opened = The Machine starts with { $blueprint }.
event-machine-skipped = The Machine starts with no Monument; discarded: { $blueprint }.
event-machine-rolled = The Machine rolls { $value } on its { $colour } die.
event-machine-took = { $slot ->
        [0] The Machine takes { $blueprint } from the deck.
       *[other] The Machine takes { $blueprint } from slot { $slot }.
    }
event-machine-took-none = The Machine finds no card to take.
event-machine-cleared = The Machine discards all { $row }.
event-machine-made = The Machine makes 1 good: { $type }.
event-machine-triggered = The Machine has made 12 goods: one more full round is played.

## Why not

reason-game-over = The game is over.
reason-not-your-turn = Waiting for { $active }.
reason-work-is-ended = You have finished work in this round. Waiting for { $active }.
reason-work-comes = Your turn to work comes. Waiting for { $active }.
reason-not-now = Not in this step. { $step }
reason-hire-first = { reason-not-now }
reason-give-first = { reason-not-now }
reason-set-first = { reason-not-now }
reason-build-first = { reason-not-now }
reason-excess-first = { reason-not-now }
reason-copy-first = { reason-not-now }
reason-use-first = { reason-not-now }
reason-not-in-row = { $blueprint } is not in the market.
reason-not-for-hire = { $contractor } is not for hire for a { $tool }.
reason-no-tool-for-hire = You hold no blueprint with a { $tool }, which { $contractor } costs.
reason-fee-too-high = { $contractor } costs { $need } energy, you have { $have }.
reason-cleared-already = You have discarded a row in this round already.
reason-row-empty = There are no { $row } in the market.
reason-cannot-pay-clearing = You have no { $resource } to pay with.
reason-must-choose = You can take a blueprint or hire a contractor, so you have to.
reason-not-yourself = Somebody else has to gain.
reason-nobody-there = Nobody plays at seat { $seat }.
reason-no-such-die = You have no unplaced { $die }.
reason-no-such-die-to-change = { reason-no-such-die }
reason-wrong-for-generator = The Generator takes 1, 2 and 3 only.
reason-wrong-for-mine = The Mine takes 4, 5 and 6 only.
reason-floor-full = { $floor } has { $need } spaces, and all are taken.
reason-not-in-hand = { $blueprint } is not in your hand.
reason-not-held-to-hire = { $blueprint } is not in your hand, so it cannot pay for the contractor.
reason-not-held-to-use = { $blueprint } is not in your hand, so it cannot be discarded for the activation.
reason-not-held-to-drop = { $blueprint } is not in your hand. Discard what you hold.
reason-built-already = { $blueprint } stands in your compound already.
reason-no-same-tool = Building { $blueprint } takes a second blueprint with a { $tool } from your hand.
reason-build-needs-metal = { $blueprint } costs { $need } metal, you have { $have }.
reason-build-needs-energy = { $blueprint } costs { $need } energy, you have { $have }.
reason-not-built = { $blueprint } does not stand in your compound.
reason-monument-only-stands = { $blueprint } is a Monument: it counts, and does nothing else.
reason-sets-itself-off = { $blueprint } is not used: it is set off by itself.
reason-used-already = { $blueprint } has been used in this round.
reason-needs-dice = { $blueprint } takes other dice than you have.
reason-needs-metal = { $blueprint } takes { $need } metal, you have { $have }.
reason-needs-energy = { $blueprint } takes { $need } energy, you have { $have }.
reason-replicator-needs-energy = { reason-needs-energy }
reason-copy-needs-energy = With the Replicator { $blueprint } takes { $need } energy in all, you have { $have }.
reason-needs-cards = { $blueprint } takes { $need ->
        [one] 1 blueprint
       *[other] { $need } blueprints
    } from your hand, you have { $have }.
reason-no-die-to-change = You have no unplaced die that { $blueprint } can change.
reason-nothing-to-copy = No blueprint of the market can be used now.
reason-never-copied = The Replicator cannot use { $blueprint }.
reason-not-to-copy = { $blueprint } is not in the market.
reason-die-does-not-fit = A { $die } does not fit here.
reason-six-stays = A 6 cannot go up.
reason-one-stays = A 1 cannot go down.
reason-no-die-chosen = Choose at least one die.
reason-tool-of-hire = { $blueprint } does not show the tool above the contractor.
reason-tool-of-build = { $blueprint } does not show the tool of the card you build.
reason-builds-this-one = { $blueprint } is the card you build. Discard another one with a { $tool }.
reason-no-such-gain = { $blueprint } does not give that.
reason-not-printed = The discarded blueprint does not cost that much of it.
reason-no-specialist = No Specialist works for you in this round.
reason-none-to-return = You have no { $resource } to return.
reason-nothing-begun = You have begun nothing that you could go back from.

## Score

score-goods = { $count ->
        [0] No goods
        [one] 1 good
       *[other] { $count } goods
    }
score-prestige = { $count ->
        [1] { $blueprint }
       *[other] { $count } × { $blueprint }
    }
score-tie-metal = Tied on points: more metal wins, { $count } here
score-tie-energy = Tied on metal, too: more energy wins, { $count } here
score-tie-blueprints = Tied on energy, too: more blueprints in hand win, { $count } here
score-tie-shared = Still tied: the place is shared

## What is wrong with data or a position

data-tools = { $path }: the cards of one tool must stand side by side.
data-by-die = { $path } needs six numbers, one for each value of the die, not { $count }.
position-tokens = { $path } must name each of the four tools once.
position-used = { $path }: the card does not stand there, or has too many dice on it.
position-deck = { $path } names { $count } cards, but { $wanted } are left for it, or others.
position-too-many-cards = { $path }: there are not so many cards “{ $name }”.
position-past-end = { $path } must be this round or the next.
position-end-unseen = { $path } has what brings the end, 12 goods or 10 cards, so the last round must be given (FF-48).
position-copied = { $path }: no Replicator was used for this card, or it does not lie in the market (FF-38).
position-armed = { $path }: only a card that the Replicator copied can wait to be set off (FF-38d).
position-hired = { $path }: this contractor does not wait for the work phase, or its dice have come already (FF-72).
position-cleared = { $path }: the market turn of this seat is still to come (FF-7).
