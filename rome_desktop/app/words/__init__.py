"""What the program says about each game: prompts, journal, refusals. Keyed by step, event and component."""
