### RoboRally in the browser: words on and about the drawing.

## The floor

floor-label = Factory floor, { $width } by { $height } spaces. Arrow keys move it, plus and minus zoom, Home shows all of it.
floor-closer = Closer
floor-farther = Farther
floor-fit = Show the whole floor
floor-follow = Follow my robot
floor-find = Show { $robot } on the floor
floor-open = Open the floor

## Mats

mat-you = You
mat-label = { $seat } with { $robot }: { $damage } damage, { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }, { $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    }.
mat-programming = programming
mat-deciding = deciding
mat-ready = ready
mat-down = powered down
mat-announced = powers down next
mat-destroyed = destroyed
mat-out = out of the race
mat-finished = finished

## One's own robot

board-tab = Program
own-panes = Your robot and the floor
own-pane-own = Your robot
own-pane-floor = Floor
own-console = Your robot
own-title = { $robot }, your robot
own-away = Off the floor until it returns.
own-damage = { $damage ->
        [0] No damage
        [one] 1 damage
       *[other] { $damage } damage
    }: { $cards ->
        [0] no cards.
        [one] 1 card.
       *[other] { $cards } cards.
    }
own-flag = Next flag: { $flag }, at { $space }.
own-registers = Your registers
own-register-card = Register { $register }: { $card }. Press to take it back.
own-register-locked = Register { $register } is locked: { $card }.
own-register-next = Register { $register }: the next card goes here.
own-register-empty = Register { $register } is empty. Press to fill it next.
own-next = next card goes here
own-hand = Cards dealt: { $count }
own-in = in
own-take-back = { $card } is in register { $register }. Take it back.
own-place = { $card } into register { $register }
own-choose-space = Choose a space that glows on the floor.
own-choose = Choose or drag a card for register { $register }.
own-full = All registers are filled. Cards can still be taken back.
own-highest = Highest number moves first.
own-ready = Ready
own-is-ready = Your program is ready.

## Watching the registers

playback-turn = Turn { $turn }
playback-register = Watch register { $register }
playback-order = Register { $register }, the highest priority first
playback-back = Back to the beginning of the register
playback-on = Go on
playback-pause = Pause
playback-step = One step
playback-again = Watch again

## The floor in words

space-none = no floor
space-floor = plain floor
space-pit = pit
space-belt = belt to the { $direction }
space-express = express belt to the { $direction }
space-gear-right = gear, turns right
space-gear-left = gear, turns left
space-repair-1 = repair site
space-repair-2 = wrench-and-hammer site
space-pusher = pusher to the { $direction } in registers { $registers }
space-laser = { $count ->
        [one] laser beam to the { $direction }
       *[other] { $count } laser beams to the { $direction }
    }
space-wall = wall to the { $sides }
space-dock = dock { $dock }
space-flag = flag { $flag }

## The text table

text-race = Course { $course }, turn { $turn }{ $register ->
        [0] .
       *[other] , register { $register }.
    }
text-robots = The robots
text-column-robot = Robot
text-column-place = Space and facing
text-column-damage = Damage
text-column-lives = Lives
text-column-flags = Flags
text-column-archive = Archive
text-column-state = State
text-column-cards = Cards in hand
text-column-program = Registers
text-column-options = Options
text-place = { $space }, facing { $direction }
text-away = not on the floor
text-empty = empty
text-hidden = face down
text-locked = { $card }, locked
text-in-register = in register { $register }
text-state-up = powered up
text-state-announced = powered down next turn
text-state-down = powered down
text-state-destroyed = destroyed, returns
text-state-out = out of the race
text-state-finished = finished
text-floor = Round { $robot } at { $space }
text-around = Two spaces in every direction, north on top
text-ahead = Ahead, to the { $direction }
text-ahead-wall = then a wall
text-ahead-edge = then the edge of the floor
text-flags = The flags, as this robot looks
text-flag = Flag { $flag } at { $space }:
text-ahead-by = { $count } ahead
text-behind-by = { $count } behind
text-right-by = { $count } to the right
text-left-by = { $count } to the left

## Choosing a course

track-title = Course
track-picture = The floor of { $course }
track-players = { $from }–{ $to } players
track-flags = { $count ->
        [one] 1 flag
       *[other] { $count } flags
    }
track-advice = This course is meant for { $from } to { $to } players.
track-change = Choose another
track-build = Build a course
track-filter-players = Players
track-filter-length = Length
track-filter-experience = Experience
track-whose = Courses
track-any = any
track-for = for { $count }
track-length-short = short
track-length-medium = medium
track-length-long = long
track-experience-easy = easy
track-experience-mid = medium
track-experience-hard = hard
track-experience-expert = expert
track-published = published
track-mine = your own
track-found = { $count ->
        [0] No course is like that.
        [one] 1 course
       *[other] { $count } courses
    }

## Building a course

track-name = Name of the course
track-new = My course
track-checking = Can this be played? One moment …
track-playable = This course can be played.
track-hint = Drag boards onto the grid, the docking bay to a side of a board, flags onto spaces. R turns the chosen board, Delete removes it.
track-bench = The course: three by three boards
track-cell = Place { $column } of row { $row }: { $board }
track-turn = Turn
track-remove = Remove
track-flag = Flag { $number }
track-flags-title = Flags
track-unflag = Remove flag { $number }
track-file = Save as a file
track-open = Open a file
track-link = Copy the link
track-keep = Keep in this browser
track-kept = { $name } is kept in this browser.
track-forget = Forget { $name }
track-unreadable = There is no course in this file.
track-use = Use this course
sure-track-discard = What you changed on this course is lost. To keep it, press “{ track-keep }” first.
    .title = Discard this course?
    .yes = Discard
