"""What is said to people: hints, reasons for a move, and the analysis of a finished game."""
