"""Everything the program says about Concordia."""
