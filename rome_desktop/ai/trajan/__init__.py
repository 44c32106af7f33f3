"""How the computer plays Trajan."""
