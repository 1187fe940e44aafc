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
