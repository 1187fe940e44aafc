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

unplayable-name = { $path } : un nom a de 1 à { $most } caractères.
unplayable-players = { $path } doit être deux nombres : le moins de joueurs, puis le plus.
unplayable-size = { $path } : ce plateau sort d’une usine de { $most } × { $most } cases, la plus grande possible.
unplayable-overlap = { $path } : ce plateau en recouvre un autre, par exemple en { $space }.
unplayable-bays = { $path } : un parcours a exactement un quai de déchargement, pas { $count }.
unplayable-bay = { $path } : le quai de déchargement doit longer un plateau de tout son côté supérieur, tourné avec lui.
unplayable-grid = { $path } : les plateaux sont posés sur une grille de { $side } × { $side } cases ; celui-ci est entre ses lignes.
unplayable-apart = { $path } : ce plateau ne touche pas les autres.
unplayable-flags = { $path } : un parcours a de 1 à { $most } drapeaux, pas { $count }.
unplayable-flag-off = { $path } : { $space } est hors de l’usine.
unplayable-flag-pit = { $path } : en { $space } il y a un puits ; un drapeau ne peut pas y être.
unplayable-flag-twice = { $path } : un autre drapeau est déjà en { $space }.
unplayable-flag-unreached = { $path } : aucun chemin ne mène du quai 1 à { $space } en évitant murs et puits.

## Ce qui ne va pas dans un dessin ou un nom de case

floor-no-such-space = Il n’y a pas de case « { $name } » dans cette usine ; elle va de A1 à { $last }.
drawing-sign = Ligne { $line }, case { $place } : « { $signs } » n’y signifie rien.
drawing-row = La ligne { $line } ne va pas avec les autres : une rangée a { $count } cases, et les murs sont au-dessus des cases.
drawing-size = Un dessin a de 1 × 1 à { $most } × { $most } cases.
drawing-other-size = Le dessin n’a pas { $width } × { $height } cases.
drawing-number = { $sign } manque dans le dessin.
