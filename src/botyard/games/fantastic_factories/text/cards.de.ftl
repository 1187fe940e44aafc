### Fantastic Factories: die Karten. Was eine Karte bewirkt (.does), schreibt
### tools/card_texts.py nach ihrem Eintrag in data/ aus den Teilen hier.

## Teile dessen, was eine Karte bewirkt

-any-die = ein beliebiger Würfel
-die-of = eine { $values }
-die-x = ein Würfel X
-pair = zwei gleiche Würfel
-pair-x = zwei gleiche Würfel X
-triple = drei gleiche Würfel
-run = drei Würfel in Folge
-three = drei Würfel mit Summe { $least } oder mehr
-metal = { $count } Metall
-energy = { $count } Energie
-goods = { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
-discard = { $count ->
        [one] 1 Bauplan ablegen
       *[other] { $count } Baupläne ablegen
    }
-draw = { $count ->
        [one] 1 Bauplan ziehen
       *[other] { $count } Baupläne ziehen
    }
-with-dice = bei { $values }
-and = und
-or = oder
-extra-chosen = ein zusätzlicher Würfel deiner Wahl
-extra-x = ein zusätzlicher Würfel X
-extra-rolled = einen zusätzlichen Würfel werfen
-flip = einen Würfel umdrehen
-up = ein Würfel +1, keine 6
-down = ein Würfel −1, keine 1
-reroll = beliebige eigene Würfel neu werfen
-refund = seine gedruckten Kosten, höchstens { $count } Rohstoffe
-use-market = einen Bauplan vom Markt nutzen wie einen eigenen
-when-goods = einmal pro Runde, wenn du Waren bekommst
-when-building = einmal pro Runde, nachdem du eine andere Karte gebaut hast
-prestige = { $count } Prestige
-prestige-each = nacheinander { $steps } Prestige
-several = mehrere sind erlaubt
-discount = kostet 1 Metall weniger für jedes Monument, das du hast
-one-more = ein Gegner auch:
-reveal-build = einen Bauplan aufdecken und kostenlos bauen
-reveal-refund = einen Bauplan aufdecken und seine Kosten bekommen
-set-dice = bis zu { $count } eigene Würfel einstellen, statt sie zu werfen
-rolled-dice = bei der Arbeit { $count } zusätzliche Würfel werfen
-chosen-dice = bei der Arbeit ein zusätzlicher Würfel deiner Wahl

## Baupläne

blueprint-aluminum-factory = Aluminiumfabrik
    .does = { -pair }, { -energy(count: 5) } → { -goods(count: 2) }, { -metal(count: 1) }
blueprint-assembly-line = Fließband
    .does = { -run } → { -goods(count: 2) }
blueprint-battery-factory = Batteriefabrik
    .does = { -energy(count: 4) } → { -goods(count: 1) }
blueprint-biolab = Biolabor
    .does = { -die-of(values: "1") }, { -energy(count: 1) } → { -goods(count: 1) }
blueprint-concrete-plant = Betonwerk
    .does = { -pair-x }, { -metal(count: "X") } → { -goods(count: 2) }
blueprint-fulfillment-center = Logistikzentrum
    .does = { -die-of(values: "4") }, { -energy(count: 2) } → { -goods(count: 1) }, { -metal(count: 1) }
blueprint-manufactory = Manufaktur
    .does = { -pair } → { -goods(count: 1) }, { -and } { -metal(count: 2) } { -or } { -energy(count: 3) } { -or } { -draw(count: 2) }
blueprint-mega-factory = Megafabrik
    .does = { -triple } → { -goods(count: 2) }, { -extra-chosen }
blueprint-nuclear-plant = Kernkraftwerk
    .does = { -die-of(values: "6") } → { -goods(count: 1) }, { -energy(count: 1) }
blueprint-recycling-plant = Recyclinganlage
    .does = { -energy(count: 2) }, { -discard(count: 2) } → { -goods(count: 1) }, { -draw(count: 1) }
blueprint-trash-compactor = Müllpresse
    .does = { -pair }, { -discard(count: 2) } → { -goods(count: 2) }
blueprint-warehouse = Lagerhaus
    .does = { -three(least: 14) } → { -goods(count: 2) }, { -energy(count: 2) }
blueprint-black-market = Schwarzmarkt
    .does = { -any-die }, { -discard(count: 1) } → { -refund(count: 4) }
blueprint-foundry = Gießerei
    .does = { -die-x }, { -energy(count: "X") } → { -metal(count: "X") }
blueprint-harvester = Erntemaschine
    .does = { -pair } → { -metal(count: 4) } { -or } { -energy(count: 7) }
blueprint-incinerator = Verbrennungsanlage
    .does = { -metal(count: 1) }, { -discard(count: 1) } → { -energy(count: 6) }
blueprint-motherlode = Hauptader
    .does = { -any-die } → { -metal(count: 1) } { -with-dice(values: "1–3") }, { -metal(count: 2) } { -with-dice(values: "4–6") }
blueprint-power-plant = Kraftwerk
    .does = { -die-x } → { -energy(count: "X") }
blueprint-refinery = Raffinerie
    .does = { -energy(count: 3) }, { -discard(count: 1) } → { -metal(count: 3) }
blueprint-dojo = Dojo
    .does = { -energy(count: 1) } → { -flip }
blueprint-fitness-center = Fitnessstudio
    .does = { -energy(count: 1) } → { -down }
blueprint-gymnasium = Turnhalle
    .does = { -energy(count: 1) } → { -up }
blueprint-temp-agency = Zeitarbeitsfirma
    .does = { -energy(count: 1) } → { -reroll }
blueprint-golem = Golem
    .does = { -energy(count: "X") } → { -extra-x }
blueprint-laboratory = Labor
    .does = { -when-goods } → { -draw(count: 1) }
blueprint-replicator = Replikator
    .does = { -energy(count: 1) } → { -use-market }
blueprint-robot = Roboter
    .does = { -metal(count: 1) } → { -extra-rolled }
blueprint-scrap-yard = Schrottplatz
    .does = { -when-building } → { -metal(count: 1) }
blueprint-solar-array = Solaranlage
    .does = { -when-building } → { -energy(count: 2) }
blueprint-beacon = Leuchtfeuer
    .does = { -prestige-each(steps: "2, 3, 4, 5") }, { -several }
blueprint-megalith = Megalith
    .does = { -prestige(count: 3) }, { -discount }
blueprint-obelisk = Obelisk
    .does = { -prestige(count: 2) }, { -several }

## Unternehmer

contractor-architect = Architekt
    .does = { -draw(count: 3) }, { -one-more } { -draw(count: 1) }
contractor-electrician = Elektriker
    .does = { -energy(count: 5) }, { -one-more } { -energy(count: 2) }
contractor-engineer = Ingenieur
    .does = { -energy(count: 4) } → { -reveal-build }
contractor-foreman = Vorarbeiter
    .does = { -energy(count: 2) } → { -set-dice(count: 4) }
contractor-hired-hands = Hilfskräfte
    .does = { -energy(count: 3) } → { -rolled-dice(count: 2) }
contractor-investor = Investor
    .does = { -reveal-refund }
contractor-miner = Bergmann
    .does = { -metal(count: 3) }, { -one-more } { -metal(count: 1) }
contractor-specialist = Spezialist
    .does = { -chosen-dice }
