### Fantastic Factories: i problemi. Stanno in puzzles/.

puzzle = Fai più punti che puoi con ciò che c’è, senza contare sulla fortuna.
    .title = Il meglio di un round
puzzle-first-shift = Primo turno
puzzle-on-the-double = In coppia
puzzle-golem-for-one = Un golem per l’uno
puzzle-straight-run = In fila
puzzle-borrowed = In prestito
puzzle-one-more-die = Un dado in più
puzzle-burn-to-build = Bruciare per costruire
puzzle-change-of-plans = Cambio di piani
puzzle-other-side = L’altra faccia
puzzle-three-alike = Tre uguali
puzzle-copied-well = Copiato bene
puzzle-full-steam = A tutto vapore
