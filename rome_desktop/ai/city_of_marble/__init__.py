"""What a position of City of Marble is worth."""
