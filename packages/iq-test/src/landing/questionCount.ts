/** How many questions the landing page speaks of: those of the main set (Specification §9). */
export const QUESTION_COUNT = 20;
