### Ce que dit l’application web.

## Accueil

web-home = Accueil
web-slogan = Quatre jeux de la fabrique de robots.
    .more = Sans compte. Prenez place et jouez.
web-description = Jouez à RoboRally, Bot Factory, Fantastic Factories et Außer Rand & Band dans votre navigateur : contre des bots, avec des amis par un lien, ou en solo. Gratuit et sans compte.
web-players = joueurs
web-minutes = { $minutes } min
web-play-now = Jouer contre des bots
# What a screen reader calls a button of a game’s card: “Play with friends: RoboRally”.
web-of-game = { $doing } : { $title }
web-play-friends = Jouer entre amis
web-watch = Regarder
web-rules = Règles
web-learn = Apprendre
web-learn-alone = Apprendre en solo
web-continue = Continuer
web-continue-gathering = Tout le monde n’est pas encore là.
web-continue-yours = Vous attend.
web-continue-news = { $count ->
        [one] 1 événement depuis votre dernier coup d’œil.
       *[other] { $count } événements depuis votre dernier coup d’œil.
    }
web-continue-with = Avec { $names }.
web-continue-alone = En solo.
web-continue-now = à l’instant
web-continue-all = Afficher les { $count }
web-continue-fewer = En afficher moins
web-upload = Ouvrir un enregistrement
    .does = Regarder et vérifier une partie enregistrée dans un fichier.

## Préférences et compte

web-preferences = Préférences
web-preferences-kept = Conservé dans ce navigateur seulement.
web-language = Langue
    .now = Langue : { web-language-name }
web-language-name = Français
web-theme = Lumière
    .now = Lumière : { $theme }
web-theme-system = Automatique
web-theme-light = Jour
web-theme-dark = Nuit
web-speed = Vitesse
    .now = Vitesse : { $speed }
web-sound = Son quand c’est votre tour
web-keys = Raccourcis à une touche
web-confirm = Confirmer la fin de mon tour
web-on = Activé
web-off = Désactivé
web-yes = Oui
web-no = Non
web-account = Votre nom
web-nickname = Comment les autres vous appellent
web-account-why = Vous n’avez pas besoin de compte. Avec un nom et un mot de passe, vous retrouvez vos parties sur chaque appareil.
web-account-is = Votre compte : { $name }
web-account-way = Compte ou connexion
web-account-new = Créer un compte
web-account-name = Nom du compte
web-password = Mot de passe
web-password-old = Mot de passe actuel
web-password-length = Au moins 8 caractères.
web-login = Se connecter
web-logout = Se déconnecter
web-devices = Connecté sur
web-device-unknown = Un autre appareil
web-device-here = cet appareil
web-device-seen = Dernière utilisation : { $when }
web-sign-out = Déconnecter
web-sign-out-elsewhere = Déconnecter partout ailleurs
web-save = Enregistrer
web-saved = Enregistré.
web-cancel = Annuler
web-export = Tout sur vous
web-forget = Tout supprimer
sure-forget = Votre nom, votre compte et vos places seront supprimés pour de bon. Les parties des autres continuent.
    .title = Tout supprimer ?
    .yes = Tout supprimer

## Préparation et salle d’attente

