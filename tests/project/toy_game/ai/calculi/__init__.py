"""Calculi: a heap of pebbles."""
