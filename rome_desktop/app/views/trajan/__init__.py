"""Trajan on the screen."""

from rome_desktop.app.views.trajan.view import TrajanView

__all__ = ["TrajanView"]
