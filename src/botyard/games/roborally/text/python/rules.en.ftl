### The rules of RoboRally, clause by clause.
###
### One message for each clause of rules.toml: the text is the clause, the
### attribute is its title. All languages say the same thing.

## General

section-general = General

rule-RR-49 = If rules contradict each other, the special rule of a course beats an Option card, and an Option card beats a general rule.
    .title = Which rule comes first
rule-RR-54 = When several players have something to decide at the same moment, they are asked in dock order, once each and in the open. Only programming is done at the same time and in secret (RR-6). You are asked only if you have more than one legal answer. If your time for such a decision runs out, no Option is used and no robot is powered down; where something must be chosen, a legal choice is made at random.
    .title = Who decides when
rule-RR-67 = A table chooses the course, published or built (RR-C35), whether the timer runs (RR-8), whether play goes on after a win (RR-46), whether there is a limit of turns (RR-66), the teams (RR-C20), and whether War Zone begins with Options (RR-C18).
    .title = What a table chooses

## The program deck

section-deck = The program deck

rule-RR-1 = All players share one deck of 84 program cards, and no two have the same priority: 6 U-Turn (10 to 60, in steps of 10), 18 Rotate Left (70, 90 and so on to 410), 18 Rotate Right (80, 100 and so on to 420), 6 Back Up (430 to 480, in steps of 10), 18 Move 1 (490 to 660), 12 Move 2 (670 to 780) and 6 Move 3 (790 to 840), these too in steps of 10.
    .title = 84 program cards
rule-RR-50 = Cards needed during a turn (RR-12, or by an Option) come from the rest of the deck. When it is empty, the discarded program cards are shuffled into a new one. If there are none either, nothing is drawn, and a card that was to be replaced stays. Hands are dealt round by round in dock order. Should the deck run out, which takes Options that have locked two cards in one register on three robots or more, the deal ends there, and a free register that gets no card is skipped.
    .title = When cards run out
rule-RR-51 = Every program card is always in exactly one place: in the deck, in the discard, in a hand, in a register or on an Option card. Together they are always 84.
    .title = No card gets lost
rule-RR-52 = Everybody sees revealed cards, cards drawn for a powered-down robot (RR-12), every locked card from the end of the turn in which it locked, how many cards each hand holds, and all damage, lives, flags, Options and archive markers; also that a card was stored on an Option or a hand was replaced. You alone see your hand, your own registers before they are revealed, and a card stored on your Option. Nobody sees the deck, nor a card placed by Scrambler before its reveal. Cards that were not revealed are discarded face down.
    .title = Who sees what

## Set-up

section-setup = Set-up

rule-RR-2 = Each robot has 3 life tokens, or 4 when 5 or more players take part.
    .title = Lives
rule-RR-3 = Robots and their archive markers start on docks 1, 2, 3 and so on, clockwise in seating order from a random first player. They face the factory floor, the way the docking bay is turned in the course. From then on a dock is plain floor.
    .title = Start on the docks
rule-RR-4 = Dock order goes from the lowest dock number up: dock 1, then clockwise round the table. It never changes, and it settles every order that the rules leave open.
    .title = Dock order
rule-RR-53 = The boards of a course form one floor. Movement, belts, pushes and lasers cross a join unless a wall stands on either side of it; two walls on one edge count as one. Walls at the border of a board also work where no other board adjoins. Whatever is not a space of a board is off the floor, even a hole between boards.
    .title = One floor

## Deal and program

section-programming = Deal and program

rule-RR-5 = Each turn, all program cards are shuffled except those that are locked in a register or kept on an Option card. Each active robot, that is, one on the floor and not powered down, is dealt 9 cards minus its damage. Robots that are powered down or out get none.
    .title = Nine cards minus damage
rule-RR-6 = All players program at the same time and in secret. Every register that is not locked gets one card from the hand; two only where an Option allows it. Locked registers keep their card. The hand is always at least as large as the number of free registers (RR-50 aside). Leftover cards are discarded.
    .title = Five registers
rule-RR-7 = When your program is complete, you declare it ready. After that it cannot be changed. Before, you may put cards back and move them freely.
    .title = Ready
rule-RR-55 = A robot with all five registers locked runs the same five cards again. A player who has nothing to decide is ready at once.
    .title = Nothing to program
