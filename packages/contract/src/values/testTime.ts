/** Extra time offered before the start (WCAG 2.2.1): 25:00, 37:30 or 50:00. */
export const timeFactors = [1, 1.5, 2] as const;
/** How long a test takes at the time factor 1, in seconds (Specification §9). */
export const BASE_DURATION_SECONDS = 1500;
/** How long after the deadline the server still takes answers that were on their way. */
export const NETWORK_GRACE_MS = 5000;
