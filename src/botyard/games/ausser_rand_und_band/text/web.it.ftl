### Außer Rand & Band nel browser: le parole del disegno.

board-tab = Nastro
belt-name = La catena di montaggio
belt-to-come = { $count ->
        [0] nessun’altra tessera
        [one] ancora 1 tessera
       *[other] ancora { $count } tessere
    }
belt-end = Dopolavoro
belt-stored = In deposito: { $tiles }.
belt-you = Tu
belt-points = { $count ->
        [one] punto
       *[other] punti
    }
belt-robots = I tuoi robot
belt-parts = Vinto: { $tiles }.
belt-no-parts = Ancora niente di vinto.
belt-worth = 7 di un colore, 5 di più colori, 1 per tessera singola
belt-dice-own = I tuoi dadi
belt-dice-left = Provvista: { $count }
belt-on-line = { $count } sul nastro
    .short = Nastro: { $count }
belt-on-edge = { $count } sul bordo
    .short = Bordo: { $count }
belt-carrier = Campo { $field }: { $tile }
belt-dice = { $count ->
        [one] { $seat }, 1 dado sul campo { $field }
       *[other] { $seat }, { $count } dadi sul campo { $field }
    }
belt-no-dice = Nessun dado sopra.
belt-space-free = { $space }. { $does }
belt-space-taken = { $space }. { $does } Occupato da { $seat }.
belt-odds = Se il nastro si muovesse ora: { $shares }
belt-share = { $seat } { $percent } %
belt-share-nobody = nessuno { $percent } %

## Il tavolo in parole

text-title = Außer Rand & Band, turno { $turn }
text-belt = Il nastro, da dietro (campo 1) a davanti (campo 5). Ciò che viene spinto oltre il campo 5 cade.
text-field = Campo
text-tile = Tessera
text-dice = Dadi sopra
text-edge = Campi sul bordo, accanto
text-none = nessuno
text-dice-of = { $seat } { $count }
text-space-free = { $space }: libero
text-space-taken = { $space }: dado di { $seat }
text-stack = { $count ->
        [0] Nella pila non c’è più nessuna tessera.
        [one] Nella pila c’è ancora 1 tessera.
       *[other] Nella pila ci sono ancora { $count } tessere.
    }
text-stored = In deposito per chi vince la prossima: { $tiles }.
text-nothing-stored = Nessuna tessera è in deposito.
text-players = I giocatori, in ordine di turno. Ognuno ha dieci dadi.
text-player = Giocatore
text-points = Punti
text-supply = Provvista
text-on-line = Nastro
text-on-edge = Bordo
text-won = Robot e tessere vinte
text-acting = { $seat }, di turno
text-line = { $line }: { $points }
