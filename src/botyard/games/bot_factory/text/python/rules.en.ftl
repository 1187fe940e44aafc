### The rules of Bot Factory, clause by clause.
###
### One message for each clause of rules.toml: the text is the clause, the
### attribute is its title. All languages say the same thing.

## Components

section-components = Components

rule-BF-1 = In each of the four colors there are 4 heads, 4 torsos and 4 legs: 48 parts.
    .title = 48 colored parts
rule-BF-2 = 2 heads, 2 torsos and 2 legs are universal. With them there are 54 part tiles.
    .title = 6 universal parts
rule-BF-3 = 16 bot meeples (4 in each color), 24 projects (6 in each color), 14 contracts and 4 value markers.
    .title = Meeples and tiles
rule-BF-4 = Every player has 1 worker and 9 speech tokens in one color.
    .title = Worker and tokens
rule-BF-142 = One wheel, one reminder cube, one Distribution marker, one Sandra. For the solo game Vilela, 4 action tiles (one for each board), 4 bot tiles (one for each color), 6 inspection tiles and 4 task tiles.
    .title = Everything else
rule-BF-143 = A speech token that you spend returns to the pool, and you can gain it again. A token on a contract stays there until the end.
    .title = Where spent tokens go
rule-BF-144 = Everybody sees all parts, projects, bots and speech tokens of all players, the top part of each stack, the wheel, the boards and what is discarded. Nobody sees the stacks below their top, the project deck and Vilela’s three decks.
    .title = Who sees what

## Set-up

section-setup = Set-up

rule-BF-5 = From left to right: Assembly, Part Production, Project, Finance.
    .title = Four boards
rule-BF-6 = With 1 or 2 players 3 meeples of each color stand on the Assembly board, with 3 or 4 players 4.
    .title = How many bot meeples
rule-BF-7 = Two colored parts, drawn at random, lie face up on the left and the right Spare Part space.
    .title = Two spare parts
rule-BF-8 = At the start the quadrants with the bonus icons are at the top and at the bottom.
    .title = How the wheel lies
rule-BF-9 = The other colored parts form one shuffled face-up stack for each color, from left to right red, yellow, blue, green. Only the top part can be seen.
    .title = Four stacks
rule-BF-10 = It starts above the stack that has the color of the left spare part.
    .title = Distribution marker
rule-BF-11 = The 8 spaces are filled clockwise from the left input on. Each part comes from the marked stack, and then the marker goes one stack to the right, from green back to red.
    .title = Filling the wheel
rule-BF-12 = After the 8 parts the marker is above the stack where it began.
    .title = Where the marker ends
rule-BF-13 = 6 projects, drawn at random, lie face up on the Project board. The others are the face-down deck.
    .title = Projects
rule-BF-14 = They lie face up on the Project board, sorted into heads, torsos and legs.
    .title = Universal parts
rule-BF-15 = All four value markers start at 6.
    .title = Value 6
rule-BF-16 = 9 contracts, drawn at random, fill the contract spaces. The other 5 are out of the game.
    .title = Nine contracts
rule-BF-17 = Sandra starts on F3.
    .title = Sandra’s start
rule-BF-18 = Every player takes the worker of one color.
    .title = Your color
rule-BF-19 = Every player is dealt 1 project from the deck and keeps it face up.
    .title = A project each
rule-BF-20 = The first player is drawn at random; from there the initial order goes clockwise.
    .title = Who is first
rule-BF-21 = Every player gets 1 speech token, the last in the initial order 2.
    .title = Speech tokens at the start
rule-BF-22 = You have 9 speech tokens, and while all are in use you gain none.
    .title = Never more than nine
rule-BF-23 = From the last in the order to the first, every player takes the top part of any stack.
    .title = A part each

## The round

section-round = The round

rule-BF-24 = A round consists of moving the workers, performing actions, and Maintenance.
    .title = Three phases
rule-BF-25 = Rounds follow each other until the end of the game was triggered in the round just finished (BF-118, BF-119).
    .title = Round after round

## Phase 1: move workers

section-move = Phase 1: move workers

rule-BF-26 = In turn order every player moves the own worker to an available action space.
    .title = One move each
