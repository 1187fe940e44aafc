### Comandi per chi guarda dentro i giochi: regole, scene, contratto, perft.

cli-rule = Mostrare una clausola delle regole: il testo, da dove viene, il codice e i test che la citano.
cli-clause = Una clausola, per esempio RB-39.
cli-rules = Mostrare tutte le regole di un gioco, clausola per clausola.
cli-rules-game = Nome del gioco.
cli-scene = Giocare delle scene e dire che cosa è diverso dal previsto.
cli-scene-file = Una scena (TOML).
cli-contract = Giocare partite a caso e controllare tutto ciò che un gioco deve rispettare.
cli-perft = Contare le sequenze di mosse dall’inizio, per confrontare due versioni delle regole.

## Clausole

rule-section = Sezione
rule-kind = Tipo
rule-status = Stato
rule-source = Fonte
rule-see = Vedi anche
rule-code = Codice
rule-test = Test

kind-rule = regola
kind-data = valore del materiale
kind-permission = permesso
kind-note = nota

status-printed = stampata
status-ruling = decisione
status-derived = conseguenza
status-reconstructed = ricostruita

source-rulebook = regolamento
source-summary = riassunto di una pagina
source-languages = regolamento, lingue a confronto
source-reviews = recensioni pubbliche
source-transcriptions = trascrizioni pubbliche delle carte
source-ruling = nostra decisione
source-reconstruction = ricostruzione
source-consequence = altre clausole
source-count = conteggio del materiale
source-mathematics = matematica

## Scene

scene-holds = { $title }: { $count ->
        [one] 1 passo, come previsto
       *[other] { $count } passi, come previsto
    }
scene-differs = { $title }: non come previsto
scene-step = Passo { $number }, { $path }
scene-expected = previsto:
scene-found = trovato:

## Il contratto

contract-games = Quante partite.
contract-seed = Lo stesso seme gioca le stesse partite.
contract-scenes = Cartella per le scene degli errori.
contract-scene = Scena: { $where }
contract-played = { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }, { $checks } controlli, { $failures ->
        [0] tutto rispettato
        [one] 1 partita non ha rispettato il contratto
       *[other] { $failures } partite non hanno rispettato il contratto
    }.
contract-again = Di nuovo: --seed { $seed }

## Perft

perft-depth = Quante decisioni in profondità.
perft-seats = Quanti posti; senza indicazione, il meno possibile.
perft-dealer = Che cosa fa il caso: first (sempre il primo esito), seeded (da un seme) o all (ogni esito viene contato).
perft-lines = { $depth }: { $lines }
unknown-dealer = Non c’è nessun mazziere «{ $name }». Conosciuti: { $known }.

## Records

record-deal = Una partita si prepara una volta sola, all’inizio (riga { $line } della registrazione).
record-after-end = Dopo la fine della partita segue ancora qualcosa (riga { $line } della registrazione). Scarica di nuovo la registrazione.
