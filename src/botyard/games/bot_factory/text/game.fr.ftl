### Bot Factory : tout ce qui se dit pendant la partie. Les règles sont dans rules.*.ftl.

game-bot-factory = Bot Factory
    .subtitle = Des pièces, des projets et une consultante
    .summary = Quatre plateaux côte à côte : ligne de montage, production de pièces, projets, finances. À chaque manche, envoyez votre ouvrier sur l’un d’eux, changez des pièces en robots, faites monter leur valeur et réservez-leur des contrats, pendant que la consultante Sandra gêne tout le monde.
    .kind = pose d’ouvriers
    .minutes = 30–60
    .pitch = Tournez la roue, construisez des bots, gardez Sandra contente.

## Matériel

colour-red = rouge
    .letter = R
colour-yellow = jaune
    .letter = J
colour-blue = bleu
    .letter = B
colour-green = vert
    .letter = V

body-head = tête
body-torso = torse
body-legs = jambes

part-red-head = tête rouge
part-red-torso = torse rouge
part-red-legs = jambes rouges
part-yellow-head = tête jaune
part-yellow-torso = torse jaune
part-yellow-legs = jambes jaunes
part-blue-head = tête bleue
part-blue-torso = torse bleu
part-blue-legs = jambes bleues
part-green-head = tête verte
part-green-torso = torse vert
part-green-legs = jambes vertes
part-universal-head = tête universelle
part-universal-torso = torse universel
part-universal-legs = jambes universelles

## Plateaux et cases

board-assembly = Ligne de montage
board-production = Production de pièces
board-project = Projets
board-finance = Finances

space-A1 = A1
    .does = Placer 1 pièce
space-A2 = A2
    .does = Placer 1 à 2 pièces
space-A3 = A3
    .does = Placer 1 à 3 pièces, coût 1
space-P1 = P1
    .does = 1 jeton prise de parole, 3 crédits
space-P2 = P2
    .does = 4 crédits
space-P3 = P3
    .does = 6 crédits
space-J1 = J1
    .does = Prendre 1 projet
space-J2 = J2
    .does = Prendre 1 à 2 projets
space-F1 = F1
    .does = Dépenser jusqu’à 2 jetons prise de parole
space-F2 = F2
    .does = Dépenser jusqu’à 3 jetons prise de parole
space-F3 = F3
    .does = Dépenser jusqu’à 4 jetons prise de parole

pallet-left = gauche
pallet-right = droite
output-left = gauche
output-right = droite

slot-top-left = en haut à gauche
slot-top-right = en haut à droite
slot-middle-left = au milieu à gauche
slot-middle-right = au milieu à droite
slot-bottom-left = en bas à gauche
slot-bottom-right = en bas à droite
to-top-left = { slot-top-left }
to-top-right = { slot-top-right }
to-middle-left = { slot-middle-left }
to-middle-right = { slot-middle-right }
to-bottom-left = { slot-bottom-left }
to-bottom-right = { slot-bottom-right }

spot-top-left = en haut à gauche
spot-top-middle = en haut au milieu
spot-top-right = en haut à droite
spot-middle-left = au milieu à gauche
spot-middle-middle = au centre
spot-middle-right = au milieu à droite
spot-bottom-left = en bas à gauche
spot-bottom-middle = en bas au milieu
spot-bottom-right = en bas à droite

place-left-input = entrée gauche
place-right-input = entrée droite
place-upper-right = à droite en haut
place-lower-right = à droite en bas
place-right-output = sortie droite
place-left-output = sortie gauche
place-lower-left = à gauche en bas
place-upper-left = à gauche en haut

## Tuiles production

tile-favour = Faveur de Sandra
    .does = La présence de Sandra ne vous coûte rien, et vous gagnez 1 jeton prise de parole.
tile-discount = Remise finances
    .does = Un paiement sur le plateau finances coûte 1 jeton de moins, mais vous en dépensez au moins 1.
tile-choice = Un avantage sur trois
    .does = Payez 1 jeton : prenez la pièce du dessus d’une pile, prenez un projet ou placez une pièce.
tile-value = Valeur en hausse
    .does = Augmentez la valeur d’une couleur de 1 case.
tile-extra-place = Place supplémentaire
    .does = Mettez-vous à droite d’un plateau plein et utilisez sa case la plus à droite.
