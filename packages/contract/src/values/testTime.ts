/** Extra time offered before the start (WCAG 2.2.1): of the main test 25:00, 37:30 or 50:00. */
export const timeFactors = [1, 1.5, 2] as const;
/** Time after the deadline in which the server still accepts answers that were on their way. */
export const NETWORK_GRACE_MS = 5000;
