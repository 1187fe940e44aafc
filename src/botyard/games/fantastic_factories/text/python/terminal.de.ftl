### Fantastic Factories: was in der Zeichnung im Terminal steht.

draw-round = Runde { $round }
draw-phase-market = Markt
draw-phase-work = Arbeit
draw-phase-over = zu Ende
draw-last-round = letzte Runde: { $round }
draw-deck = { $count } im Stapel
draw-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
draw-compound = Werksgelände, { $count } Karten
draw-hand = Hand, { $count } Baupläne
draw-dice = Würfel
draw-chosen = gewählt
draw-picked = mit
draw-hired = angeheuert:

## Die Zeichen der Zeichnung, erklärt

legend-goods = Waren
legend-metal = Metall
legend-energy = Energie
legend-cards = Baupläne
legend-prestige = Prestige
legend-die = ein beliebiger Würfel
legend-value = ein Würfel mit diesem Wert
legend-x = ein Würfel X
legend-equal = gleiche Würfel
legend-run = Würfel in Folge
legend-sum = drei Würfel mit mindestens dieser Summe
legend-chosen = ein Würfel deiner Wahl
legend-rolled = ein Würfel wird geworfen
legend-turned = ein Würfel wird umgedreht
legend-set-off = einmal pro Runde, durch Waren oder durch Bauen
legend-other = für jemand anderen
legend-used = genutzt

## Was gefragt ist, mit Karte, Unternehmer und Werkzeug

asked-give = { $contractor }: Wähle, wer noch etwas bekommt.
asked-hire = { $contractor }: Lege einen Bauplan mit dem Werkzeug darüber ab ({ $tool }).
asked-build = { $blueprint }: Lege einen anderen Bauplan mit demselben Werkzeug ab ({ $tool }).
asked-put-die = { $dice ->
        [pair] { $blueprint }: Wähle den Wert. Zwei gleiche Würfel werden eingesetzt.
        [triple] { $blueprint }: Wähle den Wert. Drei gleiche Würfel werden eingesetzt.
        [run] { $blueprint }: Wähle den niedrigsten Würfel. Drei in Folge werden eingesetzt.
        [three] { $blueprint }: Wähle nacheinander drei Würfel mit Summe { $least } oder mehr.
       *[one] { $blueprint }: Wähle einen Würfel.
    }
asked-train = { $blueprint }: Wähle den Würfel, der verändert wird.
asked-reroll = { $blueprint }: Wähle die Würfel, die neu geworfen werden, und würfle sie dann.
asked-discard = { $count ->
        [one] { $blueprint }: Wähle einen Bauplan, den du ablegst.
       *[other] { $blueprint }: Wähle nacheinander { $count } Baupläne, die du ablegst.
    }
asked-value = { $blueprint }: Wähle den Wert des zusätzlichen Würfels.
asked-gain = { $blueprint }: Wähle, was du bekommst.
asked-split = { $blueprint }: Wähle, welche 4 der gedruckten Rohstoffe du bekommst.
