import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { seededRandom } from '../testing/seededRandom.ts';
import { makeForm } from './figures/form.ts';
import { createFormStock } from './formStock.ts';

const { signal } = new AbortController();

/** A stock that rests for a turn only, its rests, and how many letters of seeds it has drawn: 16 for each form. */
function openStock() {
  const below = vi.fn(seededRandom(1).below);
  const rest = vi.fn((_ms: number) => setImmediate());
  return { ...createFormStock({ below }, rest), rest, formsBegun: () => below.mock.calls.length / 16 };
}

test('the seed of a form makes its questions again, in the language that was asked for', async () => {
  const { take, refill } = openStock();
  await refill(signal);
  for (const locale of [null, 'de-AT']) {
    const { seed, questions } = take(locale);
    expect(seed).toMatch(/^[a-z2-7]{16}$/);
    expect(questions).toEqual(makeForm(seed, locale));
  }
});

test('one form is made before anybody asks; then the stock is filled, what was taken is made again, and no form is handed out twice', async () => {
  const { take, refill, formsBegun } = openStock();
  const taken = [];
  for (const begun of [1, 1 + 8, 2 + 8]) {
    for (let turn = 0; turn < 2; turn += 1) {
      await refill(signal);
      expect(formsBegun()).toBe(begun);
    }
    taken.push(take(null));
  }
  for (let more = 0; more < 8; more += 1) taken.push(take(null));
  // when none is left one is made at once
  expect(formsBegun()).toBe(2 + 8 + 1);
  expect(new Set(taken.map(({ seed }) => seed)).size).toBe(11);
  const last = taken.at(-1);
  expect(last?.questions).toEqual(makeForm(last?.seed ?? '', null));
});

test('while forms are made, nine tenths of the time are free, and others never wait for long', async () => {
  const { refill, rest } = openStock();
  const clock = { now: 0 };
  // every look at the clock is an attempt at a question, and takes a millisecond
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now++);
  onTestFinished(() => void vi.restoreAllMocks());
  await refill(signal);
  const rests = rest.mock.calls.map(([ms]) => ms);
  expect(rests.length).toBeGreaterThan(20);
  expect(new Set(rests)).toEqual(new Set([45]));
});

test('a server that stops begins no further form', async () => {
  const { refill, take, formsBegun } = openStock();
  const stopping = new AbortController();
  const refilling = refill(stopping.signal);
  stopping.abort();
  await refilling;
  expect(formsBegun()).toBe(1);
  take(null);
  expect(formsBegun()).toBe(2);
});
