"""Matches between bots, what they show, and what is claimed of the bots' strength."""
