"""What is raced on: the floor, how it is drawn and laid, and the courses."""
