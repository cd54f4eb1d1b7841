import type { ServerClock } from '../base/ports.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import type { ClockNote, Shift } from './record.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** How often the note of the time is written: a crash leaves stored times so far behind it. */
export const NOTE_EVERY_MS = MINUTE_MS;
/** Who is off no longer than this was restarted, and nobody doubts the time. */
const SHORT_STOP_MS = 15 * MINUTE_MS;
/** A reading that leapt is believed once the machine's clock has gone on from it for so long. */
const BELIEVED_AFTER_MS = HOUR_MS;
/** A machine whose clock is set by the network moves it by less than this at a time. */
const DRIFT_MS = 2000;
/** So long the time that the server was off does not count for what began before. The longest test takes three hours. */
const PAUSE_HOLDS_MS = 6 * HOUR_MS;
/** A stop that is longer may be a clock that is years ahead: what was stored gets no older by it. */
const LONGEST_PAUSE_MS = 14 * 24 * HOUR_MS;
/** No reading before this is right, however long it holds: a machine whose battery is empty starts in 1970. */
const EARLIEST = Date.UTC(2026, 0, 1);
/** A server that crashes again and again adds one each time. */
const MAX_SHIFTS = 100;

/** What a clock is read from, all in milliseconds. */
export interface TimeSources {
  /** The machine's time of day, since the epoch. Anything may set it. */
  wall(): number;
  /** Since some moment, and nothing sets it. It may stand still while the machine sleeps. */
  monotonic(): number;
  /** Since the machine was started, its sleep included. @default the machine never sleeps */
  uptime?(): number;
}

/** A reading that does not follow from the one before. */
export interface Leap {
  /** What the machine's clock says, in milliseconds since the epoch. */
  wall: number;
  /** What it should say, as far as the server knows. */
  expected: number;
}

const isShortStop = (ms: number) => ms >= 0 && ms <= SHORT_STOP_MS;

/** Where the clock is after a start, and what of the stored times has to be moved. */
function resume(before: ClockNote, wall: number) {
  const { at, from, lagMs, heldMs, shifts } = before;
  // After a first hour that was not over, what was noted is the better guess.
  const isLikelier = at >= EARLIEST && (wall < EARLIEST || wall - at > SHORT_STOP_MS);
  const surely = lagMs !== null ? at - lagMs : isLikelier ? at : undefined;
  const isSure = lagMs === 0;
  const isRestart = isShortStop(wall - at);
  // No time is before one that was sure: the clock goes on from there.
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

/** Whether the times of a shift are taken as they are now: it was for a while only, or they are no longer in the future. */
const isOver = ({ until, byMs, to }: Shift, now: number) =>
  byMs === 0 || (until !== null && now >= until) || (byMs < 0 && to <= now);

/** What remains of shifts: the times of those that are over belong to the present run of the clock. */
function tidy(from: number, shifts: readonly Shift[], now: number) {
  const over = shifts.filter((shift) => isOver(shift, now));
  return {
    from: Math.min(from, now, ...over.map((shift) => shift.from)),
    shifts: shifts.filter((shift) => !over.includes(shift)).slice(-MAX_SHIFTS),
  };
}

/** The shifts after the clock moved by `byMs`, with one for the times since it moved last. */
function moved(shifts: readonly Shift[], byMs: number, range: Omit<Shift, 'byMs'>): Shift[] {
  const before = shifts.map((shift) => ({
    ...shift,
    byMs: shift.byMs + byMs,
    until: shift.until === null ? null : Math.max(0, shift.until + byMs),
  }));
  return [...before, { ...range, byMs }];
}

/**
 * The time of day that no leap of the machine's clock moves. It is read once, at the start, and runs on by the monotonic
 * clock; small steps are followed. A reading that leapt is believed after an hour, or at once where it leads back towards
 * a time that was sure. Times that were stored before such a move are corrected by it, so that nothing gets older or younger.
 *
 * At the start there is nothing to compare with but what was stored. A stop of up to 15 minutes is a restart. After a
 * longer one the machine's time is used, but what cannot be undone waits: `atLeast` goes on from the last sure time.
 *
 * @param before What the last process noted. @default it is the first start
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
  /** How far the machine's clock is off, and since when that has held. */
  let leapt = startWall < start.now ? { offMs: startWall - start.now, since: base.monotonic } : undefined;
  /** The machine had no time at the start; the first that it gets is used as if it had started with it. */
  let isTimeless = leapt !== undefined || startWall < EARLIEST;

  const now = () => Math.round(base.now + monotonic() - base.monotonic);

  function set(time: number): void {
    base = { now: time, monotonic: monotonic() };
  }
  /** Moves the clock; what was stored since the last move is corrected from now on. */
  function move(time: number, until: number | null): void {
    const to = now();
    const kept = tidy(from, shifts, to);
    shifts = moved(kept.shifts, time - to, { from: kept.from, to, until });
    from = kept.from;
    set(time);
  }
  /** The reading of the machine is the time from now on. */
  function follow(time: number, isSure: boolean): void {
    const behindMs = lagMs === null ? null : time - clock.atLeast();
    move(time, null);
    from = time;
    heldMs = 0;
    lagMs = isSure ? 0 : behindMs;
    leapt = undefined;
  }

  /** The machine's clock agrees with ours: what is not sure becomes so after a while. */
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
      // A clock that was set back tells the same time twice: of all that is not in the future, the youngest counts.
      const past = [stamp, ...possible].filter((time) => time <= at + NOTE_EVERY_MS);
      return past.length > 0 ? Math.min(at, Math.max(...past)) : at;
    },
    monotonicMs: monotonic,
  };

  return {
    clock,
    /** How far the machine's clock was from what was expected at the start; `undefined` where nothing was doubtful. */
    leapAtStart: (): Leap | undefined => {
      const expected = start.lagMs === null ? (before?.at ?? startWall) : start.now - start.lagMs;
      const offMs = startWall - expected;
      return offMs > SHORT_STOP_MS || offMs < -MINUTE_MS ? { wall: startWall, expected } : undefined;
    },
    /** Looks at the machine's clock, to be called every few seconds. Returns each leap once. */
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
    /** What the next start has to know. */
    note(): ClockNote {
      const at = now();
      return { schemaVersion: SCHEMA_VERSION, id: 'clock', at, lagMs, heldMs, ...tidy(from, shifts, at) };
    },
  };
}
