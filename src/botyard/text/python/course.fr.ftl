### Parcours de RoboRally : botyard course.

## Aide

cli-course = Lister, montrer et vérifier les parcours de RoboRally.
cli-course-list = Lister les parcours publiés, les faciles d’abord.
cli-course-show = Dessiner un parcours.
cli-course-check = Vérifier si un parcours de votre invention est jouable.
courses-which = Nom d’un parcours, ou un fichier (TOML) avec le vôtre.
courses-file = Un fichier (TOML) avec votre parcours.

## Ce qui est montré

courses-title = { $course }
courses-players = { $most ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }
courses-good = { $course } est jouable : { $width } × { $height } cases, { $flags ->
        [one] 1 drapeau
       *[other] { $flags } drapeaux
    }.
unknown-course = Il n’y a pas de parcours « { $name } », ni de fichier de ce nom. Il y a : { $known }.

## Signes du dessin

sign-flag = drapeau
sign-dock = quai
sign-belt = tapis roulant
sign-express = tapis express
sign-gear-right = engrenage à droite
sign-gear-left = engrenage à gauche
sign-pusher-odd = repousseur des registres 1, 3, 5
sign-pusher-even = repousseur des registres 2, 4
sign-wrench = site de réparation
sign-hammer = réparation et Équipement
sign-pit = puits
sign-hole = hors de l’usine
sign-laser = laser sur un mur
