### RoboRally dans le navigateur : les mots du dessin.

## L’usine

floor-label = Usine, { $width } cases sur { $height }. Les flèches la déplacent, plus et moins changent l’échelle, Début montre tout.
floor-closer = Plus près
floor-farther = Plus loin
floor-fit = Montrer toute l’usine
floor-follow = Suivre mon robot
floor-find = Montrer { $robot } dans l’usine
floor-open = Ouvrir l’usine

## Tableaux de bord

mat-you = Vous
mat-label = { $seat } avec { $robot } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    }, { $flags ->
        [one] { $flags } drapeau
       *[other] { $flags } drapeaux
    }.
mat-programming = programme
mat-deciding = décide
mat-ready = c’est bon
mat-down = hors tension
mat-announced = bientôt hors tension
mat-destroyed = détruit
mat-out = éliminé
mat-finished = arrivé

## Votre robot

board-tab = Programme
own-panes = Votre robot et l’usine
own-pane-own = Votre robot
own-pane-floor = Usine
own-console = Votre robot
own-title = { $robot }, votre robot
own-away = Hors du plateau jusqu’à son retour.
own-damage = { $damage ->
        [0] Aucun dégât
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } : { $cards ->
        [0] aucune carte.
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
own-flag = Prochain drapeau : { $flag }, en { $space }.
own-registers = Vos registres
own-register-card = Registre { $register } : { $card }. Appuyez pour la reprendre.
own-register-locked = Le registre { $register } est verrouillé : { $card }.
own-register-next = Registre { $register } : la prochaine carte va ici.
own-register-empty = Le registre { $register } est vide. Appuyez pour le remplir ensuite.
own-next = prochaine carte
own-hand = Cartes reçues : { $count }
own-in = dans
own-take-back = { $card } est dans le registre { $register }. La reprendre.
own-place = { $card } dans le registre { $register }
own-choose-space = Choisissez une case qui brille sur le plateau.
own-choose = Choisissez ou glissez une carte pour le registre { $register }.
own-full = Tous les registres sont remplis. Vous pouvez encore reprendre des cartes.
own-highest = Le plus grand nombre bouge en premier.
own-ready = C’est bon
own-is-ready = Votre programme est prêt.

## Revoir les registres

playback-turn = Tour { $turn }
playback-register = Revoir le registre { $register }
playback-order = Registre { $register }, la vitesse la plus haute d’abord
playback-back = Revenir au début du registre
playback-on = Continuer
playback-pause = Pause
playback-step = Un pas
playback-again = Revoir

## L’usine en mots

space-none = pas de sol
space-floor = sol nu
space-pit = puits
space-belt = tapis roulant vers { $direction }
space-express = tapis roulant express vers { $direction }
space-gear-right = engrenage, tourne à droite
space-gear-left = engrenage, tourne à gauche
space-repair-1 = site de réparation
space-repair-2 = case Équipement
space-pusher = repousseur vers { $direction }, registres { $registers }
space-laser = { $count ->
        [one] faisceau laser vers { $direction }
       *[other] { $count } faisceaux laser vers { $direction }
    }
space-wall = mur vers { $sides }
space-dock = quai { $dock }
space-flag = drapeau { $flag }

## La table en texte

text-race = Parcours { $course }, tour { $turn }{ $register ->
        [0] .
       *[other] , registre { $register }.
    }
text-robots = Les robots
text-column-robot = Robot
text-column-place = Case et orientation
text-column-damage = Dégâts
text-column-lives = Vies
text-column-flags = Drapeaux
text-column-archive = Archive
text-column-state = État
text-column-cards = Cartes en main
text-column-program = Registres
text-column-options = Équipements
text-place = { $space }, tourné vers { $direction }
text-away = hors de l’usine
text-empty = vide
text-hidden = face cachée
text-locked = { $card }, verrouillée
text-in-register = dans le registre { $register }
text-state-up = sous tension
text-state-announced = hors tension au prochain tour
text-state-down = hors tension
text-state-destroyed = détruit, revient
text-state-out = éliminé
text-state-finished = arrivé
text-floor = Autour de { $robot } en { $space }
text-around = Deux cases dans chaque direction, le nord en haut
text-ahead = Devant, vers { $direction }
text-ahead-wall = puis un mur
text-ahead-edge = puis le bord du plateau
text-flags = Les drapeaux, vus par ce robot
text-flag = Drapeau { $flag } en { $space } :
text-ahead-by = { $count } devant
text-behind-by = { $count } derrière
text-right-by = { $count } à droite
text-left-by = { $count } à gauche

## Choisir un parcours

track-title = Parcours
track-picture = L’usine : { $course }
track-players = { $from } à { $to } joueurs
track-flags = { $count ->
        [one] { $count } drapeau
       *[other] { $count } drapeaux
    }
track-advice = Ce parcours est prévu pour { $from } à { $to } joueurs.
track-change = En choisir un autre
track-build = Construire un parcours
track-filter-players = Joueurs
track-filter-length = Durée
track-filter-experience = Expérience
track-whose = Parcours
track-any = peu importe
track-for = pour { $count }
track-length-short = court
track-length-medium = moyen
track-length-long = long
track-experience-easy = facile
track-experience-mid = moyen
track-experience-hard = difficile
track-experience-expert = expert
track-published = publiés
track-mine = les vôtres
track-found = { $count ->
        [0] Aucun parcours n’est ainsi.
        [one] { $count } parcours
       *[other] { $count } parcours
    }

## Construire un parcours

track-name = Nom du parcours
track-new = Mon parcours
track-checking = Est-ce jouable ? Un instant…
track-playable = Ce parcours est jouable.
track-hint = Glissez des plateaux sur la grille, le quai de déchargement contre un côté d’un plateau, des drapeaux sur des cases. R tourne le plateau choisi, Suppr le retire.
track-bench = Le parcours : trois plateaux sur trois
track-cell = Place { $column } du rang { $row } : { $board }
track-turn = Tourner
track-remove = Retirer
track-flag = Drapeau { $number }
track-flags-title = Drapeaux
track-unflag = Retirer le drapeau { $number }
track-file = Enregistrer un fichier
track-open = Ouvrir un fichier
track-link = Copier le lien
track-keep = Garder dans ce navigateur
track-kept = { $name } est gardé dans ce navigateur.
track-forget = Oublier { $name }
track-unreadable = Il n’y a pas de parcours dans ce fichier.
track-use = Prendre ce parcours
sure-track-discard = Vos changements à ce parcours seront perdus. Pour les garder, appuyez d’abord sur « { track-keep } ».
    .title = Abandonner ce parcours ?
    .yes = Abandonner
sure-track-forget = Le parcours sera supprimé de ce navigateur. C’est définitif.
    .title = Supprimer { $name } ?
    .yes = Supprimer
sure-track-replace = Ce navigateur garde déjà un parcours de ce nom. Il sera remplacé, définitivement.
    .title = Remplacer { $name } ?
    .yes = Remplacer

## Équipements sur la table

option-kind-weapon = Arme, à la place du laser
option-kind-programming = Pendant la programmation
option-kind-choice = À votre choix
option-kind-always = Toujours
option-count-ablative-coat = { $count ->
        [one] { $count } pion sur 3 est dessus.
       *[other] { $count } pions sur 3 sont dessus.
    }
option-count-mini-howitzer = { $count ->
        [one] Il reste { $count } tir.
       *[other] Il reste { $count } tirs.
    }
option-stored = Une carte est dessus : { $card }.
options-of = Équipements de { $robot }
would-lead = Alors : { $text }
own-pair = Mettre une seconde carte dans le registre { $register }
own-keep-card = Y garder une carte
own-choose-kept = Choisissez la carte à garder ici : { $option }.

## Équipes et parcours particuliers

team-1 = Équipe A
team-2 = Équipe B
team-3 = Équipe C
team-4 = Équipe D
teams-title = Équipes
teams-of = Équipe du joueur { $number }
robot-blocker = { $robot }, bloqueur
mat-racer = Coureur
mat-blocker = Bloqueur
mat-superbot = SuperBot
mat-sent-off = expulsé, il revient
mat-carries = Porte le drapeau { $flag }
own-both = Vos deux robots
own-now = maintenant
own-later = ensuite
own-flag-away = Prochain drapeau : le { $flag }, absent pour l’instant.
own-goal-blocker = Barrez la route à tous.
own-goal-capture-the-flag = Portez le drapeau adverse sur votre plateau.
own-goal-toggle-boggle = Prenez les trois drapeaux pour votre équipe.
own-goal-war-zone = Détruisez les robots de l’autre équipe.
own-goal-not-superbot = Seul le SuperBot collecte les drapeaux : détruisez-le.
coin-heads = Face
coin-tails = Pile
track-counts = { $counts } joueurs
track-only = Ce parcours ne se joue qu’à { $counts } joueurs.
track-set = Jouer à { $count }
track-experience-team = équipes
special-rr-c2 = Chacun garde au début un Équipement sur trois.
special-rr-c3 = Les tapis roulants emportent les drapeaux.
special-rr-c4 = Les lasers des robots touchent deux fois.
special-rr-c5 = Tous commencent avec 2 dégâts, et personne ne peut se mettre hors tension.
special-rr-c6 = Drapeaux et sites donnent des Équipements au lieu de réparer.
special-rr-c7 = 30 secondes pour programmer, à chaque tour.
special-rr-c8 = 60 secondes pour programmer, à chaque tour.
special-rr-c9 = Seul le SuperBot collecte les drapeaux ; qui le détruit prend sa place.
special-rr-c10 = Chacun dirige deux robots : un coureur et un bloqueur.
special-rr-c11 = Chacun commence avec un Équipement.
special-rr-c12 = Qui touche un drapeau lance une pièce : sur face, le plateau tourne.
special-rr-c13 = Chacun commence avec un Équipement.
special-rr-c14 = Les équipes de deux collectent leurs drapeaux ensemble.
special-rr-c15 = Deux équipes ; le premier robot avec tous les drapeaux gagne pour la sienne.
special-rr-c16 = Deux équipes ; rapportez le drapeau adverse.
special-rr-c17 = Deux équipes ; tenez les trois drapeaux à la fois.
special-rr-c18 = Deux équipes, sans drapeaux : les derniers robots gagnent.
special-no-timer = Cette table n’a pas de chronomètre, donc pas de limite.
text-team = Équipe
text-special = Règle particulière : { $rule }
text-second = { $card } avec { $second }
text-state-sent-off = expulsé, il revient
text-superbot = SuperBot
text-controlled = exécute les cartes de { $robot }
text-carried = porté par { $robot }
text-flag-away = absent
text-flag-team = appartient à : { $team }

## Images des règles

picture-rr-1 = Les sept sortes de cartes Programme ; le nombre est la vitesse.
picture-rr-3 = Les robots sur leurs quais, tournés vers l’usine.
picture-rr-17 = Comet avance de 2, Anvil pivote à droite.
picture-rr-18 = Un mur arrête Comet ; Anvil avance de 3 et tombe dans le puits.
picture-rr-19 = Comet avance de 1 et pousse Anvil et Bobbin, qui gardent leur orientation.
picture-rr-20 = Bobbin devrait traverser un mur : personne ne bouge.
picture-rr-22 = Le tapis express porte Comet de deux cases, le tapis normal porte Anvil d’une case ; les engrenages tournent Bobbin à droite et Wedge à gauche.
picture-rr-24 = Les tapis amèneraient trois robots sur une case : tous restent.
picture-rr-25 = Le tapis porte Comet dans un tournant et le fait pivoter.
picture-rr-26 = D’abord le tapis express porte Comet, puis tous les tapis.
picture-rr-28 = Au registre 1, seul le repousseur aux nombres 1, 3 et 5 pousse.
picture-rr-29 = Un engrenage vert tourne à droite, un rouge à gauche.
picture-rr-31 = Chaque laser ne touche que le premier robot ; deux faisceaux font deux dégâts.
picture-rr-32 = Comet touche Anvil par-dessus le puits, Bobbin touche Anvil aussi ; un mur arrête le tir de Wedge.
picture-rr-35 = Six dégâts : les registres 5 et 4 sont verrouillés.
picture-rr-42 = Comet est sur le drapeau 1, Anvil sur le drapeau 2.
picture-rr-43 = Ici viennent les marqueurs Archive : site de réparation, case Équipement, drapeau.
picture-rr-44 = Une clé ou un drapeau répare 1 dégât ; clé et marteau donnent aussi une carte d’Équipement.
picture-rr-53 = Un mur compte des deux côtés ; là où il n’y a pas de plateau, il n’y a pas de sol.
picture-rr-c20 = Les marques des équipes : chacune a sa lettre et sa forme.
picture-rr-c10 = Un coureur, et son bloqueur avec la lame à l’avant.
