### Fantastiques Fabriques : les cartes. Ce que fait une carte (.does) est écrit par
### tools/card_texts.py d’après son entrée dans data/, avec les morceaux ci-dessous.

## Morceaux de ce que fait une carte

-any-die = un dé au choix
-die-of = un { $values }
-die-x = un dé X
-pair = deux dés égaux
-pair-x = deux dés égaux X
-triple = trois dés égaux
-run = trois dés qui se suivent
-three = trois dés d’une somme de { $least } ou plus
-metal = { $count } métal
-energy = { $count } énergie
-goods = { $count ->
        [one] 1 marchandise
       *[other] { $count } marchandises
    }
-discard = { $count ->
        [one] défausser 1 plan
       *[other] défausser { $count } plans
    }
-draw = { $count ->
        [one] piocher 1 plan
       *[other] piocher { $count } plans
    }
-with-dice = avec { $values }
-and = et
-or = ou
-extra-chosen = un dé supplémentaire au choix
-extra-x = un dé supplémentaire X
-extra-rolled = lancer un dé supplémentaire
-flip = retourner un dé
-up = un dé +1, pas un 6
-down = un dé −1, pas un 1
-reroll = relancer autant de dés que vous voulez
-refund = son coût imprimé, au plus { $count } ressources
-use-market = utiliser un plan du marché comme le vôtre
-when-goods = une fois par tour, quand vous gagnez des marchandises
-when-building = une fois par tour, après avoir construit une autre carte
-prestige = { $count } prestige
-prestige-each = { $steps } prestige, l’un après l’autre
-several = plusieurs sont permis
-discount = coûte 1 métal de moins par Monument que vous avez
-one-more = un adversaire aussi :
-reveal-build = révéler un plan et le construire gratuitement
-reveal-refund = révéler un plan et gagner son coût
-set-dice = régler jusqu’à { $count } de vos dés au lieu de les lancer
-rolled-dice = lancer { $count } dés supplémentaires au travail
-chosen-dice = un dé supplémentaire au choix au travail

## Plans

blueprint-aluminum-factory = Usine d’Aluminium
    .does = { -pair }, { -energy(count: 5) } → { -goods(count: 2) }, { -metal(count: 1) }
blueprint-assembly-line = Chaîne d’Assemblage
    .does = { -run } → { -goods(count: 2) }
blueprint-battery-factory = Usine de Batteries
    .does = { -energy(count: 4) } → { -goods(count: 1) }
blueprint-biolab = Bio-labo
    .does = { -die-of(values: "1") }, { -energy(count: 1) } → { -goods(count: 1) }
blueprint-concrete-plant = Usine de Béton
    .does = { -pair-x }, { -metal(count: "X") } → { -goods(count: 2) }
blueprint-fulfillment-center = Centre Logistique
    .does = { -die-of(values: "4") }, { -energy(count: 2) } → { -goods(count: 1) }, { -metal(count: 1) }
blueprint-manufactory = Fabrique
    .does = { -pair } → { -goods(count: 1) }, { -and } { -metal(count: 2) } { -or } { -energy(count: 3) } { -or } { -draw(count: 2) }
blueprint-mega-factory = Super Usine
    .does = { -triple } → { -goods(count: 2) }, { -extra-chosen }
blueprint-nuclear-plant = Centrale Nucléaire
    .does = { -die-of(values: "6") } → { -goods(count: 1) }, { -energy(count: 1) }
blueprint-recycling-plant = Usine de Recyclage
    .does = { -energy(count: 2) }, { -discard(count: 2) } → { -goods(count: 1) }, { -draw(count: 1) }
blueprint-trash-compactor = Compacteur d’Ordures
    .does = { -pair }, { -discard(count: 2) } → { -goods(count: 2) }
blueprint-warehouse = Entrepôt
    .does = { -three(least: 14) } → { -goods(count: 2) }, { -energy(count: 2) }
blueprint-black-market = Marché Noir
    .does = { -any-die }, { -discard(count: 1) } → { -refund(count: 4) }
blueprint-foundry = Fonderie
    .does = { -die-x }, { -energy(count: "X") } → { -metal(count: "X") }
blueprint-harvester = Récolteur
    .does = { -pair } → { -metal(count: 4) } { -or } { -energy(count: 7) }
blueprint-incinerator = Incinérateur
    .does = { -metal(count: 1) }, { -discard(count: 1) } → { -energy(count: 6) }
blueprint-motherlode = Gisement Abondant
    .does = { -any-die } → { -metal(count: 1) } { -with-dice(values: "1–3") }, { -metal(count: 2) } { -with-dice(values: "4–6") }
blueprint-power-plant = Centrale Électrique
    .does = { -die-x } → { -energy(count: "X") }
blueprint-refinery = Raffinerie
    .does = { -energy(count: 3) }, { -discard(count: 1) } → { -metal(count: 3) }
blueprint-dojo = Dojo
    .does = { -energy(count: 1) } → { -flip }
blueprint-fitness-center = Salle de Sport
    .does = { -energy(count: 1) } → { -down }
blueprint-gymnasium = Gymnase
    .does = { -energy(count: 1) } → { -up }
blueprint-temp-agency = Agence d’Intérim
    .does = { -energy(count: 1) } → { -reroll }
blueprint-golem = Golem
    .does = { -energy(count: "X") } → { -extra-x }
blueprint-laboratory = Laboratoire
    .does = { -when-goods } → { -draw(count: 1) }
blueprint-replicator = Réplicateur
    .does = { -energy(count: 1) } → { -use-market }
blueprint-robot = Robot
    .does = { -metal(count: 1) } → { -extra-rolled }
blueprint-scrap-yard = Casse
    .does = { -when-building } → { -metal(count: 1) }
blueprint-solar-array = Centrale Solaire
    .does = { -when-building } → { -energy(count: 2) }
blueprint-beacon = Flambeau
    .does = { -prestige-each(steps: "2, 3, 4, 5") }, { -several }
blueprint-megalith = Mégalithe
    .does = { -prestige(count: 3) }, { -discount }
blueprint-obelisk = Obélisque
    .does = { -prestige(count: 2) }, { -several }

## Prestataires

contractor-architect = Architecte
    .does = { -draw(count: 3) }, { -one-more } { -draw(count: 1) }
contractor-electrician = Électricien
    .does = { -energy(count: 5) }, { -one-more } { -energy(count: 2) }
contractor-engineer = Ingénieur
    .does = { -energy(count: 4) } → { -reveal-build }
contractor-foreman = Contremaître
    .does = { -energy(count: 2) } → { -set-dice(count: 4) }
contractor-hired-hands = Main d’Œuvre
    .does = { -energy(count: 3) } → { -rolled-dice(count: 2) }
contractor-investor = Investisseur
    .does = { -reveal-refund }
contractor-miner = Mineur
    .does = { -metal(count: 3) }, { -one-more } { -metal(count: 1) }
contractor-specialist = Spécialiste
    .does = { -chosen-dice }
