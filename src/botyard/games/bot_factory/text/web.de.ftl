### Bot Factory im Browser: Wörter auf und zu der Zeichnung.

## Das Werk

board-tab = Werk
floor-label = Die vier Spielpläne des Werks
floor-A1 = 1 einbauen
floor-A2 = 1–2 einbauen
floor-A3 = 1–3 einbauen,
floor-P1 = 3 Bewegungen +
floor-P2 = 4 Bewegungen
floor-P3 = 6 Bewegungen
floor-J1 = 1 Projekt
floor-J2 = 1–2 Projekte
floor-F1 = bis zu 2
floor-F2 = bis zu 3
floor-F3 = bis zu 4
figure-sandra = Sandra
figure-vilela = Vilela
figure-stands = { $who } steht hier
figure-lies = { $who } liegt hier

## Auf den Spielplänen

bot-red = ein roter Roboter
bot-yellow = ein gelber Roboter
bot-blue = ein blauer Roboter
bot-green = ein grüner Roboter
assembly-meeples = { $count ->
        [0] { $colour }: kein Roboter mehr
        [one] { $colour }: noch 1 Roboter
       *[other] { $colour }: noch { $count } Roboter
    }
assembly-first = 1.
assembly-second = 2.
assembly-third = 3.
assembly-rewards = Erstes und zweites Teil einer Spalte: je 2 Wortmeldungen. Drittes Teil: ein Roboter für ein Projekt dieser Farbe.
assembly-spare = Ersatzteile
assembly-swap = 1 Wortmeldung: ein eigenes Teil gegen ein Ersatzteil tauschen
assembly-hold-pallet = Ersatzteil { $pallet }, { $part }: Wähle das Teil, das du dafür gibst
production-in = ein
production-out = aus
production-credits = Bewegung
production-marker = Der Verteilmarker steht bei { $colour }
production-executive = Drei eigene Teile für das oberste Teil eines Stapels
production-discards = { $count ->
        [one] 1 Teil abgelegt
       *[other] { $count } Teile abgelegt
    }
project-bonus-left = Wer das Projekt darüber nimmt, darf für 1 Wortmeldung ein Teil einbauen
project-bonus-right = Wer das Projekt darüber nimmt, erhält 1 Wortmeldung
project-universal = Universalteile
project-deck = { $count ->
        [one] 1 Projekt im Stapel
       *[other] { $count } Projekte im Stapel
    }
finance-row = Aufträge dieser Reihe kosten { $cost }. Erfüllt bringt jeder { $side } Punkte dazu.
finance-line = Auf { $value } erhöht, gibt ein Wert einen Bonus: { $bonus }
finance-value = { $colour }: { $value }.
finance-contract = Verlangt: { $bots }. Bringt { $first } Punkte, dem Zweiten { $second }.
finance-lacks = Dir fehlt: { $bots }.
finance-lacks-none = Du hast alle.
finance-token = Reserviert von { $seat }.

## Die eigenen Sachen

own-label = Deine Sachen
own-you = Du
own-score = { $count } Punkte nach jetzigem Stand
own-score-why = Woher diese Punkte kommen
own-bots = { $count } von { $most } Robotern
own-speech = Wortmeldungen
own-speech-count = { $count } auf der Hand, { $most } insgesamt
own-pledged = { $count ->
        [one] auf Auftrag
       *[other] auf Aufträgen
    }
own-parts = Teile, höchstens { $most }
own-projects = Projekte, höchstens { $most }
own-project-open = Ein offenes Projekt: { $colour }.
own-project-done = Ein abgeschlossenes Projekt: { $colour }.
own-hold = Aufnehmen: { $part }
own-contracts = { $count ->
        [0] Kein Auftrag reserviert
        [one] Auftrag reserviert
       *[other] Aufträge reserviert
    }
own-contract-fulfilled = { $points ->
        [one] Erfüllt: 1 Punkt und { $side } für die Reihe.
       *[other] Erfüllt: { $points } Punkte und { $side } für die Reihe.
    }
own-contract-missing = Es fehlt: { $colours }. Sonst −{ $points }.
own-contract-lacks = fehlt
own-tile = Produktionsplättchen: { $tile }. { $does }
own-tile-spent = Produktionsplättchen, genutzt: { $tile }.

## Was möglich ist

panel-label = Was du tun kannst
panel-done = Fertig, hinlegen
panel-enter = Enter
panel-order = Zugreihenfolge
do-dispense = Entnehmen
do-place = Einbauen
do-project = Projekt nehmen
do-raise = Wert erhöhen
do-reserve = Auftrag reservieren
do-take = Teil nehmen
do-feed = Eingang füllen
do-universal = Universalteil nehmen
do-keep = Auftrag behalten
do-complete = Projekt abschließen
do-return = Zwei Teile zurückgeben
do-discard = Teil ablegen
do-drop = Projekt ablegen
do-swap = Gegen Ersatzteil tauschen
do-claim = Plättchen nehmen
do-use = Plättchen nutzen
do-beside = Neben einen Spielplan stellen
do-move = Arbeiter versetzen
executive-assembly = Gegen Ersatzteil tauschen
executive-production = 3 Teile für 1 Teil
executive-project = 2 Projekte für ein Universalteil
account-round = { $when ->
        [move] Runde { $round }: Arbeiter versetzen
        [act] Runde { $round }: Aktionen
       *[other] Runde { $round }
    }
