### The rules of Außer Rand & Band, clause by clause.
###
### One message for each clause of rules.toml: the text is the clause, the
### attribute is its title. All languages say the same thing.

## Game materials

section-components = Game materials

rule-RB-D1 = The game is for 2 to 4 players.
    .title = Number of players
rule-RB-D2 = The game is meant for players aged 7 and over and takes about 30 minutes. The duration is only a rough figure, and neither number affects play.
    .title = Age and duration
rule-RB-D3 = There are 27 robot tiles: 9 show a head, 9 a torso and 9 legs.
    .title = 27 robot tiles
rule-RB-D4 = Robot tiles come in three colors: blue, red and yellow. Some tiles show two of these colors.
    .title = Colors of the tiles
rule-RB-D5 = The 9 tiles of each robot part are 2 blue, 2 red and 2 yellow ones, and 3 two-color tiles: one blue and red, one blue and yellow, one red and yellow. It is known that two-color tiles exist, but not how many; this split is reconstructed and can be replaced.
    .title = Single-color and two-color tiles
rule-RB-D6 = There is exactly one end-of-work tile. It lies at the very bottom, under the stack of robot tiles.
    .title = The end-of-work tile
rule-RB-D7 = There are 40 dice: 10 in each of the four player colors.
    .title = Ten dice each
rule-RB-D8 = Every die has six sides that show only the values 1 to 4, so a 5 or a 6 is never rolled. A die gets to space 5 only if it is moved there, added there, swept there from the edge or carried there by the line.
    .title = Dice show 1 to 4
rule-RB-D9 = The six sides of a die show 1, 2, 2, 3, 3 and 4. That a die has six sides with the values 1 to 4 is known; which values repeat is reconstructed and can be replaced.
    .title = Sides of a die
rule-RB-D10 = The line has five spaces, numbered from 1 to 5. Tiles come in at the back, on space 1, and leave at the front, from space 5: the higher the number, the further forward.
    .title = Five spaces, one direction
rule-RB-D11 = There are ten spaces at the edge of the line, called edge spaces here: one to the left and one to the right of each of the five spaces of the line. Each has an action of its own. They belong to the frame and never move.
    .title = Ten edge spaces
rule-RB-D12 = Along one side, from space 1 to space 5: “Shove twice”, “Move 2 of your dice back”, “1 additional die of yours”, “All of your opponents’ dice show a ‘1’”, “Clean up your own dice”. Along the other side, from space 1 to space 5: “Carry out an occupied space again”, “Add another die to space 5”, “Move 2 of your dice forward”, “Move 1 die of an opponent back”, “Move 1 die of an opponent forward”. This layout is reconstructed and can be replaced; it matters only when dice go from the edge onto the tiles (RB-25, RB-42).
    .title = Which action lies where
rule-RB-D13 = Five of the 27 robot tiles start on the line. So the stack starts with 22 robot tiles, whatever the number of players.
    .title = Stack of 22 tiles
rule-RB-D14 = A game lasts at most 23 turns: 22 for the robot tiles of the stack and one for the end of work. Every turn in which two tiles are pushed in, counting the end-of-work tile, makes the game one turn shorter.
    .title = At most 23 turns

## Set-up

section-setup = Set-up

rule-RB-1 = At the start, five random robot tiles lie face up on the line, one on each of the spaces 1 to 5.
    .title = Five tiles to start
rule-RB-2 = All other robot tiles are shuffled into a face-down stack. The end-of-work tile lies underneath it.
    .title = The stack
rule-RB-3 = Every player has a supply of 10 dice, all of one color.
    .title = The supply
rule-RB-4 = Before the first turn, every player rolls 2 of their own dice. Each die goes on the space whose number it shows.
    .title = Two dice before play
rule-RB-5 = Add up the two dice that each player rolled before the first turn. Whoever has the lowest total starts.
    .title = Who starts
rule-RB-6 = If several players share the lowest total, the youngest among them starts.
    .title = Tie for the start
rule-RB-7 = The players take their turns in seating order, round and round the table.
    .title = Order of play
rule-RB-49 = Two, three or four can play. All 27 robot tiles are used with any number of players; the dice of unused colors stay out of the game.
    .title = Same tiles for any number
rule-RB-50 = The space numbers belong to the frame, not to the tiles. A die goes on the tile that lies at its number at that moment. From then on it travels with that tile, unless it is moved or taken back.
    .title = Numbers stay, tiles move

