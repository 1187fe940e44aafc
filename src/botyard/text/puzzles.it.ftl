### Rompicapo, qualunque sia il gioco. Che cosa si chiede e come si chiamano, lo dice il gioco stesso.

puzzles = Rompicapo
puzzles-all = Tutti i rompicapo
puzzles-card = Il rompicapo
puzzles-won = { $won } stelle su { $all }
puzzles-today = Rompicapo del giorno
    .does = Ogni giorno uno nuovo, lo stesso per tutti.
puzzles-of-day = Rompicapo del { $day }
puzzles-making = Il rompicapo del giorno è in preparazione …
puzzles-points = { $points ->
        [one] punto adesso
       *[other] punti adesso
    }
puzzles-star = { $stars ->
        [one] 1 stella
       *[other] { $stars } stelle
    } da { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in su
puzzles-has = { $stars ->
        [0] Ancora nessuna stella
        [one] 1 stella su 3
       *[other] { $stars } stelle su 3
    }
puzzles-again = Da capo
puzzles-show = Fammi vedere
sure-puzzle-again = Le tue mosse in questo rompicapo vanno perse. Non si può annullare.
    .title = Ricominciare da capo?
    .yes = Da capo
puzzles-next = Prossimo rompicapo
puzzles-all-done = Di più non se ne ricava con certezza.
    .title = Tre stelle!
puzzles-done = Sono { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }. Se ne possono fare { $most }.
    .title = { $stars ->
        [0] Questa volta nessuna stella
        [one] Una stella
       *[other] { $stars } stelle
    }
puzzles-step = Prossimo passo
puzzles-step-is = Ora: { $action }
puzzles-showing = Passo { $step } di { $count }
    .title = Come si fa
puzzles-shown = Così se ne { $points ->
        [one] ricava con certezza 1 punto
       *[other] ricavano con certezza { $points } punti
    }. Ora tocca a te!
    .title = Ecco come
puzzles-try = Provaci tu

## Che cosa è rifiutato

puzzles-missing = Non ci sono rompicapo di { $game }.
puzzles-unknown = { $game } non ha questo rompicapo. Scegline uno dall’elenco.
puzzles-over = Il rompicapo è finito. Annulla l’ultimo passo o ricomincia da capo.

## Nel terminale

puzzling-how = Per risolverne uno: botyard puzzle NOME. Oppure: botyard puzzle today, un giorno come 2026-11-18, un file di problema.
puzzling-now = { $points ->
        [one] ora 1 punto
       *[other] ora { $points } punti
    }
puzzling-left = { $steps ->
        [one] Il tuo ultimo passo non fa parte della soluzione. Annullalo (u) o ricomincia (a).
       *[other] I tuoi ultimi { $steps } passi non fanno parte della soluzione. Annullali (u) o ricomincia (a).
    }
puzzling-after = u per annullare, a per ricominciare, x per la soluzione, Invio per smettere:
puzzling-unknown = Non c’è nessun problema «{ $name }». Scegli tra: { $known }; oppure today, un giorno, un file.
puzzling-not-yet = Il problema del { $day } non esiste ancora. Prova botyard puzzle today.
