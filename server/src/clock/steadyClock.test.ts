import { expect, test } from 'vitest';
import { createMachine } from '../testing/machineClock.ts';
import { createSteadyClock } from './steadyClock.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;
const AT = Date.UTC(2026, 10, 26, 12);

/** Typical errors of clocks. */
const wrong: [string, number][] = [
  ['72 minutes ahead', 72 * MINUTE_MS],
  ['20 minutes behind', -20 * MINUTE_MS],
  ['26 hours ahead', 26 * HOUR_MS],
  ['731 days ahead', 731 * DAY_MS],
  ['two years behind', -2 * YEAR_MS],
  ['in 1970', -AT],
];

/** A server that has run for a week and is sure of the time. */
function settled() {
  const machine = createMachine(AT);
  machine.run(2 * HOUR_MS);
  expect(machine.isSure()).toBe(true);
  return machine;
}

test.each(wrong)(
  'a clock that is %s at one start changes no age, and is forgotten after the next',
  (_, offMs) => {
    const machine = settled();
    const { clock } = machine;
    const before = clock.now();
    machine.run(10 * MINUTE_MS);
    machine.restart(5 * SECOND_MS, offMs);
    const sure = clock.atLeast();
    expect(sure - before).toBeLessThan(11 * MINUTE_MS);
    // The time while the server was off doesn't count.
    expect(machine.ageOf(before)).toBe(10 * MINUTE_MS);
    machine.run(10 * MINUTE_MS);
    const during = clock.now();
    machine.run(10 * MINUTE_MS);
    expect(machine.ageOf(before)).toBe(30 * MINUTE_MS);
    expect(machine.ageOf(during)).toBe(10 * MINUTE_MS);
    expect(clock.atLeast() - sure).toBe(20 * MINUTE_MS);

    machine.restart(5 * SECOND_MS, 0);
    machine.run(10 * MINUTE_MS);
    expect(Math.abs(clock.now() - machine.time.true)).toBeLessThanOrEqual(5 * SECOND_MS);
    expect(machine.isSure()).toBe(true);
    expect(machine.ageOf(before)).toBe(40 * MINUTE_MS);
    expect(machine.ageOf(during)).toBe(20 * MINUTE_MS);
  },
);

test.each(wrong)(
  'a clock that jumps while the server runs, and is %s for half an hour, leaves no trace',
  (_, offMs) => {
    const machine = settled();
    machine.time.offMs = offMs;
    expect(machine.run(30 * MINUTE_MS)).toBe(1);
    expect(machine.clock.now()).toBe(machine.time.true);
    machine.time.offMs = 0;
    machine.run(30 * MINUTE_MS);
    expect(machine.clock.now()).toBe(machine.time.true);
    expect(machine.isSure()).toBe(true);
  },
);

test.each(wrong)('a first start with a clock that is %s and then right spoils no age', (_, offMs) => {
  const machine = createMachine(AT, offMs);
  machine.run(MINUTE_MS);
  const stamp = machine.clock.now();
  machine.run(20 * MINUTE_MS);
  machine.time.offMs = 0;
  machine.run(20 * MINUTE_MS);
  expect(machine.clock.now()).toBe(machine.time.true);
  expect(machine.ageOf(stamp)).toBe(40 * MINUTE_MS);
  machine.run(3 * DAY_MS);
  expect(machine.isSure()).toBe(true);
  if (offMs < 0) expect(machine.ageOf(stamp)).toBe(3 * DAY_MS + 40 * MINUTE_MS);
  // A clock that was less than these days ahead stored times that have passed since.
  else expect(machine.ageOf(stamp)).toBeLessThanOrEqual(3 * DAY_MS + 40 * MINUTE_MS);
});

