"""The score sheet at the end of a match."""
