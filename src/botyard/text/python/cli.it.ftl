### La riga di comando e il gioco nel terminale.

## Aiuto dei comandi

cli-botyard = Giocare, rivedere e controllare nel terminale giochi da tavolo di fabbriche di robot.
cli-play = Giocare una partita, contro bot o in più persone alla stessa tastiera.
cli-puzzle = Elenca i problemi, o risolvine uno.
cli-puzzle-which = Un nome dell’elenco, «today», un giorno (2026-11-18) o un file di problema (TOML). Senza, i problemi vengono elencati.
cli-puzzle-game = Solo i problemi di questo gioco.
cli-puzzle-solution = Mostra la soluzione e fermati.
cli-replay = Raccontare una partita registrata, con disegni.
cli-verify = Controllare una registrazione: intatta, secondo le regole, con i dadi concordati.
cli-games = Elencare i giochi, con posti, bot e opzioni.
cli-game = Nome del gioco; senza, scegli da un elenco.
cli-seats = Chi gioca, nell’ordine dei posti, con virgole: person, person:Ida, bot:greedy. Se manca: tu e due bot.
cli-seed = Dadi da un seme: lo stesso numero dà la stessa partita. Se manca, ospite e posti decidono insieme i dadi, e poi si possono controllare.
cli-record = Scrivere la registrazione in questo nuovo file. Se manca, le partite con persone restano nella tua cartella dei dati.
cli-resume = Continuare la partita di questo file; «last» è l’ultima giocata.
cli-option = Scegliere un’opzione del gioco, NOME=VALORE: una parola, JSON, o @FILE in TOML; si può dare più volte.
cli-data = Un tuo file di dati (TOML) al posto dei valori ricostruiti.
cli-quiet = Dire soltanto come finisce.
cli-pause = Secondi di attesa dopo ogni mossa quando giocano solo bot.
cli-scroll = Non cancellare mai lo schermo.
cli-lang = Lingua: en, fr, de o it. Se manca, quella del tuo sistema.
cli-version = Mostrare versione, costruzione e Python.
cli-file = Una registrazione.
cli-at = Mostrare solo questa riga del file, e il tavolo dopo di essa.
cli-step = Aspettare Invio dopo ogni riga.
cli-brief = Solo parole, niente disegni.
cli-salvage = Scrivere la parte buona di una registrazione danneggiata in questo nuovo file.
cli-arguments = Argomenti
cli-options = Opzioni
cli-commands = Comandi
cli-required = [obbligatorio]
cli-help = Mostrare questo aiuto.

version = Botyard { $version }, motore { $build }, Python { $python }
usage-wrong = Non esiste un comando simile, o c’è una parola di troppo. Comandi: { $known }. { $hint }
usage-no-such-option = Non esiste un’opzione { $name }. { $hint }
usage-missing = Manca { $name }. { $hint }
usage-bad-value = Il valore di { $name } non si può usare. { $hint }
usage-hint = Tutte le opzioni: --help

## Elenco dei giochi

games-seats = Giocatori
games-bots = Bot
games-rules = Versione delle regole
games-skipped = Non utilizzabile: { $name }. { $why } Chiedi a chi l’ha scritto oppure disinstalla il suo pacchetto.
games-option = Opzione

## Durante la partita

question = { $seat }: { $step }
question-any = Scegli.
since-last-look = Dal tuo ultimo turno
prompt = { $count ->
        [1] 1
       *[other] 1–{ $count }
    }, h per l’aiuto:
prompt-ceremony = Invio per farlo, h per l’aiuto:
prompt-game = Quale gioco, 1–{ $count }?
prompt-step = Invio per la riga seguente:
prompt-story = Invio per continuare:
choices-more = { $count ->
        [one] e 1 altra, in un altro ordine
       *[other] e altre { $count }, in un altro ordine
    }; ? le elenca.
choices-refused-more = { $count ->
        [one] e 1 altra che ora non è possibile
       *[other] e altre { $count } che ora non sono possibili
    }; ? le mostra tutte.
