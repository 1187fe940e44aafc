### Fantastic Factories nel browser: parole sul disegno e a suo riguardo.

## Il tavolo

board-tab = Fabbrica
works-panes = La tua fabbrica e il mercato
works-pane-own = La tua fabbrica
works-pane-market = Mercato
works-market = Mercato
works-deck = { $count } nel mazzo
works-discarded = { $count } scartate
works-next-to-last = Ancora un round
works-last-round = Ultimo round
works-headquarters = Sede centrale
works-any-die = ogni dado
works-your-compound = Il tuo complesso, { $count } carte su { $limit }
works-compound-of = Complesso di { $seat }, { $count } carte su { $limit }
works-back-to-own = Torna al tuo
works-nothing-built = Ancora niente di costruito.
works-build-here = costruisci qui: il costo e una carta con lo stesso attrezzo
works-your-hand = La tua mano, { $count ->
        [one] 1 progetto
       *[other] { $count } progetti
    }
works-hand-of = { $count ->
        [one] 1 progetto
       *[other] { $count } progetti
    } in mano

## Dadi e riserve

works-dice = Dadi
works-no-dice = I dadi si lanciano quando inizia il lavoro.
works-die = Dado: { $die }
works-pick-up = Prendi il { $die }
works-chosen = Scelto: { $die }
works-used = { $count ->
        [one] 1 usato
       *[other] { $count } usati
    }
works-fits = Il { $die } va dove si accende un anello.
works-by-chance = Solo il caso dirà che cosa porta.
works-store = { $what }: { $count }
works-metal = metallo
works-energy = energia
works-goods = merci
works-prestige = prestigio
works-cards = progetti
works-account = Questo round
works-gained = Ottenuto
works-paid = Pagato

## Domande

works-discard-and-build = Scarta { $blueprint } e costruisci
works-discard-and-hire = Scarta { $blueprint } e ingaggia
works-another-discard = Al suo posto può andare un’altra carta accesa.
works-choose-set = Metti un dado su:
works-choose-value = Quale valore?
works-choose-specialist = Specialista: un dado in più
works-new-blueprints = Nuovi progetti per
works-new-contractors = Nuovi appaltatori per

## Gli altri

works-you = { $seat } (tu)
works-first = Primo giocatore
works-panel = { $seat }: merci { $goods }, prestigio { $prestige }, metallo { $metal }, energia { $energy }, carte in mano { $cards }, costruite { $built }. Mostra il complesso.
works-state-works = lavora
works-state-chooses = sceglie
works-state-finished = ha finito

## La Macchina

works-machine = La Macchina
works-machine-green = Il dado verde prende una carta.
works-machine-takes = Prende { $slot ->
        [5] dal mazzo; nuovi progetti
        [6] dal mazzo; nuovi appaltatori
       *[other] la carta { $slot } della fila
    }.
works-machine-none = Non c’è nessuna carta da prendere.
works-machine-needs = { $count ->
        [0] nessuna carta
        [one] 1 dà una merce
       *[other] da 1 a { $count } danno una merce
    }
works-machine-die = Dado { $colour ->
        [green] verde
        [red] rosso
        [blue] blu
        [purple] viola
       *[other] giallo
    }: { $die }
works-machine-waits = Dado { $colour ->
        [green] verde
        [red] rosso
        [blue] blu
        [purple] viola
       *[other] giallo
    }, non ancora lanciato

## Il tavolo in testo

works-text-market = Round { $round }, mercato. L’ha iniziato { $seat }.
works-text-work = Round { $round }, lavoro. { $seat } è primo giocatore.
works-text-over = La partita è finita dopo il round { $round }.
works-text-contractors = Appaltatori nel mercato, con l’attrezzo sopra
works-text-blueprints = Progetti nel mercato
works-text-factories = Le fabbriche di tutti
works-text-own = Progetti nella tua mano
works-text-compound = Il tuo complesso
works-text-cost = { $metal } metallo, { $energy } energia, attrezzo: { $tool }
works-column-slot = Posto
works-column-tool = Attrezzo
works-column-contractor = Appaltatore
works-column-blueprint = Progetto
works-column-type = Tipo
works-column-cost = Costo
works-column-does = Che cosa fa
works-column-seat = Chi
works-column-goods = Merci
works-column-prestige = Prestigio
works-column-metal = Metallo
works-column-energy = Energia
works-column-hand = In mano
works-column-dice = Dadi rimasti
works-column-floors = Dadi nella sede centrale
works-column-built = Costruito
works-column-used = Usato in questo round
works-picture-floor = Dadi su { $floor }: { $dice }.
