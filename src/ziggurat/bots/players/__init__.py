"""Whoever may sit at a table: a player, the levels people choose from, and their warnings."""
