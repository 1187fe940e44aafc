### Was die Web-App sagt.

## Startseite

web-home = Startseite
web-slogan = Vier Spiele aus der Roboterfabrik.
    .more = Kein Konto. Setz dich und spiel.
web-description = RoboRally, Bot Factory, Fantastic Factories und Außer Rand & Band im Browser spielen: gegen Bots, mit Freunden per Link oder allein. Kostenlos und ohne Konto.
web-players = Personen
web-minutes = { $minutes } Min.
web-play-now = Gegen Bots spielen
# What a screen reader calls a button of a game’s card: “Play with friends: RoboRally”.
web-of-game = { $doing }: { $title }
web-play-friends = Mit Freunden spielen
web-watch = Zusehen
web-rules = Regeln
web-learn = Lernen
web-learn-alone = Solo lernen
web-continue = Weiterspielen
web-continue-gathering = Noch sind nicht alle da.
web-continue-yours = Wartet auf dich.
web-continue-news = { $count ->
        [one] 1 Ereignis seit deinem letzten Blick.
       *[other] { $count } Ereignisse seit deinem letzten Blick.
    }
web-continue-with = Mit { $names }.
web-continue-alone = Allein.
web-continue-now = gerade eben
web-continue-all = Alle { $count } zeigen
web-continue-fewer = Weniger zeigen
web-upload = Aufzeichnung öffnen
    .does = Ein als Datei gespeichertes Spiel ansehen und prüfen.

## Einstellungen und Konto

web-preferences = Einstellungen
web-preferences-kept = Wird nur in diesem Browser gespeichert.
web-language = Sprache
    .now = Sprache: { web-language-name }
web-language-name = Deutsch
web-theme = Licht
    .now = Licht: { $theme }
web-theme-system = Automatisch
web-theme-light = Tag
web-theme-dark = Nacht
web-speed = Tempo
    .now = Tempo: { $speed }
web-sound = Ton, wenn du dran bist
web-keys = Kürzel mit einer Taste
web-confirm = Ende meines Zugs bestätigen
web-on = An
web-off = Aus
web-yes = Ja
web-no = Nein
web-account = Dein Name
web-nickname = So nennen dich die anderen
web-account-why = Du brauchst kein Konto. Mit Namen und Passwort findest du deine Spiele auf jedem Gerät wieder.
web-account-is = Dein Konto: { $name }
web-account-way = Konto oder Anmeldung
web-account-new = Konto anlegen
web-account-name = Name des Kontos
web-password = Passwort
web-password-old = Bisheriges Passwort
web-password-length = Mindestens 8 Zeichen.
web-login = Anmelden
web-logout = Abmelden
web-devices = Angemeldet auf
web-device-unknown = Ein anderes Gerät
web-device-here = dieses Gerät
web-device-seen = Zuletzt benutzt: { $when }
web-sign-out = Abmelden
web-sign-out-elsewhere = Überall sonst abmelden
web-save = Speichern
web-saved = Gespeichert.
web-cancel = Abbrechen
web-export = Alles über dich
web-forget = Alles löschen
sure-forget = Dein Name, dein Konto und deine Plätze werden endgültig gelöscht. Spiele, in denen andere sitzen, gehen weiter.
    .title = Alles löschen?
    .yes = Alles löschen

## Aufbau und Warteraum

