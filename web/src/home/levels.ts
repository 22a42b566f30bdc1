/** The bots that may be chosen, the gentlest first. */
export const LEVELS = ["random", "rollout"] as const;
export const USUAL = "rollout";
