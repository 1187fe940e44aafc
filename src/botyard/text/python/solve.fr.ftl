### botyard solve.

cli-solve = Trouver le plus de marchandises ou de points qu’une place peut atteindre dans sa phase de travail de Fantastiques Fabriques.
solve-file = Une position (JSON) ou un problème (TOML) dans la phase de travail.
solve-seat = La place, comptée à partir de 1 ; la première qui travaille par défaut.
solve-goal = Ce qu’on cherche : goods (biens) ou points. D’habitude goods, dans les problèmes points.
solve-chance = Ce qui est pioché ou lancé : worst (au pire) ou aside (on ne s’en sert pas). D’habitude worst, dans les problèmes aside.
solve-nodes = La recherche est abandonnée après tant de positions.
solve-goods = Marchandises : { $before }. Atteint à coup sûr : { $value }.
solve-points = Points : { $before }. Atteint à coup sûr : { $value }.
solve-aside = Rien de ce qui est pioché ou lancé n’est nécessaire.
solve-worst = Ce qui est pioché ou lancé compte au pire.
solve-exhaustive-worst = Tout a été examiné : rien de mieux n’est sûr.
solve-exhaustive-aside = Tout a été examiné : sans piocher ni lancer, rien n’est meilleur.
solve-not-exhaustive = Tout n’a pas pu être examiné ({ $nodes } positions) : il y a peut-être mieux.
solve-with = { $action } (au pire { $chance })
solve-not-working = La place { $seat } ne travaille pas dans cette position.
solve-other-game = Ce problème appartient à un autre jeu ; solve ne connaît que Fantastiques Fabriques.
