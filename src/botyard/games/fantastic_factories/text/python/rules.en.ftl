### The rules of Fantastic Factories, clause by clause.
###
### One message for each clause of rules.toml: the text is the clause, the
### attribute is its title. All languages say the same thing.

## Components and set-up

section-components = Components and set-up

rule-FF-1 = Each player has a Headquarters, four dice, 1 metal, 2 energy and four blueprints that the others do not see. There are no goods yet, and the compound is empty. The color of a player has no effect.
    .title = What everybody starts with
rule-FF-2 = Four blueprints and four contractors lie open in slots 1 to 4. Above each contractor slot stands one of the four tool tokens; they are put there at random and stay for the whole game.
    .title = The market
rule-FF-58 = First the first player is found. Then hands are dealt, clockwise from there, four cards each; then the blueprint row and the contractor row, slot by slot; then the tool tokens; in a solo game The Machine’s cards come last.
    .title = Order of the set-up
rule-FF-59 = Everybody sees resources, goods, compounds, dice, what each has used, hired contractors that still wait, the sizes of hands and decks, and both discard piles. Hidden are the cards in other hands and the decks. What is discarded or revealed all see; what is drawn only the player who draws. Work is seen as it happens.
    .title = What is open and what is hidden
rule-FF-3 = There are always enough resources, goods and dice.
    .title = Nothing runs out
rule-FF-4 = When a card is needed and its deck is empty, that deck’s discard pile is shuffled into a new one, not earlier. If both are empty, no card is drawn.
    .title = An empty deck
rule-FF-5 = The first player is drawn at random; at the end of every round the token passes clockwise.
    .title = First player

## The round

section-round = The round

rule-FF-6 = A round is a market phase, then a work phase.
    .title = Two phases
rule-FF-7 = Clockwise from the first player each player has one market turn and has to take a blueprint or hire a contractor. Nobody may pass or draw blind; the only exception is FF-60.
    .title = One market turn each
rule-FF-60 = Who finds no blueprint in the market and can pay for no contractor may end the market turn without a card.
    .title = When nothing can be had
rule-FF-8 = Once a round, before choosing, a player may pay 1 metal or 1 energy and discard one whole row; four new cards are revealed. The old row is in the discard pile before that. Tokens stay. An empty row cannot be discarded. The choice still follows.
    .title = Discarding a row
rule-FF-9 = A blueprint of the market goes to the hand and costs nothing.
    .title = Taking a blueprint
rule-FF-10 = To hire a contractor you discard a blueprint from your hand that shows the tool above the slot, and pay the energy printed on the contractor. It works at once and is discarded.
    .title = Hiring
rule-FF-11 = An empty slot gets a new card at once; the other cards do not move.
    .title = The gap is filled
rule-FF-61 = After each market turn, at the start of each market phase and after The Machine’s turn at the market every empty slot is filled, blueprints first, slot 1 to 4, as far as there are cards.
    .title = When the market is completed
rule-FF-12 = Payment comes first, then what the contractor does, then it is discarded, then its slot is filled.
    .title = Pay, effect, discard, fill
rule-FF-62 = Nothing in the work phase takes, adds or moves a card of the market.
    .title = Work leaves the market alone
rule-FF-13 = All dice are rolled, then everybody works at once; who draws first gets the first card, and the record keeps that order. A table may choose to work in turn instead, clockwise from the first player.
    .title = Everybody works
rule-FF-63 = The four own dice and those of Hired Hands are rolled together, player by player from the first player, however the work runs. Only who has a Foreman chooses first; nobody waits for that.
    .title = The roll
rule-FF-14 = Building, placing dice and using cards may be mixed in any order; what you gain can be used at once.
    .title = Any order
rule-FF-15 = You end your work yourself. Then you keep at most 12 metal and energy together and at most 10 blueprints; you choose what goes, exactly the excess. Goods do not count. There is no such limit at any other time.
    .title = The end of your work
rule-FF-64 = Ended work is not taken up again. When all have ended it, dice come back, extra dice and unused contractors are lost, every card can be used again, and the token passes.
    .title = The end of the round
