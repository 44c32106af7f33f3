"""One folder per game; none imports another."""
