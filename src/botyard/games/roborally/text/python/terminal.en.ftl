### RoboRally: what stands in the drawing of the terminal.

draw-turn = turn { $turn }
draw-register = register { $register }
draw-program = Program
draw-hand = Hand
draw-power-announced = powered down next turn
draw-power-down = powered down
draw-fate-destroyed = destroyed
draw-fate-out = out of the race
draw-fate-finished = has finished
draw-fate-sent-off = sent off
draw-team = team { $team }
draw-blocker = blocker
draw-superbot = SuperBot
draw-carries = carries flag { $flag }

## The signs of the drawing, explained

legend-robot = robot, and where it faces
legend-archive = archive markers
legend-beam = beams of lasers
legend-lives = lives
legend-damage = damage
legend-move = forward
legend-back = back
legend-left = turn left
legend-right = turn right
legend-u-turn = turn round
legend-hidden = face down
legend-locked = locked
legend-second = second card in a register
legend-share = number that adds the card to register 1
