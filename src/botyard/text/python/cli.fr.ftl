### La ligne de commande et le jeu dans le terminal.

## Aide des commandes

cli-botyard = Jouer, revoir et vérifier des jeux de société d’usines à robots dans le terminal.
cli-play = Jouer une partie, contre des bots ou à plusieurs au même clavier.
cli-puzzle = Lister les problèmes, ou en résoudre un.
cli-puzzle-which = Un nom de la liste, « today », un jour (2026-11-18) ou un fichier de problème (TOML). Sans cela, les problèmes sont listés.
cli-puzzle-game = Seulement les problèmes de ce jeu.
cli-puzzle-solution = Montrer la solution et s’arrêter.
cli-replay = Raconter une partie enregistrée, avec des dessins.
cli-verify = Vérifier un enregistrement : intact, conforme aux règles, avec les dés convenus.
cli-games = Lister les jeux, avec leurs places, bots et options.
cli-game = Nom du jeu ; sans lui, vous choisissez dans une liste.
cli-seats = Qui joue, dans l’ordre des places, avec des virgules : person, person:Ida, bot:greedy. Par défaut : vous et deux bots.
cli-seed = Dés tirés d’une graine : le même nombre donne la même partie. Par défaut, l’hôte et les places décident ensemble des dés, et on peut les vérifier ensuite.
cli-record = Écrire l’enregistrement dans ce nouveau fichier. Par défaut, les parties avec des personnes sont gardées dans votre dossier de données.
cli-resume = Continuer la partie de ce fichier ; « last » est la dernière jouée.
cli-option = Choisir une option du jeu, NOM=VALEUR : un mot, du JSON, ou @FICHIER en TOML ; peut être donné plusieurs fois.
cli-data = Votre propre fichier de données (TOML), à la place des valeurs reconstituées.
cli-quiet = Dire seulement comment cela finit.
cli-pause = Secondes d’attente après chaque coup quand seuls des bots jouent.
cli-scroll = Ne jamais effacer l’écran.
cli-lang = Langue : en, fr, de ou it. Par défaut, celle de votre système.
cli-version = Afficher la version, la construction et Python.
cli-file = Un enregistrement.
cli-at = Montrer seulement cette ligne du fichier, et la table ensuite.
cli-step = Attendre Entrée après chaque ligne.
cli-brief = Des mots seulement, sans dessins.
cli-salvage = Écrire la bonne partie d’un enregistrement abîmé dans ce nouveau fichier.
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-required = [obligatoire]
cli-help = Afficher cette aide.

version = Botyard { $version }, moteur { $build }, Python { $python }
usage-wrong = Cette commande n’existe pas, ou il y a un mot de trop. Commandes : { $known }. { $hint }
usage-no-such-option = Il n’y a pas d’option { $name }. { $hint }
usage-missing = { $name } manque. { $hint }
usage-bad-value = La valeur de { $name } n’est pas utilisable. { $hint }
usage-hint = Toutes les options : --help

## Liste des jeux

games-seats = Joueurs
games-bots = Bots
games-rules = Version des règles
games-skipped = Inutilisable : { $name }. { $why } Adressez-vous à son auteur ou désinstallez son paquet.
games-option = Option

## Pendant la partie

question = { $seat } : { $step }
question-any = Choisissez.
since-last-look = Depuis votre dernier tour
prompt = { $count ->
        [1] 1
       *[other] 1–{ $count }
    }, h pour l’aide :
prompt-ceremony = Entrée pour le faire, h pour l’aide :
prompt-game = Quel jeu, 1–{ $count } ?
prompt-step = Entrée pour la ligne suivante :
prompt-story = Entrée pour continuer :
choices-more = { $count ->
        [one] et 1 autre, dans un autre ordre
       *[other] et { $count } autres, dans un autre ordre
    } ; ? les énumère.
choices-refused-more = { $count ->
        [one] et { $count } autre qui n’est pas possible maintenant
       *[other] et { $count } autres qui ne sont pas possibles maintenant
    } ; ? les montre tous.
curtain = C’est maintenant au tour de : { $seat }. Passez le clavier ; personne d’autre ne regarde.
curtain-prompt = Entrée quand vous êtes prêt :

