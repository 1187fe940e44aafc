### Fantastic Factories: die Rätsel. Sie selbst stehen in puzzles/.

puzzle = Mach so viele Punkte wie möglich aus dem, was hier liegt, ohne dich auf Glück zu verlassen.
    .title = Das Beste aus einer Runde
puzzle-first-shift = Erste Schicht
puzzle-on-the-double = Im Doppelpack
puzzle-golem-for-one = Ein Golem für die Eins
puzzle-straight-run = In einer Reihe
puzzle-borrowed = Ausgeliehen
puzzle-one-more-die = Ein Würfel mehr
puzzle-burn-to-build = Verbrennen, um zu bauen
puzzle-change-of-plans = Neuer Plan
puzzle-other-side = Die andere Seite
puzzle-three-alike = Drei Gleiche
puzzle-copied-well = Gut kopiert
puzzle-full-steam = Volldampf
