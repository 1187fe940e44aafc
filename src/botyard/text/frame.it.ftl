### Ciò che dice ogni parte di Botyard: nomi, elenchi, rifiuti, fine della partita.

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

## Bot

bot-random = Caso
    .character = Fa una cosa qualsiasi tra quelle permesse.
bot-greedy = Ingordo
    .character = Prende ciò che rende di più adesso.
bot-level-1 = Apprendista
    .character = Prova tutto una volta.
    .seat = Apprendista { $robot }
bot-level-2 = Smanettone
    .character = Buone idee, viti allentate.
    .seat = Smanettone { $robot }
bot-level-3 = Meccanico
    .character = Solido. Di rado sbaglia due volte.
    .seat = Meccanico { $robot }
bot-level-4 = Ingegnere
    .character = Pensa in anticipo e ti intralcia.
    .seat = Ingegnere { $robot }
bot-level-5 = Inventore
    .character = Trova la mossa che ti è sfuggita.
    .seat = Inventore { $robot }

## Perché no, in ogni gioco

reason-no-such-seat = Questa partita non ha un posto { $seat }.
reason-no-such-action = In questo gioco non esiste un’azione simile.
reason-nothing-to-take-back = Non c’è nulla da ritirare: dopo la tua ultima decisione hai saputo qualcosa di nuovo, oppure non ne hai ancora presa una.
reason-no-clock-runs = Per { $seat } non corre alcun tempo, perché lì non si aspetta nulla.

## Detto anche dal browser

dice-committed = I dadi di questa partita sono fissati in anticipo. La loro impronta: { $commitment }
told-undo = { $seat } ritira l’ultima decisione.
told-run-out = Tempo scaduto: { $seat }.
won = { $count ->
        [one] { $seats } vince!
       *[other] { $seats } vincono insieme!
    }
finished-alone = { $seats } ha finito.
lost-alone = { $seats } non ha vinto.
link-unknown = Questo link non vale più: è stato usato su un altro dispositivo, sostituito o ritirato. Chiedine uno nuovo.
page-missing = Qui non c’è niente.
table-nobody = A un tavolo deve sedere almeno una persona.
field-unknown = «{ $name }»
field-line = riga { $number }
game-missing = Questo gioco qui non c’è. Scegline uno nella pagina iniziale.
