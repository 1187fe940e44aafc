### RoboRally : ce qui figure dans le dessin du terminal.

draw-turn = tour { $turn }
draw-register = phase { $register }
draw-program = Programme
draw-hand = Main
draw-power-announced = hors tension au prochain tour
draw-power-down = hors tension
draw-fate-destroyed = détruit
draw-fate-out = éliminé de la course
draw-fate-finished = arrivé
draw-fate-sent-off = renvoyé
draw-team = équipe { $team }
draw-blocker = bloqueur
draw-superbot = SuperBot
draw-carries = porte le drapeau { $flag }

## Les signes du dessin, expliqués

legend-robot = robot, et sa direction
legend-archive = marqueurs Archive
legend-beam = rayons laser
legend-lives = vies
legend-damage = dégâts
legend-move = avancer
legend-back = reculer
legend-left = pivoter à gauche
legend-right = pivoter à droite
legend-u-turn = demi-tour
legend-hidden = face cachée
legend-locked = verrouillé
legend-second = deuxième carte d’un registre
legend-share = numéro qui ajoute la carte au registre 1
