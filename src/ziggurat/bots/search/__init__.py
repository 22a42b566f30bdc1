"""Looking ahead: one ply, a tree search through imagined worlds, or a beam over a whole turn."""
