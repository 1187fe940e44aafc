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
