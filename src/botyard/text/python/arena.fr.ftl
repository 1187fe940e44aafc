### Quel bot est le plus fort : botyard arena.

cli-arena = Trouver le bot le plus fort, avec les mêmes donnes et à chaque place.
arena-which = Quels bots s’affrontent, séparés par des virgules : greedy,random.
arena-seats-help = Nombre de places par partie. À plus de deux, un bot joue contre plusieurs exemplaires de l’autre.
arena-games = Nombre de parties par duel ; par défaut, 400. Chaque donne est jouée depuis chaque place.
arena-file = Garder toutes les parties dans ce fichier et reprendre là où il s’arrête : après une pause, ou avec plus de parties.
arena-picture = Dessiner le classement et le tableau croisé dans ce fichier, en SVG.
arena-title = { $title }, { $seats } places, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
arena-rating = Niveau
arena-sure = ± 2 sigma
arena-spread = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-against = contre
arena-paired = Chaque donne a été jouée { $seats } fois, avec les bots à d’autres places à chaque fois.
arena-row = { $others ->
        [one] Une ligne dit combien de fois un bot a battu l’autre.
       *[other] Une ligne dit combien de fois un bot a gagné contre { $others } exemplaires de l’autre.
    }
arena-rating-means = Le niveau est celui d’openskill (Plackett-Luce) ; chaque bot commence à 25.
arena-drawn = L’image se trouve dans { $where }.
arena-bots = Une arène demande au moins deux bots différents : --bots greedy,random.
arena-twice = Le bot « { $bot } » est nommé deux fois. Nommez chaque bot une seule fois.
arena-seats = Une arène demande au moins deux places, pas { $count }.
arena-no-file = { $where } n’est pas le fichier d’une arène. Choisissez un autre nom ; un nouveau fichier sera créé.
arena-other = { $where } contient d’autres parties : { $what } y vaut { $found }, ici { $wanted }. Choisissez un autre fichier, ou les mêmes bots, places, graine et options.
arena-line = { $where }, ligne { $line } : ce n’est pas une partie de cette arène. Supprimez la ligne, et la partie sera rejouée.