rule-FF-16 = A die is used once a round. It need not be used, and is not kept.
    .title = Each die once

## Building

section-building = Building

rule-FF-17 = You build a blueprint from your hand in the work phase: you discard another blueprint with the same tool, a second copy will do, and pay metal and energy. You may build as often as you can pay.
    .title = What building costs
rule-FF-65 = All is paid, the card stands, then Scrap Yard and Solar Array give. What they give cannot pay for the building that sets them off.
    .title = Order of building
rule-FF-18 = Nobody builds two cards of one name, except Beacon and Obelisk.
    .title = Each name once
rule-FF-19 = The first Beacon in a compound is worth 2 prestige, the second 3, the third 4, the fourth 5; all four 14.
    .title = Beacon
rule-FF-66 = Each Obelisk is worth 2 prestige. Any number may be built.
    .title = Obelisk
rule-FF-20 = It is worth 3 prestige and costs 1 metal less for each Monument in your compound, never less than 0. Energy and discard stay.
    .title = Megalith
rule-FF-21 = A card can be used in the round in which it is built.
    .title = At once

## Headquarters

section-headquarters = Headquarters

rule-FF-22 = Any die: draw 1 blueprint.
    .title = Research
rule-FF-23 = A 1, 2 or 3: gain that much energy.
    .title = Generator
rule-FF-24 = A 4, 5 or 6: gain 1 metal.
    .title = Mine
rule-FF-25 = Each floor takes three dice a round.
    .title = Three spaces
rule-FF-26 = A die that equals one on the same floor gives 1 more of what the floor gives, on the Generator 1 energy; a third equal die gives 1 more again. They need not be placed together.
    .title = Team bonus
rule-FF-67 = A floor gives at once for each die. A placed die stays until the round ends and no longer changes.
    .title = Die by die
rule-FF-27 = Cards drawn while working come from the deck, never from the market.
    .title = Cards of the work phase

## Using cards

section-activating = Using cards

rule-FF-28 = A card in your compound is used in the work phase, at most once a round: you spend all of its left side and gain all of its right side. Laboratory, Scrap Yard and Solar Array are set off instead.
    .title = Using a card
rule-FF-68 = You spend what you had before; what a card gives never pays for it. Everything is chosen before anything is drawn or rolled. Then all is gained, and Laboratory comes last.
    .title = Spend, then gain
rule-FF-69 = Where a card asks for discarded blueprints, any from your hand will do, whatever their tool.
    .title = Discarding for a card
rule-FF-70 = A die may be placed and a card used even if there is no card to draw; what there is is drawn.
    .title = No card to draw
rule-FF-29 = A card without a die space is used without a die. Monuments are never used.
    .title = Without dice

## Training

section-training = Training

rule-FF-30 = They cost 1 energy, take no die and change unplaced dice, extra ones included. Without a die that can be changed they cannot be used.
    .title = Training cards
rule-FF-30a = 1 energy: a die is turned to its opposite face, so that both make 7.
    .title = Dojo
rule-FF-30b = 1 energy: a die goes up by 1, but not a 6.
    .title = Gymnasium
rule-FF-30c = 1 energy: a die goes down by 1, but not a 1.
    .title = Fitness Center
rule-FF-30d = 1 energy in all: roll as many dice again as you like, at least one.
    .title = Temp Agency

## Extra dice

section-extra-dice = Extra dice

rule-FF-31 = An extra die can be used at once, lasts until the round ends and is a die like any other.
    .title = Extra dice
rule-FF-31a = Choose X from 1 to 6 and pay X energy: an extra die shows X.
    .title = Golem
rule-FF-31b = 1 metal: roll an extra die.
    .title = Robot

## Production

section-production = Production

rule-FF-32 = The twelve Production cards alone make goods; each takes and gives exactly what it says.
    .title = Production cards
rule-FF-32a = Two equal dice and 5 energy: 2 goods and 1 metal.
    .title = Aluminum Factory
