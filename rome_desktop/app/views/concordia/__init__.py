"""Concordia on the screen."""

from rome_desktop.app.views.concordia.view import ConcordiaView

__all__ = ["ConcordiaView"]
