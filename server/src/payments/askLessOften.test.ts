import { expect, test, vi } from 'vitest';
import { createAskLessOften } from './askLessOften.ts';

test('a key is asked about once a second, then less and less often, and another one meanwhile', async () => {
  const time = { now: 0 };
  const askLessOften = createAskLessOften<number>({ monotonicMs: () => time.now });
  const ask = vi.fn(async () => time.now);
  const asked: number[] = [];
  for (; time.now < 600_000; time.now += 500) {
    const before = ask.mock.calls.length;
    await askLessOften('a', ask);
    if (ask.mock.calls.length > before) asked.push(time.now);
  }
  expect(asked.slice(0, 3)).toEqual([0, 1000, 2000]);
  expect((asked.at(-1) ?? 0) - (asked.at(-2) ?? 0)).toBe(60_000);
  expect(asked.length).toBeLessThan(40);
  await askLessOften('b', ask);
  expect(ask).toHaveBeenCalledTimes(asked.length + 1);
});

test('a question that was never put is put again at once', async () => {
  const askLessOften = createAskLessOften<string>({ monotonicMs: () => 0 }, () => true);
  await expect(askLessOften('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(await askLessOften('a', async () => 'answer')).toBe('answer');
});

test("a question in progress isn't asked again, however long it takes", async () => {
  const time = { now: 0 };
  const askLessOften = createAskLessOften<string>({ monotonicMs: () => time.now });
  let answer = (_: string) => {};
  const silence = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const ask = vi.fn(() => silence);
  const first = askLessOften('a', ask);
  time.now += 30_000;
  const second = askLessOften('a', ask);
  answer('answer');
  expect([await first, await second]).toEqual(['answer', 'answer']);
  expect(ask).toHaveBeenCalledOnce();
  await askLessOften('a', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});
