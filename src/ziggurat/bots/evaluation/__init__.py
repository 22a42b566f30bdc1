"""What a position is worth: features, a network over them, and the chance to win."""