## Course of the game

section-turn = Course of the game

rule-RB-8 = Step 1: roll 2 dice from your supply, both at once. Each die goes on the space whose number it shows.
    .title = Step 1: two dice
rule-RB-9 = There is no limit to the dice on a tile, and dice of all players may share it.
    .title = Any number of dice
rule-RB-10 = Step 2: put 1 further die from your supply on any free edge space. This die is not rolled.
    .title = Step 2: edge die
rule-RB-11 = An edge space holds only one die. You can choose only a space that is free.
    .title = One die per edge space
rule-RB-12 = As soon as your die lies on an edge space, you carry out the action of that space, as far as possible.
    .title = Action at once
rule-RB-13 = If an action cannot be done at all, it is omitted. Your die still stays on the edge space.
    .title = Impossible action
rule-RB-14 = When your supply is empty, you must take the dice for steps 1 and 2 from your own dice on the line (RB-U3, RB-U25).
    .title = Empty supply
rule-RB-15 = Step 3: turn up the top tile of the stack and push it in at the back of the line. Every tile moves one space forward, and its dice move with it.
    .title = Step 3: the line moves
rule-RB-16 = The tile at the front, on space 5, drops off the line. The dice on it fall too and are rolled anew.
    .title = The front tile drops
rule-RB-17 = After a tile has dropped, each player adds up their own dice that fell with it.
    .title = Adding up
rule-RB-18 = The player who alone has the highest total wins the tile.
    .title = Highest total wins
rule-RB-19 = If several players tie for the highest total, nobody wins the tile. It is stored beside the line.
    .title = Tie for a tile
rule-RB-20 = If a tile drops off with no dice on it, nobody wins it. It is stored beside the line as well.
    .title = Tile without dice
rule-RB-21 = All stored tiles go to the player who is next to win a tile, on top of that tile.
    .title = Winning the stored tiles
rule-RB-22 = Dice that fell go back to the supplies of their owners.
    .title = Dice come back
rule-RB-23 = When the fallen dice have been taken back, the next player’s turn begins.
    .title = Next player
rule-RB-51 = Every turn consists of steps 1, 2 and 3 in this order; you may not skip any of them. At most one edge action takes effect in a turn, and a copied action is that one. So “Shove twice” and “All of your opponents’ dice show a ‘1’” never work in the same turn.
    .title = Three steps, one action
rule-RB-52 = What a die shows on the line or at the edge means nothing until it falls. A die at the edge does not move with the line: it stays there until “Clean up your own dice” (RB-42) or the end of work (RB-25) puts it, unrolled, on the tile beside it. It never goes back to the supply straight from the edge.
    .title = Dice that lie still
rule-RB-53 = Only players with a die on the falling tile take part. If that is just one player, that player wins the tile whatever the dice show.
    .title = Who competes for a tile
rule-RB-54 = Won tiles lie face up in front of the player who won them. Stored tiles lie face up beside the line; there may be any number of them.
    .title = Won and stored tiles

## End of work

section-end-of-work = End of work

rule-RB-24 = If a tile should be pushed in but the stack is empty, the turn ends with the end-of-work tile instead.
    .title = The stack is empty
rule-RB-25 = The end of work begins at the edge: all dice of all players that lie there go, unrolled, onto the tiles beside them.
    .title = Edge dice go first
rule-RB-26 = After the edge dice, the end-of-work tile is pushed in at the back and then on, one space at a time, until all five robot tiles have dropped off. They leave in the order of spaces 5, 4, 3, 2, 1.
    .title = Pushing out all tiles
rule-RB-27 = Each tile that drops in the end of work is awarded separately in the usual way (RB-16 to RB-22). This includes storing tiles and winning stored ones.
    .title = Each tile by itself
rule-RB-28 = If the very last tile ends in a tie, nobody gets it.
    .title = Tie for the last tile
rule-RB-29 = The game ends as soon as the end of work is over.
    .title = When the game ends
rule-RB-55 = The end-of-work tile is not a robot tile. Nobody wins it, no die ever lies on it, and it counts for nothing.
    .title = Not a robot tile

## End of the game and scoring

section-scoring = End of the game and scoring

rule-RB-30 = A complete robot is 1 head tile, 1 torso tile and 1 legs tile. Each tile can be used in one robot only.
    .title = A complete robot