rule-BF-27 = A space is available if no worker, not Sandra and not Vilela is on it at that moment. What was left earlier in this phase is available too.
    .title = What is available
rule-BF-28 = The worker must move, and to another board than the one it is on.
    .title = Another board
rule-BF-29 = In round 1 workers come from outside to any available space, in the initial order. BF-33 applies.
    .title = Round 1
rule-BF-30 = Once the workers are placed, turn order is always that of the meeples from left to right, Sandra and Vilela included.
    .title = Turn order
rule-BF-31 = From round 2 on meeples move in the order in which they lay at the start of the phase: always the leftmost one that still lies.
    .title = Order of moving
rule-BF-32 = Who has moved stands, until it has acted.
    .title = Standing
rule-BF-33 = With 1 or 2 players a worker may not move to the board that Sandra is on at that moment. Sandra may go to boards with workers.
    .title = Sandra’s board is closed
rule-BF-34 = In round 1 Sandra does not move.
    .title = Sandra in round 1
rule-BF-35 = Later she goes to the first available space, from left to right, beginning with the board right of hers.
    .title = Where Sandra goes
rule-BF-36 = She passes over boards without an available space.
    .title = Full boards
rule-BF-37 = From Finance, or if nothing is free to the right, she goes on from A1, but never to the board that she leaves.
    .title = From the right end

## Phase 2: perform actions

section-act = Phase 2: perform actions

rule-BF-38 = Who stands acts, from left to right, and then lies down.
    .title = From left to right
rule-BF-39 = You perform the main action of your space. Before it, in its middle or after it you may use the executive action of the board.
    .title = Two actions
rule-BF-40 = You may leave out either of them. Who cannot or will not do the main action can still do the executive one.
    .title = Both are optional
rule-BF-41 = If Sandra is on your board, standing or lying, you first pay 1 speech token, or you pass and do neither action. You may pass even if you could pay.
    .title = Sandra’s fee
rule-BF-42 = She performs the action of her board, on whatever space she is, and lies down.
    .title = Sandra acts
rule-BF-43 = In round 1 she lies down without acting.
    .title = Sandra rests
rule-BF-44 = At the end of your action turn you may have 5 parts, universal ones included, and 5 projects. You discard exactly what is too much, as you choose. During the turn there is no limit.
    .title = Five parts, five projects
rule-BF-45 = They count toward the 5, and they are never discarded.
    .title = Completed projects

## Assembly

section-assembly = Assembly

rule-BF-46 = A column holds one head, one torso and one pair of legs, placed in any order.
    .title = Three to a column
rule-BF-47 = A part fits the empty space of its body in the column of its color; a universal part in any column.
    .title = Where a part fits
rule-BF-48 = Place 1 part.
    .title = A1
rule-BF-49 = Place 1 or 2 parts.
    .title = A2
rule-BF-50 = Place 1 to 3 parts and pay 1 speech token for it. Who does not pay can still use the executive action.
    .title = A3
rule-BF-51 = Several parts may go into different columns.
    .title = Different columns
rule-BF-52 = The first part of a column brings 2 speech tokens.
    .title = The first part
rule-BF-53 = The second part of a column brings 2 speech tokens.
    .title = The second part
rule-BF-54 = The third part completes a bot: take a meeple of the column’s color and put it on an own free project of that color, which is then complete. It brings no speech tokens.
    .title = The third part
rule-BF-55 = You may place a third part only if you have an incomplete project of that color.
    .title = Only with a project
rule-BF-56 = It does not matter who placed the other two parts.
    .title = Whoever began
rule-BF-57 = After these rewards you may pay 1 speech token for each space with a part icon that you covered in this action, and take the top part of any stack.
    .title = Part icons
rule-BF-58 = A completed column stays full until Maintenance.
    .title = Full until Maintenance
rule-BF-59 = Pay 1 speech token to swap an own part with a spare part, as often as you like.
    .title = Executive action: swap
rule-BF-60 = She discards both spare parts and replaces each from the marked stack; the marker goes one to the right each time.
    .title = Sandra
