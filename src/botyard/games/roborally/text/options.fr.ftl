### RoboRally : ce que disent les cartes d’Équipement, et ce qui se dit avec elles et sur les parcours à règle spéciale.

## Cartes d’Équipement

option-ablative-coat = Revêtement ablatif
    .does = Toujours : les 3 prochains pions de Dégât de son robot, d’où qu’ils viennent, vont sur cette carte ; au troisième elle est défaussée. Les pions posés dessus ne sont pas des dégâts. Elle les prend avant le Contrôle de tir et avant toute défausse d’Équipement, et ne peut pas être défaussée elle-même contre un dégât.
option-abort-switch = Bouton d’arrêt
    .does = Après une révélation, une fois par tour : la carte révélée est défaussée et la première carte du paquet prend sa place, avec sa propre vitesse ; dans chaque registre suivant du tour, la même chose arrive sans choix. Les registres verrouillés restent tels quels. Deux cartes sont remplacées par une seule. Pas pour un robot radiocommandé.
option-brakes = Freins
    .does = Quand un Avancer 1 de son robot arrive : il avance de 0 au lieu de 1, à la vitesse de la carte. Aussi pour le pas de côté des Pattes de crabe et pour un Avancer 1 exécuté sous Radiocommande.
option-circuit-breaker = Disjoncteur
    .does = Toujours, lors de la préparation, après les réparations : avec 3 dégâts ou plus, son robot est hors tension au tour suivant, comme si c’était annoncé ; s’il l’est déjà, il le reste. Un robot qui revient à ce moment n’est pas concerné.
option-conditional-program = Programme conditionnel
    .does = Quand le programme est prêt, une carte restante peut être posée dessus, face cachée. Avant la révélation de n’importe quel registre de ce tour, cette carte peut être mise dans le registre ; celle qui s’y trouvait est défaussée face cachée. Pas dans un registre verrouillé ni sous Radiocommande. Inutilisée, elle est défaussée lors de la préparation ; l’Équipement reste.
option-crab-legs = Pattes de crabe
    .does = Pendant la programmation : un Avancer 1 et un Pivoter à gauche ou à droite peuvent partager un registre. Le robot fait alors un pas de ce côté sans pivoter, à la vitesse de l’Avancer 1, et pousse comme à chaque pas.
option-double-barreled-laser = Laser à double canon
    .does = Toujours : le laser principal touche 2 fois au lieu d’une. Pas le laser arrière, ni les armes.
option-dual-processor = Double processeur
    .does = Pendant la programmation : une carte de déplacement et une carte de rotation peuvent partager un registre. Le déplacement perd une case, deux avec un Demi-tour, jamais moins de 0 ; puis le robot pivote. La carte de déplacement donne la vitesse. Quatrième vitesse et Marche arrière allongent d’abord. Qui a aussi les Pattes de crabe choisit, pour un Avancer 1 avec un Pivoter, au moment de l’exécution.
option-extra-memory = Mémoire supplémentaire
    .does = Toujours : une carte de plus à chaque distribution pour son robot actif, même avec 9 dégâts.
option-fire-control = Contrôle de tir
    .does = Pour chaque coup du laser principal que ni bouclier ni revêtement n’a pris : au lieu du pion normal, soit il va sur un registre non verrouillé de la cible, compte comme dégât et verrouille ce registre ; soit un Équipement de la cible est défaussé, sans dégât. Rien de cela ne peut être annulé.
option-flywheel = Volant d’inertie
    .does = Quand le programme est prêt, une carte restante quelconque peut être posée dessus, face cachée, s’il est vide ; lors de la programmation d’un tour suivant, elle peut être prise en main. Elle n’est pas distribuée : Recompilation ne défausse pas une carte venue d’un tour précédent, où qu’elle soit, mais toute carte distribuée ce tour, ici aussi. Elle reste malgré mise hors tension et destruction.
option-fourth-gear = Quatrième vitesse
    .does = Quand un Avancer 3 arrive : 4 cases au lieu de 3, à sa vitesse.
