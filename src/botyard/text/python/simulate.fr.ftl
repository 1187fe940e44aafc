### Beaucoup de parties entre bots : botyard simulate.

## Aide

cli-simulate = Faire jouer beaucoup de parties à des bots et compter les victoires.
simulate-game = Nom du jeu.
simulate-seats = Quels bots jouent, dans l’ordre des places, séparés par des virgules : bot:random,bot:greedy.
simulate-games = Nombre de parties à jouer ; par défaut, 1000.
simulate-seed = Le même nombre donne les mêmes parties. Sans lui, un nouveau nombre est pris et affiché.
simulate-workers = Nombre de processus qui jouent en même temps ; par défaut, un par cœur. Le résultat est le même.
simulate-out = Écrire une ligne par partie et par place dans ce nouveau fichier, .csv ou .parquet.
simulate-fixed-seats = Chaque bot garde sa place. Sans cela, tous avancent d’une place après chaque partie.

## Le résultat

simulate-title = { $title }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
simulate-progress = Parties
simulate-bot = Bot
simulate-seat = Place
simulate-wins = Victoires
simulate-of = sur
simulate-rate = Taux
simulate-interval = 95 %
simulate-score = Score
simulate-decisions = Décisions
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-count = { NUMBER($value, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-range = { $low }–{ $high }
simulate-means = 95 % est l’intervalle de confiance de Wilson du taux de victoires ; le score et les décisions sont des moyennes par partie.
simulate-fair = Un bot ni meilleur ni moins bon que les autres gagne { $fair } de ses parties.
simulate-rotated = Les bots ont avancé d’une place après chaque partie.
simulate-fixed = Chaque bot a gardé sa place.
simulate-shared = { $count ->
        [0] Aucune première place n’a été partagée.
        [one] Dans { $count } partie, la première place a été partagée ; elle compte à parts égales.
       *[other] Dans { $count } parties, la première place a été partagée ; chacune compte à parts égales.
    }
simulate-written = { $count ->
        [one] { $count } ligne a été écrite
       *[other] { $count } lignes ont été écrites
    } dans { $where }.

## Ce qui ne va pas

simulate-no-bot = « { $name } » n’est pas une place pour une simulation. Une place s’écrit bot:NOM ; pour ce jeu, il y a : { $known }.
simulate-file-kind = { $where } : le nom doit se terminer par .csv ou .parquet.
simulate-no-parquet = { $where } : pour écrire en Parquet, il manque un paquet : pip install botyard[parquet]. Le CSV fonctionne sans lui.
bot-illegal = Le bot « { $bot } » a choisi { $action }, qui ne fait pas partie de ses actions permises.
bot-failed = Le bot « { $bot } » a échoué : { $why }.
bot-plan = Le bot « { $bot } » a prévu des actions que le jeu ne connaît pas, ou plus de { $most }.
bot-note = La note du bot « { $bot } » compte { $count } caractères. Le maximum est { $most }.