rule-RB-31 = A two-color tile counts as one of its two colors. Its owner chooses which.
    .title = Two-color tiles
rule-RB-32 = A complete robot in one color is worth 7 robot points.
    .title = Single-color robot: 7
rule-RB-33 = A complete robot in several colors is worth 5 robot points.
    .title = Multi-color robot: 5
rule-RB-34 = A tile left out of all complete robots is worth 1 robot point.
    .title = Individual tile: 1
rule-RB-35 = Whoever has the most robot points wins.
    .title = Most points win
rule-RB-36 = If several players tie for the most robot points, the one among them with the most robot tiles wins.
    .title = Tie: more tiles
rule-RB-37 = If players are tied for the win in points and in tiles, they all win.
    .title = Several winners
rule-RB-56 = Example: Barbara has 9 tiles and scores 5 + 5 + 3 = 13. Robert has 7 tiles and scores 7 + 5 + 1 = 13. Frank has 7 tiles and scores 7 + 4 = 11. Barbara wins by her greater number of tiles (RB-36).
    .title = Scoring example

## Actions at the edge of the line

section-edge-actions = Actions at the edge of the line

rule-RB-38 = In step 3 of this turn you push in two tiles instead of one, first one, then the other. The first tile that drops is awarded and its dice are taken back before the second push.
    .title = Shove twice
rule-RB-39 = Two different dice of yours on the line each move back one space (against the running direction, toward space 1).
    .title = Move 2 of your dice back
rule-RB-40 = You roll one more die from your supply; it goes on the space whose number it shows. If your supply is empty once your edge die is placed, the action is omitted.
    .title = 1 additional die of yours
rule-RB-41 = Every opponent’s die that falls at the end of this turn counts as 1. Your own dice roll as usual.
    .title = All of your opponents’ dice show a ‘1’
rule-RB-42 = All your dice at the edge, including the one you have just placed (RB-U1), go unrolled onto the tiles beside them.
    .title = Clean up your own dice
rule-RB-43 = Choose one other edge space that is already occupied, no matter whose die is there, and carry out its action (RB-E2, RB-U9, RB-U10, RB-U30).
    .title = Carry out an occupied space again
rule-RB-44 = One die from your supply goes, unrolled, on space 5. If no die of any player lies on space 5, the action has no effect. If your supply is empty, it is omitted.
    .title = Add another die to space 5
rule-RB-45 = Two different dice of yours on the line each move forward one space (in the running direction, toward space 5).
    .title = Move 2 of your dice forward
rule-RB-46 = One die of an opponent on the line moves back one space (against the running direction, toward space 1).
    .title = Move 1 die of an opponent back
rule-RB-47 = One die of an opponent on the line moves forward one space (in the running direction, toward space 5).
    .title = Move 1 die of an opponent forward
rule-RB-48 = A moved die never leaves the line, at either end: dice on space 5 cannot move forward, and dice on space 1 cannot move back.
    .title = Dice stay on the line

## Where the printed languages differ

section-languages = Where the printed languages differ

rule-RB-E1 = When you move 2 of your dice back or forward, they must be two separate dice; one die cannot move twice. What they show does not matter. The English rulebook asks for different numbers, but this misreads the German original.
    .title = Different dice, not different numbers
rule-RB-E2 = “Carry out an occupied space again” works on a space with any player’s die. Only the French rulebook restricts it to your own; the other three, the German original among them, do not. The space must have been occupied before your die came, so it is never your die’s own space.
    .title = Copying any player’s space
rule-RB-E3 = “Add another die to space 5” needs a die on space 5, not just a tile. The French rulebook speaks of a missing tile, but during a turn a tile always lies there, so that condition could never apply.
    .title = Empty means no die
rule-RB-E4 = A moved die never leaves the line. In the German text we worked from, the word for “only” stands in this sentence; it is a reading error for “never”, which the other three languages confirm.
    .title = Never off the line
rule-RB-E5 = When your supply is empty, you take back your own dice from the line, not dice from the edge. The rulebook treats line and edge as two separate places.
    .title = Back from the line only
rule-RB-E6 = If there is a tie for the start, the youngest of the tied players starts, not the youngest of all. The French rulebook leaves this open; the other three say it.
    .title = Youngest of the tied
rule-RB-E7 = A tile is stored because of a tie only if the highest total is tied. The French rulebook just speaks of a tie, but equal lower totals do not matter.
    .title = Only the highest total
