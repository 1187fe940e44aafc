### Bot Factory in the browser: words on and about the drawing.

## The floor

board-tab = Factory
floor-label = The four boards of the factory
floor-A1 = place 1
floor-A2 = place 1–2
floor-A3 = place 1–3,
floor-P1 = 3 credits +
floor-P2 = 4 credits
floor-P3 = 6 credits
floor-J1 = 1 project
floor-J2 = 1–2 projects
floor-F1 = up to 2
floor-F2 = up to 3
floor-F3 = up to 4
figure-sandra = Sandra
figure-vilela = Vilela
figure-stands = { $who } stands here
figure-lies = { $who } lies here

## On the boards

bot-red = a red bot
bot-yellow = a yellow bot
bot-blue = a blue bot
bot-green = a green bot
assembly-meeples = { $count ->
        [0] No { $colour } bot is left
        [one] 1 { $colour } bot is left
       *[other] { $count } { $colour } bots are left
    }
assembly-first = 1st
assembly-second = 2nd
assembly-third = 3rd
assembly-rewards = First and second part in a column: 2 speech tokens each. Third part: a bot for a project of its color.
assembly-spare = Spare parts
assembly-swap = 1 speech token: swap a part of yours for a spare part
assembly-hold-pallet = The { $pallet } spare part, { $part }: choose the part that you give for it
production-in = in
production-out = out
production-credits = Credits
production-marker = The Distribution marker is at { $colour }
production-executive = Three parts of yours for the top part of a stack
production-discards = { $count ->
        [one] 1 part discarded
       *[other] { $count } parts discarded
    }
project-bonus-left = Whoever takes the project above may pay 1 speech token to place a part
project-bonus-right = Whoever takes the project above gains 1 speech token
project-universal = Universal parts
project-deck = { $count ->
        [one] 1 project in the deck
       *[other] { $count } projects in the deck
    }
finance-row = Contracts of this row cost { $cost }. Fulfilled, each gives { $side } points more.
finance-line = Raised to { $value }, a value gives a bonus: { $bonus }
finance-value = { $colour }: { $value }.
finance-contract = It asks for { $bots } and gives { $first } points, or { $second } to whoever comes second.
finance-lacks = You lack { $bots }.
finance-lacks-none = You have all of them.
finance-token = Reserved by { $seat }.

## One's own things

own-label = Your things
own-you = You
own-score = { $count } points as it stands
own-score-why = Where these points come from
own-bots = { $count ->
        [one] 1 bot of { $most }
       *[other] { $count } bots of { $most }
    }
own-speech = Speech
own-speech-count = { $count } in hand, { $most } in all
own-pledged = { $count ->
        [one] on a contract
       *[other] on contracts
    }
own-parts = Parts, at most { $most }
own-projects = Projects, at most { $most }
own-project-open = An incomplete { $colour } project.
own-project-done = A completed { $colour } project.
own-hold = Take up: { $part }
own-contracts = { $count ->
        [0] No contract reserved
        [one] Contract reserved
       *[other] Contracts reserved
    }
own-contract-fulfilled = { $points ->
        [one] Fulfilled: 1 point and { $side } for the row.
       *[other] Fulfilled: { $points } points and { $side } for the row.
    }
own-contract-missing = Missing: { $colours }. Else −{ $points }.
own-contract-lacks = lacks
own-tile = Production tile: { $tile }. { $does }
own-tile-spent = Production tile, used: { $tile }.

## What can be done

panel-label = What you can do
panel-done = Done, lie down
panel-enter = Enter
panel-order = Turn order
do-dispense = Dispense
do-place = Place
do-project = Take a project
do-raise = Raise a value
do-reserve = Reserve a contract
do-take = Take a part
do-feed = Fill the input
do-universal = Take a universal part
do-keep = Keep a contract
do-complete = Complete a project
do-return = Return two parts
do-discard = Discard a part
do-drop = Discard a project
do-swap = Swap for a spare part
do-claim = Take a tile
do-use = Use a tile
do-beside = Stand beside a board
do-move = Move your worker
executive-assembly = Swap for a spare part
executive-production = 3 parts for 1 part
executive-project = 2 projects for a universal part
account-round = { $when ->
        [move] Round { $round }: workers move
        [act] Round { $round }: workers act
       *[other] Round { $round }
    }