tile-one-project = Un seul projet suffit
    .does = Pour une pièce universelle, vous ne défaussez que 1 projet.
tile-universal = Pièce ou robot universel
    .does = Prenez une pièce universelle, ou rendez-en deux différentes pour le robot universel.

pair-torso-legs = torse et jambes universels
pair-head-legs = tête et jambes universelles
pair-head-torso = tête et torse universels

## Phases, bonus, fins de partie

phase-move = Déplacer les ouvriers
phase-act = Réaliser des actions
phase-maintenance = Maintenance
bonus-place-part = placer une pièce
bonus-take-project = prendre un projet
bonus-take-part = prendre une pièce
ending-colour = Il ne reste aucun meeple robot d’une couleur sur la ligne de montage.
ending-five-bots = Cinq robots sont terminés chez l’un des joueurs.
ending-limit = La limite de manches est atteinte.

## L’inspection

task-drawn = tirée au sort
task-three-alike = 3 robots d’une même couleur
task-two-pairs = 2 robots d’une couleur et 2 d’une autre
task-three-at-twelve = 3 robots de couleurs différentes, valant chacun au moins 12
task-three-contracts = 3 contrats remplis
review-fired = Vous êtes viré !
review-poor = Mauvaise performance
review-adequate = Performance satisfaisante
review-exemplary = Performance exemplaire

## Ce que choisit une table

option-variant = Tuiles production
option-universal-bot = Le robot universel et sa tuile, seulement avec les tuiles production
option-task = La tâche de la partie en solo
option-round-limit = Nombre maximal de manches ; 0 veut dire aucun
option-data = Votre matériel à la place des valeurs reconstituées : piste de valeur et lignes, icônes, contrats, tuiles inspection
variant-none = aucune
variant-variant-1 = Variante 1 : une tuile avec le premier contrat, pour plus tard
variant-variant-2 = Variante 2 : une tuile quand vous voulez, utilisée aussitôt

## Ce qu’une place peut faire

action-move = { $space ->
        [A1] A1 : { space-A1.does }
        [A2] A2 : { space-A2.does }
        [A3] A3 : { space-A3.does }
        [P1] P1 : { space-P1.does }
        [P2] P2 : { space-P2.does }
        [P3] P3 : { space-P3.does }
        [J1] J1 : { space-J1.does }
        [J2] J2 : { space-J2.does }
        [F1] F1 : { space-F1.does }
        [F2] F2 : { space-F2.does }
       *[F3] F3 : { space-F3.does }
    }
action-beside = Se mettre à côté du plateau « { $board } »
action-pay = Payer 1 jeton pour la présence de Sandra
action-pass = Passer votre tour
action-done = Terminé
action-gain = Gagner 1 jeton prise de parole
action-rotate = Faire pivoter la roue
action-dispense = Distribuer la pièce de la sortie { $output }
action-take = Prendre la pièce du dessus, pile du robot { $colour }
action-feed = Mettre dans la roue la pièce du dessus, pile du robot { $colour }
action-project = Prendre le projet { $slot }
action-drop = Défausser un projet { $colour }
    .act = Donner deux projets contre une pièce universelle, le premier : { $colour }
action-universal = Prendre une pièce universelle : { $body }
action-raise = Augmenter la valeur du robot { $colour }
action-reserve = Réserver le contrat { $spot }
action-keep = Garder le contrat { $spot }
action-discard = Défausser : { $part }
    .act = Donner trois pièces contre une, la première : { $part }
action-swap = Échanger contre la pièce de rechange { $pallet } : { $part }
action-place = Placer dans la colonne du robot { $colour } : { $part }
action-claim = Prendre la tuile « { $tile } »
action-use = Utiliser la tuile « { $tile } »
action-return = Rendre { $pair } pour le robot universel
action-complete = Terminer un projet { $colour } avec le robot universel

## Ce qui est demandé maintenant, et ce qui se passe entre-temps

step-start = Pour commencer, prenez la pièce du dessus d’une pile de votre choix.
step-moves = Les ouvriers se déplacent, le plus à gauche d’abord.
step-move = { $first ->
        [place] { step-place-worker }
       *[other] Déplacez votre ouvrier sur une case libre d’un autre plateau.
    }
