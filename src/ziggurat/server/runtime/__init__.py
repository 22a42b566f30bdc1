"""The processes of a server: how they start, serve, compile, take over and stop."""
