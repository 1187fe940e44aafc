### Bot Factory : ce qui figure dans le dessin du terminal.

draw-round = manche { $round }
draw-spares = Rechange
draw-inputs = entrée
draw-outputs = sortie
draw-bottom = ↑ 1 : pièce   ↑ +1
draw-deck = pioche { $count }
draw-bonus-place-part = pièce
draw-bonus-take-project = projet
draw-offer = Offre :
draw-task = Tâche : { $task }.
draw-vilela = Vilela : { $board }, { $colour }.
draw-left-parts = { $space } : reste { $left } pièces sur { $most }.
draw-left-credits = { $space } : reste { $left } crédits sur { $most }.
draw-left-projects = { $space } : reste { $left } projets sur { $most }.
draw-left-speech = { $space } : reste { $left } jetons sur { $most }.
draw-executive-open = Action exécutive possible.
draw-executive-used = Action exécutive utilisée.
draw-icons = Icônes pièce disponibles : { $count }.
draw-speech = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
draw-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
draw-projects = projets
draw-parts = pièces

## Les signes du dessin

legend-stands = doit encore agir
legend-sandra = Sandra
legend-vilela = Vilela
legend-marker = marqueur de distribution
legend-bonus = bonus de la roue
legend-icon = icône pièce
legend-meeples = meeples robot
legend-value = valeur
legend-line = ligne de bonus
