### Ce qui ne va pas dans ce que Botyard a reçu. Chaque phrase dit où.

error-nearest = Peut-être : { $nearest }.
field-entry = { $field }, entrée { $number }
field-whole = Ce que vous avez donné
field-options = Options
field-data = Vos données
field-seats = Places
    .one = Place { $number }

## Noms

unknown-name = « { $name } » n’est pas un nom connu.
unknown-game = Il n’y a pas de jeu « { $name } ». Il y a : { $known }.
unknown-action = Il n’y a pas d’action « { $name } » dans ce jeu.
unknown-stream = Ce jeu ne connaît pas de hasard nommé « { $name } ».
unknown-bot = Il n’y a pas de bot « { $name } » pour ce jeu. Il y a : { $known }.
bot-level = Ce serveur propose des bots jusqu’au niveau { $most }, pas { $level }. Choisissez un niveau plus bas.
unknown-net = Il n’y a pas de réseau « { $name } » pour ce jeu. Il y a : { $known }.
unknown-option = Ce jeu n’a pas d’option « { $name } ». Il a : { $known }.
unknown-clause = Il n’y a pas de règle « { $name } ».
unknown-language = Botyard ne parle pas « { $name } ». Il parle : { $known }.

## Lecture des données

read-not-a-table = { $path } doit être un groupe de valeurs nommées.
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
record-no-header = Ce fichier n’est pas un enregistrement de Botyard (ligne { $line } de l’enregistrement). Choisissez un enregistrement sauvegardé par Botyard.
record-format = L’enregistrement est au format { $format }, mais ce Botyard lit le format { $known } (ligne { $line } de l’enregistrement). Ouvrez-le avec le Botyard qui l’a sauvegardé.
record-not-json = L’enregistrement est abîmé ou a été coupé (ligne { $line } de l’enregistrement). Téléchargez-le de nouveau.
record-line-full = L’enregistrement contient plus de { $most } valeurs au même endroit, ce qu’aucun jeu ne fait (ligne { $line } de l’enregistrement). Vérifiez d’où il vient.
record-chain = L’enregistrement a été modifié, ou il y manque quelque chose (ligne { $line } de l’enregistrement). Téléchargez-le de nouveau.
record-cut-off = La fin de l’enregistrement est coupée (ligne { $line } de l’enregistrement). Téléchargez-le de nouveau.
record-no-kind = L’enregistrement ne dit pas ce qui s’est passé ici (ligne { $line } de l’enregistrement). Téléchargez-le de nouveau.
record-other-game = Cet enregistrement est celui de { $game }, pas de { $wanted } (ligne { $line } de l’enregistrement).
record-seats = Le jeu ne se joue pas à { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } (ligne { $line } de l’enregistrement).
record-rules = La partie suit la version { $rules } des règles, mais ce Botyard joue la version { $known } (ligne { $line } de l’enregistrement). Ouvrez l’enregistrement avec le Botyard qui l’a sauvegardé.
record-data = La partie a été jouée avec un autre matériel que celui de ce Botyard (ligne { $line } de l’enregistrement). Ouvrez l’enregistrement avec le Botyard qui l’a sauvegardé.
record-unknown-name = L’enregistrement nomme « { $name } », qui n’existe pas dans ce jeu (ligne { $line } de l’enregistrement).
record-illegal = Les règles ne permettent pas cette action : règle { $clause } (ligne { $line } de l’enregistrement).
record-undo = Cela ne pouvait pas être annulé (ligne { $line } de l’enregistrement).
record-result = Le résultat ne découle pas de la partie (ligne { $line } de l’enregistrement).
record-rebase = La position manque ou est illisible (ligne { $line } de l’enregistrement).
record-chance = Les dés ou les tirages de l’enregistrement ne vont pas avec la partie (ligne { $line } de l’enregistrement).
record-dealt-otherwise = En refaisant les tirages, on obtient autre chose (ligne { $line } de l’enregistrement).

## Dés

dice-not-revealed = Le secret des dés est publié à la fin de la partie. D’ici là, on ne peut pas les vérifier (ligne { $line } de l’enregistrement).
dice-other-key = La clé des dés ne découle pas du secret et des nombres (ligne { $line } de l’enregistrement).
dice-other-number = Le nombre de la place { $seat } n’est pas celui sur lequel elle s’est engagée.
dice-no-number = La place { $seat } est celle d’une personne mais n’ajoute aucun nombre aux dés.
dice-seats = Les dés ont plus ou moins de nombres que la partie n’a de places.
dice-start = L’enregistrement ne dit pas d’une façon connue comment la partie a commencé. Téléchargez-le de nouveau.
dice-other-secret = Le secret des dés ne correspond pas à ce qui a été publié avant la partie (ligne { $line } de l’enregistrement).

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
       *[other] les résultats écrits ne vont pas avec ce que le jeu demande.
    }
scene-no-such-key = { $path } : rien ne porte ce nom.

## Réseaux

net-none = { $where } n’est pas un réseau de cette version.
net-shape = { $where } : les couches que nomme la première ligne ne forment pas un réseau.
net-size = { $where } devrait avoir { $wanted } octets après la première ligne, mais en a { $found }.
net-overflow = { $where } : les poids d’une unité sont trop grands ensemble.
net-differs = { $where } : en nombres entiers, le réseau dit { $found }, en nombres à virgule { $wanted }. Entraînez plus lentement.
