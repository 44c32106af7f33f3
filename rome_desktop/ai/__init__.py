"""Computer players: the search is written once, what a position is worth once per game."""