rule-BF-61 = When a part is to be drawn from an empty stack, the discards of that color are first shuffled into a new face-up stack.
    .title = An empty stack
rule-BF-62 = If the column of his bot tile’s color holds exactly 2 parts, both are discarded. Otherwise one bot meeple of that color leaves the board. Its value stays.
    .title = Vilela

## Part Production

section-production = Part Production

rule-BF-63 = Gain 1 speech token and up to 3 movement credits.
    .title = P1
rule-BF-64 = Up to 4 movement credits.
    .title = P2
rule-BF-65 = Up to 6 movement credits. Credits that are not used lapse.
    .title = P3
rule-BF-66 = For 1 credit the wheel turns by a quarter clockwise.
    .title = Turning the wheel
rule-BF-67 = After a turn each empty input is filled at once from the top of a stack that you choose, the left one first. This costs no credit.
    .title = Filling the inputs
rule-BF-68 = Filling the inputs like this does not move the Distribution marker.
    .title = The marker stays
rule-BF-69 = For 1 credit take the part of one of the two outputs.
    .title = Dispensing
rule-BF-70 = If the space from which you dispense has the bonus icons, you may pay 1 speech token to place an own part, with the usual restrictions and rewards.
    .title = Bonus of the wheel
rule-BF-71 = This placement gives no executive action of the Assembly board.
    .title = No executive action
rule-BF-72 = The bonus can come up several times in a turn.
    .title = More than once
rule-BF-73 = Credits are spent in any order. A bonus interrupts them, and what is left goes on afterwards.
    .title = Mixing
rule-BF-74 = Discard 3 own parts and take the top part of any stack.
    .title = Executive action: three for one
rule-BF-75 = She fills all empty spaces of the wheel, clockwise from the left input, without turning it. Each part comes from the marked stack, and the marker goes on each time.
    .title = Sandra
rule-BF-76 = All parts of his bot tile’s color on the wheel are discarded.
    .title = Vilela

## Project

section-project = Project

rule-BF-77 = Take any 1 project of the board.
    .title = J1
rule-BF-78 = Take 1 or 2 projects, from either column.
    .title = J2
rule-BF-79 = Taken projects are not replaced at once. Only Sandra and Maintenance refill.
    .title = No refill
rule-BF-80 = Who takes the bottom project of the left column may pay 1 speech token to place a part, with the usual restrictions and rewards, without an executive action.
    .title = Bottom left
rule-BF-81 = Who takes the bottom project of the right column gains 1 speech token.
    .title = Bottom right
rule-BF-82 = Discard 2 own incomplete projects and take a universal part of your choice from this board.
    .title = Executive action: two for a universal part
rule-BF-83 = A universal part fits the space of its body in every color.
    .title = What universal means
rule-BF-84 = She discards the projects of the bottom row; the others slide down in their columns, and all empty spaces are refilled from the deck.
    .title = Sandra
rule-BF-85 = All projects of his bot tile’s color are discarded from the board. Nothing slides and nothing is refilled.
    .title = Vilela

## Finance

section-finance = Finance

rule-BF-86 = Spend up to 2, 3 or 4 speech tokens in all on raising values and reserving contracts, mixed and repeated as you like. Other payments do not count.
    .title = F1, F2, F3
rule-BF-87 = Speech tokens that you gain during the turn may be spent too, within the same maximum.
    .title = Tokens gained on the way
rule-BF-88 = For 1 speech token the value of one color rises by 1 space.
    .title = Raising a value
rule-BF-89 = No value rises above 15.
    .title = Never above 15
rule-BF-90 = Raising a value across a line gives you the bonus of that line at once and free of charge: place a part, or take a project, with the usual restrictions and rewards. What is not used at once is lost.
    .title = Bonus lines
rule-BF-91 = The Finance board has none.
    .title = No executive action
rule-BF-92 = Pay what the row costs, 1 to 3 speech tokens. One of them goes on the more valuable free space of the contract, the others to the pool.
    .title = Reserving a contract
rule-BF-93 = A reserved contract stays where it is.
    .title = The contract stays
rule-BF-94 = You can reserve a contract only once.
    .title = Once each
rule-BF-95 = At most 2 players can reserve the same contract.
    .title = Two at most