step-place-worker = Placez votre ouvrier sur une case libre au choix.
step-beside = Choisissez le plateau plein à côté duquel se met votre ouvrier.
step-acts = Qui est debout agit, de gauche à droite.
step-fee = Sandra est sur votre plateau : payez 1 jeton, ou passez.
step-act = Réalisez l’action principale et l’action exécutive pas à pas, jusqu’à ce que vous ayez terminé.
    .now = { $first ->
        [P1] Crédits restants : { $second }.
        [P2] Crédits restants : { $second }.
        [P3] Crédits restants : { $second }.
        [J1] Projets encore à prendre : { $second }.
        [J2] Projets encore à prendre : { $second }.
        [F1] Jetons encore à dépenser : { $second }.
        [F2] Jetons encore à dépenser : { $second }.
        [F3] Jetons encore à dépenser : { $second }.
       *[other] Pièces encore à placer : { $second }.
    }
step-feed = Choisissez la pile qui remplit l’entrée vide de la roue.
    .now = { $first ->
        [left-input] C’est l’entrée gauche.
       *[other] C’est l’entrée droite.
    }
step-place-part = Bonus : placez une pièce maintenant, ou renoncez-y.
    .now = { $first ->
        [0] C’est gratuit.
       *[other] Cela coûte { $first } jeton.
    }
step-take-project = Bonus : prenez un projet maintenant, ou renoncez-y.
step-take-part = Vous avez couvert une icône pièce : payez 1 jeton pour la pièce du dessus d’une pile, ou renoncez-y.
step-exchange = Donnez trois pièces contre la pièce du dessus d’une pile.
    .now = { $first ->
        [1] Encore 1 pièce à défausser.
       *[other] Encore { $first } pièces à défausser.
    }
step-exchange-part = Prenez en échange la pièce du dessus d’une pile.
step-trade = Donnez des projets contre une pièce universelle.
    .now = { $first ->
        [1] Encore 1 projet à défausser.
       *[other] Encore { $first } projets à défausser.
    }
step-trade-part = Prenez en échange une pièce universelle.
step-discount = Choisissez le paiement qui vous coûte 1 jeton de moins.
step-choice = Prenez la pièce du dessus d’une pile, prenez un projet, ou placez une pièce.
step-value = Choisissez la couleur dont la valeur monte.
step-universal = Prenez une pièce universelle, ou rendez-en deux pour le robot universel.
step-complete = Choisissez le projet que termine le robot universel.
step-claim = Votre premier contrat : vous pouvez prendre une tuile production.
step-end-of-turn = Le tour se termine.
step-excess-parts = Vous pouvez garder cinq pièces : défaussez le surplus.
    .now = { $first ->
        [1] Encore 1 pièce à défausser.
       *[other] Encore { $first } pièces à défausser.
    }
step-excess-projects = Vous pouvez garder cinq projets : défaussez le surplus.
    .now = { $first ->
        [1] Encore 1 projet à défausser.
       *[other] Encore { $first } projets à défausser.
    }
step-inspection = Vilela inspecte trois contrats : choisissez celui qui reste.
step-maintenance = Maintenance : les colonnes pleines sont vidées, de nouveaux projets arrivent.

## Ce qui s’est passé

event-first-seat = { $seat } ouvre l’ordre de départ.
event-spare-laid = Pièce de rechange { $pallet } : { $part }.
event-top-shown = { "" }
event-stack-renewed = Les pièces défaussées du robot { $colour } forment une nouvelle pile.
event-marker-moved = { "" }
event-wheel-filled = Sur la roue, { $place } : { $part }.
event-project-laid = Nouveau projet { $slot } : { $colour }.
event-projects-renewed = Les projets défaussés forment une nouvelle pioche.
event-project-dealt = { $seat } reçoit un projet : { $colour }.
event-contract-laid = { "" }
event-task-set = La tâche : { $task }.
event-gained = { $count ->
        [1] { $seat } gagne 1 jeton prise de parole.
       *[other] { $seat } gagne { $count } jetons prise de parole.
    }
    .then = { $source ->
        [start] { $count ->
            [1] Au départ, il y a 1 jeton.
           *[other] Au départ, il y a { $count } jetons.
        }
       *[other] { $count ->
            [1] Cela rapporte 1 jeton.
           *[other] Cela rapporte { $count } jetons.
        }
    }