account-sandra = Sandra handelt
account-vilela = Vilela handelt
account-parts = { $left } von { $most ->
        [one] 1 Teil
       *[other] { $most } Teilen
    }
account-credits = { $left } von { $most } Bewegungen
account-projects = { $left } von { $most ->
        [one] 1 Projekt
       *[other] { $most } Projekten
    }
account-speech = { $left } von { $most } Meldungen
account-speech-held = { $count ->
        [one] 1 Wortmeldung auf der Hand
       *[other] { $count } Wortmeldungen auf der Hand
    }
account-bonus = Bonus jetzt: { $bonus }.
account-icons = { $count ->
        [one] 1 Teilesymbol bedeckt: ein Teil für 1 Wortmeldung.
       *[other] { $count } Teilesymbole bedeckt: je ein Teil für 1 Wortmeldung.
    }
account-last = Dies ist die letzte Runde.
preview = → { $what }
preview-spent = { $count ->
        [one] kostet 1 Wortmeldung
       *[other] kostet { $count } Wortmeldungen
    }
preview-gained = { $count ->
        [one] bringt 1 Wortmeldung
       *[other] bringt { $count } Wortmeldungen
    }
preview-project = nimmt ein Projekt: { $colour }
preview-bots = schließt ab: { $bots }
preview-parts = nimmt: { $parts }
preview-bonus = Bonus: { $bonus }
preview-lapsed = Bonus verfällt: { $bonus }

## Was die anderen haben

mat-label = { $seat }: { $points } Punkte, { $speech } Wortmeldungen. Teile: { $parts }. Offene Projekte: { $projects }. Roboter: { $bots }. { $state ->
        [decides] Entscheidet gerade.
        [stands] Der Arbeiter steht.
        [lies] Der Arbeiter liegt.
       *[none] { "" }
    }
mat-nothing = keine
mat-decides = entscheidet
offer-label = Ausliegende Produktionsplättchen
inspection-task = Aufgabe
inspection-tiles = { $board }, gegen { $colour }
inspection-none = Seine Plättchen sind verdeckt.
inspection-review = Derzeit

## Rekonstruierte Werte

recon-open = Welche Werte sind rekonstruiert?
recon-sign = Rekonstruiert: { $what }
recon-title = Rekonstruierte Werte
recon-why = Einige Werte stehen nur in Bildern des gedruckten Spiels, die unsere Quellen nicht zeigen. Dies sind sorgfältige Vermutungen:
recon-track = Die Schritte der Wertleisten zwischen 6 und 15 und der niedrigste Wert
recon-lines = Wo die Linien über die Leisten verlaufen, und der Bonus einer jeden
recon-icons = Welche Felder der Spalten ein Teilesymbol haben
recon-wheel = Dass beide Felder eines Viertels des Rads den Bonus haben
recon-rows = Der Preis der unteren Auftragsreihen und die Punkte neben jeder Reihe
recon-contracts = Die Roboter, die jeder Auftrag verlangt, und seine Punkte
recon-inspections = Die Aufträge, die jedes Prüfungsplättchen markiert
recon-own = Eine eigene Datei kann sie beim Einrichten eines Tischs ersetzen.

## Das Werk in Worten

text-title = Bot Factory, Runde { $round }
text-round = Runde { $round }.
text-seats = Was alle haben
text-seat = Platz
text-points = Punkte
text-speech = Wortmeldungen
text-worker = Arbeiter
text-parts = Teile
text-open = Offene Projekte
text-bots = Roboter
text-tile = Produktionsplättchen
text-stands = steht auf { $space }
text-lies = liegt auf { $space }
text-spaces = Aktionsfelder in Zugreihenfolge
text-space = Feld
text-allows = Aktion
text-who = Wer dort ist
text-column = Spalte
text-head = Kopf
text-torso = Rumpf
text-legs = Beine
text-left = Roboter übrig
text-icon = Teilesymbol
text-spare = Ersatzteil, { $pallet }: { $part }.
text-stacks = Teilestapel. Der Verteilmarker steht bei { $colour }.
text-stack = Stapel
text-top = Obenauf
text-count = Teile
text-discards = Abgelegt
text-wheel = Das Rad, im Uhrzeigersinn
text-place = Stelle
text-part = Teil
text-bonus = Bonus
text-slot = Stelle
text-project = Projekt
text-universal = Universalteile: { $parts }.
text-universal-bot = Der Universalroboter steht hier.
text-values = Was ein Roboter wert ist
text-colour = Farbe
text-value = Wert
text-contracts = Aufträge
text-spot = Stelle
text-need = Verlangt
text-cost = Preis
text-worth = Punkte, erster und zweiter
text-side = Für die Reihe
text-tokens = Reserviert von
text-token = { $seat } ({ $points })
text-missing = Dir fehlt
