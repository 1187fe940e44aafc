### RoboRally: was in der Zeichnung im Terminal steht.

draw-turn = Runde { $turn }
draw-register = Register { $register }
draw-program = Programm
draw-hand = Hand
draw-power-announced = nächste Runde abgeschaltet
draw-power-down = abgeschaltet
draw-fate-destroyed = zerstört
draw-fate-out = ausgeschieden
draw-fate-finished = im Ziel
draw-fate-sent-off = verwiesen
draw-team = Team { $team }
draw-blocker = Blocker
draw-superbot = SuperBot
draw-carries = trägt Flagge { $flag }

## Die Zeichen der Zeichnung, erklärt

legend-robot = Roboter und seine Blickrichtung
legend-archive = Archivmarker
legend-beam = Laserstrahlen
legend-lives = Leben
legend-damage = Schaden
legend-move = vorwärts
legend-back = rückwärts
legend-left = nach links drehen
legend-right = nach rechts drehen
legend-u-turn = umdrehen
legend-hidden = verdeckt
legend-locked = gesperrt
legend-second = zweite Karte im Register
legend-share = Nummer, die die Karte zu Register 1 dazulegt
