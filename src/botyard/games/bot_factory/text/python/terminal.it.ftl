### Bot Factory: che cosa c’è nel disegno del terminale.

draw-round = round { $round }
draw-spares = Ricambi
draw-inputs = ingresso
draw-outputs = uscita
draw-bottom = ↑ 1: pezzo   ↑ +1
draw-deck = mazzo { $count }
draw-bonus-place-part = pezzo
draw-bonus-take-project = progetto
draw-offer = Offerta:
draw-task = Compito: { $task }.
draw-vilela = Vilela: { $board }, { $colour }.
draw-left-parts = { $space }: restano { $left } pezzi su { $most }.
draw-left-credits = { $space }: restano { $left } crediti su { $most }.
draw-left-projects = { $space }: restano { $left } progetti su { $most }.
draw-left-speech = { $space }: restano { $left } gettoni su { $most }.
draw-executive-open = Azione dirigenziale possibile.
draw-executive-used = Azione dirigenziale usata.
draw-icons = Icone pezzo disponibili: { $count }.
draw-speech = { $count ->
        [1] 1 gettone
       *[other] { $count } gettoni
    }
draw-points = { $count ->
        [1] 1 punto
       *[other] { $count } punti
    }
draw-projects = progetti
draw-parts = pezzi

## I segni del disegno

legend-stands = deve ancora agire
legend-sandra = Sandra
legend-vilela = Vilela
legend-marker = segnalino distribuzione
legend-bonus = bonus della ruota
legend-icon = icona pezzo
legend-meeples = meeple robot
legend-value = valore
legend-line = linea bonus
