"""The pages of the window: home, new game, table, scores, rules, settings, records."""
