"""Saved matches, whole and damaged."""
