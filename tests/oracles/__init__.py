"""Slow referees written from the rulebooks alone, to check the engines against."""
