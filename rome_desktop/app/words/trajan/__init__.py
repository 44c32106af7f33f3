"""Everything the program says about Trajan."""
