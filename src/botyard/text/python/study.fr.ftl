### Commandes pour qui regarde les jeux de près : règles, scènes, contrat, perft.

cli-rule = Montrer une clause des règles : son texte, son origine, le code et les tests qui la nomment.
cli-clause = Une clause, par exemple RB-39.
cli-rules = Montrer toutes les règles d’un jeu, clause par clause.
cli-rules-game = Nom du jeu.
cli-scene = Jouer des scènes et dire ce qui diffère de ce qu’elles attendent.
cli-scene-file = Une scène (TOML).
cli-contract = Jouer des parties au hasard et vérifier tout ce qu’un jeu doit respecter.
cli-perft = Compter les suites de coups depuis le début, pour comparer deux versions des règles.

## Clauses

rule-section = Section
rule-kind = Genre
rule-status = Statut
rule-source = Source
rule-see = Voir aussi
rule-code = Code
rule-test = Test

kind-rule = règle
kind-data = valeur du matériel
kind-permission = permission
kind-note = remarque

status-printed = imprimée
status-ruling = décision
status-derived = conséquence
status-reconstructed = reconstituée

source-rulebook = règle du jeu
source-summary = résumé d’une page
source-languages = règle du jeu, langues comparées
source-reviews = critiques publiques
source-transcriptions = transcriptions publiques des cartes
source-ruling = notre décision
source-reconstruction = reconstitution
source-consequence = autres clauses
source-count = comptage du matériel
source-mathematics = mathématiques

## Scènes

scene-holds = { $title } : { $count ->
        [one] { $count } étape, comme prévu
       *[other] { $count } étapes, comme prévu
    }
scene-differs = { $title } : pas comme prévu
scene-step = Étape { $number }, { $path }
scene-expected = attendu :
scene-found = trouvé :

## Le contrat

contract-games = Combien de parties.
contract-seed = La même graine joue les mêmes parties.
contract-scenes = Dossier pour les scènes des erreurs.
contract-scene = Scène : { $where }
contract-played = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $checks } vérifications, { $failures ->
        [0] tout est respecté
        [one] { $failures } partie n’a pas respecté le contrat
       *[other] { $failures } parties n’ont pas respecté le contrat
    }.
contract-again = Recommencer : --seed { $seed }

## Perft

perft-depth = Profondeur en décisions.
perft-seats = Nombre de places ; sans cela, le moins possible.
perft-dealer = Ce que fait le hasard : first (toujours le premier résultat), seeded (selon une graine) ou all (chaque résultat compte).
perft-lines = { $depth } : { $lines }
unknown-dealer = Il n’y a pas de donneur « { $name } ». Connus : { $known }.

## Records

record-deal = Une partie n’est mise en place qu’une fois, à son début (ligne { $line } de l’enregistrement).
record-after-end = Quelque chose suit la fin de la partie (ligne { $line } de l’enregistrement). Téléchargez de nouveau l’enregistrement.
