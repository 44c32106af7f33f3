"""Alba Longa on the screen."""

from rome_desktop.app.views.alba_longa.view import AlbaView

__all__ = ["AlbaView"]
