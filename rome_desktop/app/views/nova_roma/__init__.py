"""Nova Roma on the screen."""
