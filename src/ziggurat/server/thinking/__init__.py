"""Bots that think: jobs, workers and processes for them. It knows positions, and no table."""
