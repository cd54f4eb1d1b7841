import { expect, test } from 'vitest';
import { atOnce } from './concurrency.ts';

test('so many entries are worked on at once, and no more', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await atOnce([1, 2, 3, 4, 5, 6, 7], 3, async (entry) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    done.push(entry);
  });
  expect(most).toBe(3);
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('an error keeps nothing else from being done, and is thrown at the end', async () => {
  const done: string[] = [];
  const work = atOnce(['a', 'b', 'c'], 1, async (entry) => {
    if (entry === 'a') throw new Error('no a');
    done.push(entry);
  });
  await expect(work).rejects.toThrow('no a');
  expect(done).toEqual(['b', 'c']);
});

test('a failing list is reported', async () => {
  async function* failing() {
    yield 1;
    throw new Error('no disk');
  }
  await expect(atOnce(failing(), 2, async () => {})).rejects.toThrow('no disk');
});
