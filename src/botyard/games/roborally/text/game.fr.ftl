### RoboRally : tout ce qui se dit pendant la partie. Les cartes sont dans cards.*.ftl, les
### plateaux et les parcours dans courses.*.ftl.

game-roborally = RoboRally
    .subtitle = Programmez, poussez, foncez
    .summary = Cinq cartes à la fois mènent votre robot à travers une usine pleine de tapis roulants, de puits et de lasers. Tout le monde programme en même temps, et ensuite plus rien ne change. Le premier qui touche tous les drapeaux dans l’ordre gagne.
    .kind = course
    .minutes = 60–120
    .pitch = Programmez cinq coups, puis regardez-les tourner mal ensemble.

## Directions

direction-north = nord
direction-east = est
direction-south = sud
direction-west = ouest
facing-north = le nord
facing-east = l’est
facing-south = le sud
facing-west = l’ouest

## Ce que choisit une table

option-course = Parcours : un de ceux qui sont publiés, par son nom, ou le vôtre
option-timer = Sablier : 30 secondes pour le dernier qui n’est pas prêt
option-play-on = Continuer pour les autres places quand le premier robot est arrivé
option-turn-limit = Nombre maximal de tours ; 0 veut dire aucun
field-course = Parcours
field-teams = Équipes
    .one = Équipe de la place { $number }
field-name = Nom
field-players = Joueurs
    .one = Nombre de joueurs { $number }
field-boards = Plateaux
    .one = Plateau { $number }
field-board = Plateau
field-at = Place du coin
field-turned = Quarts de tour
field-flags = Drapeaux
    .one = Drapeau { $number }

## Ce qu’une place peut faire

action-program = Registre { $register } : { $card }
action-unprogram = Reprendre la carte du registre { $register }
action-ready = C’est bon
action-power-down = Hors tension au prochain tour
action-power-on = Sous tension au prochain tour
action-take-damage = Prendre le dégât
action-discard = Défausser { $option }
action-at = Placer en { $space }
action-face = Orientation : { $direction }

## Ce qui est demandé maintenant, et ce qui se passe entre-temps

step-deal = Les cartes sont distribuées.
step-program = Mettez une carte dans chaque registre libre, puis dites « c’est bon ».
    .now = { $first ->
        [0] { "" }
       *[other] D’abord : la recompilation cause { $first } dégât. Prenez-le, ou défaussez une carte d’Équipement à la place.
    }
step-announce = Votre robot est endommagé. Doit-il être hors tension au prochain tour, pour défausser tous ses dégâts ?
step-register = La phase suivante commence.
step-reveal = Les cartes de ce registre sont révélées.
step-move = Les robots se déplacent, la plus grande vitesse d’abord.
step-go-on = Un robot continue son déplacement.
step-express-belts = Les tapis roulants express avancent.
step-belts = Tous les tapis roulants avancent.
step-pushers = Les repousseurs actifs poussent.
step-gears = Les engrenages pivotent.
step-lasers = Les lasers tirent.
step-cancel = Votre robot est touché. Prenez le pion de Dégât, ou défaussez une carte d’Équipement à la place.
    .now = { $first ->
        [1] C’est le seul dont il reste à décider.
       *[other] Il reste à décider de { $first } pions.
    }
step-land = Les dégâts arrivent.
step-destruction = Les robots à 10 dégâts sont détruits.
step-touch = Les robots touchent des drapeaux et déplacent leurs marqueurs Archive.
step-end-of-register = La phase se termine.
step-repairs = Les robots sur un drapeau ou un site de réparation sont réparés.
step-clear = Les registres non verrouillés sont vidés.
step-stay-down = Votre robot est hors tension. Doit-il le rester au prochain tour ?
step-return = Les robots détruits reviennent.
step-return-at = Votre case d’archive est occupée. Choisissez une case proche pour votre robot.
step-return-face = Votre robot revient. Choisissez vers où il regarde.
    .now = Il arrive en { $first }.
step-return-power = Votre robot est de retour. Doit-il être hors tension au prochain tour ?
    .now = { $first ->
        [0] Il n’a aucun dégât.
       *[other] Il a { $first } dégâts, qu’il défausse alors.
    }
step-drop-damage = Les robots hors tension défaussent leurs dégâts.
step-end-of-turn = Le tour se termine.
step-lose-option = Votre robot a été détruit. Choisissez la carte d’Équipement qu’il perd.

## Ce qui s’est passé

event-docked = { $seat } part du quai { $dock }, en { $space }.
event-turn = Tour { $turn }.
    .heading = Tour { $turn }
event-dealt = { $count ->
        [0] { $seat } ne reçoit pas de cartes.
        [1] { $seat } reçoit 1 carte.
       *[other] { $seat } reçoit { $count } cartes.
    }
event-dealt-card = { $seat } reçoit : { $card }.
    .then = Cartes : { $card }.
