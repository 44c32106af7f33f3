"""What stands on the box of Alba Longa: its words, its picture, its edition."""