rule-RB-E8 = The scoring example has the same figures everywhere: 13, 13 and 11, and Barbara wins. The languages differ only in names and order, and the German text we worked from lost one line together with a picture.
    .title = Same example everywhere
rule-RB-E9 = The languages word “All of your opponents’ dice show a ‘1’” differently but mean the same: it applies to every tile that leaves in this turn. That is one tile, or all five in the end of work, but never two (RB-51).
    .title = All tiles of this turn
rule-RB-E10 = Dice that leave the edge go on the tile in the same section of the line, right beside them. All four languages mean the same place.
    .title = From edge to tile
rule-RB-E11 = The robot of the story is called Oiliver 13K in English, Olybüx 13K in German, Cyber D6 in French and Olybipp 13K in Italian. The name has no effect on play; “D6” at most hints at six-sided dice.
    .title = Name of the robot
rule-RB-E12 = An action is carried out as far as possible: if it can be done in part, it is done in part (RB-U6). Only an action that cannot be done at all is omitted. The German original says so; the other languages only say “if possible”.
    .title = As far as possible
rule-RB-E13 = “Shove twice” means two pushes in all, not two more on top of the usual one. The French rulebook says so most clearly.
    .title = Two pushes, not three
rule-RB-E14 = When your supply is empty, taking dice back from the line is a duty, not an offer. The Italian rulebook says so most clearly.
    .title = Taking back is a duty

## Rulings on open questions

section-rulings = Rulings on open questions

rule-RB-U1 = “Clean up your own dice” also sweeps the die just placed on its own space: it means all your dice, and one left there would block the space for good. So the clean-up space is never occupied between turns, there is always a free edge space, and “Carry out an occupied space again” can never copy clean-up.
    .title = Clean-up sweeps itself
rule-RB-U2 = It cannot happen that all edge spaces are full when you have to place a die: clean-up is free at the start of every turn (RB-U1). If it is the only free space, you must use it.
    .title = Edge never full
rule-RB-U3 = If your supply has fewer dice than you need, use up the supply first. Then take your own dice from the line, one by one, whichever you like. For step 2 you may even take a die you placed on the line earlier in this turn.
    .title = Supply too small
rule-RB-U4 = If in step 1 your supply and the line together hold only one of your dice, you roll that one. In step 2 you take it back from the line; clean-up is then the only free edge space, so a die for the edge is never missing. This happens only when 9 of your dice lie at the edge, the most there can be (RB-U1): about once in 20 randomly played games with two players, and never with more.
    .title = Only one die left
rule-RB-U5 = If your supply is empty, “1 additional die of yours” and “Add another die to space 5” are omitted, also when they are copied. Taking dice back from the line (RB-14) is not allowed for them.
    .title = No supply, no extra die
rule-RB-U6 = If you should move 2 of your dice but only one can move, you move that one; if none can move, the action is omitted. You may not decline a move that is possible.
    .title = Only one die can move
rule-RB-U7 = The actions that move dice back or forward apply only to dice on the tiles of the line, never to dice at the edge.
    .title = Only dice on the line
rule-RB-U8 = For “Add another die to space 5”, a die of any player on space 5 is enough.
    .title = Anyone’s die counts
rule-RB-U9 = “Carry out an occupied space again” cannot be used on itself. If no other edge space is occupied, the action is omitted.
    .title = No copy of itself
rule-RB-U10 = A copied action works for you as if you had put your die on that space. The die that lies there stays.
    .title = What a copied action does
rule-RB-U11 = “Shove twice” with one tile left in the stack: the first push is a normal one; the tile that drops is awarded and its dice are taken back. The second push is the end of work (RB-24), and the edge dice go onto the tiles as they lie after the first push (RB-25). Six tiles drop in that turn.
    .title = Shoving twice, one tile left
rule-RB-U12 = “Shove twice” with an empty stack: the end of work takes place once. A second push has nothing left to move.
    .title = Shoving twice, empty stack
rule-RB-U13 = If “All of your opponents’ dice show a ‘1’” is used in the turn of the end of work, it applies to all five tiles.
    .title = Ones in the end of work
rule-RB-U14 = If the last tile is tied or has no dice on it, nobody gets it, and nobody gets the tiles that are still stored. They score for no one.
    .title = Stored tiles left over
rule-RB-U15 = If “Shove twice” makes two tiles drop and the first is tied, it is stored. Whoever wins the second tile then gets both.
    .title = First tile tied
