### Ce qui ne va pas dans ce que Botyard a reçu. Chaque phrase dit où.

error-nearest = Peut-être : { $nearest }.

## Noms

unknown-name = « { $name } » n’est pas un nom connu.
unknown-game = Il n’y a pas de jeu « { $name } ». Il y a : { $known }.
unknown-action = Il n’y a pas d’action « { $name } » dans ce jeu.
unknown-stream = Ce jeu ne connaît pas de hasard nommé « { $name } ».
unknown-bot = Il n’y a pas de bot « { $name } » pour ce jeu. Il y a : { $known }.
unknown-option = Ce jeu n’a pas d’option « { $name } ». Il a : { $known }.
unknown-clause = Il n’y a pas de règle « { $name } ».
unknown-language = Botyard ne parle pas « { $name } ». Il parle : { $known }.

## Lecture des données

read-not-a-table = { $path } doit être une table.
read-missing = { $path } manque.
read-not-a-list = { $path } doit être une liste.
read-not-a-text = { $path } doit être un texte.
read-not-a-flag = { $path } doit être vrai ou faux (true, false).
read-not-a-number = { $path } doit être un nombre entier.
read-out-of-range = { $path } vaut { $value }, mais doit aller de { $low } à { $high }.
read-unknown-key = { $path } n’est pas connu.
read-unknown-name = { $path } : « { $name } » n’est pas un nom connu.

## Positions

position-not-a-list = { $path } doit être une liste.
position-not-a-step = { $path } doit être une étape : son nom, puis deux nombres au plus.
position-unknown-step = { $path } : il n’y a pas d’étape « { $name } ».
position-length = { $path } a { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }, mais il en faut { $wanted }.
position-too-many = { $path } : { $count } sont utilisés, mais il n’y en a que { $most }.
position-stuck = { $path } : personne ne pourrait rien faire ici, la partie serait bloquée.

## Enregistrements

record-empty = L’enregistrement est vide.
record-no-header = Ligne { $line } : ce n’est pas un enregistrement de Botyard ; sa première ligne doit le dire.
record-format = Ligne { $line } : l’enregistrement est au format { $format } ; ce Botyard lit le format { $known }.
record-not-json = La ligne { $line } est illisible : elle est abîmée ou a été coupée.
record-line-full = La ligne { $line } contient plus de { $most } valeurs, ce qu’aucun jeu ne fait. Vérifiez d’où vient l’enregistrement.
record-chain = La ligne { $line } ne va pas avec la précédente : l’une des deux a été modifiée, ou quelque chose manque entre elles.
record-cut-off = La ligne { $line } est coupée : l’enregistrement s’arrête au milieu d’une ligne.
record-no-kind = La ligne { $line } ne dit pas ce qui s’est passé.
record-other-game = Ligne { $line } : cet enregistrement est celui de { $game }, pas de { $wanted }.
record-seats = Ligne { $line } : le jeu ne se joue pas à { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
record-rules = Ligne { $line } : l’enregistrement suit la version { $rules } des règles ; ce Botyard joue la version { $known }.
record-data = Ligne { $line } : la partie a été jouée avec un autre matériel (empreinte { $data }).
record-unknown-name = Ligne { $line } : « { $name } » n’est pas connu.
record-illegal = Ligne { $line } : les règles ne permettent pas cette action (règle { $clause }).
record-undo = Ligne { $line } : cela ne pouvait pas être repris.
record-result = Ligne { $line } : le résultat ne découle pas de la partie.
record-rebase = Ligne { $line } : la position manque ou est illisible.
record-chance = Ligne { $line } : ce que le hasard est censé avoir fait ne va pas avec la partie.
record-dealt-otherwise = Ligne { $line } : en refaisant les tirages, on obtient autre chose.

## Dés

dice-not-revealed = Le secret des dés est publié à la fin de la partie. D’ici là, on ne peut pas les vérifier (ligne { $line }).
dice-other-key = Ligne { $line } : la clé des dés ne découle pas du secret et des nombres.
dice-other-number = Le nombre de la place { $seat } n’est pas celui sur lequel elle s’est engagée.
dice-no-number = La place { $seat } est celle d’une personne mais n’ajoute aucun nombre aux dés.
dice-seats = Les dés ont plus ou moins de nombres que la partie n’a de places.
dice-start = « { $start } » n’est pas une façon de commencer. Connues : { $known }.
dice-other-secret = Ligne { $line } : le secret des dés ne correspond pas à ce qui a été publié avant la partie.

## Hasard écrit d’avance

script-ended = Le jeu demande le résultat numéro { $number }, mais il n’y en a pas autant d’écrits.
script-impossible = Le résultat numéro { $number } ne peut pas sortir ici.
script-left-over = { $left ->
        [one] { $left } résultat écrit n’a jamais été demandé
       *[other] { $left } résultats écrits n’ont jamais été demandés
    }.
script-stream = Le résultat numéro { $number } est écrit pour un autre hasard que celui que le jeu demande.

## Scènes

scene-not-toml = La scène n’est pas du TOML valide : { $place }
scene-stars = { $path } doit donner les points pour une, deux et trois étoiles, dans l’ordre.
scene-no-puzzle = Cette scène n’est pas un problème : { $path } manque.
scene-stars-for-whom = { $path } manque : les étoiles sont pour la place qui résout le problème.
scene-start = { $path } : une scène commence par une position ou par ce qui est distribué, et non par les deux.
scene-chance = { $path } : { $why ->
        [script-ended] le jeu demande « { $asked } », et rien de plus n’est écrit.
        [script-stream] le jeu demande « { $asked } », et « { $written } » est écrit.
        [script-impossible] le jeu demande « { $asked } », et « { $written } » ne peut pas sortir.
        [script-left-over] « { $written } » est écrit, et le jeu ne demande plus rien.
       *[other] les résultats écrits ne vont pas avec ce que le jeu demande ({ $why }).
    }
scene-no-such-key = { $path } : rien ne porte ce nom.