rule-BF-96 = The full price must fit into what your space still allows.
    .title = The whole price
rule-BF-97 = The color with the lowest value rises by 1. If 2 or 3 are lowest together, each rises by 1; if all four are, nothing happens.
    .title = Sandra
rule-BF-98 = The value of his bot tile’s color falls by 1 if it can. Then an inspection tile is revealed, and you choose 2 of the 3 contracts that it marks: they are removed.
    .title = Vilela
rule-BF-99 = Contracts with a token stay. If only 1 can be removed, it is; if none, nothing happens. Removed contracts are out of the game, and their spaces stay empty.
    .title = What cannot be removed

## Phase 3: Maintenance

section-maintenance = Phase 3: Maintenance

rule-BF-145 = Maintenance begins when everybody lies, Sandra and Vilela included. First come the columns (BF-100, BF-101), then the projects (BF-102).
    .title = When
rule-BF-100 = Colored parts of a complete column are discarded, universal ones return to the Project board.
    .title = Clearing columns
rule-BF-101 = For each such bot the value of its color falls by 1 space.
    .title = Values fall
rule-BF-102 = The bottom row of the Project board is discarded, the others slide down, and the deck refills the rest.
    .title = New projects
rule-BF-103 = Discarded projects are shuffled into a new deck when it is needed.
    .title = An empty deck
rule-BF-104 = All meeples stay on their spaces, lying.
    .title = Everybody stays

## With two players

section-two-players = With two players

rule-BF-105 = There are 3 bot meeples of each color (BF-6), and Sandra’s board is closed (BF-33). All else is the same.
    .title = Two differences

## The solo game: Inspection

section-inspection = The solo game: Inspection

rule-BF-106 = As for 2 players. You begin with 1 speech token, 1 project and 1 part.
    .title = Set-up
rule-BF-107 = You choose or draw 1 task tile.
    .title = A task
rule-BF-108 = Vilela’s action tiles, bot tiles and inspection tiles are three shuffled face-down decks.
    .title = Three decks
rule-BF-109 = Vilela starts on F1.
    .title = Vilela’s start
rule-BF-110 = Otherwise the rules for 2 players apply.
    .title = As with two
rule-BF-111 = A deck of Vilela that is empty is renewed from its discards.
    .title = Empty decks
rule-BF-112 = In round 1 Vilela neither moves nor acts.
    .title = Round 1
rule-BF-113 = Later, when it is his turn to move, 1 action tile and 1 bot tile are revealed. He goes to the leftmost free space of the board that is shown.
    .title = How Vilela moves
rule-BF-148 = Both tiles stay visible until his next move. The task is open from the start.
    .title = What stays open
rule-BF-114 = If the tile shows the board he is on, another action tile is drawn.
    .title = He changes boards
rule-BF-115 = He performs his action of the board with the color of his bot tile (BF-62, BF-76, BF-85, BF-98) and lies down.
    .title = How Vilela acts
rule-BF-116 = If he removes the last meeple of a color, that triggers the end.
    .title = Vilela can end the game
rule-BF-117 = Without your task you lose. With it, up to 19 points are a poor performance, 20 to 49 an adequate and 50 or more an exemplary one.
    .title = Result

## End and scoring

section-end = End and scoring

rule-BF-118 = The end is triggered when no bot meeple of one color is left on the Assembly board.
    .title = A color is used up
rule-BF-119 = The end is triggered when a player has completed 5 bots.
    .title = Five bots
rule-BF-149 = A table may set a limit of rounds; then the game ends after the Maintenance of that round. There is none at a table unless it is set; simulations end after 300 rounds.
    .title = Limit of rounds
rule-BF-120 = The round is played to its end, Maintenance included; then the game is over.
    .title = The last round
rule-BF-121 = Each completed bot scores the value of its color after the last Maintenance.
    .title = Bots
rule-BF-122 = Each bot can serve one contract that you have reserved.
    .title = Bots for contracts
rule-BF-123 = A fulfilled contract scores the points under your token and the points at the side of its row.
    .title = Fulfilled contracts
