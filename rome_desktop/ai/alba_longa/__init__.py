"""How the computer plays Alba Longa."""
