"""Lessons: courses as data, and the player of a lesson over an ordinary match."""
