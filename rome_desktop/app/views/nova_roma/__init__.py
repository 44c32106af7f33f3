"""Nova Roma on the screen."""

from rome_desktop.app.views.nova_roma.view import NovaView

__all__ = ["NovaView"]
