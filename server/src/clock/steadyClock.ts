import type { ServerClock } from '../base/ports.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import type { ClockNote, Shift } from './record.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Milliseconds between two notes of the time: a crash leaves stored times up to this far behind. */
export const NOTE_EVERY_MS = MINUTE_MS;
/** Longest stop that counts as a restart, with no doubt about the time. */
const SHORT_STOP_MS = 15 * MINUTE_MS;
/** Time after which a changed clock is believed. */
const BELIEVED_AFTER_MS = HOUR_MS;
/** Largest step of a clock that the network sets. */
const DRIFT_MS = 2000;
/** Time for which a stop doesn't count for what began before it. The longest test takes three hours. */
const PAUSE_HOLDS_MS = 6 * HOUR_MS;
/** Longest stop that can be real; a longer one may be a clock that is years ahead, so stored records don't age. */
const LONGEST_PAUSE_MS = 14 * 24 * HOUR_MS;
/** Earliest time that can be right: a machine with an empty battery starts in 1970. */
const EARLIEST = Date.UTC(2026, 0, 1);
/** Most stored shifts; a server that crashes repeatedly adds one each time. */
const MAX_SHIFTS = 100;

/** Clocks of the machine, all in milliseconds. */
export interface TimeSources {
  /** The machine's time of day, since the epoch. Anything may set it. */
  wall(): number;
  /** Time since some moment, which nothing sets. It may stop while the machine sleeps. */
  monotonic(): number;
  /** Time since the machine started, sleep included. @default the machine never sleeps */
  uptime?(): number;
}

/** Clock change: a reading that doesn't follow from the one before. */
export interface Leap {
  /** Time of the machine's clock, in milliseconds since the epoch. */
  wall: number;
  /** Time that the server expected. */
  expected: number;
}

const isShortStop = (ms: number) => ms >= 0 && ms <= SHORT_STOP_MS;

/** Returns the clock after a start, and the corrections of stored times. */
function resume(before: ClockNote, wall: number) {
  const { at, from, lagMs, heldMs, shifts } = before;
  // After an incomplete first hour, the noted time is the better guess.
  const isLikelier = at >= EARLIEST && (wall < EARLIEST || wall - at > SHORT_STOP_MS);
  const surely = lagMs !== null ? at - lagMs : isLikelier ? at : undefined;
  const isSure = lagMs === 0;
  const isRestart = isShortStop(wall - at);
  // No time is before a sure one: the clock continues from there.
  const isBehind = surely !== undefined && wall < surely;
  const now = isBehind ? surely : wall;
  const isFoundAgain = surely !== undefined && isShortStop(now - surely);
  const pause = {
    from,
    to: Math.max(from, Math.min(at + NOTE_EVERY_MS, now - 1)),
    until: now + PAUSE_HOLDS_MS,
  };
  const wrong = { from, to: at + NOTE_EVERY_MS, until: null };
  const isPause = now >= at && now - at <= LONGEST_PAUSE_MS && (isSure || isRestart);
  return {
    now,
    from: isRestart || (isSure && isBehind) ? from : now,
    lagMs: surely === undefined ? null : isFoundAgain ? 0 : now - surely,
    heldMs: isRestart ? heldMs : 0,
    shifts: moved(shifts, now - at, isPause ? pause : wrong),
  };
}

/** Returns true if a shift no longer applies: it was temporary, or its times aren't in the future any more. */
const isOver = ({ until, byMs, to }: Shift, now: number) =>
  byMs === 0 || (until !== null && now >= until) || (byMs < 0 && to <= now);

/** Removes shifts that no longer apply; their times belong to the present run of the clock. */
function tidy(from: number, shifts: readonly Shift[], now: number) {
  const over = shifts.filter((shift) => isOver(shift, now));
  return {
    from: Math.min(from, now, ...over.map((shift) => shift.from)),
    shifts: shifts.filter((shift) => !over.includes(shift)).slice(-MAX_SHIFTS),
  };
}

/** Returns the shifts after the clock moved by `byMs`, with one for the times since its last move. */
function moved(shifts: readonly Shift[], byMs: number, range: Omit<Shift, 'byMs'>): Shift[] {
  const before = shifts.map((shift) => ({
    ...shift,
    byMs: shift.byMs + byMs,
    until: shift.until === null ? null : Math.max(0, shift.until + byMs),
  }));
  return [...before, { ...range, byMs }];
}

/**
 * Clock that ignores jumps of the machine's clock. It reads the time once at the start and continues by the monotonic
 * clock; small steps are followed. A jump is believed after an hour, or at once if it returns to a sure time. Times
 * stored before such a move are corrected, so that nothing gets older or younger.
 *
 * At the start only stored times are there to compare with. A stop of up to 15 minutes is a restart. After a longer
 * one the machine's time is used, but what can't be undone waits: `atLeast` continues from the last sure time.
 * @param before Note of the last process. @default it is the first start
 */
