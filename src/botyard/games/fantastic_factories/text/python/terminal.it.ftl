### Fantastic Factories: che cosa c’è nel disegno del terminale.

draw-round = round { $round }
draw-phase-market = mercato
draw-phase-work = lavoro
draw-phase-over = finito
draw-last-round = ultimo round: { $round }
draw-deck = { $count } nel mazzo
draw-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
draw-compound = Complesso, { $count } carte
draw-hand = Mano, { $count } progetti
draw-dice = dadi
draw-chosen = scelti
draw-picked = con
draw-hired = ingaggiato:

## I segni del disegno, spiegati

legend-goods = merci
legend-metal = metallo
legend-energy = energia
legend-cards = progetti
legend-prestige = prestigio
legend-die = un dado qualsiasi
legend-value = un dado di questo valore
legend-x = un dado X
legend-equal = dadi uguali
legend-run = dadi in sequenza
legend-sum = tre dadi con almeno questa somma
legend-chosen = un dado a scelta
legend-rolled = si tira un dado
legend-turned = si capovolge un dado
legend-set-off = una volta per round, con merci o costruendo
legend-other = per qualcun altro
legend-used = usato
