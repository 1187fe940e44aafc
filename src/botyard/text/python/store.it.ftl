### Ciò che la base di dati può dire invece di fare il suo lavoro.

store-full = Il disco della base di dati è pieno: non è stato salvato nulla. Libera spazio e si continua a giocare.
store-locked = Un altro programma blocca la base di dati. Riprova tra un momento.
store-gone = La base di dati non è raggiungibile. Riprova tra un momento.
store-refused = La base di dati non si apre: controlla che esista e che Botyard possa scriverci.
store-disk = Il disco della base di dati segnala un errore.
store-damaged = La base di dati è danneggiata, o non è di Botyard.
store-trouble = La base di dati lo ha rifiutato.
store-newer = La base di dati proviene da un Botyard più recente. Installa quella versione o usa un’altra base di dati.
store-backup = Il database va aggiornato, ma la sua copia { $where } non si può scrivere: nulla è stato cambiato. Fai spazio e riavvia.
store-upgrade = Il database viene da un Botyard più vecchio (schema { $revision }): nulla è stato cambiato. Fanne una copia con pg_dump, poi avvia una volta con: botyard serve --upgrade
store-address = Questo non è l’indirizzo di una base di dati. Indica un percorso, sqlite:///PERCORSO o postgresql://UTENTE@COMPUTER/NOME.
store-driver = Per PostgreSQL manca un pacchetto. Esegui: pip install 'botyard[postgresql]'
store-in-use = { $where } è in uso da un altro Botyard. Fermalo o usa un’altra base di dati.
store-version-taken = Qualcuno è stato più veloce. Guarda il tavolo com’è adesso.
store-name-taken = Il nome «{ $name }» è già preso. Scegline un altro.
