import type { ClockNote } from '../clock/record.ts';
import { createSteadyClock } from '../clock/steadyClock.ts';

const MINUTE_MS = 60_000;

/**
 * A machine whose clock anybody may set, and a server on it that is stopped and started. All times in milliseconds.
 * @param offMs How far its clock is off at the first start.
 */
export function createMachine(at: number, offMs = 0) {
  /** The time that it really is, and how far the machine's clock is off. */
  const time = { true: at, offMs, asleepMs: 0 };
  const sources = {
    wall: () => time.true + time.offMs,
    monotonic: () => time.true - at - time.asleepMs,
    uptime: () => time.true - at,
  };
  let noted: ClockNote | undefined;
  let steady = createSteadyClock(sources);

  const machine = {
    time,
    sources,
    clock: {
      now: () => steady.clock.now(),
      atLeast: () => steady.clock.atLeast(),
      corrected: (stamp: number) => steady.clock.corrected(stamp),
      monotonicMs: () => steady.clock.monotonicMs(),
    },
    leapAtStart: () => steady.leapAtStart(),
    check: () => steady.check(),
    /** Lets the server run; it looks at the machine's clock every minute. Returns how many leaps it saw. */
    run(ms: number): number {
      let leaps = 0;
      const end = time.true + ms;
      while (time.true < end) {
        time.true = Math.min(end, time.true + MINUTE_MS);
        if (steady.check()) leaps += 1;
      }
      return leaps;
    },
    /** Stops the server for so long, and sets the machine's clock meanwhile. */
    restart(offForMs: number, nextOffMs = time.offMs): void {
      noted = steady.note();
      time.true += offForMs;
      time.offMs = nextOffMs;
      steady = createSteadyClock(sources, noted);
    },
    /** How long ago something was stored, as the server sees it. */
    ageOf: (stamp: number) => steady.clock.now() - steady.clock.corrected(stamp),
    /** Whether the server is sure of the time. */
    isSure: () => steady.clock.atLeast() === steady.clock.now(),
  };
  return machine;
}
