### Bot Factory dans le navigateur : les mots sur le dessin et à son sujet.

## L’usine

board-tab = Usine
floor-label = Les quatre plateaux de l’usine
floor-A1 = placer 1
floor-A2 = placer 1–2
floor-A3 = placer 1–3,
floor-P1 = 3 crédits +
floor-P2 = 4 crédits
floor-P3 = 6 crédits
floor-J1 = 1 projet
floor-J2 = 1–2 projets
floor-F1 = jusqu’à 2
floor-F2 = jusqu’à 3
floor-F3 = jusqu’à 4
figure-sandra = Sandra
figure-vilela = Vilela
figure-stands = { $who } est debout ici
figure-lies = { $who } est couché ici

## Sur les plateaux

bot-red = un robot rouge
bot-yellow = un robot jaune
bot-blue = un robot bleu
bot-green = un robot vert
assembly-meeples = { $count ->
        [0] Plus aucun robot : { $colour }
        [one] 1 robot restant : { $colour }
       *[other] { $count } robots restants : { $colour }
    }
assembly-first = 1re
assembly-second = 2e
assembly-third = 3e
assembly-rewards = Première et deuxième pièce d’une colonne : 2 jetons prise de parole chacune. Troisième pièce : un robot pour un projet de sa couleur.
assembly-spare = Pièces de rechange
assembly-swap = 1 jeton prise de parole : échanger une de vos pièces contre une pièce de rechange
assembly-hold-pallet = Pièce de rechange, { $pallet }, { $part } : choisissez la pièce que vous donnez
production-in = entrée
production-out = sortie
production-credits = Crédits
production-marker = Le marqueur de distribution est sur : { $colour }
production-executive = Trois de vos pièces contre la première pièce d’une pile
production-discards = { $count ->
        [one] 1 pièce défaussée
       *[other] { $count } pièces défaussées
    }
project-bonus-left = Qui prend le projet au-dessus peut payer 1 jeton prise de parole pour placer une pièce
project-bonus-right = Qui prend le projet au-dessus gagne 1 jeton prise de parole
project-universal = Pièces universelles
project-deck = { $count ->
        [one] 1 projet dans la pioche
       *[other] { $count } projets dans la pioche
    }
finance-row = Les contrats de cette rangée coûtent { $cost }. Rempli, chacun rapporte { $side } points de plus.
finance-line = Portée à { $value }, une valeur donne un bonus : { $bonus }
finance-value = { $colour } : { $value }.
finance-contract = Demande { $bots }. Rapporte { $first } points, ou { $second } au second.
finance-lacks = Il vous manque { $bots }.
finance-lacks-none = Vous les avez tous.
finance-token = Réservé par { $seat }.

## Vos affaires

own-label = Vos affaires
own-you = Vous
own-score = { $count } points pour l’instant
own-score-why = D’où viennent ces points
own-bots = { $count } robots sur { $most }
own-speech = Prise de parole
own-speech-count = { $count } en main, { $most } en tout
own-pledged = { $count ->
        [one] sur un contrat
       *[other] sur contrats
    }
own-parts = Pièces, { $most } au plus
own-projects = Projets, { $most } au plus
own-project-open = Un projet incomplet : { $colour }.
own-project-done = Un projet terminé : { $colour }.
own-hold = Prendre en main : { $part }
own-contracts = { $count ->
        [0] Aucun contrat réservé
        [one] Contrat réservé
       *[other] Contrats réservés
    }
own-contract-fulfilled = { $points ->
        [one] Rempli : { $points } point et { $side } pour la rangée.
       *[other] Rempli : { $points } points et { $side } pour la rangée.
    }
own-contract-missing = Il manque : { $colours }. Sinon −{ $points }.
own-contract-lacks = manque
own-tile = Tuile production : { $tile }. { $does }
own-tile-spent = Tuile production, utilisée : { $tile }.

## Ce qui est possible

panel-label = Ce que vous pouvez faire
panel-done = Terminé, se coucher
panel-enter = Entrée
panel-order = Ordre du tour
do-dispense = Distribuer
do-place = Placer
do-project = Prendre un projet
do-raise = Augmenter une valeur
do-reserve = Réserver un contrat
do-take = Prendre une pièce
do-feed = Remplir l’entrée
do-universal = Prendre une pièce universelle
do-keep = Garder un contrat
do-complete = Terminer un projet
do-return = Rendre deux pièces
do-discard = Défausser une pièce
do-drop = Défausser un projet
do-swap = Échanger
do-claim = Prendre une tuile
do-use = Utiliser une tuile
do-beside = Se placer à côté d’un plateau
do-move = Déplacer votre ouvrier
executive-assembly = Échanger une pièce
executive-production = 3 pièces contre 1
executive-project = 2 projets contre une pièce universelle
account-round = { $when ->
        [move] Manche { $round } : les ouvriers se déplacent
        [act] Manche { $round } : les actions
       *[other] Manche { $round }
    }
