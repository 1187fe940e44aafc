### Ciò che dice l’applicazione web.

## Pagina iniziale

web-home = Pagina iniziale
web-slogan = Quattro giochi dalla fabbrica di robot.
    .more = Nessun account. Siediti e gioca.
web-description = Gioca a RoboRally, Bot Factory, Fantastic Factories e Außer Rand & Band nel browser: contro i bot, con gli amici tramite un link o da solo. Gratis e senza account.
web-players = giocatori
web-minutes = { $minutes } min
web-play-now = Gioca subito contro i bot
# What a screen reader calls a button of a game’s card: “Play with friends: RoboRally”.
web-of-game = { $doing }: { $title }
web-play-friends = Gioca con amici
web-watch = Guarda
web-rules = Regole
web-learn = Impara
web-learn-alone = Impara da solo
web-continue = Continua
web-continue-gathering = Non ci sono ancora tutti.
web-continue-yours = Aspetta te.
web-continue-news = { $count ->
        [one] 1 evento dal tuo ultimo sguardo.
       *[other] { $count } eventi dal tuo ultimo sguardo.
    }
web-continue-with = Con { $names }.
web-continue-alone = In solitario.
web-continue-now = proprio ora
web-continue-all = Mostra tutte e { $count }
web-continue-fewer = Mostra meno
web-upload = Apri una registrazione
    .does = Guarda e verifica una partita salvata in un file.

## Preferenze e account

web-preferences = Preferenze
web-preferences-kept = Conservate solo in questo browser.
web-language = Lingua
    .now = Lingua: { web-language-name }
web-language-name = Italiano
web-theme = Luce
    .now = Luce: { $theme }
web-theme-system = Automatica
web-theme-light = Giorno
web-theme-dark = Notte
web-speed = Velocità
    .now = Velocità: { $speed }
web-sound = Suono quando tocca a te
web-keys = Scorciatoie a un tasto
web-confirm = Conferma la fine del mio turno
web-on = Attivo
web-off = Spento
web-yes = Sì
web-no = No
web-account = Il tuo nome
web-nickname = Come ti chiamano gli altri
web-account-why = Non ti serve un account. Con un nome e una password ritrovi le tue partite su ogni dispositivo.
web-account-is = Il tuo account: { $name }
web-account-way = Account o accesso
web-account-new = Crea un account
web-account-name = Nome dell’account
web-password = Password
web-password-old = Password attuale
web-password-length = Almeno 8 caratteri.
web-login = Accedi
web-logout = Esci
web-devices = Accesso effettuato su
web-device-unknown = Un altro dispositivo
web-device-here = questo dispositivo
web-device-seen = Ultimo uso: { $when }
web-sign-out = Disconnetti
web-sign-out-elsewhere = Disconnetti tutti gli altri
web-save = Salva
web-saved = Salvato.
web-cancel = Annulla
web-export = Tutto su di te
web-forget = Elimina tutto
sure-forget = Il tuo nome, il tuo account e i tuoi posti vengono eliminati per sempre. Le partite degli altri continuano.
    .title = Eliminare tutto?
    .yes = Elimina tutto

## Preparazione e sala d’attesa

