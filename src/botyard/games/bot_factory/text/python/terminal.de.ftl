### Bot Factory: was in der Zeichnung im Terminal steht.

draw-round = Runde { $round }
draw-spares = Ersatz
draw-inputs = Eingang
draw-outputs = Ausgang
draw-bottom = ↑ 1: Teil    ↑ +1
draw-deck = Stapel { $count }
draw-bonus-place-part = Teil
draw-bonus-take-project = Projekt
draw-offer = Auslage:
draw-task = Aufgabe: { $task }.
draw-vilela = Vilela: { $board }, { $colour }.
draw-left-parts = { $space }: noch { $left } von { $most } Teilen.
draw-left-credits = { $space }: noch { $left } von { $most } Bewegungspunkten.
draw-left-projects = { $space }: noch { $left } von { $most } Projekten.
draw-left-speech = { $space }: noch { $left } von { $most } Wortmeldungen.
draw-executive-open = Führungsaktion offen.
draw-executive-used = Führungsaktion genutzt.
draw-icons = Offene Teilesymbole: { $count }.
draw-speech = { $count ->
        [1] 1 Wortmeldung
       *[other] { $count } Wortmeldungen
    }
draw-points = { $count ->
        [1] 1 Punkt
       *[other] { $count } Punkte
    }
draw-projects = Projekte
draw-parts = Teile

## Die Zeichen der Zeichnung, erklärt

legend-stands = hat noch zu handeln
legend-sandra = Sandra
legend-vilela = Vilela
legend-marker = Verteilmarker
legend-bonus = Bonus des Rads
legend-icon = Teilesymbol
legend-meeples = Roboterfiguren
legend-value = Wert
legend-line = Bonuslinie
