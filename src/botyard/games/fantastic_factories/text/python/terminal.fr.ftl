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
