/** How often a shown time is looked at, in milliseconds: no second shows later than by a blink. */
export const TICK_MS = 200;

/** Where the widget's time comes from. */
export interface Clock {
  /** Milliseconds that only ever rise at one pace; unmoved by a changed device clock. */
  monotonicMs(): number;
  /** The device's idea of the time, in milliseconds since the epoch. Only used to notice jumps. */
  wallMs(): number;
}

/** The clocks of the browser. */
export const browserClock: Clock = {
  monotonicMs: () => performance.now(),
  wallMs: () => Date.now(),
};
