"""City of Marble on the screen."""
