### Prüfung eines Protokolls: was Terminal und Browser gleich sagen.

verify-chain = Die { $count } Zeilen hängen zusammen: Jede trägt den Fingerabdruck der vorigen.
verify-rules = Die Regeln von { $title } (Fassung { $rules }) erlauben jeden Zug, und das Ergebnis folgt aus den Zügen.
verify-dice = Noch einmal ausgeteilt, kommt alles Gewürfelte und Gezogene gleich heraus.
verify-commitment-proves = Was das beweist: Die Würfel standen vor dem ersten Zug fest, durch das Geheimnis des Gastgebers und die Zahlen zusammen, und niemand hat sie danach geändert. Der Fingerabdruck in der ersten Zeile muss der sein, der dir vor dem Spiel gezeigt wurde.
verify-commitment-does-not-prove = Was es nicht beweist: dass niemand sie ausgesucht hat. In dieser ersten Fassung der Würfel wurden Zahlen ohne Festlegung angegeben: Wer die letzte angab und das Geheimnis kannte oder alle auf einem Rechner zog, konnte probieren, bis eine Verteilung passte. Auch nicht, dass der Gastgeber nicht nachgesehen hat.
verify-agreed-proves = Was das beweist: Gastgeber und Personen hatten sich auf ihre Zahlen festgelegt, bevor eine gezeigt wurde, alles Gewürfelte und Gezogene folgt aus all diesen Zahlen zusammen, und niemand hat es danach geändert. Ist deine eigene Zahl dabei, hat niemand diese Würfel ausgesucht.
verify-agreed-does-not-prove = Was es nicht beweist: dass der Gastgeber nicht nachgesehen hat, denn wer das Geheimnis während des Spiels kannte, konnte wissen, was kommt; und dass es die Personen der Aufzeichnung wirklich gibt. Dein Browser vergleicht die Festlegungen mit denen, die er vor dem Spiel gesehen hat.
verify-deal-proves = Dieses Spiel wiederholt die Verteilung eines früheren. Alles Gewürfelte und Gezogene folgt aus dessen Zahlen.
verify-deal-does-not-prove = Über seine Würfel wird nichts behauptet: Wer das frühere Spiel kannte, kannte sie.
verify-position-proves = Dieses Spiel ging von einer Stellung aus weiter. Alles danach Gewürfelte und Gezogene folgt aus seinen Zahlen.
verify-position-does-not-prove = Über seine Würfel wird nichts behauptet: Wer die Stellung ausgesucht hat, wusste, was darin verdeckt ist.
verify-given-up = Plätze, die aufgegeben haben, bevor sie ihre Zahl zeigten: { $seats }. Dort spielten Bots, ohne Zahl.
verify-substitutes = Plätze, die während des Spiels jemand als Ersatz übernahm, wie alle Personen vereinbart hatten: { $seats }.
verify-seed-proves = Was das beweist: Alles Gewürfelte und Gezogene folgt aus der Startzahl in der ersten Zeile, und niemand hat es danach geändert.
verify-seed-does-not-prove = Was es nicht beweist: dass niemand es vorher kannte. Wer die Startzahl kennt oder aussucht, weiß alles, was kommt; sie ist für Tests und Simulationen gedacht.
verify-unchecked = Die Zeilen 2 bis { $last } der Aufzeichnung wurden nach anderen Regeln gespielt; sie werden hier nicht geprüft.
verify-other-rules = Das Spiel wurde nach Fassung { $rules } der Regeln gespielt; dieses Botyard hat Fassung { $known }. Beide spielen es gleich.
verify-until = Das Spiel wurde nach Fassung { $rules } der Regeln gespielt; dieses Botyard hat Fassung { $known }, die es nach Zeile { $last } der Aufzeichnung anders spielt. Züge, Würfel und Ergebnis danach sind hier nicht geprüft; ein Botyard mit Fassung { $rules } der Regeln kann es.
