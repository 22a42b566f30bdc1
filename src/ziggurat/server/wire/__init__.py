"""The format of every message: what clients may send and what they are sent. It knows no table."""
