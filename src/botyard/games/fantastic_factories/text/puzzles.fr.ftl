### Fantastiques Fabriques : les problèmes. Ils sont dans puzzles/.

puzzle = Faites autant de points que possible avec ce qui est là, sans compter sur la chance.
    .title = Le meilleur d’un tour
puzzle-first-shift = Première équipe
puzzle-on-the-double = En double
puzzle-golem-for-one = Un golem pour le un
puzzle-straight-run = À la suite
puzzle-borrowed = Emprunté
puzzle-one-more-die = Un dé de plus
puzzle-burn-to-build = Brûler pour construire
puzzle-change-of-plans = Changement de plan
puzzle-other-side = L’autre face
puzzle-three-alike = Trois pareils
puzzle-copied-well = Bien copié
puzzle-full-steam = À toute vapeur
