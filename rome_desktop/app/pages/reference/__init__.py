"""The reference sheet of a game: one page to keep beside the table."""
