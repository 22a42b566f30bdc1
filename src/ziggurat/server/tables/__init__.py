"""Matches with chairs, clocks, chat and bots, and the hub that finds them."""
