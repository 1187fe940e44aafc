### Der Befehl, der einen Server startet.

cli-serve = Startet einen Server: für diesen Computer, dein Netz oder die Welt.
cli-host = Adresse, an der er lauscht.
cli-port = Port, an dem er lauscht; 0 nimmt irgendeinen freien.
cli-database = Eine Datei oder postgresql://… Ohne Angabe botyard.db in deinem Datenordner.
cli-settings = Eine Datei mit Einstellungen (TOML).
cli-lan = Auf alle im Netz hören und die Adresse dort als QR-Code zeigen.
cli-upgrade = Eine PostgreSQL-Datenbank einer älteren Version umstellen; mach vorher eine Sicherung.

serve-here = Botyard ist unter { $url }
serve-lan = In deinem Netz: { $url }
serve-stop = Ctrl-C hält ihn an. Die Partien bleiben erhalten.
port-taken = Port { $port } von { $host } ist besetzt: Dort lauscht schon etwas. Wähle einen anderen: --port
port-trouble = An { $host }, Port { $port } kann man nicht lauschen: { $why }.