option-gyroscopic-stabilizer = Stabilisateur gyroscopique
    .does = À chaque tour avant la révélation du registre 1, en marche ou non. En marche : engrenages et tournants de tapis ne font pas pivoter le robot de tout le tour ; les cartes si, et les tapis le transportent toujours.
option-high-power-laser = Laser haute puissance
    .does = Pendant les tirs, quand cela change qui est touché : le laser principal traverse un mur, ou un robot, touché pleinement, et continue jusqu’au robot suivant ; un second obstacle l’arrête. Ni pour les armes ni pour le laser arrière.
option-mechanical-arm = Bras mécanique
    .does = À l’enregistrement de chaque registre, un drapeau ou un site de réparation d’une case voisine peut être touché comme si le robot s’y trouvait ; le marqueur Archive y va alors. Lors de la préparation, un drapeau ou un site voisin aide aussi, en plus de sa propre case. Un mur barre une case adjacente ; une case en diagonale seulement si les deux détours du coin sont barrés.
option-mini-howitzer = Mini-obusier
    .does = Arme : 1 dégât, puis la cible est poussée d’une case dans la direction du tir, avec tous ceux sur sa route, pas à travers les murs, même dans un puits ou hors de l’usine. 5 tirs, puis elle est défaussée. Le dégât peut être annulé, pas la poussée.
option-power-down-shield = Bouclier hors tension
    .does = Toujours, tant que son robot est hors tension : dans chaque registre, il empêche le premier dégât de chacun des quatre côtés, par laser, Mini-obusier ou Bélier. Un second coup du même côté compte ; les poussées ne sont pas arrêtées.
option-pressor-beam = Rayon répulseur
    .does = Arme : pas de dégât ; la cible est poussée d’une case dans la direction du tir, avec tous ceux sur sa route, pas à travers les murs.
option-radio-control = Radiocommande
    .does = Arme, registres 1 à 4, contre une cible active qu’elle ne commande pas encore : pour le reste du tour, la cible n’exécute pas ses registres mais, juste après ce robot, la carte de son registre, avec ses propres Équipements. Cela continue avec les cartes en place si ce robot est détruit.
option-ramming-gear = Bélier
    .does = Toujours, à chaque pas de la carte de son robot où il pousse : ensuite le robot juste devant, s’il est encore dans l’usine, prend 1 dégât. Rien si la poussée est bloquée.
option-rear-firing-laser = Laser arrière
    .does = Toujours, même quand l’avant tire une arme : un second laser vers l’arrière, 1 dégât. Aucun Équipement du laser principal ne le change.
option-recompile = Recompilation
    .does = Pendant la programmation, une fois par tour, avec au moins une carte distribuée : toutes les cartes distribuées ce tour, placées ou non, même sur Volant d’inertie ou Programme conditionnel, sont défaussées et autant de nouvelles piochées ; puis 1 dégât, qui peut être annulé, même avec cette carte. Un registre verrouillé ainsi est encore programmé ce tour. Dixième dégât, il détruit le robot avant le registre 1.
option-reverse-gear = Marche arrière
    .does = Quand un Reculer arrive : 2 cases en arrière au lieu d’une, à sa vitesse.
option-scrambler = Brouilleur
    .does = Arme, registres 1 à 4, contre une cible active qui n’est pas radiocommandée et dont le registre suivant n’est pas verrouillé : la carte qui s’y trouve est défaussée et la première du paquet y est posée face cachée, sans que personne la voie avant la révélation.
option-superior-archive = Archive supérieure
    .does = Toujours, si la carte est encore là au retour de son robot : il revient sans les 2 dégâts.
option-tractor-beam = Rayon tracteur
    .does = Arme, contre une cible non adjacente : pas de dégât ; elle est tirée d’une case vers le tireur.

## Directions intermédiaires

direction-north-east = nord-est
direction-south-east = sud-est
direction-south-west = sud-ouest
direction-north-west = nord-ouest

## Ce que choisit une table

