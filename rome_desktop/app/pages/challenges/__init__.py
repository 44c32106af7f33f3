"""Challenges: the puzzle of the day, perfect turns, solo challenges, and how they are played at the table."""
