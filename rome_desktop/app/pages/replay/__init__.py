"""A match shown again."""
