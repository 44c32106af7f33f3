"""Everything the program says about Nova Roma."""
