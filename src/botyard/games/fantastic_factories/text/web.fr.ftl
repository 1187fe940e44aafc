### Fantastic Factories dans le navigateur : les mots sur le dessin et à son sujet.

## La table

board-tab = Usine
works-panes = Votre usine et le marché
works-pane-own = Votre usine
works-pane-market = Marché
works-market = Marché
works-deck = { $count } dans la pioche
works-discarded = { $count } défaussées
works-next-to-last = Encore un tour
works-last-round = Dernier tour
works-headquarters = Siège social
works-any-die = tout dé
works-your-compound = Votre enceinte, { $count } cartes sur { $limit }
works-compound-of = Enceinte de { $seat }, { $count } cartes sur { $limit }
works-back-to-own = Retour à la vôtre
works-nothing-built = Rien de construit pour l’instant.
works-build-here = construire ici : le coût, et une carte de même outil
works-your-hand = Votre main, { $count ->
        [one] 1 plan
       *[other] { $count } plans
    }
works-hand-of = { $count ->
        [one] 1 plan
       *[other] { $count } plans
    } en main

## Dés et réserves

works-dice = Dés
works-no-dice = Les dés sont lancés quand le travail commence.
works-die = Dé : { $die }
works-pick-up = Prendre le { $die }
works-chosen = Choisi : { $die }
works-used = { $count ->
        [one] 1 posé
       *[other] { $count } posés
    }
works-fits = Le { $die } va là où un anneau s’allume.
works-by-chance = Seul le hasard dira ce que cela rapporte.
works-store = { $what } : { $count }
works-metal = métal
works-energy = énergie
works-goods = marchandises
works-prestige = prestige
works-cards = plans
works-account = Ce tour
works-gained = Gagné
works-paid = Payé

## Questions

works-discard-and-build = Défausser { $blueprint } et construire
works-discard-and-hire = Défausser { $blueprint } et engager
works-another-discard = Une autre carte allumée peut partir à sa place.
works-choose-set = Régler un dé sur :
works-choose-value = Quelle valeur ?
works-choose-specialist = Spécialiste : un dé de plus
works-new-blueprints = Nouveaux plans pour
works-new-contractors = Nouveaux prestataires pour

## Les autres

works-you = { $seat } (vous)
works-first = Premier joueur
works-panel = { $seat } : marchandises { $goods }, prestige { $prestige }, métal { $metal }, énergie { $energy }, cartes en main { $cards }, construites { $built }. Montrer l’enceinte.
works-state-works = travaille
works-state-chooses = choisit
works-state-finished = a fini

## La Machine

works-machine = La Machine
works-machine-green = Le dé vert prend une carte.
works-machine-takes = Prend { $slot ->
        [5] dans la pioche ; nouveaux plans
        [6] dans la pioche ; nouveaux prestataires
       *[other] la carte { $slot } de la rangée
    }.
works-machine-none = Il n’y a pas de carte à prendre.
works-machine-needs = { $count ->
        [0] aucune carte
        [1] 1 donne une marchandise
       *[other] 1 à { $count } donnent une marchandise
    }
works-machine-die = Dé { $colour ->
        [green] vert
        [red] rouge
        [blue] bleu
        [purple] violet
       *[other] jaune
    } : { $die }
works-machine-waits = Dé { $colour ->
        [green] vert
        [red] rouge
        [blue] bleu
        [purple] violet
       *[other] jaune
    }, pas encore lancé

## La table en texte

works-text-market = Tour { $round }, marché. { $seat } l’a commencé.
works-text-work = Tour { $round }, travail. { $seat } est premier joueur.
works-text-over = La partie est finie après le tour { $round }.
works-text-contractors = Prestataires du marché, avec l’outil au-dessus
works-text-blueprints = Plans du marché
works-text-factories = Les usines de tous
works-text-own = Plans de votre main
works-text-compound = Votre enceinte
works-text-cost = { $metal } métal, { $energy } énergie, outil : { $tool }
works-column-slot = Place
works-column-tool = Outil
works-column-contractor = Prestataire
works-column-blueprint = Plan
works-column-type = Type
works-column-cost = Coût
works-column-does = Ce qu’elle fait
works-column-seat = Qui
works-column-goods = Marchandises
works-column-prestige = Prestige
works-column-metal = Métal
works-column-energy = Énergie
works-column-hand = En main
works-column-dice = Dés restants
works-column-floors = Dés au siège social
works-column-built = Construit
works-column-used = Utilisé ce tour
works-picture-floor = Dés sur { $floor } : { $dice }.
