"""Learning: nets that judge states, from games that they play against themselves."""
