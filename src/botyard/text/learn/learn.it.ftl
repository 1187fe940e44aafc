### Una prima partita guidata, qualunque sia il gioco.

learn-on = Avanti
learn-watch = Guarda
learn-skip = Salta questo passo
learn-leave = Lascia la lezione
learn-progress = { $step } di { $count }
learn-instead = Prova ciò che brilla. Il resto viene dopo, o lo scegli in una partita vera.
learn-over = Hai fatto tutto una volta. Ora gioca davvero: contro i bot o con gli amici.
    .title = È tutto!
learn-over-alone = Hai fatto tutto una volta. Ora gioca davvero: da solo o con altri.
learn-again = Ancora una volta
learn-alone = Imparare a giocare da soli
learn-play-alone = Gioca subito da solo
learn-card = Che cosa fare adesso
lesson-missing = Non c’è una prima partita guidata di { $game }.
