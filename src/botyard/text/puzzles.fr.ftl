### Des casse-têtes, quel que soit le jeu. Ce qui est demandé et leurs titres, un jeu le dit lui-même.

puzzles = Casse-têtes
puzzles-all = Tous les casse-têtes
puzzles-card = Le casse-tête
puzzles-won = { $won } étoiles sur { $all }
puzzles-today = Casse-tête du jour
    .does = Un nouveau chaque jour, le même pour tous.
puzzles-of-day = Casse-tête du { $day }
puzzles-making = Le casse-tête du jour est en préparation…
puzzles-points = { $points ->
        [one] point maintenant
       *[other] points maintenant
    }
puzzles-star = { $stars ->
        [one] 1 étoile
       *[other] { $stars } étoiles
    } à partir de { $points ->
        [one] 1 point
       *[other] { $points } points
    }
puzzles-has = { $stars ->
        [0] Pas encore d’étoile
        [one] 1 étoile sur 3
       *[other] { $stars } étoiles sur 3
    }
puzzles-again = Recommencer
puzzles-show = Montrez-moi
sure-puzzle-again = Vos coups dans ce casse-tête seront perdus. C’est définitif.
    .title = Recommencer ?
    .yes = Recommencer
puzzles-next = Casse-tête suivant
puzzles-all-done = On ne peut pas en tirer davantage à coup sûr.
    .title = Trois étoiles !
puzzles-done = Cela fait { $points ->
        [one] 1 point
       *[other] { $points } points
    }. On peut en faire { $most }.
    .title = { $stars ->
        [0] Pas d’étoile cette fois
        [one] Une étoile
       *[other] { $stars } étoiles
    }
puzzles-step = Étape suivante
puzzles-step-is = Maintenant : { $action }
puzzles-showing = Étape { $step } sur { $count }
    .title = Comment faire
puzzles-shown = Voilà comment en tirer { $points ->
        [one] 1 point
       *[other] { $points } points
    } à coup sûr. À vous !
    .title = C’est ainsi
puzzles-try = Essayer soi-même

## Ce qui est refusé

puzzles-missing = Il n’y a pas de casse-têtes pour { $game }.
puzzles-unknown = { $game } n’a pas ce casse-tête. Choisissez-en un dans la liste.
puzzles-over = Le casse-tête est terminé. Annulez la dernière étape, ou recommencez.

## Dans le terminal

puzzling-how = Pour en résoudre un : botyard puzzle NOM. Ou encore : botyard puzzle today, un jour comme 2026-11-18, un fichier de problème.
puzzling-now = { $points ->
        [one] { $points } point pour l’instant
       *[other] { $points } points pour l’instant
    }
puzzling-left = { $steps ->
        [one] Ta dernière étape ne fait pas partie de la solution. Annule-la (u) ou recommence (a).
       *[other] Tes { $steps } dernières étapes ne font pas partie de la solution. Annule-les (u) ou recommence (a).
    }
puzzling-after = u pour annuler, a pour recommencer, x pour la solution, Entrée pour arrêter :
puzzling-unknown = Il n’y a pas de problème « { $name } ». Choisis parmi : { $known } ; ou today, un jour, un fichier.
puzzling-not-yet = Le problème du { $day } n’existe pas encore. Essaie botyard puzzle today.
