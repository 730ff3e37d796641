"""Learning: networks that play a title, trained by self-play. Needs torch; nothing at the table does."""
