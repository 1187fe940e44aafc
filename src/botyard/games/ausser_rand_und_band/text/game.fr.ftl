### Außer Rand & Band : tout ce qui se dit pendant la partie.

game-ausser-rand-und-band = Außer Rand & Band
    .subtitle = Le jeu de dés à la chaîne
    .summary = Vos dés voyagent sur des pièces de robot le long d’une chaîne de montage. Quand une pièce tombe, le plus grand total la gagne ; les robots complets rapportent le plus.
    .kind = jeu de dés familial
    .minutes = 30
    .pitch = Les dés roulent sur le tapis ; la plus haute somme prend la pièce.

## Contenu

part-head = tête
part-torso = tronc
part-legs = jambes

colour-red = rouge
    .letter = R
colour-blue = bleu
    .letter = B
colour-yellow = jaune
    .letter = J

tile-red-head = tête rouge
tile-blue-head = tête bleue
tile-yellow-head = tête jaune
tile-red-blue-head = tête rouge/bleue
tile-red-yellow-head = tête rouge/jaune
tile-blue-yellow-head = tête bleue/jaune
tile-red-torso = tronc rouge
tile-blue-torso = tronc bleu
tile-yellow-torso = tronc jaune
tile-red-blue-torso = tronc rouge/bleu
tile-red-yellow-torso = tronc rouge/jaune
tile-blue-yellow-torso = tronc bleu/jaune
tile-red-legs = jambes rouges
tile-blue-legs = jambes bleues
tile-yellow-legs = jambes jaunes
tile-red-blue-legs = jambes rouges/bleues
tile-red-yellow-legs = jambes rouges/jaunes
tile-blue-yellow-legs = jambes bleues/jaunes

## Cases au bord du tapis : le nom, un nom court pour les dessins, et l’effet de la case

space-shove-twice = Poussez 2x
    .short = Poussez 2x
    .does = À la fin de ce tour, le tapis avance deux fois.
space-own-back = Reculez 2 de vos dés
    .short = Reculez 2 dés
    .does = Deux de vos dés sur le tapis reculent chacun d’un emplacement, vers 1.
space-extra-die = Ajoutez 1 dé supplémentaire
    .short = 1 dé en plus
    .does = Vous lancez un dé de plus de votre réserve sur le tapis.
space-others-count-one = Tous les dés adverses valent 1
    .short = Adverses valent 1
    .does = Les dés adverses qui tombent ce tour valent 1 chacun ; les vôtres se lancent comme d’habitude.
space-clean-up = Libérez les cases de vos dés
    .short = Libérez les cases
    .does = Tous vos dés au bord, celui-ci compris, vont sur les tuiles voisines.
space-use-taken = Effectuez 1 action une seconde fois
    .short = Refaites 1 action
    .does = Vous effectuez l’action d’une autre case qui porte un dé, peu importe à qui il est.
space-add-to-five = Ajoutez 1 dé sur la tuile 5
    .short = Ajoutez 1 dé sur 5
    .does = Un dé de plus de votre réserve va sur l’emplacement 5, s’il s’y trouve déjà un dé.
space-own-forward = Avancez 2 de vos dés
    .short = Avancez 2 dés
    .does = Deux de vos dés sur le tapis avancent chacun d’un emplacement, vers 5.
space-other-back = Reculez 1 dé adverse
    .short = Reculez 1 adverse
    .does = Un dé d’un adversaire sur le tapis recule d’un emplacement, vers 1.
space-other-forward = Avancez 1 dé adverse
    .short = Avancez 1 adverse
    .does = Un dé d’un adversaire sur le tapis avance d’un emplacement, vers 5.

## Ce qu’une place peut faire

action-roll = Lancer les dés
action-shove = Faire avancer le tapis
action-place = { $space }
action-copy = { $space }
action-take = Reprendre un dé de l’emplacement { $field }
action-own = Un de vos dés de l’emplacement { $field }
action-other = { $seat } : un dé de l’emplacement { $field }

## Ce qui est demandé maintenant

step-take-to-roll = Reprenez des dés du tapis, car votre réserve ne suffit pas pour un lancer.
    .now = { $first ->
        [one] Il reste { $first } dé à prendre.
       *[other] Il reste { $first } dés à prendre.
    }
step-roll = Lancez vos dés sur le tapis.
step-take-to-place = Votre réserve est vide : reprenez 1 dé du tapis pour le bord.
step-place = Posez 1 dé sur une case libre au bord du tapis.
step-use-taken = Choisissez une case occupée et effectuez de nouveau son action.
step-own-back = Choisissez un de vos dés à reculer d’un emplacement.
    .now = { $first ->
        [2] Deux dés bougent : voici le premier.
       *[other] { $second ->
            [0] Celui-ci seul bouge.
           *[other] Voici le second.
        }
    }
step-own-forward = Choisissez un de vos dés à avancer d’un emplacement.
    .now = { $first ->
        [2] Deux dés bougent : voici le premier.
       *[other] { $second ->
            [0] Celui-ci seul bouge.
           *[other] Voici le second.
        }
    }