event-spent = { $purpose ->
        [sandra] { $seat } dépense 1 jeton, car Sandra est là.
        [contract] { $count ->
            [1] { $seat } paie 1 jeton pour un contrat.
           *[other] { $seat } paie { $count } jetons pour un contrat.
        }
       *[other] { $seat } paie { $count } jeton.
    }
    .then = { $purpose ->
        [sandra] 1 jeton est dépensé, car Sandra est là.
        [contract] { $count ->
            [1] Un contrat est payé 1 jeton.
           *[other] Un contrat est payé { $count } jetons.
        }
       *[other] Cela coûte { $count } jeton.
    }
event-round = Manche { $round }.
    .heading = Manche { $round }
event-phase = { $phase }.
    .heading = { $phase }
event-moved = { $seat } va en { $space }.
event-stood-beside = { $seat } se met à côté du plateau « { $board } ».
event-sandra-walked = Sandra va en { $space }.
event-sandra-stayed = Sandra ne bouge pas à la manche 1.
event-sandra-acted = Sandra agit sur le plateau « { $board } ».
event-sandra-rested = Sandra se couche sans agir.
event-vilela-board-shown = La tuile de Vilela montre « { $board } ».
event-vilela-board-rejected = Vilela ne peut pas y aller ({ $board }) et tire encore.
event-vilela-bot-shown = Sa tuile robot montre le { $colour }.
event-vilela-walked = Vilela va en { $space }.
event-vilela-stayed = Vilela ne bouge pas à la manche 1.
event-vilela-acted = Vilela agit sur le plateau « { $board } » contre le { $colour }.
event-vilela-rested = Vilela se couche sans agir.
event-turn = { $seat } agit en { $space }.
event-passed = { $seat } passe.
    .then = Le tour est passé.
event-laid-down = { $seat } a agi.
    .then = { "" }
event-placed = { $seat } place dans la colonne du robot { $colour } : { $part }.
    .then = Placé dans la colonne du robot { $colour } : { $part }.
event-completed = { $seat } termine un robot { $colour }.
    .then = Cela termine un robot { $colour } !
event-swapped = { $seat } échange contre la pièce de rechange { $pallet } : { $part }.
    .then = Donné contre la pièce de rechange { $pallet } : { $part }.
event-took-spare = { $seat } prend la pièce de rechange { $pallet } : { $part }.
    .then = Pris en échange : { $part }.
event-spare-discarded = La pièce de rechange { $pallet } est défaussée : { $part }.
event-column-discarded = Défaussé de la colonne du robot { $colour } : { $part }.
event-meeple-removed = Un meeple robot { $colour } quitte la partie.
event-rotated = { $seat } fait pivoter la roue. Crédits restants : { $credits }.
    .then = La roue pivote. Crédits restants : { $credits }.
event-fed = Mis dans l’{ $place } : { $part }.
event-dispensed = { $seat } distribue : { $part }.
    .then = Distribué, sortie { $output } : { $part }.
event-wheel-discarded = Défaussé de la roue, { $place } : { $part }.
event-took-part = { $seat } prend sur les piles : { $part }.
    .then = Pris sur les piles : { $part }.
event-discarded = { $seat } défausse : { $part }.
    .then = Défaussé : { $part }.
event-took-project = { $seat } prend un projet { $colour }, { $slot }.
    .then = Pris : un projet { $colour }, { $slot }.
event-dropped = { $count ->
        [1] { $seat } défausse un projet : { $colour }.
       *[other] { $seat } défausse des projets : { $colour }.
    }
    .then = Projets défaussés : { $colour }.
event-took-universal = { $seat } prend : { $part }.
    .then = Pris : { $part }.
event-project-discarded = Le projet { $colour } { $slot } est défaussé.
event-project-slid = { "" }
event-raised = La valeur du robot { $colour } monte à { $value }.
event-lowered = La valeur du robot { $colour } descend à { $value }.
event-line-crossed = Cela franchit la ligne à { $value }.
event-reserved = { $seat } réserve le contrat { $spot }, { $points ->
        [1] 1 point.
       *[other] { $points } points.
    }
    .then = Réservé : le contrat { $spot }, { $points ->
        [1] 1 point.
       *[other] { $points } points.
    }
event-inspected = Vilela révèle la tuile inspection { $number }.
event-contract-removed = Le contrat { $spot } quitte la partie.
event-bonus-open = Un bonus pour { $seat } : { $bonus }.
    .then = Bonus : { $bonus }.
