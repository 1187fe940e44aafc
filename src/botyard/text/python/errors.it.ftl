### Che cosa non va in ciò che Botyard ha ricevuto. Ogni frase dice dove.

error-nearest = Forse intendi: { $nearest }.
field-entry = { $field }, voce { $number }
field-whole = Ciò che hai dato
field-options = Opzioni
field-data = Dati propri
field-seats = Posti
    .one = Posto { $number }

## Nomi

unknown-name = «{ $name }» non è un nome conosciuto.
unknown-game = Non esiste un gioco «{ $name }». Ci sono: { $known }.
unknown-action = In questo gioco non esiste un’azione «{ $name }».
unknown-stream = Questo gioco non conosce un caso chiamato «{ $name }».
unknown-bot = Per questo gioco non esiste un bot «{ $name }». Ci sono: { $known }.
bot-level = Questo server offre bot fino al livello { $most }, non { $level }. Scegli un livello più basso.
unknown-net = Per questo gioco non esiste una rete «{ $name }». Ci sono: { $known }.
unknown-option = Questo gioco non ha un’opzione «{ $name }». Ha: { $known }.
unknown-clause = Non esiste una regola «{ $name }».
unknown-language = Botyard non parla «{ $name }». Parla: { $known }.

## Lettura dei dati

read-not-a-table = { $path } deve essere un gruppo di valori con un nome.
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
record-no-header = Questo file non è una registrazione di Botyard (riga { $line } della registrazione). Scegli una registrazione salvata da Botyard.
record-format = La registrazione ha il formato { $format }, ma questo Botyard legge il formato { $known } (riga { $line } della registrazione). Aprila con il Botyard che l’ha salvata.
record-not-json = La registrazione è danneggiata o è stata tagliata (riga { $line } della registrazione). Scaricala di nuovo.
record-line-full = La registrazione contiene più di { $most } valori in un punto solo, cosa che nessun gioco fa (riga { $line } della registrazione). Controlla da dove viene.
record-chain = La registrazione è stata cambiata, oppure manca qualcosa (riga { $line } della registrazione). Scaricala di nuovo.
record-cut-off = La fine della registrazione è tagliata (riga { $line } della registrazione). Scaricala di nuovo.
record-no-kind = La registrazione non dice che cosa è successo qui (riga { $line } della registrazione). Scaricala di nuovo.
record-other-game = Questa è una registrazione di { $game }, non di { $wanted } (riga { $line } della registrazione).
record-seats = Il gioco non si gioca con { $seats ->
        [one] 1 posto
       *[other] { $seats } posti
    } (riga { $line } della registrazione).
record-rules = La partita segue la versione { $rules } delle regole, ma questo Botyard gioca la versione { $known } (riga { $line } della registrazione). Apri la registrazione con il Botyard che l’ha salvata.
record-data = La partita è stata giocata con un materiale diverso da quello di questo Botyard (riga { $line } della registrazione). Apri la registrazione con il Botyard che l’ha salvata.
record-unknown-name = La registrazione nomina «{ $name }», che in questo gioco non esiste (riga { $line } della registrazione).
record-illegal = Le regole non permettono questa azione: regola { $clause } (riga { $line } della registrazione).
record-undo = Questo non si poteva annullare (riga { $line } della registrazione).
record-result = Il risultato non segue dalla partita (riga { $line } della registrazione).
record-rebase = La posizione manca o è illeggibile (riga { $line } della registrazione).
record-chance = I dadi o le pescate della registrazione non si accordano con la partita (riga { $line } della registrazione).
record-dealt-otherwise = Ripetendo tiri e pescate esce qualcos’altro (riga { $line } della registrazione).

## Dadi

dice-not-revealed = Il segreto dei dadi viene pubblicato a fine partita. Fino ad allora non si possono controllare (riga { $line } della registrazione).
dice-other-key = La chiave dei dadi non segue dal segreto e dai numeri (riga { $line } della registrazione).
dice-other-number = Il numero del posto { $seat } non è quello su cui si è impegnato.
dice-no-number = Il posto { $seat } è di una persona ma non aggiunge nessun numero ai dadi.
dice-seats = I dadi hanno più o meno numeri dei posti della partita.
dice-start = La registrazione non dice in un modo noto come è iniziata la partita. Scaricala di nuovo.
dice-other-secret = Il segreto dei dadi non corrisponde a ciò che è stato pubblicato prima della partita (riga { $line } della registrazione).

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
       *[other] i risultati scritti non si accordano con ciò che il gioco chiede.
    }
scene-no-such-key = { $path }: niente ha questo nome.

## Reti

net-none = { $where } non è una rete di questa versione.
net-shape = { $where }: gli strati indicati nella prima riga non formano una rete.
net-size = { $where } dovrebbe avere { $wanted } byte dopo la prima riga, ma ne ha { $found }.
net-overflow = { $where }: i pesi di un’unità sono troppo grandi insieme.
net-differs = { $where }: in numeri interi la rete dice { $found }, con la virgola { $wanted }. Allena più lentamente.
