### Checking a record: what the terminal and the browser say alike.

verify-chain = The { $count } lines hang together: each carries the fingerprint of the one before.
verify-rules = The rules of { $title } (version { $rules }) allow every move, and the result follows from the moves.
verify-dice = Dealt again, all dice and draws come out the same.
verify-commitment-proves = What this proves: the dice were fixed before the first move by the host’s secret and the numbers together, and nobody changed them afterwards. The fingerprint in the first line must be the one you were shown before the game.
verify-commitment-does-not-prove = What it does not prove: that nobody chose them. In this first version of the dice numbers were given without a commitment: whoever gave the last one and knew the secret, or drew all of them on one machine, could try until a deal suited. Nor does it prove that the host did not look.
verify-agreed-proves = What this proves: host and persons had committed to their numbers before any was shown, all dice and draws follow from all these numbers together, and nobody changed them afterwards. If your own number is among them, nobody chose these dice.
verify-agreed-does-not-prove = What it does not prove: that the host did not look, for whoever knew the secret during the game could know what was coming; and that the persons of the record are real ones. Your browser compares the commitments with those that it saw before the game.
verify-deal-proves = This game repeats the deal of an earlier one. All dice and draws follow from that game’s numbers.
verify-deal-does-not-prove = Nothing is claimed about its dice: whoever knew the earlier game knew them.
verify-position-proves = This game was continued from a position. All later dice and draws follow from its numbers.
verify-position-does-not-prove = Nothing is claimed about its dice: whoever chose the position knew what is hidden in it.
verify-given-up = Seats that gave up before they showed their number: { $seats }. Bots played them, without a number.
verify-substitutes = Seats that a substitute took over during the game, as all persons had agreed: { $seats }.
verify-seed-proves = What this proves: all dice and draws follow from the seed in the first line, and nobody changed them afterwards.
verify-seed-does-not-prove = What it does not prove: that nobody knew them beforehand. Whoever knows or picks the seed knows everything that comes; it is meant for tests and simulations.
verify-unchecked = Lines 2 to { $last } of the record were played by other rules; they are not checked here.
verify-other-rules = The game was played by version { $rules } of the rules; this Botyard has version { $known }. Both play it the same way.
verify-until = The game was played by version { $rules } of the rules; this Botyard has version { $known }, which plays it differently after line { $last } of the record. Moves, dice and result after that are not checked here; a Botyard with version { $rules } of the rules can do it.
