"""What stands on the box of Trajan: its words, its picture, its edition."""
