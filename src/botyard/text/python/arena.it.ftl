### Quale bot è più forte: botyard arena.

cli-arena = Scoprire quale bot è più forte, a parità di carte e da ogni posto.
arena-which = Quali bot si affrontano, separati da virgole: greedy,random.
arena-seats-help = Quanti posti ha una partita. Con più di due, un bot gioca contro diversi esemplari dell’altro.
arena-games = Quante partite gioca ogni coppia; di norma 400. Ogni distribuzione si gioca da ogni posto.
arena-file = Conservare tutte le partite in questo file e riprendere da dove finisce: dopo una pausa, o con più partite.
arena-picture = Disegnare la classifica e la tabella incrociata in questo file, come SVG.
arena-title = { $title }, { $seats } posti, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, seme { $seed }
arena-rating = Forza
arena-sure = ± 2 sigma
arena-spread = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-against = contro
arena-paired = Ogni distribuzione è stata giocata { $seats } volte, ogni volta con i bot in altri posti.
arena-row = { $others ->
        [one] Una riga dice quante volte un bot ha battuto l’altro.
       *[other] Una riga dice quante volte un bot ha vinto contro { $others } esemplari dell’altro.
    }
arena-rating-means = La forza è quella di openskill (Plackett-Luce); ogni bot parte da 25.
arena-drawn = L’immagine è in { $where }.
arena-bots = Un’arena ha bisogno di almeno due bot diversi: --bots greedy,random.
arena-twice = Il bot «{ $bot }» è nominato due volte. Nomina ogni bot una volta sola.
arena-seats = Un’arena ha bisogno di almeno due posti, non { $count }.
arena-no-file = { $where } non è il file di un’arena. Scegli un altro nome; verrà creato un file nuovo.
arena-other = { $where } contiene altre partite: lì { $what } è { $found }, qui { $wanted }. Scegli un altro file, o gli stessi bot, posti, seme e opzioni.
arena-line = { $where }, riga { $line }: non è una partita di questa arena. Togli la riga e la partita sarà rigiocata.
