"""Players that think for themselves, and never see more than their seat."""

from ziggurat.bots import random, rollout
from ziggurat.bots.bot import Bot, decide

BOTS: dict[str, Bot] = {"random": random.choose, "rollout": rollout.choose}

__all__ = ["BOTS", "Bot", "decide"]
