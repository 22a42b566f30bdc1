"""Who asks: sessions, passwords, names, how often they may ask, and from which pages."""