rule-RR-8 = When only one player is not ready, that player has 30 seconds left for each robot still to be programmed. If only one player programs this turn, the 30 seconds for each robot run from the deal. A table can switch the timer off; it is always off when several people share a screen and in correspondence games, and by default if all your opponents are bots. While your screen still plays back the last turn, the timer waits until the playback ends or you skip it, but no longer than the server allows.
    .title = Thirty seconds
rule-RR-9 = When your time runs out, the cards you have placed stay. The empty registers are filled at random from your unused cards, nothing is stored on an Option, and you are ready.
    .title = Time is up

## Power down

section-power = Power down

rule-RR-10 = When all programs are ready, each damaged active robot, in dock order, announces power down for the next turn or passes. The current program still runs. Only a damaged robot may announce. An announcement stands, even if the damage is repaired in the meantime; only destruction voids it (RR-41).
    .title = Announcing power down
rule-RR-11 = At the start of its powered-down turn, which is the last step of the clean-up before it, the robot discards all damage, all its registers unlock, and the cards in them are discarded. It is dealt no cards and does not move by itself.
    .title = A turn powered down
rule-RR-12 = Belts, pushers, gears, pushes, pits, edges and lasers still affect a powered-down robot, and it can take damage. A register that locks while it is powered down is filled at once with the top card of the deck, face up.
    .title = Powered down, not safe
rule-RR-13 = In clean-up, the player of a powered-down robot says whether it stays powered down for the next turn, damaged or not. If it does, its damage is cleared again. If not, it keeps its damage and its locked registers, and the cards in them run.
    .title = Staying powered down
rule-RR-14 = A powered-down robot fires no laser and no weapon. It still touches flags, moves its archive marker, is repaired and draws Option cards.
    .title = What still works
rule-RR-56 = If no robot is active, the five registers are still played: board elements and board lasers work.
    .title = When nobody is active

## The register phases

section-registers = The register phases

rule-RR-15 = Each of the five registers is played in this order: reveal, robots move, board elements, lasers, destruction by damage, touch and archive. Pits and edges destroy at once, in whatever step (RR-18).
    .title = Order of a register
rule-RR-57 = Options enter at these moments: Gyroscopic Stabilizer before the reveal of register 1; Conditional Program before each reveal; Abort Switch after each reveal; Brakes, Fourth Gear, Reverse Gear and the choice between Dual Processor and Crab Legs when the robot’s card comes up in priority order; weapons, and Options about damage, in the laser step; Mechanical Arm in the touch step and in clean-up.
    .title = When Options enter
rule-RR-16 = Robots move one after the other, highest priority first, each to the end of its move. Two robots can have the same priority only through the Option Radio Control.
    .title = Highest priority first
rule-RR-17 = Move 1, Move 2 and Move 3 go forward step by step. Back Up goes one step back without turning. Rotate Left and Rotate Right turn the robot by 90°, U-Turn by 180°, on the spot.
    .title = What the cards do
rule-RR-18 = A wall between two spaces stops the rest of the move, without damage. A pit or the edge of the floor destroys a robot at once, even in mid-move; no space is jumped over.
    .title = Walls, pits and edges
rule-RR-19 = A robot that moves forward, back or sideways pushes a robot in its way one space in the direction of the step, and a whole chain of robots likewise. Pushed robots keep their facing. Pushing does no damage.
    .title = Pushing
rule-RR-20 = If any robot of the chain would cross a wall, nobody moves in that step, and the rest of the move is lost.
    .title = Pushing against a wall
rule-RR-21 = Robots can be pushed into pits, off the floor and onto belts. The robot that pushes goes on with its remaining steps, into the same pit if it lies ahead.
    .title = Pushed into a pit

## Board elements

section-elements = Board elements

rule-RR-22 = Board elements work in this order: express belts move one space; express and normal belts move one space; active pushers push; gears turn.
    .title = Order of the elements
rule-RR-23 = All belts of one step move at the same time. Belts never push.
    .title = Belts move at once
rule-RR-24 = Robots that belts would bring to the same space all stay where they are. A robot whose target space stays occupied stays too, and so does everyone queued behind it. A space whose robot leaves in the same step is free. Robots on belts that run toward each other do not swap places. A closed ring full of robots moves on.
    .title = When belts are blocked
