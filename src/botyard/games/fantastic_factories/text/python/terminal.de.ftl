### Fantastic Factories: was in der Zeichnung im Terminal steht.

draw-round = Runde { $round }
draw-phase-market = Markt
draw-phase-work = Arbeit
draw-phase-over = zu Ende
draw-last-round = letzte Runde: { $round }
draw-deck = { $count } im Stapel
draw-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
draw-compound = Werksgelände, { $count } Karten
draw-hand = Hand, { $count } Baupläne
draw-dice = Würfel
draw-chosen = gewählt
draw-picked = mit
draw-hired = angeheuert:

## Die Zeichen der Zeichnung, erklärt

legend-goods = Waren
legend-metal = Metall
legend-energy = Energie
legend-cards = Baupläne
legend-prestige = Prestige
legend-die = ein beliebiger Würfel
legend-value = ein Würfel mit diesem Wert
legend-x = ein Würfel X
legend-equal = gleiche Würfel
legend-run = Würfel in Folge
legend-sum = drei Würfel mit mindestens dieser Summe
legend-chosen = ein Würfel deiner Wahl
legend-rolled = ein Würfel wird geworfen
legend-turned = ein Würfel wird umgedreht
legend-set-off = einmal pro Runde, durch Waren oder durch Bauen
legend-other = für jemand anderen
legend-used = genutzt
