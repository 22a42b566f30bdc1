"""How fast the rules and the bots are."""