web-setup = Chi gioca?
web-setup-same = La stessa mano ancora una volta
web-setup-on = Continua dopo il passo { $line }
web-players-count = Giocatori
web-person-here = Persona qui
web-seat-name = Nome del giocatore { $number }
web-names-alike = Dai a ciascuno un nome diverso.
web-person-link = Con link
web-bot = Bot
web-level = Livello del bot
web-more-settings = Orologio, suggerimenti, spettatori, opzioni
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-decision = Per decisione
web-clock-game = Per tutta la partita
web-clock-days = Giorni per decisione
web-clock-time = Tempo
web-seconds = { $count } s
web-days = { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
web-hints = Suggerimenti di un buon bot
web-spectators = Spettatori
web-allowed = Ammessi
web-not-allowed = Non ammessi
web-public = Elencata perché tutti guardino
web-seat-number = Posto { $number }
web-from-file = Da un file
web-from-file-named = Da un file: { $file }
web-as-printed = Come nella scatola
web-not-a-table = Questo file qui non va bene. Scegline uno con i valori per questa opzione, scritti in JSON.
web-number-range = Un numero intero da { $low } a { $high }
web-start = Inizia
web-start-links = Ottieni i link
web-gathering = In attesa di tutti.
web-lobby-missing = { $count ->
        [0] Ci sono tutti.
        [one] 1 posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
web-lobby-revealing = Ci sono tutti. Manca ancora un numero per i dadi di { $names }.
web-lobby-number = Manca il numero per i dadi
web-give-up = Dai a un bot per sempre
web-start-deal = La stessa distribuzione di nuovo: sui dadi non si afferma nulla.
web-start-position = Continuata da una posizione: sui dadi non si afferma nulla.
web-dice = I dadi
web-dice-distrust = Qualcosa non va con i dadi: il server mostra impegni diversi da prima. Questo browser tiene il suo numero per sé.
web-dice-ok = Questo browser ha controllato i dadi: c’è il suo numero, tutti gli impegni sono quelli che ha visto prima dei numeri, e la chiave segue da tutti i numeri insieme. Nessuno ha scelto questi dadi.
web-dice-part = Questo browser non ha aggiunto nessun numero a questi dadi. Ciò che è stato pubblicato combacia.
web-dice-bad = Questo browser ha trovato un errore nei dadi:
web-dice-host = L’impegno del server non è quello di prima della partita.
web-dice-secret = Il segreto non corrisponde all’impegno del server.
web-dice-own = Il tuo numero o il tuo impegno è stato cambiato.
web-dice-others = Gli impegni di altri non sono quelli di prima della partita.
web-dice-numbers = Un numero non corrisponde al suo impegno.
web-dice-key = La chiave non segue dal segreto e dai numeri.
web-lobby-begins = La partita inizia da sola quando tutti i posti sono occupati.
web-lobby-bot = Un bot, pronto
web-lobby-free = Libero: manda questo link o mostra il codice
web-lobby-you = Tu, a questo schermo
web-lobby-there = Presente e pronto
web-to-bot = Piuttosto un bot
web-to-person = Piuttosto una persona
web-remove = Rimuovi
web-new-link = Crea un link
web-link = Link al posto
web-qr = Codice QR del link
web-copy = Copia il link
web-copied = Copiato.
web-copy-by-hand = Copia il link a mano
    .does = Questo browser non permette alla pagina di farlo. Il link è selezionato: copialo con Ctrl+C o tenendolo premuto.
web-invited = Un posto ti aspetta. Come devono chiamarti gli altri?
web-sit-down = Siediti

## Al tavolo

web-turn = Tocca a te.
web-turn-of = Tocca a { $seat }.
web-waiting = In attesa di { $names }.
web-waiting-too = Si attende anche { $names }.
web-ready = { $count ->
        [one] { $names } ha finito.
       *[other] { $names } hanno finito.
    }
web-ready-many = { $count } giocatori hanno finito.
web-end-turn = Finire il turno?
    .done = Fatto
web-moment = Un momento.
web-shown = Guarda che cosa succede.
web-over = La partita è finita.
web-paused = La partita è in pausa.
web-undo = Annulla la mossa
web-hint = Che farebbe un buon bot?
web-hurry = Le regole ti lasciano solo poco tempo.
web-hint-is = Un buon bot: { $action }
web-why-rule-of-thumb = A occhio, nient’altro rende di più adesso.
web-why-only-one = Non c’è altro che valga la pena provare.
web-why-points = Rispetto a «{ $other }» rende in media { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più. Su { $tries } prove, { $better } sono andate meglio e { $worse } peggio.
web-why-chances = Rispetto a «{ $other }», su { $tries } prove { $better } sono andate meglio e { $worse } peggio.
web-hint-asked = { $seat } ha chiesto un suggerimento.
web-text-table = Tavolo in testo
web-menu = Menu
web-skip = Salta il movimento
web-tabs = Parti del tavolo
web-tab-board = Tabellone
web-tab-others = Gli altri
web-tab-log = Registro
web-log-since = Dal tuo ultimo sguardo
web-log-all = Tutto
web-log-until = Fin qui
web-log-latest = Vai al più recente
web-seat = Posto
web-seats = Posti
web-seat-thinks = pensa
web-seat-ready = pronto
web-seat-away = assente
web-seat-left = via, gioca un bot
web-seat-substitute = sostituto
web-told-substitute = { $seat } subentra in questo posto come sostituto. Tutti erano d’accordo.
web-seat-gave-up = ha lasciato, gioca un bot
web-told-give-up = { $seat } non ha mostrato un numero per i dadi e non gioca questa partita; il posto lo gioca un bot.
web-told-leave = { $seat } va via; un bot continua.
web-told-return = { $seat } è tornato.
web-told-bot = Posto di { $seat }: ora decide qualcun altro.
web-told-propose = { $seat } propone qualcosa.
web-told-agree = { $seat } è d’accordo.
web-told-decline = { $seat } è contrario.
web-told-resume = { $seat } riprende il gioco.
web-proposed-pause = { $count ->
        [one] { $names } propone una pausa.
       *[other] { $names } propongono una pausa.
    }
web-proposed-substitute = { $count ->
        [one] { $names } propone un sostituto per { $seat }.
       *[other] { $names } propongono un sostituto per { $seat }.
    }
web-proposed-end = { $count ->
        [one] { $names } propone di finire ora la partita.
       *[other] { $names } propongono di finire ora la partita.
    }
web-agree = D’accordo
web-decline = No
web-resume = Riprendi
web-left = Un bot gioca per te.
web-removed = Il tuo posto ti è stato tolto.
    .watching = Ora stai guardando.
web-return = Torna
web-leave = Lascia il posto a un bot
web-leave-game = Lascia la partita
web-propose-pause = Proponi una pausa
web-propose-substitute = Proponi un sostituto
web-propose-end = Proponi di finire
web-together = Insieme al tavolo
web-device = Altro dispositivo
    .does = Apri il tuo posto anche su un telefono o un altro computer. Il link vale una volta.
web-device-link = Link e codice
web-device-out = Disconnetti tutti gli altri dispositivi
web-owner = Il tuo tavolo
web-share-watch = Copia il link per spettatori
web-curtain = Tocca a { $seat }
    .does = Passa il dispositivo. Nessun altro guarda.
web-curtain-lift = Sono { $seat }
web-away = Nessuna connessione. Si riprova; nulla va perso.
web-bots-hurried = Il server è molto occupato: i bot pensano meno a lungo.
web-try-now = Prova ora
web-sending = Invio in corso …
web-closed = Questo tavolo non si può aprire qui.
web-missing = Non funziona
web-server-away = Il server non risponde.
web-trouble = Questa pagina è più vecchia del suo server, o manca la connessione. Basta ricaricarla.
web-load-again = Ricarica
web-loading = Caricamento …

## Prima di ciò che non si può annullare

sure-leave = Un bot continua a giocare per te. Puoi tornare in ogni momento prima della fine.
    .title = Lasciare il posto?
    .yes = Lascia
sure-pause = La partita va in pausa e i bot ti aspettano. La ritrovi nella pagina iniziale, sotto «{ web-continue }».
    .title = Lasciare questa partita?
    .yes = Metti in pausa
sure-end = La partita finisce adesso. I punti restano come sono e nessuno vince. Non si può annullare.
    .title = Finire la partita?
    .yes = Finisci
sure-end-together = Quando tutti sono d’accordo, la partita è finita. I punti restano come sono e nessuno vince. Non si può annullare.
    .title = Finire la partita prima del tempo?
    .yes = Sì, finisci
sure-substitute = Quando tutti sono d’accordo, qualcun altro prende il posto di { $seat } e vede tutto ciò che lì è nascosto. Non si può annullare.
    .title = Sostituire { $seat }?
    .yes = Sì, sostituisci
sure-remove = Da adesso gioca un bot a questo posto. { $seat } non può tornare, a meno che tutti si accordino su una sostituzione.
    .title = Rimuovere { $seat }?
    .yes = Rimuovi
sure-free = Il posto è di nuovo libero. A { $seat } serve un nuovo link per tornare.
    .title = Rimuovere { $seat }?
    .yes = Rimuovi
sure-give-up = Un bot gioca questo posto fino alla fine. { $seat } non può tornarci.
    .title = Dare il posto a un bot?
    .yes = Dai a un bot
sure-device-out = Il tuo posto viene chiuso su tutti gli altri dispositivi. Per riaprirlo lì serve un nuovo link.
    .title = Disconnettere tutti gli altri dispositivi?
    .yes = Disconnetti
sure-login = Qui giochi { $count ->
        [one] una partita
       *[other] { $count } partite
    } come ospite. Se accedi, non potrai tornarci. Per tenerle, crea invece un account.
    .title = Abbandonare le partite da ospite?
    .yes = Accedi
sure-sign-out = { $device } perde il tuo nome e le tue partite finché non accedi di nuovo lì.
    .title = Disconnettere questo dispositivo?
    .yes = Disconnetti
sure-sign-out-all = Tutti gli altri dispositivi perdono il tuo nome e le tue partite finché non accedi di nuovo lì.
    .title = Disconnettere tutti gli altri?
    .yes = Disconnetti

## Tavolo in testo e tasti

web-text-parts = Parti di questa pagina
web-text-choices = Scelte
web-text-events = Eventi
web-position = Posizione
web-back-to-board = torna al tabellone
web-choices = Le tue scelte: { $count }
web-no-choices = Ora non ti viene chiesto nulla.
web-not-now = Non ora: { $count }
web-refused = { $action }: { $reason }
web-events = Eventi dal tuo ultimo sguardo: { $count }
web-no-events = Non è successo nulla.
web-help = Aiuto e tasti
web-help-ring = Ciò che puoi fare ora brilla. Basta una pressione.
web-help-why = Tutto il resto ti dice perché no: passaci sopra, selezionalo o premi a lungo.
web-keys-can = Puoi disattivare le scorciatoie a un tasto nelle preferenze.
web-keys-are = Le scorciatoie a un tasto sono disattivate. Puoi attivarle nelle preferenze.
web-key-digits = le prime dieci scelte
web-key-shift = le dieci scelte successive
web-key-enter = l’unica scelta
web-key-arrows = su un tabellone, all’elemento seguente; Invio dice perché non si può
web-key-escape = chiudi o salta il movimento

## Dopo la partita

web-ended-early = La partita è finita di comune accordo.
web-outdated = Una nuova versione delle regole non può continuare questa partita. Finisce qui senza risultato.
web-told = Questa parte è stata giocata con regole precedenti: il tabellone resta fermo, il registro racconta che cosa è successo.
web-told-only = Con le regole attuali questa partita non si può rivedere sul tabellone. Il registro racconta che cosa è successo.
web-place = Posizione { $place }
web-points = { $count ->
        [one] punto
       *[other] punti
    }
web-no-points = Nessun punto.
web-rematch = Rivincita
web-replay = Rivedi la partita
web-see-board = Vedi il tavolo
web-graph = Punti nel tempo
web-graph-says = Punti nel tempo; alla fine: { $summary }
web-afterwards = E adesso
web-check = Verifica i dadi
web-checking = La partita viene ridistribuita …
web-check-bad = In questa partita qualcosa non va.
web-check-own = Non devi fidarti di questo server. Porta a casa la registrazione e verificala tu:
web-challenge = Stessa mano per un amico
web-challenge-copied = Il link alla stessa mano è copiato.
web-download = Scarica la registrazione
web-line = Passo { $line }
web-first = All’inizio
web-previous = Un passo indietro
web-play = Riproduci
web-pause = Pausa
web-next = Un passo avanti
web-step-back = Indietro
web-last = Alla fine
web-link-here = Link a questa mossa
web-play-on = Continua da qui

## Regole e spettatori

web-rules-of = Le regole di { $title }
web-search-rules = Cerca nelle regole
web-found = { $count ->
        [0] Nessuna regola lo dice.
        [one] 1 regola trovata
       *[other] { $count } regole trovate
    }
web-contents = Indice
web-see = Vedi
web-status-ruling = La nostra risposta a una questione aperta.
web-status-reconstructed = Ricostruito: nessuna fonte lo dà per certo.
web-watch-title = Tavoli da guardare
web-watch-none = Nessuno gioca in pubblico ora.
web-watch-game = Guarda { $title }
web-watch-bots = Guarda giocare i bot
web-watch-show = In questo momento nessuno gioca in pubblico. I bot preparano una partita per te …
web-since = dal { $when }
web-watch-steps = { $count ->
        [one] dopo { $count } passo
       *[other] dopo { $count } passi
    }

## Fatti di una posizione, per i tavoli in testo

fact-active = Di turno
fact-phase = Fase
fact-position = Posizione
fact-round = Turno
fact-score = Punti
fact-seat = Posto
fact-seats = Posti
fact-turn = Mossa