account-sandra = Sandra acts
account-vilela = Vilela acts
account-parts = { $left } of { $most ->
        [one] 1 part
       *[other] { $most } parts
    }
account-credits = { $left } of { $most } credits
account-projects = { $left } of { $most ->
        [one] 1 project
       *[other] { $most } projects
    }
account-speech = { $left } of { $most } tokens
account-speech-held = { $count ->
        [one] 1 speech token in hand
       *[other] { $count } speech tokens in hand
    }
account-bonus = Bonus now: { $bonus }.
account-icons = { $count ->
        [one] 1 part icon covered: a part for 1 speech token.
       *[other] { $count } part icons covered: a part for 1 speech token each.
    }
account-last = This round is the last.
preview = → { $what }
preview-spent = { $count ->
        [one] pays 1 speech token
       *[other] pays { $count } speech tokens
    }
preview-gained = { $count ->
        [one] gains 1 speech token
       *[other] gains { $count } speech tokens
    }
preview-project = takes a { $colour } project
preview-bots = completes { $bots }
preview-parts = takes { $parts }
preview-bonus = bonus: { $bonus }
preview-lapsed = bonus lost: { $bonus }

## What the others have

mat-label = { $seat }: { $points } points, { $speech } speech tokens. Parts: { $parts }. Incomplete projects: { $projects }. Bots: { $bots }. { $state ->
        [decides] Decides now.
        [stands] The worker stands.
        [lies] The worker lies.
       *[none] { "" }
    }
mat-nothing = none
mat-decides = decides
offer-label = Production tiles on offer
inspection-task = Task
inspection-tiles = { $board }, against { $colour }
inspection-none = His tiles are face down.
inspection-review = As it stands

## Reconstructed values

recon-open = Which values are reconstructed?
recon-sign = Reconstructed: { $what }
recon-title = Reconstructed values
recon-why = Some values stand only in pictures of the printed game, which our sources do not show. These are careful guesses:
recon-track = The steps of the value tracks between 6 and 15, and the lowest value
recon-lines = Where the lines across the tracks are, and the bonus of each
recon-icons = Which spaces of the columns have a part icon
recon-wheel = That both spaces of a quadrant of the wheel have the bonus
recon-rows = The price of the lower rows of contracts, and the points beside each row
recon-contracts = The bots that each contract asks for, and its points
recon-inspections = The contracts that each inspection tile marks
recon-own = A file of your own can replace them at the set-up of a table.

## The factory in words

text-title = Bot Factory, round { $round }
text-round = Round { $round }.
text-seats = What everybody has
text-seat = Seat
text-points = Points
text-speech = Speech tokens
text-worker = Worker
text-parts = Parts
text-open = Incomplete projects
text-bots = Bots
text-tile = Production tile
text-stands = stands on { $space }
text-lies = lies on { $space }
text-spaces = Action spaces, in turn order
text-space = Space
text-allows = Action
text-who = Who is there
text-column = Column
text-head = Head
text-torso = Torso
text-legs = Legs
text-left = Bots left
text-icon = part icon
text-spare = Spare part, { $pallet }: { $part }.
text-stacks = Stacks of parts. The Distribution marker is at { $colour }.
text-stack = Stack
text-top = On top
text-count = Parts
text-discards = Discarded
text-wheel = The wheel, clockwise
text-place = Place
text-part = Part
text-bonus = bonus
text-slot = Place
text-project = Project
text-universal = Universal parts: { $parts }.
text-universal-bot = The universal bot stands here.
text-values = What a bot is worth
text-colour = Color
text-value = Value
text-contracts = Contracts
text-spot = Place
text-need = Asks for
text-cost = Cost
text-worth = Points, first and second
text-side = For the row
text-tokens = Reserved by
text-token = { $seat } ({ $points })
text-missing = You lack