rule-RB-U16 = A falling die does not keep the face it showed. Each falling die is rolled, independently of the others.
    .title = Falling dice are rolled
rule-RB-U17 = Using an edge space in step 2 is not optional: you must place a die there in every turn.
    .title = The edge is compulsory
rule-RB-U18 = To tell who is youngest, a table may state the order of ages; otherwise the order of seats decides. Then, of the tied players, the one with the lowest seat number starts.
    .title = Who is the youngest
rule-RB-U19 = A head, a torso and legs that are all two-color tiles and share a color make a single-color robot, worth 7 robot points.
    .title = Three two-color tiles
rule-RB-U20 = You need not assemble your robots yourself: you always get the best possible score. It is 5·R + 2·M + (n − 3R). Here n is the number of your tiles, R the number of complete robots (the smallest of your counts of heads, torsos and legs) and M the largest possible number of single-color ones among them (RB-U32).
    .title = Best score for everyone
rule-RB-U21 = When points are tied, all collected tiles count, whether they are part of a robot or not.
    .title = All tiles count
rule-RB-U22 = Some players may get one turn more than others. That is accepted; the rules do not even it out.
    .title = Unequal turns
rule-RB-U23 = Whoever pushes in the last robot tile ends that turn as usual. The next player does steps 1 and 2; then comes the end of work in place of step 3 (exception: RB-U11).
    .title = The last turn
rule-RB-U24 = It makes no difference which of the two rolled dice is put on the line first.
    .title = Order of two dice
rule-RB-U25 = If you must take back dice for step 1, you choose them before any die of this step is rolled; then both dice are rolled together. With 1 die in the supply, you roll it and one of your dice from the line; with none, two different dice of yours from any spaces of the line (exception: RB-U4).
    .title = Taking back in step 1
rule-RB-U26 = In step 2 you first take the die (from the line if need be), then place it, and only then see whether the action is possible. Example: your supply is empty and your only dice on the line lie on space 1 and on space 3, one each. You take the one on space 3 and place it on “Move 2 of your dice back”: the other one cannot move, so the action is omitted.
    .title = Order within step 2
rule-RB-U27 = When you move 2 of your dice, you pick both where they lie now, then both move; no die moves twice. They may lie on the same space. If two or more of your dice can move, exactly two must move.
    .title = Picking two dice
rule-RB-U28 = Dice of one color on one space are all alike. So you choose only a space and, for opponents’ dice, also whose die it is.
    .title = Which of several dice
rule-RB-U29 = You may choose a free edge space even though its action cannot be done: the action is omitted and your die stays (RB-13). One review of the game forbids this, but the rulebook counts.
    .title = Choosing without effect
rule-RB-U30 = Eight actions can be copied: all except clean-up (RB-U1) and the copying action itself, so copies never form a chain. If a space can be copied, you must copy one; it may be one whose action is then omitted. A copied “Shove twice” gives two pushes, and a copied “All of your opponents’ dice show a ‘1’” works as in RB-41.
    .title = What can be copied
rule-RB-U31 = Under “All of your opponents’ dice show a ‘1’”, an opponent’s total is the number of that player’s fallen dice. The tile is then awarded as usual (RB-18 to RB-21). Example: your single die rolls a 1 against a single die of an opponent: a tie.
    .title = Totals with ones
rule-RB-U32 = M (RB-U20) is the largest possible sum of red, blue and yellow single-color robots. A combination is possible if, for each robot part and for any choice of colors, it has no more robots in those colors than you have tiles of that part showing at least one of them. Working color by color can miss the best: with heads red and red/blue, torsos red and blue, and legs red and blue, M = 2.
    .title = Counting single-color robots
rule-RB-U33 = Only the order of the stack is hidden. The next tile is revealed in step 3, after the action has been chosen. The number of tiles left, the stored and won tiles and all dice are open to everyone.
    .title = What is hidden
rule-RB-U34 = Play goes clockwise, that is, by ascending seat number. Who starts is determined only once, by RB-5 and RB-6.
    .title = Direction of play
rule-RB-U35 = “Clean up your own dice” is possible even if no other die of yours lies at the edge: it then moves the die you have just placed.
    .title = Clean-up with one die
rule-RB-U36 = When you move an opponent’s die back or forward, you choose any one die of any opponent on the line that can move. If none can move, the action is omitted.
    .title = Which opponent’s die
