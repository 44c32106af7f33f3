"""One folder per game: its table on the screen. Board views do not know each other."""
