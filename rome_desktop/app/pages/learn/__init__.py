"""Learning: the road of a game, and a lesson at its table."""
