"""Players that think for themselves, and never see more than their seat."""
