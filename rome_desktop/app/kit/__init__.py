"""The kit: colours, type, icons, controls, chrome: what pages are made of. It knows no game and no table."""
