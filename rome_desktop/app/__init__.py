"""The window: all the Qt there is."""
