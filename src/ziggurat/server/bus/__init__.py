"""How servers speak with each other, in one process or many: announcements, claims and jobs."""

from ziggurat.server.bus.bus import Bus, open_bus
from ziggurat.server.bus.job_queue import OVERDUE, QueuedJob

__all__ = ["OVERDUE", "Bus", "QueuedJob", "open_bus"]
