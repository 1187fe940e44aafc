### Fantastic Factories dans le navigateur : les mots sur le dessin et à son sujet.

## The table

works-tab = Usine
works-panes = Votre usine et le marché
works-pane-own = Votre usine
works-pane-market = Marché
works-market = Marché
works-deck = { $count } dans la pioche
works-discarded = { $count } défaussées
works-next-to-last = Encore un tour
works-last-round = Dernier tour
works-headquarters = Siège
works-any-die = tout dé
works-your-compound = Votre complexe, { $count } cartes sur { $limit }
works-compound-of = Complexe de { $seat }, { $count } cartes sur { $limit }
works-back-to-own = Retour au vôtre
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

## Dice and stores

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

## The others

works-you = { $seat } (vous)
works-first = Premier joueur
works-panel = { $seat } : marchandises { $goods }, prestige { $prestige }, métal { $metal }, énergie { $energy }, cartes en main { $cards }, construites { $built }. Montrer le complexe.
works-state-works = travaille
works-state-chooses = choisit
works-state-finished = a fini
works-state-away = absent

## The Machine

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