test.each(wrong.filter(([, offMs]) => offMs > -YEAR_MS))(
  'a clock that stays %s is believed after an hour, and ages go on as they were',
  (_, offMs) => {
    const machine = settled();
    const stamp = machine.clock.now();
    machine.time.offMs = offMs;
    machine.run(50 * MINUTE_MS);
    expect(machine.clock.now()).toBe(machine.time.true);
    machine.run(20 * MINUTE_MS);
    expect(machine.clock.now()).toBe(machine.time.true + offMs);
    const believed = machine.clock.now();
    machine.run(5 * MINUTE_MS);
    expect(machine.ageOf(believed)).toBe(5 * MINUTE_MS);
    if (offMs > 0) expect(machine.ageOf(stamp)).toBe(75 * MINUTE_MS);
    // A time just before the clock went back may also be one after it: the younger one counts.
    else expect(machine.ageOf(stamp)).toBeLessThanOrEqual(75 * MINUTE_MS);
    machine.time.offMs = 0;
    machine.run(2 * HOUR_MS);
    expect(machine.clock.now()).toBe(machine.time.true);
  },
);

test('1970 is never believed, however long it holds, and what was stored then does not get old at once', () => {
  const machine = createMachine(AT, -AT);
  machine.run(3 * HOUR_MS);
  const stamp = machine.clock.now();
  expect(new Date(stamp).getUTCFullYear()).toBe(1970);
  machine.run(30 * DAY_MS);
  machine.restart(MINUTE_MS, 0);
  machine.run(DAY_MS);
  expect(machine.isSure()).toBe(true);
  expect(machine.clock.now()).toBe(machine.time.true);
  expect(machine.ageOf(stamp) / DAY_MS).toBeCloseTo(31, 1);
});

test('after a long stop the time is used at once, and is sure when it has held for an hour', () => {
  const machine = settled();
  const stamp = machine.clock.now();
  machine.restart(13 * DAY_MS);
  expect(machine.leapAtStart()).toEqual({ wall: machine.time.true, expected: stamp });
  expect(machine.clock.now()).toBe(machine.time.true);
  expect(machine.clock.atLeast()).toBe(stamp);
  machine.run(40 * MINUTE_MS);
  expect(machine.clock.atLeast()).toBe(stamp + 40 * MINUTE_MS);
  machine.restart(10 * SECOND_MS); // The correction survives a restart.
  machine.run(21 * MINUTE_MS);
  expect(machine.clock.atLeast()).toBe(machine.time.true);
  machine.run(6 * HOUR_MS);
  expect(machine.ageOf(stamp)).toBeGreaterThan(13 * DAY_MS);
});

test.each([15 * DAY_MS, 731 * DAY_MS])(
  'a start that is %i ms later ages nothing, however long that time holds',
  (ms) => {
    const machine = settled();
    const stamp = machine.clock.now();
    machine.restart(MINUTE_MS, ms);
    machine.run(30 * DAY_MS);
    expect(machine.isSure()).toBe(true);
    expect(machine.clock.now()).toBe(machine.time.true + ms);
    expect(machine.ageOf(stamp) / DAY_MS).toBeCloseTo(30, 1);
  },
);

test.each([
  ['in 1970', -AT],
  ['a month behind', -30 * DAY_MS],
])('a machine that starts %s uses the first right time at once', (_, offMs) => {
  const machine = settled();
  const stamp = machine.clock.now();
  machine.restart(2 * DAY_MS, offMs);
  machine.run(MINUTE_MS);
  machine.time.offMs = 0;
  machine.run(MINUTE_MS);
  expect(machine.clock.now()).toBe(machine.time.true);
  expect(machine.clock.atLeast()).toBeLessThan(stamp + HOUR_MS);
  machine.run(2 * HOUR_MS);
  expect(machine.isSure()).toBe(true);
  // Once: a later clock change is doubted.
  machine.time.offMs = DAY_MS;
  machine.run(10 * MINUTE_MS);
  expect(machine.clock.now()).toBe(machine.time.true);
});

