### botyard solve.

cli-solve = Find the most goods or points that a seat can reach in its work phase of Fantastic Factories.
solve-file = A position (JSON) or a puzzle (TOML) in the work phase.
solve-seat = The seat, counted from 1; the first that works if left out.
solve-goal = What to look for: goods or points. Usually goods, in puzzles points.
solve-chance = What is drawn or rolled: worst (it comes at its worst) or aside (it is not used). Usually worst, in puzzles aside.
solve-nodes = After so many positions the search is given up.
solve-goods = Goods now: { $before }. Reached for certain: { $value }.
solve-points = Points now: { $before }. Reached for certain: { $value }.
solve-aside = Nothing that is drawn or rolled is needed for it.
solve-worst = What is drawn or rolled is counted at its worst.
solve-exhaustive-worst = Everything was looked at: nothing better is certain.
solve-exhaustive-aside = Everything was looked at: without drawing or rolling nothing is better.
solve-not-exhaustive = Not everything could be looked at ({ $nodes } positions): there may be something better.
solve-with = { $action } (at worst { $chance })
solve-not-working = Seat { $seat } is not at work in this position.
solve-other-game = This puzzle belongs to another game; solve knows Fantastic Factories alone.
