### Fantastic Factories: what stands in the drawing of the terminal.

draw-round = round { $round }
draw-phase-market = market
draw-phase-work = work
draw-phase-over = over
draw-last-round = last round: { $round }
draw-deck = { $count } in the deck
draw-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
draw-compound = Compound, { $count } cards
draw-hand = Hand, { $count } blueprints
draw-dice = dice
draw-chosen = chosen
draw-picked = with
draw-hired = hired:

## The signs of the drawing, explained

legend-goods = goods
legend-metal = metal
legend-energy = energy
legend-cards = blueprints
legend-prestige = prestige
legend-die = any die
legend-value = a die of this value
legend-x = a die X
legend-equal = equal dice
legend-run = dice in sequence
legend-sum = three dice with at least this sum
legend-chosen = a die of your choice
legend-rolled = a die is rolled
legend-turned = a die is turned over
legend-set-off = once a round, by goods or by building
legend-other = for somebody else
legend-used = used

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
