### Was der Server denen sagt, die ihn fragen.

guest-name = Gast

## Was er ablehnt

request-bad = Der Server versteht diese Anfrage nicht.
request-invalid = Der Server versteht diese Anfrage nicht. Lade die Seite neu und versuche es noch einmal.
method-not-allowed = Das geht hier auf diese Weise nicht.
body-too-large = Das ist zu groß.
body-anonymous = Mehr als { $most } KB darf nur ein bekannter Gast schicken. Wähle zuerst einen Namen und versuche es noch einmal.
request-cut-off = Die Anfrage endete, bevor ihr Inhalt vollständig war. Schicke sie noch einmal.
json-wanted = Sende JSON und sage es im Header: „application/json“, nicht „{ $type }“.
json-broken = Das ist kein gültiges JSON. Prüfe, was du schickst, und versuche es noch einmal.
json-too-deep = Das JSON ist zu tief verschachtelt.
json-too-full = Das JSON enthält mehr als { $most } Werte. Schicke weniger.
json-too-escaped = Das JSON enthält mehr als { $most } Rückstriche (\). Schicke weniger Text, der sie braucht.
options-large = Optionen dürfen höchstens { $most } Kilobyte lang sein. Schicke nur, was von der Vorgabe abweicht.
options-deep = Optionen dürfen höchstens { $most } Ebenen tief verschachtelt sein.
options-many = Optionen dürfen höchstens { $most } Werte enthalten. Schicke nur, was von der Vorgabe abweicht.
options-name = Namen von Optionen dürfen höchstens { $most } Zeichen lang sein.
host-wrong = Die Adresse, nach der gefragt wurde, ist keine.
host-foreign = Dieser Server ist nicht { $host }; er ist unter { $url } zu finden. Wenn du ihn betreibst: Lass deinen Proxy den Host-Header weitergeben, oder ändere public_url in den Einstellungen.
origin-foreign = Eine andere Website ({ $origin }) darf hier nichts tun.
too-many = Das war zu oft. Versuche es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
connections-many = Von deiner Adresse kommen zu viele Live-Verbindungen. Schließe einige Tabs oder Programme und versuche es noch einmal.
server-trouble = Im Server ist etwas schiefgegangen. Der Betreiber findet es im Protokoll unter { $reference }.

## Personen

no-person = Du bist hier noch niemand. Komm erst herein.
seat-name = Platz { $seat } kann keinen Namen haben: Nur wer an deinem Gerät mitspielt, bekommt einen von dir. Lass ihn weg.
nickname-wrong = Ein Name hat 1 bis { $most } sichtbare Zeichen.
password-wrong = Das bisherige Passwort stimmt nicht.
login-wrong = Dieser Name und dieses Passwort gehören nicht zusammen.
session-missing = Auf diesem Gerät bist du nicht mehr angemeldet.
quota-tables = Du hast { $most } Tische, die nicht zu Ende sind; mehr geht nicht. Spiele oder beende erst einige.
quota-uploads = Du hast { $most } Aufzeichnungen hochgeladen; mehr geht nicht.
quota-bytes = Deine hochgeladenen Aufzeichnungen wären zusammen größer als { $most } MB; mehr geht nicht.

## Einstellungen

settings-url = { $path }: „{ $value }“ ist keine Adresse eines Servers wie https://play.example.org.
settings-network = { $path }: „{ $value }“ ist weder eine Adresse noch ein Netz wie 10.0.0.0/8.
settings-rate = { $path }: „{ $value }“ ist keine Rate. Schreibe, wie oft in welcher Zeit: 30/hour. Zeiten sind second, minute, hour und day.

## Die Seite, die die API beschreibt

docs-title = Botyard: die API
docs-intro = Alles, was man über HTTP fragen kann. Dasselbe für Programme:
docs-types = Typen
docs-body = gesendet

## Einladungen

invitation = Du bist eingeladen: { $title }
invitation-by = { $host } lädt dich ein: { $title }
invitation-seats = { $count ->
        [one] 1 Person
       *[other] Zu { $count } am Tisch
    }{ $bots ->
        [0] {""}
        [one] , davon 1 Bot
       *[other] , davon { $bots } Bots
    }{ $free ->
        [0] {""}
        [one] , 1 Platz frei
       *[other] , { $free } Plätze frei
    }
invitation-option = { $option }: { $value }
invitation-on = an
invitation-off = aus
invitation-picture = Eine Szene aus dem Spiel
invitation-nowhere = Vier Brettspiele aus der Roboterfabrik, mit Freunden oder gegen Bots. Ohne Konto.
    .title = Botyard