account-sandra = Sandra agit
account-vilela = Vilela agit
account-parts = { $left } sur { $most ->
        [one] 1 pièce
       *[other] { $most } pièces
    }
account-credits = { $left } sur { $most } crédits
account-projects = { $left } sur { $most ->
        [one] 1 projet
       *[other] { $most } projets
    }
account-speech = { $left } sur { $most } jetons
account-speech-held = { $count ->
        [one] 1 jeton prise de parole en main
       *[other] { $count } jetons prise de parole en main
    }
account-bonus = Bonus maintenant : { $bonus }.
account-icons = { $count ->
        [one] 1 icône pièce couverte : une pièce pour 1 jeton.
       *[other] { $count } icônes pièce couvertes : une pièce pour 1 jeton chacune.
    }
account-last = Cette manche est la dernière.
preview = → { $what }
preview-spent = { $count ->
        [one] coûte 1 jeton prise de parole
       *[other] coûte { $count } jetons prise de parole
    }
preview-gained = { $count ->
        [one] rapporte 1 jeton prise de parole
       *[other] rapporte { $count } jetons prise de parole
    }
preview-project = prend un projet : { $colour }
preview-bots = termine { $bots }
preview-parts = prend { $parts }
preview-bonus = bonus : { $bonus }
preview-lapsed = bonus perdu : { $bonus }

## Les affaires des autres

mat-label = { $seat } : { $points } points, { $speech } jetons prise de parole. Pièces : { $parts }. Projets incomplets : { $projects }. Robots : { $bots }. { $state ->
        [decides] Décide maintenant.
        [stands] L’ouvrier est debout.
        [lies] L’ouvrier est couché.
       *[none] { "" }
    }
mat-nothing = aucune
mat-decides = décide
offer-label = Tuiles production disponibles
inspection-task = Tâche
inspection-tiles = { $board }, contre : { $colour }
inspection-none = Ses tuiles sont face cachée.
inspection-review = Pour l’instant

## Valeurs reconstituées

recon-open = Quelles valeurs sont reconstituées ?
recon-sign = Reconstitué : { $what }
recon-title = Valeurs reconstituées
recon-why = Certaines valeurs ne figurent que sur des images du jeu imprimé, que nos sources ne montrent pas. Voici des hypothèses soigneuses :
recon-track = Les pas des pistes de valeur entre 6 et 15, et la valeur la plus basse
recon-lines = La place des lignes sur les pistes, et le bonus de chacune
recon-icons = Les cases des colonnes qui portent une icône pièce
recon-wheel = Que les deux cases d’un quart de la roue donnent le bonus
recon-rows = Le prix des rangées inférieures de contrats, et les points à côté de chaque rangée
recon-contracts = Les robots que demande chaque contrat, et ses points
recon-inspections = Les contrats que marque chaque tuile inspection
recon-own = Un fichier à vous peut les remplacer à la préparation d’une table.

## L’usine en mots

text-title = Bot Factory, manche { $round }
text-round = Manche { $round }.
text-seats = Ce que chacun possède
text-seat = Place
text-points = Points
text-speech = Jetons prise de parole
text-worker = Ouvrier
text-parts = Pièces
text-open = Projets incomplets
text-bots = Robots
text-tile = Tuile production
text-stands = debout sur { $space }
text-lies = couché sur { $space }
text-spaces = Cases action, dans l’ordre du tour
text-space = Case
text-allows = Action
text-who = Qui s’y trouve
text-column = Colonne
text-head = Tête
text-torso = Torse
text-legs = Jambes
text-left = Robots restants
text-icon = icône pièce
text-spare = Pièce de rechange, { $pallet } : { $part }.
text-stacks = Piles de pièces. Le marqueur de distribution est sur : { $colour }.
text-stack = Pile
text-top = Au-dessus
text-count = Pièces
text-discards = Défausse
text-wheel = La roue, dans le sens horaire
text-place = Case
text-part = Pièce
text-bonus = bonus
text-slot = Case
text-project = Projet
text-universal = Pièces universelles : { $parts }.
text-universal-bot = Le robot universel se trouve ici.
text-values = Ce que vaut un robot
text-colour = Couleur
text-value = Valeur
text-contracts = Contrats
text-spot = Case
text-need = Demande
text-cost = Prix
text-worth = Points, premier et second
text-side = Pour la rangée
text-tokens = Réservé par
text-token = { $seat } ({ $points })
text-missing = Il vous manque
