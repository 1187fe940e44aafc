### Plateaux, parcours, et pourquoi un parcours n’est pas jouable.

## Plateaux

board-chess = Échiquier
board-chop-shop = La Casse
board-cross = La Croix
board-dock-belt = Quai de déchargement à tapis roulants
board-dock-plain = Quai de déchargement sans tapis roulants
board-exchange = L’Échangeur
board-island = L’Île
board-maelstrom = Le Maelström
board-spin-zone = Zone de rotation
board-vault = La Chambre forte

## Parcours

course-risky-exchange = Échange risqué
course-checkmate = Échec et mat
course-dizzy-dash = Sprint vertigineux
course-island-hop = D’île en île
course-chop-shop-challenge = Le Défi de la casse
course-twister = Tornade
course-bloodbath-chess = Échecs sanglants
course-around-the-world = Le Tour du monde
course-death-trap = Piège mortel
course-pilgrimage = Pèlerinage
course-vault-assault = Assaut sur la chambre forte
course-whirlwind-tour = Tournée tourbillon
course-lost-bearings = Sans repères
course-robot-stew = Ragoût de robots
course-oddest-sea = Drôle d’odyssée
course-against-the-grain = À contre-courant
course-island-king = Le Roi de l’île
course-tricksy = Roublardise
course-moving-targets = Cibles mouvantes
course-set-to-kill = Réglés pour tuer
course-factory-rejects = Rebuts d’usine
course-option-world = Le Monde de l’équipement
course-ball-lightning = Foudre en boule
course-tight-collar = Étranglement
course-day-of-the-superbot = Le Jour du SuperBot
course-interference = Interférences
course-flag-fry = Drapeaux grillés
course-frenetic-factory = L’Usine frénétique
course-marathon-madness = La Folie du marathon
course-tandem-carnage = Carnage en tandem
course-all-for-one = Tous pour un ou un pour tous ?
course-capture-the-flag = La Capture du drapeau
course-toggle-boggle = Bascule infernale
course-war-zone = Zone de guerre

## Ce qu’un parcours dit de lui-même

category-beginner = pour débutants
category-expert = pour experts
category-team = pour équipes
category-built = construit par des joueurs
level-easy = facile
level-mid = moyen
level-hard = difficile
length-short = court, environ 1 heure
length-medium = moyen, de 1 à 2 heures
length-long = long, plus de 2 heures

## Pourquoi un parcours n’est pas jouable

unplayable-name = Donnez au parcours un nom de 1 à { $most } caractères.
unplayable-players = Donnez deux nombres de joueurs : le plus petit, puis le plus grand.
unplayable-size = Le plateau { $board } dépasse de la plus grande usine, { $most } × { $most } cases. Déplacez-le vers le haut à gauche.
unplayable-overlap = Le plateau { $board } en recouvre un autre, par exemple en { $space }. Déplacez l’un des deux.
unplayable-bays = { $count ->
        [0] Le parcours n’a pas de quai de déchargement. Ajoutez-en un.
       *[other] Le parcours a { $count } quais de déchargement. N’en gardez qu’un.
    }
unplayable-bay = Le quai de déchargement doit longer un plateau de tout son côté supérieur. Déplacez-le ou tournez-le.
unplayable-grid = Le plateau { $board } est entre les lignes de la grille de { $side } × { $side } cases. Déplacez-le pour que ses côtés touchent ceux des autres.
unplayable-apart = Le plateau { $board } ne touche pas les autres. Placez-le à côté de l’un d’eux.
unplayable-flags = { $count ->
        [0] Le parcours n’a pas de drapeau. Ajoutez-en au moins un.
       *[other] Le parcours a { $count } drapeaux, mais { $most } au plus sont possibles. Enlevez-en.
    }
unplayable-flag-off = Le drapeau { $number } est hors de l’usine, en { $space }. Placez-le sur un plateau.
unplayable-flag-pit = Le drapeau { $number } est sur le puits en { $space }. Placez-le sur une autre case.
unplayable-flag-twice = Le drapeau { $number } est en { $space } avec un autre. Déplacez l’un des deux.
unplayable-flag-unreached = Aucun chemin ne mène du quai 1 au drapeau { $number } en { $space } en évitant murs et puits. Déplacez le drapeau.

## Ce qui ne va pas dans un dessin ou un nom de case

floor-no-such-space = Il n’y a pas de case « { $name } » dans cette usine ; elle va de A1 à { $last }.
drawing-sign = Dans la rangée { $line } du dessin, à la case { $place }, « { $signs } » ne veut rien dire.
drawing-row = La rangée { $line } du dessin ne va pas avec les autres : une rangée a { $count } cases, et les murs sont au-dessus des cases.
drawing-size = Un dessin a de 1 × 1 à { $most } × { $most } cases.
drawing-other-size = Le dessin n’a pas { $width } × { $height } cases.
drawing-number = { $sign } manque dans le dessin.
