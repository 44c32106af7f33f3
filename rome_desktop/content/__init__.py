"""Reads resources/content/*.toml into a game's box: frozen tables, validated."""
