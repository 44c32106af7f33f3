"""What was reached so far."""
