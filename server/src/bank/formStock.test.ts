import { expect, onTestFinished, test, vi } from 'vitest';
import { seededRandom } from '../testing/seededRandom.ts';
import { drawMatrices, makeForm } from './figures/form.ts';
import type { Matrix } from './figures/generate.ts';
import { createFormStock } from './formStock.ts';

const { below } = seededRandom(1);
/** Matrices shared by all forms of these tests, because drawing takes long. */
const matrices = drawMatrices('any');

/** A stock whose forms are made on the test's command. */
function openStock() {
  const begun: { seed: string; finish: () => void; fail: (error: Error) => void }[] = [];
  const make = (seed: string) =>
    new Promise<readonly Matrix[]>((resolve, reject) => {
      begun.push({ seed, finish: () => resolve(matrices), fail: reject });
    });
  return {
    ...createFormStock({ below }, make),
    seeds: () => begun.map(({ seed }) => seed),
    async finishNext() {
      await vi.waitFor(() => expect(begun.length).toBeGreaterThan(finished));
      begun[finished]?.finish();
      finished += 1;
      await Promise.resolve();
    },
    async failNext() {
      await vi.waitFor(() => expect(begun.length).toBeGreaterThan(finished));
      begun[finished]?.fail(new Error('the worker ended'));
      finished += 1;
    },
  };
}
let finished = 0;

function stopTime() {
  finished = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('the seed of a form makes its questions again, in the language that was asked for', async () => {
  const { take } = createFormStock({ below }, async (seed) => drawMatrices(seed));
  for (const locale of [null, 'de-AT']) {
    const { seed, questions } = await take(locale);
    expect(seed).toMatch(/^[a-z2-7]{16}$/);
    expect(questions).toEqual(makeForm(seed, locale));
  }
});

test('one form is made before anybody asks, then 32, and no form is given twice', async () => {
  const make = vi.fn(async () => matrices);
  const { take, refill } = createFormStock({ below }, make);
  for (let turn = 0; turn < 2; turn += 1) {
    await refill();
    expect(make).toHaveBeenCalledTimes(1);
  }
  const taken = [await take(null)];
  await refill();
  expect(make).toHaveBeenCalledTimes(1 + 32);
  for (let more = 0; more < 40; more += 1) taken.push(await take(null));
  expect(new Set(taken.map(({ seed }) => seed)).size).toBe(41);
});

test('forms are made one at a time; those who wait get them in their order, before the stock grows', async () => {
  stopTime();
  const { take, finishNext, seeds } = openStock();
  const waiting = [take(null), take(null), take('de')];
  for (let form = 1; form <= 3; form += 1) {
    await vi.waitFor(() => expect(seeds()).toHaveLength(form));
    await finishNext();
  }
  expect((await Promise.all(waiting)).map(({ seed }) => seed)).toEqual(seeds().slice(0, 3));
});

test('a visitor who would wait too long gets the time to return at once; one who waits too long, then', async () => {
  stopTime();
  const { take } = openStock();
  const waiting = Array.from({ length: 33 }, () => take(null));
  const ends = Promise.allSettled(waiting);
  // 0.3 s a form: the next one would take more than 10 s
  await expect(take(null)).rejects.toMatchObject({ code: 'questions_not_ready', retryAfterMs: 34 * 300 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(new Set((await ends).map(({ status }) => status))).toEqual(new Set(['rejected']));
  for (const end of waiting) await expect(end).rejects.toMatchObject({ code: 'questions_not_ready' });
  const later = take(null);
  await vi.advanceTimersByTimeAsync(9999);
  vi.useRealTimers();
  expect(await Promise.race([later, Promise.resolve('waits')])).toBe('waits');
  later.catch(() => undefined);
});

test('a form that can’t be made is refused to those who wait for it; the next refill tries again and says why', async () => {
  stopTime();
  const { take, refill, failNext, finishNext } = openStock();
  const waiting = Promise.allSettled([take(null), take(null)]);
  await failNext();
  for (const end of await waiting)
    expect(end).toMatchObject({ status: 'rejected', reason: { code: 'questions_not_ready' } });
  const refilling = refill();
  await failNext();
  await expect(refilling).rejects.toThrow('the worker ended');
  const next = take(null);
  await finishNext();
  expect(await next).toHaveProperty('questions');
});
