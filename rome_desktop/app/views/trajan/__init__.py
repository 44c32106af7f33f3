"""Trajan on the screen."""
