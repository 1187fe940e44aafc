### Bot Factory: what stands in the drawing in the terminal.

draw-round = round { $round }
draw-spares = Spare
draw-inputs = in
draw-outputs = out
draw-bottom = ↑ 1: part    ↑ +1
draw-deck = deck { $count }
draw-bonus-place-part = part
draw-bonus-take-project = project
draw-offer = Offer:
draw-task = Task: { $task }.
draw-vilela = Vilela: { $board }, { $colour }.
draw-left-parts = { $space }: { $left } of { $most } parts left.
draw-left-credits = { $space }: { $left } of { $most } credits left.
draw-left-projects = { $space }: { $left } of { $most } projects left.
draw-left-speech = { $space }: { $left } of { $most } speech tokens left.
draw-executive-open = Executive action open.
draw-executive-used = Executive action used.
draw-icons = Part icons open: { $count }.
draw-speech = { $count ->
        [1] 1 token
       *[other] { $count } tokens
    }
draw-points = { $count ->
        [1] 1 point
       *[other] { $count } points
    }
draw-projects = projects
draw-parts = parts

## The signs of the drawing, explained

legend-stands = has yet to act
legend-sandra = Sandra
legend-vilela = Vilela
legend-marker = Distribution marker
legend-bonus = bonus of the wheel
legend-icon = part icon
legend-meeples = bot meeples
legend-value = value
legend-line = bonus line
