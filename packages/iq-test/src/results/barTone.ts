/** Tone from 75 % on, from 50 % on, and below. */
export type BarTone = 'success' | 'warning' | 'alert';

/** The color of a category's bar, from its percentage (Specification §9; below 50 is our choice). */
export function barTone(percentage: number): BarTone {
  if (percentage >= 75) return 'success';
  return percentage >= 50 ? 'warning' : 'alert';
}
