/** Share of the time left at which the timer changes its color (Specification §4). */
const WARNING_SHARE = 0.25;
const ALERT_SHARE = 0.1;

/** Urgency of the remaining time: more than a quarter, less, less than a tenth. */
export type CountdownTone = 'normal' | 'warning' | 'alert';

/** The tone of a share of the time, from 1 at the start to 0 at the end. */
export const toneOf = (share: number): CountdownTone =>
  share <= ALERT_SHARE ? 'alert' : share <= WARNING_SHARE ? 'warning' : 'normal';