command-undo = Reprendre votre dernière décision, tant que vous n’avez rien appris depuis.
command-why = Montrer tout ce qui n’est pas possible maintenant, et pourquoi.
command-story = Raconter encore ce qui s’est passé depuis votre dernier tour.
command-scores = Montrer les points ligne par ligne.
command-rule = Montrer une règle : r et son numéro.
command-language = Changer de langue : l en, l fr, l de, l it.
command-hint = Montrer la prochaine étape de la solution.
command-solution = Montrer toute la solution.
command-again = Recommencer le problème.
command-help = Montrer cette aide.
command-quit = Sauvegarder et arrêter.
help-choice = { $action } : { $effect }
help-answers = Répondez par le numéro d’un choix, ou par le nom de l’action écrit derrière. Plusieurs réponses peuvent tenir sur une ligne ; chaque numéro est celui de la liste telle que vous la voyez.


score-of = { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
saved-finished = L’enregistrement est dans { $where }
    Le revoir : botyard replay { $where }
    Vérifier les dés : botyard verify { $where }
saved-quit = Sauvegardé dans { $where }
    Continuer plus tard : botyard play --resume { $where }
saved-broken-off = Interrompu ; rien n’est perdu. La partie est dans { $where }
    Continuer plus tard : botyard play --resume { $where }

## Revoir et vérifier

replay-line = ligne { $line }
replay-lines = lignes { $first } à { $last }
salvaged = { $count ->
        [one] { $count } bonne ligne écrite
       *[other] { $count } bonnes lignes écrites
    } dans { $where }
salvage-hint = Ce qui est bon dans un enregistrement abîmé peut être sauvé : botyard replay FICHIER --salvage NOUVEAU.jsonl
verify-unfinished = La partie n’est pas finie.

## Ce qui ne va pas

file-missing = Il n’y a pas de fichier { $where }.
file-not-text = { $where } n’est pas un fichier texte.
file-trouble = { $where } : { $why }.
file-exists = { $where } existe déjà et n’est pas écrasé.
wrong-in-file = { $where } : { $told }
folder-missing = Il n’y a pas de dossier { $where }.
system-trouble = Le système refuse : { $why }.
saved-until = La partie s’est arrêtée : { $why }. Elle est sauvegardée jusqu’à la dernière ligne écrite, dans { $where }
    Continuer plus tard : botyard play --resume { $where }
file-changed = { $where } a été modifié par quelqu’un d’autre pendant la partie. On n’y écrit plus rien.
data-not-toml = { $where } n’est pas du TOML valide : { $why }
option-not-json = La valeur de l’option { $name } n’est pas du JSON valide : { $value }
seats-unknown = « { $name } » n’est pas une place. Une place est person, person:NOM ou bot:NOM.
seats-name = « { $name } » ne peut pas être un nom : { $most } caractères au plus, tous visibles.
seats-same-name = Deux joueurs s’appellent { $name }. Donnez-leur des noms différents.
seats-count = { $count ->
        [one] On ne peut pas jouer à { $count } joueur
       *[other] On ne peut pas jouer à { $count } joueurs
    } ; ce jeu est pour { $allowed }.
seed-range = La graine { $value } n’est pas comprise entre 0 et { $most }.
pause-range = Une pause de { $value } n’est pas possible ; choisissez de 0 à { $most } secondes.
resume-alone = --resume continue une partie telle qu’elle est ; jeu, places, dés, options et fichier ne se choisissent pas à nouveau.
resume-last = La dernière partie inachevée : { $where }
resume-finished = La partie de { $where } est finie. La revoir : botyard replay { $where }
secret-missing = Le secret des dés ({ $where }.secret) manque ; la partie de { $where } ne peut donc pas continuer.
nothing-to-resume = Il n’y a pas de partie inachevée dans { $where }.
no-such-choice = Il n’y a pas de choix { $name } ; { $most ->
        [1] choisissez 1
       *[other] choisissez de 1 à { $most }
    }.
nothing-chosen = { $most ->
        [1] Choisissez 1.
       *[other] Choisissez de 1 à { $most }.
    }
no-such-line = Il n’y a pas de ligne { $name } ; l’enregistrement va de la ligne 2 à la ligne { $last }.
