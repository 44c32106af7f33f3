"""What a position of Concordia is worth."""