event-ran-out = { $seat } : les registres vides sont remplis au hasard.
event-ready = { $seat } : « c’est bon ».
event-announced = { $seat } annonce sa mise hors tension pour le prochain tour.
    .then = La mise hors tension est annoncée pour le prochain tour.
event-register = { $count ->
        [1] Phase { $register }.
       *[other] Phases { $register }.
    }
    .heading = Phase { $register }
event-revealed = { $seat } révèle { $card }.
event-turned = { $by ->
        [belt] Le tapis fait pivoter { $seat } vers { $facing }.
        [gear] Un engrenage fait pivoter { $seat } vers { $facing }.
       *[card] { $seat } pivote vers { $facing }.
    }
    .then = { $by ->
        [belt] Le tapis fait pivoter le robot vers { $facing }.
        [gear] Un engrenage fait pivoter le robot vers { $facing }.
       *[card] Le robot pivote vers { $facing }.
    }
event-moved = { $seat } va en { $space }.
    .then = Puis en { $space }.
event-pushed = Poussée : { $seat } arrive en { $space }.
event-blocked = Un mur arrête { $seat }.
    .then = Un mur arrête le robot.
event-belts = { $running ->
        [express] Les tapis roulants express avancent.
       *[all] Tous les tapis roulants avancent.
    }
event-carried = Un tapis transporte { $seat } en { $space }.
event-pushers = Les repousseurs poussent.
event-gears = Les engrenages pivotent.
event-lasers = Les lasers tirent.
event-beam = { $hits ->
        [1] Un laser du plateau touche { $seat }.
       *[other] Un laser du plateau touche { $seat } de { $hits } rayons.
    }
event-shot = { $seat } touche { $target } au laser.
event-cancelled = { $seat } défausse { $option } au lieu de prendre un dégât.
event-damaged = { $count ->
        [1] { $damage ->
            [1] { $seat } a maintenant 1 dégât.
           *[other] { $seat } a maintenant { $damage } dégâts.
        }
       *[other] { $seat } subit { $count } dégâts, pions { $damage }.
    }
    .then = { $count ->
        [1] Dégâts maintenant : { $damage }.
       *[other] { $count } dégâts, pions { $damage }.
    }
event-locked = { $count ->
        [1] { $seat } : le registre { $register } se verrouille.
       *[other] { $seat } : les registres { $register } se verrouillent.
    }
    .then = { $count ->
        [1] Le registre { $register } se verrouille.
       *[other] Les registres { $register } se verrouillent.
    }
event-filled = { $seat } : le registre { $register } reçoit { $card } du paquet.
    .then = Le registre { $register } reçoit { $card } du paquet.
event-unlocked = { $count ->
        [1] { $seat } : le registre { $register } se déverrouille.
       *[other] { $seat } : les registres { $register } se déverrouillent.
    }
    .then = { $count ->
        [1] Le registre { $register } se déverrouille.
       *[other] Les registres { $register } se déverrouillent.
    }
event-fell = { $how ->
        [pit] { $seat } tombe dans le puits en { $space }.
       *[edge] { $seat } tombe hors du plateau en { $space }.
    }
    .then = { $how ->
        [pit] Le robot tombe dans le puits en { $space }.
       *[edge] Le robot tombe hors du plateau en { $space }.
    }
event-destroyed = { $lives ->
        [0] { $seat } : robot détruit, plus aucune vie.
        [1] { $seat } : robot détruit, encore 1 vie.
       *[other] { $seat } : robot détruit, encore { $lives } vies.
    }
    .then = { $lives ->
        [0] Il est détruit et n’a plus de vie.
        [1] Il est détruit et a encore 1 vie.
       *[other] Il est détruit et a encore { $lives } vies.
    }
event-lost-option = { $seat } perd { $option }.
    .then = Perdu : { $option }.
event-out = { $seat } est hors course.
    .then = Hors course !
event-touched = { $seat } touche le drapeau { $flag }.
event-archived = { $seat } place son marqueur Archive en { $space }.
    .then = Le marqueur Archive va en { $space }.
event-finished = { $seat } a touché tous les drapeaux.
    .then = C’était le dernier drapeau.
event-repaired = { $damage ->
        [0] Réparation : { $seat } n’a plus de dégât.
        [1] Réparation : { $seat } a encore 1 dégât.
       *[other] Réparation : { $seat } a encore { $damage } dégâts.
    }
event-drew-option = { $seat } pioche une carte d’Équipement : { $option }.
    .then = Carte d’Équipement piochée : { $option }.
event-stays-down = { $seat } reste hors tension.
event-powered-up = { $seat } se remet sous tension.
event-returned = { $seat } revient en { $space } et regarde vers { $facing }.
event-returned-with = { $damage ->
        [0] { $seat } revient sans dégât.
       *[other] { $seat } revient avec { $damage } dégâts.
    }
    .then = { $damage ->
        [0] Sans dégât.
       *[other] Avec { $damage } dégâts.
    }
