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

## Che cosa si chiede, con la carta, l’appaltatore e l’attrezzo

asked-give = { $contractor }: scegli chi altro guadagna.
asked-hire = { $contractor }: scarta un progetto con l’attrezzo sopra la carta ({ $tool }).
asked-build = { $blueprint }: scarta un altro progetto con lo stesso attrezzo ({ $tool }).
asked-put-die = { $dice ->
        [pair] { $blueprint }: scegli il valore. Si usano due dadi uguali.
        [triple] { $blueprint }: scegli il valore. Si usano tre dadi uguali.
        [run] { $blueprint }: scegli il dado più basso. Si usano tre dadi in sequenza.
        [three] { $blueprint }: scegli uno dopo l’altro tre dadi con somma { $least } o più.
       *[one] { $blueprint }: scegli un dado.
    }
asked-train = { $blueprint }: scegli il dado da cambiare.
asked-reroll = { $blueprint }: scegli i dadi da rilanciare, poi rilanciali.
asked-discard = { $count ->
        [one] { $blueprint }: scegli un progetto da scartare.
       *[other] { $blueprint }: scegli uno dopo l’altro { $count } progetti da scartare.
    }
asked-value = { $blueprint }: scegli il valore del dado in più.
asked-gain = { $blueprint }: scegli che cosa ottieni.
asked-split = { $blueprint }: scegli quali 4 delle risorse stampate ottieni.