rule-FF-32b = Three dice in sequence, from 1-2-3 to 4-5-6 and never round the corner: 2 goods.
    .title = Assembly Line
rule-FF-32c = No die, 4 energy: 1 good.
    .title = Battery Factory
rule-FF-32d = A 1 and 1 energy: 1 good.
    .title = Biolab
rule-FF-32e = Two equal dice X and X metal: 2 goods, whatever X is.
    .title = Concrete Plant
rule-FF-32f = A 4 and 2 energy: 1 good and 1 metal.
    .title = Fulfillment Center
rule-FF-32g = Two equal dice: 1 good, and 2 metal or 3 energy or 2 blueprints from the deck.
    .title = Manufactory
rule-FF-32h = Three equal dice: 2 goods and an extra die of your choice.
    .title = Mega Factory
rule-FF-32i = A 6: 1 good and 1 energy.
    .title = Nuclear Plant
rule-FF-32j = No die, 2 energy and 2 discarded blueprints: 1 good and 1 blueprint from the deck.
    .title = Recycling Plant
rule-FF-32k = Two equal dice and 2 discarded blueprints: 2 goods.
    .title = Trash Compactor
rule-FF-32l = Three dice with a sum of 14 or more: 2 goods and 2 energy.
    .title = Warehouse

## Utility

section-utility = Utility

rule-FF-33 = The seven Utility cards give resources and never goods; each takes and gives exactly what it says.
    .title = Utility cards
rule-FF-33a = Any die and a discarded blueprint: what that costs, as FF-34 says.
    .title = Black Market
rule-FF-33b = A die X and X energy: X metal.
    .title = Foundry
rule-FF-33c = Two equal dice: 4 metal or 7 energy.
    .title = Harvester
rule-FF-33d = No die, 1 metal and a discarded blueprint: 6 energy.
    .title = Incinerator
rule-FF-33e = A die of 1 to 3: 1 metal; of 4 to 6: 2 metal.
    .title = Motherlode
rule-FF-33f = A die X: X energy.
    .title = Power Plant
rule-FF-33g = No die, 3 energy and a discarded blueprint: 3 metal.
    .title = Refinery
rule-FF-34 = It gives the printed metal and energy of the discarded card. Are they more than 4, you choose exactly 4 of them, of neither more than printed. Reductions do not matter, and goods are never given.
    .title = What the Black Market pays

## Special

section-special = Special

rule-FF-35 = Once a round, when you gain goods, you draw 1 blueprint, however many goods it were. It happens by itself at the first gain, after all else that the card gives.
    .title = Laboratory
rule-FF-36 = Scrap Yard and Solar Array work once a round, after a card is built: not for their own building, but for each other’s. It happens by itself at the first chance.
    .title = Set off by building
rule-FF-36a = It gives 1 metal.
    .title = Scrap Yard
rule-FF-36b = It gives 2 energy.
    .title = Solar Array
rule-FF-37 = Once means once in market and work phase together: what the Engineer’s building set off in the market phase is used up.
    .title = Once a round
rule-FF-38 = 1 energy: use a blueprint of the market as if it stood in your compound; its dice go on the Replicator. That is the Replicator’s one use of the round.
    .title = Replicator
rule-FF-38a = The dice and costs of the copied card come on top of the 1 energy, all paid before anything is gained. Battery Factory takes 5 energy this way.
    .title = The Replicator’s price
rule-FF-38b = Monuments, Replicators and contractors.
    .title = What cannot be copied
rule-FF-38c = The copied card may be one that stands in your compound, used or not; the two are apart.
    .title = A name you own
rule-FF-38d = For 1 energy Laboratory, Scrap Yard or Solar Array works once for you until the round ends, beside one of your own.
    .title = Copying what is set off
rule-FF-38e = A copied card is not used up: others may copy it in the same round.
    .title = The market card stays

## Contractors

section-contractors = Contractors

rule-FF-39 = Draw 3 blueprints; then an opponent of your choice draws 1.
    .title = Architect
rule-FF-40 = Gain 5 energy; then an opponent of your choice gains 2.
    .title = Electrician
