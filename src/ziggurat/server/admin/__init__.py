"""What an operator does to the store of a server, also while it runs."""
