### Was die Datenbank sagen kann, statt ihre Arbeit zu tun.

store-full = Die Platte der Datenbank ist voll: Es wurde nichts gespeichert. Schaffe Platz; dann geht es weiter.
store-locked = Ein anderes Programm sperrt die Datenbank. Versuche es gleich noch einmal.
store-gone = Die Datenbank ist nicht erreichbar. Versuche es gleich noch einmal.
store-refused = Die Datenbank lässt sich nicht öffnen: Prüfe, ob es sie gibt und ob Botyard in sie schreiben darf.
store-disk = Die Platte der Datenbank hat einen Fehler.
store-damaged = Die Datenbank ist beschädigt oder keine von Botyard.
store-trouble = Die Datenbank hat das abgelehnt.
store-newer = Die Datenbank stammt von einem neueren Botyard. Installiere diese Version oder nimm eine andere Datenbank.
store-backup = Die Datenbank muss umgestellt werden, aber ihre Sicherung { $where } lässt sich nicht schreiben: Nichts wurde geändert. Schaffe dort Platz, und starte noch einmal.
store-upgrade = Die Datenbank stammt von einem älteren Botyard (Schema { $revision }): Nichts wurde geändert. Sichere sie mit pg_dump, dann starte einmal mit: botyard serve --upgrade
store-address = Das ist keine Adresse einer Datenbank. Gib einen Pfad an, sqlite:///PFAD oder postgresql://BENUTZER@RECHNER/NAME.
store-driver = Für PostgreSQL fehlt ein Paket. Rufe auf: pip install 'botyard[postgresql]'
store-in-use = { $where } wird von einem anderen Botyard benutzt. Beende dieses oder nimm eine andere Datenbank.
store-version-taken = Jemand war schneller. Sieh dir den Tisch an, wie er jetzt ist.
store-name-taken = Der Name „{ $name }“ ist vergeben. Wähle einen anderen.
