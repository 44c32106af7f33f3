"""What stands on the box of City of Marble: its words, its picture, its edition."""
