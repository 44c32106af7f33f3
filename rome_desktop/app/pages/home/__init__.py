"""The home page: the gallery of games, what can be continued, the challenges."""
