"""TEMPORARY: to be replaced by the kit's own hand and sheet."""

from rome_desktop.app.views.nova_roma.paper import LEFT, MIDDLE, RIGHT, Hand, circle, rounded, text_width
from rome_desktop.app.views.nova_roma.sheet import Layer, Sheet, panel_items, remove, sprite

__all__ = [
    "LEFT",
    "MIDDLE",
    "RIGHT",
    "Hand",
    "Layer",
    "Sheet",
    "circle",
    "panel_items",
    "remove",
    "rounded",
    "sprite",
    "text_width",
]
