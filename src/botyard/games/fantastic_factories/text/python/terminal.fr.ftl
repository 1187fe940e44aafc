### Fantastiques Fabriques : ce qui figure dans le dessin du terminal.

draw-round = tour { $round }
draw-phase-market = marché
draw-phase-work = travail
draw-phase-over = fini
draw-last-round = dernier tour : { $round }
draw-deck = { $count } dans la pioche
draw-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
draw-compound = Enceinte, { $count } cartes
draw-hand = Main, { $count } plans
draw-dice = dés
draw-chosen = choisis
draw-picked = avec
draw-hired = engagé :

## Les signes du dessin, expliqués

legend-goods = marchandises
legend-metal = métal
legend-energy = énergie
legend-cards = plans
legend-prestige = prestige
legend-die = un dé au choix
legend-value = un dé de cette valeur
legend-x = un dé X
legend-equal = dés égaux
legend-run = dés qui se suivent
legend-sum = trois dés d’au moins cette somme
legend-chosen = un dé de valeur choisie
legend-rolled = un dé est lancé
legend-turned = un dé est retourné
legend-set-off = une fois par tour, par des marchandises ou une construction
legend-other = pour un autre
legend-used = utilisé

## Ce qui est demandé, avec la carte, le prestataire et l’outil

asked-give = { $contractor } : choisissez qui d’autre en profite.
asked-hire = { $contractor } : défaussez un plan avec l’outil placé au-dessus ({ $tool }).
asked-build = { $blueprint } : défaussez un autre plan avec le même outil ({ $tool }).
asked-put-die = { $dice ->
        [pair] { $blueprint } : choisissez la valeur. Deux dés égaux sont utilisés.
        [triple] { $blueprint } : choisissez la valeur. Trois dés égaux sont utilisés.
        [run] { $blueprint } : choisissez le dé le plus bas. Trois dés qui se suivent sont utilisés.
        [three] { $blueprint } : choisissez l’un après l’autre trois dés d’une somme de { $least } ou plus.
       *[one] { $blueprint } : choisissez un dé.
    }
asked-train = { $blueprint } : choisissez le dé à changer.
asked-reroll = { $blueprint } : choisissez les dés à relancer, puis lancez-les.
asked-discard = { $count ->
        [one] { $blueprint } : choisissez un plan à défausser.
       *[other] { $blueprint } : choisissez l’un après l’autre { $count } plans à défausser.
    }
asked-value = { $blueprint } : choisissez la valeur du dé supplémentaire.
asked-gain = { $blueprint } : choisissez ce que vous gagnez.
asked-split = { $blueprint } : choisissez 4 des ressources imprimées, que vous gagnez.
