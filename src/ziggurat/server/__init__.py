"""Tables that people and bots share over the network."""
