### RoboRally: ciò che sta nel disegno del terminale.

draw-turn = turno { $turn }
draw-register = registro { $register }
draw-program = Programma
draw-hand = Mano
draw-power-announced = spento al prossimo turno
draw-power-down = spento
draw-fate-destroyed = distrutto
draw-fate-out = fuori gara
draw-fate-finished = arrivato
draw-fate-sent-off = mandato via
draw-team = squadra { $team }
draw-blocker = disturbatore
draw-superbot = SuperBot
draw-carries = porta la bandiera { $flag }

## I segni del disegno, spiegati

legend-robot = robot, e dove guarda
legend-archive = segnalini Archivio
legend-beam = raggi laser
legend-lives = vite
legend-damage = danni
legend-move = avanti
legend-back = indietro
legend-left = ruota a sinistra
legend-right = ruota a destra
legend-u-turn = inverti
legend-hidden = coperta
legend-locked = bloccato
legend-second = seconda carta in un registro
legend-share = numero che aggiunge la carta al registro 1
