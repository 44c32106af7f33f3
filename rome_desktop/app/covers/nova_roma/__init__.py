"""What stands on the box of Nova Roma: its words, its picture, its edition."""
