### Fantastic Factories im Browser: Wörter auf der Zeichnung und über sie.

## Der Tisch

board-tab = Fabrik
works-panes = Deine Fabrik und der Markt
works-pane-own = Deine Fabrik
works-pane-market = Markt
works-market = Markt
works-deck = { $count } im Stapel
works-discarded = { $count } abgelegt
works-next-to-last = Noch eine Runde
works-last-round = Letzte Runde
works-headquarters = Hauptquartier
works-any-die = jeder
works-your-compound = Dein Werksgelände, { $count } von { $limit } Karten
works-compound-of = Werksgelände von { $seat }, { $count } von { $limit } Karten
works-back-to-own = Zurück zu deinem
works-nothing-built = Noch nichts gebaut.
works-build-here = hier bauen: Kosten und eine Karte mit gleichem Werkzeug
works-your-hand = Deine Hand, { $count ->
        [one] 1 Bauplan
       *[other] { $count } Baupläne
    }
works-hand-of = { $count ->
        [one] 1 Bauplan
       *[other] { $count } Baupläne
    } auf der Hand

## Würfel und Vorräte

works-dice = Würfel
works-no-dice = Gewürfelt wird, wenn die Arbeit beginnt.
works-die = Würfel: { $die }
works-pick-up = Die { $die } nehmen
works-chosen = Gewählt: { $die }
works-used = { $count } gesetzt
works-fits = Die { $die } passt, wo ein Ring leuchtet.
works-by-chance = Was das bringt, sagt erst der Zufall.
works-store = { $what }: { $count }
works-metal = Metall
works-energy = Energie
works-goods = Waren
works-prestige = Prestige
works-cards = Baupläne
works-account = Diese Runde
works-gained = Erhalten
works-paid = Bezahlt

## Fragen

works-discard-and-build = { $blueprint } ablegen und bauen
works-discard-and-hire = { $blueprint } ablegen und anheuern
works-another-discard = Auch eine andere leuchtende Karte kann weg.
works-choose-set = Einen Würfel drehen auf:
works-choose-value = Welcher Wert?
works-choose-specialist = Spezialist: ein Würfel mehr
works-new-blueprints = Neue Baupläne für
works-new-contractors = Neue Unternehmer für

## Die anderen

works-you = { $seat } (du)
works-first = Startspieler
works-panel = { $seat }: Waren { $goods }, Prestige { $prestige }, Metall { $metal }, Energie { $energy }, Handkarten { $cards }, gebaut { $built }. Werksgelände zeigen.
works-state-works = arbeitet
works-state-chooses = wählt
works-state-finished = ist fertig

## Die Maschine

works-machine = Die Maschine
works-machine-green = Der grüne Würfel nimmt eine Karte.
works-machine-takes = Nimmt { $slot ->
        [5] vom Stapel; neue Baupläne
        [6] vom Stapel; neue Unternehmer
       *[other] Karte { $slot } der Reihe
    }.
works-machine-none = Es gibt keine Karte zu nehmen.
works-machine-needs = { $count ->
        [0] keine Karten
        [one] eine 1 gibt eine Ware
       *[other] 1 bis { $count } geben eine Ware
    }
works-machine-die = { $colour ->
        [green] Grüner
        [red] Roter
        [blue] Blauer
        [purple] Violetter
       *[other] Gelber
    } Würfel: { $die }
works-machine-waits = { $colour ->
        [green] Grüner
        [red] Roter
        [blue] Blauer
        [purple] Violetter
       *[other] Gelber
    } Würfel, noch nicht geworfen

## Der Texttisch

works-text-market = Runde { $round }, Markt. { $seat } hat sie begonnen.
works-text-work = Runde { $round }, Arbeit. { $seat } ist am Anfang der Reihe.
works-text-over = Das Spiel ist nach Runde { $round } zu Ende.
works-text-contractors = Unternehmer im Markt, mit dem Werkzeug darüber
works-text-blueprints = Baupläne im Markt
works-text-factories = Die Fabriken aller
works-text-own = Baupläne auf deiner Hand
works-text-compound = Dein Werksgelände
works-text-cost = { $metal } Metall, { $energy } Energie, Werkzeug: { $tool }
works-column-slot = Platz
works-column-tool = Werkzeug
works-column-contractor = Wer
works-column-blueprint = Bauplan
works-column-type = Art
works-column-cost = Kosten
works-column-does = Was sie bewirkt
works-column-seat = Wer
works-column-goods = Waren
works-column-prestige = Prestige
works-column-metal = Metall
works-column-energy = Energie
works-column-hand = Auf der Hand
works-column-dice = Würfel übrig
works-column-floors = Würfel im Hauptquartier
works-column-built = Gebaut
works-column-used = Benutzt in dieser Runde
works-picture-floor = Würfel auf { $floor }: { $dice }.
