"""Everything the program says about Alba Longa."""