sure-track-forget = The course is deleted from this browser. This cannot be undone.
    .title = Delete { $name }?
    .yes = Delete
sure-track-replace = This browser already keeps a course of this name. It is replaced, and cannot be brought back.
    .title = Replace { $name }?
    .yes = Replace

## Options on the table

option-kind-weapon = Weapon, instead of the laser
option-kind-programming = While programming
option-kind-choice = At your choice
option-kind-always = Always
option-count-ablative-coat = { $count } of 3 tokens lie on it.
option-count-mini-howitzer = { $count ->
        [one] 1 shot is left.
       *[other] { $count } shots are left.
    }
option-stored = A card lies on it: { $card }.
options-of = Options of { $robot }
would-lead = Then: { $text }
own-pair = Put a second card into register { $register }
own-keep-card = Keep a card on it
own-choose-kept = Choose the card that stays on { $option }.

## Teams and special courses

team-1 = Team A
team-2 = Team B
team-3 = Team C
team-4 = Team D
teams-title = Teams
teams-of = Team of player { $number }
robot-blocker = { $robot }, blocker
mat-racer = Racer
mat-blocker = Blocker
mat-superbot = SuperBot
mat-sent-off = sent off, comes back
mat-carries = Carries flag { $flag }
own-both = Your two robots
own-now = now
own-later = next
own-flag-away = Next flag: { $flag }, which is away just now.
own-goal-blocker = Stand in everybody’s way.
own-goal-capture-the-flag = Carry the enemy flag to your home board.
own-goal-toggle-boggle = Claim all three flags for your team.
own-goal-war-zone = Destroy the robots of the other team.
own-goal-not-superbot = Only the SuperBot collects flags: destroy it.
coin-heads = Heads
coin-tails = Tails
track-counts = { $counts } players
track-only = This course can only be played by { $counts } players.
track-set = Play with { $count }
track-experience-team = teams
special-rr-c2 = Everybody begins by keeping one of three Options.
special-rr-c3 = Belts carry the flags.
special-rr-c4 = Lasers of robots hit twice.
special-rr-c5 = All begin with 2 damage, and nobody can power down.
special-rr-c6 = Flags and repair sites give Options instead of repairs.
special-rr-c7 = 30 seconds to program, each turn.
special-rr-c8 = 60 seconds to program, each turn.
special-rr-c9 = Only the SuperBot collects flags; whoever destroys it is the next one.
special-rr-c10 = Everybody steers two robots: a racer and a blocker.
special-rr-c11 = Everybody begins with an Option.
special-rr-c12 = Whoever touches a flag flips a coin: on heads the board turns.
special-rr-c13 = Everybody begins with an Option.
special-rr-c14 = Teams of two collect their flags together.
special-rr-c15 = Two teams; the first robot with all flags wins for its own.
special-rr-c16 = Two teams; carry the enemy flag home.
special-rr-c17 = Two teams; hold all three flags at once.
special-rr-c18 = Two teams, no flags: the last robots standing win.
special-no-timer = This table has no timer, so there is no limit.
text-team = Team
text-special = Special rule: { $rule }
text-second = { $card } with { $second }
text-state-sent-off = sent off, comes back
text-superbot = SuperBot
text-controlled = carries out the cards of { $robot }
text-carried = carried by { $robot }
text-flag-away = away
text-flag-team = belongs to { $team }

## Pictures in the rules

picture-rr-1 = The seven kinds of program cards; the number is the priority.
picture-rr-3 = Robots on their docks, facing the factory floor.
picture-rr-17 = Comet moves 2, Anvil rotates right.
picture-rr-18 = Comet is stopped by a wall; Anvil moves 3 and falls into the pit.
picture-rr-19 = Comet moves 1 and pushes Anvil and Bobbin, who keep their facing.
picture-rr-20 = Bobbin would be pushed through a wall, so nobody moves.
picture-rr-22 = The express belt carries Comet two spaces, the normal belt carries Anvil one; gears turn Bobbin to the right and Wedge to the left.
picture-rr-24 = Belts would bring three robots to one space: all of them stay.
picture-rr-25 = The belt carries Comet onto a curve, which turns the robot with it.
picture-rr-26 = First the express belt carries Comet, then all belts.
picture-rr-28 = In register 1 only the pusher with the numbers 1, 3 and 5 pushes.
picture-rr-29 = A green gear turns to the right, a red one to the left.
picture-rr-31 = Each laser hits the first robot only; two beams are two damage.
picture-rr-32 = Comet hits Anvil across the pit, Bobbin hits Anvil, too; a wall stops the shot of Wedge.
picture-rr-35 = Six damage: registers 5 and 4 are locked.
picture-rr-42 = Comet stands on flag 1, Anvil on flag 2.
picture-rr-43 = Here archive markers move: repair site, wrench-and-hammer site, flag.
picture-rr-44 = A wrench or a flag repairs 1 damage; wrench and hammer also give an Option card.
picture-rr-53 = A wall counts for both of its sides; where no board lies there is no floor.
picture-rr-c20 = The marks of the teams: each has a letter and a shape of its own.
picture-rr-c10 = A racer, and its blocker with the blade in front.
