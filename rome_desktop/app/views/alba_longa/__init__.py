"""Alba Longa on the screen."""