web-setup = Wer spielt mit?
web-setup-same = Noch einmal mit denselben Würfeln
web-setup-on = Weiterspielen nach Schritt { $line }
web-players-count = Personen
web-person-here = Person hier
web-seat-name = Name von Spieler { $number }
web-names-alike = Gib allen hier verschiedene Namen.
web-person-link = Per Link
web-bot = Bot
web-level = Stärke des Bots
web-more-settings = Uhr, Tipps, Zuschauer, Optionen
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-decision = Je Entscheidung
web-clock-game = Für das ganze Spiel
web-clock-days = Tage je Entscheidung
web-clock-time = Zeit
web-seconds = { $count } s
web-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
web-hints = Tipps von einem guten Bot
web-spectators = Zuschauer
web-allowed = Erlaubt
web-not-allowed = Nicht erlaubt
web-public = In der öffentlichen Liste zum Zusehen
web-seat-number = Platz { $number }
web-from-file = Aus einer Datei
web-from-file-named = Aus einer Datei: { $file }
web-as-printed = Wie im Karton
web-not-a-table = Diese Datei passt hier nicht. Wähle eine mit Werten für diese Option, als JSON geschrieben.
web-number-range = Eine ganze Zahl von { $low } bis { $high }
web-start = Anfangen
web-start-links = Links holen
web-gathering = Warten, bis alle da sind.
web-lobby-missing = { $count ->
        [0] Alle sind da.
        [one] 1 Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-lobby-revealing = Alle sind da. Es fehlt noch eine Zahl für die Würfel von { $names }.
web-lobby-number = Die Zahl für die Würfel fehlt
web-give-up = Endgültig einem Bot geben
web-start-deal = Dieselbe Verteilung noch einmal: Über die Würfel wird nichts behauptet.
web-start-position = Von einer Stellung aus weitergespielt: Über die Würfel wird nichts behauptet.
web-dice = Die Würfel
web-dice-distrust = Mit den Würfeln stimmt etwas nicht: Der Server zeigt andere Festlegungen als vorher. Dieser Browser behält seine Zahl für sich.
web-dice-ok = Dieser Browser hat die Würfel geprüft: Seine eigene Zahl ist dabei, alle Festlegungen sind die, die er vor den Zahlen gesehen hat, und der Schlüssel folgt aus allen Zahlen zusammen. Niemand hat diese Würfel ausgesucht.
web-dice-part = Dieser Browser hat zu diesen Würfeln keine Zahl beigetragen. Was veröffentlicht wurde, passt zusammen.
web-dice-bad = Dieser Browser hat einen Fehler bei den Würfeln gefunden:
web-dice-host = Die Festlegung des Servers ist nicht die von vor dem Spiel.
web-dice-secret = Das Geheimnis passt nicht zur Festlegung des Servers.
web-dice-own = Deine eigene Zahl oder Festlegung wurde geändert.
web-dice-others = Festlegungen anderer sind nicht die von vor dem Spiel.
web-dice-numbers = Eine Zahl passt nicht zu ihrer Festlegung.
web-dice-key = Der Schlüssel folgt nicht aus dem Geheimnis und den Zahlen.
web-lobby-begins = Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind.
web-lobby-bot = Ein Bot, bereit
web-lobby-free = Frei: schick diesen Link oder zeig den Code
web-lobby-you = Du, an diesem Bildschirm
web-lobby-there = Da und bereit
web-to-bot = Stattdessen ein Bot
web-to-person = Stattdessen eine Person
web-remove = Entfernen
web-new-link = Link erzeugen
web-link = Link zum Platz
web-qr = QR-Code des Links
web-copy = Link kopieren
web-copied = Kopiert.
web-copy-by-hand = Link von Hand kopieren
    .does = Dieser Browser lässt es die Seite nicht tun. Der Link ist markiert: Kopiere ihn mit Strg+C oder mit einem langen Druck.
web-invited = Ein Platz ist für dich frei. Wie sollen dich die anderen nennen?
web-sit-down = Platz nehmen

## Am Tisch

web-turn = Du bist dran.
web-turn-of = { $seat } ist dran.
web-waiting = Warten auf { $names }.
web-waiting-too = Gewartet wird auch auf { $names }.
web-ready = { $count ->
        [one] { $names } ist bereit.
       *[other] { $names } sind bereit.
    }
web-ready-many = { $count } sind bereit.
web-end-turn = Zug beenden?
    .done = Fertig
web-moment = Einen Moment.
web-shown = Sieh zu, was geschieht.
web-over = Das Spiel ist vorbei.
web-paused = Das Spiel macht Pause.
web-undo = Zurücknehmen
web-hint = Was täte ein guter Bot?
web-hurry = Die Regeln lassen dir nur wenig Zeit.
web-hint-is = Ein guter Bot: { $action }
web-why-rule-of-thumb = Nach seinen Faustregeln bringt jetzt nichts anderes mehr.
web-why-only-one = Etwas anderes lohnt den Versuch nicht.
web-why-points = Gegenüber „{ $other }“ bringt das im Schnitt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr. In { $better } von { $tries } Versuchen ging es besser aus, in { $worse } schlechter.
web-why-chances = Gegenüber „{ $other }“ ging es in { $better } von { $tries } Versuchen besser aus, in { $worse } schlechter.
web-hint-asked = { $seat } hat um einen Tipp gebeten.
web-text-table = Texttisch
web-menu = Menü
web-skip = Bewegung überspringen
web-tabs = Teile des Tisches
web-tab-board = Spielplan
web-tab-others = Andere
web-tab-log = Verlauf
web-log-since = Seit deinem letzten Blick
web-log-all = Alles
web-log-until = Bis hierher
web-log-latest = Zum neuesten Eintrag
web-seat = Platz
web-seats = Plätze
web-seat-thinks = überlegt
web-seat-ready = bereit
web-seat-away = nicht da
web-seat-left = weg, ein Bot spielt
web-seat-substitute = Ersatz
web-told-substitute = { $seat } übernimmt diesen Platz als Ersatz. Alle waren einverstanden.
web-seat-gave-up = aufgegeben, ein Bot spielt
web-told-give-up = { $seat } hat keine Zahl für die Würfel gezeigt und ist in diesem Spiel nicht dabei; auf dem Platz spielt ein Bot.
web-told-leave = { $seat } geht; ein Bot spielt weiter.
web-told-return = { $seat } ist wieder da.
web-told-bot = Platz von { $seat }: Hier entscheidet jetzt jemand anders.
web-told-propose = { $seat } schlägt etwas vor.
web-told-agree = { $seat } ist einverstanden.
web-told-decline = { $seat } ist dagegen.
web-told-resume = { $seat } beendet die Pause.
web-proposed-pause = { $count ->
        [one] { $names } schlägt eine Pause vor.
       *[other] { $names } schlagen eine Pause vor.
    }
web-proposed-substitute = { $count ->
        [one] { $names } schlägt Ersatz für { $seat } vor.
       *[other] { $names } schlagen Ersatz für { $seat } vor.
    }
web-proposed-end = { $count ->
        [one] { $names } schlägt vor, das Spiel jetzt zu beenden.
       *[other] { $names } schlagen vor, das Spiel jetzt zu beenden.
    }
web-agree = Einverstanden
web-decline = Nein
web-resume = Weiterspielen
web-left = Ein Bot spielt für dich.
web-removed = Du wurdest von deinem Platz entfernt.
    .watching = Du schaust jetzt zu.
web-return = Wiederkommen
web-leave = Den Platz einem Bot überlassen
web-leave-game = Spiel verlassen
web-propose-pause = Pause vorschlagen
web-propose-substitute = Ersatz vorschlagen
web-propose-end = Ende vorschlagen
web-together = Gemeinsam am Tisch
web-device = Anderes Gerät
    .does = Öffne deinen Platz auch auf einem Telefon oder anderen Rechner. Der Link gilt einmal.
web-device-link = Link und Code
web-device-out = Alle anderen Geräte abmelden
web-owner = Dein Tisch
web-share-watch = Link für Zuschauer kopieren
web-curtain = { $seat } ist dran
    .does = Gib das Gerät weiter. Sonst sieht niemand hin.
web-curtain-lift = Ich bin { $seat }
web-away = Keine Verbindung. Neuer Versuch läuft; nichts geht verloren.
web-bots-hurried = Auf dem Server ist viel los: Bots denken kürzer nach.
web-try-now = Jetzt versuchen
web-sending = Wird gesendet …
web-closed = Dieser Tisch lässt sich hier nicht öffnen.
web-missing = Das geht nicht
web-server-away = Der Server antwortet nicht.
web-trouble = Diese Seite ist älter als ihr Server, oder die Verbindung fehlt. Neu laden hilft.
web-load-again = Neu laden
web-loading = Wird geladen …

## Vor etwas, das sich nicht rückgängig machen lässt

sure-leave = Ein Bot spielt für dich weiter. Du kannst bis zum Ende jederzeit zurückkommen.
    .title = Platz verlassen?
    .yes = Verlassen
sure-pause = Das Spiel macht Pause, die Bots warten auf dich. Du findest es auf der Startseite unter „{ web-continue }“.
    .title = Spiel verlassen?
    .yes = Pause und verlassen
sure-end = Das Spiel endet jetzt. Die Punkte bleiben, wie sie sind, und niemand gewinnt. Das lässt sich nicht rückgängig machen.
    .title = Spiel beenden?
    .yes = Spiel beenden
sure-end-together = Sobald alle zustimmen, ist das Spiel vorbei. Die Punkte bleiben, wie sie sind, und niemand gewinnt. Das lässt sich nicht rückgängig machen.
    .title = Spiel vorzeitig beenden?
    .yes = Ja, beenden
sure-substitute = Sobald alle zustimmen, übernimmt jemand Neues den Platz von { $seat } und sieht alles, was dort verdeckt ist. Das lässt sich nicht rückgängig machen.
    .title = { $seat } ersetzen?
    .yes = Ja, ersetzen
sure-remove = Ab jetzt spielt ein Bot auf dem Platz. { $seat } kann nicht zurückkommen, außer alle einigen sich auf einen Ersatz.
    .title = { $seat } entfernen?
    .yes = Entfernen
sure-free = Der Platz ist wieder frei. { $seat } braucht einen neuen Link, um zurückzukommen.
    .title = { $seat } entfernen?
    .yes = Entfernen
sure-give-up = Ein Bot spielt den Platz bis zum Ende. { $seat } kann nicht dorthin zurück.
    .title = Den Platz einem Bot geben?
    .yes = Dem Bot geben
sure-device-out = Dein Platz wird auf allen anderen Geräten geschlossen. Um ihn dort wieder zu öffnen, braucht es einen neuen Link.
    .title = Alle anderen Geräte abmelden?
    .yes = Abmelden
sure-login = Du spielst hier als Gast { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }. Meldest du dich an, kannst du nicht dorthin zurück. Um sie zu behalten, leg stattdessen ein Konto an.
    .title = Gastpartien aufgeben?
    .yes = Anmelden
sure-sign-out = { $device } verliert deinen Namen und deine Spiele, bis du dich dort wieder anmeldest.
    .title = Dieses Gerät abmelden?
    .yes = Abmelden
sure-sign-out-all = Alle anderen Geräte verlieren deinen Namen und deine Spiele, bis du dich dort wieder anmeldest.
    .title = Überall sonst abmelden?
    .yes = Abmelden

## Texttisch und Tasten

web-text-parts = Teile dieser Seite
web-text-choices = Auswahl
web-text-events = Ereignisse
web-position = Stellung
web-back-to-board = zurück zum Spielplan
web-choices = Deine Auswahl: { $count }
web-no-choices = Du wirst gerade nichts gefragt.
web-not-now = Jetzt nicht: { $count }
web-refused = { $action }: { $reason }
web-events = Ereignisse seit deinem letzten Blick: { $count }
web-no-events = Nichts ist geschehen.
web-help = Hilfe und Tasten
web-help-ring = Was du jetzt tun kannst, leuchtet. Ein Druck genügt.
web-help-why = Alles andere sagt dir, warum es nicht geht: darauf zeigen, anwählen oder lange drücken.
web-keys-can = In den Einstellungen kannst du Kürzel mit einer Taste ausschalten.
web-keys-are = Kürzel mit einer Taste sind ausgeschaltet. In den Einstellungen kannst du sie einschalten.
web-key-digits = die ersten zehn Wahlmöglichkeiten
web-key-shift = die nächsten zehn
web-key-enter = die einzige Wahl
web-key-arrows = auf einem Spielplan zur nächsten Stelle; Enter sagt, warum es nicht geht
web-key-escape = schließen oder Bewegung überspringen

## Nach dem Spiel

web-ended-early = Das Spiel wurde im Einvernehmen beendet.
web-outdated = Eine neue Fassung der Regeln kann dieses Spiel nicht fortsetzen. Es endet hier ohne Ergebnis.
web-told = Diesen Teil haben ältere Regeln gespielt: Das Brett bleibt stehen, das Protokoll erzählt, was geschah.
web-told-only = Die heutigen Regeln können dieses Spiel nicht nachspielen. Das Protokoll erzählt, was geschah.
web-place = Platz { $place }
web-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
web-no-points = Keine Punkte.
web-rematch = Noch einmal
web-replay = Noch einmal ansehen
web-see-board = Tisch ansehen
web-graph = Punkte im Verlauf
web-graph-says = Punkte im Verlauf; am Ende: { $summary }
web-afterwards = Und jetzt
web-check = Würfel prüfen
web-checking = Das Spiel wird noch einmal ausgeteilt …
web-check-bad = Mit diesem Spiel stimmt etwas nicht.
web-check-own = Du musst diesem Server nicht glauben. Nimm die Aufzeichnung mit und prüfe sie selbst:
web-challenge = Gleiche Würfel für Freunde
web-challenge-copied = Der Link zum selben Spiel ist kopiert.
web-download = Aufzeichnung herunterladen
web-line = Schritt { $line }
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-play = Abspielen
web-pause = Anhalten
web-next = Einen Schritt weiter
web-step-back = Zurück
web-last = Zum Ende
web-link-here = Link zu diesem Zug
web-play-on = Ab hier weiterspielen

## Regeln und Zusehen

web-rules-of = Die Regeln von { $title }
web-search-rules = In den Regeln suchen
web-found = { $count ->
        [0] Das steht in keiner Regel.
        [one] 1 Regel gefunden
       *[other] { $count } Regeln gefunden
    }
web-contents = Inhalt
web-see = Siehe
web-status-ruling = Unsere Antwort auf eine offene Frage.
web-status-reconstructed = Rekonstruiert: Keine Quelle nennt es sicher.
web-watch-title = Tische zum Zusehen
web-watch-none = Gerade spielt niemand öffentlich.
web-watch-game = { $title } ansehen
web-watch-bots = Bots zusehen
web-watch-show = Das spielt gerade niemand öffentlich. Die Bots bauen dir ein Spiel auf …
web-since = seit { $when }
web-watch-steps = { $count ->
        [one] nach { $count } Schritt
       *[other] nach { $count } Schritten
    }

## Angaben einer Stellung, für Tische in Worten

fact-active = Am Zug
fact-phase = Phase
fact-position = Stellung
fact-round = Runde
fact-score = Punkte
fact-seat = Platz
fact-seats = Plätze
fact-turn = Zug
