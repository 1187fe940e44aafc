### Une première partie guidée, quel que soit le jeu.

learn-on = Continuer
learn-watch = Regarder
learn-skip = Passer cette étape
learn-leave = Quitter la leçon
learn-progress = { $step } sur { $count }
learn-instead = Essayez ce qui brille. Le reste vient plus tard, ou sera votre choix dans une vraie partie.
learn-over = Vous avez tout fait une fois. Jouez pour de bon : contre des bots ou avec des amis.
    .title = C’est tout !
learn-over-alone = Vous avez tout fait une fois. Jouez pour de bon : en solo ou à plusieurs.
learn-again = Encore une fois
learn-alone = Apprendre à jouer en solo
learn-play-alone = Jouer seul maintenant
learn-card = Ce qu’il faut faire maintenant
lesson-missing = Il n’y a pas de première partie guidée pour { $game }.
