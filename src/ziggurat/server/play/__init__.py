"""What a seat is told and what it may ask, over sockets and HTTP alike."""
