### Che cosa dice il server a chi lo interroga.

guest-name = Ospite

## Che cosa rifiuta

request-bad = Il server non capisce questa richiesta.
request-invalid = Il server non capisce questa richiesta. Ricarica la pagina e riprova.
method-not-allowed = Qui non si può fare in questo modo.
body-too-large = È troppo grande.
body-anonymous = Solo gli ospiti conosciuti possono inviare più di { $most } KB. Scegli prima un nome e riprova.
request-cut-off = La richiesta è finita prima che il suo contenuto fosse completo. Inviala di nuovo.
json-wanted = Invia JSON e dillo nell’intestazione: «application/json», non «{ $type }».
json-broken = Questo non è JSON valido. Controlla che cosa invii e riprova.
json-too-deep = Il JSON è annidato troppo in profondità.
json-too-full = Il JSON contiene più di { $most } valori. Inviane di meno.
json-too-escaped = Il JSON contiene più di { $most } barre rovesciate. Invia meno testo che ne ha bisogno.
options-large = Le opzioni possono occupare al massimo { $most } kilobyte. Invia solo ciò che differisce dai valori predefiniti.
options-deep = Le opzioni possono essere annidate al massimo su { $most } livelli.
options-many = Le opzioni possono contenere al massimo { $most } valori. Invia solo ciò che differisce dai valori predefiniti.
options-name = I nomi delle opzioni possono avere al massimo { $most } caratteri.
host-wrong = L’indirizzo richiesto non è un indirizzo.
host-foreign = Questo server non è { $host }; si trova su { $url }. Se lo ospiti tu: fai passare l’intestazione Host dal proxy, o cambia public_url nelle impostazioni.
origin-foreign = Un altro sito web ({ $origin }) non può fare nulla qui.
too-many = Troppo spesso. Riprova tra { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }.
connections-many = Dal tuo indirizzo arrivano troppe connessioni in diretta. Chiudi qualche scheda o programma e riprova.
server-trouble = Qualcosa è andato storto nel server. L’host lo trova nel registro sotto { $reference }.

## Persone

no-person = Qui non sei ancora nessuno. Prima entra.
seat-name = Il posto { $seat } non può avere un nome: ne dai uno solo a chi gioca sul tuo dispositivo. Non indicarlo.
nickname-wrong = Un nome ha da 1 a { $most } caratteri visibili.
password-wrong = La password attuale non è giusta.
login-wrong = Questo nome e questa password non vanno insieme.
session-missing = Su quel dispositivo non hai più effettuato l’accesso.
quota-tables = Hai { $most } tavoli non finiti; di più non è possibile. Prima finiscine o chiudine qualcuno.
quota-uploads = Hai caricato { $most } registrazioni; di più non è possibile.
quota-bytes = Le tue registrazioni caricate supererebbero insieme { $most } MB; di più non è possibile.

## Impostazioni

settings-url = { $path }: «{ $value }» non è l’indirizzo di un server, come https://play.example.org.
settings-network = { $path }: «{ $value }» non è un indirizzo né una rete, come 10.0.0.0/8.
settings-rate = { $path }: «{ $value }» non è una frequenza. Scrivi quante volte in quanto tempo: 30/hour. I tempi sono second, minute, hour e day.

## La pagina che descrive l’API

docs-title = Botyard: l’API
docs-intro = Tutto ciò che si può chiedere via HTTP. Lo stesso per i programmi:
docs-types = Tipi
docs-body = inviato

## Inviti

invitation = Ti invitano a giocare a { $title }
invitation-by = { $host } ti invita a giocare a { $title }
invitation-seats = { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }{ $bots ->
        [0] {""}
        [one] , di cui 1 bot
       *[other] , di cui { $bots } bot
    }{ $free ->
        [0] {""}
        [one] , 1 posto libero
       *[other] , { $free } posti liberi
    }
invitation-option = { $option }: { $value }
invitation-on = sì
invitation-off = no
invitation-picture = Una scena del gioco
invitation-nowhere = Quattro giochi da tavolo nella fabbrica dei robot, con gli amici o contro i bot. Senza account.
    .title = Botyard