event-powered-down = { $seat } est hors tension et défausse tous ses dégâts.
    .then = Le robot est hors tension et défausse tous ses dégâts.
event-deck-renewed = Les cartes Programme défaussées forment, mélangées, un nouveau paquet de { $count } cartes.
event-options-renewed = Les cartes d’Équipement défaussées forment, mélangées, un nouveau paquet de { $count } cartes.
event-limit = La limite de { $turn } tours est atteinte.
event-won = { $seat } gagne la course !
event-ended = La course est finie.

## Pourquoi pas

reason-game-over = La course est finie.
reason-not-asked = C’est à { $asked } de décider.
reason-not-now = Pas à cette étape. { $step }
reason-not-while-programming = C’est impossible pendant la programmation.
reason-not-while-announcing = { reason-not-now }
reason-not-in-clean-up = { reason-not-now }
reason-is-out = Votre robot est éliminé.
reason-is-destroyed = Votre robot a été détruit. Il n’a pas de programme pendant ce tour et revient à la fin du tour.
reason-sits-out = Votre robot a été détruit au tour précédent et passe celui-ci. Il revient à la fin du tour.
reason-is-home = Votre robot a touché tous les drapeaux et a quitté l’usine.
reason-is-powered-down = Votre robot est hors tension pendant ce tour : il n’a pas de cartes à programmer.
reason-already-ready = Vous avez dit « c’est bon » ; votre programme ne peut plus changer.
reason-register-locked = Le registre { $register } est verrouillé. Il garde sa carte jusqu’à une réparation.
reason-register-full = Le registre { $register } contient déjà une carte. Reprenez-la d’abord.
reason-register-holds-two = Le registre { $register } contient déjà deux cartes. Reprenez-en d’abord une.
reason-register-empty = Le registre { $register } ne contient pas de carte à reprendre.
reason-registers-empty = { $count ->
        [1] Le registre { $registers } est vide. Mettez-y d’abord une carte.
       *[other] Les registres { $registers } sont vides. Mettez d’abord une carte dans chacun.
    }
reason-not-in-hand = { $card } n’est pas dans votre main.
reason-placed-already = { $card } est déjà dans un registre. Reprenez d’abord cette carte.
reason-not-damaged = Votre robot n’est pas endommagé. Seul un robot endommagé peut annoncer sa mise hors tension.
reason-not-your-option = Votre robot n’a pas cette carte d’Équipement : { $option }.
reason-not-yours-to-discard = { reason-not-your-option }
reason-not-yours-to-lose = { reason-not-your-option }
reason-off-the-floor = { $space } est hors de l’usine.
reason-space-is-pit = Il y a un puits en { $space }.
reason-space-taken = Un autre robot se trouve en { $space }.
reason-not-nearest = Votre robot revient le plus près possible de son marqueur Archive ; { $space } est dans un autre cercle.
reason-no-safe-facing = En { $space }, il y a un robot à 3 cases ou moins quelle que soit l’orientation.
reason-robot-in-sight = Orientation { $direction } : un robot est en vue à 3 cases ou moins. Choisissez une autre orientation.

## Où en est la course

score-flags = { $count ->
        [0] Aucun drapeau touché
        [1] 1 drapeau touché
       *[other] { $count } drapeaux touchés
    }
score-lives = { $count ->
        [0] Plus aucune vie
        [1] Encore 1 vie
       *[other] Encore { $count } vies
    }
score-damage = { $count ->
        [0] Aucun dégât
        [1] 1 dégât
       *[other] { $count } dégâts
    }
score-turns = { $count ->
        [1] Après 1 tour
       *[other] Après { $count } tours
    }
score-finished = Arrivée au tour { $turn }, registre { $register }
score-out = { $register ->
        [0] Hors course au tour { $turn }, pendant la programmation
       *[other] Hors course au tour { $turn }, registre { $register }
    }

## Ce qui ne va pas dans une position

position-misfit = { $path } ne va pas avec le reste de la position.
position-space-taken = { $path } : un autre robot s’y trouve.
position-no-space = { $path } : aucun robot ne peut se trouver en { $name }.
position-card-twice = { $path } : « { $name } » est à deux endroits.
position-deck = { $path } nomme { $count } cartes, mais il en reste { $wanted } pour lui, ou d’autres.
position-no-holder = { $path } : aucun robot n’a la carte d’Équipement sur laquelle cela se trouve.
position-other-course = { $path } : seul un autre parcours a cette règle.
position-too-early = { $path } : avant le premier registre, rien de tel ne peut être en vigueur.
position-carrier = { $path } : un drapeau porté ne se trouve nulle part, et son porteur est dans l’usine.
position-ended = { $path } : la course aurait pris fin avant ce moment.
