"""What every board is made of: view, gestures, spots, marks, animator, panels. It names no game."""
