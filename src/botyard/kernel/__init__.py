"""The engine: what every game stands on."""