rule-BF-124 = A reserved contract that is not wholly fulfilled costs the points under your token.
    .title = Other contracts
rule-BF-125 = Each pair of speech tokens in hand scores 1 point.
    .title = Speech tokens
rule-BF-126 = Each part left over costs 1 point.
    .title = Parts
rule-BF-127 = Each incomplete project costs 2 points.
    .title = Projects
rule-BF-128 = The highest total wins. In a tie more bots decide, then an odd number of speech tokens; else the victory is shared.
    .title = Who wins

## Production tiles and universal bot

section-expansion = Production tiles and universal bot

rule-BF-146 = They are optional: none, Variant 1 or Variant 2. They lie open beside the Finance board.
    .title = Production tiles
rule-BF-147 = It is a further option with either variant: it stands on the Project board at the start, and the seventh tile joins the offer.
    .title = Universal bot
rule-BF-129 = When you reserve your first contract, and only then, you may take one tile.
    .title = Variant 1: taking a tile
rule-BF-130 = You can use it once in the game, from a later turn on. Nobody gets a second tile.
    .title = Variant 1: using it
rule-BF-131 = In your move or in your action turn you may take one of the remaining tiles and use it at once, when it fits (BF-Q55). It stays with you as a reminder: one tile for each player and game.
    .title = Variant 2
rule-BF-132 = You pay nothing for Sandra’s presence and gain 1 speech token instead.
    .title = Sandra’s favor
rule-BF-133 = You spend 1 speech token less on the Finance board, but at least 1.
    .title = Finance discount
rule-BF-134 = Pay 1 speech token for one of these: the top part of a stack, a project of the board, or placing a part.
    .title = One of three
rule-BF-135 = The value of one color rises by 1.
    .title = Value up
rule-BF-136 = If every space of the board you want is taken when you move, stand right of them and use the action of the space on your left.
    .title = Extra place
rule-BF-137 = The executive action of the Project board costs you only 1 project.
    .title = One project is enough
rule-BF-138 = Take any universal part from the Project board, or use BF-139 instead.
    .title = A universal part
rule-BF-139 = Return 2 universal parts of different bodies to the Project board, take the universal bot and put it on an own incomplete project of any color.
    .title = The universal bot
rule-BF-140 = The universal bot counts as a bot of its project’s color, for the five bots of BF-119 and in scoring.
    .title = What it counts for
rule-BF-141 = Bonuses that follow from these actions still apply.
    .title = Other bonuses

## Where the editions differ

section-languages = Where the editions differ

rule-BF-D1 = The English text of J2 is missing; the French one and the English heading agree.
    .title = J2
rule-BF-D2 = Only the French text keeps the introduction, the note on gained tokens and the top value of 15.
    .title = Finance
rule-BF-D3 = The English sentence is cut off; we follow the French one.
    .title = Sandra at Finance
rule-BF-D4 = Both texts speak of colors in the plural. As the price is for one token, each token raises one color by one space.
    .title = One color at a time
rule-BF-D5 = The English icons are above a space, the French ones on it. They belong to the space of the wheel in both.
    .title = Icons of the wheel
rule-BF-D6 = One sentence of the French text feeds the stacks from the wheel. It is the wheel that is fed.
    .title = Feeding the wheel
rule-BF-D7 = The English text discards both parts, the French one removes them. They go to the discards, universal ones to the Project board.
    .title = Vilela at Assembly
rule-BF-D8 = The editions fix the wheel in different ways. This has no effect on play.
    .title = Assembling the wheel
rule-BF-D9 = The summary for 2 players gives a step of the set-up another number. Nothing depends on it.
    .title = A slip of numbering
rule-BF-D10 = The English text contains 7, 5 and 2 without a place. We read them as the points at the side of the rows.
    .title = Three numbers alone
rule-BF-D11 = Two reviews give each player 2 parts; both rulebooks give 1.
    .title = One part to begin with
rule-BF-D12 = The sheet speaks of six production tiles and describes seven effects. The seventh belongs to the universal bot, and is offered only with it.
    .title = Six or seven tiles
rule-BF-D13 = One heading of the sheet was left in English. No effect.
    .title = A heading
