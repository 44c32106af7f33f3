"""The computer players of Nova Roma."""
