import { expect, test } from 'vitest';
import { createAddressHash } from './addressHash.ts';

test('all spellings of a mailbox have one hash, which another key changes', async () => {
  const hash = createAddressHash(new Uint8Array(32).fill(1));
  const ann = await hash('ann@example.org');
  expect(ann).toMatch(/^[0-9a-f]{64}$/);
  expect(await hash('Ann+iq@Example.org')).toBe(ann);
  expect(await hash('ann@example.com')).not.toBe(ann);
  expect(await createAddressHash(new Uint8Array(32).fill(2))('ann@example.org')).not.toBe(ann);
});