export function createSteadyClock({ wall, monotonic, uptime = monotonic }: TimeSources, before?: ClockNote) {
  const startWall = wall();
  const start = before
    ? resume(before, startWall)
    : { now: startWall, from: startWall, lagMs: null, heldMs: 0, shifts: [] };
  let { from, heldMs, shifts } = start;
  let lagMs: number | null = start.lagMs;
  let base = { now: start.now, monotonic: monotonic() };
  let checked = { monotonic: base.monotonic, uptime: uptime() };
  /** Error of the machine's clock, and since when it has lasted. */
  let leapt = startWall < start.now ? { offMs: startWall - start.now, since: base.monotonic } : undefined;
  /** True if the machine had no time at the start; its first time is used as if it had started with it. */
  let isTimeless = leapt !== undefined || startWall < EARLIEST;

  const now = () => Math.round(base.now + monotonic() - base.monotonic);

  function set(time: number): void {
    base = { now: time, monotonic: monotonic() };
  }
  /** Moves the clock; times stored since the last move are corrected from now on. */
  function move(time: number, until: number | null): void {
    const to = now();
    const kept = tidy(from, shifts, to);
    shifts = moved(kept.shifts, time - to, { from: kept.from, to, until });
    from = kept.from;
    set(time);
  }
  /** Uses the machine's reading as the time from now on. */
  function follow(time: number, isSure: boolean): void {
    const behindMs = lagMs === null ? null : time - clock.atLeast();
    move(time, null);
    from = time;
    heldMs = 0;
    lagMs = isSure ? 0 : behindMs;
    leapt = undefined;
  }

  /** Confirms the time after a while in which the machine's clock agreed with ours. */
  function hold(passedMs: number): void {
    leapt = undefined;
    if (lagMs === 0) return;
    heldMs = Math.round(heldMs + passedMs);
    if (heldMs >= BELIEVED_AFTER_MS && now() >= EARLIEST) lagMs = 0;
  }

  const clock: ServerClock = {
    now,
    atLeast: () => now() - (lagMs ?? 0),
    corrected(stamp) {
      const at = now();
      const possible = shifts
        .filter((shift) => stamp >= shift.from && stamp <= shift.to && !isOver(shift, at))
        .map(({ byMs }) => stamp + byMs);
      // A clock that was set back has the same time twice: the youngest that isn't in the future counts.
      const past = [stamp, ...possible].filter((time) => time <= at + NOTE_EVERY_MS);
      return past.length > 0 ? Math.min(at, Math.max(...past)) : at;
    },
    monotonicMs: monotonic,
  };

  return {
    clock,
    /** Difference between the machine's clock and the expected time at the start; `undefined` if there was no doubt. */
    leapAtStart: (): Leap | undefined => {
      const expected = start.lagMs === null ? (before?.at ?? startWall) : start.now - start.lagMs;
      const offMs = startWall - expected;
      return offMs > SHORT_STOP_MS || offMs < -MINUTE_MS ? { wall: startWall, expected } : undefined;
    },
    /** Checks the machine's clock; call it every few seconds. Returns each clock change once. */
    check(): Leap | undefined {
      const passedMs = monotonic() - checked.monotonic;
      const sleptMs = uptime() - checked.uptime - passedMs;
      checked = { monotonic: monotonic(), uptime: uptime() };
      const reading = wall();
      const expected = now();
      const offMs = reading - expected;
      if (Math.abs(offMs) <= DRIFT_MS) {
        set(reading);
        hold(passedMs);
        return undefined;
      }
      if (sleptMs > DRIFT_MS && Math.abs(offMs - sleptMs) <= DRIFT_MS) {
        move(reading, reading + PAUSE_HOLDS_MS); // The machine slept, and the time is right.
        return undefined;
      }
      const isNew = !leapt || Math.abs(offMs - leapt.offMs) > DRIFT_MS;
      if (!leapt || isNew) leapt = { offMs, since: monotonic() };
      const isNearer = reading >= clock.atLeast() && reading < expected;
      const isFoundAgain = isNearer && isShortStop(reading - clock.atLeast());
      const isBelieved = monotonic() - leapt.since >= BELIEVED_AFTER_MS && reading >= EARLIEST;
      const isFirstTime = isTimeless && reading >= EARLIEST && reading >= clock.atLeast();
      if (lagMs === null || isNearer || isBelieved || isFirstTime) {
        isTimeless &&= !isFirstTime;
        follow(reading, isFoundAgain || isBelieved);
      }
      return isNew && Math.abs(offMs) > MINUTE_MS ? { wall: reading, expected } : undefined;
    },
    /** Returns the note for the next start. */
    note(): ClockNote {
      const at = now();
      return { schemaVersion: SCHEMA_VERSION, id: 'clock', at, lagMs, heldMs, ...tidy(from, shifts, at) };
    },
  };
}
