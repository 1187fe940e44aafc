### Außer Rand & Band dans le navigateur : les mots du dessin.

board-tab = Tapis
belt-name = La chaîne de montage
belt-to-come = { $count ->
        [0] plus aucune tuile
        [one] encore 1 tuile
       *[other] encore { $count } tuiles
    }
belt-end = Fin de journée
belt-stored = En stock : { $tiles }.
belt-you = Vous
belt-points = { $count ->
        [one] point
       *[other] points
    }
belt-robots = Vos robots
belt-parts = Gagné : { $tiles }.
belt-no-parts = Rien de gagné pour l’instant.
belt-worth = 7 unicolore, 5 multicolore, 1 par pièce seule
belt-dice-own = Vos dés
belt-dice-left = Réserve : { $count }
belt-on-line = { $count } sur le tapis
    .short = Tapis : { $count }
belt-on-edge = { $count } au bord
    .short = Bord : { $count }
belt-carrier = Emplacement { $field } : { $tile }
belt-dice = { $count ->
        [one] { $seat }, 1 dé à l’emplacement { $field }
       *[other] { $seat }, { $count } dés à l’emplacement { $field }
    }
belt-no-dice = Aucun dé dessus.
belt-space-free = { $space }. { $does }
belt-space-taken = { $space }. { $does } Occupée par { $seat }.
belt-odds = Si le tapis avançait maintenant : { $shares }
belt-share = { $seat } { $percent } %
belt-share-nobody = personne { $percent } %

## La table en mots

text-title = Außer Rand & Band, tour { $turn }
text-belt = Le tapis, de l’arrière (emplacement 1) vers l’avant (emplacement 5). Ce qui est poussé au-delà de l’emplacement 5 tombe.
text-field = Emplacement
text-tile = Tuile
text-dice = Dés dessus
text-edge = Cases au bord, à côté
text-none = aucun
text-dice-of = { $seat } { $count }
text-space-free = { $space } : libre
text-space-taken = { $space } : dé de { $seat }
text-stack = { $count ->
        [0] La pile est vide.
        [one] Il reste { $count } tuile dans la pile.
       *[other] Il reste { $count } tuiles dans la pile.
    }
text-stored = En stock pour qui gagne la prochaine : { $tiles }.
text-nothing-stored = Aucune tuile n’est en stock.
text-players = Les joueurs, dans l’ordre du tour. Chacun a dix dés.
text-player = Joueur
text-points = Points
text-supply = Réserve
text-on-line = Tapis
text-on-edge = Bord
text-won = Robots et tuiles gagnées
text-acting = { $seat }, à son tour
text-line = { $line } : { $points }
