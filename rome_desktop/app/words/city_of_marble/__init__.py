"""Everything the program says about City of Marble."""
