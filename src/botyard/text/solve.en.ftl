### botyard solve.

cli-solve = Find the most goods or points that a seat can reach in its work phase of Fantastic Factories.
solve-file = A position (JSON) in the work phase.
solve-seat = The seat, counted from 1; the first that works if left out.
solve-goal = What is looked for: goods or points.
solve-nodes = After so many positions the search is given up.
solve-goods = Goods now: { $before }. Reached for certain: { $value }.
solve-points = Points now: { $before }. Reached for certain: { $value }.
solve-aside = Nothing that is drawn or rolled is needed for it.
solve-worst = What is drawn or rolled is counted at its worst.
solve-exhaustive = Everything was looked at: nothing better is certain.
solve-not-exhaustive = Not everything could be looked at ({ $nodes } positions): there may be something better.
solve-with = { $action } (at worst { $chance })
solve-not-working = Seat { $seat } is not at work in this position.
