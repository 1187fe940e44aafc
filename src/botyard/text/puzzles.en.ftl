### Puzzles, whatever the game. What is asked and what they are called, a game says itself.

puzzles = Puzzles
puzzles-all = All puzzles
puzzles-card = The puzzle
puzzles-won = { $won } of { $all } stars
puzzles-today = Puzzle of the day
    .does = A new one every day, the same for everybody.
puzzles-of-day = Puzzle of { $day }
puzzles-making = The puzzle of the day is being made …
puzzles-points = { $points ->
        [one] point now
       *[other] points now
    }
puzzles-star = { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } from { $points ->
        [one] 1 point
       *[other] { $points } points
    } on
puzzles-has = { $stars ->
        [0] No star yet
        [one] 1 star of 3
       *[other] { $stars } stars of 3
    }
puzzles-again = Begin again
puzzles-show = Show me
sure-puzzle-again = Your moves in this puzzle are thrown away. This cannot be undone.
    .title = Begin again?
    .yes = Begin again
puzzles-next = Next puzzle
puzzles-all-done = Nothing more can be made of it for certain.
    .title = Three stars!
puzzles-done = That makes { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $most } are possible.
    .title = { $stars ->
        [0] No star this time
        [one] One star
       *[other] { $stars } stars
    }
puzzles-step = Next step
puzzles-step-is = Now: { $action }
puzzles-showing = Step { $step } of { $count }
    .title = How it is done
puzzles-shown = So { $points ->
        [one] 1 point is
       *[other] { $points } points are
    } made of it for certain. Now you!
    .title = That is how
puzzles-try = Try it yourself

## What is refused

puzzles-missing = There are no puzzles of { $game }.
puzzles-unknown = { $game } has no such puzzle. Choose one from its list.
puzzles-over = The puzzle is over. Take the last step back, or begin again.

## In the terminal

puzzling-how = Solve one: botyard puzzle NAME. Also: botyard puzzle today, a day such as 2026-11-18, or a puzzle file.
puzzling-now = { $points ->
        [one] 1 point now
       *[other] { $points } points now
    }
puzzling-left = { $steps ->
        [one] Your last step is not part of the solution. Undo it (u) or start again (a).
       *[other] Your last { $steps } steps are not part of the solution. Undo them (u) or start again (a).
    }
puzzling-after = u to undo, a to start again, x for the solution, Enter to stop:
puzzling-unknown = There is no puzzle “{ $name }”. Choose one of: { $known }; or today, a day, or a file.
puzzling-not-yet = The puzzle of { $day } does not exist yet. Try botyard puzzle today.
