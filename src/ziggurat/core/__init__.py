"""Shared vocabulary of all games; knows no game."""
