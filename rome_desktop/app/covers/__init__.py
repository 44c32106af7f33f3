"""What is shown of each game before its box is opened: one room per game."""
