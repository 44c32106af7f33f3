"""What stands on the box of Concordia: its words, its picture, its edition."""
