import { expect, test } from 'vitest';
import { createDelayedAddresses } from './delayedAddresses.ts';

/** Notes this address from its first try to its `most`th; returns the last result. */
function noteUntil(delayed: ReturnType<typeof createDelayedAddresses>, address: string, most: number) {
  let isFailing = false;
  for (let attempts = 1; attempts <= most; attempts += 1) isFailing = delayed.note(address, attempts);
  return isFailing;
}

test('one address never means that all emails fail, in any spelling', () => {
  const delayed = createDelayedAddresses();
  expect(noteUntil(delayed, 'ann@example.org', 60)).toBe(false);
  expect(noteUntil(delayed, 'ANN@example.org', 60)).toBe(false);
});

test('two that fail for long do, until something is sent', () => {
  const delayed = createDelayedAddresses();
  expect(noteUntil(delayed, 'ann@example.org', 30)).toBe(false);
  expect(noteUntil(delayed, 'bob@example.org', 9)).toBe(false);
  expect(delayed.note('bob@example.org', 10)).toBe(true);
  delayed.clear();
  expect(delayed.note('ann@example.org', 31)).toBe(false);
  expect(delayed.note('bob@example.org', 11)).toBe(false);
  expect(noteUntil(delayed, 'cid@example.org', 10)).toBe(false);
  expect(noteUntil(delayed, 'dan@example.org', 10)).toBe(true);
});

test('an address that failed before a restart does not count', () => {
  const delayed = createDelayedAddresses();
  for (const address of ['ann@example.org', 'bob@example.org']) expect(delayed.note(address, 20)).toBe(false);
});

test('of hundreds of addresses enough are kept', () => {
  const delayed = createDelayedAddresses();
  let isFailing = false;
  for (let attempts = 1; attempts <= 10; attempts += 1)
    for (let i = 0; i < 300; i += 1) isFailing = delayed.note(`v${i}@example.org`, attempts) || isFailing;
  expect(isFailing).toBe(true);
});
