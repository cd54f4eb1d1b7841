import { computed, createModel, effect, signal } from '@preact/signals-react';
import { type Clock, TICK_MS } from './clock.ts';
import { countdownView } from './countdownView.ts';

/** Both clocks may drift this far apart before we ask the server: sleep, or a changed device clock. */
const JUMP_MS = 2000;

/** The server's word about time. All in milliseconds since the epoch, on the server's clock. */
export interface ServerTime {
  now: number;
  deadlineAt: number;
  /** The whole time of the test, in seconds. */
  durationSeconds: number;
}

/** The server's word about time, and what measures from then on. */
export interface CountdownOptions {
  /** Should have just arrived: the countdown starts from its `now` when the model is made. */
  time: ServerTime;
  /** Measures the time that passes; a test gives one that it can move. */
  clock: Clock;
  /** Called when the device slept or its clock was changed: ask the server and call `sync`. */
  onJump?: () => void;
}

/**
 * The time left, as a deadline on the server's clock compared with a clock of ours that only rises.
 * The device's own date plays no part in it.
 * @example
 * import { browserClock, CountdownModel } from '@quotient/iq-test';
 *
 * const countdown = new CountdownModel({ time: session, clock: browserClock });
 * countdown.seconds.subscribe((seconds) => console.log(seconds));
 * countdown[Symbol.dispose]();
 */
export const CountdownModel = createModel(({ time, clock, onJump }: CountdownOptions) => {
  const base = signal({ ...time, monotonicMs: clock.monotonicMs(), wallMs: clock.wallMs() });
  const remainingMs = signal(time.deadlineAt - time.now);

  const tick = () => {
    const { deadlineAt, now, monotonicMs, wallMs } = base.peek();
    const elapsedMs = clock.monotonicMs() - monotonicMs;
    remainingMs.value = Math.max(0, deadlineAt - now - elapsedMs);
    if (Math.abs(clock.wallMs() - wallMs - elapsedMs) > JUMP_MS) {
      // measured once: the next jump counts from here
      base.value = { ...base.peek(), wallMs: clock.wallMs() - elapsedMs };
      onJump?.();
    }
  };

  const view = countdownView(
    computed(() => Math.ceil(remainingMs.value / 1000)),
    () => base.value.durationSeconds,
  );

  effect(() => {
    if (view.isOver.value) return; // until the server says that there is time
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  });

  return {
    ...view,
    /** Takes the server's word again. */
    sync(next: ServerTime): void {
      base.value = { ...next, monotonicMs: clock.monotonicMs(), wallMs: clock.wallMs() };
      tick();
    },
  };
});

/** The time left, see `CountdownModel`. */
export type Countdown = InstanceType<typeof CountdownModel>;
