### Che cosa dice il server di tavoli, posti e gioco dal vivo.

table-missing = Questo tavolo non esiste, o non è per te. Chiedi un nuovo link a chi ti ha invitato.
table-contested = Altri hanno cambiato questo tavolo nello stesso istante, più volte. Riprova.
table-full = Questo tavolo è pieno: contiene { $most } voci, tra mosse e annullamenti. Terminate la partita di comune accordo, poi continuate dall’ultima posizione a un nuovo tavolo.
seat-not-yours = Il posto { $seat } non è tuo. Apri prima il link di quel posto.
substitute-plays-already = Giochi già a questo tavolo. Un sostituto dev’essere qualcuno che non ha un posto qui.
seat-held = Qualcuno occupa il posto { $seat }. Prima toglilo, o aspetta che vada via.
owner-only = Può farlo solo chi ha aperto il tavolo.
hello-missing = La pagina non ha detto in tempo che cosa vuole. Ricaricala.
hello-again = La pagina si è presentata due volte. Ricaricala.
protocol-other = Il server parla il protocollo { $spoken }, non { $asked }. Ricarica la pagina o aggiorna il programma.
frame-invalid = Il server non capisce questo messaggio. Ricarica la pagina e riprova.
reason-no-hints = A questo tavolo i suggerimenti sono disattivati.
record-running = Questa partita non è finita. La sua registrazione si potrà avere alla fine.
deal-not-known = I dadi di questa partita non sono mai stati pubblicati, quindi la stessa mano non si può rigiocare.
clock-empty = Un orologio ha bisogno di tempo: indica i secondi, o i giorni se conta in giorni.
web-not-built = L’app web non è stata costruita. In un clone del repository esegui: make play
