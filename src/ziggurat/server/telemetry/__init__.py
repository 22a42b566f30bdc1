"""What a server lets its operator see: log, metrics, and faults without what was in a hand."""
