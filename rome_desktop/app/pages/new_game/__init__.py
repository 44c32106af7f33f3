"""A new game: seats, options, seed."""
