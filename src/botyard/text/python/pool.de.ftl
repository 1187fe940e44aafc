### Was Arbeitsprozesse nicht geschafft haben.

pool-busy = Der Server hat gerade zu viel zu tun. Bitte versuche es gleich noch einmal.
pool-quota = Du hast schon { $most } Dinge angefordert. Bitte warte, bis sie erledigt sind.
pool-late = Das hat zu lange gedauert und wurde abgebrochen.
pool-crashed = Das wurde nicht fertig, weil das Programm, das daran arbeitete, abgestürzt ist.
pool-closed = Der Server wird gerade beendet.
pool-failed = Im Server ist etwas schiefgegangen. Versuche es noch einmal; wenn es wieder passiert, sag es dem Host.
preview-too-long = Eine Vorschau zeigt höchstens { $most } Aktionen, nicht { $count }.
