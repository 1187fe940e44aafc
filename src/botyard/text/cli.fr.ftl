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
dice-committed = Les dés de cette partie sont fixés d’avance. Leur empreinte : { $commitment }

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

told-undo = { $seat } reprend sa dernière décision.
told-run-out = Temps écoulé : { $seat }.

score-of = { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
won = { $count ->
        [one] { $seats } gagne !
       *[other] { $seats } gagnent ensemble !
    }
finished-alone = { $seats } a terminé.
lost-alone = { $seats } n’a pas gagné.
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
verify-chain = Les { $count } lignes s’enchaînent : chacune porte l’empreinte de la précédente.
verify-rules = Les règles du jeu { $title } (version { $rules }) permettent chaque coup, et le résultat découle des coups.
verify-unfinished = La partie n’est pas finie.
verify-dice = En refaisant les tirages, tous les dés et toutes les pioches donnent la même chose.
verify-commitment-proves = Ce que cela prouve : les dés étaient fixés avant le premier coup, par le secret de l’hôte et les nombres réunis, et personne ne les a changés ensuite. L’empreinte de la première ligne doit être celle qu’on vous a montrée avant la partie.
verify-commitment-does-not-prove = Ce que cela ne prouve pas : que personne ne les a choisis. Dans cette première version des dés, les nombres étaient donnés sans engagement : qui donnait le dernier et connaissait le secret, ou les tirait tous sur une seule machine, pouvait essayer jusqu’à ce qu’une donne convienne. Ni que l’hôte n’a pas regardé.
verify-agreed-proves = Ce que cela prouve : l’hôte et les personnes s’étaient engagés sur leurs nombres avant qu’un seul soit montré, tous les dés et toutes les pioches découlent de tous ces nombres réunis, et personne ne les a changés ensuite. Si votre propre nombre en fait partie, personne n’a choisi ces dés.
verify-agreed-does-not-prove = Ce que cela ne prouve pas : que l’hôte n’a pas regardé, car qui connaissait le secret pendant la partie pouvait savoir ce qui allait venir ; ni que les personnes de l’enregistrement existent. Votre navigateur compare les engagements à ceux qu’il a vus avant la partie.
verify-deal-proves = Cette partie rejoue la donne d’une partie précédente. Tous les dés et toutes les pioches découlent des nombres de celle-ci.
verify-deal-does-not-prove = Rien n’est affirmé sur ses dés : qui connaissait la partie précédente les connaissait.
verify-position-proves = Cette partie a continué depuis une position. Tous les dés et toutes les pioches qui suivent découlent de ses nombres.
verify-position-does-not-prove = Rien n’est affirmé sur ses dés : qui a choisi la position savait ce qui y est caché.
verify-given-up = Places abandonnées avant d’avoir montré leur nombre : { $seats }. Des bots les ont jouées, sans nombre.
verify-substitutes = Places reprises par quelqu’un d’autre pendant la partie, avec l’accord de toutes les personnes : { $seats }.
verify-seed-proves = Ce que cela prouve : tous les dés et toutes les pioches découlent de la graine de la première ligne, et personne ne les a changés ensuite.
verify-seed-does-not-prove = Ce que cela ne prouve pas : que personne ne les connaissait d’avance. Qui connaît ou choisit la graine sait tout ce qui vient ; elle sert aux tests et aux simulations.

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