option-teams = Équipes : l’équipe de chaque place, à partir de 1 ; rien laisse faire le parcours
option-war-zone-options = Zone de guerre : un Équipement pour chacun au départ

## Ce qu’une place peut faire

action-use = Utiliser { $option }
action-pass = Rien de cela
action-aim = Verrouiller le registre { $register } de la cible
action-strip = Défausser un Équipement de la cible : { $option }
action-reach = Tendre le bras : { $direction }
action-store = { $option } : garder { $card }
action-unstore = { $option } : reprendre la carte
action-keep = Garder { $option }
action-home = Plateau : { $direction }

## Ce qui est demandé maintenant, et ce qui se passe entre-temps

step-stabilize = Le Stabilisateur gyroscopique doit-il être en marche ce tour ?
step-conditional = La carte du Programme conditionnel doit-elle aller dans ce registre ?
step-abort = Le Bouton d’arrêt doit-il remplacer cette carte et toutes les suivantes du tour ?
step-act = La carte de votre robot arrive. Un Équipement doit-il la changer ?
step-rotate = La rotation après un déplacement.
step-weapons = Les lasers vont tirer. Votre robot peut utiliser autre chose.
step-hits = Votre laser touche. Choisissez ce qu’en fait le Contrôle de tir.
step-weapon-moves = Les armes déplacent leurs cibles.
step-signals = Radiocommande et Brouilleur agissent.
step-arm = Que doit toucher le Bras mécanique ?
step-arm-repair = Où le Bras mécanique doit-il chercher de l’aide ?
step-keep = Gardez un de vos trois Équipements.
step-home = Choisissez le plateau de votre équipe.
step-deploy-at = Posez votre robot sur une case de vos colonnes du fond.
step-deploy-face = Choisissez l’orientation de votre robot.
    .now = Il est en { $first }.
step-send-off = Les robots poussés à domicile sont renvoyés.
step-turn-boards = On lance les pièces, et les plateaux tournent.
about-racer = Il s’agit de votre coureur.
about-blocker = Il s’agit de votre bloqueur.

## Ce qui s’est passé

event-used = { $seat } utilise { $option }.
event-fired = { $seat } tire sur { $target } : { $option }.
event-shielded = Le Bouclier hors tension de { $seat } arrête un coup.
event-coated = Le Revêtement ablatif de { $seat } prend un pion : { $tokens } sur 3.
event-aimed = { $seat } vise le registre { $register } de { $target }.
event-stripped = { $seat } arrache un Équipement à { $target } : { $option }.
event-stored = { $seat } garde une carte sur { $option }.
event-took = { $seat } prend la carte du Volant d’inertie.
event-recompiled = { $seat } recompile : { $count } nouvelles cartes.
event-replaced = Le paquet décide pour { $seat } : { $card }.
event-controlled = { $seat } radiocommande { $target } pour le reste du tour.
event-scrambled = { $seat } brouille le registre { $register } de { $target }.
event-rammed = { $seat } percute { $target }.
event-reached = { $seat } tend le bras vers { $space }.
event-spent = { $option } de { $seat } : c’est épuisé.
event-offered = Proposé à { $seat } : { $option }.
event-superbot = { $seat } est maintenant le SuperBot.
event-flag-moved = Un tapis porte le drapeau { $flag } en { $space }.
event-flag-away = Le drapeau { $flag } tombe dans un puits.
event-flag-back = Le drapeau { $flag } est de retour en { $space }.
event-left-race = { $seat } quitte la course.
event-claimed = { $seat } prend le drapeau { $flag }.
event-board-turned = Le plateau { $board } tourne ; il est maintenant à { $quarters } quarts de son départ.
event-coin-fell = { $side ->
        [heads] { $seat } lance une pièce : face.
       *[tails] { $seat } lance une pièce : pile.
    }
event-picked-up = { $seat } ramasse le drapeau { $flag }.
event-dropped = { $seat } lâche le drapeau { $flag } en { $space }.
event-sent-off = { $seat } est renvoyé de l’usine.
event-home-chosen = { $seat } choisit son plateau : { $direction }.
event-deployed = { $seat } est en { $space }, orientation { $facing }.
robot-second = { $player } (bloqueur)