rule-BF-D14 = The box says 2022, shops say 2023.
    .title = The year
rule-BF-D15 = The English line on the second reward is garbled; the French one is clear.
    .title = The second part
rule-BF-D16 = Some sentences say that all bots of a color are completed, another that none is left on the board. The latter decides, whoever took the meeples.
    .title = A color is used up

## Rulings

section-rulings = Rulings

rule-BF-Q1 = They count toward your 9: what you gain is limited by the tokens neither in your hand nor on contracts.
    .title = Tokens on contracts
rule-BF-Q2 = No. Sandra’s fee is paid before anything else.
    .title = Fee with tokens of this turn
rule-BF-Q3 = Who passes gains no speech token, as there is no main action.
    .title = Passing on P1
rule-BF-Q4 = It is due on the Finance board: only Sandra’s moving and acting are suspended.
    .title = Fee in round 1
rule-BF-Q5 = It costs 2 speech tokens in all, the fee first. With only 1, nothing that costs a token is left.
    .title = A3 under Sandra
rule-BF-Q6 = On the Part Production and Project boards once a turn; swapping on the Assembly board as often as you like.
    .title = How often an executive action
rule-BF-Q7 = The executive action may come between any two of its steps: parts, credits, projects.
    .title = In the middle of the main action
rule-BF-Q8 = After the last part of the action; a part taken for an icon cannot be placed in the same action. With a bonus placement, right after it.
    .title = When icons are used
rule-BF-Q9 = Icons count for parts placed by a bonus too.
    .title = Icons and bonuses
rule-BF-Q10 = Then no third part may be placed.
    .title = No meeple left
rule-BF-Q11 = Three parts are not two: a meeple is removed.
    .title = Vilela and a full column
rule-BF-Q12 = They always return to the Project board.
    .title = Discarded universal parts
rule-BF-Q13 = It may be swapped like any other part.
    .title = Swapping a universal part
rule-BF-Q14 = The bonus belongs to the bottom space. Once it is empty, there is none until the refill.
    .title = Bottom projects
rule-BF-Q15 = If deck and discards are both empty, spaces stay empty.
    .title = No projects at all
rule-BF-Q16 = If a stack and its discards are empty, nobody can choose it. The marker passes on to the next stack that has a part and then moves one further. If there is none, the space stays empty and the marker stays.
    .title = No parts of a color
rule-BF-Q17 = Yes, as long as there is a part.
    .title = Must inputs be filled
rule-BF-Q18 = Only your own raise gives a bonus, never Sandra’s.
    .title = Sandra’s raise and lines
rule-BF-Q19 = After a fall, crossing a line again gives its bonus again.
    .title = A line again
rule-BF-Q20 = A value that cannot fall stays. The lowest value is 1; this is reconstructed, as no text names it.
    .title = The lowest value
rule-BF-Q21 = From the Project board Sandra then goes on at the left end.
    .title = Finance is full
rule-BF-Q22 = The Finance board is closed, as Sandra is there.
    .title = Two players, round 1
rule-BF-Q23 = Then another action tile is drawn, as if it were his own board.
    .title = Vilela finds no space
rule-BF-Q24 = The first action tile is discarded. The bot tile is not drawn again.
    .title = Drawing again
rule-BF-Q25 = It costs nothing and closes no board.
    .title = Vilela’s presence
rule-BF-Q26 = Not possible. The game assigns your bots so that your total is highest (for one task see BF-Q51).
    .title = One bot, two contracts
rule-BF-Q27 = What a contract does not need stays free.
    .title = More bots than needed
rule-BF-Q28 = Several bots in one turn may make more than 5. They stay; only incomplete projects are discarded then.
    .title = More than five bots
rule-BF-Q29 = Among those tied, players with an odd number share the victory; if none has one, all of them do. Only tokens in hand count.
    .title = Odd tokens in a tie
rule-BF-Q30 = In the solo game this is a poor performance.
    .title = A total below 0
rule-BF-Q31 = In the final scoring, with the final values; more bots than asked for are enough.
    .title = When tasks are checked
rule-BF-Q32 = It takes 1 token off one payment of the turn: a contract that costs 2 or 3, or a raise after at least 1 token was spent. The maximum counts the tokens really spent.
    .title = The discount
