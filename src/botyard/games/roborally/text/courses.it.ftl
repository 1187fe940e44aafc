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

unplayable-name = { $path }: un nome ha da 1 a { $most } caratteri.
unplayable-players = { $path } deve essere due numeri: il minimo di giocatori, poi il massimo.
unplayable-size = { $path }: questo tabellone esce da una fabbrica di { $most } × { $most } caselle, la più grande possibile.
unplayable-overlap = { $path }: questo tabellone ne copre un altro, per esempio in { $space }.
unplayable-bays = { $path }: un percorso ha esattamente una banchina, non { $count }.
unplayable-bay = { $path }: la banchina deve stare con tutto il suo lato superiore, girato insieme a lei, lungo un tabellone.
unplayable-grid = { $path }: i tabelloni stanno su una griglia di { $side } × { $side } caselle; questo sta tra le sue linee.
unplayable-apart = { $path }: questo tabellone non è unito agli altri.
unplayable-flags = { $path }: un percorso ha da 1 a { $most } bandiere, non { $count }.
unplayable-flag-off = { $path }: { $space } è fuori dalla fabbrica.
unplayable-flag-pit = { $path }: in { $space } c’è un pozzo; una bandiera non può starci.
unplayable-flag-twice = { $path }: in { $space } c’è già un’altra bandiera.
unplayable-flag-unreached = { $path }: nessuna strada porta dal molo 1 a { $space } evitando muri e pozzi.

## Che cosa non va in un disegno o nel nome di una casella

floor-no-such-space = In questa fabbrica non c’è la casella «{ $name }»; va da A1 a { $last }.
drawing-sign = Riga { $line }, casella { $place }: «{ $signs }» lì non significa nulla.
drawing-row = La riga { $line } non va con le altre: una fila ha { $count } caselle, e i muri stanno sopra le caselle.
drawing-size = Un disegno ha da 1 × 1 a { $most } × { $most } caselle.
drawing-other-size = Il disegno non ha { $width } × { $height } caselle.
drawing-number = { $sign } manca nel disegno.
