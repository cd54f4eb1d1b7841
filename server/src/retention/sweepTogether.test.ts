import { expect, test } from 'vitest';
import { sweepTogether } from './sweepTogether.ts';

/** Sweeps ids; resolves to what was asked for, and what is left. */
async function sweep(count: number, options: Partial<Parameters<typeof sweepTogether>[0]> = {}) {
  const asked: number[] = [];
  const logged: unknown[] = [];
  let removed = 0;
  const left: string[] = [];
  for await (const id of sweepTogether({
    kind: 'unpaidTests',
    ids: (async function* () {
      for (let i = 0; i < count; i += 1) yield String(i);
    })(),
    isDue: (id) => !id.endsWith('7'),
    async remove(ids) {
      asked.push(ids.length);
      return ids.filter((each) => !each.endsWith('3'));
    },
    onRemoved(more) {
      removed += more;
    },
    log: { warn: (event, fields) => void logged.push({ event, fields }) },
    ...options,
  }))
    left.push(id);
  return { asked, removed, left, logged };
}

test('due documents are removed a few hundred at a time, and those that are left are removed alone', async () => {
  const { asked, removed, left, logged } = await sweep(1000);
  expect(asked).toEqual([500, 400]);
  expect(removed).toBe(800);
  expect(left).toEqual(Array.from({ length: 100 }, (_, i) => String(10 * i + 3)));
  expect(logged).toEqual([]);
  expect(await sweep(0)).toMatchObject({ asked: [], removed: 0, left: [] });
});

test('after a failure all are removed alone, and one warning tells it', async () => {
  const { removed, left, logged } = await sweep(1000, { remove: () => Promise.reject(new Error('away')) });
  expect([removed, left.length]).toEqual([0, 900]);
  expect(logged).toEqual([
    {
      event: 'not_removed_together',
      fields: { kind: 'unpaidTests', count: 900, cause: expect.stringContaining('away') },
    },
  ]);
});

test('nothing is removed after the end of the round', async () => {
  const ending = new AbortController();
  const { asked } = await sweep(5000, {
    signal: ending.signal,
    onRemoved: () => ending.abort(),
  });
  expect(asked).toEqual([500]);
});
