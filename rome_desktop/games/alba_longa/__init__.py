"""The rules of Alba Longa."""
