"""The play socket: one client at one table, and the frames that go out to it."""