## Pourquoi pas

reason-no-target = Aucun robot n’est dans la ligne de mire vers l’avant.
reason-target-adjacent = La cible est déjà adjacente ; elle ne peut pas être tirée plus près.
reason-no-register-left = Il n’y a plus de registre où cela pourrait agir.
reason-target-down = La cible est hors tension.
reason-target-controlled = La cible est déjà radiocommandée.
reason-next-locked = Le registre suivant de la cible est verrouillé.
reason-scrambles-no-more = { reason-no-register-left }
reason-scrambles-down = { reason-target-down }
reason-scrambles-controlled = La cible est radiocommandée et n’exécute pas ses propres cartes.
reason-same-targets = Cela ne toucherait personne d’autre.
reason-not-this-moment = { $option } : rien à faire à ce moment.
reason-coat-stays = Le Revêtement ablatif prend lui-même des pions ; il ne se défausse pas contre un dégât.
reason-aimed-locked = Le registre { $register } de la cible est déjà verrouillé, ou va l’être.
reason-not-targets-option = La cible n’a pas cet Équipement : { $option }.
reason-out-of-reach = Il n’y a rien à portée : { $direction }.
reason-wall-bars-arm = Un mur arrête le Bras mécanique : { $direction }.
reason-no-pair = { $card } ne va pas avec la carte du registre { $register }.
reason-no-side-step = { $card } ne va pas avec la carte du registre { $register } : les Pattes de crabe demandent Avancer 1 et Pivoter.
reason-too-few-cards = Il resterait alors trop peu de cartes pour les registres vides.
reason-card-on-it = Une carte s’y trouve déjà : { $option }.
reason-card-on-flywheel = { reason-card-on-it }
reason-no-card-on-it = Il n’y a pas de carte à prendre : { $option }.
reason-no-card-on-flywheel = { reason-no-card-on-it }
reason-stored-this-turn = Cette carte a été posée pendant ce tour. Reprenez-la plutôt : { $option }.
reason-stored-earlier = Cette carte vient d’un tour précédent. Utilisez l’Équipement pour la prendre en main : { $option }.
reason-not-left-for-condition = Seule une carte restée en main peut y aller ; { $card } n’est pas dans votre main.
reason-not-left-for-flywheel = { reason-not-left-for-condition }
reason-fill-before-condition = { reason-registers-empty }
reason-fill-before-flywheel = { reason-registers-empty }
reason-recompiled-already = Vous avez déjà recompilé ce tour.
reason-damage-first = Décidez d’abord du dégât de Recompilation.
reason-must-choose = Il faut choisir l’une des deux façons.
reason-nothing-dealt = Votre robot n’a reçu aucune carte ce tour.
reason-not-offered = { $option } ne vous a pas été proposé.
reason-kept-already = Vous avez déjà gardé un Équipement.
reason-not-while-keeping = D’abord, chacun garde un Équipement sur trois.
reason-not-while-deploying = { reason-not-now }
reason-not-back-columns = { $space } n’est pas dans les six colonnes du fond de votre plateau.
reason-deploy-in-pit = { reason-space-is-pit }
reason-deploy-taken = { reason-space-taken }
reason-not-own-columns = { reason-not-back-columns }
reason-come-back-in-pit = { reason-space-is-pit }
reason-come-back-taken = { reason-space-taken }
reason-enemy-in-sight = Orientation { $direction } : un ennemi est en vue à 3 cases ou moins. Choisissez une autre orientation.
reason-enemies-all-round = En { $space }, un ennemi est en vue à 3 cases ou moins quelle que soit l’orientation.

## Ce qui ne va pas à une table

teams-unequal = Les équipes doivent être de même taille, et chaque place en a une.

## Comment se place une équipe

score-team = { $team ->
        [1] Équipe A
        [2] Équipe B
        [3] Équipe C
       *[other] Équipe D
    }