web-setup = Qui joue ?
web-setup-same = La même donne encore une fois
web-setup-on = Continuer après l’étape { $line }
web-players-count = Joueurs
web-person-here = Personne ici
web-seat-name = Nom du joueur { $number }
web-names-alike = Donnez à chacun un nom différent.
web-person-link = Par lien
web-bot = Bot
web-level = Niveau du bot
web-more-settings = Horloge, conseils, spectateurs, options
web-clock = Horloge
web-clock-none = Sans horloge
web-clock-decision = Par décision
web-clock-game = Pour toute la partie
web-clock-days = Jours par décision
web-clock-time = Temps
web-seconds = { $count } s
web-days = { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
web-hints = Conseils d’un bon bot
web-spectators = Spectateurs
web-allowed = Admis
web-not-allowed = Non admis
web-public = Affichée pour tous les spectateurs
web-seat-number = Place { $number }
web-from-file = Depuis un fichier
web-from-file-named = Depuis un fichier : { $file }
web-as-printed = Comme dans la boîte
web-not-a-table = Ce fichier ne convient pas ici. Choisissez-en un avec des valeurs pour cette option, écrites en JSON.
web-number-range = Un nombre entier de { $low } à { $high }
web-start = Commencer
web-start-links = Obtenir les liens
web-gathering = On attend que tout le monde soit là.
web-lobby-missing = { $count ->
        [0] Tout le monde est là.
        [one] 1 place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-lobby-revealing = Tout le monde est là. Il manque encore un nombre pour les dés de { $names }.
web-lobby-number = Le nombre pour les dés manque
web-give-up = Donner à un bot pour de bon
web-start-deal = La même donne rejouée : rien n’est affirmé sur ses dés.
web-start-position = Suite d’une position : rien n’est affirmé sur ses dés.
web-dice = Les dés
web-dice-distrust = Quelque chose ne va pas avec les dés : le serveur montre d’autres engagements qu’avant. Ce navigateur garde son nombre pour lui.
web-dice-ok = Ce navigateur a vérifié les dés : son propre nombre en fait partie, tous les engagements sont ceux qu’il a vus avant les nombres, et la clé découle de tous les nombres réunis. Personne n’a choisi ces dés.
web-dice-part = Ce navigateur n’a ajouté aucun nombre à ces dés. Ce qui a été publié est cohérent.
web-dice-bad = Ce navigateur a trouvé une erreur dans les dés :
web-dice-host = L’engagement du serveur n’est pas celui d’avant la partie.
web-dice-secret = Le secret ne correspond pas à l’engagement du serveur.
web-dice-own = Votre propre nombre ou engagement a été changé.
web-dice-others = Des engagements d’autres personnes ne sont pas ceux d’avant la partie.
web-dice-numbers = Un nombre ne correspond pas à son engagement.
web-dice-key = La clé ne découle pas du secret et des nombres.
web-lobby-begins = La partie commence d’elle-même quand toutes les places sont prises.
web-lobby-bot = Un bot, prêt
web-lobby-free = Libre : envoyez ce lien ou montrez le code
web-lobby-you = Vous, devant cet écran
web-lobby-there = Là et prêt
web-to-bot = Plutôt un bot
web-to-person = Plutôt une personne
web-remove = Retirer
web-new-link = Créer un lien
web-link = Lien vers la place
web-qr = Code QR du lien
web-copy = Copier le lien
web-copied = Copié.
web-copy-by-hand = Copier le lien à la main
    .does = Ce navigateur ne permet pas à la page de le faire. Le lien est sélectionné : copiez-le avec Ctrl+C ou par un appui long.
web-invited = Une place vous attend. Comment les autres doivent-ils vous appeler ?
web-sit-down = Prendre place

## À la table

web-turn = À vous.
web-turn-of = C’est à { $seat }.
web-waiting = On attend { $names }.
web-waiting-too = On attend aussi { $names }.
web-ready = { $count ->
        [one] { $names } a fini.
       *[other] { $names } ont fini.
    }
web-ready-many = { $count } joueurs ont fini.
web-end-turn = Terminer votre tour ?
    .done = Terminé
web-moment = Un instant.
web-shown = Voyez ce qui se passe.
web-over = La partie est finie.
web-paused = La partie est en pause.
web-undo = Reprendre
web-hint = Que ferait un bon bot ?
web-hurry = Les règles ne vous laissent que peu de temps.
web-hint-is = Un bon bot : { $action }
web-why-rule-of-thumb = À vue de nez, rien d’autre ne rapporte davantage maintenant.
web-why-only-one = Rien d’autre ne mérite un essai.
web-why-points = Par rapport à « { $other } », cela rapporte en moyenne { $points ->
    [one] 1 point
   *[other] { $points } points
} de plus. Sur { $tries } essais, { $better } ont mieux fini et { $worse } moins bien.
web-why-chances = Par rapport à « { $other } », sur { $tries } essais, { $better } ont mieux fini et { $worse } moins bien.
web-hint-asked = { $seat } a demandé un conseil.
web-text-table = Texte
web-menu = Menu
web-skip = Passer le mouvement
web-tabs = Parties de la table
web-tab-board = Plateau
web-tab-others = Les autres
web-tab-log = Journal
web-log-since = Depuis votre dernier coup d’œil
web-log-all = Tout
web-log-until = Jusqu’ici
web-log-latest = Aller au plus récent
web-seat = Place
web-seats = Places
web-seat-thinks = réfléchit
web-seat-ready = prêt
web-seat-away = absent
web-seat-left = parti, un bot joue
web-seat-substitute = remplace
web-told-substitute = { $seat } reprend cette place en remplacement. Tout le monde était d’accord.
web-seat-gave-up = a abandonné, un bot joue
web-told-give-up = { $seat } n’a pas montré de nombre pour les dés et ne joue pas cette partie ; un bot joue la place.
web-told-leave = { $seat } part ; un bot continue.
web-told-return = { $seat } est de retour.
web-told-bot = Place de { $seat } : quelqu’un d’autre décide maintenant.
web-told-propose = { $seat } propose quelque chose.
web-told-agree = { $seat } est d’accord.
web-told-decline = { $seat } est contre.
web-told-resume = { $seat } met fin à la pause.
web-proposed-pause = { $count ->
        [one] { $names } propose une pause.
       *[other] { $names } proposent une pause.
    }
web-proposed-substitute = { $count ->
        [one] { $names } propose de remplacer { $seat }.
       *[other] { $names } proposent de remplacer { $seat }.
    }
web-proposed-end = { $count ->
        [one] { $names } propose de finir la partie maintenant.
       *[other] { $names } proposent de finir la partie maintenant.
    }
web-agree = D’accord
web-decline = Non
web-resume = Reprendre la partie
web-left = Un bot joue pour vous.
web-removed = Votre place vous a été retirée.
    .watching = Vous regardez la partie à présent.
web-return = Revenir
web-leave = Laisser la place à un bot
web-leave-game = Quitter la partie
web-propose-pause = Proposer une pause
web-propose-substitute = Proposer un remplacement
web-propose-end = Proposer de finir
web-together = Ensemble à la table
web-device = Autre appareil
    .does = Ouvrez votre place aussi sur un téléphone ou un autre ordinateur. Le lien sert une fois.
web-device-link = Lien et code
web-device-out = Déconnecter tous les autres appareils
web-owner = Votre table
web-share-watch = Copier le lien des spectateurs
web-curtain = Au tour de { $seat }
    .does = Passez l’appareil. Personne d’autre ne regarde.
web-curtain-lift = Je suis { $seat }
web-away = Pas de connexion. Nouvel essai en cours ; rien n’est perdu.
web-bots-hurried = Le serveur est très occupé : les bots réfléchissent moins longtemps.
web-try-now = Essayer maintenant
web-sending = Envoi en cours …
web-closed = Cette table ne peut pas être ouverte ici.
web-missing = Cela ne marche pas
web-server-away = Le serveur ne répond pas.
web-trouble = Cette page est plus ancienne que son serveur, ou la connexion est perdue. La recharger suffit.
web-load-again = Recharger
web-loading = Chargement …

## Avant ce qui ne peut pas être annulé

sure-leave = Un bot joue à votre place. Vous pouvez revenir à tout moment avant la fin.
    .title = Quitter votre place ?
    .yes = Quitter
sure-pause = La partie est mise en pause et les bots vous attendent. Vous la retrouvez sur la page d’accueil, sous « { web-continue } ».
    .title = Quitter cette partie ?
    .yes = Mettre en pause
sure-end = La partie se termine maintenant. Les points restent tels quels et personne ne gagne. C’est définitif.
    .title = Terminer la partie ?
    .yes = Terminer
sure-end-together = Dès que tout le monde est d’accord, la partie est terminée. Les points restent tels quels et personne ne gagne. C’est définitif.
    .title = Terminer la partie avant la fin ?
    .yes = Oui, terminer
sure-substitute = Dès que tout le monde est d’accord, quelqu’un d’autre prend la place de { $seat } et voit tout ce qui y est caché. C’est définitif.
    .title = Remplacer { $seat } ?
    .yes = Oui, remplacer
sure-remove = Un bot joue désormais à cette place. { $seat } ne peut pas revenir, à moins que tout le monde ne s’accorde sur un remplacement.
    .title = Retirer { $seat } ?
    .yes = Retirer
sure-free = La place est de nouveau libre. Il faudra un nouveau lien à { $seat } pour revenir.
    .title = Retirer { $seat } ?
    .yes = Retirer
sure-give-up = Un bot joue cette place jusqu’à la fin. { $seat } ne peut pas y revenir.
    .title = Donner la place à un bot ?
    .yes = Donner à un bot
sure-device-out = Votre place est fermée sur tous les autres appareils. Pour l’y rouvrir, il faut un nouveau lien.
    .title = Déconnecter tous les autres appareils ?
    .yes = Déconnecter
sure-login = Vous jouez ici { $count ->
        [one] une partie
       *[other] { $count } parties
    } en tant qu’invité. Si vous vous connectez, vous ne pourrez pas y revenir. Pour les garder, créez plutôt un compte.
    .title = Abandonner vos parties d’invité ?
    .yes = Se connecter
sure-sign-out = { $device } perd votre nom et vos parties jusqu’à ce que vous vous y reconnectiez.
    .title = Déconnecter cet appareil ?
    .yes = Déconnecter
sure-sign-out-all = Tous les autres appareils perdent votre nom et vos parties jusqu’à ce que vous vous y reconnectiez.
    .title = Déconnecter partout ailleurs ?
    .yes = Déconnecter

## Table en texte et touches

web-text-parts = Parties de cette page
web-text-choices = Choix
web-text-events = Événements
web-position = Position
web-back-to-board = retour au plateau
web-choices = Vos choix : { $count }
web-no-choices = Rien ne vous est demandé maintenant.
web-not-now = Pas maintenant : { $count }
web-refused = { $action } : { $reason }
web-events = Événements depuis votre dernier coup d’œil : { $count }
web-no-events = Il ne s’est rien passé.
web-help = Aide et touches
web-help-ring = Ce que vous pouvez faire maintenant brille. Une pression suffit.
web-help-why = Tout le reste vous dit pourquoi non : survolez, sélectionnez ou appuyez longuement.
web-keys-can = Vous pouvez désactiver les raccourcis à une touche dans les préférences.
web-keys-are = Les raccourcis à une touche sont désactivés. Vous pouvez les activer dans les préférences.
web-key-digits = les dix premiers choix
web-key-shift = les dix choix suivants
web-key-enter = le seul choix
web-key-arrows = sur un plateau, à l’élément suivant ; Entrée dit pourquoi ce n’est pas possible
web-key-escape = fermer, ou passer le mouvement

## Après la partie

web-ended-early = La partie a été finie d’un commun accord.
web-outdated = Une nouvelle version des règles ne peut pas continuer cette partie. Elle s’arrête ici sans résultat.
web-told = D’anciennes règles ont joué cette partie du jeu : le plateau reste figé, le journal raconte ce qui s’est passé.
web-told-only = Les règles actuelles ne permettent pas de rejouer cette partie. Le journal raconte ce qui s’est passé.
web-place = Rang { $place }
web-points = { $count ->
        [one] point
       *[other] points
    }
web-no-points = Aucun point.
web-rematch = Revanche
web-replay = Revoir la partie
web-see-board = Voir la table
web-graph = Points au fil du temps
web-graph-says = Points au fil du temps ; à la fin : { $summary }
web-afterwards = Et maintenant
web-check = Vérifier les dés
web-checking = La partie est redistribuée …
web-check-bad = Quelque chose ne va pas dans cette partie.
web-check-own = Vous n’avez pas à croire ce serveur. Emportez l’enregistrement et vérifiez-le vous-même :
web-challenge = Même donne pour un ami
web-challenge-copied = Le lien vers la même donne est copié.
web-download = Télécharger l’enregistrement
web-line = Étape { $line }
web-first = Au début
web-previous = Un pas en arrière
web-play = Lire
web-pause = Pause
web-next = Un pas en avant
web-step-back = Retour
web-last = À la fin
web-link-here = Lien vers ce coup
web-play-on = Continuer d’ici

## Règles et spectateurs

web-rules-of = Les règles de { $title }
web-search-rules = Chercher dans les règles
web-found = { $count ->
        [0] Aucune règle ne dit cela.
        [one] 1 règle trouvée
       *[other] { $count } règles trouvées
    }
web-contents = Sommaire
web-see = Voir
web-status-ruling = Notre réponse à une question ouverte.
web-status-reconstructed = Reconstitué : aucune source ne le donne avec certitude.
web-watch-title = Tables à regarder
web-watch-none = Personne ne joue en public maintenant.
web-watch-game = Regarder { $title }
web-watch-bots = Regarder jouer les bots
web-watch-show = Personne ne joue à ce jeu en public en ce moment. Les bots préparent une partie pour vous …
web-since = depuis { $when }
web-watch-steps = après { $count } pas

## Faits d’une position, pour les tables en texte

fact-active = Au tour de
fact-phase = Phase
fact-position = Position
fact-round = Manche
fact-score = Points
fact-seat = Place
fact-seats = Places
fact-turn = Tour
