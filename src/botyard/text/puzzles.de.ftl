### Rätsel, gleich welches Spiel. Was gefragt ist und wie sie heißen, sagt ein Spiel selbst.

puzzles = Rätsel
puzzles-all = Alle Rätsel
puzzles-card = Das Rätsel
puzzles-won = { $won } von { $all } Sternen
puzzles-today = Rätsel des Tages
    .does = Jeden Tag ein neues, für alle dasselbe.
puzzles-of-day = Rätsel vom { $day }
puzzles-making = Das Rätsel des Tages entsteht gerade …
puzzles-points = { $points ->
        [one] Punkt jetzt
       *[other] Punkte jetzt
    }
puzzles-star = { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    } ab { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
puzzles-has = { $stars ->
        [0] Noch kein Stern
        [one] 1 Stern von 3
       *[other] { $stars } Sterne von 3
    }
puzzles-again = Von vorn
puzzles-show = Zeig es mir
sure-puzzle-again = Deine Züge in diesem Rätsel gehen verloren. Das lässt sich nicht rückgängig machen.
    .title = Von vorn beginnen?
    .yes = Von vorn
puzzles-next = Nächstes Rätsel
puzzles-all-done = Mehr ist daraus nicht sicher zu machen.
    .title = Drei Sterne!
puzzles-done = Das macht { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. { $most } sind möglich.
    .title = { $stars ->
        [0] Diesmal kein Stern
        [one] Ein Stern
       *[other] { $stars } Sterne
    }
puzzles-step = Nächster Schritt
puzzles-step-is = Jetzt: { $action }
puzzles-showing = Schritt { $step } von { $count }
    .title = So geht es
puzzles-shown = So { $points ->
        [one] wird daraus sicher 1 Punkt
       *[other] werden daraus sicher { $points } Punkte
    }. Jetzt du!
    .title = So ging es
puzzles-try = Selbst versuchen

## Was abgelehnt wird

puzzles-missing = Von { $game } gibt es keine Rätsel.
puzzles-unknown = So ein Rätsel gibt es bei { $game } nicht. Wähle eins aus der Liste.
puzzles-over = Das Rätsel ist zu Ende. Nimm den letzten Schritt zurück oder fang von vorn an.

## Im Terminal

puzzling-how = Eines lösen: botyard puzzle NAME. Auch: botyard puzzle today, ein Tag wie 2026-11-18 oder eine Rätseldatei.
puzzling-now = { $points ->
        [one] jetzt 1 Punkt
       *[other] jetzt { $points } Punkte
    }
puzzling-left = { $steps ->
        [one] Dein letzter Schritt gehört nicht zur Lösung. Nimm ihn zurück (u) oder beginne neu (a).
       *[other] Deine letzten { $steps } Schritte gehören nicht zur Lösung. Nimm sie zurück (u) oder beginne neu (a).
    }
puzzling-after = u nimmt zurück, a beginnt neu, x zeigt die Lösung, Enter hört auf:
puzzling-unknown = Es gibt kein Rätsel „{ $name }“. Wähle eines davon: { $known }; oder today, einen Tag, eine Datei.
puzzling-not-yet = Das Rätsel vom { $day } gibt es noch nicht. Versuche botyard puzzle today.