test('starts again and again with the same wrong clock do not make it right sooner', () => {
  const machine = settled();
  const stamp = machine.clock.now();
  for (let i = 0; i < 20; i += 1) {
    machine.restart(MINUTE_MS, 731 * DAY_MS);
    machine.run(MINUTE_MS);
    expect(machine.clock.atLeast() - stamp).toBeLessThan(HOUR_MS);
  }
  machine.restart(MINUTE_MS, 0);
  machine.run(MINUTE_MS);
  expect(machine.ageOf(stamp)).toBe(21 * MINUTE_MS);
});

test('a restart of a few seconds is nothing to speak of, whatever happens to the time between', () => {
  const machine = settled();
  const stamp = machine.clock.now();
  for (let i = 0; i < 300; i += 1) {
    machine.restart(3 * SECOND_MS);
    expect(machine.leapAtStart()).toBeUndefined();
    expect(machine.run(MINUTE_MS)).toBe(0);
    expect(machine.isSure()).toBe(true);
  }
  expect(machine.clock.now()).toBe(machine.time.true);
  expect(machine.ageOf(stamp)).toBeLessThanOrEqual(300 * (MINUTE_MS + 3 * SECOND_MS));
  expect(machine.ageOf(stamp)).toBeGreaterThanOrEqual(100 * MINUTE_MS);
});

test('small steps of the machine are followed, and not reported', () => {
  const machine = settled();
  for (const stepMs of [900, -1500, 300]) {
    machine.time.offMs += stepMs;
    expect(machine.run(MINUTE_MS)).toBe(0);
    expect(machine.clock.now()).toBe(machine.time.true + machine.time.offMs);
  }
  expect(machine.isSure()).toBe(true);
});

test('a machine that slept has the right time, and the sleep does not count for what began before', () => {
  const machine = settled();
  const stamp = machine.clock.now();
  machine.run(10 * MINUTE_MS);
  machine.time.true += 8 * HOUR_MS;
  machine.time.asleepMs += 8 * HOUR_MS;
  expect(machine.run(MINUTE_MS)).toBe(0);
  expect(machine.clock.now()).toBe(machine.time.true);
  expect(machine.isSure()).toBe(true);
  expect(machine.ageOf(stamp)).toBe(11 * MINUTE_MS);
});

test.each([1, 2, 3, 5, 7, 11, 13, 17])(
  'jumps in all directions never make anything older than it is (%i)',
  (first) => {
    const machine = settled();
    const stamps: { stamp: number; at: number }[] = [];
    let seed = first;
    const below = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    const leaps = [0, 0, 0, ...wrong.map(([, offMs]) => offMs)];
    for (let i = 0; i < 200; i += 1) {
      stamps.push({ stamp: machine.clock.now(), at: machine.time.true });
      machine.time.offMs = leaps[below(leaps.length)] ?? 0;
      machine.run(below(20) * MINUTE_MS);
      if (below(4) === 0) machine.restart(below(30) * MINUTE_MS);
      // Times of the last hours: no test runs longer.
      for (const { stamp, at } of stamps.slice(-30)) {
        const trueAge = machine.time.true - at;
        if (trueAge < 3 * HOUR_MS) expect(machine.ageOf(stamp)).toBeLessThanOrEqual(trueAge);
        expect(machine.ageOf(stamp)).toBeGreaterThanOrEqual(0);
      }
      expect(machine.clock.atLeast()).toBeLessThanOrEqual(machine.clock.now());
    }
    machine.time.offMs = 0;
    machine.run(3 * HOUR_MS);
    expect([machine.clock.now(), machine.isSure()]).toEqual([machine.time.true, true]);
  },
);

test('a stamp from the future counts as one of now', () => {
  const sources = { wall: () => AT, monotonic: () => 0 };
  const { clock } = createSteadyClock(sources);
  expect(clock.corrected(AT + YEAR_MS)).toBe(AT);
});
