### Fantastic Factories: the cards. What a card does (.does) is written by tools/card_texts.py
### from its entry in data/, out of the parts below.

## Parts of what a card does

-any-die = any die
-die-of = a { $values }
-die-x = a die X
-pair = two equal dice
-pair-x = two equal dice X
-triple = three equal dice
-run = three dice in sequence
-three = three dice with a sum of { $least } or more
-metal = { $count } metal
-energy = { $count } energy
-goods = { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
-discard = { $count ->
        [one] discard 1 blueprint
       *[other] discard { $count } blueprints
    }
-draw = { $count ->
        [one] draw 1 blueprint
       *[other] draw { $count } blueprints
    }
-with-dice = with { $values }
-and = and
-or = or
-extra-chosen = an extra die of your choice
-extra-x = an extra die X
-extra-rolled = roll an extra die
-flip = turn a die over
-up = a die +1, not a 6
-down = a die −1, not a 1
-reroll = roll any of your dice again
-refund = its printed cost, at most { $count } resources
-use-market = use a blueprint of the market as your own
-when-goods = once a round, when you gain goods
-when-building = once a round, after you build another card
-prestige = { $count } prestige
-prestige-each = { $steps } prestige, one after the other
-several = you may build several
-discount = costs 1 metal less for each Monument you have
-one-more = one opponent too:
-reveal-build = reveal a blueprint and build it free
-reveal-refund = reveal a blueprint and gain its cost
-set-dice = set up to { $count } of your dice instead of rolling
-rolled-dice = roll { $count } extra dice when you work
-chosen-dice = an extra die of your choice when you work

## Blueprints

blueprint-aluminum-factory = Aluminum Factory
    .does = { -pair }, { -energy(count: 5) } → { -goods(count: 2) }, { -metal(count: 1) }
blueprint-assembly-line = Assembly Line
    .does = { -run } → { -goods(count: 2) }
blueprint-battery-factory = Battery Factory
    .does = { -energy(count: 4) } → { -goods(count: 1) }
blueprint-biolab = Biolab
    .does = { -die-of(values: "1") }, { -energy(count: 1) } → { -goods(count: 1) }
blueprint-concrete-plant = Concrete Plant
    .does = { -pair-x }, { -metal(count: "X") } → { -goods(count: 2) }
blueprint-fulfillment-center = Fulfillment Center
    .does = { -die-of(values: "4") }, { -energy(count: 2) } → { -goods(count: 1) }, { -metal(count: 1) }
blueprint-manufactory = Manufactory
    .does = { -pair } → { -goods(count: 1) }, { -and } { -metal(count: 2) } { -or } { -energy(count: 3) } { -or } { -draw(count: 2) }
blueprint-mega-factory = Mega Factory
    .does = { -triple } → { -goods(count: 2) }, { -extra-chosen }
blueprint-nuclear-plant = Nuclear Plant
    .does = { -die-of(values: "6") } → { -goods(count: 1) }, { -energy(count: 1) }
blueprint-recycling-plant = Recycling Plant
    .does = { -energy(count: 2) }, { -discard(count: 2) } → { -goods(count: 1) }, { -draw(count: 1) }
blueprint-trash-compactor = Trash Compactor
    .does = { -pair }, { -discard(count: 2) } → { -goods(count: 2) }
blueprint-warehouse = Warehouse
    .does = { -three(least: 14) } → { -goods(count: 2) }, { -energy(count: 2) }
blueprint-black-market = Black Market
    .does = { -any-die }, { -discard(count: 1) } → { -refund(count: 4) }
blueprint-foundry = Foundry
    .does = { -die-x }, { -energy(count: "X") } → { -metal(count: "X") }
blueprint-harvester = Harvester
    .does = { -pair } → { -metal(count: 4) } { -or } { -energy(count: 7) }
blueprint-incinerator = Incinerator
    .does = { -metal(count: 1) }, { -discard(count: 1) } → { -energy(count: 6) }
blueprint-motherlode = Motherlode
    .does = { -any-die } → { -metal(count: 1) } { -with-dice(values: "1–3") }, { -metal(count: 2) } { -with-dice(values: "4–6") }
blueprint-power-plant = Power Plant
    .does = { -die-x } → { -energy(count: "X") }
blueprint-refinery = Refinery
    .does = { -energy(count: 3) }, { -discard(count: 1) } → { -metal(count: 3) }
blueprint-dojo = Dojo
    .does = { -energy(count: 1) } → { -flip }
blueprint-fitness-center = Fitness Center
    .does = { -energy(count: 1) } → { -down }
blueprint-gymnasium = Gymnasium
    .does = { -energy(count: 1) } → { -up }
blueprint-temp-agency = Temp Agency
    .does = { -energy(count: 1) } → { -reroll }
blueprint-golem = Golem
    .does = { -energy(count: "X") } → { -extra-x }
blueprint-laboratory = Laboratory
    .does = { -when-goods } → { -draw(count: 1) }
blueprint-replicator = Replicator
    .does = { -energy(count: 1) } → { -use-market }
blueprint-robot = Robot
    .does = { -metal(count: 1) } → { -extra-rolled }
blueprint-scrap-yard = Scrap Yard
    .does = { -when-building } → { -metal(count: 1) }
blueprint-solar-array = Solar Array
    .does = { -when-building } → { -energy(count: 2) }
blueprint-beacon = Beacon
    .does = { -prestige-each(steps: "2, 3, 4, 5") }, { -several }
blueprint-megalith = Megalith
    .does = { -prestige(count: 3) }, { -discount }
blueprint-obelisk = Obelisk
    .does = { -prestige(count: 2) }, { -several }

## Contractors

contractor-architect = Architect
    .does = { -draw(count: 3) }, { -one-more } { -draw(count: 1) }
contractor-electrician = Electrician
    .does = { -energy(count: 5) }, { -one-more } { -energy(count: 2) }
contractor-engineer = Engineer
    .does = { -energy(count: 4) } → { -reveal-build }
contractor-foreman = Foreman
    .does = { -energy(count: 2) } → { -set-dice(count: 4) }
contractor-hired-hands = Hired Hands
    .does = { -energy(count: 3) } → { -rolled-dice(count: 2) }
contractor-investor = Investor
    .does = { -reveal-refund }
contractor-miner = Miner
    .does = { -metal(count: 3) }, { -one-more } { -metal(count: 1) }
contractor-specialist = Specialist
    .does = { -chosen-dice }