event-bonus-lapsed = { $seat } renonce à un bonus : { $bonus }.
    .then = Le bonus est perdu : { $bonus }.
event-column-cleared = { $count ->
        [1] La colonne du robot { $colour } est vidée.
       *[other] Colonnes vidées : { $colour }.
    }
event-tile-claimed = { $seat } prend une tuile production : { $tile }.
    .then = Pris : la tuile « { $tile } ».
event-tile-used = { $seat } utilise une tuile production : { $tile }.
    .then = Utilisé : la tuile « { $tile } ».
event-universal-returned = { $seat } rend : { $part }.
    .then = Rendu : { $part }.
event-universal-bot-built = { $seat } termine un projet { $colour } avec le robot universel.
    .then = Le robot universel termine un projet { $colour }.
event-end-nears = { $ending } Cette manche est la dernière.
event-ended = La partie est finie après la manche { $round }.

## Pourquoi pas

reason-game-over = La partie est finie.
reason-not-your-turn = C’est à { $active } de décider.
reason-not-your-start = { $active } prend d’abord une pièce : on commence par la fin de l’ordre.
reason-not-your-placement = { $active } place d’abord un ouvrier.
reason-not-now = Pas à cette étape. { $step }
reason-start-first = Prenez d’abord la pièce du dessus d’une pile au choix.
reason-must-place = Vous devez placer votre ouvrier.
reason-must-move = Votre ouvrier doit se déplacer.
reason-fee-first = Payez d’abord 1 jeton pour la présence de Sandra, ou passez.
reason-feed-first = Remplissez d’abord l’entrée vide de la roue : choisissez une pile.
reason-bonus-first = Utilisez d’abord votre bonus, ou renoncez-y. { $step }
reason-exchange-first = { $left ->
        [0] Vous avez défaussé trois pièces : prenez la pièce du dessus d’une pile.
        [1] Vous donnez trois pièces pour une : défaussez-en encore 1.
       *[other] Vous donnez trois pièces pour une : défaussez-en encore { $left }.
    }
reason-trade-first = { $left ->
        [0] Vous avez défaussé vos projets : prenez une pièce universelle.
        [1] Vous donnez des projets pour une pièce universelle : défaussez-en encore 1.
       *[other] Vous donnez des projets pour une pièce universelle : défaussez-en encore { $left }.
    }
reason-claim-first = Prenez d’abord une tuile production pour votre premier contrat, ou renoncez-y.
reason-discount-first = Choisissez d’abord le paiement que votre tuile réduit.
reason-choice-first = Choisissez d’abord ce que donne votre tuile : une pièce, un projet ou un placement.
reason-value-first = Choisissez d’abord la valeur que votre tuile augmente.
reason-beside-first = Choisissez d’abord le plateau plein à côté duquel se tient votre ouvrier.
reason-universal-first = Prenez d’abord une pièce universelle, ou rendez-en deux pour le robot universel.
reason-complete-first = Choisissez d’abord le projet que termine le robot universel.
reason-excess-first = { $step }
reason-inspection-first = Choisissez d’abord le contrat qui reste : Vilela retire les deux autres.
reason-no-fee = Sandra ne vous demande rien maintenant.
reason-nothing-to-feed = Les entrées se remplissent seulement juste après une rotation de la roue.
reason-nothing-traded = Une pièce universelle coûte deux projets : défaussez-les d’abord.
reason-nothing-inspected = Vilela n’inspecte aucun contrat en ce moment.
reason-no-first-contract = Une tuile se prend seulement juste après la réservation de votre premier contrat.
reason-taken-by-using = Dans la variante 2, on prend une tuile en l’utilisant.
reason-extra-place-unused = Utilisez d’abord la tuile « { tile-extra-place } » pour vous tenir à côté d’un plateau.
reason-universal-unused = Utilisez d’abord la tuile « { tile-universal } ».
reason-other-board = Votre ouvrier agit sur un autre plateau : { $board }.
reason-space-taken = { $meeple ->
        [worker] L’ouvrier de { $owner } s’y trouve.
        [sandra] Sandra s’y trouve.
       *[vilela] Vilela s’y trouve.
    }
