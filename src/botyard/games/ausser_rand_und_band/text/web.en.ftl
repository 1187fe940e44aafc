### Außer Rand & Band in the browser: words on and about the drawing.

board-tab = Line
belt-name = The assembly line
belt-to-come = { $count ->
        [0] No tile to come
        [one] 1 tile to come
       *[other] { $count } tiles to come
    }
belt-end = End of work
belt-stored = Stored: { $tiles }.
belt-you = You
belt-points = { $count ->
        [one] point
       *[other] points
    }
belt-robots = Your robots
belt-parts = Won: { $tiles }.
belt-no-parts = Nothing won yet.
belt-worth = 7 in one color, 5 in several, 1 for a single tile
belt-dice-own = Your dice
belt-dice-left = Dice left: { $count }
belt-on-line = { $count } on the line
    .short = Line: { $count }
belt-on-edge = { $count } at the edge
    .short = Edge: { $count }
belt-carrier = Space { $field }: { $tile }
belt-dice = { $count ->
        [one] { $seat }, 1 die on space { $field }
       *[other] { $seat }, { $count } dice on space { $field }
    }
belt-no-dice = No dice on it.
belt-space-free = { $space }. { $does }
belt-space-taken = { $space }. { $does } Taken by { $seat }.
belt-odds = If the line ran now: { $shares }
belt-share = { $seat } { $percent }%
belt-share-nobody = nobody { $percent }%

## The table in words

text-title = Außer Rand & Band, turn { $turn }
text-belt = The line, from the back (space 1) to the front (space 5). What is shoved past space 5 falls off.
text-field = Space
text-tile = Tile
text-dice = Dice on it
text-edge = Spaces beside it
text-none = none
text-dice-of = { $seat } { $count }
text-space-free = { $space }: free
text-space-taken = { $space }: die of { $seat }
text-stack = { $count ->
        [0] No tile is left in the stack.
        [one] 1 tile is left in the stack.
       *[other] { $count } tiles are left in the stack.
    }
text-stored = Stored for whoever wins next: { $tiles }.
text-nothing-stored = No tile is stored.
text-players = Players, in the order of their turns. Each has ten dice.
text-player = Player
text-points = Points
text-supply = Supply
text-on-line = On the line
text-on-edge = At the edge
text-won = Robots and tiles won
text-acting = { $seat }, acting
text-line = { $line }: { $points }