rule-RR-25 = A robot that a belt carries onto a curve, or into a merge through its curved side, turns 90° with the belt. Whoever enters through another side, by a card or by a push never turns; nor does a robot that stays.
    .title = Curves turn
rule-RR-26 = A robot that was blocked when the express belts moved is tried again when all belts move. One carried from an express belt to a normal belt is carried again. One on a normal belt moves once.
    .title = Two steps of the belts
rule-RR-27 = Belts carry robots into pits and off the floor. If several robots are carried into the same pit at once, all of them fall.
    .title = Carried into a pit
rule-RR-59 = A belt carries nobody across a wall: the robot stays, and blocks others like any robot that stays.
    .title = Belts and walls
rule-RR-28 = A pusher acts only in the registers printed on it: 1, 3 and 5, or 2 and 4. It pushes the robot on its space one space away, and a chain of robots with it. A wall stops the push.
    .title = Pushers
rule-RR-58 = All active pushers push at the same time, worked out from the same positions. Pushes that would move the same robot or end on the same space all fail.
    .title = Pushers push at once
rule-RR-29 = A gear turns the robot on it by 90° in its direction.
    .title = Gears

## Lasers and damage

section-lasers = Lasers and damage

rule-RR-30 = All board lasers and robot lasers are worked out from the same positions and then applied together. A robot that is destroyed in this step has still fired.
    .title = Lasers fire at once
rule-RR-60 = A line of sight runs straight from a space in one of the four directions, space by space, until a wall, the first robot or the edge of the floor. Pits, belts, flags and other elements do not stop it.
    .title = Line of sight
rule-RR-31 = A board laser hits the first robot from its emitter on, the emitter’s own space included: 1 damage for each beam. Walls stop it.
    .title = Board lasers
rule-RR-32 = Each active robot fires forward along its line of sight, at any distance, over pits and across boards: 1 damage to the first robot, even a teammate. It cannot hold its fire.
    .title = Robot lasers
rule-RR-33 = Only where a robot stands when the lasers fire counts. Running through a beam does no harm.
    .title = Only where you stop
rule-RR-61 = Each beam and each shot is one hit of 1 damage. The hits a robot takes in one step count in this order, and their tokens land and lock in it: board lasers first, then shots by dock order of the shooter. A token aimed by Fire Control has its place in that order like any other. If an earlier token of the step has already locked the register it was aimed at, it locks what RR-35 says.
    .title = Order of the hits
rule-RR-34 = A damage token can be canceled by discarding an Option card of that robot: one card for each token, as many as it has. Its player decides token by token, knowing how many arrive in this step.
    .title = An Option instead of damage
rule-RR-35 = The damage token that brings a robot to 5 damage or more at once locks its highest register that is not locked, with the card that lies there, played or not. That card runs every turn until it is unlocked. So damage 5, 6, 7, 8 and 9 locks register 5, 4, 3, 2 and 1; differently only after Fire Control.
    .title = Damage locks registers
rule-RR-36 = Repairing 1 damage unlocks the lowest locked register, if any is locked, and discards its card.
    .title = Repairs unlock registers
rule-RR-37 = The tenth damage destroys the robot. All robots that reach 10 in one step are destroyed at the same moment.
    .title = Ten damage destroy
rule-RR-62 = A locked card stays until its register unlocks. No Option replaces it.
    .title = Locked cards stay
rule-RR-63 = Damage outside the laser step arrives at once, and the player may cancel it at once (RR-34). The 2 damage of a return (RR-39) and damage that a course gives at the start can be neither canceled nor taken by an Option, Superior Archive excepted.
    .title = Other damage

## Destruction and return

section-destruction = Destruction and return

rule-RR-38 = A destroyed robot leaves the floor at once. It loses one life and one Option card, which its owner chooses at once, and takes no further part in the turn. Its damage and locks are gone; its cards are discarded in clean-up. With no life left it is out of the race.
    .title = Destroyed
rule-RR-64 = A robot that is out leaves with its archive marker, and its remaining Options are discarded. RR-65 ranks it.
    .title = Out of the race
rule-RR-39 = At the end of the turn, destroyed robots with lives left return on their archive markers, in the order of their destruction; if that was the same moment, in dock order. The player chooses the facing. A robot returns with 2 damage.
    .title = Return
