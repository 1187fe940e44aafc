### Tabelloni, percorsi, e perché un percorso non è giocabile.

## Tabelloni

board-chess = Scacchiera
board-chop-shop = Demolizioni
board-cross = La Croce
board-dock-belt = Banchina con nastri trasportatori
board-dock-plain = Banchina senza nastri trasportatori
board-exchange = Lo Svincolo
board-island = L’Isola
board-maelstrom = Il Maelstrom
board-spin-zone = Zona rotante
board-vault = Il Caveau

## Percorsi

course-risky-exchange = Scambio rischioso
course-checkmate = Scacco matto
course-dizzy-dash = Corsa vertiginosa
course-island-hop = Di isola in isola
course-chop-shop-challenge = Sfida alle demolizioni
course-twister = Tornado
course-bloodbath-chess = Scacchi al massacro
course-around-the-world = Il giro del mondo
course-death-trap = Trappola mortale
course-pilgrimage = Pellegrinaggio
course-vault-assault = Assalto al caveau
course-whirlwind-tour = Giro vorticoso
course-lost-bearings = Senza bussola
course-robot-stew = Spezzatino di robot
course-oddest-sea = Strana odissea
course-against-the-grain = Controcorrente
course-island-king = Il re dell’isola
course-tricksy = Astuzia
course-moving-targets = Bersagli mobili
course-set-to-kill = Pronti a uccidere
course-factory-rejects = Scarti di fabbrica
course-option-world = Il mondo delle opzioni
course-ball-lightning = Fulmine globulare
course-tight-collar = Collare stretto
course-day-of-the-superbot = Il giorno del SuperBot
course-interference = Interferenza
course-flag-fry = Bandiere alla griglia
course-frenetic-factory = Fabbrica frenetica
course-marathon-madness = Follia da maratona
course-tandem-carnage = Carneficina in tandem
course-all-for-one = Tutti per uno o uno per tutti?
course-capture-the-flag = Rubabandiera
course-toggle-boggle = Tira e molla
course-war-zone = Zona di guerra

## Che cosa dice di sé un percorso

category-beginner = per principianti
category-expert = per esperti
category-team = per squadre
category-built = costruito da giocatori
level-easy = facile
level-mid = medio
level-hard = difficile
length-short = breve, circa 1 ora
length-medium = medio, da 1 a 2 ore
length-long = lungo, oltre 2 ore

## Perché un percorso non è giocabile

unplayable-name = Dai al percorso un nome da 1 a { $most } caratteri.
unplayable-players = Indica due numeri di giocatori: il minimo, poi il massimo.
unplayable-size = Il tabellone { $board } esce dalla fabbrica più grande, { $most } × { $most } caselle. Spostalo più in alto a sinistra.
unplayable-overlap = Il tabellone { $board } ne copre un altro, per esempio in { $space }. Sposta uno dei due.
unplayable-bays = { $count ->
        [0] Il percorso non ha una banchina. Aggiungine una.
       *[other] Il percorso ha { $count } banchine. Tienine una sola.
    }
unplayable-bay = La banchina deve toccare un tabellone con tutto il lato superiore. Spostala o girala.
unplayable-grid = Il tabellone { $board } sta tra le linee della griglia di { $side } × { $side } caselle. Spostalo in modo che i lati combacino.
unplayable-apart = Il tabellone { $board } non tocca gli altri. Mettilo accanto a uno di loro.
unplayable-flags = { $count ->
        [0] Il percorso non ha bandiere. Aggiungine almeno una.
       *[other] Il percorso ha { $count } bandiere, ma al massimo { $most } sono possibili. Togline qualcuna.
    }
unplayable-flag-off = La bandiera { $number } è fuori dalla fabbrica, in { $space }. Mettila su un tabellone.
unplayable-flag-pit = La bandiera { $number } sta sul pozzo in { $space }. Spostala su un’altra casella.
unplayable-flag-twice = La bandiera { $number } sta in { $space } insieme a un’altra. Sposta una delle due.
unplayable-flag-unreached = Nessuna strada porta dal molo 1 alla bandiera { $number } in { $space } evitando muri e pozzi. Sposta la bandiera.

## Che cosa non va in un disegno o nel nome di una casella

floor-no-such-space = In questa fabbrica non c’è la casella «{ $name }»; va da A1 a { $last }.
drawing-sign = Nella fila { $line } del disegno, alla casella { $place }, «{ $signs }» non significa nulla.
drawing-row = La fila { $line } del disegno non si accorda con le altre: una fila ha { $count } caselle, e i muri stanno sopra le caselle.
drawing-size = Un disegno ha da 1 × 1 a { $most } × { $most } caselle.
drawing-other-size = Il disegno non ha { $width } × { $height } caselle.
drawing-number = { $sign } manca nel disegno.