rule-FF-41 = Gain 3 metal; then an opponent of your choice gains 1.
    .title = Miner
rule-FF-71 = After your own gain you have to choose any one of the other players. Alone nobody else gains.
    .title = Who else gains
rule-FF-42 = A blueprint is revealed; you gain exactly its metal and energy, without a limit and without reductions. It is discarded.
    .title = Investor
rule-FF-43 = 2 energy: when the coming work phase starts, before anything else, you set none to four of your dice as you like instead of rolling them; then you roll the rest. That also holds with more than four dice.
    .title = Foreman
rule-FF-44 = 4 energy: a blueprint is revealed and built free, without a discard. If you may not build it, it is discarded and the next one revealed. You choose nothing.
    .title = Engineer
rule-FF-73 = If neither the deck nor its discard pile holds a card that you may build, nothing is built and the price is lost. You may hire all the same.
    .title = No card for the Engineer
rule-FF-74 = The Engineer’s card sets off Scrap Yard and Solar Array, can bring the end, and can be used in this round.
    .title = Built is built
rule-FF-45 = 3 energy: roll two extra dice when the coming work phase starts.
    .title = Hired Hands
rule-FF-46 = In the coming work phase you get one extra die of your choice. You take it, and choose its value, at any time after the roll and before you end your work.
    .title = Specialist
rule-FF-72 = It is that of the same round. As each player hires at most one contractor a round, Foreman, Hired Hands and Specialist do not meet in play; a position may combine them.
    .title = The coming work phase
rule-FF-47 = Extra dice of contractors are lost when the round ends.
    .title = Only this round

## End and score

section-end = End and score

rule-FF-48 = As soon as somebody has 12 goods or 10 cards in the compound, whatever their type, the round is finished and one more full round is played.
    .title = The end comes
rule-FF-80 = A table may set a limit; when it is reached the game is scored as it stands. Tables have none unless they choose one; simulations stop after 60 rounds.
    .title = A limit of rounds
rule-FF-75 = If the Engineer brings the end, the rest of the round follows, then the extra round. A second trigger changes nothing.
    .title = The end in the market phase
rule-FF-49 = Goods plus the prestige of the compound.
    .title = Score
rule-FF-50 = More metal wins, then more energy, then more blueprints in hand; else the place is shared. What counts is what is left after the limits.
    .title = Ties
rule-FF-76 = The highest score wins; the other places follow in the same way.
    .title = Places

## Solo: The Machine

section-solo = Solo: The Machine

rule-FF-51 = The Machine starts with 2, 3, 4 or 5 blueprints from the deck: easy, medium, hard, expert. Monuments among them are discarded and replaced; two of a name may be there.
    .title = The Machine’s cards
rule-FF-52 = In the solo game what contractors give to an opponent is left out.
    .title = No gifts alone
rule-FF-77 = Your market phase, your work phase with its limits, then The Machine’s turn. It has no hand and no resources, pays nothing and uses no card; its cards lie by type.
    .title = A solo round
rule-FF-53 = The Machine rolls five colored dice at once. The green one is first.
    .title = Five dice
rule-FF-54 = 1 to 4 take the blueprint of that slot. 5 takes the top of the deck, then discards the blueprint row; 6 takes the top of the deck, then discards the contractor row. Monuments and second copies are taken too. Then the market is completed.
    .title = The green die
rule-FF-78 = If slot or deck hold no card it takes none; a row is discarded all the same.
    .title = No card for The Machine
rule-FF-55 = Red stands for Training, blue for Production, purple for Special, yellow for Utility. Each die that shows no more than the number of its cards of that type makes 1 good.
    .title = The other dice
rule-FF-56 = You bring the end as usual, The Machine only by 12 goods. Both finish the round and play one more, so both have the same number of turns.
    .title = The end alone
rule-FF-57 = 1 for each good, 1 for each card, 1 more for each Monument. You win only with more points.
    .title = The Machine’s score
rule-FF-79 = With equal points The Machine wins.
    .title = Equal points
