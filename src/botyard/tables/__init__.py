"""Tables: where a game is played. The only holders of full states; pure, with no clock or store."""
