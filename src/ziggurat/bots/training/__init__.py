"""Weights learned from self-play: games, targets, Adam, checkpoints."""