rule-RR-40 = If its archive space is taken, or has become a pit, the robot takes one of the 8 neighboring spaces of the floor without a robot and without a pit; walls and other elements do not matter. It may not face a robot in its line of sight (RR-60) within 3 spaces. If no neighboring space offers a legal facing, the next ring outward is used, and so on. The archive marker stays where it is. A robot that gets its archive space may face anywhere.
    .title = When the space is taken
rule-RR-41 = Each returning robot may return powered down for the next turn, whether it was announced or not. Then RR-11 takes its 2 damage away.
    .title = Returning powered down

## Flags, repairs and clean-up

section-touch = Flags, repairs and clean-up

rule-RR-42 = A surviving robot that stands on its next flag at the end of a register has touched it. Only one flag counts in a register; the flag after it can be touched from the next register on.
    .title = Touching flags
rule-RR-43 = A surviving robot on any flag or repair site moves its archive marker there, whether the flag counts for it or not. Docks are no such place.
    .title = The archive marker
rule-RR-44 = At the end of the turn, in dock order: on a repair site with a wrench or on a flag, a robot discards 1 damage; on a wrench-and-hammer site it discards 1 damage and draws an Option card, face up. A flag that lies on a repair site counts as the site alone.
    .title = Repairs and Option cards
rule-RR-45 = Clean-up, in this order: (1) repairs and Option cards (RR-44); (2) registers that are not locked are cleared; (3) Options of the end of the turn, in dock order; (4) powered-down robots stay so or not (RR-13); (5) destroyed robots return (RR-39); (6) robots that are powered down next turn discard their damage (RR-11). A robot that returns is not repaired in the same clean-up.
    .title = Clean-up
rule-RR-48 = When the Option deck is used up, it is renewed from its discards. If both are empty, nothing is drawn.
    .title = The Option deck

## End of the race

section-ending = End of the race

rule-RR-46 = The first robot to touch all flags in order wins, at the end of that register; several in the same register share the win. A robot that touched its last flag has won even if something destroys it later in the same register (RR-C27). A table can choose to play on for the ranking: then a robot that has finished leaves the floor, and play ends when at most one robot is still racing.
    .title = Winning
rule-RR-47 = If nobody has finished, and at the end of a register only one player, in team courses one team, still has a robot in the race, that one wins. If the last ones go out in the same register, RR-65 decides.
    .title = Last robot standing
rule-RR-65 = First come those who have finished, by the register in which they did; then robots still in the race, by more flags, then more lives, then less damage; then robots that are out, by the later register of going out, then more flags. Going out while programming (RR-O22) is later than register 5 of the turn before and earlier than register 1. Equal in all of this: the place is shared. A player is ranked by their own racing robot, a team by its best.
    .title = Standings
rule-RR-66 = A table may set a limit of turns. When it is reached without a winner, RR-65 ranks. Without such a choice there is no limit.
    .title = Limit of turns
rule-RR-68 = A practice run is played by one player alone. RR-47 does not apply; the result is the number of turns and the lives left. A run that ends before the last flag is touched is no win: if the robot is out, at the limit of turns, or if you give up.
    .title = Practice run
rule-RR-69 = In simulations, arenas and learning the limit of turns (RR-66) is on, with 150 turns.
    .title = 150 turns in simulations

## Courses

section-courses = Courses

rule-RR-C1 = The published courses can be played. A course that has a special rule is played with it, and each special rule is a clause of its own.
    .title = Published courses
rule-RR-C19 = The number of players named with a course is advice for beginner and expert courses: 2 to 8 may play. It is binding for team courses (4, 6 or 8) and for Interference (2 to 4). There are never more robots than docks.
    .title = Number of players
rule-RR-C34 = The largest published floor has 28 × 36 spaces (Marathon Madness). The rectangles of Marathon Madness and Frenetic Factory have holes.
    .title = The largest floor
rule-RR-C35 = You can also build a course: choose boards, how they are turned, and where docks and flags are. Boards lie on a grid of 12 × 12 spaces, the docking bay with its whole front side along one of them. An unplayable course is refused with a reason: boards that overlap or do not join; a floor above 36 × 36; not exactly one docking bay; flags that are not numbered 1 to n, with n from 1 to 8; two flags on one space; a flag on a pit or off the floor; a flag that cannot be reached from dock 1 by steps between adjacent spaces without wall and pit. A built course has no special rule.
    .title = Building a course
