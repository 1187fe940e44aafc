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

own-tab = Program
own-panes = Your robot and the floor
own-pane-own = Your robot
own-pane-floor = Floor
own-console = Your robot
own-title = { $robot }, your robot
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
own-choose = Choose or drag a card for register { $register }.
own-full = All registers are filled. Cards can still be taken back.
own-highest = Highest number moves first.
own-ready = Ready
own-is-ready = Your program is ready.
own-power-down = Power down

## Watching the registers

playback-turn = Turn { $turn }
playback-register = Watch register { $register }
playback-order = Register { $register }, the highest priority first
playback-back = Back to the beginning of the register
playback-on = Go on
playback-pause = Pause
playback-step = One step
playback-skip = Skip to the end
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