reason-same-board = Votre ouvrier est déjà sur ce plateau ({ $board }) et doit en changer.
reason-sandra-is-there = Sandra est sur ce plateau ({ $board }). À un ou deux joueurs, il vous est fermé.
reason-cannot-pay-sandra = Sandra demande 1 jeton, et vous n’en avez pas.
reason-no-part-for-a1 = Vous n’avez pas cette pièce : { $part }.
reason-no-part-for-a2 = { reason-no-part-for-a1 }
reason-no-part-for-a3 = { reason-no-part-for-a1 }
reason-no-part-for-bonus = { reason-no-part-for-a1 }
reason-no-part-for-tile = { reason-no-part-for-a1 }
reason-no-part-to-swap = Vous n’avez pas cette pièce à échanger : { $part }.
reason-no-part-to-exchange = Vous n’avez pas cette pièce à donner : { $part }.
reason-no-part-to-discard = Vous n’avez pas cette pièce à défausser : { $part }.
reason-all-placed-on-a1 = A1 permet 1 pièce, et vous l’avez placée.
reason-all-placed-on-a2 = A2 permet { $most } pièces, et aucune après une pièce prise pour une icône.
reason-all-placed-on-a3 = A3 permet { $most } pièces, et aucune après une pièce prise pour une icône.
reason-wrong-column = Cette pièce ne va pas dans la colonne du robot { $colour } : { $part }.
reason-space-filled = Il y a déjà une pièce : { $parts }.
reason-no-open-project = La troisième pièce demande un projet { $colour } incomplet à vous.
reason-no-meeple = Il ne reste aucun meeple robot { $colour }.
reason-cannot-pay-space = A3 coûte 1 jeton, et vous n’en avez pas.
reason-no-icon = Pendant cette action, vous n’avez couvert aucune icône pièce encore disponible.
reason-cannot-pay-icon = Une pièce pour l’icône coûte 1 jeton, et vous n’en avez pas.
reason-no-spare-part = Il n’y a pas de pièce de rechange de ce côté : { $pallet }.
reason-cannot-pay-swap = Un échange coûte 1 jeton, et vous n’en avez pas.
reason-stack-empty = Il n’y a pas de pièce à prendre : la pile et sa défausse sont vides.
reason-no-credit-on-p1 = Les { $most } crédits de { $space } sont tous dépensés.
reason-no-credit-on-p2 = { reason-no-credit-on-p1 }
reason-no-credit-on-p3 = { reason-no-credit-on-p1 }
reason-output-empty = Il n’y a pas de pièce dans la sortie { $output }.
reason-no-speech-here = Seule la case P1 donne un jeton.
reason-gained-already = Vous avez déjà gagné le jeton de P1.
reason-executive-used = L’action exécutive de ce plateau s’utilise une fois par tour.
reason-too-few-parts = Il faut défausser { $need } pièces, et vous en avez { $have }.
reason-no-project-there = Il n’y a pas de projet ici : { $slot }.
reason-all-taken-on-j1 = J1 permet 1 projet, et vous l’avez pris.
reason-all-taken-on-j2 = J2 permet { $most } projets, et vous les avez pris.
reason-no-project-to-trade = Vous n’avez pas de projet { $colour } incomplet à donner.
reason-no-project-to-discard = Vous n’avez pas de projet { $colour } incomplet à défausser.
reason-project-complete = Votre projet { $colour } est terminé : il reste.
reason-too-few-projects = Il faut défausser { $need } projets incomplets, et vous en avez { $have }.
reason-no-universal-part = Cette pièce universelle n’est pas sur le plateau projets.
reason-no-universal-parts = Il ne reste aucune pièce universelle sur le plateau projets.
reason-value-at-top = La valeur du robot { $colour } est au maximum : { $value }.
reason-spent-enough = Les { $most } jetons que permet { $space } sont tous dépensés.
reason-cannot-pay-raise = Augmenter une valeur coûte 1 jeton, et vous n’en avez pas.
reason-no-contract-there = Il n’y a pas de contrat ici : { $spot }.
reason-reserved-by-you = Vous avez déjà réservé ce contrat.
reason-contract-full = Ce contrat est déjà réservé par { $owners }.
reason-over-the-maximum = Ce contrat coûte { $need }, et votre case permet encore { $have }.
reason-cannot-pay-contract = { $have ->
        [0] Ce contrat coûte { $need }, et vous n’avez pas de jeton.
        [1] Ce contrat coûte { $need }, et vous avez 1 jeton.
       *[other] Ce contrat coûte { $need }, et vous avez { $have } jetons.
    }
