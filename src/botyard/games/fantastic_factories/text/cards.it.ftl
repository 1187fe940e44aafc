### Fantastic Factories: le carte. Che cosa fa una carta (.does) lo scrive tools/card_texts.py
### dalla sua voce in data/, con le parti qui sotto.

## Parti di ciò che fa una carta

-any-die = un dado qualsiasi
-die-of = un { $values }
-die-x = un dado X
-pair = due dadi uguali
-pair-x = due dadi uguali X
-triple = tre dadi uguali
-run = tre dadi in sequenza
-three = tre dadi con somma { $least } o più
-metal = { $count } metallo
-energy = { $count } energia
-goods = { $count ->
        [one] 1 merce
       *[other] { $count } merci
    }
-discard = { $count ->
        [one] scarta 1 progetto
       *[other] scarta { $count } progetti
    }
-draw = { $count ->
        [one] pesca 1 progetto
       *[other] pesca { $count } progetti
    }
-with-dice = con { $values }
-and = e
-or = o
-extra-chosen = un dado in più a tua scelta
-extra-x = un dado X in più
-extra-rolled = tira un dado in più
-flip = capovolgi un dado
-up = un dado +1, non un 6
-down = un dado −1, non un 1
-reroll = ritira i dadi che vuoi
-refund = il suo costo stampato, al massimo { $count } risorse
-use-market = usa un progetto del mercato come se fosse tuo
-when-goods = una volta per round, quando ottieni merci
-when-building = una volta per round, dopo aver costruito un’altra carta
-prestige = { $count } prestigio
-prestige-each = { $steps } prestigio, uno dopo l’altro
-several = se ne possono costruire più
-discount = costa 1 metallo in meno per ogni Monumento che hai
-one-more = anche un avversario:
-reveal-build = rivela un progetto e costruiscilo gratis
-reveal-refund = rivela un progetto e ottieni il suo costo
-set-dice = imposta fino a { $count } dei tuoi dadi invece di tirarli
-rolled-dice = al lavoro tira { $count } dadi in più
-chosen-dice = al lavoro un dado in più a tua scelta

## Progetti

blueprint-aluminum-factory = Fabbrica di alluminio
    .does = { -pair }, { -energy(count: 5) } → { -goods(count: 2) }, { -metal(count: 1) }
blueprint-assembly-line = Catena di montaggio
    .does = { -run } → { -goods(count: 2) }
blueprint-battery-factory = Fabbrica di batterie
    .does = { -energy(count: 4) } → { -goods(count: 1) }
blueprint-biolab = Biolaboratorio
    .does = { -die-of(values: "1") }, { -energy(count: 1) } → { -goods(count: 1) }
blueprint-concrete-plant = Impianto di calcestruzzo
    .does = { -pair-x }, { -metal(count: "X") } → { -goods(count: 2) }
blueprint-fulfillment-center = Centro logistico
    .does = { -die-of(values: "4") }, { -energy(count: 2) } → { -goods(count: 1) }, { -metal(count: 1) }
blueprint-manufactory = Manifattura
    .does = { -pair } → { -goods(count: 1) }, { -and } { -metal(count: 2) } { -or } { -energy(count: 3) } { -or } { -draw(count: 2) }
blueprint-mega-factory = Megafabbrica
    .does = { -triple } → { -goods(count: 2) }, { -extra-chosen }
blueprint-nuclear-plant = Centrale nucleare
    .does = { -die-of(values: "6") } → { -goods(count: 1) }, { -energy(count: 1) }
blueprint-recycling-plant = Impianto di riciclaggio
    .does = { -energy(count: 2) }, { -discard(count: 2) } → { -goods(count: 1) }, { -draw(count: 1) }
blueprint-trash-compactor = Compattatore di rifiuti
    .does = { -pair }, { -discard(count: 2) } → { -goods(count: 2) }
blueprint-warehouse = Magazzino
    .does = { -three(least: 14) } → { -goods(count: 2) }, { -energy(count: 2) }
blueprint-black-market = Mercato nero
    .does = { -any-die }, { -discard(count: 1) } → { -refund(count: 4) }
blueprint-foundry = Fonderia
    .does = { -die-x }, { -energy(count: "X") } → { -metal(count: "X") }
blueprint-harvester = Raccoglitrice
    .does = { -pair } → { -metal(count: 4) } { -or } { -energy(count: 7) }
blueprint-incinerator = Inceneritore
    .does = { -metal(count: 1) }, { -discard(count: 1) } → { -energy(count: 6) }
blueprint-motherlode = Filone madre
    .does = { -any-die } → { -metal(count: 1) } { -with-dice(values: "1–3") }, { -metal(count: 2) } { -with-dice(values: "4–6") }
blueprint-power-plant = Centrale elettrica
    .does = { -die-x } → { -energy(count: "X") }
blueprint-refinery = Raffineria
    .does = { -energy(count: 3) }, { -discard(count: 1) } → { -metal(count: 3) }
blueprint-dojo = Dojo
    .does = { -energy(count: 1) } → { -flip }
blueprint-fitness-center = Centro fitness
    .does = { -energy(count: 1) } → { -down }
blueprint-gymnasium = Palestra
    .does = { -energy(count: 1) } → { -up }
blueprint-temp-agency = Agenzia interinale
    .does = { -energy(count: 1) } → { -reroll }
blueprint-golem = Golem
    .does = { -energy(count: "X") } → { -extra-x }
blueprint-laboratory = Laboratorio
    .does = { -when-goods } → { -draw(count: 1) }
blueprint-replicator = Replicatore
    .does = { -energy(count: 1) } → { -use-market }
blueprint-robot = Robot
    .does = { -metal(count: 1) } → { -extra-rolled }
blueprint-scrap-yard = Deposito di rottami
    .does = { -when-building } → { -metal(count: 1) }
blueprint-solar-array = Impianto solare
    .does = { -when-building } → { -energy(count: 2) }
blueprint-beacon = Fiaccola
    .does = { -prestige-each(steps: "2, 3, 4, 5") }, { -several }
blueprint-megalith = Megalite
    .does = { -prestige(count: 3) }, { -discount }
blueprint-obelisk = Obelisco
    .does = { -prestige(count: 2) }, { -several }

## Appaltatori

contractor-architect = Architetto
    .does = { -draw(count: 3) }, { -one-more } { -draw(count: 1) }
contractor-electrician = Elettricista
    .does = { -energy(count: 5) }, { -one-more } { -energy(count: 2) }
contractor-engineer = Ingegnere
    .does = { -energy(count: 4) } → { -reveal-build }
contractor-foreman = Caposquadra
    .does = { -energy(count: 2) } → { -set-dice(count: 4) }
contractor-hired-hands = Manodopera
    .does = { -energy(count: 3) } → { -rolled-dice(count: 2) }
contractor-investor = Investitore
    .does = { -reveal-refund }
contractor-miner = Minatore
    .does = { -metal(count: 3) }, { -one-more } { -metal(count: 1) }
contractor-specialist = Specialista
    .does = { -chosen-dice }
