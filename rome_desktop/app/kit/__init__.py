"""The kit: colours, type, icons, controls and chrome that pages are made of. It knows no game and no table."""
