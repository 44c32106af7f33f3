"""Concordia on the screen."""
