"""What bots say of a game beside playing it."""
