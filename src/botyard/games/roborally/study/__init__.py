"""For bots, benchmarks and soaks: no rule is here."""
