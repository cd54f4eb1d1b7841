/** Interval between updates of a shown time, in milliseconds: no second is visibly late. */
export const TICK_MS = 200;

/** Source of the widget's time. */
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
