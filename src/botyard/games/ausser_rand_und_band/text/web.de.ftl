### Außer Rand & Band im Browser: Wörter auf und zu der Zeichnung.

board-tab = Band
belt-name = Das Montageband
belt-to-come = { $count ->
        [0] Kein Plättchen mehr
        [one] noch 1 Plättchen
       *[other] noch { $count } Plättchen
    }
belt-end = Feierabend
belt-stored = Gelagert: { $tiles }.
belt-you = Du
belt-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
belt-robots = Deine Roboter
belt-parts = Gewonnen: { $tiles }.
belt-no-parts = Noch nichts gewonnen.
belt-worth = 7 einfarbig, 5 mehrfarbig, 1 je einzelnes Plättchen
belt-dice-own = Deine Würfel
belt-dice-left = Vorrat: { $count }
belt-on-line = { $count } auf dem Band
    .short = Band: { $count }
belt-on-edge = { $count } am Rand
    .short = Rand: { $count }
belt-carrier = Feld { $field }: { $tile }
belt-dice = { $count ->
        [one] { $seat }, 1 Würfel auf Feld { $field }
       *[other] { $seat }, { $count } Würfel auf Feld { $field }
    }
belt-no-dice = Keine Würfel darauf.
belt-space-free = { $space }. { $does }
belt-space-taken = { $space }. { $does } Besetzt von { $seat }.
belt-odds = Liefe das Band jetzt: { $shares }
belt-share = { $seat } { $percent } %
belt-share-nobody = niemand { $percent } %

## Der Tisch in Worten

text-title = Außer Rand & Band, Zug { $turn }
text-belt = Das Band, von hinten (Feld 1) nach vorn (Feld 5). Was über Feld 5 hinausgeschoben wird, fällt herunter.
text-field = Feld
text-tile = Plättchen
text-dice = Würfel darauf
text-edge = Felder am Rand daneben
text-none = keine
text-dice-of = { $seat } { $count }
text-space-free = { $space }: frei
text-space-taken = { $space }: Würfel von { $seat }
text-stack = { $count ->
        [0] Im Stapel liegt kein Plättchen mehr.
        [one] Im Stapel liegt noch 1 Plättchen.
       *[other] Im Stapel liegen noch { $count } Plättchen.
    }
text-stored = Gelagert für den nächsten Gewinner: { $tiles }.
text-nothing-stored = Kein Plättchen ist gelagert.
text-players = Spieler, in der Reihenfolge der Züge. Jeder hat zehn Würfel.
text-player = Spieler
text-points = Punkte
text-supply = Vorrat
text-on-line = Band
text-on-edge = Rand
text-won = Roboter und gewonnene Plättchen
text-acting = { $seat }, am Zug
text-line = { $line }: { $points }
