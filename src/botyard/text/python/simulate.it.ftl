### Molte partite fra bot: botyard simulate.

## Aiuto

cli-simulate = Far giocare molte partite ai bot e contare chi vince.
simulate-game = Nome del gioco.
simulate-seats = Quali bot giocano, in ordine di posto, separati da virgole: bot:random,bot:greedy.
simulate-games = Quante partite si giocano; se manca, 1000.
simulate-seed = Lo stesso numero dà le stesse partite. Senza, se ne prende uno nuovo e lo si mostra.
simulate-workers = Quanti processi giocano insieme; se manca, uno per ogni core. Il risultato è lo stesso.
simulate-out = Scrivere una riga per ogni partita e posto in questo nuovo file, .csv o .parquet.
simulate-fixed-seats = Ogni bot tiene il suo posto. Altrimenti tutti avanzano di un posto dopo ogni partita.

## Il risultato

simulate-title = { $title }, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, seme { $seed }
simulate-progress = Partite
simulate-bot = Bot
simulate-seat = Posto
simulate-wins = Vittorie
simulate-of = su
simulate-rate = Quota
simulate-interval = 95 %
simulate-score = Punti
simulate-decisions = Decisioni
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-count = { NUMBER($value, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-range = { $low }–{ $high }
simulate-means = 95 % è l’intervallo di confidenza di Wilson della quota di vittorie; punti e decisioni sono medie per partita.
simulate-fair = Un bot né migliore né peggiore degli altri vince il { $fair } delle sue partite.
simulate-rotated = I bot sono avanzati di un posto dopo ogni partita.
simulate-fixed = Ogni bot ha tenuto il suo posto.
simulate-shared = { $count ->
        [0] Nessun primo posto è stato condiviso.
        [one] In 1 partita il primo posto è stato condiviso; conta in parti uguali.
       *[other] In { $count } partite il primo posto è stato condiviso; ciascuno conta in parti uguali.
    }
simulate-written = { $count ->
        [one] 1 riga è stata scritta
       *[other] { $count } righe sono state scritte
    } in { $where }.

## Che cosa non va

simulate-no-bot = «{ $name }» non è un posto per una simulazione. Un posto si scrive bot:NOME; per questo gioco ci sono: { $known }.
simulate-file-kind = { $where }: il nome deve finire in .csv o .parquet.
simulate-no-parquet = { $where }: per scrivere Parquet manca un pacchetto: pip install botyard[parquet]. Il CSV funziona senza.
bot-illegal = Il bot «{ $bot }» ha scelto { $action }, che non è una delle sue azioni permesse.
bot-failed = Il bot «{ $bot }» ha fallito: { $why }.
bot-plan = Il bot «{ $bot }» ha previsto azioni che il gioco non ha, o più di { $most }.
bot-note = La nota del bot «{ $bot }» ha { $count } caratteri. Il massimo è { $most }.
