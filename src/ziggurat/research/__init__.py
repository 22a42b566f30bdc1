"""For those who study the games: many at once, and in the shapes other libraries expect."""
