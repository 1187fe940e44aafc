### Che cosa non va in ciò che Botyard ha ricevuto. Ogni frase dice dove.

error-nearest = Forse intendi: { $nearest }.

## Nomi

unknown-name = «{ $name }» non è un nome conosciuto.
unknown-game = Non esiste un gioco «{ $name }». Ci sono: { $known }.
unknown-action = In questo gioco non esiste un’azione «{ $name }».
unknown-stream = Questo gioco non conosce un caso chiamato «{ $name }».
unknown-bot = Per questo gioco non esiste un bot «{ $name }». Ci sono: { $known }.
unknown-option = Questo gioco non ha un’opzione «{ $name }». Ha: { $known }.
unknown-clause = Non esiste una regola «{ $name }».
unknown-language = Botyard non parla «{ $name }». Parla: { $known }.

## Lettura dei dati

read-not-a-table = { $path } deve essere una tabella.
read-missing = { $path } manca.
read-not-a-list = { $path } deve essere un elenco.
read-not-a-text = { $path } deve essere un testo.
read-not-a-flag = { $path } deve essere vero o falso (true, false).
read-not-a-number = { $path } deve essere un numero intero.
read-out-of-range = { $path } è { $value }, ma deve andare da { $low } a { $high }.
read-unknown-key = { $path } non è conosciuto.
read-unknown-name = { $path }: «{ $name }» non è un nome conosciuto.

## Posizioni

position-not-a-list = { $path } deve essere un elenco.
position-not-a-step = { $path } deve essere un passo: il suo nome, poi al massimo due numeri.
position-unknown-step = { $path }: non esiste un passo «{ $name }».
position-length = { $path } ha { $count ->
        [one] 1 elemento
       *[other] { $count } elementi
    }, ma ne servono { $wanted }.
position-too-many = { $path }: ne sono usati { $count }, ma ce ne sono solo { $most }.
position-stuck = { $path }: qui nessuno potrebbe fare nulla e la partita sarebbe bloccata.

## Registrazioni

record-empty = La registrazione è vuota.
record-no-header = Riga { $line }: questa non è una registrazione di Botyard; la prima riga deve dirlo.
record-format = Riga { $line }: la registrazione ha il formato { $format }; questo Botyard legge il formato { $known }.
record-not-json = La riga { $line } è illeggibile: è danneggiata o è stata tagliata.
record-line-full = La riga { $line } contiene più di { $most } valori, cosa che nessun gioco fa. Controlla da dove viene la registrazione.
record-chain = La riga { $line } non si accorda con quella precedente: una delle due è stata cambiata, oppure in mezzo manca qualcosa.
record-cut-off = La riga { $line } è tagliata: la registrazione finisce a metà di una riga.
record-no-kind = La riga { $line } non dice che cosa è successo.
record-other-game = Riga { $line }: questa è una registrazione di { $game }, non di { $wanted }.
record-seats = Riga { $line }: il gioco non si gioca con { $seats ->
        [one] 1 posto
       *[other] { $seats } posti
    }.
record-rules = Riga { $line }: la registrazione segue la versione { $rules } delle regole; questo Botyard gioca la versione { $known }.
record-data = Riga { $line }: la partita è stata giocata con altro materiale (impronta { $data }).
record-unknown-name = Riga { $line }: «{ $name }» non è conosciuto.
record-illegal = Riga { $line }: le regole non permettono questa azione (regola { $clause }).
record-undo = Riga { $line }: questo non si poteva ritirare.
record-result = Riga { $line }: il risultato non segue dalla partita.
record-rebase = Riga { $line }: la posizione manca o è illeggibile.
record-chance = Riga { $line }: ciò che avrebbe fatto il caso non si accorda con la partita.
record-dealt-otherwise = Riga { $line }: ripetendo tiri e pescate esce qualcos’altro.

## Dadi

dice-not-revealed = Il segreto dei dadi viene pubblicato a fine partita. Fino ad allora non si possono controllare (riga { $line }).
dice-other-key = Riga { $line }: la chiave dei dadi non segue dal segreto e dai numeri.
dice-other-number = Il numero del posto { $seat } non è quello su cui si è impegnato.
dice-no-number = Il posto { $seat } è di una persona ma non aggiunge nessun numero ai dadi.
dice-seats = I dadi hanno più o meno numeri dei posti della partita.
dice-start = «{ $start }» non è un modo di iniziare una partita. Noti: { $known }.
dice-other-secret = Riga { $line }: il segreto dei dadi non corrisponde a ciò che è stato pubblicato prima della partita.

## Caso già scritto

script-ended = Il gioco chiede il risultato numero { $number }, ma non ne sono scritti tanti.
script-impossible = Il risultato numero { $number } qui non può uscire.
script-left-over = { $left ->
        [one] 1 risultato scritto non è mai stato chiesto
       *[other] { $left } risultati scritti non sono mai stati chiesti
    }.
script-stream = Il risultato numero { $number } è scritto per un altro caso rispetto a quello che il gioco chiede.

## Scene

scene-not-toml = La scena non è TOML valido: { $place }
scene-stars = { $path } deve dare i punti per una, due e tre stelle, in ordine.
scene-no-puzzle = Questa scena non è un problema: manca { $path }.
scene-stars-for-whom = Manca { $path }: le stelle sono per il posto che risolve il problema.
scene-start = { $path }: una scena comincia con una posizione o con ciò che viene distribuito, e non con entrambe.
scene-chance = { $path }: { $why ->
        [script-ended] il gioco chiede «{ $asked }», e non è scritto altro.
        [script-stream] il gioco chiede «{ $asked }», ed è scritto «{ $written }».
        [script-impossible] il gioco chiede «{ $asked }», e «{ $written }» non può uscire.
        [script-left-over] è scritto «{ $written }», e il gioco non chiede altro.
       *[other] i risultati scritti non si accordano con ciò che il gioco chiede ({ $why }).
    }
scene-no-such-key = { $path }: niente ha questo nome.
