"""City of Marble on the screen."""

from rome_desktop.app.views.city_of_marble.view import MarbleView

__all__ = ["MarbleView"]
