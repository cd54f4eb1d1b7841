import type { ClockNote } from '../clock/record.ts';
import { createSteadyClock } from '../clock/steadyClock.ts';

const MINUTE_MS = 60_000;

/**
 * Machine with a settable clock, and a server on it that can stop and start. All times in milliseconds.
 * @param offMs Error of its clock at the first start.
 */
export function createMachine(at: number, offMs = 0) {
  /** True time, and the error of the machine's clock. */
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
    /** Runs the server, which reads the machine's clock every minute. Returns the number of detected clock changes. */
    run(ms: number): number {
      let leaps = 0;
      const end = time.true + ms;
      while (time.true < end) {
        time.true = Math.min(end, time.true + MINUTE_MS);
        if (steady.check()) leaps += 1;
      }
      return leaps;
    },
    /** Stops the server for this long, and sets the machine's clock meanwhile. */
    restart(offForMs: number, nextOffMs = time.offMs): void {
      noted = steady.note();
      time.true += offForMs;
      time.offMs = nextOffMs;
      steady = createSteadyClock(sources, noted);
    },
    /** Age of a stored time, as the server sees it. */
    ageOf: (stamp: number) => steady.clock.now() - steady.clock.corrected(stamp),
    /** Returns true if the server is sure of the time. */
    isSure: () => steady.clock.atLeast() === steady.clock.now(),
  };
  return machine;
}
