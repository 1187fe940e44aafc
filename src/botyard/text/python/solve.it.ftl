### botyard solve.

cli-solve = Trova il massimo di merci o punti che un posto può raggiungere nella sua fase di lavoro di Fantastic Factories.
solve-file = Una posizione (JSON) o un problema (TOML) nella fase di lavoro.
solve-seat = Il posto, contato da 1; se manca, il primo che lavora.
solve-goal = Che cosa cercare: goods (merci) o points (punti). Di solito goods, nei problemi points.
solve-chance = Ciò che si pesca o si tira: worst (nel caso peggiore) o aside (non si usa). Di solito worst, nei problemi aside.
solve-nodes = Dopo tante posizioni la ricerca viene interrotta.
solve-goods = Merci ora: { $before }. Raggiunte con certezza: { $value }.
solve-points = Punti ora: { $before }. Raggiunti con certezza: { $value }.
solve-aside = Non serve nulla di ciò che si pesca o si tira.
solve-worst = Ciò che si pesca o si tira conta nel caso peggiore.
solve-exhaustive-worst = È stato esaminato tutto: niente di meglio è certo.
solve-exhaustive-aside = Tutto è stato esaminato: senza pescare né tirare niente è meglio.
solve-not-exhaustive = Non è stato possibile esaminare tutto ({ $nodes } posizioni): forse c’è di meglio.
solve-with = { $action } (nel peggiore dei casi { $chance })
solve-not-working = Il posto { $seat } non lavora in questa posizione.
solve-other-game = Questo problema è di un altro gioco; solve conosce solo Fantastic Factories.
