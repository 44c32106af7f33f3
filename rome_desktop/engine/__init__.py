"""The rules engine: a pile of steps as data. It names no game and uses the standard library only."""