rule-BF-Q33 = In turn order it lies between the board and the next one. Changing boards, the closed board and the fee still apply. It exists for this worker only.
    .title = The extra place
rule-BF-Q34 = It has no column: no value falls, and no meeple leaves the board.
    .title = Universal bot and Maintenance
rule-BF-Q35 = He is drawn at random.
    .title = First player
rule-BF-Q36 = The order at the start of the phase and the leftmost lying meeple are always the same.
    .title = Order while moving
rule-BF-Q37 = When a tile is drawn, not before. You may choose an empty stack whose color has discards; you learn the part after the shuffle.
    .title = When a stack is renewed
rule-BF-Q38 = Parts and projects cannot be discarded at will, only by executive actions and the limit of five.
    .title = Getting rid of things
rule-BF-Q39 = Spare parts left, then right. The wheel as in BF-11. Projects slide down in order; then the bottom row is filled left and right, then the middle, then the top.
    .title = Order of refills
rule-BF-Q40 = Raises and reservations only: not the fee, not a paid placement, not part icons.
    .title = What counts toward the maximum
rule-BF-Q41 = Only the board of your worker matters: no fee, no closed board.
    .title = Sandra where a bonus works
rule-BF-Q42 = At once, before any other step. What is declined or impossible is lost.
    .title = Until when a bonus
rule-BF-Q43 = The inner one is finished first; then the outer action goes on where it stopped.
    .title = A bonus within a bonus
rule-BF-Q44 = It lapses without a substitute.
    .title = A bonus without the means
rule-BF-Q45 = Gaining it is the first step of the main action. All credits may lapse.
    .title = The token of P1
rule-BF-Q46 = With the first part, before its reward.
    .title = When A3 is paid
rule-BF-Q47 = Any own part, even one just taken. A project just taken counts for BF-55.
    .title = What a bonus placement may use
rule-BF-Q48 = Any two incomplete ones, even just taken. A body that is not on the board cannot be taken, and with none there the action is closed.
    .title = Which projects for a universal part
rule-BF-Q49 = Any three, universal and just dispensed ones included.
    .title = Which three parts
rule-BF-Q50 = A swap needs a part on both sides.
    .title = An empty pallet
rule-BF-Q51 = An assignment that fulfills 3 contracts goes before a higher total with fewer.
    .title = The task of three contracts
rule-BF-Q52 = It holds all its tiles: last round’s tile and rejected ones are discarded before the next is drawn.
    .title = A renewed deck of Vilela
rule-BF-Q53 = Then nothing happens. Meeples that he removed are out of the game and count for nobody.
    .title = Vilela finds no meeple
rule-BF-Q54 = You choose which, but 2 are removed where 2 can be.
    .title = Sparing contracts
rule-BF-Q55 = Sandra’s favor when the fee is due, the discount in an own Finance turn, the extra place in the own move, one project with that executive action, the others between any two steps of the own action turn. Never in a turn that is passed.
    .title = When tiles can be used
rule-BF-Q56 = From your next move on. A tile not taken right after the first reservation cannot be taken later.
    .title = From a later turn on
rule-BF-Q57 = No open board can be full then, so this tile is left out.
    .title = Extra place with 1 or 2 players
rule-BF-Q58 = That of the rightmost space: A3 with its price, P3, J2 or F3.
    .title = Extra place: which action
rule-BF-Q59 = As for the actions they copy: restrictions, rewards, bonuses and lines apply, and a value of 15 cannot rise.
    .title = Limits of tiles
rule-BF-Q60 = It counts for contracts, tasks and ties, not for BF-118, and it needs no meeple of its color.
    .title = Universal bot elsewhere
rule-BF-Q61 = They may be used.
    .title = Production tiles in the solo game
rule-BF-Q62 = Players who stall could go on for ever, hence BF-149.
    .title = No limit by the rules
rule-BF-Q63 = Its projects may still be taken.
    .title = A color without meeples
rule-BF-Q64 = They stay empty until the wheel turns or Sandra fills it.
    .title = Inputs that Vilela emptied
