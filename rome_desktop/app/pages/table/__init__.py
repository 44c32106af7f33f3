"""The table: a match being played."""
