"""How servers speak with each other: hints, claims and jobs for bots, in one process or many."""

from ziggurat.server.bus.bus import Bus, open_bus

__all__ = ["Bus", "open_bus"]