step-other-back = Choisissez un dé adverse à reculer d’un emplacement.
step-other-forward = Choisissez un dé adverse à avancer d’un emplacement.
step-shove = Faites avancer le tapis.
    .now = { $first ->
        [2] Il avance deux fois.
       *[other] { $second ->
            [1] Les dés adverses valent 1 chacun.
           *[other] { "" }
        }
    }

## Ce qui s’est passé

event-opened = Emplacement { $field } : { $tile }.
event-starts = { $seat } commence : total le plus bas ; à égalité, le plus jeune, sinon la place au plus petit numéro.
event-rolled = { $seat } lance { $field }.
    .then = Lancé : { $field }.
event-took = { $count ->
        [1] { $seat } reprend un dé de l’emplacement { $field }.
       *[other] { $seat } reprend { $count } dés des emplacements { $field }.
    }
    .then = { $count ->
        [1] Un dé est repris de l’emplacement { $field }.
       *[other] { $count } dés sont repris des emplacements { $field }.
    }
event-placed = { $seat } occupe « { $space } ».
    .then = Puis « { $space } ».
event-lapsed = « { $space } » est impossible et ignorée.
    .then = L’action est impossible et ignorée.
event-copied = { $seat } effectue de nouveau « { $space } ».
    .then = « { $space } » est effectuée de nouveau.
event-moved = { $seat } : un dé passe de l’emplacement { $field } à { $to }.
    .then = Un dé passe de l’emplacement { $field } à { $to }.
event-added = { $seat } ajoute un dé sur l’emplacement 5.
    .then = Un dé s’ajoute sur l’emplacement 5.
event-swept = { $seat } : un dé va de « { $space } » sur l’emplacement { $field }.
    .then = Le dé de « { $space } » va sur l’emplacement { $field }.
event-shoved = Nouveau sur le tapis : { $tile }.
event-work-ended = Fin de journée !
event-dropped = Tombe du tapis : { $tile }.
event-fell = { $seat } lance { $face }.
event-totalled = { $seat } a { $total }.
    .then = Cela fait { $total }.
event-won = { $seat } gagne : { $tile }.
event-stored = Personne ne gagne ; stocké : { $tile }.
event-turn = Au tour de : { $seat }.
event-ended = La partie est finie.

## Pourquoi pas

reason-game-over = La partie est finie.
reason-not-your-turn = C’est au tour de : { $active }.
reason-not-now = Pas à cette étape. { $step }
reason-space-taken = Un dé s’y trouve déjà : { $owner }.
reason-space-free = Aucun dé ne s’y trouve.
reason-never-copied = Libérer les cases ne peut pas être effectué de nouveau.
reason-not-itself = Cette case ne peut pas s’effectuer elle-même.
reason-no-own-die = Vous n’avez pas de dé sur l’emplacement { $field }.
reason-at-the-front = L’emplacement 5 est tout à l’avant ; ses dés ne peuvent pas avancer.
reason-at-the-back = L’emplacement 1 est tout au début ; ses dés ne peuvent pas reculer.
reason-picked-already = Vous avez déjà choisi votre seul dé de l’emplacement { $field }.
reason-nobody-there = Personne ne joue à la place { $owner }.
reason-your-own-die = Ce dé est à vous.
reason-no-die-of-theirs = { $owner } n’a pas de dé sur l’emplacement { $field }.
reason-no-die-to-take = Vous n’avez pas de dé à reprendre sur l’emplacement { $field }.

## Décompte des points

score-one-colour = Robot unicolore ({ $colour }) : { $tiles }
score-several-colours = Robot multicolore : { $tiles }
score-loose = { $count ->
        [one] { $count } pièce hors robot
       *[other] { $count } pièces hors robot
    } : { $tiles }
score-tie-tiles = Égalité de points : le plus de pièces l’emporte, ici { $count }
score-tie-shared = Toujours à égalité : la place est partagée

## Options

option-youngest-first = Places du plus jeune au plus âgé, en cas d’égalité pour commencer
option-data = Votre propre matériel à la place des valeurs reconstituées : faces des dés, répartition des tuiles, disposition du bord

## Ce qui ne va pas dans des données ou une position

data-faces = { $path } : un dé a six faces, pas { $count }.
data-tiles = { $path } : il y a neuf tuiles de chaque pièce, pas { $count }.
data-side = { $path } : un côté a { $wanted } cases, pas { $count }.
data-twice = { $path } : « { $name } » y figure deux fois.
option-seat-twice = { $path } : une place est nommée deux fois.
position-too-many-tiles = { $path } : il n’y a que { $most } « { $name } ».
position-stack = { $path } : la pile nomme { $count } tuiles, mais il en reste { $wanted } pour elle, ou d’autres.
position-clean-up = { $path } : aucun dé ne reste sur la case « Libérez les cases de vos dés », elle est donc libre à chaque décision.
position-at-end = { $path } : à la fin de la partie, le tapis, le bord et la pile sont vides.

## Mots du dessin

draw-turn = tour { $turn }
draw-back = arrière
draw-front = avant
draw-stack = pile
draw-stored = stock
draw-supply = { $count } en réserve
