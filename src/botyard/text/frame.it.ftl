### Ciò che dice ogni parte di Botyard: nomi, elenchi, regole proprie di Botyard.

# Più cose in una frase: «a, b e c».
list = { $first } e { $last }

## Posti

seat-person = Giocatore { $number }
seat-bot = Bot { $robot }
robot-1 = Comet
robot-2 = Anvil
robot-3 = Bobbin
robot-4 = Wedge
robot-5 = Gasket
robot-6 = Kiosk
robot-7 = Rotor
robot-8 = Sputter

## Le regole proprie di Botyard, per ogni gioco

section-house = Regole della casa

rule-BY-1 = Una partita ha sempre i posti con cui è cominciata. Nessuno agisce per un posto che non esiste.
    .title = Posti della partita
rule-BY-2 = Ogni azione di un gioco ha un nome. Altro non si può fare.
    .title = Azioni del gioco
rule-BY-3 = Puoi ritirare le tue decisioni finché da allora non hai saputo nulla di nuovo: non oltre tiri o pescate tuoi, non oltre ciò che ti è stato rivelato e non oltre l’azione di un altro giocatore che si basa sulla tua. Puoi tornare indietro al massimo di 200 decisioni di tutto il tavolo. Ciò che è seguito a una decisione senza altra scelta viene ritirato con essa.
    .title = Ritirare una mossa
rule-BY-4 = Se il tuo tempo scade mentre la partita aspetta te, succede quello che prevedono le regole del gioco. Se tacciono, un bot decide per te.
    .title = Il tempo scade

reason-no-such-seat = Questa partita non ha un posto { $seat }.
reason-no-such-action = In questo gioco non esiste un’azione simile.
reason-nothing-to-take-back = Non c’è nulla da ritirare: dopo la tua ultima decisione hai saputo qualcosa di nuovo, oppure non ne hai ancora presa una.
reason-no-clock-runs = Per { $seat } non corre alcun tempo, perché lì non si aspetta nulla.
