"""The kit: colours, type, icons, controls and chrome that every page is made of. It knows no game."""
