"""What several topics are made of: a page, and a framed table that shows a match."""
