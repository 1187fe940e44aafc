### Fantastic Factories in the browser: words on and about the drawing.

## The table

board-tab = Factory
works-panes = Your factory and the market
works-pane-own = Your factory
works-pane-market = Market
works-market = Market
works-deck = { $count } in the deck
works-discarded = { $count } discarded
works-next-to-last = One more round
works-last-round = Last round
works-headquarters = Headquarters
works-any-die = any die
works-your-compound = Your compound, { $count } of { $limit } cards
works-compound-of = Compound of { $seat }, { $count } of { $limit } cards
works-back-to-own = Back to yours
works-nothing-built = Nothing built yet.
works-build-here = build here: cost, and one card with its tool
works-your-hand = Your hand, { $count ->
        [one] 1 blueprint
       *[other] { $count } blueprints
    }
works-hand-of = { $count ->
        [one] 1 blueprint
       *[other] { $count } blueprints
    } in hand

## Dice and stores

works-dice = Dice
works-no-dice = Dice are rolled when the work begins.
works-die = Die: { $die }
works-pick-up = Pick up the { $die }
works-chosen = Chosen: { $die }
works-used = { $count } used
works-fits = The { $die } fits where a ring glows.
works-by-chance = Only chance says what this brings.
works-store = { $what }: { $count }
works-metal = metal
works-energy = energy
works-goods = goods
works-prestige = prestige
works-cards = blueprints
works-account = This round
works-gained = Gained
works-paid = Paid

## Questions

works-discard-and-build = Discard { $blueprint } and build
works-discard-and-hire = Discard { $blueprint } and hire
works-another-discard = Another card that glows can go instead.
works-choose-set = Set a die to:
works-choose-value = Which value?
works-choose-specialist = Specialist: one more die
works-new-blueprints = New blueprints for
works-new-contractors = New contractors for

## The others

works-you = { $seat } (you)
works-first = First player
works-panel = { $seat }: goods { $goods }, prestige { $prestige }, metal { $metal }, energy { $energy }, cards in hand { $cards }, cards built { $built }. Show the compound.
works-state-works = works
works-state-chooses = chooses
works-state-finished = has finished

## The Machine

works-machine = The Machine
works-machine-green = The green die takes a card.
works-machine-takes = Takes card { $slot ->
        [5] from the deck; new blueprints
        [6] from the deck; new contractors
       *[other] { $slot } of the row
    }.
works-machine-none = There is no card to take.
works-machine-needs = { $count ->
        [0] no cards
        [one] 1 makes a good
       *[other] 1 to { $count } make a good
    }
works-machine-die = { $colour ->
        [green] Green
        [red] Red
        [blue] Blue
        [purple] Purple
       *[other] Yellow
    } die: { $die }
works-machine-waits = { $colour ->
        [green] Green
        [red] Red
        [blue] Blue
        [purple] Purple
       *[other] Yellow
    } die, not rolled yet

## The text table

works-text-market = Round { $round }, market. { $seat } began it.
works-text-work = Round { $round }, work. { $seat } is first player.
works-text-over = The game is over after round { $round }.
works-text-contractors = Contractors in the market, with the tool above each
works-text-blueprints = Blueprints in the market
works-text-factories = Everybody’s factory
works-text-own = Blueprints in your hand
works-text-compound = Your compound
works-text-cost = { $metal } metal, { $energy } energy, a { $tool }
works-column-slot = Slot
works-column-tool = Tool
works-column-contractor = Contractor
works-column-blueprint = Blueprint
works-column-type = Type
works-column-cost = Cost
works-column-does = What it does
works-column-seat = Player
works-column-goods = Goods
works-column-prestige = Prestige
works-column-metal = Metal
works-column-energy = Energy
works-column-hand = In hand
works-column-dice = Dice left
works-column-floors = Dice in the headquarters
works-column-built = Built
works-column-used = Used this round
works-picture-floor = Dice on { $floor }: { $dice }.
