import { forwardRef, type HTMLAttributes, useEffect, useRef, useSyncExternalStore } from 'react';
import { TICK_MS } from './clock.ts';
import { toneOf } from './countdownTone.ts';
import { secondsLeft } from './secondsLeft.ts';
import { TimeFace } from './TimeFace.tsx';

/** All other attributes, and the ref, go to the `<span>` with the time. */
export interface TimerProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * End of the time, in milliseconds since the epoch, by this device's clock. For a deadline on a server's clock:
   * `deadlineAt - serverNow + Date.now()`, taken once, when the answer arrives.
   */
  deadlineAt: number;
  /** The whole time in seconds, which the tone is a share of. A server renders it as the time left. */
  durationSeconds: number;
  /** Called once for each deadline that is over while the timer is shown, or was before. */
  onTimeUp?: (() => void) | undefined;
}

function everyTick(notify: () => void): () => void {
  const timer = setInterval(notify, TICK_MS);
  return () => clearInterval(timer);
}

/**
 * Counts down to a deadline and shows the time left as `mm:ss`. `data-tone` is `normal`, `warning` (a quarter left) or
 * `alert` (a tenth left).
 *
 * @example
 * import { Timer } from '@quotient/iq-test';
 * import { useState } from 'react';
 *
 * const [deadlineAt] = useState(() => Date.now() + 1_500_000);
 * return <Timer deadlineAt={deadlineAt} durationSeconds={1500} onTimeUp={finish} />;
 */
export const Timer = forwardRef<HTMLSpanElement, TimerProps>(function Timer(
  { deadlineAt, durationSeconds, onTimeUp, ...rest },
  ref,
) {
  const seconds = useSyncExternalStore(
    everyTick,
    () => secondsLeft(deadlineAt),
    () => durationSeconds,
  );
  const told = useRef<number>(undefined);
  const isOver = seconds === 0;
  useEffect(() => {
    if (!isOver || told.current === deadlineAt) return;
    told.current = deadlineAt;
    onTimeUp?.();
  }, [isOver, deadlineAt, onTimeUp]);
  return <TimeFace {...rest} ref={ref} seconds={seconds} data-tone={toneOf(seconds / durationSeconds)} />;
});
