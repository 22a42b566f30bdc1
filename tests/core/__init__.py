"""The shared vocabulary, piece by piece."""
