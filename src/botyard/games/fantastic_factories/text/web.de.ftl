### Fantastic Factories im Browser: Wörter auf der Zeichnung und über sie.

## The table

works-tab = Fabrik
works-panes = Deine Fabrik und der Markt
works-pane-own = Deine Fabrik
works-pane-market = Markt
works-market = Markt
works-deck = { $count } im Stapel
works-discarded = { $count } abgeworfen
works-next-to-last = Noch eine Runde
works-last-round = Letzte Runde
works-headquarters = Zentrale
works-any-die = jeder
works-your-compound = Dein Gelände, { $count } von { $limit } Karten
works-compound-of = Gelände von { $seat }, { $count } von { $limit } Karten
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

## Dice and stores

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

## Questions

works-discard-and-build = { $blueprint } abwerfen und bauen
works-discard-and-hire = { $blueprint } abwerfen und anheuern
works-another-discard = Auch eine andere leuchtende Karte kann weg.
works-choose-set = Einen Würfel drehen auf:
works-choose-value = Welcher Wert?
works-choose-specialist = Spezialist: ein Würfel mehr
works-new-blueprints = Neue Baupläne für
works-new-contractors = Neue Fachleute für

## The others

works-you = { $seat } (du)
works-first = Startspieler
works-panel = { $seat }: Waren { $goods }, Prestige { $prestige }, Metall { $metal }, Energie { $energy }, Handkarten { $cards }, gebaut { $built }. Gelände zeigen.
works-state-works = arbeitet
works-state-chooses = wählt
works-state-finished = ist fertig
works-state-away = nicht da

## The Machine

works-machine = Die Maschine
works-machine-green = Der grüne Würfel nimmt eine Karte.
works-machine-takes = Nimmt { $slot ->
        [5] vom Stapel; neue Baupläne
        [6] vom Stapel; neue Fachleute
       *[other] Karte { $slot } der Reihe
    }.
works-machine-none = Es gibt keine Karte zu nehmen.
works-machine-needs = { $count ->
        [0] keine Karten
        [one] 1 gibt eine Ware
       *[other] 1 bis { $count } geben eine Ware
    }
works-machine-die = { $colour ->
        [green] Grüner
        [red] Roter
        [blue] Blauer
        [purple] Lila
       *[other] Gelber
    } Würfel: { $die }
works-machine-waits = { $colour ->
        [green] Grüner
        [red] Roter
        [blue] Blauer
        [purple] Lila
       *[other] Gelber
    } Würfel, noch nicht geworfen