reason-not-marked = La tuile inspection ne montre pas ce contrat : { $spot }.
reason-has-token = Il y a un jeton sur ce contrat : on ne peut pas le retirer.
reason-no-production-tiles = Cette table joue sans tuiles production.
reason-no-universal-tile = Cette table joue sans le robot universel et sa tuile.
reason-no-extra-place = À un ou deux joueurs, la tuile « { $tile } » n’est pas en jeu.
reason-not-your-tile = Vous n’avez pas cette tuile : { $tile }.
reason-not-left-to-take = Cette tuile n’est plus dans l’offre : { $tile }.
reason-not-left-to-use = Quelqu’un d’autre a déjà utilisé cette tuile : { $tile }.
reason-tile-used-up = Vous avez utilisé votre tuile production.
reason-another-tile-used = Vous avez déjà utilisé une tuile production : une seule par joueur et par partie.
reason-tile-too-new = Vous venez de prendre cette tuile : elle s’utilise à partir de votre prochain déplacement.
reason-tile-not-now = Cette tuile ne s’utilise pas en ce moment : { $tile }.
reason-board-not-full = Seulement à côté d’un plateau plein où votre ouvrier peut aller.
reason-nothing-to-discount = Il n’y a pas de paiement que la remise pourrait réduire.
reason-nothing-spent-yet = La remise ne vaut pour une augmentation qu’après 1 jeton dépensé pendant ce tour.
reason-too-cheap = Ce contrat coûte 1, et vous devez dépenser au moins 1.
reason-cannot-pay-tile = Cette tuile coûte 1 jeton, et vous n’en avez pas.
reason-nothing-to-choose = Aucun des trois n’est possible maintenant.
reason-nothing-to-raise = Toutes les valeurs sont au maximum.
reason-no-project-for-tile = La tuile « { $tile } » demande un projet incomplet à vous.
reason-nothing-universal = Il n’y a pas de pièce universelle sur le plateau projets, et le robot universel est hors de portée.
reason-not-this-pair = Vous n’avez pas les deux pièces : { $pair }.
reason-no-universal-bot = Le robot universel n’est pas sur le plateau projets.
reason-no-project-for-bot = Le robot universel demande un projet incomplet à vous.
reason-no-project-to-complete = Vous n’avez pas de projet { $colour } incomplet.

## Décompte

score-bots = { $count ->
        [1] 1 robot { $colour }, valeur { $value }
       *[other] { $count } robots ({ $colour }), valeur { $value } chacun
    }
score-contract-fulfilled = Contrat rempli ({ $colours }) : { $points }, et { $side } pour sa rangée
score-contract-failed = Contrat non rempli ({ $colours })
score-speech = { $count ->
        [1] 1 jeton prise de parole, un point par paire
       *[other] { $count } jetons prise de parole, un point par paire
    }
score-parts = { $count ->
        [1] 1 pièce restante
       *[other] { $count } pièces restantes
    }
score-projects = { $count ->
        [1] 1 projet incomplet
       *[other] { $count } projets incomplets
    }
score-task = { $result ->
        [fulfilled] Tâche remplie : { $task }
       *[failed] Tâche non remplie : { $task }
    }
score-review = { $review }
score-tie-bots = Égalité de points : le plus de robots l’emporte, ici { $count }
score-tie-speech = { $count ->
        [0] Autant de robots aussi : un nombre impair de jetons prise de parole l’emporte, ici il est pair
       *[other] Autant de robots aussi : un nombre impair de jetons prise de parole l’emporte, ici il est impair
    }
score-tie-shared = Toujours à égalité : la place est partagée

## Ce qui ne va pas dans des données ou une position

data-track = { $path } : les valeurs doivent monter jusqu’à { $top }, avec { $start } parmi elles.
data-line = { $path } : il ne peut y avoir de ligne à { $value }. Il faut une case de la piste, et une seule ligne pour chacune.
data-need = { $path } : un contrat demande un à cinq robots, pas { $count }.
data-points = { $path } : un contrat a deux cases de points, la première vaut plus.
data-count = { $path } : il en faut { $wanted }, pas { $count }.
data-twice = { $path } : « { $name } » s’y trouve deux fois.
position-misfit = { $path } ne va pas avec le reste de la position.
position-space-taken = { $path } : deux meeples sont sur une même case.
position-ended = { $path } : la partie aurait pris fin avant cette manche.
