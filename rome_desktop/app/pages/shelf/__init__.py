"""The shelf: all matches, running and finished, and the bin."""
