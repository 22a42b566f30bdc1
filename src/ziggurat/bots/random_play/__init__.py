"""Random play: whole games, fuzzing with every invariant checked, and signatures."""