curtain = Ora tocca a { $seat }. Passa la tastiera; nessun altro guarda.
curtain-prompt = Invio quando vuoi cominciare:

command-undo = Ritirare la tua ultima decisione, finché non hai saputo nulla di nuovo.
command-why = Mostrare tutto ciò che ora non è possibile, e perché.
command-story = Racconta di nuovo che cosa è successo dal tuo ultimo turno.
command-scores = Mostrare i punti riga per riga.
command-rule = Mostrare una regola: r e il suo numero.
command-language = Cambiare lingua: l en, l fr, l de, l it.
command-hint = Mostra il prossimo passo della soluzione.
command-solution = Mostra tutta la soluzione.
command-again = Ricomincia il problema.
command-help = Mostrare questo aiuto.
command-quit = Salvare e smettere.
help-choice = { $action }: { $effect }
help-answers = Rispondi con il numero di una scelta, o con il nome dell’azione che sta dietro. Più risposte possono stare in una riga; ogni numero è quello dell’elenco che vedi.


score-of = { $seat }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
saved-finished = La registrazione è in { $where }
    Rivederla: botyard replay { $where }
    Controllare i dadi: botyard verify { $where }
saved-quit = Salvato in { $where }
    Continuare più tardi: botyard play --resume { $where }
saved-broken-off = Interrotto; nulla è perduto. La partita è in { $where }
    Continuare più tardi: botyard play --resume { $where }

## Rivedere e controllare

replay-line = riga { $line }
replay-lines = righe da { $first } a { $last }
salvaged = { $count ->
        [one] 1 riga buona scritta
       *[other] { $count } righe buone scritte
    } in { $where }
salvage-hint = Ciò che è buono in una registrazione danneggiata si può salvare: botyard replay FILE --salvage NUOVO.jsonl
verify-unfinished = La partita non è finita.

## Che cosa non va

file-missing = Non c’è un file { $where }.
file-not-text = { $where } non è un file di testo.
file-trouble = { $where }: { $why }.
file-exists = { $where } esiste già e non viene sovrascritto.
wrong-in-file = { $where }: { $told }
folder-missing = Non c’è una cartella { $where }.
system-trouble = Il sistema rifiuta: { $why }.
saved-until = La partita si è fermata: { $why }. È salvata fino all’ultima riga scritta, in { $where }
    Continuare più tardi: botyard play --resume { $where }
file-changed = { $where } è stato cambiato da qualcun altro durante la partita. Non vi si scrive più nulla.
data-not-toml = { $where } non è TOML valido: { $why }
option-not-json = Il valore dell’opzione { $name } non è JSON valido: { $value }
seats-unknown = «{ $name }» non è un posto. Un posto è person, person:NOME o bot:NOME.
seats-name = «{ $name }» non può essere un nome: al massimo { $most } caratteri, tutti visibili.
seats-same-name = Due giocatori si chiamano { $name }. Dai loro nomi diversi.
seats-count = { $count ->
        [one] Con 1 giocatore non si può
       *[other] Con { $count } giocatori non si può
    }; questo gioco è per { $allowed }.
seed-range = Il seme { $value } non è tra 0 e { $most }.
pause-range = Una pausa di { $value } non è possibile; scegli da 0 a { $most } secondi.
resume-alone = --resume continua una partita così com’è; gioco, posti, dadi, opzioni e file non si scelgono di nuovo.
resume-last = L’ultima partita non finita: { $where }
resume-finished = La partita in { $where } è finita. Rivederla: botyard replay { $where }
secret-missing = Manca il segreto dei dadi ({ $where }.secret), quindi la partita in { $where } non può continuare.
nothing-to-resume = In { $where } non c’è alcuna partita non finita.
no-such-choice = Non c’è una scelta { $name }; { $most ->
        [1] scegli 1
       *[other] scegli da 1 a { $most }
    }.
nothing-chosen = { $most ->
        [1] Scegli 1.
       *[other] Scegli da 1 a { $most }.
    }
no-such-line = Non c’è una riga { $name }; la registrazione va dalla riga 2 alla riga { $last }.
